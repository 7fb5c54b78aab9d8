import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spanSource } from '../src/core/text/message.ts';
import { normalise, normaliseText } from '../src/core/text/normalise.ts';

const from = { id: 'dana' };

test.each([
  ['٢٩', '29'],
  ['२९', '29'],
  ['２９', '29'],
  ['𝟘𝟙𝟗', '019'],
  ['a\u00a0b\u2009c\td', 'a b c d'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['\u200bana@example.com', 'ana@example.com'],
  ['so\u00adft \u2060x\ufeff', 'soft x'],
  ['“It’s”', '"It\'s"'],
  ['«так»', '"так"'],
  ['10–49 — 5', '10-49 - 5'],
  ['−5', '-5'],
  ['Ｈｅｌｌｏ！', 'Hello!'],
  ['𝐁𝐨𝐥𝐝', 'Bold'],
  ['Rene\u0301', 'René'],
  ['Rene\u200b\u0301', 'René'],
  ['Ａ\u00ad\u0301', 'Á'],
  ['\u1ffd \u0374', "' '"],
  ['one\r\u0301\ntwo', 'one\n\u0301\ntwo'],
  ['u\u0308ber', 'über'],
  ['👍🏽', '👍🏽'],
  ['❤\ufe0f', '❤'],
  ['ÄÖÜ ß İ', 'ÄÖÜ ß İ'],
  ['m²', 'm²'],
  ['a\u0000b\ud800c', 'abc'],
  ['', ''],
])('%j becomes %j', (raw, text) => {
  expect(normaliseText(raw)).toBe(text);
});

test('words are quoted as they were written', () => {
  const message = normalise({ messageId: 'm', from, text: 'a\u200b Rene\u0301 — “٢٩”' });
  const at = (words: string) => {
    const start = message.text.indexOf(words);
    return spanSource(message, start, start + words.length);
  };
  expect(at('René')).toMatchObject({ text: 'Rene\u0301' });
  expect(at('29')).toMatchObject({ text: '٢٩' });
  expect(at('a')).toMatchObject({ text: 'a', start: 0, end: 1 });
});

test('any character that is read twice is read once', () => {
  const marks = ['', '\u0301', '\u0338', '\u3099', '\u200b\u0301', '\ufe0f\u0327\u0301'];
  const changed = marks.flatMap((after) =>
    Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code) + after).filter(
      (text) => normaliseText(normaliseText(text)) !== normaliseText(text),
    ),
  );
  expect(changed).toEqual([]);
});

describe('for any text', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'e\u0301',
      '٢٩',
      '\u200b',
      '“x”',
      '\r',
      '\n',
      '\u1ffd',
      'Ａ',
      '👍🏽',
      '\ud800',
      '𝟘',
      '\u0301',
      '\u0327',
    ),
  );
  const texts = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));

  test('a span leads back to raw words that read as that span', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (raw, a, b) => {
        const message = normalise({ messageId: 'm', from, text: raw });
        const borders = [...message.text.matchAll(/(?:)/gu)].map(({ index }) => index);
        const [start = 0, end = 0] = [a, b]
          .map((n) => borders[n % borders.length] ?? 0)
          .sort((x, y) => x - y);
        if (start === end) return;
        const source = spanSource(message, start, end);
        if (source.kind !== 'span') throw new Error('words give a span');
        expect(source.text).toBe(raw.slice(source.start, source.end));
        expect(normaliseText(source.text)).toBe(message.text.slice(start, end));
      }),
    );
  });

  test('places never run backwards, and reading twice is reading once', () => {
    fc.assert(
      fc.property(texts, (raw) => {
        const { text, rawStarts } = normalise({ messageId: 'm', from, text: raw });
        expect(rawStarts).toHaveLength(text.length + 1);
        expect(rawStarts.every((at, i) => i === 0 || at >= (rawStarts[i - 1] ?? 0))).toBe(true);
        expect(rawStarts.at(-1)).toBe(raw.length);
        expect(normaliseText(text)).toBe(text);
      }),
    );
  });
});
