import type { QuestionData } from './data.ts';
import type { Language } from './language.ts';
import { matchAt, patterns, skipAll } from './phrases.ts';
import { spoken } from './spoken.ts';

/**
 * Makes `isQuestion` and `isCondition` from a language's words. A sentence asks when it begins like a question or
 * ends with a question mark; it does not when it only asks for agreement ("Berlin, right?") or
 * asks for something to be done, which gives values instead of asking for them.
 */
export function questionReader(
  data: QuestionData,
  language: Pick<Language, 'numbers'>,
): Pick<Language, 'isQuestion' | 'isCondition'> {
  const lead = patterns(data.lead);
  const starts = patterns(data.starts);
  const statements = patterns(data.statements);
  const wishes = patterns(data.wishes);
  const commands = patterns(data.commands);
  const requests = patterns(data.requests);
  const particles = patterns(data.particles);
  const tags = patterns(data.tags);
  const conditions = patterns(data.conditions);

  return { isQuestion, isCondition };

  function isCondition(words: string): boolean {
    const said = spoken(words);
    return matchAt(said, skipAll(said, 0, lead), conditions) !== undefined;
  }

  function isQuestion(sentence: string): boolean {
    const said = spoken(sentence);
    const marked = /\?["')\s]*$/u.test(sentence);
    if (said.words.length === 0) return marked;
    const first = skipAll(said, 0, lead);
    if (matchAt(said, first, statements) !== undefined) return false;
    if (matchAt(said, first, commands) !== undefined) return marked;
    if (matchAt(said, first, requests) !== undefined) return false;
    if (matchAt(said, first, wishes) !== undefined) {
      return marked && language.numbers(sentence).length === 0;
    }
    if (matchAt(said, first, starts) !== undefined) return true;
    if ([first + 1, first + 2].some((at) => matchAt(said, at, particles) !== undefined))
      return true;
    return marked && !endsWithTag();

    function endsWithTag(): boolean {
      return said.words.some(
        (word, i) =>
          i > first &&
          (word.breakBefore || i === said.words.length - 1) &&
          matchAt(said, i, tags) === said.words.length,
      );
    }
  }
}
