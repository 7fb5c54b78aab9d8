import type { LocalisedList, SlotSpec } from '../../flow/spec.ts';
import { pluralRules } from '../../language/formats.ts';
import type { LanguageCode } from '../../language/language.ts';
import { wordings } from '../words/slot-words.ts';

/** A number, already written out, with the slot's unit behind it; alone where the slot has none. */
export function withUnit(
  written: string,
  value: number,
  slot: SlotSpec,
  language: LanguageCode,
): string {
  return slot.unit === undefined ? written : counted(written, value, slot.unit, language);
}

/** A number, already written out, with the word for what it counts behind it. */
export function counted(
  written: string,
  value: number,
  words: LocalisedList,
  language: LanguageCode,
): string {
  const unit = formFor(value, words, language);
  if (unit === undefined) return written;
  return /^\p{L}/u.test(unit) ? `${written} ${unit}` : `${written}${unit}`;
}

/**
 * The author's first word for the unit; for one, the first word that the plural begins with ("day"
 * beside "days"). A list without such a word is used as it is. A language that also has a form for
 * few begins its list with all three, the commonest first: "дней, дня, день".
 */
function formFor(value: number, words: LocalisedList, language: LanguageCode): string | undefined {
  const units = Array.isArray(words) ? words : (words[language] ?? Object.values(words)[0]);
  const [first = wordings(words)[0], ...others] = units ?? [];
  if (first === undefined) return undefined;
  const plurals = pluralRules(language);
  if (plurals.resolvedOptions().pluralCategories.includes('few')) {
    const form = plurals.select(value);
    return (form === 'one' ? others[1] : form === 'many' ? first : others[0]) ?? first;
  }
  const forms = [first, ...others].sort((a, b) => a.length - b.length);
  const singular = forms.find((form) => first.startsWith(form) || form.startsWith(first)) ?? first;
  const plural = others.find((form) => form !== first && form.startsWith(first)) ?? first;
  return value === 1 ? singular : plural;
}
