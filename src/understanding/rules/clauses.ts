import type { Language, LanguageCode } from '../../core/language/language.ts';
import type { Range } from '../../core/words.ts';

/** The parts of a sentence that commas, "and" and "but" divide, in order; the first of a long one. */
export function clausesOf(sentence: string, language: Language): readonly Range[] {
  const words = sentence.replace(contrast[language.code], (word) => word.replace(/\S/gu, ','));
  return language.listParts(words).slice(0, mostClauses);
}

const contrast: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<=\s)(?:but|so)(?=\s)/giu,
  ru: /(?<=\s)(?:но|а)(?=\s)/giu,
  pt: /(?<=\s)(?:mas|porém|então)(?=\s)/giu,
  de: /(?<=\s)(?:aber|also|sondern)(?=\s)/giu,
  es: /(?<=\s)(?:pero|sino|as[ií] que)(?=\s)/giu,
  fr: /(?<=\s)(?:mais|donc|alors)(?=\s)/giu,
};

const mostClauses = 24;
