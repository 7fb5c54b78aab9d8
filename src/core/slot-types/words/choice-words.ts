import type { SlotSpec } from '../../flow/spec.ts';
import { type Spoken, type SpokenWord, spoken } from '../../language/words/spoken.ts';
import { rememberingOf } from '../../remembering.ts';
import { distance } from '../../text/spelling.ts';
import { namesOfSlot, unitsOfSlot, wordings } from './slot-words.ts';

/** The option whose words these are, all of them. */
export function exactOption(words: string, slot: SlotSpec): string | undefined {
  const { joined: said } = spoken(words);
  const together = /\d/u.test(said) ? undefined : compact(said);
  const fitting = formsOf(slot).filter(({ joined, letters }) => {
    return joined === said || letters === together;
  });
  const ids = new Set(fitting.map(({ option }) => option));
  return ids.size === 1 ? fitting[0]?.option : undefined;
}

/**
 * The one option that the words misspell: one letter in five, two in nine, the first letter and all
 * digits as they are. Absent where two options are as close.
 */
export function closeOption(words: string, slot: SlotSpec): string | undefined {
  const said = spoken(words).joined.trim();
  const close = formsOf(slot).filter(({ joined }) => isMisspelt(said, joined.trim()));
  const ids = new Set(close.map(({ option }) => option));
  return ids.size === 1 ? close[0]?.option : undefined;
}

export interface OptionFound {
  readonly start: number;
  readonly end: number;
  readonly option: string;
  /** The slot's own name or unit stands beside it. */
  readonly named: boolean;
  /** Long enough to mean nothing else. */
  readonly distinctive: boolean;
  /** Nothing stands around all the options of the text but the slot's own words. */
  readonly explained: boolean;
}

/** Options whose words stand in a text as whole words, the longest first where they overlap. */
export function optionsIn(text: string, slot: SlotSpec): readonly OptionFound[] {
  const said = spoken(text);
  const taken = new Map<number, number>();
  const own = ownWords(slot);
  const isOwn = (word: SpokenWord | undefined) =>
    word !== undefined && (own.has(word.form) || own.has(word.form.replace(/d$/u, '')));
  /** "Moderately priced", of a price: the adverb says what the option does. */
  const isAdverb = (joined: string, at: number) =>
    said.words[at]?.form === `${joined.trimEnd()}ly` && isOwn(said.words[at + 1]);
  const found = formsOf(slot).flatMap(({ joined, letters, option, words }) =>
    said.words.flatMap((_, at) => {
      const adverb = isAdverb(joined, at);
      const apart = said.joined.startsWith(joined, said.offsets[at]) ? at + words : undefined;
      // Digits are never put together: "1 0" is no ten.
      const together = /\d/u.test(letters) ? undefined : endOf(said, at, letters);
      const to = adverb ? at + words + 1 : (apart ?? together);
      if (to === undefined) return [];
      for (let word = at; word < to; word++) if (taken.has(word)) return [];
      for (let word = at; word < to; word++) taken.set(word, at);
      return [{ at, to, option }];
    }),
  );
  const left = said.words.filter((word, at) => !taken.has(at) && !isOwn(word));
  const explained = left.length <= Math.max(0, found.length - 1);
  return found
    .map(({ at, to, option }) => {
      const start = said.words[at]?.start ?? 0;
      const end = said.words[to - 1]?.end ?? text.length;
      const length = text.slice(start, end).match(/\p{L}/gu)?.length ?? 0;
      const beside = [at - 1, at - 2, to].some((word) => isOwn(said.words[word]));
      const distinctive = to - at > 1 ? length >= 4 : length >= 5;
      return { start, end, option, named: beside, distinctive, explained };
    })
    .sort((a, b) => a.start - b.start);
}

/** Behind the words that together have these letters, from a word on. */
function endOf(said: Spoken, at: number, letters: string): number | undefined {
  let left = letters;
  for (let word = at; word < said.words.length; word++) {
    const form = said.words[word]?.form ?? '';
    if (form === '' || !left.startsWith(form)) return undefined;
    left = left.slice(form.length);
    if (left === '') return word + 1;
  }
  return undefined;
}

function compact(joined: string): string {
  return joined.replaceAll(' ', '');
}

interface OptionForm {
  readonly option: string;
  readonly joined: string;
  /** Without the spaces: "pick up" and "pickup" are the same. */
  readonly letters: string;
  readonly words: number;
}

/** Every way to say an option, in all languages of the flow, the longest first: label, synonyms and id. */
const formsOf = rememberingOf((slot: SlotSpec): readonly OptionForm[] =>
  (slot.options ?? [])
    .flatMap(({ id, label, synonyms }) =>
      spellings([...wordings(label), ...wordings(synonyms), id.replace(/_/gu, ' ')]).flatMap(
        (words): readonly OptionForm[] => {
          const said = spoken(words);
          if (said.words.length === 0) return [];
          const letters = compact(said.joined);
          return [{ option: id, joined: said.joined, letters, words: said.words.length }];
        },
      ),
    )
    .sort((a, b) => b.joined.length - a.joined.length),
);

/** The words of the slot's names and units, one by one. */
const ownWords = rememberingOf(
  (slot: SlotSpec): ReadonlySet<string> =>
    new Set(
      [...namesOfSlot(slot), ...unitsOfSlot(slot)].flatMap((name) =>
        spoken(name).words.map(({ form }) => form),
      ),
    ),
);

/** With the other spelling of words that two countries spell in two ways: "centre", "color". */
function spellings(forms: readonly string[]): readonly string[] {
  const others = forms.map((words) =>
    words
      .replace(/(?<=\p{L}{2})(?:(?<=[^aeiou])re|(?<=t)er)(?!\p{L})/gu, (end) =>
        end === 're' ? 'er' : 're',
      )
      .replace(/(?<=\p{L}{2})(?:our|(?<=[bdlmnv])or)(?!\p{L})/gu, (end) =>
        end === 'or' ? 'our' : 'or',
      )
      .replace(/gr[ae]y(?!\p{L})/gu, (word) => (word === 'gray' ? 'grey' : 'gray')),
  );
  return [...new Set([...forms, ...others])];
}

function isMisspelt(said: string, form: string): boolean {
  const length = Math.min(said.length, form.length);
  if (length < 5 || said[0] !== form[0] || digitsIn(said) !== digitsIn(form)) return false;
  const allowed = length >= 9 ? 2 : 1;
  return distance(said, form, allowed) <= allowed;
}

function digitsIn(text: string): string {
  return text.replace(/\D/gu, '');
}
