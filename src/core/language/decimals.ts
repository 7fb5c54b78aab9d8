import type { NumberData } from './data.ts';
import type { DecimalMention } from './found.ts';
import type { Language } from './language.ts';
import { matchAt, patterns } from './phrases.ts';
import { spoken } from './spoken.ts';

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
      if (first.text === second.text) return first.mentions;
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
    for (const token of text.matchAll(digitToken)) {
      const readings = readingsOf(token[0], data);
      const reading = readings[choice] ?? readings[0];
      if (reading === undefined) continue;
      copy(text.slice(last, token.index), last, 1);
      copy(reading.replace('.', point), token.index, 0);
      last = token.index + token[0].length;
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

/** Behind the last character of a rewritten token its end in the text is where the next one begins. */
function endOf(origins: readonly number[], end: number, text: string): number {
  const origin = origins[end - 1] ?? 0;
  const next = origins[end] ?? text.length;
  return origins[end - 2] === origin || next - origin > 1 ? next : origin + 1;
}

/** In characters; enough for "something in the region of". */
const nearby = 60;

/** A token of digits as plain decimals ("1500.5"); several where it is open what a sign means. */
function readingsOf(token: string, data: NumberData): readonly string[] {
  const signs = token.replace(/\d/gu, '');
  if (signs === '') return [token];
  const last = signs.at(-1) ?? '';
  const parts = token.split(/\D/u);
  const joined = parts.join('');
  const asDecimal = `${parts.slice(0, -1).join('')}.${parts.at(-1)}`;
  if (isGrouped(parts, 1) && /^([' ])\1*$/u.test(signs)) return [joined];
  if (signs.length === 1) {
    const [whole = '', fraction = ''] = parts;
    if (fraction.length !== 3 || whole.length > 3 || whole === '0') return [asDecimal];
    if (data.groupSeparators.includes(last)) return [joined];
    return [asDecimal, joined];
  }
  const sameSigns = signs === last.repeat(signs.length);
  if (sameSigns) return isGrouped(parts, 1) ? [joined] : [];
  const others = signs.slice(0, -1);
  const oneKind = others === others.charAt(0).repeat(others.length) && others.charAt(0) !== last;
  return oneKind && /[.,]/u.test(last) && isGrouped(parts.slice(0, -1), 1) ? [asDecimal] : [];
}

/** "1", "234", "567": a first group that is short, and whole ones behind it. */
function isGrouped([first = '', ...groups]: readonly string[], least: number): boolean {
  return (
    /^[1-9]\d{0,2}$/u.test(first) && groups.length >= least && groups.every((g) => g.length === 3)
  );
}

const digitToken =
  /(?<![\p{L}\p{N}_+]|[\p{L}\p{N}][.,:/'-])(?:\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,']\d+)*)(?![\d_]|[.,:/'-]\d| \d{3}(?!\d))/gu;
