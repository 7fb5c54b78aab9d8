import type { Language } from '../language.ts';
import { type Filled, indexIn } from '../words/blanks.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import {
  type CountryDay,
  type DateData,
  type DateForm,
  type DateUnit,
  type DateWords,
  dateUnits,
  type Month,
} from './date-data.ts';

/** Makes what a filled phrase says of a date; absent where its words are none of the language's. */
export function dateWordsReader(
  data: DateData,
  language: Pick<Language, 'numbers'>,
): (form: DateForm, blanks: Filled['blanks']) => DateWords | undefined {
  const months = patterns(data.months);
  const weekdays = patterns(data.weekdays);
  const ordinals = patterns(data.ordinals);
  const units = dateUnits.map((unit) => ({ unit, forms: patterns(data.units[unit]) }));
  const holidays = [
    ...Object.entries(data.holidays).map(([rule, forms]) => {
      return { rules: { all: rule }, forms: patterns(forms) };
    }),
    ...data.countryDays.map(({ names, days }) => ({ rules: days, forms: patterns(names) })),
  ];
  const nths = patterns(data.nths);
  const one = patterns(data.one);
  const yearIn = yearReader(data, language);
  const countedWeekdays = patterns(data.countedWeekdays);

  return (form, blanks) => {
    const day = dayIn(blanks.day ?? blanks.ordinal ?? blanks.nth);
    const monthDigits = blanks.nthmonth ?? blanks.monthdigits;
    const month =
      monthDigits === undefined
        ? oneBased(indexIn(months, blanks.month) ?? indexIn(ordinals, blanks.monthnth))
        : Number.parseInt(monthDigits, 10);
    const weekday = oneBased(indexIn(weekdays, blanks.weekday));
    const year = yearIn(blanks.year);
    const said = {
      ...(month !== undefined && { month }),
      ...(year !== undefined && { year }),
      ...(weekday !== undefined && { weekday }),
    };
    switch (form) {
      case 'holiday':
        return holidayIn(blanks.holiday, year);
      case 'nextHoliday':
      case 'lastHoliday':
      case 'holidayNextYear':
      case 'holidayLastYear': {
        const rules = rulesOf(blanks.holiday);
        return rules && { says: 'holiday', rules, which: whichHoliday[form] };
      }
      case 'nthInMonth':
      case 'lastInMonth':
      case 'lastDayInMonth':
      case 'nthLastDayInMonth': {
        const count =
          form === 'lastInMonth' || form === 'lastDayInMonth' ? 1 : nthIn(blanks.nthword);
        const within = monthIn(blanks, month, year);
        if (count === undefined || within === undefined) return undefined;
        // No month has six Mondays.
        if (weekday !== undefined && count > 5) return undefined;
        const nth = form === 'nthInMonth' ? count : -count;
        return {
          says: 'nth-in-month',
          nth,
          ...(weekday !== undefined && { weekday }),
          month: within,
        };
      }
      case 'weekdayInWeeks':
      case 'weekdayWeeksAgo': {
        const weeks = countIn(blanks.count);
        if (weekday === undefined || weeks === undefined) return undefined;
        const ahead = form === 'weekdayInWeeks' ? weeks : -weeks;
        return { says: 'weekday-in-weeks', weekday, weeks: ahead, from: 'this-week' };
      }
      case 'weekdayAfterNext':
        if (weekday === undefined) return undefined;
        return { says: 'weekday-in-weeks', weekday, weeks: 1, from: 'next' };
      case 'weekdayInOneWeek':
      case 'weekdayInTwoWeeks': {
        if (weekday === undefined) return undefined;
        const weeks = form === 'weekdayInOneWeek' ? 1 : 2;
        return { says: 'weekday-in-weeks', weekday, weeks, from: 'today-or-next' };
      }
      case 'countedWeekday': {
        const several = oneBased(indexIn(countedWeekdays, blanks.weekdays));
        const count = countIn(blanks.count);
        if (several === undefined || count === undefined || count < 2) return undefined;
        return { says: 'weekday-in-weeks', weekday: several, weeks: count - 1, from: 'next' };
      }
      case 'weekdayNumber':
        if (day === undefined || weekday === undefined) return undefined;
        return { says: 'day', day, weekday, unsure: true };
      case 'calendar':
      case 'dayOfMonth':
        return day === undefined ? undefined : { says: 'day', day, ...said };
      case 'dayOfThisMonth':
      case 'dayOfNextMonth':
        if (day === undefined) return undefined;
        return { says: 'day-of-month', day, monthsAhead: form === 'dayOfThisMonth' ? 0 : 1 };
      case 'weekday':
      case 'nextWeekday':
      case 'lastWeekday':
      case 'weekdayThisWeek':
      case 'weekdayOfThisWeek':
      case 'weekdayNextWeek':
      case 'weekdayLastWeek':
        if (weekday === undefined) return undefined;
        return { says: 'weekday', weekday, which: whichWeekday[form] };
      case 'ahead':
      case 'back': {
        const unit = unitIn(blanks.unit);
        const count = countIn(blanks.count);
        if (unit === undefined || count === undefined) return undefined;
        return { says: 'distance', unit, count: form === 'ahead' ? count : -count };
      }
      case 'month':
      case 'bareMonth':
      case 'monthMiddle':
      case 'monthEnd': {
        if (month === undefined) return undefined;
        const when = { month, ...(year !== undefined && { year }) };
        return { says: 'part-of-month', month: when, part: partOfMonth[form] };
      }
      case 'thisMonthEnd':
        return { says: 'part-of-month', month: { ahead: 0 }, part: 'end' };
      case 'nextMonthEnd':
        return { says: 'part-of-month', month: { ahead: 1 }, part: 'end' };
    }
  };

  function rulesOf(words: string | undefined): CountryDay['days'] | undefined {
    return holidays.find(({ forms }) => indexIn(forms, words) !== undefined)?.rules;
  }

  function holidayIn(words: string | undefined, year: number | undefined): DateWords | undefined {
    const rules = rulesOf(words);
    const [, month, day, easter] =
      /^(?:(\d\d)-(\d\d)|easter([+-]\d+))$/u.exec(rules?.all ?? '') ?? [];
    const said = year === undefined ? {} : { year };
    if (easter !== undefined) return { says: 'easter', days: Number(easter), ...said };
    if (month !== undefined)
      return { says: 'day', month: Number(month), day: Number(day), ...said };
    return rules && { says: 'holiday', rules, ...said };
  }

  function nthIn(words: string | undefined): number | undefined {
    const digits = /^\d+/u.exec(words ?? '')?.[0];
    return digits === undefined ? oneBased(indexIn(nths, words)) : Number(digits);
  }

  function monthIn(
    { thismonth, nextmonth, pastmonth }: Filled['blanks'],
    month: number | undefined,
    year: number | undefined,
  ): Month | undefined {
    if (thismonth !== undefined) return { ahead: 0 };
    if (nextmonth !== undefined) return { ahead: 1 };
    if (pastmonth !== undefined) return { ahead: -1 };
    return month === undefined ? undefined : { month, ...(year !== undefined && { year }) };
  }

  function dayIn(words: string | undefined): number | undefined {
    if (words === undefined) return undefined;
    const digits = /^\d+/u.exec(words)?.[0];
    return digits === undefined ? oneBased(indexIn(ordinals, words)) : Number(digits);
  }

  function unitIn(words: string | undefined): DateUnit | undefined {
    return units.find(({ forms: unit }) => indexIn(unit, words) !== undefined)?.unit;
  }

  function countIn(words: string | undefined): number | undefined {
    if (words === undefined || indexIn(one, words) !== undefined) return 1;
    const count = language.numbers(words)[0]?.value;
    return Number.isInteger(count) ? count : undefined;
  }
}

/** Makes what reads the words in a blank for a year: "2027", "2027 года", "nineteen seventy two". */
export function yearReader(
  data: DateData,
  language: Pick<Language, 'numbers'>,
): (words: string | undefined) => number | undefined {
  const centuries = Object.entries(data.centuries).map(([hundreds, phrases]) => {
    return { hundreds: Number(hundreds), forms: patterns(phrases) };
  });
  return (words) => {
    if (words === undefined) return undefined;
    const digits = /\d+/u.exec(words)?.[0];
    if (digits !== undefined) return Number(digits);
    const said = spoken(words);
    const century = centuries.find(({ forms: names }) => matchAt(said, 0, names) !== undefined);
    if (century === undefined) return undefined;
    const from = said.words[matchAt(said, 0, century.forms) ?? 0]?.start ?? words.length;
    return century.hundreds * 100 + (language.numbers(words.slice(from)).at(-1)?.value ?? 0);
  };
}

const whichHoliday = {
  nextHoliday: 'next',
  lastHoliday: 'last',
  holidayNextYear: { yearsAhead: 1 },
  holidayLastYear: { yearsAhead: -1 },
} as const;

const whichWeekday = {
  weekday: 'any',
  nextWeekday: 'next',
  lastWeekday: 'last',
  weekdayThisWeek: 'this-week',
  weekdayOfThisWeek: 'of-this-week',
  weekdayNextWeek: 'next-week',
  weekdayLastWeek: 'last-week',
} as const;

const partOfMonth = {
  month: 'start',
  bareMonth: 'start',
  monthMiddle: 'middle',
  monthEnd: 'end',
} as const;

function oneBased(index: number | undefined): number | undefined {
  return index === undefined ? undefined : index + 1;
}
