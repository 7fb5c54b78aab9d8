import { timeMs } from '../flow/limit.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { TimeMention } from '../language/times/time-data.ts';
import type { Value } from '../value.ts';
import { clockAt, minutesAhead } from './days/calendar.ts';
import { momentsFromNow } from './days/from-now.ts';
import { momentsIn } from './days/moments.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { announced, onlyMention, roughEnd } from './words/mention.ts';
import { roleFit } from './words/role.ts';

/**
 * A time of the day, as HH:mm of 24 hours. "7:30" may be either half of the day and is asked back,
 * unless the limits leave one; "00:35", "07:30" and "1745" are written as 24 hours are. A time of a zone
 * that was named ("4 pm CET") is derived, as the person's own clock shows it. In a sentence a time is
 * weak: what it is the time of, its form does not tell.
 */
export const time: SlotType = {
  name: 'time',
  read(text, slot, context) {
    const mention = onlyMention(text, slot, context, (words) => timesIn(words, context));
    return mention === undefined ? none : readingOf(mention, slot, context);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    const fitOf = roleFit(text, slot, context);
    return timesIn(text, context).flatMap((mention, index): readonly Finding[] => {
      const { start, end, form } = mention;
      if (endsSpan(mention, text, context)) return [];
      const fit = fitOf(start, index === 0);
      if (fit === 'other') return [];
      const named = fit === 'own' || isNamed(start);
      if ((form === 'bare' && !named) || context.language.isNegated(text, start)) return [];
      return [
        {
          start,
          end,
          reading: readingOf(mention, slot, context),
          named,
          ...(!named && { weak: true }),
        },
      ];
    });
  },
  check: problemOf,
  format: (value) => String(value),
  jsonSchema: () => ({ type: 'string', pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' }),
};

/** "Between 7 and 8 pm" is no one time. */
function endsSpan({ start, hour }: TimeMention, text: string, { language }: ReadContext): boolean {
  const upTo = `${text.slice(0, start)}${hour}`;
  return [text, upTo].some((words) =>
    language.ranges(words).some((span) => span.start < start && start < span.end),
  );
}

/** Times of a text, and those that are a few hours or minutes from now: "in half an hour". */
function timesIn(text: string, context: ReadContext): readonly TimeMention[] {
  const { language, nowMs, timeZone } = context;
  const fromNow = momentsFromNow(text, context);
  const alone = withPartOfDay(text, context).map((time) => {
    const end = roughEnd(text, time.end, language);
    return end === undefined ? time : { ...time, end, rough: true };
  });
  if (fromNow.length === 0) return alone;
  const said = alone.filter(
    (time) => !fromNow.some((each) => each.start < time.end && time.start < each.end),
  );
  const later = fromNow.flatMap(({ start, end, ms, bare }): readonly TimeMention[] => {
    if (Math.abs(ms - nowMs) >= dayMs) return [];
    const [hour = 0, minute = 0] = clockAt(ms, timeZone).split(':').map(Number);
    const form = bare ? 'bare' : 'part';
    return [{ start, end, hour, minute, wholeDay: true, rough: true, form }];
  });
  return [...said, ...later].sort((a, b) => a.start - b.start);
}

/** The half of the day may stand with the day: "9 tomorrow evening". */
function withPartOfDay(text: string, { language }: ReadContext): readonly TimeMention[] {
  const times = language.times(text);
  const isOpen = (time: TimeMention) => time.part === undefined && !time.wholeDay;
  if (!times.some(isOpen)) return times;
  const besideDays = momentsIn(text, language).flatMap(({ day, time }) => {
    return day !== undefined && time?.part !== undefined ? [time] : [];
  });
  return times.map((time) => {
    const beside = besideDays.find(({ start }) => start === time.start);
    return beside && isOpen(time) ? { ...beside, form: 'part' } : time;
  });
}

const dayMs = 86_400_000;

function readingOf(mention: TimeMention, slot: SlotSpec, context: ReadContext): Reading {
  if (mention.zone === 'open') return none;
  const { nowMs, timeZone } = context;
  const away = mention.zone === undefined ? 0 : minutesAhead(nowMs, timeZone) - mention.zone;
  const times = timesOf(mention).map((each) => laterBy(each, away));
  const fitting = times.filter((each) => problemOf(each, slot) === undefined);
  const [only, ...others] = fitting;
  if (only === undefined) {
    const problem = problemOf(times[0] ?? '', slot);
    return { kind: 'invalid', problem: problem ?? { problem: 'format' } };
  }
  if (others.length > 0) {
    const likely = likelyTime(mention);
    const isLikely = likely !== undefined && fitting.includes(laterBy(likely, away));
    if (isLikely) return { kind: 'value', value: laterBy(likely, away), basis: 'derived' };
    return { kind: 'ambiguous', candidates: fitting };
  }
  const stated = !mention.rough && times.length === 1 && away === 0;
  return { kind: 'value', value: only, basis: stated ? 'stated' : 'derived' };
}

/** What a mention may mean, as HH:mm: two times where the half of the day is open. */
export function timesOf(mention: TimeMention): readonly string[] {
  return hoursOf(mention).map((hour) => `${digits(hour)}:${digits(mention.minute)}`);
}

/**
 * Of two halves of the day that are open the one that is meant as a rule: nobody says "12:30" of the night and
 * leaves it at that, and where clocks count to 24, "7:30" is written of the morning.
 */
export function likelyTime({
  hour,
  minute,
  part,
  form,
  likelyWhole,
}: TimeMention): string | undefined {
  const isLikely = part === undefined && (likelyWhole || (hour === 12 && form === 'part'));
  return isLikely ? `${digits(hour)}:${digits(minute)}` : undefined;
}

/** HH:mm so many minutes later, on whichever day. */
function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${digits(Math.floor(at / 60))}:${digits(at % 60)}`;
}

/** The hours of 24 that are meant; none for what no clock shows ("15 am"). */
function hoursOf({ hour, part, wholeDay }: TimeMention): readonly number[] {
  const early = hour % 12;
  switch (part) {
    case 'am':
      return hour > 12 ? [] : [early];
    case 'noon':
      if (hour > 12) return [hour];
      return hour >= 10 ? [hour] : hour >= 1 && hour <= 6 ? [early + 12] : [];
    case 'pm':
      return hour === 0 ? [] : [early + 12];
    case 'evening':
      if (hour > 12) return [hour];
      return hour === 0 ? [] : [hour === 12 ? 0 : hour + 12];
    case 'night':
      if (hour > 12) return [hour];
      return [hour <= 5 || hour === 12 ? early : early + 12];
    default:
      if (wholeDay || hour > 12 || hour === 0) return [hour];
      return hour === 12 ? [12, 0] : [hour, hour + 12];
  }
}

function problemOf(value: Value, { limits }: SlotSpec): Problem | undefined {
  const at = typeof value === 'string' ? timeMs(value) : undefined;
  if (at === undefined) return { problem: 'format' };
  const { min, max } = limits ?? {};
  if (typeof min === 'string' && at < (timeMs(min) ?? at))
    return { problem: 'too-early', limit: min };
  if (typeof max === 'string' && at > (timeMs(max) ?? at))
    return { problem: 'too-late', limit: max };
  return undefined;
}

function digits(value: number): string {
  return String(value).padStart(2, '0');
}
