import type { SlotSpec } from '../flow/spec.ts';
import type { Move } from '../move.ts';
import type { Candidate, Source } from '../slot-state.ts';
import type { Reading } from '../slot-types/slot-type.ts';
import type { Value } from '../value.ts';

/** What a reading does when it is taken; `undefined` where the type saw no value. */
export function moveOf(
  slot: string,
  reading: Reading,
  source: Source,
  { direct, corrects }: { readonly direct: boolean; readonly corrects: boolean },
): Move | undefined {
  switch (reading.kind) {
    case 'none':
      return undefined;
    case 'value':
      return {
        move: 'give',
        slot,
        value: reading.value,
        basis: reading.basis,
        source,
        direct,
        corrects,
      };
    case 'invalid':
      return { move: 'invalid', slot, problem: reading.problem, source };
    case 'ambiguous': {
      const candidates = reading.candidates.map(
        (value): Candidate => ({ value, basis: 'stated', source }),
      );
      return { move: 'ambiguous', slot, candidates, direct };
    }
  }
}

/**
 * How words read for a slot beside the value that stands there: a bare number that is said of 500 rubles
 * means rubles, whatever the slot's own currency is. The words do not say so, hence derived.
 */
export function readBeside(
  held: Value | undefined,
  slot: SlotSpec,
  read: (slot: SlotSpec) => Reading,
): Reading {
  const own = read(slot);
  const currency = currencyOf(held);
  if (currency === undefined || currency === slot.currency) return own;
  const beside = read({ ...slot, currency });
  return JSON.stringify(beside) === JSON.stringify(own) ? own : derived(beside);
}

function currencyOf(value: Value | undefined): string | undefined {
  const { currency } = (typeof value === 'object' ? value : {}) as { readonly currency?: unknown };
  return typeof currency === 'string' ? currency : undefined;
}

/** What no message says by itself is a conclusion from several. */
export function derived(reading: Reading): Reading {
  return reading.kind === 'value' ? { ...reading, basis: 'derived' } : reading;
}
