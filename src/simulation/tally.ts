import type { FlowSpec } from '../core/flow/spec.ts';
import type { TurnRecord } from '../scripted/records.ts';
import type { Notes } from './person.ts';
import type { PersonaName } from './persona.ts';
import { isTrue } from './truth.ts';
import type { SpokenLanguage } from './words.ts';

/** How a conversation with one simulated person went. */
export interface Tally {
  readonly persona: PersonaName;
  readonly language: SpokenLanguage;
  /** How the session ended; "open" where it did not. */
  readonly outcome: string;
  readonly turns: number;
  /** Slots that were asked for, each time. */
  readonly questions: number;
  /** Of these, slots that the person had told already. */
  readonly reAsks: number;
  readonly declines: Kept;
  readonly corrections: Kept;
  /** Values that were taken and are not what the person meant. */
  readonly falseFills: readonly FalseFill[];
  /** Turns whose words code did not settle by itself. */
  readonly understood: number;
  readonly modelTurns: number;
  readonly tokens: number;
}

export interface Kept {
  readonly said: number;
  readonly kept: number;
}

export interface FalseFill {
  readonly slot: string;
  readonly noted: unknown;
  readonly meant: unknown;
}

/** What was noted at the end of it, held against what the person had in mind. */
export function correctness(
  flow: FlowSpec,
  notes: Notes,
  turns: readonly TurnRecord[],
): Pick<Tally, 'declines' | 'corrections' | 'falseFills'> {
  const slots = turns.at(-1)?.slots ?? {};
  const falseFills = flow.slots.flatMap((slot): readonly FalseFill[] => {
    const state = slots[slot.id];
    if (state?.status !== 'filled' || state.value === undefined) return [];
    const truth = notes.truths.get(slot.id);
    const right = truth !== undefined && isTrue(state.value, truth, slot);
    return right ? [] : [{ slot: slot.id, noted: state.value, meant: truth?.value ?? null }];
  });
  const wrong = new Set(falseFills.map(({ slot }) => slot));
  const taken = (id: string) => slots[id]?.status === 'filled' && !wrong.has(id);
  return {
    falseFills,
    declines: kept(notes.declined, (id) => slots[id]?.status !== 'filled'),
    corrections: kept(notes.corrected, taken),
  };
}

function kept(ids: ReadonlySet<string>, holds: (id: string) => boolean): Kept {
  return { said: ids.size, kept: [...ids].filter(holds).length };
}
