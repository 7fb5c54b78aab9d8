import { matchAt, patterns } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';
import type { DateData, DateMention, DateWords } from './date-data.ts';

/** Makes what tells that words have the form of a day and mean none. */
export function notDaysReader({
  feastNames,
  partings,
  otherWords,
}: Pick<DateData, 'feastNames' | 'partings' | 'otherWords'>) {
  const nameBefore = patterns(feastNames.before);
  const nameBehind = patterns(feastNames.behind);
  const before = patterns(partings.before);
  const opening = patterns(partings.opening);
  const exclaimed = patterns(partings.exclaimed);
  const words = patterns(otherWords.words);
  const wordsBefore = patterns(otherWords.before);
  const joins = patterns(otherWords.joins);

  return { isName, isParting, isOtherWord };

  /** Whether the feast between two words is part of a name or a wish: "Easter Island". */
  function isName(said: Spoken, at: number, to: number): boolean {
    const isLed = [1, 2, 3].some((n) => n <= at && matchAt(said, at - n, nameBefore) === at);
    return isLed || (!endsAt(said, to) && matchAt(said, to, nameBehind) !== undefined);
  }

  /** Whether a day is wished well, or only parted until: "have a nice Sunday", "à lundi". */
  function isParting(said: Spoken, at: number, to: number, { says }: DateWords): boolean {
    if (says === 'day' || says === 'day-of-month') return false;
    const isExclaimed = /^\s*!/u.test(said.text.slice(said.words[to - 1]?.end ?? 0));
    // "À Noël", "à la mi-juin" say when.
    const isNear = nearby.has(says);
    const nearest = Math.max(0, at - longestParting);
    for (let from = at; from >= nearest; from--) {
      if (from < at && said.words[from + 1]?.breakBefore) return false;
      const begins = isNear && (from === 0 || said.words[from]?.breakBefore === true);
      const forms = [
        before,
        ...(begins ? [opening] : []),
        ...(begins && isExclaimed ? [exclaimed] : []),
      ];
      const isLed = forms.some((each) => {
        const next = matchAt(said, from, each);
        return next !== undefined && next >= at && next < to && !said.words[next]?.breakBefore;
      });
      if (isLed) return true;
    }
    return false;
  }

  /** Whether a short name of a day is another word, by those beside it: "sun and sea", "la mer". */
  function isOtherWord(text: string, mention: DateMention, all: readonly DateMention[]): boolean {
    const said = spoken(text);
    const at = said.words.findIndex(({ start }) => start === mention.start);
    if (said.words[at]?.end !== mention.end || matchAt(said, at, words) !== at + 1) return false;
    const joinsBefore = !said.words[at]?.breakBefore && matchAt(said, at - 1, joins) === at;
    const joinsBehind = !endsAt(said, at + 1) && matchAt(said, at + 1, joins) === at + 2;
    const isDay = (word: number) =>
      all.some(({ start, end }) => {
        const { start: from = 0, end: to = 0 } = said.words[word] ?? {};
        return start <= from && to <= end;
      });
    if (joinsBehind && !isDay(at + 2)) return true;
    if (joinsBefore) return !isDay(at - 2);
    return at > 0 && !said.words[at]?.breakBefore && matchAt(said, at - 1, wordsBefore) === at;
  }
}

const nearby: ReadonlySet<DateWords['says']> = new Set(['weekday', 'weekday-in-weeks', 'distance']);

/** In words. */
const longestParting = 5;
