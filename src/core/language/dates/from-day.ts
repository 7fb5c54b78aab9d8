import { type Blanks, blankPatterns, type Filled, fillAt, hangsTogether } from '../words/blanks.ts';
import type { Patterns } from '../words/pattern.ts';
import { patterns, skipAll } from '../words/phrases.ts';
import { endsAt, type Spoken } from '../words/spoken.ts';
import type { DateData, DateForm, DateMention, DateWords } from './date-data.ts';

type WordsOf = (form: DateForm, blanks: Filled['blanks']) => DateWords | undefined;
type CountedFrom = Extract<DateWords, { says: 'from-day' }>['by'];

/**
 * Makes what finds days that are counted from another one that a text names: "two days after Christmas",
 * "a week from Tuesday", "the Friday before Easter", "demain en huit".
 */
export function fromDayReader(
  { fromDay, around }: DateData,
  blanks: () => Blanks,
  wordsOf: WordsOf,
): (said: Spoken, days: readonly DateMention[]) => readonly DateMention[] {
  const sides = ([1, -1] as const).map((side) => {
    return { side, forms: blankPatterns(fromDay[side > 0 ? 'later' : 'earlier'], blanks) };
  });
  const behind = Object.entries(fromDay.behind).map(([days, forms]) => {
    return { days: Number(days), forms: blankPatterns(forms, blanks) };
  });
  const counted = blankPatterns(fromDay.countedBehind, blanks);
  const idle = patterns(around);

  return (said, days) => days.filter(isBase).flatMap((day) => ahead(said, day) ?? after(said, day));

  /** "Two days after" a day. */
  function ahead(said: Spoken, day: DateMention): readonly DateMention[] | undefined {
    const first = said.words.findIndex(({ start }) => start >= day.start);
    for (let at = Math.max(0, first - longestLead); at < first; at++) {
      for (const { side, forms } of sides) {
        const filled = leadTo(said, at, forms, day);
        if (filled === undefined) continue;
        const by = byOf(filled.blanks, side);
        if (by === undefined) continue;
        const start = said.words[at]?.start ?? day.start;
        const rough = day.rough || filled.blanks.roughly !== undefined;
        return [{ ...countedFrom(day, by), start, rough }];
      }
    }
    return undefined;
  }

  /** "Tomorrow in two weeks". A weekday has such forms of its own. */
  function after(said: Spoken, day: DateMention): readonly DateMention[] {
    if (day.readings.some(({ says }) => says === 'weekday')) return [];
    const at = said.words.findIndex(({ start }) => start >= day.end);
    if (at === -1 || said.text.slice(day.end, said.words[at]?.start) !== ' ') return [];
    const ways = [
      ...behind.map(({ days, forms }) => {
        return { filled: fillAt(said, at, forms), by: { unit: 'day' as const, count: days } };
      }),
      { filled: fillAt(said, at, counted), by: undefined },
    ];
    return ways.flatMap(({ filled, by }): readonly DateMention[] => {
      if (filled === undefined || !isClosed(said, filled.to)) return [];
      const way = by ?? byOf(filled.blanks, 1);
      const end = said.words[filled.to - 1]?.end ?? day.end;
      return way === undefined ? [] : [{ ...countedFrom(day, way), end }];
    });
  }

  function isClosed(said: Spoken, to: number): boolean {
    return endsAt(said, to) || skipAll(said, to, idle) > to;
  }

  function byOf(filled: Filled['blanks'], side: 1 | -1): CountedFrom | undefined {
    if (filled.weekday !== undefined) {
      const words = wordsOf('weekday', filled);
      return words?.says === 'weekday' ? { weekday: words.weekday, side } : undefined;
    }
    if (filled.unit === undefined) return { unit: 'day', count: side };
    const words = wordsOf(side > 0 ? 'ahead' : 'back', filled);
    return words?.says === 'distance' ? { unit: words.unit, count: words.count } : undefined;
  }
}

/** The phrase at a word that leads up to the day, whose own first word may be the phrase's last one. */
function leadTo(
  said: Spoken,
  at: number,
  forms: Patterns,
  { start, end, readings }: DateMention,
): Filled | undefined {
  const filled = fillAt(said, at, forms);
  const next = filled && said.words[filled.to];
  if (filled === undefined || next === undefined || next.breakBefore) return undefined;
  // "Antes de ontem" is a day of its own.
  const isNear = readings.some(({ says }) => says === 'distance');
  const shares = !isNear && said.words[filled.to - 1]?.start === start && next.start < end;
  const leads = next.start === start || shares;
  return leads && hangsTogether(said, at, filled.to) ? filled : undefined;
}

function countedFrom(day: DateMention, by: CountedFrom): DateMention {
  const readings = day.readings.map((base) => ({ says: 'from-day', base, by }) as const);
  return { ...day, readings, form: 'full' };
}

/** Days, and not what is counted itself, but for those near today: "tomorrow". */
function isBase({ readings }: DateMention): boolean {
  return readings.every((words) => {
    if (words.says === 'distance') return words.unit === 'day' && Math.abs(words.count) <= 2;
    return words.says !== 'part-of-month' && words.says !== 'from-day';
  });
}

/** In words. */
const longestLead = 9;
