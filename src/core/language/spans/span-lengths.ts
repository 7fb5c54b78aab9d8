import type { Range } from '../../text/words.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import type { SpanData, SpanLength, SpanLengthUnit } from './span-data.ts';

export interface LengthMention extends Range {
  readonly length: SpanLength;
  readonly rough: boolean;
}

/** Makes what finds whole days, nights, weeks, months or years that a span may last. */
export function spanLengths(
  data: SpanData,
  language: Pick<Language, 'durations' | 'numbers'>,
): (text: string) => readonly LengthMention[] {
  const nights = patterns(data.nights);
  const lasting = patterns(data.lasting);
  /** A word such as "на" says that it lasts, or leads to a point in time. */
  const unled = (text: string) => {
    const said = spoken(text);
    return said.words.reduce((left, { start }, at) => {
      const end = said.words[(matchAt(said, at, lasting) ?? 0) - 1]?.end;
      return end === undefined
        ? left
        : left.slice(0, start) + '|'.repeat(end - start) + left.slice(end);
    }, text);
  };
  return (text) => {
    const said = spoken(text);
    const counted = said.words.flatMap((word, at): readonly LengthMention[] => {
      const to = matchAt(said, at, nights);
      const stop = to === undefined ? undefined : said.words[to - 1]?.end;
      if (stop === undefined) return [];
      // "Три ночи" is a time as well, so that the number is read by itself.
      const from = Math.max(0, word.start - nearby);
      const number = language.numbers(text.slice(from, word.start)).at(-1);
      if (number === undefined || !/^[ -]?$/u.test(text.slice(from + number.end, word.start))) {
        return [];
      }
      const { start, value, approximate } = number;
      if (!Number.isInteger(value) || value < 1) return [];
      const length = { count: value, unit: 'night' } as const;
      return [{ start: from + start, end: stop, length, rough: approximate }];
    });
    const lengths = language
      .durations(unled(text))
      .flatMap((duration): readonly LengthMention[] => {
        const { start, end, rough } = duration;
        const [part, ...others] = duration.parts;
        const unit = units.find((each) => each === part?.unit);
        if (part === undefined || unit === undefined || others.length > 0) return [];
        if (!Number.isInteger(part.count) || part.count < 1) return [];
        return [{ start, end, length: { count: part.count, unit }, rough }];
      });
    return [...counted, ...lengths].slice(0, mostLengths);
  };
}

const units: readonly SpanLengthUnit[] = ['day', 'week', 'month', 'year'];

/** In characters. */
const nearby = 24;

const mostLengths = 12;
