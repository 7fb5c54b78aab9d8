import type { Language } from '../language.ts';
import type { DecimalMention } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import type { NumberData } from './number-data.ts';
import { writtenNumbers } from './written-numbers.ts';

/**
 * Makes `decimals` and `roughlyBefore` from a language's words. Digits are first brought into the
 * language's own notation, so that everything `numbers` knows holds for "10'000", "30,49" and
 * "1.500,00" as well. What a lone "1.500" means only its language can say, and where it uses the
 * sign otherwise, both readings stand.
 */
export function decimalReader(
  data: NumberData,
  { numbers }: Pick<Language, 'numbers'>,
): Pick<Language, 'decimals' | 'roughlyBefore'> {
  const before = patterns(data.approximateBefore);
  const point = data.decimalSeparator.includes('.') ? '.' : data.decimalSeparator.charAt(0);

  return {
    decimals(text) {
      const first = written(text, 0);
      const second = written(text, 1);
      if (first.text === second.text) return withoutZeros(first.mentions, text);
      return first.mentions.map((mention) => {
        const [value] = mention.values;
        const other = second.mentions.find(({ start }) => start === mention.start)?.values[0];
        if (value === undefined || other === undefined || other === value) return mention;
        return { ...mention, values: [value, other] };
      });
    },
    roughlyBefore(text, start) {
      const said = spoken(text.slice(Math.max(0, start - nearby), start));
      const end = said.words.length;
      if (/[,;:!?\n]\s*$/u.test(said.text)) return undefined;
      const from = [4, 3, 2, 1].find((n) => n <= end && matchAt(said, end - n, before) === end);
      const word = from === undefined ? undefined : said.words[end - from];
      return word && word.start + start - said.text.length;
    },
  };

  /** The text in the language's notation, each token by its first or second reading. */
  function written(text: string, choice: 0 | 1) {
    let plain = '';
    const origins: number[] = [];
    let last = 0;
    const copy = (piece: string, at: number, step: 0 | 1) => {
      for (let i = 0; i < piece.length; i++) origins.push(at + i * step);
      plain += piece;
    };
    for (const { start, end, readings } of writtenNumbers(text, data)) {
      const reading = readings[choice] ?? readings[0];
      if (reading === undefined) continue;
      copy(text.slice(last, start), last, 1);
      copy(reading.replace('.', point), start, 0);
      last = end;
    }
    copy(text.slice(last), last, 1);
    origins.push(text.length);
    const mentions = numbers(plain).map(({ start, end, value, approximate }): DecimalMention => {
      const from = origins[start] ?? 0;
      return { start: from, end: endOf(origins, end, text), values: [value], approximate };
    });
    return { text: plain, mentions };
  }
}

/** "Cero uno": a zero that is said before one more digit, and no other number beside them. */
function withoutZeros(all: readonly DecimalMention[], text: string): readonly DecimalMention[] {
  const follows = (i: number) =>
    i > 0 && i < all.length && text.slice(all[i - 1]?.end, all[i]?.start) === ' ';
  return all.flatMap((mention, i) => {
    const leads = (zero: number) => {
      const [first, second] = [all[zero], all[zero + 1]];
      const [value = 0] = second?.values ?? [];
      const isSaid = [first, second].every(
        (each) => !/\d/u.test(text.slice(each?.start, each?.end)),
      );
      const beside = follows(zero + 1) && !follows(zero) && !follows(zero + 2);
      return first?.values[0] === 0 && isSaid && beside && /^[1-9]$/u.test(String(value));
    };
    if (leads(i)) return [];
    return leads(i - 1) ? [{ ...mention, start: all[i - 1]?.start ?? mention.start }] : [mention];
  });
}

/** Behind the last character of a rewritten token its end in the text is where the next one begins. */
function endOf(origins: readonly number[], end: number, text: string): number {
  const origin = origins[end - 1] ?? 0;
  const next = origins[end] ?? text.length;
  return origins[end - 2] === origin || next - origin > 1 ? next : origin + 1;
}

/** In characters; enough for "something in the region of". */
const nearby = 60;
