import type { SlotSpec } from '../flow/spec.ts';
import type { Range } from '../text/words.ts';
import { streetsIn } from './names/street-forms.ts';
import { place } from './place.ts';
import { type Finding, none, type ReadContext, type SlotType } from './slot-type.ts';
import { lengthProblem, textSchema } from './words/length.ts';
import { given, valueWords } from './words/reply.ts';
import { roleFit } from './words/role.ts';

/**
 * A postal address, or the name of where somebody can be found, as text and as it was written. A
 * number with a name in capitals beside it is one wherever it stands ("12 Harbour Road, flat 3").
 */
export const address: SlotType = {
  name: 'address',
  read(text, slot, context) {
    const { language } = context;
    if (language.isQuestion(text)) return none;
    const words = valueWords(text, slot, context);
    const rest = words.slice(language.afterPlaceLead(words)).replace(/[\s.,!]+$/u, '');
    if (!isWritten(rest) || language.isSentence(rest)) return place.read(text, slot, context);
    return given(rest, lengthProblem(rest, slot, longestAddress));
  },
  find(text, slot, context) {
    const fitOf = roleFit(text, slot, context);
    const written = addressesIn(text, context);
    if (written.length === 0) return place.find(text, slot, context);
    return written.flatMap(({ start, end }): readonly Finding[] => {
      const fit = fitOf(start, false);
      if (fit === 'other' || context.language.isNegated(text, start)) return [];
      const value = text.slice(start, end);
      const named = fit === 'own';
      const reading = given(value, lengthProblem(value, slot, longestAddress));
      return [{ start, end, reading, named, ...(!named && { weak: true }) }];
    });
  },
  check: (value, slot: SlotSpec) => lengthProblem(value, slot, longestAddress),
  format: (value) => String(value),
  jsonSchema: (slot) => textSchema(slot, longestAddress),
};

function addressesIn(text: string, { language }: ReadContext): readonly Range[] {
  const lengths = language.durations(text);
  const streets = streetsIn(text).filter(({ start, end }) => {
    if (lengths.some((length) => length.start <= start && start < length.end)) return false;
    const words = text.slice(start, end).match(/(?<=\s)\p{L}+/gu) ?? [];
    // "4 on the way": words that lead to something are no street's, as those of a sentence are none.
    const leads = language.surrounds(words[0] ?? '') || language.isSentence(words[0] ?? '');
    const isSmall = /^\p{Ll}/u.test(words.at(-1) ?? '');
    return !leads && !(isSmall && words.some((word) => language.isSentence(word)));
  });
  if (streets.length > 0) return streets;
  return language.properNames(text).flatMap(({ start, end }): readonly Range[] => {
    const before = numberBefore.exec(text.slice(0, start));
    if (before === null) return [];
    const behind = unitBehind.exec(text.slice(end));
    return [{ start: before.index, end: end + (behind?.[0].length ?? 0) }];
  });
}

/** A house number and a name, or a name and a house number; with what stands around in an address. */
function isWritten(words: string): boolean {
  return words.length <= longestAddress && (numberFirst.test(words) || numberLast.test(words));
}

const numberFirst =
  /^\d{1,6}\p{L}?(?:, ?\d{1,6})? [\p{L}\p{N}\s.,#'/&-]*\p{L}{2,}[\p{L}\p{N}\s.,#'/&-]*$/u;
const numberLast = /^\p{Lu}[\p{L}\s.'-]* \d{1,5}\p{L}?(?:[,\s][\p{L}\p{N}\s.,#'/&-]*)?$/u;
const numberBefore = /(?<![\p{L}\p{N}.,:/-])\d{1,6}\p{L}?(?:, ?\d{1,6})?\s$/u;
const unitBehind =
  /^(?:,? (?:#|№|no\.?|apt\.?|unit|suite|ste\.?|flat|floor|bldg\.?|кв\.?|д\.?) ?\d+\p{L}?)/iu;

const longestAddress = 300;
