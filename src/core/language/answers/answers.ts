import type { Language } from '../language.ts';
import type { YesNo } from '../words/found.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';
import type { AnswerData } from './answer-data.ts';

/**
 * Makes `readAnswer` and `isCondition` from a language's words. Answers add up from left to right ("yes, that's
 * right, thanks"); a mild one gives way to a later one ("ok, no"), and two that contradict each
 * other are no yes, because a false yes is the worst mistake here.
 */
export function answerReader(data: AnswerData): Pick<Language, 'readAnswer' | 'isCondition'> {
  const forms = answerForms(data);
  const neither = patterns(data.neither);
  const lead = patterns([...data.lead, ...data.padding]);
  const padding = patterns(data.padding);

  const conditions = patterns(data.conditions);
  const hedges = patterns(data.hedges);
  const buts = patterns(data.buts);

  return {
    readAnswer,
    isCondition(text, of) {
      const said = spoken(text);
      if (matchAt(said, 0, conditions) !== undefined) return true;
      const but = matchAt(said, 0, buts);
      if (but === undefined || of !== 'no') return but !== undefined;
      return matchAt(said, but, conditions) !== undefined;
    },
  };

  function readAnswer(text: string): ReturnType<Language['readAnswer']> {
    const said = spoken(text);
    let at = 0;
    let answer: Form | undefined;
    let consumed = 0;
    let hedged = false;
    while (at < said.words.length) {
      const next = answerAt(said, at);
      if (next === 'neither') return undefined;
      if (next === undefined) {
        const padded = matchAt(said, at, answer === undefined ? lead : padding);
        if (padded === undefined) break;
        at = padded;
        if (answer !== undefined) consumed = at;
        continue;
      }
      if (answer !== undefined && answer.answer !== next.form.answer && !answer.mild) {
        if (next.form.mild || answer.answer === 'no') break;
        return undefined;
      }
      answer = next.form;
      hedged = matchAt(said, at, hedges) === next.end;
      at = next.end;
      consumed = at;
    }
    if (answer === undefined) return undefined;
    const rest = said.words[consumed]?.start ?? text.length;
    if (text.slice(0, rest).includes('?')) return undefined;
    const leans = answer.leans && {
      leansToYes: answer.leans,
      ...(hedged && { hedges: true as const }),
    };
    return { answer: answer.answer, rest, ...leans };
  }

  function answerAt(
    said: Spoken,
    word: number,
  ): { form: Form; end: number } | 'neither' | undefined {
    const excluded = matchAt(said, word, neither);
    let best: { form: Form; end: number } | undefined;
    for (const form of forms) {
      const end = matchAt(said, word, form.phrases);
      if (end === undefined || end <= (best?.end ?? word)) continue;
      if (form.stands(said, end)) best = { form, end };
    }
    const unbroken = said.words.slice(word + 1, excluded).every((next) => !next.breakBefore);
    if (excluded !== undefined && unbroken && excluded >= (best?.end ?? 0)) return 'neither';
    return best;
  }

  function answerForms(words: AnswerData): readonly Form[] {
    const clause = patterns(words.clauseStarts);
    const always = () => true;
    const ends = (said: Spoken, word: number) =>
      endsAt(said, word) || endsAt(said, skipAll(said, word, padding));
    const endsOrAnswers = (said: Spoken, word: number) =>
      ends(said, word) || typeof answerAt(said, word) === 'object';
    const startsClause = (said: Spoken, word: number) =>
      ends(said, word) || matchAt(said, word, clause) !== undefined;
    return [
      { answer: 'yes', mild: true, phrases: patterns(words.mild), stands: endsOrAnswers },
      { answer: 'yes', mild: false, phrases: patterns(words.yes), stands: always },
      { answer: 'yes', mild: false, phrases: patterns(words.closedYes), stands: ends },
      { answer: 'no', mild: false, phrases: patterns(words.no), stands: always },
      { answer: 'no', mild: false, phrases: patterns(words.closedNo), stands: ends },
      { answer: 'no', mild: false, phrases: patterns(words.articleNo), stands: startsClause },
      { answer: 'unsure', mild: false, phrases: patterns(words.unsure), stands: always },
      { answer: 'unsure', mild: false, phrases: patterns(words.closedUnsure), stands: ends },
      {
        answer: 'unsure',
        mild: false,
        phrases: patterns(words.leaningYes),
        stands: ends,
        leans: true,
      },
    ];
  }
}

interface Form {
  readonly answer: YesNo;
  readonly mild: boolean;
  readonly leans?: true;
  readonly phrases: Patterns;
  readonly stands: (said: Spoken, end: number) => boolean;
}
