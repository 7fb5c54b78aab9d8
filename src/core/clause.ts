import type { Facts } from './facts.ts';

/** Longer than a clause is a speech. */
const longestClause = 120;
const shortestName = 2;

/**
 * A model's acknowledging clause, if it may be said: short, one sentence that asks nothing, without
 * digits, links or markup, and without a name that the person did not write (design.md, Words).
 * Anything else is left out without a word.
 */
export function checkedClause(clause: string | undefined, facts: Facts): string | undefined {
  const text = clause?.trim();
  if (text === undefined || text === '' || text.length > longestClause) return undefined;
  if (/[\p{N}?<>@#*_`|[\](){}\\/\n]|\bhttps?\b|www\.|\.\p{L}/u.test(text)) return undefined;
  const said = wordsSaid(facts);
  const names = text.match(/(?<!^)(?<![.!]\s)\p{Lu}\p{L}+/gu) ?? [];
  const strange = names.some(
    (name) => name.length >= shortestName && !said.includes(name.toLowerCase()),
  );
  return strange ? undefined : text;
}

function wordsSaid({ slots }: Facts): string {
  return Object.values(slots)
    .flatMap((state) => ('source' in state && state.source ? [state.source.text] : []))
    .join(' ')
    .toLowerCase();
}
