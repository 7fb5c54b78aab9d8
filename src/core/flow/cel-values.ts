import { Duration } from '@marcbachmann/cel-js/evaluator';
import type { SharedFile } from '../input.ts';
import type { SlotTypeName } from '../slot-types/slot-type.ts';
import type { Value } from '../value.ts';
import { dateMs, durationMs, momentMs, timeMs } from './limit.ts';
import type { ItemSpec } from './spec.ts';

/** What tells how a slot is seen in an expression. Absent types are those with a fault of their own. */
export type Seen = Partial<Pick<ItemSpec, 'options'>> & {
  readonly type?: SlotTypeName | undefined;
  readonly items?: Seen | undefined;
};

export const dateType = 'google.protobuf.Timestamp';
export const durationType = 'google.protobuf.Duration';
export const rangeType = 'DateRange';
export const moneyType = 'Money';
export const quantityType = 'Quantity';
export const locationType = 'Location';
export const fileType = 'File';

/** The CEL type of a slot's values. */
export function celType({ type = 'text', items = {} }: Seen): string {
  return type === 'list' ? `list<${celType(items)}>` : celTypes[type];
}

const celTypes: Readonly<Record<Exclude<SlotTypeName, 'list'>, string>> = {
  text: 'string',
  identifier: 'string',
  person: 'string',
  organisation: 'string',
  place: 'string',
  address: 'string',
  phrase: 'string',
  email: 'string',
  phone: 'string',
  url: 'string',
  choice: 'string',
  integer: 'int',
  number: 'double',
  boolean: 'bool',
  percentage: 'double',
  quantity: quantityType,
  money: moneyType,
  date: dateType,
  'date-time': dateType,
  'date-range': rangeType,
  time: durationType,
  duration: durationType,
  location: locationType,
  file: fileType,
};

/**
 * A canonical value as CEL sees it. Dates are instants at midnight in UTC, so that they compare and
 * count as days, and points in time are as their clocks show; a time of the day is the duration since midnight. Throws on a value that is not of
 * the slot's type, which is a bug of whoever stored it.
 */
export function celValue(value: Value, { type, items = {} }: Seen): unknown {
  switch (type) {
    case 'integer':
      return BigInt(value as number);
    case 'number':
    case 'percentage':
      return Number(value);
    case 'money': {
      const { amount, currency } = value as { readonly amount: string; readonly currency: string };
      return { value: Number(amount), currency };
    }
    case 'quantity': {
      const { amount, unit } = value as { readonly amount: number; readonly unit: string };
      return { value: Number(amount), unit };
    }
    case 'file': {
      const { name, mimeType = '', size = 0 } = value as Partial<SharedFile>;
      return { name, mimeType, size: BigInt(size) };
    }
    case 'date':
      return new Date(known(dateMs(String(value)), value));
    case 'date-time':
      return new Date(known(momentMs(String(value)), value));
    case 'date-range': {
      const [start, end] = String(value)
        .split('/')
        .map((day) => new Date(known(dateMs(day), value)));
      return { start, end };
    }
    case 'time':
      return new Duration(known(timeMs(String(value)), value) / 1000);
    case 'duration':
      return new Duration(known(durationMs(String(value)), value) / 1000);
    case 'list':
      return (value as readonly Value[]).map((item) => celValue(item, items));
    default:
      return value;
  }
}

function known(ms: number | undefined, value: Value): number {
  if (ms === undefined) throw new Error(`not a value of its type: ${JSON.stringify(value)}`);
  return ms;
}
