import type { SlotTypeName } from '../slot-types/slot-type.ts';
import type { FlowFault } from './fault.ts';
import { dateLimit, durationMs, timeMs } from './limit.ts';
import type { ValuePart } from './parts.ts';
import { longestMatch, matchesPattern, patternFault } from './pattern.ts';
import { saidIn } from './said.ts';
import type { Limits } from './spec.ts';
import { named, ofDays, scales } from './type-faults.ts';

/** What is wrong with hard and soft limits: not of the type, upside down, or without effect. */
export function limitFaults(part: ValuePart): readonly FlowFault[] {
  const { type, limits, softLimits } = part.value;
  if (type === undefined) return [];
  const path = [...part.path, 'limits'];
  const softPath = [...part.path, 'softLimits'];
  const faults: FlowFault[] = [];
  if (limits) faults.push(...strangeFaults(path, limits, type), ...orderFaults(path, limits, type));
  if (limits && type === 'identifier') faults.push(...patternFaults(part, limits));
  if (softLimits && scales.includes(type)) {
    faults.push(...orderFaults(softPath, softLimits, type));
    faults.push(...softFaults(softPath, softLimits, limits ?? {}, type));
  }
  return faults;
}

/** What each type can be limited by: a limit that its type does not look at would be ignored. */
const limitsOfType: Readonly<Record<SlotTypeName, readonly (keyof Limits)[]>> = {
  text: ['minLength', 'maxLength'],
  identifier: ['minLength', 'maxLength', 'pattern'],
  person: ['minLength', 'maxLength'],
  organisation: ['minLength', 'maxLength'],
  place: ['minLength', 'maxLength'],
  address: ['minLength', 'maxLength'],
  phrase: ['minLength', 'maxLength'],
  email: [],
  phone: [],
  url: [],
  location: [],
  file: [],
  integer: ['min', 'max'],
  number: ['min', 'max'],
  percentage: ['min', 'max'],
  quantity: ['min', 'max'],
  money: ['min', 'max'],
  date: ['min', 'max'],
  time: ['min', 'max'],
  'date-time': ['min', 'max'],
  'date-range': ['min', 'max'],
  duration: ['min', 'max'],
  boolean: [],
  choice: [],
  list: ['minItems', 'maxItems'],
};

function strangeFaults(
  path: FlowFault['path'],
  limits: Limits,
  type: SlotTypeName,
): readonly FlowFault[] {
  const allowed = limitsOfType[type];
  return (Object.keys(limits) as (keyof Limits)[])
    .filter((key) => !allowed.includes(key))
    .map((key) => ({
      path: [...path, key],
      message: `${named(type)} has no limit "${key}"`,
      remedy: allowed.length > 0 ? `it has ${allowed.join(', ')}` : 'it has no limits at all',
    }));
}

const pairs = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Ends that the type cannot read, and ends the wrong way round. */
function orderFaults(
  path: FlowFault['path'],
  limits: Limits,
  type: SlotTypeName,
): readonly FlowFault[] {
  return pairs.flatMap(([low, high]) => {
    if (low === 'min' && !scales.includes(type)) return [];
    const ends = [low, high].flatMap((key) => {
      const limit = limits[key];
      return limit === undefined ? [] : [{ key, limit, size: sizeOf(limit, type, key) }];
    });
    const unread = ends.filter(({ size }) => size === undefined);
    if (unread.length > 0) return unread.map((end) => unreadable([...path, end.key], type));
    const [least, most] = ends;
    if (!least || !most || !isAbove(least, most)) return [];
    const message = `"${low}" ${least.limit} is above "${high}" ${most.limit}`;
    return [{ path: [...path, low], message }];
  });
}

interface End {
  readonly limit: number | string;
  readonly size: number | undefined;
}

/** Never known of a fixed date and one that moves with today. */
function isAbove(one: End, other: End): boolean {
  if (one.size === undefined || other.size === undefined) return false;
  return isMoving(one.limit) === isMoving(other.limit) && one.size > other.size;
}

function isMoving(limit: number | string): boolean {
  return String(limit).startsWith('to');
}

/** A number by which limits of a type compare; undefined where the type cannot read it. */
function sizeOf(limit: number | string, type: SlotTypeName, key: string): number | undefined {
  if (!['min', 'max'].includes(key)) return Number(limit);
  if (typeof limit === 'number') {
    if (type === 'integer') return Number.isSafeInteger(limit) ? limit : undefined;
    return numeric.has(type) ? limit : undefined;
  }
  if (type === 'time') return timeMs(limit);
  if (type === 'duration') return durationMs(limit);
  if (!ofDays.includes(type)) return undefined;
  const day = dateLimit(limit, '2000-01-01');
  return day === undefined ? undefined : Date.parse(day);
}

/** Types whose limits are numbers of any kind. */
const numeric: ReadonlySet<SlotTypeName> = new Set(['number', 'percentage', 'quantity', 'money']);

function unreadable(path: FlowFault['path'], type: SlotTypeName): FlowFault {
  const [what, remedy] = limitForms[type] ?? ['a number'];
  const message = `"${path.at(-1)}" must be ${what}`;
  return remedy === undefined ? { path, message } : { path, message, remedy };
}

const limitForms: Partial<Record<SlotTypeName, readonly [what: string, remedy?: string]>> = {
  integer: ['a whole number'],
  date: ['a date', 'write it as 2026-12-31, today, tomorrow or today+30d'],
  'date-time': ['a date', 'write it as 2026-12-31, today, tomorrow or today+30d'],
  'date-range': ['a date', 'write it as 2026-12-31, today, tomorrow or today+30d'],
  time: ['a time', 'write it as "09:30"'],
  duration: ['a duration', 'write it as ISO 8601 does: PT90M, PT8H, P14D'],
};

function softFaults(
  path: FlowFault['path'],
  soft: Limits,
  hard: Limits,
  type: SlotTypeName,
): readonly FlowFault[] {
  if (soft.min === undefined && soft.max === undefined) {
    return [{ path, message: 'these limits have no end', remedy: 'give a min, a max or both' }];
  }
  return (['min', 'max'] as const).flatMap((key) => {
    const [one, other] = [endOf(soft, key, type), endOf(hard, key, type)];
    if (!one || !other) return [];
    const inside = key === 'min' ? isAbove(one, other) : isAbove(other, one);
    if (inside || isMoving(one.limit) !== isMoving(other.limit)) return [];
    const message = `"limits" already refuse what is ${key === 'min' ? 'below' : 'above'} ${other.limit}`;
    return [{ path: [...path, key], message, remedy: 'soft limits lie inside of them' }];
  });
}

function endOf(limits: Limits, key: 'min' | 'max', type: SlotTypeName): End | undefined {
  const limit = limits[key];
  const size = limit === undefined ? undefined : sizeOf(limit, type, key);
  return limit === undefined || size === undefined ? undefined : { limit, size };
}

function patternFaults({ path, value }: ValuePart, limits: Limits): readonly FlowFault[] {
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
