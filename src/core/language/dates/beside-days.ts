import type { Language } from '../language.ts';
import { followsAt, leadAt } from '../words/around.ts';
import { patterns } from '../words/phrases.ts';
import type { DateData } from './date-data.ts';

/** Makes what tells that a day is only counted from: "the Friday before Easter", "the eve of Easter". */
export function besideDaysReader(data: DateData): Pick<Language, 'isEveOf' | 'countedFrom'> {
  const countedFrom = patterns(data.countedFrom);
  const eves = patterns(data.eves);

  return {
    isEveOf: (text, start) => leadAt(text, start, eves) !== undefined,
    countedFrom(text, end) {
      const to = followsAt(text, end, countedFrom);
      return to === undefined || !/\s/u.test(text[to] ?? '') ? undefined : to + 1;
    },
  };
}
