import type { Facts } from './facts.ts';
import { languages } from './language/index.ts';

/** Longer than a clause is a speech. */
const longestClause = 60;
const shortestName = 2;

/**
 * A model's acknowledging clause, if it may be said: short, one sentence that asks nothing, without
 * digits, links or markup, and without a name that the person did not write (design.md, Words).
 * Anything else is left out without a word.
 */
export function checkedClause(clause: string | undefined, facts: Facts): string | undefined {
  const text = clause?.trim();
  if (text === undefined || text === '' || text.length > longestClause) return undefined;
  if (!/^[\p{L}\p{M} ,;'’–—-]+[.!]?$/u.test(text)) return undefined;
  if (isSaying(text, facts)) return undefined;
  const said = wordsSaid(facts);
  const names = text.match(/(?<!^)(?<![.!]\s)\p{Lu}\p{L}+/gu) ?? [];
  const strange = names.some(
    (name) => name.length >= shortestName && !said.includes(name.toLowerCase()),
  );
  if (strange) return undefined;
  return /[.!]$/.test(text) ? text : `${text}.`;
}

/** A question or a number in words is one, whatever sign it ends in. */
function isSaying(text: string, { language }: Facts): boolean {
  const { isQuestion, numbers } = languages[language];
  return isQuestion(text) || numbers(text).length > 0;
}

function wordsSaid({ slots }: Facts): string {
  return Object.values(slots)
    .flatMap((state) => ('source' in state && state.source ? [state.source.text] : []))
    .join(' ')
    .toLowerCase();
}
