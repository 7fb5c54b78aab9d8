import { type Range, trimRange } from '../../text/words.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import { changeReader } from './changes.ts';
import type { CorrectionData } from './correction-data.ts';
import type { QuestionData } from './question-data.ts';

/**
 * Makes what there is to know of questions from a language's words. A sentence asks when it begins like a question or
 * ends with a question mark; it does not when it only asks for agreement ("Berlin, right?") or
 * asks for something to be done or changed, which gives values instead of asking for them.
 */
export function questionReader(
  data: QuestionData,
  corrections: CorrectionData,
  language: Pick<Language, 'numbers' | 'dates' | 'times'>,
): Pick<Language, 'isQuestion' | 'isPremise' | 'isRequest' | 'pointsBack' | 'readProposal'> {
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
  const proposals = patterns(data.proposals);
  const givings = [...statements, ...commands, ...requests, ...wishes, ...proposals];
  const asksFor = [...requests, ...wishes];
  const noRequests = [...asks, ...proposals];
  const openEnded = patterns(data.openEnded);
  const points = patterns(data.points);
  const changeEnd = changeReader(corrections);

  return { isQuestion, isPremise, isRequest, pointsBack, readProposal };

  function isPremise(words: string): boolean {
    const said = spoken(words);
    return [0, skipAll(said, 0, lead)].some((at) => matchAt(said, at, conditions) !== undefined);
  }

  function isRequest(sentence: string): boolean {
    const said = spoken(sentence);
    const first = skipAll(said, 0, lead);
    if (!isMarked(sentence) || matchAt(said, first, noRequests) !== undefined) return false;
    return matchAt(said, first, asksFor) !== undefined;
  }

  function pointsBack(question: string): boolean {
    const said = spoken(question);
    const first = skipAll(said, 0, lead);
    if (matchAt(said, first, openEnded) !== undefined) return false;
    const left = said.words.length - first;
    return left <= longestEllipsis || said.words.some((_, at) => matchAt(said, at, points));
  }

  function readProposal(sentence: string): Range | undefined {
    const said = spoken(sentence);
    const at = proposalEnd(said, 0) ?? laterProposal(said);
    const start = at === undefined ? undefined : said.words[at]?.start;
    if (start === undefined) return undefined;
    const proposed = trimRange(sentence, { start, end: sentence.length }, /[\s?!.,]/u);
    // "How about if you tell me what is free on Friday" puts forward no Friday.
    return isPremise(sentence.slice(proposed.start, proposed.end)) ? undefined : proposed;
  }

  function proposalEnd(said: Spoken, clause: number): number | undefined {
    return matchAt(said, skipAll(said, clause, lead), proposals);
  }

  /** "That one is too dear, how about the other?" */
  function laterProposal(said: Spoken): number | undefined {
    const ends = said.words.flatMap(({ breakBefore }, at) => {
      return breakBefore ? (proposalEnd(said, at) ?? []) : [];
    });
    return ends.at(-1);
  }

  function isQuestion(sentence: string): boolean {
    const said = spoken(sentence);
    const marked = isMarked(sentence);
    if (said.words.length === 0) return marked;
    const first = skipAll(said, 0, lead);
    if (matchAt(said, first, asks) !== undefined) return true;
    if (marked && asksLater()) return true;
    if (changeEnd(said, first) !== undefined) return false;
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

    /** "I need a desk, do you have any?", also with a courtesy behind it. */
    function asksLater(): boolean {
      return said.words.some(({ breakBefore }, at) => {
        if (!breakBefore || matchAt(said, at, tags) === said.words.length) return false;
        const clause = skipAll(said, at, lead);
        if (matchAt(said, clause, asks) !== undefined) return true;
        const gives = matchAt(said, clause, givings) !== undefined;
        return !gives && matchAt(said, clause, starts) !== undefined;
      });
    }

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

function isMarked(sentence: string): boolean {
  return /\?["')\s]*$/u.test(sentence);
}

/** In words: "will I?" leaves out what was just said. */
const longestEllipsis = 2;
