import { trimRange } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import {
  type DurationData,
  type DurationMention,
  type DurationUnit,
  durationUnits,
} from './duration-data.ts';
import { type NamedLength, namedLengths, orderOf, type UnitFound } from './duration-lengths.ts';

/**
 * Makes `durations` from a language's words: numbers with units of time, one after the other ("1 hour
 * 30 minutes", "1h30"), and lengths with names of their own ("half an hour"). What leads to a point
 * in time is none ("in 5 minutes", "3 days ago").
 */
export function durationReader(
  data: DurationData,
  language: Pick<Language, 'decimals' | 'numbers' | 'roughlyBefore' | 'ranges'>,
): Pick<Language, 'durations' | 'agos' | 'aheads'> {
  const units = [...durationUnits].reverse().map((unit) => {
    return { unit, count: 1, forms: patterns(data.units[unit]) };
  });
  const longer = namedLengths(data.longer);
  const between = patterns(data.between);
  const ofUnit = patterns(data.ofUnit);
  const one = patterns(data.one);
  const named = namedLengths(data.named);
  const lately = namedLengths(data.past?.named ?? {});
  const pastBefore = patterns(data.past?.before ?? []);
  const pastBehind = patterns(data.past?.behind ?? []);
  const aheadBefore = patterns(data.ahead.before);
  const aheadBehind = patterns(data.ahead.behind);
  const now = namedLengths({ '0 second': data.ahead.now });
  const andHalf = patterns(data.andHalf);
  const connectors = patterns(data.connectors);
  const pointsBefore = patterns(data.pointsBefore);
  const pointsBehind = patterns(data.pointsBehind);

  return {
    durations: (text) =>
      lengths(text)
        .filter(({ start, end }) => !isPoint(text, start, end))
        .map((length) => roughened(text, length)),
    aheads: (text) => [
      ...lengths(text).flatMap(
        (length) => besideWord(text, length, aheadBefore, aheadBehind) ?? [],
      ),
      ...namedIn(text, now).map((length) => ({ ...length, bare: true as const })),
    ],
    agos(text) {
      const ago = lengths(text).flatMap((length) => {
        return besideWord(text, length, pastBefore, pastBehind) ?? [];
      });
      const last = namedIn(text, lately).map((length) => ({ ...length, rough: true }));
      const free = ago.filter((a) => !last.some((b) => a.start < b.end && b.start < a.end));
      return [...free, ...last].sort((a, b) => a.start - b.start);
    },
  };

  /** All lengths, also those that lead to a point in time. */
  function lengths(text: string): readonly DurationMention[] {
    const terms = [...counted(text), ...namedIn(text, named)].sort((a, b) => a.start - b.start);
    const found: DurationMention[] = [];
    for (const term of terms) {
      const last = found.at(-1);
      const smaller = last && orderOf(last.parts.at(-1)?.unit) > orderOf(term.parts[0]?.unit);
      if (last && term.start < last.end) continue;
      if (last && smaller && joins(text.slice(last.end, term.start))) {
        found[found.length - 1] = {
          ...last,
          end: term.end,
          parts: [...last.parts, ...term.parts],
          rough: last.rough || term.rough,
        };
      } else found.push(term);
    }
    const numbers = language.decimals(text);
    return found
      .map((length) => withRest(text, length))
      .filter(
        ({ start, end }, i, all) =>
          !goesOn(text, end, all[i + 1]) && !isPartOfMore(text, numbers, start, end, all[i + 1]),
      );
  }

  /** The length with the word that puts it into the past, or ahead. */
  function besideWord(
    text: string,
    length: DurationMention,
    wordsBefore: Patterns,
    wordsBehind: Patterns,
  ): DurationMention | undefined {
    const { start, end } = roughened(text, length);
    const before = spoken(text.slice(Math.max(0, start - nearby), start));
    const behind = spoken(text.slice(end, end + nearby));
    const count = before.words.length;
    const led = [3, 2, 1].find(
      (n) => n <= count && matchAt(before, count - n, wordsBefore) === count,
    );
    if (led !== undefined) {
      const from = Math.max(0, start - nearby) + (before.words[count - led]?.start ?? 0);
      return { ...length, start: from, end };
    }
    const to = matchAt(behind, 0, wordsBehind);
    return to === undefined
      ? undefined
      : { ...length, start, end: end + (behind.words[to - 1]?.end ?? 0) };
  }

  /** A number, or "an", and a unit; behind hours the minutes may stand without theirs ("1h30"). */
  function counted(text: string): readonly DurationMention[] {
    const spaced = text.replace(/(?<=\d)\p{L}+/gu, (letters) => {
      return unitAt(spoken(letters), 0)?.to === 1 ? ' '.repeat(letters.length) : letters;
    });
    const numbers = [...language.decimals(spaced), ...articles(text)];
    return numbers.flatMap((number): readonly DurationMention[] => {
      const end = trimRange(text, number, /\s/u).end;
      const behind = spoken(text.slice(end, end + nearby).replace(/^\p{L}+(?=\d)/u, '$& '));
      const skipped = matchAt(behind, 0, 'fraction' in number ? ofUnit : between) ?? 0;
      if (!/^[\s-]{0,2}\p{L}/u.test(behind.text)) return [];
      const unit = unitAt(behind, 0) ?? unitAt(behind, skipped);
      const [count] = number.values;
      if (unit === undefined || count === undefined || count < 0 || number.values.length > 1)
        return [];
      // "A third day" is no part of one, but three quarters of an hour are.
      if ('fraction' in number && !Number.isInteger(count * 4)) return [];
      const half = matchAt(behind, unit.to, andHalf);
      const to = half ?? unit.to;
      const stop = end + (behind.words[to - 1]?.end ?? 0);
      const total = (count + (half === undefined ? 0 : 0.5)) * unit.times;
      const parts = [{ unit: unit.unit, count: total }];
      const minutes =
        unit.unit === 'hour' ? /^[0-5]\d(?![\d\p{L}.,:])/u.exec(text.slice(stop))?.[0] : undefined;
      const place = { start: number.start, rough: number.approximate };
      if (minutes === undefined) return [{ ...place, end: stop, parts }];
      const all = [...parts, { unit: 'minute', count: Number(minutes) } as const];
      return [{ ...place, end: stop + minutes.length, parts: all }];
    });
  }

  /** "1 hour thirty", "2 hours and 15.": what closes a length counts the next smaller unit, as it seems. */
  function withRest(text: string, length: DurationMention): DurationMention {
    const last = length.parts.at(-1);
    const unit = last && Number.isInteger(last.count) ? unitLeftOut[last.unit] : undefined;
    const behind = text.slice(length.end, length.end + nearby);
    const [number] = language.numbers(behind);
    if (unit === undefined || number === undefined || !/^ /u.test(behind)) return length;
    const gap = behind.slice(0, number.start);
    const fits = Number.isInteger(number.value) && number.value >= 10 && number.value < 60;
    const closes = /^\s*(?:$|[.,;!?](?!\d))/u.test(behind.slice(number.end));
    if (!fits || !closes || number.approximate || !joins(gap) || gap.includes(',')) return length;
    const parts = [...length.parts, { unit, count: number.value }];
    return { ...length, end: length.end + number.end, parts, rough: true };
  }

  /** "One and a quarter hours", "2 hours and 10": a number that an "and" joins is no length by itself. */
  function isPartOfMore(
    text: string,
    numbers: ReturnType<Language['decimals']>,
    start: number,
    end: number,
    next: DurationMention | undefined,
  ): boolean {
    const joining = (words: string) => {
      if (words.length > nearby) return false;
      const said = spoken(words);
      return said.words.length === 1 && matchAt(said, 0, connectors) === 1;
    };
    return numbers.some((number) => {
      if (number.end <= start) return joining(text.slice(number.end, start));
      const free = next === undefined || number.end <= next.start || next.end <= number.start;
      return number.start >= end && free && joining(text.slice(end, number.start));
    });
  }

  function articles(text: string) {
    const said = spoken(text);
    return said.words.flatMap((word, at) => {
      const to = matchAt(said, at, one);
      if (to === undefined || unitAt(said, to) === undefined) return [];
      const end = said.words[to - 1]?.end ?? word.end;
      return [{ start: word.start, end, values: [1], approximate: false }];
    });
  }

  function namedIn(text: string, names: readonly NamedLength[]): readonly DurationMention[] {
    const said = spoken(text);
    return said.words.flatMap((word, at) =>
      names.flatMap(({ unit, count, forms }): readonly DurationMention[] => {
        const to = matchAt(said, at, forms);
        if (to === undefined) return [];
        const end = said.words[to - 1]?.end ?? word.end;
        return [{ start: word.start, end, parts: [{ unit, count }], rough: false }];
      }),
    );
  }

  function unitAt(said: Spoken, at: number): UnitFound | undefined {
    for (const { unit, forms, count } of [...units, ...longer]) {
      const to = matchAt(said, at, forms);
      if (to !== undefined) return { unit, to, times: count };
    }
    return undefined;
  }

  function joins(gap: string): boolean {
    const said = spoken(gap);
    return /^[\s,]*$/u.test(gap) || matchAt(said, 0, connectors) === said.words.length;
  }

  function isPoint(text: string, start: number, end: number): boolean {
    const before = spoken(text.slice(Math.max(0, start - nearby), start));
    const behind = spoken(text.slice(end, end + nearby));
    const count = before.words.length;
    const leads = [1, 2].some(
      (n) => n <= count && matchAt(before, count - n, pointsBefore) === count,
    );
    return leads || matchAt(behind, 0, pointsBehind) !== undefined;
  }

  /** "2 hours and 10": the number behind may be part of the length, so it is not known. */
  function goesOn(text: string, end: number, next: DurationMention | undefined): boolean {
    const behind = text.slice(end, end + nearby);
    const [number] = language.numbers(behind);
    if (number === undefined || !/^ /u.test(behind)) return false;
    return joins(behind.slice(0, number.start)) && next?.start !== end + number.start;
  }

  function roughened(text: string, mention: DurationMention): DurationMention {
    const start = language.roughlyBefore(text, mention.start);
    const [after] = language.numbers(`1${text.slice(mention.end, mention.end + nearby)}`);
    const behind = after?.approximate && after.start === 0 && /^\s/u.test(text.slice(mention.end));
    if (start === undefined && !behind) return mention;
    return {
      ...mention,
      start: start ?? mention.start,
      end: behind ? mention.end + after.end - 1 : mention.end,
      rough: true,
    };
  }
}

/** What a number alone counts behind it. */
const unitLeftOut: Partial<Record<DurationUnit, DurationUnit>> = {
  hour: 'minute',
  minute: 'second',
};

/** In characters; enough for the words right beside a number. */
const nearby = 60;
