import { localise, localiseList } from '../flow/localise.ts';
import type { FlowSpec, SlotSpec } from '../flow/spec.ts';
import type { LanguageCode } from '../language/language.ts';
import { remembering, rememberingOf } from '../remembering.ts';

/**
 * The slots that a text names, by label, cue word or type: "my email" names an email slot. A longer
 * name wins over a shorter one inside it, so "order date" does not name "order".
 */
export function slotsNamed(
  text: string,
  flow: FlowSpec,
  language: LanguageCode,
): readonly SlotSpec[] {
  const lower = text.toLowerCase();
  const found = flow.slots.flatMap((slot) => {
    const length = longestName(lower, namesOf(slot, flow, language));
    return length > 0 ? [{ slot, length }] : [];
  });
  const exact = found.filter(
    ({ slot, length }) => !found.some((other) => covers(other, slot, length)),
  );
  return exact.map(({ slot }) => slot);

  /** Another slot has a longer name in this text that contains this slot's name. */
  function covers(
    other: { slot: SlotSpec; length: number },
    slot: SlotSpec,
    length: number,
  ): boolean {
    if (other.slot.id === slot.id || other.length <= length) return false;
    const longer = namesOf(other.slot, flow, language).find((name) => name.length === other.length);
    return namesOf(slot, flow, language).some(
      (name) => name.length === length && (longer?.includes(name) ?? false),
    );
  }
}

/**
 * The slots whose names stand in a short text in another case: "телефона", "про компанию". Only the
 * endings of Russian nouns are passed over; elsewhere names do not change.
 */
export function slotsInflected(
  text: string,
  flow: FlowSpec,
  language: LanguageCode,
): readonly SlotSpec[] {
  if (language !== 'ru') return [];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return flow.slots.filter((slot) =>
    namesOf(slot, flow, language).some((name) => {
      const stem = name.replace(/[аеёиоуыэюяйь]$/u, '');
      if (stem.length < shortestStem || stem.includes(' ')) return false;
      return words.some((word) => word.startsWith(stem) && word.length - stem.length <= 3);
    }),
  );
}

/** In letters: what is shorter begins too many words. */
const shortestStem = 4;

/** What people call a slot: its label in all cases, the label's noun, its cues, its type's name. */
export function namesOf(slot: SlotSpec, flow: FlowSpec, language: LanguageCode): readonly string[] {
  return namesIn(flow)(language).get(slot) ?? makeNames(slot, flow, language);
}

/** Flows never change, so that the names of all slots are made once a language. */
const namesIn = rememberingOf((flow: FlowSpec) =>
  remembering(
    (language) =>
      new Map(flow.slots.map((slot) => [slot, makeNames(slot, flow, language as LanguageCode)])),
  ),
);

function makeNames(slot: SlotSpec, flow: FlowSpec, language: LanguageCode): readonly string[] {
  const label = localise(slot.label, language, flow.language).toLowerCase();
  const head = headOf(label, language);
  const isOnly = flow.slots.filter(({ type }) => type === slot.type).length === 1;
  const heads = flow.slots.filter((other) => {
    const otherLabel = localise(other.label, language, flow.language).toLowerCase();
    // "City of the event" is not the event, where another slot is about the event as well.
    const shares = dependent.test(label) && wordsOf(otherLabel).includes(head);
    return shares || headOf(otherLabel, language) === head;
  });
  return [
    label,
    ...(heads.length === 1 && head.length > 3 ? [head] : []),
    ...casesOf(slot, language),
    ...localiseList(slot.cues, language, flow.language).map((cue) => cue.toLowerCase()),
    ...(isOnly ? (typeNames[slot.type]?.[language] ?? []) : []),
  ];
}

const dependent = /\s(?:of|for|de|del|du|des|do|da|dos|das|d'|von|vom|der|für)\s(?:\S+\s)?\S+$/u;

function wordsOf(label: string): readonly string[] {
  return label.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The noun that a label is about: "order number", "номер заказа". */
function headOf(label: string, language: LanguageCode): string {
  return label.split(' ').at(language === 'ru' ? 0 : -1) ?? label;
}

/** The label in the cases that its language has: "обойдёмся без срока". */
function casesOf({ forms }: SlotSpec, language: LanguageCode): readonly string[] {
  const cases = language === 'ru' ? forms?.ru : undefined;
  return cases === undefined ? [] : Object.values(cases).map((each) => each.toLowerCase());
}

/** What people call a value by its type, where a flow asks for only one of that type. */
const typeNames: Readonly<
  Partial<Record<SlotSpec['type'], Readonly<Partial<Record<LanguageCode, readonly string[]>>>>>
> = {
  email: { en: ['email', 'e-mail', 'mail'], ru: ['email', 'e-mail', 'mail'] },
  money: { en: ['money'], ru: ['деньги', 'деньгах', 'денег'] },
};

function longestName(text: string, names: readonly string[]): number {
  return Math.max(
    0,
    ...names.filter((name) => includesWord(text, name)).map((name) => name.length),
  );
}

function includesWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + name.length])) return true;
  }
  return false;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
