import type { LocalisedList, SlotSpec } from '../../flow/spec.ts';
import { pluralRules } from '../../language/formats.ts';
import { languages } from '../../language/index.ts';
import type { Language, LanguageCode } from '../../language/language.ts';
import { rememberingOf } from '../../remembering.ts';
import { endWithUnit, wordings } from '../words/slot-words.ts';
import type { UnitAt } from './quantities.ts';
import { counted } from './unit.ts';
import { knownUnit } from './units.ts';

/** A unit that a slot takes, with the words that its author gave for it. */
export interface SlotUnit {
  readonly id: string;
  readonly words?: LocalisedList | undefined;
}

/** The units that a slot names, in its order; empty where it takes any that is known. */
export function unitsOf({ units = [] }: Pick<SlotSpec, 'units'>): readonly SlotUnit[] {
  return units.map((unit) => (typeof unit === 'string' ? { id: unit } : unit));
}

/** Reads units for a slot: its author's words come before those of the language. */
export function unitReader(slot: SlotSpec, language: Language): UnitAt {
  const own = ownWords(slot);
  return (text, at) => {
    const found = own
      .map(({ unit, words }) => ({ unit, end: endWithUnit(text, at, slot, words) ?? -1 }))
      .filter(({ end }) => end > at && /[^\s-]/u.test(text.charAt(at)))
      .sort((a, b) => b.end - a.end);
    return found[0] ?? language.unitAt(text, at);
  };
}

const ownWords = rememberingOf((slot: SlotSpec) =>
  unitsOf(slot)
    .filter(({ id, words }) => words !== undefined || knownUnit(id) === undefined)
    .map(({ id, words }) => {
      const all = [...wordings(words), ...(knownUnit(id) ? [] : [id.toLowerCase()])];
      return { unit: id, words: [...new Set(all)].sort((a, b) => b.length - a.length) };
    }),
);

/** A number, already written out, with a unit behind it: the author's word, else its sign or a word. */
export function withUnitOf(
  written: string,
  value: number,
  unit: string,
  slot: SlotSpec,
  language: LanguageCode,
): string {
  const own = unitsOf(slot).find(({ id }) => id === unit)?.words;
  if (own !== undefined) return counted(written, value, own, language);
  const shown = signOf(unit, language);
  if (shown !== undefined) return shown === '°' ? `${written}°` : `${written} ${shown}`;
  const words = languages[language].unitWords(unit).slice(0, numberForms(language));
  return counted(written, value, words.length > 0 ? [...words] : [unit], language);
}

function signOf(unit: string, language: LanguageCode): string | undefined {
  const { sign, ru, spelled = [] } = knownUnit(unit) ?? {};
  if (spelled.includes(language)) return undefined;
  return language === 'ru' ? (ru ?? sign) : sign;
}

/** Of one and of many, and of few where a language has that, too. */
function numberForms(language: LanguageCode): number {
  const { pluralCategories } = pluralRules(language).resolvedOptions();
  return pluralCategories.includes('few') ? 3 : 2;
}

/** What a slot may be counted in, as people read it. */
export function unitsShown(slot: SlotSpec, language: LanguageCode): readonly string[] {
  return unitsOf(slot).map(({ id }) => withUnitOf('', 2, id, slot, language).trim());
}
