import { rememberingOf } from '../../remembering.ts';
import type { NumberData } from '../numbers/number-data.ts';
import { type Blanks, digitBlank, oneOf, wordBlank } from '../words/blanks.ts';
import { expansions } from '../words/expansions.ts';
import type { PhraseRead } from '../words/pattern.ts';
import { type DateData, dateUnits } from './date-data.ts';

/** What may stand in the blanks of the phrases for dates. */
export function blanksOf(data: DateData, numbers: NumberData): Blanks {
  return remembered(data)(numbers);
}

const remembered = rememberingOf((data: DateData) =>
  rememberingOf((numbers: NumberData) => readBlanks(data, numbers)),
);

function readBlanks(data: DateData, numbers: NumberData): Blanks {
  const endings = `(?:${data.ordinalEndings.join('|')})`;
  const digits = '(?:0?[1-9]|[12]\\d|3[01])';
  const withEnding = `${digits}(?:${endings} | ${endings} )`;
  const ordinal = `(?:${withEnding}|${oneOf(data.ordinals)})`;
  const small = Object.entries(numbers.words).filter(([, value]) => value <= mostCounted);
  const numberWords = [...small.map(([word]) => word), ...Object.keys(numbers.vague)];
  const counted = `(?:\\d{1,3} |(?:${oneOf(numberWords)}){1,3}|${oneOf(data.one)})`;
  const digitYear = `(?:1[89]\\d\\d|2[01]\\d\\d) ${optional(data.yearWords)}`;
  const centuries = Object.values(data.centuries).flat();
  const belowHundred = Object.entries(numbers.words).filter(([, value]) => value < 100);
  const tail = oneOf(belowHundred.map(([word]) => word));
  const spokenYear = centuries.length > 0 ? `|${oneOf(centuries)}${tail}{1,2}` : '';
  return {
    ordinal: digitBlank(ordinal, ...data.ordinals),
    nth: digitBlank(withEnding),
    nthmonth: digitBlank(`(?:0?[1-9]|1[0-2])(?:${endings} | ${endings} )`),
    day: digitBlank(`(?:${ordinal}|${digits} )`, ...data.ordinals),
    month: wordBlank(data.months),
    monthdigits: digitBlank('(?:0?[1-9]|1[0-2]) '),
    weekday: wordBlank(data.weekdays),
    weekdays: wordBlank(data.countedWeekdays),
    year: digitBlank(`(?:${digitYear}${spokenYear})`, ...centuries),
    monthnth: wordBlank(data.ordinals.slice(0, 12)),
    count: digitBlank(counted, ...numberWords, ...data.one),
    nthword: digitBlank(`(?:${withEnding}|${oneOf(data.nths)})`, ...data.nths),
    lastword: wordBlank(data.lastOnes),
    thismonth: wordBlank(data.nearMonths.this),
    nextmonth: wordBlank(data.nearMonths.next),
    pastmonth: wordBlank(data.nearMonths.past),
    unit: wordBlank(dateUnits.flatMap((unit) => data.units[unit])),
    // The longest is tried first: "Christmas Eve".
    holiday: wordBlank(holidaysOf(data).flatMap(expansions)),
    roughly: wordBlank(numbers.approximateBefore),
  };
}

/** The unit of a part of a span, as the content of a blank. */
export function partUnitBlank(units: Readonly<Record<string, readonly string[]>>): PhraseRead {
  return wordBlank(Object.values(units).flat());
}

function holidaysOf({ holidays, countryDays }: DateData): readonly string[] {
  return [...Object.values(holidays).flat(), ...countryDays.flatMap(({ names }) => names)];
}

function optional(templates: readonly string[]): string {
  return templates.length > 0 ? `${oneOf(templates)}?` : '';
}

/** Days, weeks and years that are counted in one word: some languages write thousands of numbers so. */
const mostCounted = 100;
