import { expect, test } from 'vitest';
import { isUnusual } from '../../src/core/slot-types/amounts/unusual.ts';
import type { Value } from '../../src/core/value.ts';
import { slotOf } from './reading.ts';

const today = '2026-03-04';

test.each<[string, object, Value, boolean]>([
  ['integer', { max: 20 }, 20, false],
  ['integer', { max: 20 }, 21, true],
  ['number', { min: 0.5 }, 0.4, true],
  ['percentage', { max: 50 }, 50.5, true],
  ['quantity', { max: 5 }, { amount: 5, unit: 'kg' }, false],
  ['quantity', { max: 5 }, { amount: 5001, unit: 'g' }, true],
  ['quantity', { min: 5 }, { amount: 11, unit: 'lb' }, true],
  ['money', { max: 1000 }, { amount: '1000', currency: 'EUR' }, false],
  ['money', { max: 1000 }, { amount: '1000.01', currency: 'EUR' }, true],
  ['date', { max: 'today+30d' }, '2026-04-03', false],
  ['date', { max: 'today+30d' }, '2026-04-04', true],
  ['date', { min: '2026-01-01' }, '2025-12-31', true],
  ['time', { min: '08:00' }, '07:59', true],
  ['duration', { max: 'P14D' }, 'P15D', true],
  ['duration', { max: 'P14D' }, 'PT48H', false],
  ['duration', { max: 'P1M' }, 'P30D', false],
  ['text', { max: 5 }, 'long enough', false],
])('%s within %j: %j is unusual: %s', (type, softLimits, value, unusual) => {
  expect(
    isUnusual(
      value,
      slotOf({ type, label: 'answer', softLimits, units: ['kg', 'g', 'lb'] }),
      today,
    ),
  ).toBe(unusual);
});

test('a slot without soft limits has nothing unusual', () => {
  expect(isUnusual(1e9, slotOf({ type: 'integer', label: 'answer' }))).toBe(false);
});
