import { languages } from '../language/index.ts';
import { clauseWords } from './clause-words.ts';
import type { Facts } from './facts.ts';

/** Longer than a clause is a speech. */
const longestClause = 60;

/**
 * A model's acknowledging clause, if it may be said: short, one sentence that asks nothing, without
 * digits, links or markup, in words that acknowledge or that the person said of a value that is
 * noted (design: a model promises and confirms nothing). Anything else is left out without a word.
 */
export function checkedClause(clause: string | undefined, facts: Facts): string | undefined {
  const text = clause?.trim();
  if (text === undefined || text === '' || text.length > longestClause) return undefined;
  if (!/^\p{L}[\p{L}\p{M} ,;'’–—-]*[.!]?$/u.test(text)) return undefined;
  if (isSaying(text, facts)) return undefined;
  const acknowledging = clauseWords[facts.language];
  const said = wordsSaid(facts);
  const known = wordsOf(text).every((word) => acknowledging?.has(word) || said.has(word));
  if (acknowledging === undefined || !known) return undefined;
  return /[.!]$/.test(text) ? text : `${text}.`;
}

/** A question or a number in words is one, whatever sign it ends in. */
function isSaying(text: string, { language }: Facts): boolean {
  const { isQuestion, numbers } = languages[language];
  return isQuestion(text) || numbers(text).length > 0;
}

/** Of values that anybody in the conversation may read. */
function wordsSaid({ slots, flow }: Facts): ReadonlySet<string> {
  return new Set(
    Object.entries(slots).flatMap(([id, state]) =>
      'value' in state && !flow.slots.get(id)?.sensitive ? wordsOf(state.source.text) : [],
    ),
  );
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}
