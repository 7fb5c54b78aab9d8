import type { Move } from './move.ts';
import type { Candidate, Source } from './slot-state.ts';
import type { Reading } from './slot-types/slot-type.ts';

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

/** What no message says by itself is a conclusion from several. */
export function derived(reading: Reading): Reading {
  return reading.kind === 'value' ? { ...reading, basis: 'derived' } : reading;
}
