import type { Language } from '../../core/language/language.ts';
import { type QuestionPart, splitQuestions } from '../../core/text/question-part.ts';
import { isQuotation } from '../../core/text/quotation.ts';
import { toldBefore } from '../../core/text/told-before.ts';

/** Without what somebody else wrote, and without "I told you" in front. */
export function ownSentences(text: string, language: Language): readonly QuestionPart[] {
  return withSignatures(splitQuestions(text, language), text, language)
    .filter(({ start, end }) => !isQuotation(text, start, end))
    .map((part) => {
      const told = toldBefore(text.slice(part.start, part.end), language) ?? 0;
      return { ...part, start: part.start + told };
    });
}

/** "Best regards,", with the name in the line behind it. */
function withSignatures(
  parts: readonly QuestionPart[],
  text: string,
  language: Language,
): readonly QuestionPart[] {
  return parts.flatMap((part, index) => {
    const closes = (each: QuestionPart | undefined) =>
      each !== undefined && language.closesLetter(text.slice(each.start, each.end));
    if (closes(parts[index - 1])) return [];
    const signature = closes(part) ? parts[index + 1] : undefined;
    return [{ ...part, end: signature?.end ?? part.end }];
  });
}
