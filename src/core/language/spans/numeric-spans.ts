import type { Spoken } from '../words/spoken.ts';
import type { SpanData } from './span-data.ts';
import type { WholeMention } from './whole-spans.ts';

/** Months in digits: "2027/11", "11-2027", "3 / 2027", "11.2027". */
export function monthsInDigits(text: string): readonly WholeMention[] {
  return [...text.matchAll(monthPattern)].map((match): WholeMention => {
    const { year, month, before, behind } = match.groups ?? {};
    const words = {
      says: 'part-of-month',
      month: { month: Number(month ?? before), year: Number(year ?? behind) },
      part: 'start',
    } as const;
    const says = { kind: 'month', month: { readings: [words], month: true } } as const;
    const place = { start: match.index, end: match.index + match[0].length };
    return { ...place, says, rough: false, form: 'part' };
  });
}

const year = '(?:19|20)\\d\\d';
const month = '0?[1-9]|1[0-2]';
const monthPattern = new RegExp(
  `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}][.,:/-]|\\d |\\p{Sc} ?|[-/|] ?)(?:(?<year>${year}) ?[-/|] ?(?<month>${month})|(?<before>${month}) ?[-/.|] ?(?<behind>${year}))(?![\\p{L}\\p{N}%]|[.,:/|-] ?\\d| ?\\p{Sc}| ?- ?\\d)`,
  'gu',
);

/** Makes what finds quarters and halves of a year by their letter: "Q3", "2027-Q3", "H1 of 2027". */
export function quarterReader(
  letters: SpanData['letters'],
): (text: string, said: Spoken) => readonly WholeMention[] {
  const quarter = letters.quarter.join('|') || '(?!)';
  const half = letters.half.join('|') || '(?!)';
  const year = '(?:19|20)\\d\\d';
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_.,/-])(?:(?<before>${year})[ |-]?)?(?:(?:${quarter}) ?(?<quarter>[1-4])|(?<last>[1-4])(?:${quarter})|(?:${half})(?<half>[12]))(?:(?: ?[-/|] ?| (?:\\p{L}{2,3} )?)(?<behind>${year}))?(?![\\p{L}\\p{N}_%]|[.,/-]\\d)`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match): readonly WholeMention[] => {
      const { before, behind, half: ofTwo, quarter: ofFour, last } = match.groups ?? {};
      const said = before ?? behind;
      if (before !== undefined && behind !== undefined) return [];
      const part = {
        unit: ofTwo === undefined ? 'quarter' : 'half',
        from: Number(ofTwo ?? ofFour ?? last),
        count: 1,
      } as const;
      const of = { kind: 'year', ...(said !== undefined && { year: Number(said) }) } as const;
      const place = { start: match.index, end: match.index + match[0].length };
      return [{ ...place, says: { kind: 'part', part, of }, rough: false, form: 'part' }];
    });
}
