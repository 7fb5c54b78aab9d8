import type { AnswerLanguage } from './answers/answer-language.ts';
import type { TakenAwayLanguage } from './answers/taken-away-language.ts';
import type { DateLanguage } from './dates/date-language.ts';
import type { NameLanguage } from './names/name-language.ts';
import type { NumberLanguage } from './numbers/number-language.ts';

/**
 * What code understands of a language without a model: short whole-message forms, yes and no,
 * questions, corrections, numbers. All texts given here are normalised (see normalise.ts), and all
 * positions are indices into the text that was given.
 *
 * Adding a language: a folder here with its data, a line in index.ts, a wording pack, its tables
 * under test/language. Everything reads forms as wholes: a word inside a sentence is just a word
 * (contract 6), so every function returns `undefined` rather than guess.
 */
export interface Language
  extends AnswerLanguage,
    TakenAwayLanguage,
    NumberLanguage,
    DateLanguage,
    NameLanguage {
  readonly code: LanguageCode;
}

/** Languages with fixed wording and rules. The first is the fallback. */
export const languageCodes = ['en', 'ru', 'de', 'es', 'fr', 'pt'] as const;
export type LanguageCode = (typeof languageCodes)[number];
