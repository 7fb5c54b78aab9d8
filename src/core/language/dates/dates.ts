import { remembering } from '../../remembering.ts';
import type { Language } from '../language.ts';
import type { NumberData } from '../numbers/number-data.ts';
import { blankPatterns, fillAt, hangsTogether } from '../words/blanks.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';
import { blanksOf } from './date-blanks.ts';
import { clarityOf, clearest, isCutShort } from './date-clarity.ts';
import { type DateData, type DateMention, type DateWords, dateForms } from './date-data.ts';
import { dateWordsReader } from './date-words.ts';
import { fromDayReader } from './from-day.ts';
import { notDaysReader } from './not-days.ts';
import { numericDates } from './numeric-dates.ts';
import { shortYearBehind, yearBehindClock } from './years-behind.ts';

/**
 * Makes `dates` and `surrounds` from a language's words. What a date is on the calendar depends on
 * today and is the slot type's to work out; here is only what the words say.
 */
export function dateReader(
  data: DateData,
  numbers: NumberData,
  language: Pick<Language, 'numbers' | 'roughlyBefore'>,
): Pick<Language, 'dates' | 'isNoDay' | 'surrounds' | 'isBound'> {
  const wordsOf = dateWordsReader(data, language);
  const around = patterns(data.around);
  const blanks = () => blanksOf(data, numbers);
  const forms = dateForms.map((form) => ({
    form,
    templates: blankPatterns(data.forms[form], blanks),
  }));
  const near = Object.entries(data.nearDays).map(([days, phrases]) => ({
    days: Number(days),
    templates: patterns(phrases),
  }));

  const notDays = notDaysReader(data);
  const fromDays = fromDayReader(data, blanks, wordsOf);
  const bounds = patterns(data.bounds);
  const goesOn = patterns(data.goesOn);
  const hourWords = patterns(data.hourWords);
  const yearWords = patterns(data.yearWords);
  /** A number that may belong to the date behind it; no hour, no code, and no group of a longer number. */
  const dayBefore = new RegExp(
    `(?<![\\p{L}\\d]|\\d )\\d{1,4}(?:${data.ordinalEndings.join('|')})? ?$`,
    'iu',
  );
  /** Before "two years ago" they end the name of a day that is not known here. */
  const dayNames = patterns([...data.units.day, ...data.weekdays]);

  /** What has the form of a date, and what of it means none. */
  const foundIn = remembering((text: string) => {
    const said = spoken(text);
    const none = new Set<DateMention>();
    const words = said.words.flatMap((_, at) => dateAt(said, at, none));
    const digits = numericDates(text, data.order);
    const whole = words.filter((day) => !digits.some((date) => isCutShort(day, date)));
    const single = clearest([...digits, ...whole]);
    const counted = fromDays(said, single);
    const all = counted.length === 0 ? single : clearest([...counted, ...single]);
    const found = joined(text, all);
    for (const mention of found) {
      if (notDays.isOtherWord(text, mention, found)) none.add(mention);
    }
    return { found, none };
  });

  return {
    isBound,
    dates(text) {
      const { found, none } = foundIn(text);
      return found
        .filter((mention, i) => {
          return !none.has(mention) && isClear(text, mention, found[i - 1], found[i + 1]);
        })
        .map((mention) => {
          const start = language.roughlyBefore(text, mention.start);
          return start === undefined ? mention : { ...mention, start, rough: true };
        });
    },
    isNoDay(text, start, end) {
      const { found, none } = foundIn(text);
      const inside = found.filter((mention) => mention.start < end && start < mention.end);
      return inside.length > 0 && inside.every((mention) => none.has(mention));
    },
    surrounds(text) {
      const said = spoken(text);
      return skipAll(said, 0, around) === said.words.length;
    },
  };

  /** "Freitag, den 15.05.2026", "Fri 7/6": the weekday before a date in digits belongs to it. */
  function joined(text: string, found: readonly DateMention[]): readonly DateMention[] {
    return found.flatMap((mention, i): readonly DateMention[] => {
      const next = found[i + 1];
      if (next !== undefined && weekdayBefore(text, mention, next) !== undefined) return [];
      const last = found[i - 1];
      const weekday = last && weekdayBefore(text, last, mention);
      if (last === undefined || weekday === undefined) return [mention];
      const readings = mention.readings.map((words) => ({ ...words, weekday }) as DateWords);
      return [{ ...mention, start: last.start, readings, form: 'full' }];
    });
  }

  function weekdayBefore(text: string, day: DateMention, date: DateMention): number | undefined {
    const [said] = day.readings;
    const [on] = date.readings;
    const digits = /^\d/u.test(text.slice(date.start)) && on?.says === 'day';
    if (said?.says !== 'weekday' || said.which !== 'any' || !digits) return undefined;
    if (on.month === undefined || on.weekday !== undefined) return undefined;
    const gap = spoken(text.slice(day.end, date.start));
    return skipAll(gap, 0, around) === gap.words.length && gap.text.length <= 8
      ? said.weekday
      : undefined;
  }

  function isBound(text: string, start: number): boolean {
    const said = spoken(text.slice(Math.max(0, start - nearby), start));
    const count = said.words.length;
    if (/[,;]\s*$/u.test(said.text)) return false;
    return [1, 2, 3].some((n) => n <= count && matchAt(said, count - n, bounds) === count);
  }

  /**
   * Whether the words around leave the date what it is. Not so behind "before", beside a number that
   * may be its day or year ("11 6th 1938"), and beside another date ("Monday two weeks from now").
   */
  function isClear(
    text: string,
    { start, end, form, readings }: DateMention,
    last: DateMention | undefined,
    next: DateMention | undefined,
  ): boolean {
    if (isBound(text, start)) return false;
    // "Mini-tuesday", "month-long": a part of another word.
    if (/\p{L}-$/u.test(text.slice(0, start)) || /^-\p{L}/u.test(text.slice(end))) return false;
    if (matchAt(spoken(text.slice(end, end + nearby)), 0, goesOn) !== undefined) return false;
    const touches = (gap: string) => /^[ -]?$/u.test(gap);
    if (last && touches(text.slice(last.end, start))) return false;
    if (next && touches(text.slice(end, next.start))) return false;
    const before = text.slice(Math.max(0, start - nearby), start);
    const behind = text.slice(end, end + nearby);
    const [words] = readings;
    if (words?.says === 'distance' && words.unit === 'year' && endsWith(before, dayNames)) {
      return false;
    }
    if (isFarFrom(text, { end, readings }, next)) return false;
    if (last && isFarFrom(text, last, { start, readings })) return false;
    if (words?.says === 'day' && words.month !== undefined) {
      if (words.year === undefined && yearBehindClock.test(behind)) return false;
      return words.year !== undefined || skipTo(spoken(behind), yearWords, 6) === undefined;
    }
    const numbered = words?.says === 'day' && dayBefore.test(before);
    return form === 'full' || !(numbered || besideNumber.test(behind));
  }

  /** The dates at a word; those that mean no day are put among the names as well. */
  function dateAt(said: Spoken, at: number, none: Set<DateMention>): readonly DateMention[] {
    const found: DateMention[] = near.flatMap(({ days, templates }) => {
      const filled = fillAt(said, at, templates);
      if (filled === undefined) return [];
      const words: DateWords = { says: 'distance', unit: 'day', count: days };
      const mention = mentionOf(said, at, filled.to, words, 'part', false);
      if (notDays.isParting(said, at, filled.to, words)) none.add(mention);
      return [mention];
    });
    for (const { form, templates } of forms) {
      const filled = fillAt(said, at, templates);
      if (filled === undefined || !hangsTogether(said, at, filled.to)) continue;
      const words = wordsOf(form, filled.blanks);
      if (words === undefined) continue;
      // "Friday 13 people" counts people.
      if (form === 'weekdayNumber' && !isDayNumber(said, filled.to)) continue;
      const year = shortYearBehind(said, filled.to, words);
      if (year !== undefined) {
        found.push({ ...mentionOf(said, at, filled.to, year.words, 'full', true), end: year.end });
        continue;
      }
      // "In two Fridays" counts from the next one, as it seems.
      const isCounted = form === 'countedWeekday';
      const rough =
        isCounted || filled.blanks.roughly !== undefined || isVague(filled.blanks.count);
      const clarity = clarityOf(form, filled.blanks);
      const mention = mentionOf(said, at, filled.to, words, clarity, rough);
      const named = form === 'holiday' && notDays.isName(said, at, filled.to);
      if (named || notDays.isParting(said, at, filled.to, words)) none.add(mention);
      found.push(mention);
    }
    return found;
  }

  function isDayNumber(said: Spoken, to: number): boolean {
    if (matchAt(said, to, hourWords) !== undefined) return false;
    return endsAt(said, to) || skipAll(said, to, around) > to;
  }

  function isVague(words: string | undefined): boolean {
    return words !== undefined && language.numbers(words)[0]?.approximate === true;
  }
}

function mentionOf(
  said: Spoken,
  from: number,
  to: number,
  words: DateWords,
  form: DateMention['form'],
  rough: boolean,
): DateMention {
  return {
    start: said.words[from]?.start ?? 0,
    end: said.words[to - 1]?.end ?? said.text.length,
    readings: [words],
    rough,
    form,
  };
}

/** Whether a text's last word is one of these. */
function endsWith(text: string, candidates: Patterns): boolean {
  const said = spoken(text);
  const count = said.words.length;
  return count > 0 && matchAt(said, count - 1, candidates) === count;
}

/** The first word, among so many, at which one of the phrases stands. */
function skipTo(said: Spoken, candidates: Patterns, most: number): number | undefined {
  const words = said.words.slice(0, most).map((_, at) => at);
  return words.find((at) => matchAt(said, at, candidates) !== undefined);
}

/** "Thursday, two years from now" is not the next one. */
function isFarFrom(
  text: string,
  day: Pick<DateMention, 'end' | 'readings'>,
  next: Pick<DateMention, 'start' | 'readings'> | undefined,
): boolean {
  const [words] = day.readings;
  const [away] = next?.readings ?? [];
  if (words?.says !== 'weekday' || away?.says !== 'distance' || away.unit === 'day') return false;
  return next !== undefined && /^, ?$/u.test(text.slice(day.end, next.start));
}

/** A number that may belong to the date before it; no time of the day, and no count of something. */
const besideNumber = /^ ?\d{1,4}(?![\d:]| ?\p{L})/u;

/** In characters; enough for the words right beside a date. */
const nearby = 60;
