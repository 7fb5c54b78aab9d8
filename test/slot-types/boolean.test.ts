import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const premium = slotOf({ type: 'boolean', label: 'premium member', cues: ['premium', 'member'] });

test.each<[string, Short]>([
  ['yes', ['stated', true]],
  ['Yes.', ['stated', true]],
  ['👍🏿', ['stated', true]],
  ['👎', ['stated', false]],
  ['nope', ['stated', false]],
  ['disagree, it is not ok', ['stated', false]],
  ["I'm a premium member", ['stated', true]],
  ['I have premium', ['stated', true]],
  ["I'm not a member", ['stated', false]],
  ['yes, I have premium', ['stated', true]],
  ["no, I don't have premium", ['stated', false]],
  ["yes, I don't have premium", 'none'],
  ['', 'none'],
  ['maybe', 'none'],
  ['not sure', 'none'],
  ['read the second one', 'none'],
  ['yes, but are there fees?', 'none'],
  ['I want to ask about premium', 'none'],
  ['1', 'none'],
])('%s', (text, reading) => {
  expect(read(text, premium)).toEqual(reading);
});

test.each<[string, boolean[]]>([
  ["I don't have premium. Order 12.", [false]],
  ["I'm not a premium member, order 12", [false]],
  ['I have premium, order 12', [true]],
  ['do I have premium?', []],
  ['premium is expensive', []],
  ['yes', []],
])('found where it is claimed: %s', (text, values) => {
  expect(find(text, premium).map(([, named, reading]) => [named, reading])).toEqual(
    values.map((value) => ['named', ['stated', value]]),
  );
  expectFindingsToRead(text, premium);
});

test.each<[LanguageCode, string, boolean]>([
  ['en', "it's yes", true],
  ['en', 'Sure, so that would be no, thank you', false],
  ['en', 'Well, since you ask, no', false],
  ['en', "Let me see... it's yes, I think that's it", true],
  ['en', 'Okay, here you go: no. Hope that helps!', false],
  ['ru', 'это да', true],
  ['ru', 'Ну, получается нет, спасибо', false],
  ['ru', 'Хорошо, вот: нет. Надеюсь, поможет!', false],
  ['ru', 'Сейчас скажу... да, вроде так', true],
  ['de', 'Das wäre dann nein, danke', false],
  ['de', 'Da Sie fragen: ja, glaube ich', true],
  ['es', 'Ya que lo pregunta, no', false],
  ['es', 'Sería sí, creo que es eso', true],
  ['fr', 'Puisque vous demandez, non', false],
  ['fr', "Alors, ce serait oui, je crois que c'est ça", true],
  ['pt', 'Já que pergunta, não', false],
  ['pt', 'Seria sim, se bem me lembro', true],
])('%s: a plain answer in other words: %s', (language, text, value) => {
  expect(read(text, premium, language)).toEqual(['stated', value]);
});

test.each<[LanguageCode, string]>([
  ['en', "it's fine"],
  ['en', 'no, yes'],
  ['en', 'yes, no'],
  ['en', 'yes, so that would be no'],
  ['ru', 'да, это нет'],
  ['en', "it's no longer here"],
  ['en', 'so that would be that'],
  ['en', "it's yes or no"],
  ['ru', 'это да или нет'],
  ['es', 'es bueno'],
  ['fr', "c'est bon à savoir"],
])('%s: no plain answer: %s', (language, text) => {
  expect(read(text, premium, language)).toEqual('none');
});

test.each<[LanguageCode, string, string, boolean]>([
  ['en', 'premium membership', 'so 19 days, and the premium membership is no', false],
  ['en', 'premium membership', 'my premium membership is yes', true],
  ['ru', 'премиум', '19 дней, и премиум — нет', false],
  ['de', 'Premium', 'mein Premium ist ja', true],
  ['es', 'premium', 'el premium es no', false],
  ['fr', 'premium', 'le premium est oui', true],
  ['pt', 'premium', 'o premium é não', false],
])('%s: %s, noted like any other slot: %s', (language, label, text, value) => {
  const slot = slotOf({ type: 'boolean', label, cues: [label] });
  expect(find(text, slot, language).map(([, named, reading]) => [named, reading])).toEqual([
    ['named', ['stated', value]],
  ]);
});

test.each(['the premium membership is no good', 'not my premium membership is yes'])(
  'says nothing about having it: %s',
  (text) => {
    const slot = slotOf({ type: 'boolean', label: 'premium membership' });
    expect(find(text, slot)).toEqual([]);
  },
);

test.each([['yes'], [1], [0], [''], [[true]]])('%j is refused', (value) => {
  expect(slotTypes.boolean.check(value, premium)).toEqual({ problem: 'format' });
});

test('false is a value like any other', () => {
  expect(slotTypes.boolean.check(false, premium)).toBeUndefined();
  expect(slotTypes.boolean.format(false, premium, 'en')).toBe('no');
});
