import type { SlotSpec } from '../flow/spec.ts';
import { unitFormat } from '../language/formats.ts';
import type { LanguageCode } from '../language/language.ts';
import type { DurationMention, DurationUnit } from '../language/times/duration-data.ts';
import type { Value } from '../value.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { announced, onlyMention } from './words/mention.ts';

/**
 * A length of time in ISO 8601 ("PT1H30M", "P3D"). One length has one form: weeks are days, 90 minutes
 * are an hour and a half, 18 months are a year and a half; but 48 hours are not two days, since
 * nobody who says hours means dates. In a sentence it is weak, or named by the slot's own words.
 */
export const duration: SlotType = {
  name: 'duration',
  read(text, slot, context) {
    const mention = onlyMention(text, slot, context, (words) => context.language.durations(words));
    return mention === undefined ? none : readingOf(mention, slot);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return context.language.durations(text).flatMap((mention): readonly Finding[] => {
      const { start, end } = mention;
      if (context.language.isNegated(text, start)) return [];
      const reading = readingOf(mention, slot);
      const named = isNamed(start);
      return reading.kind === 'none'
        ? []
        : [{ start, end, reading, named, ...(!named && { weak: true }) }];
    });
  },
  check: problemOf,
  format: (value, _slot, language) => written(String(value), language),
  jsonSchema: () => ({ type: 'string', format: 'duration' }),
};

/**
 * Seconds of an ISO 8601 duration, for comparing; a month counts as the twelfth of a mean year.
 * Undefined for anything else.
 */
export function durationSeconds(text: string): number | undefined {
  const parts = partsOf(text);
  return parts && (parts.months * 30.436875 + parts.days) * 86_400 + parts.seconds;
}

interface Parts {
  readonly months: number;
  readonly days: number;
  readonly seconds: number;
}

function readingOf({ parts, rough }: DurationMention, slot: SlotSpec): Reading {
  let [months, days, seconds] = [0, 0, 0];
  for (const { unit, count } of parts) {
    const { months: m = 0, days: d = 0, seconds: s = 0 } = lengths[unit];
    months += m * count;
    days += d * count;
    seconds += s * count;
  }
  // Half a month has no length of its own; fifteen days are near enough to be confirmed.
  const wholeMonths = Math.floor(months);
  const isPartOfMonth = wholeMonths !== months;
  days += Math.round((months - wholeMonths) * 30);
  const wholeDays = Math.floor(days);
  const exact = seconds + (days - wholeDays) * 86_400;
  // Parts of a second are not kept: where they count, the length that is left was not said.
  const lost = Math.abs(exact - Math.round(exact));
  if (lost > 1e-6 && lost > longestLost * exact) return none;
  const value = isoOf({
    months: wholeMonths,
    days: wholeDays,
    seconds: Math.round(exact),
  });
  const problem = problemOf(value, slot);
  if (problem !== undefined) return { kind: 'invalid', problem };
  return {
    kind: 'value',
    value,
    basis: rough || isPartOfMonth || lost > 1e-6 ? 'derived' : 'stated',
  };
}

function problemOf(value: Value, { limits }: SlotSpec): Problem | undefined {
  const parts = typeof value === 'string' ? partsOf(value) : undefined;
  if (parts === undefined || isoOf(parts) !== value) return { problem: 'format' };
  const { min, max } = limits ?? {};
  const length = durationSeconds(value) ?? 0;
  if (typeof min === 'string' && length < (durationSeconds(min) ?? 0)) {
    return { problem: 'too-small', limit: min };
  }
  if (typeof max === 'string' && length > (durationSeconds(max) ?? length)) {
    return { problem: 'too-large', limit: max };
  }
  return undefined;
}

function isoOf({ months, days, seconds }: Parts): string {
  const date = part(Math.floor(months / 12), 'Y') + part(months % 12, 'M') + part(days, 'D');
  const minutes = Math.floor(seconds / 60);
  const clock =
    part(Math.floor(minutes / 60), 'H') + part(minutes % 60, 'M') + part(seconds % 60, 'S');
  if (date === '' && clock === '') return 'PT0S';
  return `P${date}${clock === '' ? '' : `T${clock}`}`;
}

function part(count: number, letter: string): string {
  return count === 0 ? '' : `${count}${letter}`;
}

function partsOf(text: string): Parts | undefined {
  const match = iso.exec(text);
  if (match === null) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  return {
    months: years * 12 + months,
    days: weeks * 7 + days,
    seconds: (hours * 60 + minutes) * 60 + seconds,
  };
}

/** "1 hour 30 minutes", as the language writes it. */
function written(value: string, language: LanguageCode): string {
  const { months, days, seconds } = partsOf(value) ?? { months: 0, days: 0, seconds: 0 };
  const minutes = Math.floor(seconds / 60);
  const counts: readonly (readonly [DurationUnit, number])[] = [
    ['year', Math.floor(months / 12)],
    ['month', months % 12],
    ['day', days],
    ['hour', Math.floor(minutes / 60)],
    ['minute', minutes % 60],
    ['second', seconds % 60],
  ];
  const said = counts.filter(([, count]) => count > 0);
  return (said.length === 0 ? [['second', 0] as const] : said)
    .map(([unit, count]) => unitFormat(language, unit).format(count))
    .join(' ');
}

/** As a share of the length. */
const longestLost = 0.01;

const lengths: Readonly<Record<DurationUnit, Partial<Parts>>> = {
  second: { seconds: 1 },
  minute: { seconds: 60 },
  hour: { seconds: 3600 },
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  year: { months: 12 },
};

const iso =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/u;
