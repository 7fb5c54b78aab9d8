import { type Blanks, oneOf } from './blanks.ts';
import type { NumberData } from './data.ts';
import { type DateData, dateUnits } from './date-data.ts';

/** What may stand in the blanks of the phrases for dates. */
export function blanksOf(data: DateData, numbers: NumberData): Blanks {
  const endings = `(?:${data.ordinalEndings.join('|')})`;
  const digits = '(?:0?[1-9]|[12]\\d|3[01])';
  const withEnding = `${digits}(?:${endings} | ${endings} )`;
  const ordinal = `(?:${withEnding}|${oneOf(data.ordinals)})`;
  const numberWords = [...Object.keys(numbers.words), ...Object.keys(numbers.vague)];
  const counted = `(?:\\d{1,3} |(?:${oneOf(numberWords)}){1,3}|${oneOf(data.one)})`;
  const digitYear = `(?:1[89]\\d\\d|2[01]\\d\\d) ${optional(data.yearWords)}`;
  const centuries = Object.values(data.centuries).flat();
  const belowHundred = Object.entries(numbers.words).filter(([, value]) => value < 100);
  const tail = oneOf(belowHundred.map(([word]) => word));
  const spokenYear = centuries.length > 0 ? `|${oneOf(centuries)}${tail}{1,2}` : '';
  return {
    ordinal,
    nth: withEnding,
    nthmonth: `(?:0?[1-9]|1[0-2])(?:${endings} | ${endings} )`,
    day: `(?:${ordinal}|${digits} )`,
    month: oneOf(data.months),
    weekday: oneOf(data.weekdays),
    year: `(?:${digitYear}${spokenYear})`,
    monthnth: oneOf(data.ordinals.slice(0, 12)),
    count: counted,
    nthword: `(?:${withEnding}|${oneOf(data.nths)})`,
    lastword: oneOf(data.lastOnes),
    thismonth: oneOf(data.nearMonths.this),
    nextmonth: oneOf(data.nearMonths.next),
    pastmonth: oneOf(data.nearMonths.past),
    unit: oneOf(dateUnits.flatMap((unit) => data.units[unit])),
    roughly: oneOf(numbers.approximateBefore),
  };
}

/** The unit of a part of a span, as the content of a blank. */
export function partUnitBlank(units: Readonly<Record<string, readonly string[]>>): string {
  return oneOf(Object.values(units).flat());
}

function optional(templates: readonly string[]): string {
  return templates.length > 0 ? `${oneOf(templates)}?` : '';
}
