import type { Language, LanguageCode } from '../language/language.ts';
import type { Range } from './words.ts';

/** The parts of a sentence that commas, "and" and "but" divide, in order; the first of a long one. */
export function clausesOf(sentence: string, language: Language): readonly Range[] {
  const words = sentence.replace(contrast[language.code], (word) => word.replace(/\S/gu, ','));
  return language.listParts(words).slice(0, mostClauses);
}

const contrast: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<=\s)(?:but|so|as long as|provided)(?=\s)/giu,
  ru: /(?<=\s)(?:но|а|лишь бы|главное)(?=\s)/giu,
  pt: /(?<=\s)(?:mas|porém|então|desde que|contanto que)(?=\s)/giu,
  de: /(?<=\s)(?:aber|also|sondern|solange|sofern|hauptsache)(?=\s)/giu,
  es: /(?<=\s)(?:pero|sino|as[ií] que|siempre que|con tal de que)(?=\s)/giu,
  fr: /(?<=\s)(?:mais|donc|alors|tant que|pourvu que|du moment que)(?=\s)/giu,
};

const mostClauses = 24;
