import type { Language } from '../language/language.ts';
import { type Range, splitSentences } from './words.ts';

export interface QuestionPart extends Range {
  /** It only says what the question in the same breath is about: "I need it quiet, is it?". */
  readonly isAskedAbout?: true;
}

/**
 * The sentences of a text, where one that answers and asks counts as two: "about 30, why do you
 * ask?". A condition belongs to its question: "if we are 30, what does it cost?".
 */
export function splitQuestions(text: string, language: Language): readonly QuestionPart[] {
  return splitSentences(text).flatMap((sentence) => {
    const at = questionStart(text.slice(sentence.start, sentence.end), language);
    if (at === undefined) return [sentence];
    const front = text.slice(sentence.start, sentence.start + at.end);
    const end = sentence.start + front.trimEnd().length;
    const question = text.slice(sentence.start + at.start, sentence.end);
    const isOfProcess = language.readStance(question)?.stance.startsWith('ask-') ?? false;
    const isAskedAbout = !isOfProcess && language.pointsBack(question);
    return [
      { start: sentence.start, end, ...(isAskedAbout && { isAskedAbout }) },
      { start: sentence.start + at.start, end: sentence.end },
    ];
  });
}

/** Where the answer ends and the question or the request starts, in a sentence that has both. */
function questionStart(sentence: string, language: Language): Range | undefined {
  if (!language.isQuestion(sentence) || sentence.length > longestBreath) return undefined;
  for (const { index, 0: gap } of sentence.matchAll(/\s*[,;]\s+|\s+[-(]\s*|\s+(?=but |но |а )/gu)) {
    const start = index + gap.length;
    const front = sentence.slice(0, index);
    const states = front.trim() !== '' && !language.isQuestion(front);
    const behind = sentence.slice(start);
    // "I changed my mind, can you book Friday?" asks for something to be done, and asks nothing.
    const parts = asks(behind, language) || !language.isQuestion(behind);
    if (states && !language.isPremise(front) && parts) return { start, end: index };
  }
  return undefined;
}

/** By its own words, and not only by the mark behind it. */
function asks(words: string, language: Language): boolean {
  if (language.readStance(words)?.stance.startsWith('ask-')) return true;
  return language.isQuestion(words.replace(/[\s?!.)]+$/u, ''));
}

/** In characters: what is longer is read as a whole. */
const longestBreath = 300;
