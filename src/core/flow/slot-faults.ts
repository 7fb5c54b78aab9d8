import type { SlotTypeName } from '../slot-types/slot-type.ts';
import type { FlowFault } from './fault.ts';
import { optionFaults } from './option-faults.ts';
import type { SlotPart } from './parts.ts';
import { longestMatch, matchesPattern, patternFault } from './pattern.ts';
import { repeats, saidIn } from './said.ts';
import type { Limits } from './spec.ts';

/** What is wrong with one slot although each of its keys is well-formed. */
export function slotFaults(slot: SlotPart): readonly FlowFault[] {
  return [...askFaults(slot), ...typeFaults(slot), ...limitFaults(slot), ...optionFaults(slot)];
}

/** What each type can be limited by: a limit that its type does not look at would be ignored. */
const limitsOfType: Readonly<Record<SlotTypeName, readonly (keyof Limits)[]>> = {
  text: ['minLength', 'maxLength'],
  identifier: ['minLength', 'maxLength', 'pattern'],
  person: ['minLength', 'maxLength'],
  organisation: ['minLength', 'maxLength'],
  email: [],
  integer: ['min', 'max'],
  boolean: [],
  choice: [],
};

function askFaults({ path, value: { ask, required } }: SlotPart): readonly FlowFault[] {
  if (ask === 'never' && required) {
    return [
      {
        path: [...path, 'ask'],
        message: 'a required slot that is never asked could never be completed',
        remedy: 'add "required: false", or ask for it',
      },
    ];
  }
  if (typeof ask !== 'object') return [];
  const wordings = [
    ...saidIn(ask.first, [...path, 'ask', 'first']),
    ...saidIn(ask.again, [...path, 'ask', 'again']),
  ];
  return repeats(wordings).map(({ again }) => ({
    path: again.path,
    message: 'the second question is the first one again',
    remedy: 'ask in other words, with help; or leave it out',
  }));
}

function typeFaults({ path, value: { type }, written, options }: SlotPart): readonly FlowFault[] {
  if (type === undefined) return [];
  const faults: FlowFault[] = [];
  if (type === 'choice' && !written.has('options')) {
    faults.push({ path: [...path, 'options'], message: 'a choice needs "options"' });
  }
  if (type !== 'choice' && written.has('options')) {
    faults.push({
      path: [...path, 'options'],
      message: `${named(type)} has no options`,
      remedy: 'only a choice has them',
    });
  }
  const counts = type === 'integer' || options.some((option) => option.written.has('range'));
  if (written.has('unit') && !counts) {
    faults.push({
      path: [...path, 'unit'],
      message: `${named(type)} has no unit`,
      remedy: 'only an integer and a choice with ranges have one',
    });
  }
  return faults;
}

function limitFaults(slot: SlotPart): readonly FlowFault[] {
  const { type, limits } = slot.value;
  if (type === undefined || limits === undefined) return [];
  const path = [...slot.path, 'limits'];
  const allowed = limitsOfType[type];
  const strange = (Object.keys(limits) as (keyof Limits)[]).filter((key) => !allowed.includes(key));
  return [
    ...strange.map((key) => ({
      path: [...path, key],
      message: `${named(type)} has no limit "${key}"`,
      remedy: allowed.length > 0 ? `it has ${allowed.join(', ')}` : 'it has no limits at all',
    })),
    ...orderFaults(path, limits),
    ...(type === 'integer' ? wholeFaults(path, limits) : []),
    ...(type === 'identifier' ? patternFaults(slot, limits) : []),
  ];
}

function orderFaults(path: FlowFault['path'], limits: Limits): readonly FlowFault[] {
  const pairs = [
    ['min', 'max'],
    ['minLength', 'maxLength'],
  ] as const;
  return pairs.flatMap(([low, high]) => {
    const [least, most] = [limits[low], limits[high]];
    if (least === undefined || most === undefined || least <= most) return [];
    return [{ path: [...path, low], message: `"${low}" ${least} is above "${high}" ${most}` }];
  });
}

function wholeFaults(path: FlowFault['path'], limits: Limits): readonly FlowFault[] {
  return (['min', 'max'] as const)
    .filter((key) => limits[key] !== undefined && !Number.isSafeInteger(limits[key]))
    .map((key) => ({ path: [...path, key], message: `"${key}" must be a whole number` }));
}

function patternFaults({ path, value }: SlotPart, limits: Limits): readonly FlowFault[] {
  const { pattern, maxLength } = limits;
  if (pattern === undefined) return [];
  const fault = patternFault(pattern);
  if (fault) return [{ path: [...path, 'limits', 'pattern'], ...fault }];
  const faults: FlowFault[] = [];
  if (maxLength !== undefined && maxLength > longestMatch) {
    faults.push({
      path: [...path, 'limits', 'maxLength'],
      message: `with a pattern "maxLength" must be at most ${longestMatch}`,
    });
  }
  for (const example of saidIn(value.examples, [...path, 'examples'])) {
    if (matchesPattern(pattern, example.text)) continue;
    faults.push({
      path: example.path,
      message: `the example "${example.text}" does not match the pattern`,
    });
  }
  return faults;
}

function named(type: SlotTypeName): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
