import type { DateMention } from '../../language/dates/date-data.ts';
import type { Language } from '../../language/language.ts';
import type { TimeMention } from '../../language/times/time-data.ts';
import { overlap, type Range } from '../../text/words.ts';
import { isAround } from '../words/mention.ts';
import type { FromNow } from './from-now.ts';

/** A day with an hour, or one of the two alone. */
export interface MomentMention extends Range {
  readonly day?: DateMention;
  readonly time?: TimeMention;
  /** So long from now, which says both. */
  readonly fromNow?: FromNow;
}

/**
 * Days and hours of a text, left to right, those that stand beside each other together: "tomorrow at
 * 3pm", "half past two on the 14th", "heute Abend um 8". What may be nothing of the kind ("7", "14.3.")
 * counts only as one half of a pair, or where the text has nothing clearer.
 */
export function momentsIn(text: string, language: Language): readonly MomentMention[] {
  const plain = readable(text);
  const all = clear(language.dates(plain).filter(({ readings }) => readings.some(isDay)));
  const said = language
    .times(withoutDays(plain, all, language))
    .filter((time) => !all.some((day) => isInside(day, time)));
  const times = said.filter((_, i) => !isOneOfTwo(plain, said, i, language));
  // "Половина третьего" is no third of a month.
  const days = all.filter((day) => !times.some((time) => overlap(day, time)));
  const pairs = days.flatMap((day) => pairOf(day, times, plain, language) ?? []);
  const paired = pairs.filter(
    (pair, i) => !pairs.slice(0, i).some((other) => overlap(other, pair)),
  );
  const isFree = (half: Range) => !paired.some((pair) => overlap(pair, half));
  const rest = [
    ...days.filter(isFree).map((day) => ({ start: day.start, end: day.end, day })),
    ...clear(times)
      .filter(isFree)
      .map((time) => ({ start: time.start, end: time.end, time })),
  ].filter((half) => paired.length === 0 || formOf(half) !== 'bare');
  return [...paired, ...rest].sort((a, b) => a.start - b.start);
}

/** How clearly the words of one half say what they are. */
export function formOf({ day, time }: MomentMention): DateMention['form'] {
  return day?.form ?? time?.form ?? 'bare';
}

/** Of the same length: "10.30" is a time where no month has so many days, and T divides both. */
function readable(text: string): string {
  return text
    .replace(/(?<![\d.:])([01]?\d|2[0-3])\.(1[3-9]|[2-5]\d)(?![\d.:])/gu, '$1:$2')
    .replace(/(?<=\d{4}-\d\d-\d\d)T(?=\d\d:\d\d)/gu, ' ');
}

/** What may be something else is left out beside what may not. */
function clear<M extends { readonly form: string }>(mentions: readonly M[]): readonly M[] {
  const sure = mentions.filter(({ form }) => form !== 'bare');
  return sure.length > 0 ? sure : mentions;
}

/** A month is no day. */
function isDay(words: DateMention['readings'][number]): boolean {
  return words.says !== 'part-of-month';
}

/** The numbers of a date are no hours, and "am" before a weekday or a date is no half of the day. */
function withoutDays(text: string, days: readonly DateMention[], language: Language): string {
  return days
    .filter(({ form }) => form !== 'bare')
    .reduce((left, { start, end }) => {
      const lead = /\p{L}+\.? $/u.exec(text.slice(0, start))?.[0] ?? '';
      const from = language.surrounds(lead) ? start - lead.length : start;
      return left.slice(0, from) + '|'.repeat(end - from) + left.slice(end);
    }, text);
}

/** "From 3 to 5pm", "at 3 or 4pm": of two times that are joined neither is the hour. */
function isOneOfTwo(
  text: string,
  times: readonly TimeMention[],
  at: number,
  language: Language,
): boolean {
  const joined = (a: TimeMention | undefined, b: TimeMention | undefined) => {
    const gap = a && b && text.slice(a.end, b.start);
    return gap !== undefined && (language.isBetweenEnds(gap) || isSeparator(gap, language));
  };
  return joined(times[at - 1], times[at]) || joined(times[at], times[at + 1]);
}

function isSeparator(gap: string, language: Language): boolean {
  const joined = `1${gap}1`;
  const parts = language.listParts(joined).map(({ start, end }) => joined.slice(start, end));
  return parts.length === 2 && parts.every((part) => part === '1');
}

/** The day with the time that is said with it; the half of the day may stand with either. */
function pairOf(
  day: DateMention,
  times: readonly TimeMention[],
  text: string,
  language: Language,
): MomentMention | undefined {
  const time = times.find((each) => isBeside(day, each, text, language));
  const own = text.slice(day.start, day.end);
  if (time !== undefined) {
    const part = time.part ?? partIn(own, language);
    // "Last night at 2" was this morning.
    if (time.part === undefined && part === 'night' && time.hour <= 5) return undefined;
    const place = { start: Math.min(day.start, time.start), end: Math.max(day.end, time.end) };
    return { ...place, day, time: { ...time, ...(part && { part }) } };
  }
  // "Morgen Mittag" names the hour as well, or one about it.
  const named = language.times(own).find(({ end, wholeDay }) => end === own.length && wholeDay);
  if (named === undefined || /\d/u.test(own)) return undefined;
  return { start: day.start, end: day.end, day, time: { ...named, rough: true } };
}

function isBeside(day: Range, time: TimeMention, text: string, language: Language): boolean {
  const gap = day.end <= time.start ? [day.end, time.start] : [time.end, day.start];
  const between = text.slice(...gap);
  // "Tomorrow for 3" may be three people, but "9 tomorrow evening" begins with an hour.
  const begins = time.end <= day.start && text.slice(0, time.start).trim() === '';
  const own = text.slice(day.start, day.end);
  const isHour = isLed(text, time, language) || (begins && partIn(own, language) !== undefined);
  if (time.form === 'bare' && !isHour) return false;
  return isAround(between, { language }) && !/[.;!?]\s/u.test(between);
}

/** "At 3", also where the words of the time have the "at" in them: "a las 3". */
function isLed(text: string, { start, end }: Range, language: Language): boolean {
  const words = [...text.slice(start, end).matchAll(/\S+/gu)];
  return words.some(({ index }) => language.isHourLed(text, start + index));
}

/** The half of the day that the words of a date end with: "tomorrow evening". */
function partIn(words: string, language: Language): TimeMention['part'] {
  const spaces = [...words.matchAll(/\s|^/gu)].map(({ index, 0: space }) => index + space.length);
  for (const from of spaces) {
    const tail = words.slice(from);
    for (const said of [`8 ${tail}`, `${tail} 8`]) {
      const [time, ...others] = language.times(said);
      const whole = time?.start === 0 && time.end === said.length && others.length === 0;
      if (whole && time.part) return time.part;
    }
  }
  return undefined;
}

function isInside(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
