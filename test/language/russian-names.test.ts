import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';

const { isName, names } = languages.ru;

describe('the form of a person', () => {
  test.each([
    'Дана',
    'дана',
    'Дана Вебер',
    'Семён Окоро',
    'Анна-Мария',
    'И. Петров',
    'Вера',
    'Dana',
  ])('%s', (text) => {
    expect(isName(text, 'person')).toBe(true);
  });
  test.each([
    ...['да', 'нет', 'не знаю', 'привет', 'тридцать', 'хочу сайт', 'сколько стоит', 'это личное'],
    ...['меня зовут Дана', 'без имени', 'никак', '', '123', 'Дана, 30', 'спасибо', 'позже'],
  ])('not %s', (text) => {
    expect(isName(text, 'person')).toBe(false);
  });
});

describe('the form of an organisation', () => {
  test.each([
    'Нортвинд',
    'Northwind',
    'Северный ветер',
    'ООО "Ромашка"',
    'ООО Ромашка',
    'Точка 24',
  ])('%s', (text) => {
    expect(isName(normaliseText(text), 'organisation')).toBe(true);
  });
  test.each(['нет', 'не знаю', 'сколько стоит?', 'компания', 'я сам', 'это не важно', 'потом'])(
    'not %s',
    (text) => {
      expect(isName(text, 'organisation')).toBe(false);
    },
  );
});

const sentences: readonly [string, readonly (readonly [string, 'person' | 'organisation'])[]][] = [
  ['Меня зовут Дана', [['Дана', 'person']]],
  ['меня зовут дана', [['дана', 'person']]],
  ['Здравствуйте, меня зовут Дана Вебер.', [['Дана Вебер', 'person']]],
  ['Моё имя Дана', [['Дана', 'person']]],
  [
    'это Дана из Northwind',
    [
      ['Дана', 'person'],
      ['Northwind', 'organisation'],
    ],
  ],
  [
    'Я Дана, компания Нортвинд',
    [
      ['Дана', 'person'],
      ['Нортвинд', 'organisation'],
    ],
  ],
  [
    'Меня зовут Дана из компании Северный Ветер',
    [
      ['Дана', 'person'],
      ['Северный Ветер', 'organisation'],
    ],
  ],
  ['мы из Нортвинда', [['Нортвинда', 'organisation']]],
  ['мы из компании «Ромашка»', [['Ромашка', 'organisation']]],
  ['наша компания называется Нортвинд', [['Нортвинд', 'organisation']]],
  ['компания Нортвинд', [['Нортвинд', 'organisation']]],
  ['компания ООО «Ромашка»', [['ООО "Ромашка"', 'organisation']]],
  ['работаю в Нортвинде', [['Нортвинде', 'organisation']]],
  ['Меня зовут Дана и мне нужен сайт', [['Дана', 'person']]],
  ['я дизайнер', []],
  ['это срочно', []],
  ['мы ищем подрядчика', []],
  ['я из дома', []],
  ['Нам нужен сайт', []],
];

describe('names that a sentence introduces', () => {
  test.each(sentences)('%s', (text, expected) => {
    const words = normaliseText(text);
    expect(names(words).map(({ start, end, of }) => [words.slice(start, end), of])).toEqual(
      expected,
    );
  });
});
