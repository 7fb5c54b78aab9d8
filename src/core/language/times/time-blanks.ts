import { rememberingOf } from '../../remembering.ts';
import { type Blanks, digitBlank, oneOf, wordBlank } from '../words/blanks.ts';
import { partsOfDay, type TimeData } from './time-data.ts';

/** What may stand in the blanks of the phrases for times. */
export const blanksOf = rememberingOf((data: TimeData): Blanks => {
  const hour = '(?:[01]?\\d|2[0-4])';
  const hoursToCome = oneOf(data.hoursToCome.length > 0 ? data.hoursToCome : data.hours);
  const minutes = Object.values(data.minutes).flat();
  const partEndings = Object.values(data.partEndings).flat();
  const endings = `(?:${data.hourEndings.join('|')})`;
  const roughEndings = (data.roughEndings ?? []).map((ending) => ` ?${ending}`).join('|');
  const words = (of: TimeData['partsAhead']) => partsOfDay.flatMap((part) => of[part] ?? []);
  return {
    clock: digitBlank(
      `(?:${hour}[:.][0-5]\\d |${hour}:[0-5]\\d:[0-5]\\d |(?:[01]\\d|2[0-3])[0-5]\\d )`,
    ),
    grown: digitBlank(`${hour}${endings}(?:[0-5]\\d)? `),
    timed:
      partEndings.length > 0
        ? digitBlank(`(?:0?[1-9]|1[0-2])(?:[:.]?[0-5]\\d)?(?:${partEndings.join('|')}) `)
        : digitBlank('(?!)'),
    hour: digitBlank(`(?:${hour}(?:${roughEndings})? |${oneOf(data.hours)})`, ...data.hours),
    short: digitBlank('[1-9][0-5]\\d '),
    few: digitBlank('[1-9] '),
    named: wordBlank(Object.values(data.named).flat()),
    minute: digitBlank(`(?:[0-5]\\d |${oneOf(minutes)})`, ...minutes),
    part: wordBlank(words(data.parts)),
    ahead: wordBlank([...words(data.parts), ...words(data.partsAhead)]),
    meal: wordBlank(words(data.meals)),
    roughly: wordBlank(data.roughly),
    coming: hoursToCome,
    fused: `${data.halfPrefix}${hoursToCome}`,
  };
});
