import { type Blanks, blankPatterns, fillAt, hangsTogether, indexIn, oneOf } from './blanks.ts';
import type { NumberData } from './data.ts';
import {
  type DateData,
  type DateForm,
  type DateMention,
  type DateUnit,
  type DateWords,
  dateForms,
  dateUnits,
} from './date-data.ts';
import type { Language } from './language.ts';
import { numericDates } from './numeric-dates.ts';
import { matchAt, patterns, skipAll } from './phrases.ts';
import { type Spoken, spoken } from './spoken.ts';

/**
 * Makes `dates` and `surrounds` from a language's words. What a date is on the calendar depends on
 * today and is the slot type's to work out; here is only what the words say.
 */
export function dateReader(
  data: DateData,
  numbers: NumberData,
  language: Pick<Language, 'numbers' | 'roughlyBefore'>,
): Pick<Language, 'dates' | 'surrounds' | 'isBound'> {
  const months = patterns(data.months);
  const weekdays = patterns(data.weekdays);
  const ordinals = patterns(data.ordinals);
  const units = dateUnits.map((unit) => ({ unit, forms: patterns(data.units[unit]) }));
  const one = patterns(data.one);
  const around = patterns(data.around);
  const blanks = blanksOf(data, numbers);
  const forms = dateForms.map((form) => ({
    form,
    templates: blankPatterns(data.forms[form], blanks),
  }));
  const near = Object.entries(data.nearDays).map(([days, phrases]) => ({
    days: Number(days),
    templates: patterns(phrases),
  }));

  const bounds = patterns(data.bounds);

  return {
    isBound,
    dates(text) {
      const said = spoken(text);
      const digits = numericDates(text, data.order);
      const words: DateMention[] = [];
      for (let at = 0; at < said.words.length; ) {
        const found = dateAt(said, at);
        if (found !== undefined) words.push(found.mention);
        at = found?.to ?? at + 1;
      }
      const free = words.filter((a) => !digits.some((b) => a.start < b.end && b.start < a.end));
      return [...digits, ...free]
        .filter(({ start }) => !isBound(text, start))
        .sort((a, b) => a.start - b.start)
        .map((mention) => {
          const start = language.roughlyBefore(text, mention.start);
          return start === undefined ? mention : { ...mention, start, rough: true };
        });
    },
    surrounds(text) {
      const said = spoken(text);
      return skipAll(said, 0, around) === said.words.length;
    },
  };

  function isBound(text: string, start: number): boolean {
    const said = spoken(text.slice(Math.max(0, start - 60), start));
    const count = said.words.length;
    return [1, 2].some((n) => n <= count && matchAt(said, count - n, bounds) === count);
  }

  function dateAt(said: Spoken, at: number): { mention: DateMention; to: number } | undefined {
    let best: { mention: DateMention; to: number } | undefined;
    for (const { days, templates } of near) {
      const filled = fillAt(said, at, templates);
      if (filled === undefined || filled.to <= (best?.to ?? at)) continue;
      const words: DateWords = { says: 'distance', unit: 'day', count: days };
      best = { to: filled.to, mention: mentionOf(said, at, filled.to, words, 'part', false) };
    }
    for (const { form, templates } of forms) {
      const filled = fillAt(said, at, templates);
      if (filled === undefined || filled.to <= (best?.to ?? at)) continue;
      if (!hangsTogether(said, at, filled.to)) continue;
      const words = wordsOf(form, filled.blanks);
      if (words === undefined) continue;
      const rough = filled.blanks.roughly !== undefined || isVague(filled.blanks.count);
      const clarity = clarityOf(form, filled.blanks);
      best = {
        to: filled.to,
        mention: mentionOf(said, at, filled.to, words, clarity, rough),
      };
    }
    return best;
  }

  function wordsOf(
    form: DateForm,
    blanks: Readonly<Record<string, string | undefined>>,
  ): DateWords | undefined {
    const day = dayIn(blanks.day ?? blanks.ordinal ?? blanks.nth);
    const month = oneBased(indexIn(months, blanks.month));
    const weekday = oneBased(indexIn(weekdays, blanks.weekday));
    const year = blanks.year === undefined ? undefined : Number(/\d+/u.exec(blanks.year)?.[0]);
    const said = {
      ...(month !== undefined && { month }),
      ...(year !== undefined && { year }),
      ...(weekday !== undefined && { weekday }),
    };
    switch (form) {
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
      case 'weekdayNextWeek':
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

/** "Sat" is another word too, a month alone a name or a verb, and "the second" an option. */
function clarityOf(
  form: DateForm,
  { weekday, ordinal, nth }: Readonly<Record<string, string | undefined>>,
): DateMention['form'] {
  if (form === 'calendar') return 'full';
  if (form === 'bareMonth') return 'bare';
  if (form === 'weekday') return (weekday?.trim().length ?? 0) <= 3 ? 'bare' : 'part';
  if (form !== 'dayOfMonth') return 'part';
  const digits = nth !== undefined || /^\d/u.test(ordinal ?? '');
  return digits || weekday !== undefined ? 'part' : 'bare';
}

const whichWeekday = {
  weekday: 'any',
  nextWeekday: 'next',
  lastWeekday: 'last',
  weekdayThisWeek: 'this-week',
  weekdayNextWeek: 'next-week',
} as const;

const partOfMonth = {
  month: 'start',
  bareMonth: 'start',
  monthMiddle: 'middle',
  monthEnd: 'end',
} as const;

function blanksOf(data: DateData, numbers: NumberData): Blanks {
  const endings = `(?:${data.ordinalEndings.join('|')})`;
  const digits = '(?:0?[1-9]|[12]\\d|3[01])';
  const withEnding = `${digits}(?:${endings} | ${endings} )`;
  const ordinal = `(?:${withEnding}|${oneOf(data.ordinals)})`;
  const numberWords = [...Object.keys(numbers.words), ...Object.keys(numbers.vague)];
  const counted = `(?:\\d{1,3} |(?:${oneOf(numberWords)}){1,3}|${oneOf(data.one)})`;
  return {
    ordinal,
    nth: withEnding,
    day: `(?:${ordinal}|${digits} )`,
    month: oneOf(data.months),
    weekday: oneOf(data.weekdays),
    year: `(?:1[89]\\d\\d|2[01]\\d\\d) ${data.yearWords.length > 0 ? `${oneOf(data.yearWords)}?` : ''}`,
    count: counted,
    unit: oneOf(dateUnits.flatMap((unit) => data.units[unit])),
    roughly: oneOf(numbers.approximateBefore),
  };
}

function oneBased(index: number | undefined): number | undefined {
  return index === undefined ? undefined : index + 1;
}
