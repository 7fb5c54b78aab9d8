import type { LanguageData } from '../data.ts';
import { blanksOf, partUnitBlank } from '../dates/date-blanks.ts';
import type { Language } from '../language.ts';
import { blankPatterns, fillAt, indexIn } from '../words/blanks.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import type { Spoken } from '../words/spoken.ts';
import { namedParts, type PartUnit, partUnits, type SpanPart } from './span-data.ts';
import type { WholeMention } from './whole-spans.ts';

/**
 * Makes what takes a part of the spans of a text by the words right before them: "the end of next week",
 * "the third week of May", "the last two months of 2027", "the rest of the month". A quarter stands by itself
 * as well: "the third quarter".
 */
export function partReader(
  data: LanguageData,
  language: Pick<Language, 'numbers'>,
): (said: Spoken, wholes: readonly WholeMention[]) => readonly WholeMention[] {
  const { parts } = data.spans;
  const blanks = () => ({
    ...blanksOf(data.dates, data.numbers),
    partunit: partUnitBlank(parts.units),
  });
  const nth = blankPatterns(parts.nth, blanks);
  const first = blankPatterns(parts.first, blanks);
  const last = blankPatterns(parts.last, blanks);
  const numbered = blankPatterns(parts.numbered, blanks);
  const named = namedParts.map((part) => ({ part, forms: patterns(parts.named[part]) }));
  const nths = patterns(data.dates.nths);
  const calendarWeeks = patterns(parts.calendarWeeks);
  const units = partUnits.map((unit) => ({ unit, forms: patterns(parts.units[unit]) }));

  return (said, wholes) => {
    const found = said.words.flatMap((word, at) =>
      partsAt(said, at).flatMap(({ part, to }): readonly WholeMention[] => {
        // An article may be that of the whole: "a principios de | la semana que viene".
        const next = [said.words[to], to - 1 > at ? said.words[to - 1] : undefined];
        const [of] = wholes
          .filter(({ start }) => next.some((each) => each?.start === start && !each.breakBefore))
          .sort((a, b) => b.end - a.end);
        if (of !== undefined) {
          const says = { kind: 'part', part, of: of.says } as const;
          return [{ start: word.start, end: of.end, says, rough: of.rough, form: 'part' }];
        }
        return standsAlone(said, at, to, part);
      }),
    );
    return found.sort((a, b) => b.end - b.start - (a.end - a.start));
  };

  function partsAt(said: Spoken, at: number): readonly { part: SpanPart; to: number }[] {
    const counted = [
      { filled: fillAt(said, at, nth), side: 'nth' as const },
      { filled: fillAt(said, at, first), side: 'first' as const },
      { filled: fillAt(said, at, last), side: 'last' as const },
      { filled: fillAt(said, at, numbered), side: 'numbered' as const },
    ].flatMap(({ filled, side }) => {
      const unit = unitIn(filled?.blanks.partunit);
      const number = side === 'nth' ? nthIn(filled?.blanks.nthword) : countIn(filled?.blanks.count);
      if (filled === undefined || unit === undefined || number === undefined) return [];
      const part =
        side === 'nth' || side === 'numbered'
          ? { unit, from: number, count: 1 }
          : { unit, from: side === 'first' ? 1 : -number, count: number };
      return [{ part, to: filled.to }];
    });
    const byName = named.flatMap(({ part, forms }) => {
      const to = matchAt(said, at, forms);
      const ofWeek = parts.ofWeek[part];
      return to === undefined ? [] : [{ part: { named: part, ...(ofWeek && { ofWeek }) }, to }];
    });
    return [...counted, ...byName];
  }

  /** "The third quarter" is one of some year; of what a "second half" is one nobody knows. */
  function standsAlone(
    said: Spoken,
    at: number,
    to: number,
    part: SpanPart,
  ): readonly WholeMention[] {
    const [word, end] = [said.words[at], said.words[to - 1]];
    const before = /^(?:19|20)\d\d$/u.exec(said.words[at - 1]?.form ?? '')?.[0];
    if (!('unit' in part) || part.count > 1 || part.from < 1) return [];
    const isCalendarWeek = [at, at + 1, at + 2].some((from) => {
      return from < to && matchAt(said, from, calendarWeeks) !== undefined;
    });
    if (part.unit === 'week' && isCalendarWeek && word !== undefined && end !== undefined) {
      const says = { kind: 'part', part, of: { kind: 'year' } } as const;
      return [{ start: word.start, end: end.end, says, rough: false, form: 'part' }];
    }
    if (part.unit !== 'quarter') return [];
    if (word === undefined || end === undefined) return [];
    if (unitIn(`${end.form} `) !== 'quarter') return [];
    const year = before === undefined || word.breakBefore ? undefined : Number(before);
    const start = year === undefined ? word.start : (said.words[at - 1]?.start ?? 0);
    const of = { kind: 'year', ...(year !== undefined && { year }) } as const;
    return [{ start, end: end.end, says: { kind: 'part', part, of }, rough: false, form: 'part' }];
  }

  function unitIn(words: string | undefined): PartUnit | undefined {
    return units.find(({ forms }) => indexIn(forms, words) !== undefined)?.unit;
  }

  function nthIn(words: string | undefined): number | undefined {
    const digits = /^\d+/u.exec(words ?? '')?.[0];
    const index = digits === undefined ? indexIn(nths, words) : Number(digits) - 1;
    return index === undefined ? undefined : index + 1;
  }

  function countIn(words: string | undefined): number | undefined {
    if (words === undefined) return 1;
    const [number] = language.numbers(words);
    const isExact = number?.approximate === false && Number.isInteger(number.value);
    return isExact && number.value > 0 ? number.value : undefined;
  }
}
