import type { DurationData } from '../times/duration-data.ts';
import type { TimeData } from '../times/time-data.ts';

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty'];

/** Minutes in words from ten on: "thirty five"; below ten as "oh five". */
const minutes = Object.fromEntries([
  ...units.slice(0, 9).map((word, i) => [String(i + 1), [`(oh|o|zero) ${word}`]]),
  ...units.slice(9).map((word, i) => [String(i + 10), [word]]),
  ...tens.flatMap((ten, i) => [
    [String((i + 2) * 10), [ten]],
    ...units.slice(0, 9).map((word, j) => [String((i + 2) * 10 + j + 1), [`${ten} ${word}`]]),
  ]),
]) as Readonly<Record<string, readonly string[]>>;

export const times: TimeData = {
  hours: ['zero', ...units.slice(0, 12).map((word) => `(${word}|${word}ish)`)],
  hoursToCome: [],
  halfPrefix: '',
  minutes: { ...minutes, 5: ['five', '(oh|o|zero) five'] },
  parts: {
    am: ['(am|a m|in the (morning|forenoon)|this morning|[early] morning)'],
    noon: ['(at (lunchtime|lunch time|lunch)|lunchtime|lunch time)'],
    pm: ['(pm|p m|in the afternoon|this afternoon|afternoon)'],
    evening: ['(in the (evening|eve)|this evening|[early] evening|tonight)'],
    night: ['(at night|in the night|last night|this night)'],
  },
  partsAhead: { am: ['mornings'], pm: ['afternoons'], evening: ['evenings'], night: ['night'] },
  meals: {
    am: ['breakfast'],
    noon: ['(lunch|brunch)'],
    evening: ['(dinner|supper)'],
  },
  roughly: [
    '(around|about|roughly|approximately|at (around|about|roughly|approximately)|by about|by around)',
  ],
  writesWholeDays: false,
  partEndings: { am: ['am', 'a'], pm: ['pm', 'p'] },
  hourEndings: ['h', 'hr', 'hrs'],
  roughEndings: ['ish'],
  named: {
    0: ['(midnight|12 midnight|twelve midnight|mid night)'],
    12: ['(noon|midday|12 noon|twelve noon|noontime|mid day|noonish|middayish)'],
  },
  forms: {
    clock: [
      "(<clock>|<hour>) [(o'clock|o clock)] [sharp] <part>",
      "<clock> [(o'clock|o clock|hours|hrs)]",
      '<hour> <minute> [<part>]',
      '<short> <part>',
      '<grown>',
      '<timed>',
      '<hour>',
    ],
    partFirst: [
      '[(in the|this)] <ahead> [(at|@|by|from)] [<roughly>] (<clock>|<hour>)',
      '<meal> [(at|@)] [<roughly>] (<clock>|<hour>)',
      '(<clock>|<hour>) for [a] [late] <meal>',
    ],
    fullHour: ["<hour> (o'clock|o clock) [<part>]"],
    half: ['half past (<clock>|<hour>|<timed>|<named>) [<part>]', 'half <hour> [<part>]'],
    quarter: ['[a] quarter (past|after) (<hour>|<timed>|<named>) [<part>]'],
    past: ['<minute> [(minutes|min|mins)] (past|after) (<hour>|<timed>|<grown>|<named>) [<part>]'],
    to: ['<minute> [(minutes|min|mins)] (to|before|till|of) (<hour>|<timed>|<named>) [<part>]'],
    quarterTo: ['[a] quarter (to|before|till|of) (<hour>|<timed>|<named>) [<part>]'],
    halfToCome: [],
    quarterToCome: [],
    minutesToCome: [],
  },
};

export const durations: DurationData = {
  units: {
    second: ['(second|seconds|sec|secs|s)'],
    minute: ['(minute|minutes|min|mins|m)'],
    hour: ['(hour|hours|hr|hrs|h)'],
    day: ['(day|days|d)'],
    week: ['(week|weeks|wk|wks)'],
    month: ['(month|months|mo|mos)'],
    year: ['(year|years|yr|yrs)'],
  },
  one: ['(a|an|one|another|a full|a whole|one full|one whole|all|the whole|the entire)'],
  between: ['(more|extra|additional|full|whole|long|solid|entire)'],
  ofUnit: ['of [(a|an|the)]'],
  longer: { '2 week': ['fortnights'], '10 year': ['(decade|decades)'] },
  named: {
    '30 minute': ['[a] half (an hour|hour)', 'half of an hour'],
    '15 minute': ['[a] quarter [of] an hour', 'quarter hour'],
    '45 minute': ['three quarters of an hour'],
    '2 week': ['[a] fortnight'],
    '6 month': ['half a year'],
  },
  andHalf: ['and [a] half'],
  connectors: ['and', '&'],
  ahead: {
    before: ['in'],
    behind: ['from now'],
    now: ['(now|right now|right away|immediately|at once|just now)'],
  },
  pointsBefore: ['in', 'within the last', 'last', 'next', 'past', 'every'],
  pointsBehind: ['(ago|from now|later|earlier|before|after|back|old)'],
  past: {
    before: [],
    behind: ['(ago|back|earlier)'],
    named: {
      '1 week': ['(last|the past|the previous) week'],
      '2 week': ['(the week before last|the last two weeks|the past two weeks)'],
      '1 month': ['(last|the past|the previous) month'],
      '2 month': ['the month before last'],
      '1 year': ['(last|the past|the previous) year'],
    },
  },
};
