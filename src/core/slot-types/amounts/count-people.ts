import type { Range } from '../../text/words.ts';
import type { ReadContext } from '../slot-type.ts';

/** "A party of 8", and "a table for 8" where nothing else is counted: "a table for 2 hours". */
export function isOfPeople(text: string, { start, end }: Range, context: ReadContext): boolean {
  const { language } = context;
  const group = language.countsParty(text, start);
  const booked = language.booksParty(text, start) ?? language.mayBookParty(text, start);
  const lead = group ?? booked;
  if (lead === undefined || language.isNegated(text, lead) || language.isOfThem(text, end)) {
    return false;
  }
  // "A group of 12 but only 8 are coming": the number is not that of those who come.
  const other = language.contrastsParty(text, end);
  if (other !== undefined && language.numbers(text.slice(other)).length > 0) return false;
  if (group !== undefined) return true;
  // "A reservation for 8 in the evening" is made for an hour.
  return !isHourOf(text, { start, end }, context) && countsNothing(text.slice(end), context);
}

/** Whether words behind a number make it one of the clock; in "7 tonight" they may be the day. */
function isHourOf(text: string, { start, end }: Range, { language }: ReadContext): boolean {
  const days = language.dates(text).filter((day) => day.start > start);
  return language
    .times(text)
    .filter((time) => time.start <= start && end < time.end)
    .some((time) => !days.some((day) => day.start < time.end && end < day.end));
}

/** "Book it for 7", with nothing behind it: people, or an hour. */
export function mayBeHour(text: string, { start, end }: Range, { language }: ReadContext): boolean {
  const isLast = language.value(`1${text.slice(end)}`).end <= 1;
  return (
    isLast && /^\d/u.test(text.slice(start)) && language.mayBookParty(text, start) !== undefined
  );
}

/** Whether the words behind a number are none that it could count: "at 8", "please", "on Friday". */
function countsNothing(behind: string, { language }: ReadContext): boolean {
  const word = /^\s+([\p{L}\p{N}]+)/u.exec(behind)?.[1];
  if (word === undefined) return !/^[\p{L}\p{N}:%-]/u.test(behind.trimStart());
  if (language.surrounds(word) || language.afterPlaceLead(`${word} 1`) > 0) return true;
  if (language.listParts(`1 ${word} 1`).length === 2) return true;
  const from = behind.length - behind.trimStart().length;
  const isWhen = [...language.dates(behind), ...language.times(behind)];
  return isWhen.some(({ start }) => start === from) || language.value(`1${behind}`).end <= 1;
}

/** "Mesa para las 4": a booking names its hour. */
export function namesHour(text: string, { language }: ReadContext): boolean {
  return language.numbers(text).some(({ start }) => language.leadsToHour(text, start));
}
