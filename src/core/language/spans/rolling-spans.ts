import type { LanguageData } from '../data.ts';
import { blanksOf } from '../dates/date-blanks.ts';
import { dateUnits } from '../dates/date-data.ts';
import type { Language } from '../language.ts';
import { blankPatterns, fillAt, indexIn } from '../words/blanks.ts';
import { patterns } from '../words/phrases.ts';
import type { Spoken } from '../words/spoken.ts';
import type { SpanMention } from './span-data.ts';

/**
 * Makes what finds so many days, weeks, months or years that lie right behind today, or right before it:
 * "the next three days", "the last two weeks", "within a month". How many "a few" are nobody knows.
 */
export function rollingReader(
  data: LanguageData,
  language: Pick<Language, 'numbers'>,
): (said: Spoken) => readonly SpanMention[] {
  const blanks = () => blanksOf(data.dates, data.numbers);
  const sides = [
    { side: 1 as const, forms: blankPatterns(data.spans.rolling.ahead, blanks) },
    { side: -1 as const, forms: blankPatterns(data.spans.rolling.back, blanks) },
  ];
  const units = dateUnits.map((unit) => ({ unit, forms: patterns(data.dates.units[unit]) }));

  const one = patterns(data.dates.one);
  const countIn = (words: string | undefined): number | undefined => {
    if (words === undefined || indexIn(one, words) !== undefined) return 1;
    const [number] = language.numbers(words);
    return number?.approximate === false && number.value >= 1 && Number.isInteger(number.value)
      ? number.value
      : undefined;
  };

  return (said) =>
    said.words.flatMap((word, at) =>
      sides.flatMap(({ side, forms }): readonly SpanMention[] => {
        const filled = fillAt(said, at, forms);
        const last = filled && said.words[filled.to - 1];
        const unit = units.find((each) => indexIn(each.forms, filled?.blanks.unit) !== undefined);
        const count = countIn(filled?.blanks.count);
        if (last === undefined || unit === undefined || count === undefined) return [];
        const length = { count, unit: unit.unit };
        const place = { start: word.start, end: last.end };
        return [{ ...place, says: { kind: 'rolling', length, side }, rough: false, form: 'part' }];
      }),
    );
}
