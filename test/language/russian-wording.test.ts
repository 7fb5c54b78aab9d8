import { describe, expect, test } from 'vitest';
import { english } from '../../src/core/wording/english.ts';
import { formatMessage } from '../../src/core/wording/format.ts';
import { framesFor } from '../../src/core/wording/frames.ts';
import { russian } from '../../src/core/wording/russian.ts';

/** Every message of a pack by its key; both halves of frames have the same. */
function messagesOf(pack: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof pack === 'string')
    return [[path.replace(/\.\d+$/, '').replace(/\.(?:inflected|plain)$/, ''), pack]];
  return Object.entries(pack as object).flatMap(([key, value]) =>
    messagesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

function placeholdersOf(message: string): readonly string[] {
  return [...message.matchAll(/\{(\w+)/gu)].map((match) => match[1] ?? '');
}

/** What stands in for a name is no sentence. */
const messages = messagesOf(russian).filter(([key]) => key !== 'somebody');

test('the pack says what the English one says, from the same facts', () => {
  const facts = (pack: unknown) => {
    const byKey = new Map<string, Set<string>>();
    for (const [key, message] of messagesOf(pack)) {
      const known = byKey.get(key) ?? new Set();
      for (const name of placeholdersOf(message)) known.add(name);
      byKey.set(key, known);
    }
    return byKey;
  };
  const known = facts(english);
  for (const [key, allowed] of known) {
    const used = [...(facts(russian).get(key) ?? [])];
    expect(['label', 'accusative', 'genitive', 'value', ...allowed], key).toEqual(
      expect.arrayContaining(used),
    );
  }
});

describe('every message', () => {
  test.each(messages)('%s: %s', (_, message) => {
    const values = {
      label: 'имя',
      accusative: 'имя',
      genitive: 'имени',
      value: 'А',
      from: 'А',
      to: 'Б',
      before: 'Дана',
      now: 'Семён',
      words: 'в',
      options: 'А или Б',
    };
    const others = {
      list: 'имя',
      limit: 3,
      parts: '15:00',
      units: 'кг',
      title: 'Т',
      example: 'э',
      why: 'п',
      question: 'к?',
    };
    const notes = { name: 'Анна', text: 'Текст', place: '1, 2' };
    const times = { seconds: 20, minutes: 10, count: 5, size: 'large' };
    const text = formatMessage(message, 'ru', { ...values, ...others, ...times, ...notes });
    expect(text).not.toMatch(/[{}a-z]|!.*!|предостав|[а-яё,] Вы /u);
    expect(text).toMatch(/^(?:\p{Lu}|имя: |п$|• «|собеседник$)/u);
  });
});

test.each([
  [1, '1 символ,', '1 символа.'],
  [2, '2 символа,', '2 символов.'],
  [5, '5 символов,', '5 символов.'],
  [21, '21 символ,', '21 символа.'],
])('%d characters in the right case', (limit, least, most) => {
  const values = { label: 'имя', limit };
  const [tooShort] = framesFor(russian.invalid['too-short'], values);
  const [tooLong] = framesFor(russian.invalid['too-long'], values);
  const short = formatMessage(tooShort, 'ru', values);
  expect(`${short.slice(0, -1)},`).toContain(least);
  expect(formatMessage(tooLong, 'ru', values)).toContain(most);
});
