import { describe, expect, test } from 'vitest';
import type { SlotSpec } from '../../src/core/flow/spec.ts';
import { slotSchema } from '../../src/core/flow/spec-slot.ts';
import { fieldText, readField } from '../../src/core/form/field.ts';
import { languages } from '../../src/core/language/index.ts';
import type { Value } from '../../src/core/value.ts';

const context = { language: languages.en, nowMs: Date.UTC(2026, 2, 1), timeZone: 'UTC' };

function slot(given: Partial<SlotSpec> & Pick<SlotSpec, 'type'>): SlotSpec {
  return slotSchema.parse({ id: 'it', label: 'it', ...given });
}

const options = [
  { id: 'small', label: 'Small' },
  { id: 'large', label: 'Large one' },
];

describe('what stands in a field reads as the value again', () => {
  test.each<[SlotSpec, Value]>([
    [slot({ type: 'text' }), 'two words'],
    [slot({ type: 'identifier' }), '007123'],
    [slot({ type: 'integer' }), 12],
    [slot({ type: 'number' }), 1.5],
    [slot({ type: 'percentage' }), 0.5],
    [slot({ type: 'quantity', units: ['kg'] }), { amount: 1234.5, unit: 'kg' }],
    [slot({ type: 'boolean' }), false],
    [slot({ type: 'choice', options }), 'large'],
    [slot({ type: 'date' }), '2026-04-03'],
    [slot({ type: 'time' }), '07:30'],
    [slot({ type: 'money', currency: 'EUR' }), { amount: '4200', currency: 'EUR' }],
    [slot({ type: 'email' }), 'dana@northwind.example'],
    [slot({ type: 'location' }), { latitude: -52.520008, longitude: 13.4 }],
    [slot({ type: 'list', items: { type: 'choice', options } }), ['large', 'small']],
    [slot({ type: 'list', items: { type: 'text' } }), ['one', 'two']],
  ])('$type', (spec, value) => {
    const text = fieldText(value, spec, 'en');
    expect(readField(text, spec, context)).toMatchObject({ kind: 'value', value });
    expect(readField(text, spec, context, value)).toEqual({
      kind: 'value',
      value,
      basis: 'stated',
    });
  });
});

describe('what is no value is refused with a reason', () => {
  test.each<[SlotSpec, string, string]>([
    [slot({ type: 'date', limits: { min: '2026-03-02' } }), '2026-03-01', 'too-early'],
    [slot({ type: 'integer', limits: { max: 5 } }), '6', 'too-large'],
    [slot({ type: 'percentage', limits: { max: 100 } }), '101', 'too-large'],
    [slot({ type: 'quantity', units: ['kg'] }), '5 km', 'other-unit'],
    [slot({ type: 'quantity' }), '5', 'no-unit'],
    [slot({ type: 'email' }), 'dana', 'format'],
    [slot({ type: 'money', currency: 'EUR' }), 'a lot', 'format'],
    [slot({ type: 'choice', options }), 'huge', 'format'],
    [slot({ type: 'text', limits: { maxLength: 3 } }), 'long', 'too-long'],
  ])('$type: %s', (spec, text, problem) => {
    expect(readField(text, spec, context)).toMatchObject({ kind: 'invalid', problem: { problem } });
  });
});
