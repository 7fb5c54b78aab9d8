import type { QuestionData } from './data.ts';
import type { Language } from './language.ts';
import { matchAt, patterns, skipAll } from './phrases.ts';
import { spoken } from './spoken.ts';

/**
 * Makes `isQuestion` and `isPremise` from a language's words. A sentence asks when it begins like a question or
 * ends with a question mark; it does not when it only asks for agreement ("Berlin, right?") or
 * asks for something to be done, which gives values instead of asking for them.
 */
export function questionReader(
  data: QuestionData,
  language: Pick<Language, 'numbers' | 'dates' | 'times'>,
): Pick<Language, 'isQuestion' | 'isPremise'> {
  const lead = patterns(data.lead);
  const starts = patterns(data.starts);
  const asks = patterns(data.asks);
  const statements = patterns(data.statements);
  const wishes = patterns(data.wishes);
  const commands = patterns(data.commands);
  const requests = patterns(data.requests);
  const plans = patterns(data.plans);
  const particles = patterns(data.particles);
  const tags = patterns(data.tags);
  const conditions = patterns(data.conditions);

  return { isQuestion, isPremise };

  function isPremise(words: string): boolean {
    const said = spoken(words);
    return matchAt(said, skipAll(said, 0, lead), conditions) !== undefined;
  }

  function isQuestion(sentence: string): boolean {
    const said = spoken(sentence);
    const marked = /\?["')\s]*$/u.test(sentence);
    if (said.words.length === 0) return marked;
    const first = skipAll(said, 0, lead);
    if (matchAt(said, first, asks) !== undefined) return true;
    if (matchAt(said, first, statements) !== undefined) return false;
    if (matchAt(said, first, commands) !== undefined) return marked;
    if (matchAt(said, first, requests) !== undefined) return false;
    if (matchAt(said, first, wishes) !== undefined) {
      return marked && !givesValue(sentence);
    }
    if (matchAt(said, first, starts) !== undefined) return true;
    if ([first + 1, first + 2].some((at) => matchAt(said, at, particles) !== undefined))
      return true;
    if (matchAt(said, first, plans) !== undefined && givesValue(sentence)) return false;
    return marked && !endsWithTag();

    /** "Could I come at 5?" asks and gives; without a value it only asks. */
    function givesValue(words: string): boolean {
      const { numbers, dates, times } = language;
      return [numbers, dates, times].some((find) => find(words).length > 0);
    }

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
