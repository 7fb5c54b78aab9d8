import type { LanguageCode } from '../language/language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { WordingPack } from './pack.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

/** One pack a language. */
export const wordingPacks: Readonly<Record<LanguageCode, WordingPack>> = {
  en: english,
  ru: russian,
  de: german,
  pt: portuguese,
  es: spanish,
  fr: french,
};
