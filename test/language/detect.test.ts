import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../../src/core/language/words/detect.ts';

const clear: readonly [string, 'en' | 'ru'][] = [
  ['I would like to return a product', 'en'],
  ['what is the return window?', 'en'],
  ['how long do I have?', 'en'],
  ['can we speak English please', 'en'],
  ["I don't know", 'en'],
  ["I'd rather not say", 'en'],
  ['no, more like sixty', 'en'],
  ['please send it to dana@example.com', 'en'],
  ['how many days is 007123', 'en'],
  ['хочу вернуть товар', 'ru'],
  ['Здравствуйте', 'ru'],
  ['Привет!', 'ru'],
  ['не знаю', 'ru'],
  ['Какой срок возврата?', 'ru'],
  ['Меня зовут Дана', 'ru'],
  ['у нас сайт на wordpress', 'ru'],
  ['Моя почта dana@example.com', 'ru'],
  ['Дана из Northwind', 'ru'],
];

describe('a clear text tells its language', () => {
  test.each(clear)('%s: %s', (text, language) => {
    expect(detectLanguage(text, language === 'en' ? 'ru' : 'en')).toBe(language);
    expect(detectLanguage(text, language)).toBe(language);
  });
});

test.each([
  'je voudrais retourner un produit',
  'Combien de temps ça prend ?',
  'est-ce que vous livrez aussi en Suisse ?',
  'je ne sais pas encore',
  'c’est trop cher',
  "j'ai d'autres soucis",
])('a clear text tells its language: %s', (text) => {
  expect(detectLanguage(text, 'en')).toBe('fr');
  expect(detectLanguage(text, 'fr')).toBe('fr');
});

test.each([
  ['Hola', 'es'],
  ['Hola, soy Ana de Acme', 'es'],
  ['somos unas 30 personas', 'es'],
  ['Bonjour !', 'fr'],
  ['Hallo, ich bin Jonas', 'de'],
  ['Guten Tag', 'de'],
  ['olá, sou a Ana da Acme', 'pt'],
  ['Olá', 'pt'],
] as const)(
  'so does a greeting, and a short text with small words of its own: %s',
  (text, code) => {
    expect(detectLanguage(text, 'en')).toBe(code);
    expect(detectLanguage(text, code) ?? code).toBe(code);
  },
);

test.each(['Hola, Dana here', "Hola! I'd like to return a product", 'Salut guys, we need a site'])(
  'a greeting from elsewhere is not yet another language: %s',
  (text) => {
    expect(detectLanguage(text, 'en') ?? 'en').toBe('en');
  },
);

const unclear: readonly string[] = [
  ...['', '?', '29', '29 days', '10-20', '+49 30 1234567', '👍', '...'],
  ...['ok', 'OK OK OK', 'no', 'yes', 'thanks', 'stop', 'hello', 'premium', 'website', 'ha ha ha'],
  ...['Dana', 'Дана', 'Dana Weber', 'Дана Вебер', 'José García', 'Dana de la Cruz'],
  ...['Northwind', 'Нортвинд', 'Sam Okoro from Northwind', 'Deutsche Bank', 'Bank of America'],
  ...['the north face', 'Universidade de Lisboa', 'El Corte Inglés', 'iPhone 15 Pro Max'],
  ...[
    '1 june. no 1 july. 5000. no 7000',
    'August, no, October',
    'pay Acme Ltd 500 EUR, ref 123',
    'le Monde',
    'Café de la Paix',
  ],
  ...['NW-20931', 'dana@example.com', 'https://example.com/what-is-this-page', 'landing page'],
];

describe('short texts, names, numbers and addresses never switch', () => {
  test.each(unclear)('%s', (text) => {
    expect(detectLanguage(text, 'en') ?? 'en').toBe('en');
    expect(detectLanguage(text, 'ru') ?? 'ru').toBe('ru');
  });
});

const others: readonly string[] = [
  ...['Хочу повернути товар, будь ласка, і гроші', 'vorrei restituire un prodotto'],
  ...['ik wil een product retourneren', 'chcę zwrócić produkt'],
];

describe('a language that the bot does not speak changes nothing', () => {
  test.each(others)('%s', (text) => {
    expect(detectLanguage(text, 'en')).toBeUndefined();
    expect(detectLanguage(text, 'ru')).toBeUndefined();
  });
});

test.each([
  ['trinta e dois cinco avos', 'pt'],
  ['six cent trente', 'fr'],
  ['ocho mil seis', 'es'],
] as const)('a number of the current language switches nothing: %s', (text, code) => {
  expect(detectLanguage(text, code)).toBe(code);
});
