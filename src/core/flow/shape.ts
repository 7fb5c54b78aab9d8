import type { z } from 'zod';
import { nearest } from '../text/spelling.ts';
import type { FlowFault } from './fault.ts';
import { describeNodes, isLocalised, keysOf, nodesAt } from './schema-nodes.ts';

type Issue = z.core.$ZodIssue;
type Path = FlowFault['path'];

/** What the schema finds in `source`, in an author's words: keys that are unknown, missing or wrong. */
export function shapeFaults(issues: readonly Issue[], source: unknown): readonly FlowFault[] {
  return issues.flatMap((issue) => faultsOf(issue, [], source));
}

function faultsOf(issue: Issue, parent: Path, source: unknown): readonly FlowFault[] {
  const path = [...parent, ...(issue.path as (string | number)[])];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key));
  const value = valueAt(source, path);
  if (value === undefined) return [absent(path, 'is missing')];
  if (value === null) return [absent(path, 'is empty')];
  if (issue.code !== 'invalid_union') return [{ path, ...wrong(issue, path, value) }];
  const meant = issue.errors.find((branch) => branch.every((inner) => !isOfOtherKind(inner)));
  if (meant) return meant.flatMap((inner) => faultsOf(inner, path, source));
  return [{ path, ...wrongKind(path, value) }];
}

/** A branch of a union that failed at its root was not the one its author meant. */
function isOfOtherKind(issue: Issue): boolean {
  return issue.path.length === 0 && ['invalid_type', 'invalid_value'].includes(issue.code);
}

function unknownKey(path: Path, key: string): FlowFault {
  const here = nodesAt(path);
  const known = keysOf(here);
  const fault = { path: [...path, key] };
  if (isLocalised(here)) {
    return { ...fault, message: `unknown language "${key}"`, remedy: `known: ${known.join(', ')}` };
  }
  return { ...fault, message: `unknown key "${key}"`, remedy: remedyFor(path, key, known) };
}

function remedyFor(path: Path, key: string, known: readonly string[]): string {
  if (known.includes(key)) return 'it does not go with the other keys here';
  const meant = nearest(key, known);
  if (meant) return `did you mean "${meant}"?`;
  const inside = known.find((name) => keysOf(nodesAt([...path, name])).includes(key));
  if (inside) return `it belongs under "${inside}"`;
  const above = path.findLastIndex((_, depth) =>
    keysOf(nodesAt(path.slice(0, depth))).includes(key),
  );
  if (above !== -1) return `it belongs beside "${String(path[above])}", not under it`;
  return `known here: ${known.join(', ')}`;
}

function absent(path: Path, how: string): FlowFault {
  if (path.length === 0) return { path, message: 'there is no flow here' };
  const message = `${nameOf(path)} ${how}`;
  const purpose = nodesAt(path).find((node) => node.description)?.description;
  return purpose === undefined ? { path, message } : { path, message, remedy: purpose };
}

type Wrong = Pick<FlowFault, 'message' | 'remedy'>;

function wrong(issue: Issue, path: Path, value: unknown): Wrong {
  const name = nameOf(path);
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(path, value);
    case 'invalid_value': {
      const meant = nearest(String(value), issue.values.map(String));
      const message = `${name} must be ${describeNodes(nodesAt(path))}`;
      return meant ? { message, remedy: `did you mean "${meant}"?` } : { message };
    }
    case 'invalid_format':
      return { message: `${name} cannot be "${String(value)}"`, remedy: issue.message };
    case 'too_small':
      return { message: `${name} ${tooSmall(issue)}` };
    case 'too_big':
      return { message: `${name} ${tooBig(issue)}` };
    default:
      return { message: `${name}: ${issue.message}` };
  }
}

function wrongKind(path: Path, value: unknown): Wrong {
  const nodes = nodesAt(path);
  const message = `${nameOf(path)} must be ${describeNodes(nodes)}`;
  const types = nodes.map((node) => node.type);
  if (types.includes('string') && ['number', 'boolean'].includes(typeof value)) {
    return { message, remedy: `put it in quotes: "${String(value)}"` };
  }
  if (types.includes('string') && isSplitText(value)) {
    return { message, remedy: 'put a text with a colon in quotes' };
  }
  if (types.includes('array') && typeof value === 'string') {
    return { message, remedy: `put it in brackets: [${value}]` };
  }
  if (types.includes('boolean') && /^(yes|no|on|off)$/i.test(String(value))) {
    return { message, remedy: `write ${/^(yes|on)$/i.test(String(value))}` };
  }
  if ((types.includes('number') || types.includes('integer')) && isNumeral(value)) {
    return { message, remedy: `write it without quotes: ${value}` };
  }
  return { message };
}

/** `- Note: it hurts`, which YAML takes for a key and its value. */
function isSplitText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length === 1 && entries.every(([key, text]) => /\s/.test(`${key} ${String(text)}`))
  );
}

function isNumeral(value: unknown): boolean {
  return typeof value === 'string' && /^-?\d+$/.test(value.trim());
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  const least = Number(issue.minimum);
  if (issue.origin === 'string') return 'is empty';
  if (issue.origin === 'array') return `takes ${issue.exact ? '' : 'at least '}${entries(least)}`;
  return issue.inclusive ? `must be at least ${least}` : `must be more than ${least}`;
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  const most = Number(issue.maximum);
  if (issue.origin === 'string') return `takes at most ${most} characters`;
  if (issue.origin === 'array') return `takes ${issue.exact ? '' : 'at most '}${entries(most)}`;
  return `must be at most ${most}`;
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

/** The key at the end of a path, or the place in the list that it leads to. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'a flow';
  if (typeof last === 'string') return `"${last}"`;
  return `entry ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

function valueAt(source: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as never)[part] : undefined,
    source,
  );
}
