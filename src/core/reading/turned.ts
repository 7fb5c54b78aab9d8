import type { Language } from '../language/language.ts';
import type { AnswerReading } from '../language/words/found.ts';

/**
 * "Sure, so that would be no": whether the word of agreement that was quoted opens a reply whose answer
 * comes later, so that it is none itself.
 */
export function isTurned(
  sentence: string,
  { answer, rest }: AnswerReading,
  quoted: AnswerReading | undefined,
  language: Language,
): boolean {
  if (quoted?.answer !== answer) return false;
  return sentence
    .slice(rest)
    .split(/[,;:.!…]+/u)
    .some((part) => {
      const last = part.trim().split(/\s+/u).at(-1) ?? '';
      const turn = language.readAnswer(last);
      return turn !== undefined && turn.rest === last.length && turn.answer !== answer;
    });
}

/** "Probably, a cat": whether what leans to a yes where nothing follows only doubts what does. */
export function doubtsRest(
  sentence: string,
  { hedges, rest }: AnswerReading,
  language: Language,
): boolean {
  return hedges === true && rest < sentence.length && !language.isQuestion(sentence.slice(rest));
}
