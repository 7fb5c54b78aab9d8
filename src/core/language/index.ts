import { answerReader } from './answers.ts';
import { contentReader } from './content.ts';
import { correctionReader } from './corrections.ts';
import type { LanguageData } from './data.ts';
import { english } from './english/index.ts';
import type { Language, LanguageCode } from './language.ts';
import { mentionReader } from './mentions.ts';
import { nameReader } from './names.ts';
import { numberReader } from './numbers.ts';
import { questionReader } from './questions.ts';
import { stanceReader } from './stances.ts';

/** Every language that code understands, ready to read. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: createLanguage(english),
};

/** The mechanism of this folder over the words of one language. */
export function createLanguage(data: LanguageData): Language {
  const counting = numberReader(data.numbers);
  const basic = {
    code: data.code,
    readAnswer: answerReader(data.answers),
    readStance: stanceReader(data.stances),
    content: contentReader(data.content),
    isQuestion: questionReader(data.questions, counting),
    ...counting,
  };
  return {
    ...basic,
    readCorrection: correctionReader(data.corrections, basic),
    ...mentionReader(data, basic),
    ...nameReader(data.mentions, basic),
  };
}
