import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import { takenAwayIn } from '../../core/reading/taken-away.ts';
import { isShare } from '../../core/slot-types/amounts/shares.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { endWithUnit, unitsOfAsked } from '../../core/slot-types/words/slot-words.ts';
import { clausesOf } from '../../core/text/clauses.ts';
import type { Range } from '../../core/text/words.ts';
import { readsAs } from './answers.ts';

/**
 * The only number or range of a sentence, for the one slot that was asked: "jk 12", "200 but growing",
 * "max 10k". Nothing may stand right behind it that could count something else ("12 monkeys").
 */
export function loneNumber(
  said: string,
  slot: SlotSpec,
  flow: FlowSpec,
  context: ReadContext,
): string | undefined {
  const { language } = context;
  if (!numericTypes.has(slot.type)) return undefined;
  const sentence = withoutTimes(said, context);
  const only = onlyNumber(sentence, slot, flow, context);
  if (only === undefined) return undefined;
  const clause = clausesOf(sentence, language).find(
    ({ start, end }) => start <= only.start && only.end <= end,
  );
  const words = sentence.slice(only.start, only.end);
  if (clause === undefined) return undefined;
  if (slot.type === 'integer' && language.leadsToHour(sentence, only.start)) return undefined;
  const counted = unitEnd(sentence, only, slot);
  const behind = sentence.slice(only.end, clause.end);
  const countsOther = language.value(`1${behind}`).end > 1 && !goesOn(behind, context);
  if (counted === undefined && countsOther) return undefined;
  const before = sentence.slice(clause.start, only.start).trim();
  if (before !== '' && /^(?:19|20)\d\d$/u.test(words)) return undefined;
  const carried = counted !== undefined || language.isCarried(sentence, only.start);
  if (/[\p{Sc}#№%@]/u.test(before)) return undefined;
  if (!carried && before.split(/\s+/u).length > longestLead) return undefined;
  const isOthers = flow.slots.some(
    (other) =>
      other.id !== slot.id &&
      slotTypes[other.type]
        .find(sentence, other, context)
        .some(({ start, end }) => start < only.end && only.start < end),
  );
  if (isOthers) return undefined;
  return readsAs(words, slot, context) ? words : undefined;
}

/**
 * The only one that the slot's unit counts, among others ("2 tickets to 12 High Street"); else the only
 * number, which may be said twice.
 */
function onlyNumber(
  sentence: string,
  slot: SlotSpec,
  flow: FlowSpec,
  context: ReadContext,
): Range | undefined {
  const { language } = context;
  const takenAway = takenAwayIn(sentence, flow.slots, context);
  const ranges = language.ranges(sentence);
  const numbers = broken.has(slot.type) ? language.decimals(sentence) : language.numbers(sentence);
  const shares = slot.type === 'percentage' ? [] : language.percents(sentence);
  const said: readonly Range[] = (ranges.length > 0 ? ranges : numbers).filter(
    ({ start, end }) =>
      !language.isNegated(sentence, start) &&
      !isShare({ start, end }, shares, sentence) &&
      !takenAway({ start, end }, slot),
  );
  const counted = said.filter((each) => unitEnd(sentence, each, slot) !== undefined);
  if (counted.length === 1) return counted[0];
  const last = said.at(-1);
  if (last === undefined) return undefined;
  const wordsOf = ({ start, end }: Range) => sentence.slice(start, end).toLowerCase();
  const digits = said.flatMap((each) => wordsOf(each).match(/\d+/gu) ?? []);
  // "Twenty twenty" is a number of its own.
  const joins = said.some((each, i) => said[i + 1]?.start === each.end + 1);
  if (joins) return undefined;
  const isSame = said.every((each) => ` ${wordsOf(each)}`.endsWith(` ${wordsOf(last)}`));
  return isSame && (sentence.match(/\d+/gu) ?? []).length === digits.length ? last : undefined;
}

function unitEnd(sentence: string, { end }: Range, slot: SlotSpec): number | undefined {
  return endWithUnit(sentence, end, slot, unitsOfAsked(slot));
}

/** "Four from Lisbon", "4 on Monday": the next word leads on to something else, and counts nothing. */
function goesOn(behind: string, { language }: ReadContext): boolean {
  const word = /^\s+(\p{L}+)\s/u.exec(behind)?.[1] ?? '';
  return word !== '' && (language.surrounds(word) || language.afterPlaceLead(`${word} 1`) > 0);
}

/** The sentence with a break where a date or time stands, whose numbers are its own: "3 on the 9th". */
function withoutTimes(sentence: string, { language }: ReadContext): string {
  const mentions = [...language.dates(sentence), ...language.times(sentence)];
  return mentions
    .filter(({ form }) => form !== 'bare')
    .reduce((left, { start, end }) => {
      const before = /(\p{L}+)\s$/u.exec(left.slice(0, start));
      const led = before !== null && language.surrounds(before[1] ?? '');
      const from = led ? before.index : start;
      return `${left.slice(0, from)},${' '.repeat(end - from - 1)}${left.slice(end)}`;
    }, sentence);
}

/** Types that may take a bare number. */
export const numericTypes: ReadonlySet<SlotSpec['type']> = new Set([
  'integer',
  'number',
  'percentage',
  'money',
  'choice',
]);

/** Of these the ones that take parts of one: "2.5". */
const broken: ReadonlySet<SlotSpec['type']> = new Set(['number', 'percentage', 'money']);

/** In words: what may stand before the number of a clause that says little else. */
const longestLead = 3;
