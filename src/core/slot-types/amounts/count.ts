import type { SlotSpec } from '../../flow/spec.ts';
import { overlap, type Range, trimRange } from '../../text/words.ts';
import type { ReadContext } from '../slot-type.ts';
import { contentWords, valueWords } from '../words/reply.ts';
import {
  endWithSlip,
  endWithUnit,
  namesOfSlot,
  occurrences,
  unitsOfSlot,
  wordings,
} from '../words/slot-words.ts';
import { isOfPeople, mayBeHour, namesHour } from './count-people.ts';

/** A number as it was said for a slot. `foreign`: grouped as other countries do ("1.500"). */
export type Count =
  | { readonly kind: 'exact'; readonly value: number; readonly foreign: boolean }
  | { readonly kind: 'approximate'; readonly value: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number };

/** All of the text as one number or range, with the slot's unit and name around it. */
export function readCount(text: string, slot: SlotSpec, context: ReadContext): Count | undefined {
  if (countsPeople(slot) && namesHour(text, context)) return undefined;
  const isCompany = countsPeople(slot) && companiesIn(text, slot, context).length > 0;
  if (isCompany) return wholeParty(text, slot, context);
  const said = spaced(text, slot);
  const words = withoutUnits(valueWords(said, slot, context), slot, context);
  return (
    wholeCount(words, context) ??
    wholeCount(valueWords(words, slot, context), context) ??
    // "One person": what carries a value elsewhere is the number here.
    wholeCount(withoutUnits(contentWords(said, slot, context), slot, context), context) ??
    wholeParty(text, slot, context)
  );
}

/** "Just me", "me and my wife": people who are counted without a number, or with more than it says. */
function wholeParty(text: string, slot: SlotSpec, { language }: ReadContext): Count | undefined {
  const size = countsPeople(slot) ? language.readParty(text) : undefined;
  return size === undefined ? undefined : { kind: 'approximate', value: size };
}

export interface CountFound {
  readonly start: number;
  readonly end: number;
  readonly count: Count;
  /** It counts only where it was asked. */
  readonly weak?: true;
}

/**
 * Numbers and ranges that a sentence counts with the slot's unit, or names with its label or cue. "2
 * adults and 3 kids" are five people, which their words do not say.
 */
export function findCounts(
  text: string,
  slot: SlotSpec,
  context: ReadContext,
): readonly CountFound[] {
  const { language } = context;
  const announced = new Set(
    occurrences(text, namesOfSlot(slot)).map(({ end }) => language.afterLabel(text, end)),
  );
  const mentions = [
    ...language
      .numbers(withSpace(text, slot))
      .map((m) => ({ ...m, count: toCount(text.slice(m.start, m.end), m) })),
    ...onesCounted(text, slot, context),
    ...language.ranges(text).map((r) => ({ ...r, count: { kind: 'range', ...ends(r) } as const })),
  ];
  const found = mentions
    .flatMap(({ start, end, count }): readonly CountFound[] => {
      const exactEnd = endWithUnit(text, end, slot);
      const unitEnd = exactEnd ?? endWithSlip(text, end, slot);
      const turned = count.kind === 'approximate' && beginsWithUnit(text.slice(start, end), slot);
      const isParty = countsPeople(slot) && isOfPeople(text, { start, end }, context);
      if (unitEnd === undefined && !turned && !announced.has(start) && !isParty) return [];
      if (language.isNegated(text, start) || isPriced(text, start, end)) return [];
      const slipped = exactEnd === undefined && unitEnd !== undefined && !announced.has(start);
      const isHour = isParty && exactEnd === undefined && mayBeHour(text, { start, end }, context);
      const isOpen = isParty ? isHour && !announced.has(start) : slipped;
      const said = slipped && count.kind === 'exact' ? approximate(count) : count;
      // Another word than the slot's may count another thing: "3 thickets" where tickets are asked.
      return [{ start, end: unitEnd ?? end, count: said, ...(isOpen && { weak }) }];
    })
    .sort((a, b) => a.start - b.start);
  return countsPeople(slot) ? withCompany(found, text, slot, context) : found;
}

/** "Just the one ticket", "a table for one would be fine": ones that elsewhere stand for a thing. */
function onesCounted(text: string, slot: SlotSpec, context: ReadContext) {
  const { language } = context;
  const numbers = [...language.numbers(text), ...language.ranges(text)];
  // "One of us" is part of a number, and none.
  const units = unitsOfSlot(slot).filter((unit) => !unit.includes(' '));
  return language
    .ones(text)
    .filter(({ start, end }) => !numbers.some((each) => each.start < end && start < each.end))
    .filter(({ start, end, isArticle }) => {
      const isUnit = !isArticle && endWithUnit(text, end, slot, units) !== undefined;
      return isUnit || (countsPeople(slot) && isOfPeople(text, { start, end }, context));
    })
    .map(({ start, end }) => ({
      start,
      end,
      count: { kind: 'exact', value: 1, foreign: false } as const,
    }));
}

/** People who are told one by one belong together: "2 adults and 3 kids", "me plus 3". */
function withCompany(
  found: readonly CountFound[],
  text: string,
  slot: SlotSpec,
  context: ReadContext,
): readonly CountFound[] {
  const [company, ...more] = companiesIn(text, slot, context).filter(({ counted }) => counted);
  if (company === undefined || more.length > 0) return found;
  const { start, end, size } = company;
  const { language } = context;
  const isOutside = (each: Range) => each.end <= start || end <= each.start;
  const clear = [...language.dates(text), ...language.times(text)];
  const when = clear.filter(({ form }) => form !== 'bare');
  // "We are 5, my wife and 3 kids": another number may be that of all.
  const beside = language
    .numbers(text)
    .filter((each) => isOutside(each) && !when.some((day) => overlap(day, each)));
  const others = found.filter(isOutside);
  if (language.isNegated(text, start)) return others;
  const [all] = beside;
  if (all !== undefined) {
    // "3 (2 adults, 1 child)": who they are is told behind it.
    const isSum = beside.length === 1 && all.value === size && others.length === 0;
    return isSum ? [{ ...all, count: { kind: 'exact', value: size, foreign: false } }] : others;
  }
  const together = { start, end, count: { kind: 'approximate', value: size } } as const;
  return [...others, together].sort((one, other) => one.start - other.start);
}

/** Not where the slot counts only some of them: "adults". */
function companiesIn(text: string, slot: SlotSpec, { language }: ReadContext) {
  const own = wordings(slot.unit);
  return language
    .companies(text)
    .filter(({ start, end }) => occurrences(text.slice(start, end), own).length === 0);
}

function countsPeople(slot: SlotSpec): boolean {
  return unitsOfSlot(slot).includes('people');
}

/** "человек тридцать": a language may put the unit first to say that the number is only about right. */
function beginsWithUnit(words: string, slot: SlotSpec): boolean {
  return occurrences(words, unitsOfSlot(slot))[0]?.start === 0;
}

const weak = true;

/** Digits behind two zeros or more number something and count nothing: "007123" (contract 3). */
const numbered = /(?<![\p{L}\p{N}.,])0\d{2,}(?![\p{L}\p{N}])/u;

function wholeCount(words: string, { language }: ReadContext): Count | undefined {
  if (numbered.test(words)) return undefined;
  const whole = trimRange(words, { start: 0, end: words.length }, /[\s.,;:!?]/u);
  const [range] = language.ranges(words);
  if (range !== undefined) {
    return range.start <= whole.start && range.end >= whole.end
      ? { kind: 'range', ...ends(range) }
      : undefined;
  }
  const [mention, ...others] = language.numbers(words);
  if (mention === undefined || others.length > 0) return undefined;
  if (mention.start > whole.start || mention.end < whole.end) return undefined;
  return toCount(words.slice(mention.start, mention.end), mention);
}

function toCount(
  words: string,
  { value, approximate }: { readonly value: number; readonly approximate: boolean },
): Count {
  if (approximate) return { kind: 'approximate', value };
  const foreign = /^-?\d{1,3}[.,]\d{3}$/u.test(words) && !Number.isInteger(value);
  return { kind: 'exact', value: foreign ? Math.round(value * 1000) : value, foreign };
}

/** What another word than the slot's may count is shown before it counts. */
function approximate({ value }: { readonly value: number }): Count {
  return { kind: 'approximate', value };
}

function ends({ from, to }: { readonly from: number; readonly to: number }) {
  return { from, to };
}

/** "29days" with the space that people leave out. */
function spaced(text: string, slot: SlotSpec): string {
  return text.replace(/\d(?=\p{L})/gu, (digit, at: number) =>
    endWithUnit(text, at + 1, slot) === undefined ? digit : `${digit} `,
  );
}

/** The same for places: the unit grown onto a number as so much space. */
function withSpace(text: string, slot: SlotSpec): string {
  return text.replace(/(?<=\d)\p{L}+/gu, (letters, at: number) =>
    endWithUnit(text, at, slot) === at + letters.length ? ' '.repeat(letters.length) : letters,
  );
}

/** The words without the unit behind each number, so that "29 days or so" is "29 or so". */
function withoutUnits(words: string, slot: SlotSpec, { language }: ReadContext): string {
  const mentions = [...language.numbers(words), ...language.ranges(words)];
  return mentions
    .sort((a, b) => b.end - a.end)
    .reduce((left, { end }) => {
      const unitEnd = endWithUnit(left, end, slot);
      return unitEnd === undefined ? left : left.slice(0, end) + left.slice(unitEnd);
    }, words);
}

/** An amount of money or a share is not a count. */
function isPriced(text: string, start: number, end: number): boolean {
  return (
    /\p{Sc}\s?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\s?[\p{Sc}%]/u.test(text.slice(end, end + 2))
  );
}
