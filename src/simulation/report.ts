import { type PersonaName, personaNames } from './persona.ts';
import type { Kept, Tally } from './tally.ts';

/** What many conversations come to. Shares are from 0 to 1; absent where there was nothing to count. */
export interface Report {
  readonly people: number;
  readonly completed: number;
  /** How many ended in each way. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly turnsEach: number;
  readonly questionsEach: number;
  readonly reAsks: number;
  readonly declines: Kept;
  readonly corrections: Kept;
  readonly falseFills: number;
  /** Of all turns, those that code settled without any understander. */
  readonly directShare: number;
  /** Of all turns, those without a call of a model. */
  readonly withoutModelShare: number;
  readonly tokensEach: number;
}

export function reportOf(tallies: readonly Tally[]): Report {
  const turns = sum(tallies.map((tally) => tally.turns));
  const people = Math.max(1, tallies.length);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of tallies) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return {
    people: tallies.length,
    completed: outcomes.completed ?? 0,
    outcomes,
    turnsEach: rounded(turns / people),
    questionsEach: rounded(sum(tallies.map(({ questions }) => questions)) / people),
    reAsks: sum(tallies.map(({ reAsks }) => reAsks)),
    declines: together(tallies.map(({ declines }) => declines)),
    corrections: together(tallies.map(({ corrections }) => corrections)),
    falseFills: sum(tallies.map(({ falseFills }) => falseFills.length)),
    directShare: share(sum(tallies.map(({ understood }) => understood)), turns),
    withoutModelShare: share(sum(tallies.map(({ modelTurns }) => modelTurns)), turns),
    tokensEach: Math.round(sum(tallies.map(({ tokens }) => tokens)) / people),
  };
}

export function reportsByPersona(
  tallies: readonly Tally[],
): readonly { readonly persona: PersonaName; readonly report: Report }[] {
  return personaNames.flatMap((persona) => {
    const own = tallies.filter((tally) => tally.persona === persona);
    return own.length === 0 ? [] : [{ persona, report: reportOf(own) }];
  });
}

function together(all: readonly Kept[]): Kept {
  return { said: sum(all.map(({ said }) => said)), kept: sum(all.map(({ kept }) => kept)) };
}

function share(without: number, turns: number): number {
  return turns === 0 ? 0 : Math.round((1 - without / turns) * 1_000) / 1_000;
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
