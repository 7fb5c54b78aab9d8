import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { formatMessage } from '../../src/core/wording/format.ts';
import { wordingPacks } from '../../src/core/wording/index.ts';

function messagesOf(pack: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof pack === 'string') return [[path, pack]];
  return Object.entries(pack as object).flatMap(([key, value]) =>
    messagesOf(value, `${path}.${key}`),
  );
}

const messages = Object.entries(wordingPacks).flatMap(([language, pack]) =>
  messagesOf(pack, language),
);

/** What is no quotation mark or apostrophe of the language. */
const strangeQuotes: Readonly<Record<LanguageCode, RegExp>> = {
  en: /["«»„’]/,
  ru: /["“”„'’]/,
  de: /["«»”'’]/,
  pt: /["«»„'’]/,
  es: /["«»„'’]/,
  fr: /["“”„']/,
};

describe('in every pack', () => {
  test('quotes and apostrophes are of one style', () => {
    const strange = messages.filter(([path, message]) =>
      strangeQuotes[path.split('.')[0] as LanguageCode].test(message),
    );
    expect(strange).toEqual([]);
  });

  test.each([
    'acts.cancelled',
    'acts.cannot-do',
    'acts.corrected',
    'acts.deferred',
    'acts.no-answer',
    'acts.no-undo',
    'acts.only-asked',
    'acts.outdated',
    'acts.too-late-to-change',
    'acts.too-long',
    'acts.who-am-i',
    'acts.with-people',
    'explainRecipient',
    'sending',
  ])('%s may be a whole message and come again, so that there is a second wording', (key) => {
    for (const language of Object.keys(wordingPacks)) {
      const wordings = messages.filter(([path]) => path.startsWith(`${language}.${key}.`));
      expect(wordings.length, language).toBeGreaterThan(1);
    }
  });

  test('only frames for inflected labels ask for another case', () => {
    const torn = messages.filter(
      ([path, message]) =>
        /\{(?:accusative|genitive)\}/.test(message) && !path.includes('.inflected.'),
    );
    expect(torn).toEqual([]);
  });

  test('no question goes on in a capital after a colon', () => {
    const capital = messages.filter(([, message]) => message.includes(': {question}'));
    expect(capital).toEqual([]);
  });

  test('what was wrong is said without a question: that follows', () => {
    const asking = messages.filter(
      ([path, text]) => /\.invalid\./.test(path) && text.includes('?'),
    );
    expect(asking).toEqual([]);
  });
});

describe('the end of a sentence', () => {
  test.each([
    ['It is {value}.', 'at 5 p.m.', 'It is at 5 p.m.'],
    ['It is {value}.', 'Yahoo!', 'It is Yahoo!'],
    ['It is {value}.', 'and so on...', 'It is and so on...'],
    ['It is {value}...', 'five', 'It is five...'],
    ['It is {value}, or {value}.', 'at 5 p.m.', 'It is at 5 p.m., or at 5 p.m.'],
    ['It is {value}. Right?', 'a {b}.', 'It is a {b}. Right?'],
  ])('%s with %s', (message, value, text) => {
    expect(formatMessage(message, 'en', { value })).toBe(text);
  });
});
