import type { SlotSpec } from '../flow/spec.ts';
import type { ProperName } from '../language/words/found.ts';
import { type Finding, none, type ReadContext, type Reading, type SlotType } from './slot-type.ts';
import { lengthProblem, textSchema } from './words/length.ts';
import { given, valueWords } from './words/reply.ts';
import { roleFit } from './words/role.ts';
import { namesOfSlot, occurrences } from './words/slot-words.ts';

/**
 * The name of a place: a city, a station, a country, kept as it was written. A reply counts when it is
 * a name and what leads to it ("I'm flying to Lisbon"); in a sentence, capitals behind "in" or "to", or
 * the only ones. Which end of a journey is meant, words such as "from" tell.
 */
export const place: SlotType = {
  name: 'place',
  read: readPlace,
  find(text, slot, context) {
    const fitOf = roleFit(text, slot, context);
    const names = context.language.properNames(text);
    if (names.length === 0) return smallPlaces(text, slot, context);
    const led = names.filter(({ place: before }) => before !== undefined);
    const lone = names.filter(({ start }) => !/,\s*$/u.test(text.slice(0, start)));
    const found = led.length > 0 ? led : lone.length === 1 && names.length === 1 ? lone : [];
    return found.flatMap((name): readonly Finding[] => {
      const { start } = name;
      const end = slot.type === 'address' ? endOfVenue(text, name, context) : name.end;
      if (end === undefined) return [];
      const fit = fitOf(start, false);
      const labelled = isLabelled(text, name, slot);
      if (fit === 'other' || context.language.isNegated(text, start)) return [];
      const value = text.slice(start, end);
      const named = fit === 'own' || labelled;
      const reading = given(value, lengthProblem(value, slot, longestPlace));
      const bare = name.place !== 'inside';
      return [{ start, end, reading, named, ...(!named && { weak: true, ...(bare && { bare }) }) }];
    });
  },
  check: (value, slot) => lengthProblem(value, slot, longestPlace),
  format: (value) => String(value),
  jsonSchema: (slot) => textSchema(slot, longestPlace),
};

/** Where the name of a venue ends, which other words may join: "Sorrel fine Foods". Absent where unsure. */
function endOfVenue(text: string, { start, end }: ProperName, { language }: ReadContext) {
  const whole = language.nameAt(text, start)?.end;
  return whole === undefined ? undefined : Math.max(whole, end);
}

/** "Leaving from long beach": in small letters a place needs the words for its end of the way. */
function smallPlaces(text: string, slot: SlotSpec, context: ReadContext): readonly Finding[] {
  const fitOf = roleFit(text, slot, context);
  return context.language.smallPlaces(text).flatMap(({ start, end }): readonly Finding[] => {
    const value = text.slice(start, end);
    if (fitOf(start, false) !== 'own' || context.language.isNegated(text, start)) return [];
    if (readPlace(value, slot, context).kind === 'none') return [];
    const reading = given(value, lengthProblem(value, slot, longestPlace));
    return [{ start, end, reading, named: true }];
  });
}

function readPlace(text: string, slot: SlotSpec, context: ReadContext): Reading {
  const { language } = context;
  if (language.isApproval(text) || language.isQuestion(text)) return none;
  const words = valueWords(text, slot, context);
  // The name of the slot is no name of a place: "the pick up point".
  if (namesOfSlot(slot).includes(words.trim().toLowerCase())) return none;
  const rest = words.slice(language.afterPlaceLead(words));
  const [name, ...others] = language.properNames(rest);
  const whole = name?.start === 0 && others.length === 0 && isEnd(rest.slice(name.end));
  // "The destination is Porto" is no answer to where the way begins.
  const start = Math.max(0, text.lastIndexOf(rest));
  if (roleFit(text, slot, context)(start, true) === 'other') return none;
  const value = whole ? rest.slice(0, name.end) : rest.replace(/[\s.,!]+$/u, '');
  if (!whole && !isSmallName(value, context)) return none;
  return given(value, lengthProblem(value, slot, longestPlace));
}

/** A name without its capitals, as people type: nothing else could stand there. */
function isSmallName(words: string, { language }: ReadContext): boolean {
  if (/\p{Lu}/u.test(words) && /(?:^|\s)\p{Ll}/u.test(words)) return false;
  return language.isName(words, 'person') && !language.isSentence(words);
}

function isEnd(text: string): boolean {
  return /^[\s.,!]*$/u.test(text);
}

/** "City: Lisbon", "the city is Lisbon". */
function isLabelled(text: string, { start }: ProperName, slot: SlotSpec): boolean {
  return occurrences(text, namesOfSlot(slot)).some(
    ({ end }) => end <= start && /^\s*(?::|is|=)?\s*$/iu.test(text.slice(end, start)),
  );
}

const longestPlace = 200;
