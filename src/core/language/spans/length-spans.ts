import type { DateMention } from '../dates/date-data.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import type { SpanData, SpanEnd, SpanMention } from './span-data.ts';
import { spanLengths } from './span-lengths.ts';
import { leadBefore, nearby } from './span-places.ts';

/** How days at the edges of a text are found, and what they are as an end. */
export interface EdgeDays {
  readonly dayAtStart: (text: string) => DateMention | undefined;
  readonly dayAtEnd: (text: string) => DateMention | undefined;
  readonly endOf: (text: string, day: DateMention) => SpanEnd;
}

/** Makes what finds days with a length of time, and lengths alone, which a day that stands completes. */
export function lengthSpans(
  data: SpanData,
  language: Pick<Language, 'durations' | 'numbers'>,
  { dayAtStart, dayAtEnd, endOf }: EdgeDays,
): {
  readonly lengthsIn: (text: string) => readonly SpanMention[];
  readonly lengthAlone: (text: string) => readonly SpanMention[];
} {
  const from = patterns(data.from);
  const lasting = patterns(data.lasting);
  const startsOn = patterns(data.startsOn);
  const lengthsOf = spanLengths(data, language);

  return { lengthsIn, lengthAlone };

  /** "For three nights from Friday", "Friday for three nights". */
  function lengthsIn(text: string): readonly SpanMention[] {
    return lengthsOf(text).flatMap(({ start, end, length, rough }): readonly SpanMention[] => {
      const lead = leadBefore(text, start, lasting);
      const at = lead ?? start;
      const behind = text.slice(end, end + nearby);
      const said = spoken(behind);
      const led = matchAt(said, 0, from);
      const gap = led === undefined ? undefined : (said.words[led - 1]?.end ?? 0);
      const next = gap === undefined ? undefined : dayAtStart(behind.slice(gap));
      const says = (day: DateMention, words: string) =>
        ({ kind: 'length', from: endOf(words, day), length }) as const;
      const between = behind.slice(0, said.words[0]?.start);
      const isLasting = lead !== undefined || length.unit === 'night';
      // "4 days from Thursday" may be the Monday behind it.
      const starts = led !== undefined && matchAt(said, 0, startsOn) === led;
      const isJoined = isLasting || starts ? /^[\s,]*$/u.test(between) : /^,\s*$/u.test(between);
      if (next !== undefined && gap !== undefined && isJoined) {
        const place = { start: at, end: end + gap + next.end };
        return [{ ...place, says: says(next, behind.slice(gap)), rough, form: 'part' }];
      }
      const before = text.slice(Math.max(0, at - nearby), at);
      const last = isLasting ? dayAtEnd(before) : undefined;
      if (last === undefined) return [];
      const first = leadBefore(before, last.start, from) ?? last.start;
      const place = { start: at - before.length + first, end };
      return [{ ...place, says: says(last, before), rough, form: 'part' }];
    });
  }

  function lengthAlone(text: string): readonly SpanMention[] {
    return lengthsOf(text).map(({ start, end, length, rough }) => {
      const lead = leadBefore(text, start, lasting);
      return { start: lead ?? start, end, says: { kind: 'lasting', length }, rough, form: 'bare' };
    });
  }
}
