import { nearest } from '../text/spelling.ts';
import { readExpression } from './cel.ts';
import type { SeenSlots } from './cel-review.ts';
import type { FlowFault } from './fault.ts';
import type { FlowParts } from './parts.ts';
import { repeats, saidIn } from './said.ts';

/** What is wrong with conditions and rules: as expressions, and in what they do to slots. */
export function ruleFaults(parts: FlowParts): readonly FlowFault[] {
  const slots: SeenSlots = new Map(
    parts.slots.flatMap(({ value }) => (value.id === undefined ? [] : [[value.id, value]])),
  );
  return [...conditionFaults(parts, slots), ...requirementFaults(parts, slots)];
}

interface Read {
  readonly slots: readonly string[];
  readonly faults: readonly FlowFault[];
}

function read(text: string, path: FlowFault['path'], slots: SeenSlots): Read {
  const result = readExpression(text, slots);
  if (result.ok) return { slots: result.expression.slots, faults: [] };
  return { slots: result.slots, faults: result.faults.map((fault) => ({ path, ...fault })) };
}

function conditionFaults({ slots: parts }: FlowParts, slots: SeenSlots): readonly FlowFault[] {
  const conditions = parts.flatMap(({ path, value: { id, when } }) =>
    id === undefined || when === undefined
      ? []
      : [{ id, path: [...path, 'when'], ...read(when, [...path, 'when'], slots) }],
  );
  const needs = new Map(conditions.map((condition) => [condition.id, condition.slots]));
  return conditions.flatMap(({ id, path, faults }) => {
    const circle = wayBack(id, id, needs);
    if (circle === undefined) return faults;
    const message =
      circle.length === 1
        ? `whether "${id}" is taken cannot depend on itself`
        : `whether "${id}" is taken depends on itself: ${[...circle, id].join(' → ')}`;
    return [...faults, { path, message }];
  });
}

/** The shortest chain of conditions that leads from `from` to `target`, `from` first. */
function wayBack(
  from: string,
  target: string,
  needs: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[from]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of needs.get(way.at(-1) ?? '') ?? []) {
      if (next === target) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

function requirementFaults(parts: FlowParts, slots: SeenSlots): readonly FlowFault[] {
  const neverAsked = parts.slots.flatMap(({ value }) =>
    value.ask === 'never' ? (value.id ?? []) : [],
  );
  return parts.rules.flatMap(({ path, value: { require, reopen } }) => {
    const ids = saidIn(reopen, [...path, 'reopen']);
    const twice = repeats(ids).map(({ again }) => ({
      path: again.path,
      message: `"${again.text}" stands twice`,
    }));
    const rule = require === undefined ? none : read(require, [...path, 'require'], slots);
    const strange = ids.flatMap(({ text, path }): readonly FlowFault[] => {
      if (!slots.has(text)) {
        const meant = nearest(text, slots.keys());
        const message = `there is no slot "${text}"`;
        return [meant ? { path, message, remedy: `did you mean "${meant}"?` } : { path, message }];
      }
      if (neverAsked.includes(text)) {
        return [{ path, message: `"${text}" is never asked, so it cannot be asked again` }];
      }
      if (rule.slots.length === 0 || rule.slots.includes(text)) return [];
      const message = `the rule does not depend on "${text}", so another answer cannot mend it`;
      return [{ path, message, remedy: `it depends on ${rule.slots.join(', ')}` }];
    });
    return [...rule.faults, ...twice, ...strange];
  });
}

const none: Read = { slots: [], faults: [] };
