import type { Range } from '../words.ts';
import type { Language } from './language.ts';
import { matchAt, patterns } from './phrases.ts';
import type { SpanData, SpanLength, SpanLengthUnit } from './span-data.ts';
import { spoken } from './spoken.ts';

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
  return (text) => {
    const counted = language.numbers(text).flatMap((number): readonly LengthMention[] => {
      const { start, end, value, approximate } = number;
      const said = spoken(text.slice(end, end + nearby));
      const to = matchAt(said, 0, nights);
      if (to === undefined || !Number.isInteger(value) || value < 1) return [];
      const stop = end + (said.words[to - 1]?.end ?? 0);
      return [{ start, end: stop, length: { count: value, unit: 'night' }, rough: approximate }];
    });
    const lengths = language.durations(text).flatMap((duration): readonly LengthMention[] => {
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
