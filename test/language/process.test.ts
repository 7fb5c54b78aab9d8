import { describe, expect, test } from 'vitest';
import type { ProcessStance } from '../../src/core/language/answers/answer-data.ts';
import { languages } from '../../src/core/language/index.ts';

type Rows = Readonly<Record<ProcessStance, readonly (readonly [string, string?])[]>>;

const english: Rows = {
  objection: [["no, that's wrong"], ['wrong number'], ["that isn't what I said"], ['incorrect']],
  withdrawal: [
    ["Don't use my phone after all", 'phone'],
    ['please delete my email', 'email'],
    ['Remove my phone number', 'phone number'],
  ],
  'ask-why': [
    ['why?'],
    ['Why do you need that?'],
    ['why do you need my phone?', 'phone'],
    ["what's that for?"],
    ['what for?'],
    ['my email? why', 'email'],
    ['why are you asking?'],
  ],
  'ask-options': [['What are the options?'], ['which options do I have?'], ['options?']],
  'ask-state': [
    ['what have you got so far?'],
    ['What do you have so far?'],
    ['can you summarise that?'],
    ["what's still missing?"],
    ['how many more questions?'],
    ['what was my order number again?', 'order number'],
  ],
  'ask-recipient': [['who gets this?'], ['Who will see my data?'], ['where does this go?']],
  'ask-who': [['are you a bot?'], ['are you human?'], ['who are you?'], ['what is this?']],
  'ask-help': [['help'], ['what can you do?']],
  'forget-me': [['delete my data'], ['please erase everything you have about me']],
};

const russian: Rows = {
  objection: [['нет, это неверно'], ['неправильно'], ['это не так'], ['я такого не говорил']],
  withdrawal: [
    ['не используйте мой телефон', 'телефон'],
    ['удалите мою почту', 'почту'],
  ],
  'ask-why': [['зачем?'], ['А зачем это?'], ['а зачем вам телефон?', 'телефон']],
  'ask-options': [['какие есть варианты?'], ['А варианты?']],
  'ask-state': [['что уже записано?'], ['А что вы знаете обо мне?'], ['на чём мы остановились?']],
  'ask-recipient': [['кто это увидит?'], ['кому вы передадите мои данные?']],
  'ask-who': [['ты робот?'], ['что это такое?'], ['а что это за чат?']],
  'ask-help': [['помощь']],
  'forget-me': [['удалите мои данные']],
};

describe.each([
  ['en', english],
  ['ru', russian],
] as const)('questions about the process, in %s', (code, rows) => {
  const table = Object.entries(rows).flatMap(([stance, texts]) =>
    texts.map(([text, about]) => [text, stance, about] as const),
  );
  test.each(table)('%s', (text, stance, about) => {
    const reading = languages[code].readStance(text);
    expect(reading).toEqual(about === undefined ? { stance } : { stance, about });
  });
});

test.each([
  ['en', "What's this all about?"],
  ['ru', 'что здесь происходит?'],
  ['de', 'Was ist das hier?'],
  ['de', 'Worum geht es?'],
  ['es', '¿Qué es esto?'],
  ['es', '¿de qué se trata?'],
  ['fr', "C'est quoi ce chat ?"],
  ['fr', "de quoi s'agit-il ?"],
  ['pt', 'O que é isto?'],
  ['pt', 'do que se trata?'],
] as const)('%s: "%s" asks who this is', (code, text) => {
  expect(languages[code].readStance(text)).toEqual({ stance: 'ask-who' });
});

test.each([
  ['en', 'why does the parcel take so long?'],
  ['en', 'what is the return window?'],
  ['en', 'who is your manager?'],
  ['en', 'what is that?'],
  ['en', 'delete the second line'],
  ['ru', 'почему посылка идёт так долго?'],
  ['ru', 'какой срок возврата?'],
] as const)('%s: "%s" is no question about the process', (code, text) => {
  const stance = languages[code].readStance(text)?.stance ?? '';
  expect(stance).not.toMatch(/^(ask-|withdrawal|forget-me)/);
});

test.each([
  ['I want to report an outage instead', 'instead'],
  ['also I need a quote', 'also'],
  ['I need a quote', undefined],
  ['forget this, I want to report an outage', 'instead'],
] as const)('"%s" wishes %s', (text, wish) => {
  expect(languages.en.readSwitch(text)).toBe(wish);
});
