import type { LocalisedList, SlotSpec } from '../../flow/spec.ts';
import type { Language } from '../../language/language.ts';
import { rememberingOf } from '../../remembering.ts';
import type { Range } from '../../text/words.ts';
import { wordings } from './slot-words.ts';

/**
 * What a sentence wishes, or wishes away, of what a yes/no slot is about: "a room with parking", "pets
 * should be allowed". A slot that asks what the person has or is takes none of it.
 */
export function readFeatures(
  sentence: string,
  slot: SlotSpec,
  language: Language,
): readonly (Range & { readonly holds: boolean })[] {
  const { features, ofPerson } = featuresOf(slot)(language);
  if (ofPerson) return [];
  return language.listParts(sentence).flatMap((part) => {
    const clause = sentence.slice(part.start, part.end);
    const found = features.flatMap(({ pattern, isQuality }) =>
      [...clause.matchAll(pattern)].flatMap(({ index, 0: name }) => {
        const place = { start: index, end: index + name.length };
        const said = language.readFeature(clause, place, isQuality);
        const stands = said && (said.end > place.end || ends(clause, place.end, slot, language));
        if (!said || !(stands || isQuality)) return [];
        if (language.leavesUndecided(sentence.slice(0, part.start + said.start))) return [];
        return [{ ...said, start: part.start + said.start, end: part.start + said.end }];
      }),
    );
    return found.slice(0, 1);
  });
}

/** Whether the name ends there, and does not begin a longer one: "wifi password". */
function ends(clause: string, end: number, slot: SlotSpec, language: Language): boolean {
  const word = /^\s+(\p{L}+)/u.exec(clause.slice(end))?.[1];
  if (word === undefined) return true;
  const leads = language.surrounds(word) || language.afterPlaceLead(`${word} 1`) > 0;
  return leads || language.isSentence(word) || wordsAbout(slot).has(word.toLowerCase());
}

const wordsAbout = rememberingOf(
  ({ description }: SlotSpec) =>
    new Set(wordings(description).flatMap((text) => text.match(/\p{L}+/gu) ?? [])),
);

interface Features {
  readonly features: readonly { readonly pattern: RegExp; readonly isQuality: boolean }[];
  readonly ofPerson: boolean;
}

/** Read once for a slot and a language. */
const featuresOf = rememberingOf((slot: SlotSpec) => {
  const known = new Map<Language['code'], Features>();
  return (language: Language): Features => {
    const before = known.get(language.code);
    if (before) return before;
    const read = readSlot(slot, language);
    known.set(language.code, read);
    return read;
  };
});

function readSlot(slot: SlotSpec, language: Language): Features {
  const asks = typeof slot.ask === 'object' ? [slot.ask.first, slot.ask.again] : [];
  const texts: readonly (LocalisedList | string | undefined)[] = [
    ...asks,
    slot.description,
  ] as never;
  const ofPerson = texts.flatMap(wordings).some((text) => language.asksOfPerson(text));
  const names = [...wordings(slot.label), ...wordings(slot.cues)].map(language.featureIn);
  const features = names
    .filter(({ name }) => name.length >= shortestName)
    .map(({ name, isQuality }) => ({
      pattern: patternOf(name, isQuality, language.code),
      isQuality,
    }));
  return { features, ofPerson };
}

/** The name as whole words, with the endings that adjectives take; in Russian in whatever case it stands. */
function patternOf(name: string, isQuality: boolean, code: Language['code']): RegExp {
  const words = name.split(/[\s-]+/u).map((word) => {
    const plain = word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
    if (isQuality && endings[code]) return plain.replace(endings[code].of, endings[code].may);
    if (code !== 'ru' || word.length < shortestStem) return plain;
    return `${plain.replace(/[аеёиоуыэюяьй]{1,2}$/u, '')}\\p{L}{0,3}`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[ -]')}(?![\\p{L}\\p{N}])`, 'giu');
}

/** What stands in the place of an adjective's ending. */
const endings: Partial<Record<Language['code'], { readonly of: RegExp; readonly may: string }>> = {
  de: { of: /$/u, may: '(?:e[rsnm]?)?' },
  fr: { of: /e?s?$/u, may: 'e?s?' },
  es: { of: /[oa]s?$/u, may: '[oa]s?' },
  pt: { of: /[oa]s?$/u, may: '[oa]s?' },
};

/** In letters: what is shorter stands in too many words. */
const shortestName = 3;
const shortestStem = 5;
