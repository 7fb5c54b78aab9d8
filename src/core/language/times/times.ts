import type { Language } from '../language.ts';
import { blankPatterns, fillAt, hangsTogether, indexIn } from '../words/blanks.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import { clockIn } from './clocks.ts';
import { blanksOf } from './time-blanks.ts';
import {
  type PartOfDay,
  partsOfDay,
  type TimeData,
  type TimeForm,
  type TimeMention,
  timeForms,
} from './time-data.ts';
import { zoneBehind } from './zones.ts';

/** Makes `times` from a language's words. Which half of the day is meant stays open here. */
export function timeReader(
  data: TimeData,
  language: Pick<Language, 'roughlyBefore' | 'isBound' | 'surrounds'>,
  /** Words that no number counts: "and", "is". */
  leadOn: ReadonlySet<string>,
): Pick<Language, 'times'> {
  const hours = patterns(data.hours);
  const coming = patterns(data.hoursToCome.length > 0 ? data.hoursToCome : data.hours.slice(1));
  const leads = patterns(data.leads ?? []);
  const minutes = Object.entries(data.minutes).map(([count, forms]) => {
    return { count: Number(count), forms: patterns(forms) };
  });
  const parts = [data.parts, data.partsAhead, data.meals].flatMap((words) =>
    partsOfDay.map((part) => ({ part, forms: patterns(words[part] ?? []) })),
  );
  const named = Object.entries(data.named).map(([hour, forms]) => {
    return { hour: Number(hour), forms: patterns(forms) };
  });
  const blanks = () => blanksOf(data);
  const forms = timeForms.map((form) => {
    return { form, templates: blankPatterns(data.forms[form], blanks) };
  });
  const partFirst = blankPatterns(data.forms.partFirst, blanks);

  return {
    times(text) {
      const said = spoken(text);
      const found: TimeMention[] = [];
      for (let at = 0; at < said.words.length; ) {
        const time = timeAt(said, at);
        if (time !== undefined) found.push(time.mention);
        at = time?.to ?? at + 1;
      }
      return found
        .filter(({ start, end }, i) => {
          return (
            isFree(text, start, end) &&
            !touches(text, found[i - 1], found[i]) &&
            !touches(text, found[i], found[i + 1]) &&
            !language.isBound(text, start)
          );
        })
        .map((mention) => {
          const start = language.roughlyBefore(text, mention.start) ?? mention.start;
          const rough = mention.rough || start < mention.start;
          const zone = zoneBehind(text, mention.end);
          const place = { ...mention, start, rough };
          return zone === undefined ? place : { ...place, end: zone.end, zone: zone.minutes };
        });
    },
  };

  function timeAt(said: Spoken, at: number): { mention: TimeMention; to: number } | undefined {
    let best: { mention: TimeMention; to: number } | undefined;
    for (const { hour, forms: names } of named) {
      const to = matchAt(said, at, names);
      if (to === undefined || to <= (best?.to ?? at)) continue;
      const rough = isRoughHour(said.words[to - 1]?.form);
      const time = { hour, minute: 0, wholeDay: true, rough, form: 'part' } as const;
      best = { to, mention: { ...placeOf(said, at, to), ...time } };
    }
    for (const { form, templates } of forms) {
      const filled = fillAt(said, at, templates);
      if (filled === undefined || filled.to < (best?.to ?? at)) continue;
      const isLed = [1, 2].some((n) => n <= at && matchAt(said, at - n, leads) === at);
      const time = timeOf(form, filled.blanks, isLed);
      if (time === undefined || !hangsTogether(said, at, filled.to)) continue;
      // Of the same words, what is clearly a time: "18.30 Uhr".
      const isClearer = best?.mention.form === 'bare' && time.form === 'part';
      if (filled.to === best?.to && !isClearer) continue;
      if (form === 'partFirst' && filled.blanks.clock === undefined && counts(said, filled.to)) {
        continue;
      }
      if (form === 'clock' && filled.blanks.clock === undefined && leadsToTime(said, at, filled)) {
        continue;
      }
      best = { to: filled.to, mention: { ...placeOf(said, at, filled.to), ...time } };
    }
    return best;
  }

  /** "A table for 1 this evening 7:30": the half of the day is that of the time behind it. */
  function leadsToTime(said: Spoken, at: number, { to, blanks: { part } }: Filled): boolean {
    if (part === undefined) return false;
    for (let from = at + 1; from < to; from++) {
      const later = fillAt(said, from, partFirst);
      if (later === undefined || later.to <= to) continue;
      if (later.blanks.clock !== undefined || later.to - to > 1) return true;
    }
    return false;
  }

  function timeOf(
    form: TimeForm,
    filled: Readonly<Record<string, string | undefined>>,
    isLed: boolean,
  ): Omit<TimeMention, 'start' | 'end'> | undefined {
    const part = partIn(filled.part ?? filled.ahead ?? filled.meal) ?? endingOf(filled.timed);
    const clock = clockIn(filled);
    const wholeDay = clock?.wholeDay ?? hourOfName(filled.named ?? filled.hour) !== undefined;
    // What half of the day a meal is had in is a step that the words do not contain.
    const rough =
      filled.roughly !== undefined || filled.meal !== undefined || isRoughHour(filled.hour);
    const isWritten = data.writesWholeDays && filled.clock?.includes(':') === true;
    const said = {
      ...(part !== undefined && { part }),
      ...(isWritten && { likelyWhole: true as const }),
      wholeDay,
      rough,
    };
    const minute = minuteIn(filled.minute);
    const index = indexIn(coming, filled.coming ?? filled.fused?.slice(data.halfPrefix.length));
    const next = index === undefined ? undefined : index + 1;
    const hour = clock?.hour ?? hourIn(filled.hour) ?? hourOfName(filled.named);
    const before = (back: number, from = hour) =>
      from === undefined
        ? undefined
        : { ...said, hour: (from + 23) % 24 || 12, minute: 60 - back, form: 'part' as const };
    switch (form) {
      case 'clock':
      case 'partFirst': {
        if (hour === undefined || hour > 24) return undefined;
        const led = filled.grown !== undefined && isLed;
        const clear = led || part !== undefined || clock?.clear === true || minute !== undefined;
        const at = minute ?? clock?.minute ?? 0;
        return { ...said, hour: hour % 24, minute: at, form: clear ? 'part' : 'bare' };
      }
      case 'fullHour':
        return hour === undefined
          ? undefined
          : { ...said, hour: hour % 24, minute: clock?.minute ?? 0, form: 'part' };
      case 'half':
        return hour === undefined ? undefined : { ...said, hour, minute: 30, form: 'part' };
      case 'quarter':
        return hour === undefined ? undefined : { ...said, hour, minute: 15, form: 'part' };
      case 'past':
        if (hour === undefined || minute === undefined) return undefined;
        return { ...said, hour, minute, form: 'part' };
      case 'to':
        if (filled.few !== undefined) return before(Number(filled.few));
        return minute === undefined ? undefined : before(minute);
      case 'quarterTo':
        return before(15);
      case 'halfToCome':
        return before(30, next);
      case 'quarterToCome':
        return before(45, next);
      case 'minutesToCome':
        return minute === undefined ? undefined : before(60 - minute, next);
    }
  }

  /** "tonight 2 people": what looks like an hour counts something. */
  function counts(said: Spoken, at: number): boolean {
    const next = said.words[at];
    const last = said.words[at - 1]?.form ?? '';
    if (hourIn(`${last} `) === undefined || isRoughHour(last)) return false;
    if (next === undefined || next.breakBefore || leadOn.has(next.form)) return false;
    return !language.surrounds(next.form);
  }

  /** "meio-dia e meia": an hour with a name leaves open no half of the day. */
  function hourOfName(words: string | undefined): number | undefined {
    return named.find(({ forms: names }) => indexIn(names, words) !== undefined)?.hour;
  }

  function partIn(words: string | undefined): PartOfDay | undefined {
    return parts.find((each) => indexIn(each.forms, words) !== undefined)?.part;
  }

  /** "pm" of "7pm" */
  function endingOf(words: string | undefined): PartOfDay | undefined {
    const letters = words?.replace(/[^\p{L}]/gu, '');
    return partsOfDay.find((part) => data.partEndings[part]?.includes(letters ?? ''));
  }

  /** "7ish", "sevenish" */
  function isRoughHour(words: string | undefined): boolean {
    return data.roughEndings?.some((ending) => words?.trim().endsWith(ending)) ?? false;
  }

  function hourIn(words: string | undefined): number | undefined {
    if (words === undefined) return undefined;
    const digits = /^\d+/u.exec(words)?.[0];
    return digits === undefined ? indexIn(hours, words) : Number(digits);
  }

  function minuteIn(words: string | undefined): number | undefined {
    if (words === undefined) return undefined;
    const digits = /^\d+/u.exec(words)?.[0];
    if (digits !== undefined) return Number(digits);
    return minutes.find(({ forms: minute }) => indexIn(minute, words) !== undefined)?.count;
  }
}

type Filled = NonNullable<ReturnType<typeof fillAt>>;

function placeOf(said: Spoken, from: number, to: number) {
  const start = said.words[from]?.start ?? 0;
  return { start, end: said.words[to - 1]?.end ?? said.text.length };
}

/** "3 past 10 h 10 pm": of two clear times side by side nobody knows which one is meant. */
function touches(text: string, a: TimeMention | undefined, b: TimeMention | undefined): boolean {
  if (a === undefined || b === undefined || a.form === 'bare' || b.form === 'bare') return false;
  return /^ ?$/u.test(text.slice(a.end, b.start));
}

/** A time is no part of a longer number, date, share or amount. */
function isFree(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return (
    !/(?:[\p{L}\p{N}_][.,:/-]?|\p{Sc} ?|[+#]|\d ?h ?)$/iu.test(before) &&
    !/^(?:[\p{L}\p{N}_%]|[.,:/-]\d| ?\p{Sc})/u.test(text.slice(end))
  );
}
