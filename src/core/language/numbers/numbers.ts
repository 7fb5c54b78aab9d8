import { onTokenBorders } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { NumberMention, RangeMention } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';
import { countFrom, type NumberAtom, numberAtoms } from './number-atoms.ts';
import type { NumberData } from './number-data.ts';

/**
 * Makes `numbers`, `ranges` and `ones` from a language's words. Digits and words follow one grammar: small
 * numbers add up ("twenty-nine", "one hundred and five"), multipliers multiply ("2 million"). The
 * ends of a range are not numbers of their own.
 */
export function numberReader(data: NumberData): Pick<Language, 'numbers' | 'ranges' | 'ones'> {
  const before = patterns(data.approximateBefore);
  const after = patterns(data.approximateAfter);
  const inversions = patterns(data.inversions);
  const openers = patterns(data.rangeOpeners);
  const connectors = patterns(data.rangeConnectors);
  const notCounts = patterns(data.notCounts);
  const pronounBefore = patterns(data.pronounBefore);
  const pronounAfter = patterns(data.pronounAfter);

  return {
    numbers(text) {
      const { plain, ranges } = read(text);
      const inRange = new Set(ranges.flatMap(({ start, end }) => positions(start, end)));
      return plain
        .filter(({ start, end }) => !positions(start, end).some((at) => inRange.has(at)))
        .map((mention) => toMention(mention));
    },
    ranges: (text) => read(text).ranges,
    ones(text) {
      const { words } = spoken(text);
      return words.flatMap(({ form, start, end }) => {
        if (!data.pronouns.includes(form)) return [];
        return [{ start, end, isArticle: data.oneIsArticle }];
      });
    },
  };

  function read(text: string): { plain: readonly Counted[]; ranges: readonly RangeMention[] } {
    const said = spoken(text);
    const atoms = numberAtoms(said, data);
    const plain: Counted[] = [];
    for (let at = 0; at < said.words.length; ) {
      const follows = plain.at(-1)?.to === at;
      const counted = countAt(said, atoms, at) ?? (follows ? undefined : inverted(said, atoms, at));
      if (counted !== undefined) plain.push(counted);
      at = counted?.to ?? at + 1;
    }
    return { plain, ranges: [...joinedRanges(text), ...spokenRanges(said, plain)] };
  }

  /** "человек тридцать": what is counted stands first, so the number is only about right. */
  function inverted(said: Spoken, atoms: Atoms, at: number): Counted | undefined {
    const turned = matchAt(said, at, inversions);
    if (turned === undefined || endsAt(said, turned)) return undefined;
    const counted = countAt(said, atoms, turned) ?? inverted(said, atoms, turned);
    if (counted === undefined) return undefined;
    const atom = atoms.get(at);
    const times = atom?.kind === 'multiplier' ? atom.value : 1;
    const start = said.words[at]?.start ?? counted.start;
    return { ...counted, from: at, start, value: counted.value * times, approximate: true };
  }

  /** The number that begins at a word, with "about" before it and "or so" behind. */
  function countAt(said: Spoken, atoms: Atoms, at: number): Counted | undefined {
    const opened = matchAt(said, at, before);
    const from = opened ?? at;
    const further = opened === undefined ? undefined : inverted(said, atoms, from);
    if (further !== undefined) return { ...further, from: at, start: signStart(said, at) };
    const found = countFrom(said, atoms, from, data);
    if (found === undefined || isPronoun(said, from, found.to)) return undefined;
    if (!endsAt(said, found.to) && matchAt(said, found.to, notCounts)) return undefined;
    const closed = matchAt(said, found.to, after);
    const to = closed ?? found.to;
    return {
      from: at,
      bare: from,
      to,
      start: signStart(said, at),
      end: said.words[to - 1]?.end ?? said.text.length,
      value: found.value * signOf(said, from),
      approximate: opened !== undefined || closed !== undefined || found.vague,
    };
  }

  function isPronoun(said: Spoken, from: number, to: number): boolean {
    if (to !== from + 1 || !data.pronouns.includes(said.words[from]?.form ?? '')) return false;
    if (matchAt(said, to, pronounAfter) !== undefined && !said.words[to]?.breakBefore) return true;
    return [1, 2].some((n) => from >= n && matchAt(said, from - n, pronounBefore) === from);
  }

  /** "between 10 and 20", "10 to 20": two numbers with nothing but a connector between them. */
  function spokenRanges(said: Spoken, plain: readonly Counted[]): readonly RangeMention[] {
    const ranges: RangeMention[] = [];
    for (const [i, low] of plain.entries()) {
      const high = plain[i + 1];
      if (high === undefined || low.value >= high.value) continue;
      const gap = said.text.slice(low.end, high.start);
      const breaks = said.words[low.to]?.breakBefore === true;
      const connector = breaks ? undefined : matchAt(said, low.to, connectors);
      const connected =
        connector === high.from || connector === high.bare || /^\s+-\s*$|^-$/u.test(gap);
      if (!connected) continue;
      const opener = [1, 2].find((n) => matchAt(said, low.from - n, openers) === low.from);
      const start = opener === undefined ? low.start : said.words[low.from - opener]?.start;
      const words = said.text.slice(high.start, high.end);
      const from = low.value * sharedScale(low.value, high.value, words);
      ranges.push({ start: start ?? low.start, end: high.end, from, to: high.value });
    }
    return ranges;
  }
}

interface Counted extends NumberMention {
  /** Word positions, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** Where the number itself begins, behind "about". */
  readonly bare: number;
}

/** "Between 5 and 6 thousand": a scale that is said once, of both ends. "5 to 6000" has none. */
function sharedScale(low: number, high: number, words: string): number {
  if (!/\p{L}$/u.test(words)) return 1;
  const scale = [1e9, 1e6, 1e3, 100].find((each) => Number.isInteger((high * 2) / each));
  return scale !== undefined && low > 0 && low < high / scale ? scale : 1;
}

type Atoms = ReadonlyMap<number, NumberAtom>;

function toMention({ start, end, value, approximate }: Counted): NumberMention {
  return { start, end, value, approximate };
}

/** "10-20" hangs together as one token, so it is no number; as a range it is read here. */
function joinedRanges(text: string): readonly RangeMention[] {
  const ranges: RangeMention[] = [];
  for (const match of text.matchAll(/(?<!\d)(\d+)([kк]?)-(\d+)([kк]?)/giu)) {
    const [all, low, lowScale, high, highScale] = match;
    const range = { start: match.index, end: match.index + all.length };
    if (!onTokenBorders(text, range.start, range.end) || (lowScale && !highScale)) continue;
    // "5-20k" are thousands at both ends.
    const scale = highScale ? 1000 : 1;
    const [from, to] = [Number(low) * scale, Number(high) * scale];
    if (from < to) ranges.push({ ...range, from, to });
  }
  return ranges;
}

function positions(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}

function signStart(said: Spoken, word: number): number {
  const start = said.words[word]?.start ?? 0;
  return hasMinus(said, word) ? start - 1 : start;
}

function signOf(said: Spoken, word: number): 1 | -1 {
  return hasMinus(said, word) ? -1 : 1;
}

function hasMinus(said: Spoken, word: number): boolean {
  const start = said.words[word]?.start ?? 0;
  return (
    /^\s?-$/u.test(said.text.slice(Math.max(0, start - 2), start)) &&
    /\d/u.test(said.text.charAt(start))
  );
}
