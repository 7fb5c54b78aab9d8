import { dateLimit, timeMs } from '../../flow/limit.ts';
import type { SlotSpec } from '../../flow/spec.ts';
import type { Value } from '../../value.ts';
import { durationSeconds } from '../duration.ts';
import { amountOf } from '../money.ts';
import { inFirstUnit } from '../quantity.ts';

/**
 * Whether a value lies outside the slot's soft limits and so needs an explicit yes (contract 3).
 * `today`, an ISO date, is what limits such as "today+30d" count from; without it those do not count.
 */
export function isUnusual(value: Value, slot: SlotSpec, today?: string): boolean {
  const { min, max } = slot.softLimits ?? {};
  const [first, last = first] = slot.type === 'date-range' ? String(value).split('/') : [value];
  const lowest = measure(first ?? value, slot, today);
  const highest = measure(last ?? value, slot, today);
  const least = min === undefined ? undefined : measure(min, slot, today);
  const most = max === undefined ? undefined : measure(max, slot, today);
  if (lowest === undefined || highest === undefined) return false;
  return (least !== undefined && lowest < least) || (most !== undefined && highest > most);
}

/** A value or limit of the slot on one scale; absent where it has none. */
function measure(value: Value, slot: SlotSpec, today = ''): number | undefined {
  switch (slot.type) {
    case 'integer':
    case 'number':
    case 'percentage':
      return typeof value === 'number' ? value : undefined;
    case 'money':
      return typeof value === 'number' ? value : amountOf(value);
    case 'quantity':
      return typeof value === 'number' ? value : inFirstUnit(value, slot);
    case 'date':
    case 'date-range': {
      const day = typeof value === 'string' ? dateLimit(value, today) : undefined;
      return day === undefined ? undefined : Date.parse(day);
    }
    case 'date-time': {
      const day = typeof value === 'string' ? dateLimit(value.slice(0, 10), today) : undefined;
      return day === undefined ? undefined : Date.parse(day);
    }
    case 'time':
      return typeof value === 'string' ? timeMs(value) : undefined;
    case 'duration':
      return typeof value === 'string' ? durationSeconds(value) : undefined;
    default:
      return undefined;
  }
}
