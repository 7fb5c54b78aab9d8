import { overlap } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { DecimalMention } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';
import type { FractionData } from './fraction-data.ts';
import type { NumberData } from './number-data.ts';

/**
 * Makes `decimals` read fractions in words as well: "three quarters", "two and a third", "half a
 * million", and what is said with its point: "two point five". `numbers` goes on counting whole things.
 */
export function fractionReader(
  data: FractionData,
  { multipliers }: Pick<NumberData, 'multipliers'>,
  language: Pick<Language, 'numbers' | 'decimals' | 'roughlyBefore'>,
): Pick<Language, 'decimals'> {
  const names = Object.entries(data.parts).map(([count, forms]) => {
    return { count: Number(count), forms: patterns(forms) };
  });
  const allNames = patterns(Object.values(data.parts).flat());
  const behindCount = patterns(data.partsBehind);
  const articles = patterns(data.one);
  const connectors = patterns(data.connectors);
  const scaleWords = patterns(data.ofScale);
  const points = patterns(data.points);
  const closedPoints = patterns(data.closedPoints);

  return {
    decimals(text) {
      const plain = language.decimals(text);
      const said = spoken(text);
      const more = said.words.flatMap((_, at) => fractionAt(said, at) ?? pointAt(said, at) ?? []);
      if (more.length === 0) return plain;
      const found = more
        .filter((a, i) => !more.slice(0, i).some((b) => overlap(a, b)))
        // "Un milliard et demi million" is a number that half a million is only the end of.
        .filter((a) => !plain.some((b) => b.start < a.start && a.end <= b.end));
      const others = plain.filter((a) => !found.some((b) => overlap(a, b)));
      return [...others, ...found].sort((a, b) => a.start - b.start);
    },
  };

  /** The fraction whose part is named at a word, with what stands before it: "two and three | quarters". */
  function fractionAt(said: Spoken, at: number): DecimalMention | undefined {
    const named = partAt(said, at);
    if (named === undefined) return undefined;
    const scaled = scaleAt(said, named.to);
    const lone = scaled && { start: said.words[at]?.start ?? 0, from: at, value: 1 };
    const counted = countBefore(said, named.from) ?? lone;
    const top = counted && (behindHundreds(said, counted, named) ?? counted);
    if (top === undefined || isOrdinal(said, named, top)) return undefined;
    const end = scaled?.end ?? said.words[named.to - 1]?.end ?? 0;
    const part = top.value / named.count;
    const joined = wordBefore(said, top.from, connectors);
    // "Tres dois milésimos": what is divided by what is anybody's guess.
    if (joined === undefined && numberBefore(said, top.from) !== undefined) return undefined;
    if (joined === undefined) return mention(said, top.start, end, part * (scaled?.scale ?? 1));
    const whole = numberBefore(said, joined);
    if (whole === undefined) return undefined;
    const sign = Math.sign(whole.value || 1);
    if (scaled !== undefined && whole.value < 1000) {
      return mention(said, whole.start, end, (whole.value + sign * part) * scaled.scale);
    }
    // "Five billion and three quarters" are quarters of a billion.
    const scale = scaled?.scale ?? scaleOf(whole.value);
    return mention(said, whole.start, end, whole.value + sign * part * scale);
  }

  /** "Dos millonésimo" is as well the place behind the millionth as two parts that are spelt carelessly. */
  function isOrdinal(said: Spoken, named: { to: number; count: number }, top: Placed): boolean {
    const form = said.words[named.to - 1]?.form ?? '';
    const isSingular = partAt(spoken(`${form}s`), 0)?.count === named.count;
    return named.count >= 1000 && top.value !== 1 && isSingular;
  }

  /** "Two hundred and | three | quarters": what is joined to hundreds may be the parts alone. */
  function behindHundreds(said: Spoken, top: Placed, named: { from: number; count: number }) {
    for (let at = named.from - 1; at > top.from; at--) {
      if (wordBefore(said, at, connectors) === undefined) continue;
      const whole = numberBefore(said, at - 1);
      const [parts] = language.numbers(
        said.text.slice(said.words[at]?.start, said.words[named.from - 1]?.end),
      );
      if (whole === undefined || parts === undefined || whole.value % 100 !== 0) continue;
      if (parts.value >= named.count) continue;
      return { start: said.words[at]?.start ?? 0, from: at, value: parts.value };
    }
    return undefined;
  }

  /** Into how many parts the word says it is divided, and where that begins: "| third", "| twenty avos". */
  function partAt(said: Spoken, at: number) {
    const isNamed = matchAt(said, at, allNames) !== undefined;
    const [named] = (isNamed ? names : [])
      .flatMap(({ count, forms }) => {
        const to = matchAt(said, at, forms);
        return to === undefined ? [] : [{ count, from: at, to }];
      })
      .sort((a, b) => b.to - a.to);
    const behind = named === undefined ? matchAt(said, at, behindCount) : undefined;
    const count = behind === undefined ? undefined : numberBefore(said, at);
    if (behind === undefined || count === undefined || count.value < 2) return named;
    return { count: count.value, from: count.from, to: behind };
  }

  /** The number that is said around a point: "two | point | five", "zero point zero five". */
  function pointAt(said: Spoken, at: number): DecimalMention | undefined {
    const open = matchAt(said, at, points);
    const to = open ?? matchAt(said, at, closedPoints);
    if (to === undefined || said.words[to]?.breakBefore) return undefined;
    const whole = numberBefore(said, at);
    const start = whole?.start ?? said.words[at]?.start ?? 0;
    if (whole === undefined && (open === undefined || at > 0)) return undefined;
    const from = said.words[to]?.start ?? said.text.length;
    const digits = digitsBehind(said.text.slice(from, from + nearby));
    if (digits === undefined || !Number.isInteger(whole?.value ?? 0)) return undefined;
    const end = from + digits.end;
    const closes = open !== undefined || /^\s*(?:$|[.,;!?%\u00a4])/u.test(said.text.slice(end));
    const minus = (whole?.value ?? 0) < 0 ? '-' : '';
    const value = Number(`${minus}${Math.abs(whole?.value ?? 0)}.${digits.written}`);
    return closes ? mention(said, start, end, value) : undefined;
  }

  /** "five", "zero five", "one four one": the digits behind a point. */
  function digitsBehind(text: string): { written: string; end: number } | undefined {
    let written = '';
    let end = 0;
    for (const each of language.numbers(text)) {
      const gap = text.slice(end, each.start);
      if (!(end === 0 ? gap === '' : gap === ' ') || each.approximate || each.value < 0) break;
      const digits = text.slice(each.start, each.end);
      written += /^\d+$/u.test(digits) ? digits : String(each.value);
      end = each.end;
    }
    return /^\d{1,12}$/u.test(written) ? { written, end } : undefined;
  }

  function countBefore(said: Spoken, at: number): Placed | undefined {
    const number = numberBefore(said, at);
    if (number !== undefined) return Number.isInteger(number.value) ? number : undefined;
    const article = wordBefore(said, at, articles);
    if (article === undefined) return undefined;
    return { start: said.words[article]?.start ?? 0, from: article, value: 1 };
  }

  /** The number that ends right before a word. */
  function numberBefore(said: Spoken, at: number): Placed | undefined {
    const end = said.words[at - 1]?.end;
    if (end === undefined || !/^[ -]$/u.test(said.text.slice(end, said.words[at]?.start))) {
      return undefined;
    }
    // From the longest on: "one and two" are two numbers, and only the second stands there.
    for (let from = Math.max(0, at - longest); from < at; from++) {
      const word = said.words[from]?.start ?? 0;
      const start = /(?:^|\s)-$/u.test(said.text.slice(0, word).slice(-2)) ? word - 1 : word;
      const words = said.text.slice(start, end);
      const [only, ...others] = language.numbers(words);
      const isAll = only !== undefined && only.start === 0 && only.end === words.length;
      if (isAll && others.length === 0 && !only.approximate)
        return { start, from, value: only.value };
    }
    return undefined;
  }

  /** Where the word before begins that is one of these; absent where there is none. */
  function wordBefore(said: Spoken, at: number, forms: ReturnType<typeof patterns>) {
    const from = at - 1;
    const stands = from >= 0 && matchAt(said, from, forms) === at && !said.words[at]?.breakBefore;
    return stands ? from : undefined;
  }

  /** "a million" behind "half", "millions" behind "two thirds". */
  function scaleAt(said: Spoken, at: number): { scale: number; end: number } | undefined {
    const from = endsAt(said, at) ? at : (matchAt(said, at, scaleWords) ?? at);
    const word = said.words[from];
    const scale = word && Object.hasOwn(multipliers, word.form) && multipliers[word.form];
    return word && scale && !word.breakBefore ? { scale, end: word.end } : undefined;
  }

  function mention(said: Spoken, start: number, end: number, value: number): DecimalMention {
    const rough = language.roughlyBefore(said.text, start);
    const values = [Number(value.toPrecision(15))];
    return { start: rough ?? start, end, values, approximate: rough !== undefined, fraction: true };
  }
}

interface Placed {
  /** Its place in the text, and its first word. */
  readonly start: number;
  readonly from: number;
  readonly value: number;
}

function scaleOf(value: number): number {
  return [1e12, 1e9, 1e6].find((scale) => value !== 0 && value % scale === 0) ?? 1;
}

/** In words: as long as numbers before a fraction are. */
const longest = 24;

/** In characters; enough for the words of one number. */
const nearby = 80;
