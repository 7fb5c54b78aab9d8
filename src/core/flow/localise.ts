import type { LanguageCode } from '../language/language.ts';
import type { Localised, LocalisedList } from './spec.ts';

/**
 * The author's text in `language`; where the author gave none, in the flow's own language, else in
 * whichever comes first. A checked flow always has one in its own language.
 */
export function localise(
  text: Localised,
  language: LanguageCode,
  flowLanguage: LanguageCode,
): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[flowLanguage] ?? Object.values(text)[0] ?? '';
}

/** The author's list, chosen like `localise`. Empty where the key is left out. */
export function localiseList(
  list: LocalisedList | undefined,
  language: LanguageCode,
  flowLanguage: LanguageCode,
): readonly string[] {
  if (list === undefined || Array.isArray(list)) return list ?? [];
  return list[language] ?? list[flowLanguage] ?? Object.values(list)[0] ?? [];
}
