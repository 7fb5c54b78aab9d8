import type { SlotTypeName } from '../slot-types/slot-type.ts';
import { nearest } from '../text/spelling.ts';
import type { FlowFault } from './fault.ts';
import type { ValuePart } from './parts.ts';

/** Keys that a type does not look at, keys that it needs, codes that do not exist. */
export function typeFaults(part: ValuePart): readonly FlowFault[] {
  const { type } = part.value;
  if (type === undefined) return codeFaults(part);
  return [...needFaults(part, type), ...strayFaults(part, type), ...codeFaults(part)];
}

/** "a date", "an integer". */
export function named(type: SlotTypeName): string {
  return type === 'url' || !/^[aeiou]/.test(type) ? `a ${type}` : `an ${type}`;
}

/** Types whose values lie on a scale: they have limits, hard and soft. */
export const scales: readonly SlotTypeName[] = [
  'integer',
  'number',
  'percentage',
  'quantity',
  'money',
  'date',
  'time',
  'date-time',
  'date-range',
  'duration',
];

/** Types that are made of days: their limits are dates, and they lie ahead or behind. */
export const ofDays: readonly SlotTypeName[] = ['date', 'date-time', 'date-range'];

const needs = [
  { type: 'choice', key: 'options' },
  { type: 'list', key: 'items' },
] as const;

function needFaults({ path, written }: ValuePart, type: SlotTypeName): readonly FlowFault[] {
  return needs
    .filter((need) => need.type === type && !written.has(need.key))
    .map(({ key }) => ({ path: [...path, key], message: `${named(type)} needs "${key}"` }));
}

/** Which types look at a key; of the others it would be ignored. */
const owners: readonly {
  readonly key: string;
  readonly kind: string;
  readonly types: readonly SlotTypeName[];
  readonly who: string;
}[] = [
  { key: 'options', kind: 'options', types: ['choice'], who: 'only a choice has them' },
  { key: 'units', kind: 'units', types: ['quantity'], who: 'only a quantity has them' },
  { key: 'items', kind: 'items', types: ['list'], who: 'only a list has them' },
  {
    key: 'bias',
    kind: 'bias',
    types: ofDays,
    who: 'only a date has one',
  },
  { key: 'currency', kind: 'currency', types: ['money'], who: 'only money has one' },
  {
    key: 'region',
    kind: 'region',
    types: ['phone', 'date'],
    who: 'only a phone number and a date have one',
  },
  {
    key: 'checkDigits',
    kind: 'check digits',
    types: ['identifier'],
    who: 'only an identifier has them',
  },
  {
    key: 'softLimits',
    kind: 'soft limits',
    types: scales,
    who: 'numbers, percentages, quantities, money, dates, times and durations have them',
  },
];

function strayFaults(
  { path, written, options }: ValuePart,
  type: SlotTypeName,
): readonly FlowFault[] {
  const stray = owners
    .filter(({ key, types }) => written.has(key) && !types.includes(type))
    .map(({ key, kind, who }) => ({
      path: [...path, key],
      message: `${named(type)} has no ${kind}`,
      remedy: who,
    }));
  const counts = ['integer', 'number'].includes(type) || options.some(hasRange);
  if (!written.has('unit') || counts) return stray;
  const remedy =
    type === 'quantity'
      ? 'name what it is counted in under "units"'
      : 'only a number and a choice with ranges have one';
  return [...stray, { path: [...path, 'unit'], message: `${named(type)} has no unit`, remedy }];
}

function hasRange({ written }: { readonly written: ReadonlySet<string> }): boolean {
  return written.has('range');
}

function codeFaults({ path, value: { currency, region } }: ValuePart): readonly FlowFault[] {
  const faults: FlowFault[] = [];
  const currencies = Intl.supportedValuesOf('currency');
  if (currency !== undefined && !currencies.includes(currency)) {
    const meant = nearest(currency, currencies, 1);
    const fault = { path: [...path, 'currency'], message: `there is no currency "${currency}"` };
    faults.push(meant ? { ...fault, remedy: `did you mean "${meant}"?` } : fault);
  }
  for (const [at, code] of [region ?? []].flat().entries()) {
    if (regionNames.of(code) !== undefined) continue;
    const place = Array.isArray(region) ? ['region', at] : ['region'];
    faults.push({ path: [...path, ...place], message: `there is no country "${code}"` });
  }
  return faults;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
