import { expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { onTokenBorders, splitSentences } from '../../src/core/text/words.ts';
import { find, read, slotOf } from './reading.ts';

const slots = [
  { type: 'text', label: 'problem' },
  { type: 'identifier', label: 'order number', cues: ['#', 'order'] },
  { type: 'person', label: 'name' },
  { type: 'organisation', label: 'company' },
  { type: 'email', label: 'email' },
  { type: 'integer', label: 'age', unit: ['days'] },
  { type: 'boolean', label: 'premium' },
  {
    type: 'choice',
    label: 'size',
    unit: ['people'],
    options: [
      { id: 'a', label: 'Alpha', range: { max: 9 } },
      { id: 'b', label: 'Bravo', range: { min: 10 } },
    ],
  },
].map(slotOf);

/** Texts as long as a platform lets through, made of what rules stumble over. */
test.each([
  ['dots', '.'],
  ['marks', '!?'],
  ['dashes', ' -  '],
  ['signs', '#'],
  ['quotes', '"\''],
  ['padding', 'please now thanks '],
  ['not', 'not a '],
  ['numbers', '5 days '],
  ['ranges', '1-2 to 3 '],
  ['digits', '7'],
  ['introductions', 'my name is '],
  ['addresses', 'a.b@'],
  ['number words', 'one hundred and '],
  ['claims', 'i have premium '],
  ['letters', 'a'],
  ['marks on letters', 'e\u0301\u0302'],
])('a long text of %s is read like any other', (_, piece) => {
  const text = `${piece.repeat(12_000 / piece.length)}x`;
  const language = languages.en;
  language.readAnswer(text);
  language.readStance(text);
  language.readCorrection(text);
  language.isQuestion(text);
  expect(splitSentences(text).length).toBeGreaterThan(0);
  expect(onTokenBorders(text, 0, text.length)).toBe(true);
  for (const slot of slots) {
    read(text, slot);
    find(text, slot);
  }
});

test.each(['constructor', '__proto__', 'toString', 'xy'.repeat(2500), '\u0000', '[object Object]'])(
  "%s is nobody's number or option",
  (text) => {
    for (const slot of slots.filter(({ type }) => type === 'integer' || type === 'choice')) {
      expect(read(text, slot)).toBe('none');
    }
  },
);
