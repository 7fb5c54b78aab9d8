import { describe, expect, test } from 'vitest';
import { normalise } from '../../../src/core/text/normalise.ts';
import { readReply } from '../../../src/understanding/model/read-reply.ts';
import { noUsage } from '../../../src/understanding/model/transport.ts';
import { given, reading } from '../../support/model-server.ts';

function read(words: string, more: Readonly<Record<string, unknown>>) {
  const message = normalise({ messageId: 'm1', from: { id: 'u1' }, text: words });
  const reply = { content: JSON.stringify(reading(more)), finishReason: 'stop', usage: noUsage };
  return readReply(reply, [message]);
}

describe('the words of a reading are looked up in what was written', () => {
  const rows = [
    ['as they are', 'We need a portal', 'a portal', 'a portal'],
    ['in another letter case', 'we are NORTHWIND ltd', 'Northwind Ltd', 'NORTHWIND ltd'],
    ['with a full stop of its own', 'call me Dana please', 'call me Dana.', 'call me Dana'],
    ['in quotes of its own', 'call me Dana please', '"Dana"', 'Dana'],
    [
      'with other spaces',
      'about   thirty\npeople',
      'about thirty people',
      'about   thirty\npeople',
    ],
    [
      'with other dashes and quotes',
      'the “big” one – by May',
      'the "big" one - by May',
      'the "big" one - by May',
    ],
    ['in another script', 'Нас тридцать', 'нас тридцать', 'Нас тридцать'],
    ['of nobody, handed on for the trace', 'we are Northwind', 'Acme', 'Acme'],
    ['with an ellipsis', 'is not permitted to end this', 'is ... permitted', 'is ... permitted'],
    ['with signs of a pattern', 'it costs $5 (or so)', '$5 (or so)', '$5 (or so)'],
    ['of nothing', 'hello', '', ''],
  ] as const;
  test.each(rows)('%s', (_, words, source, quote) => {
    const { proposals } = read(words, { updates: [given('need', source)] });
    expect(proposals[0]?.quote).toBe(quote);
  });
});

describe('a value narrows the words that say it, if it stands in them', () => {
  const rows = [
    [
      'a part',
      'we want a customer portal',
      'we want a customer portal',
      'a customer portal',
      'a customer portal',
    ],
    [
      'one that was converted',
      'about thirty of us',
      'about thirty of us',
      '10-49',
      'about thirty of us',
    ],
    ['one with its label', 'in Delhi', 'in Delhi', 'Location: Delhi', 'in Delhi'],
    [
      'one that was translated',
      'einen Tisch am Fenster',
      'einen Tisch am Fenster',
      'a table by the window',
      'einen Tisch am Fenster',
    ],
    ['one from elsewhere in the message', 'Ann from Leeds', 'from Leeds', 'Ann', 'from Leeds'],
    ['none', 'from Leeds', 'from Leeds', null, 'from Leeds'],
  ] as const;
  test.each(rows)('%s', (_, words, source, value, quote) => {
    const { proposals } = read(words, { updates: [given('need', source, { value })] });
    expect(proposals[0]?.quote).toBe(quote);
  });
});

test('nothing of the shape of a confirmation, an offset or a canonical value gets through', () => {
  const update = given('need', 'a portal', { start: 10, end: 25, confirmed: true, canonical: 'x' });
  const understanding = read('a portal', {
    updates: [update],
    confirmed: ['need'],
    completed: true,
  });
  expect(understanding).toEqual({
    proposals: [{ slot: 'need', says: 'value', quote: 'a portal', direct: true }],
    intent: 'continue',
    complete: false,
  });
});

test('a question counts where it was asked', () => {
  expect(read('Well, what does it COST?', { question: 'what does it cost?' }).question).toBe(
    'what does it COST?',
  );
  expect(read('Well, hello', { question: 'what does it cost?' }).question).toBeUndefined();
});

test('a language is taken where the bot speaks it', () => {
  expect(read('привет', { language: 'ru-RU' }).language).toBe('ru');
  expect(read('xin chào', { language: 'vi' }).language).toBeUndefined();
});

test.each(['est', 'frisian', 'rus', 'español', 'e', '', 'de de'])(
  '%j is no language',
  (language) => {
    expect(read('tere', { language }).language).toBeUndefined();
  },
);

test('a quote longer than any message is not looked for', () => {
  const long = 'a portal '.repeat(20_000);
  const { proposals, question } = read('a portal', {
    updates: Array.from({ length: 60 }, () => given('need', long)),
    question: long,
  });
  expect(question).toBeUndefined();
  expect(proposals).toHaveLength(60);
  expect(proposals[0]?.quote.length).toBeLessThanOrEqual(4_000);
});
