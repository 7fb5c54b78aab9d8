import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const amount = { type: 'money', label: 'amount', cues: ['budget'] };

/** "500 EUR" for the amount and its currency. */
function inShort(reading: Short): Short {
  const money = (value: unknown) => Object.values(value as object).join(' ');
  if (reading === 'none' || reading[0] === 'invalid') return reading;
  const [kind, value] = reading;
  return [kind, Array.isArray(value) ? value.map(money) : money(value)];
}

describe('the words name the currency', () => {
  const { read } = asked(amount);
  test.each<[string, Short]>([
    ['500 EUR', ['stated', '500 EUR']],
    ['500 eur', ['stated', '500 EUR']],
    ['€30.49', ['stated', '30.49 EUR']],
    ['30.49$', ['stated', '30.49 USD']],
    ['30,49 €', ['stated', '30.49 EUR']],
    ['$ 8.50', ['stated', '8.50 USD']],
    ['USD3.14', ['stated', '3.14 USD']],
    ['A$20', ['stated', '20 AUD']],
    ['$5 USD', ['stated', '5 USD']],
    ['five hundred euros', ['stated', '500 EUR']],
    ['two hundred dollars and fifty cents', ['stated', '200.50 USD']],
    ['3 CAD 3 cents', ['stated', '3.03 CAD']],
    ['$5k', ['stated', '5000 USD']],
    ['$1.5 million', ['stated', '1500000 USD']],
    ['€1,500.00', ['stated', '1500 EUR']],
    ['€1.500,00', ['stated', '1500 EUR']],
    ["10'000 CHF", ['stated', '10000 CHF']],
    ['10’000 CHF', ['stated', '10000 CHF']],
    ['1 500 EUR', ['stated', '1500 EUR']],
    ['49.9 euros', ['stated', '49.90 EUR']],
    ['1000 yen', ['stated', '1000 JPY']],
    ['the amount is 45 euros, please', ['stated', '45 EUR']],
    ['about 5000 euros', ['derived', '5000 EUR']],
    ['around $5000', ['derived', '5000 USD']],
    ['5000 euros or so', ['derived', '5000 EUR']],
    ['1.234 EUR', ['derived', '1234 EUR']],
    ['1.500 euros', ['ambiguous', ['1.50 EUR', '1500 EUR']]],
    ['20 kr', ['ambiguous', ['20 SEK', '20 NOK', '20 DKK']]],
    ['500', ['invalid', 'no-currency']],
    ['-5 €', ['invalid', 'too-small']],
    ['10.5 yen', ['invalid', 'format']],
  ])('%s', (text, reading) => {
    expect(inShort(read(text))).toEqual(reading);
  });
});

describe('the slot fixes the currency', () => {
  test.each<[string, string, Short]>([
    ['500', 'EUR', ['stated', '500 EUR']],
    ['5k', 'EUR', ['stated', '5000 EUR']],
    ['about 5000', 'EUR', ['derived', '5000 EUR']],
    ['1.500', 'EUR', ['ambiguous', ['1.50 EUR', '1500 EUR']]],
    ['500 USD', 'EUR', ['stated', '500 USD']],
    ['$20', 'CAD', ['stated', '20 CAD']],
    ['$20', 'EUR', ['stated', '20 USD']],
    ['20 kr', 'SEK', ['stated', '20 SEK']],
    ['50 cents', 'EUR', ['stated', '0.50 EUR']],
    ['¥200', 'CNY', ['stated', '200 CNY']],
  ])('%s in %s', (text, currency, reading) => {
    expect(inShort(asked({ ...amount, currency }).read(text))).toEqual(reading);
  });
});

test.each([
  '',
  'a lot',
  'exactly dollars',
  'ALL 5 solutions are wrong.',
  '$5 EUR',
  'between $5 and $10',
  '1.99.99 EUR',
  '15 dollars and 15 people',
  '15 dollars and 15 kopecks',
  'not 200 euros',
  'pay 200 euros, my balance is 1500 euros',
  'constructor',
])('%s is no amount', (text) => {
  expect(asked(amount).read(text)).toBe('none');
});

describe('in Russian', () => {
  const { read } = asked({ ...amount, label: 'сумма', currency: 'RUB' }, { language: 'ru' });
  test.each<[string, Short]>([
    ['пятьсот рублей', ['stated', '500 RUB']],
    ['500 р.', ['stated', '500 RUB']],
    ['5 тыс. руб.', ['stated', '5000 RUB']],
    ['1 500,50 руб', ['stated', '1500.50 RUB']],
    ['5 рублей 30 копеек', ['stated', '5.30 RUB']],
    ['полтора миллиона рублей', ['stated', '1500000 RUB']],
    ['2,5 млрд рублей', ['stated', '2500000000 RUB']],
    ['100 долларов США', ['stated', '100 USD']],
    ['₴ 3,04', ['stated', '3.04 UAH']],
    ['300', ['stated', '300 RUB']],
    ['примерно 5000 рублей', ['derived', '5000 RUB']],
    ['рублей 500', ['stated', '500 RUB']],
    ['1.500 руб', ['ambiguous', ['1.50 RUB', '1500 RUB']]],
    ['10-20 долларов', ['ambiguous', ['10 USD', '20 USD']]],
    ['двадцать рублей и 43', ['derived', '20.43 RUB']],
    ['двадцать рублей и 43 штуки', 'none'],
  ])('%s', (text, reading) => {
    expect(inShort(read(text))).toEqual(reading);
  });
});

describe('currencies that are named in another language', () => {
  test.each(languageCodes)('%s', (language) => {
    const { read, find } = asked({ ...amount, currency: 'CHF' }, { language });
    expect(inShort(read('300 euro'))).toEqual(['stated', '300 EUR']);
    expect(inShort(read('300 евро'))).toEqual(['stated', '300 EUR']);
    expect(inShort(read('300 dollars'))).toEqual(['stated', '300 USD']);
    expect(inShort(read('300 dólares'))).toEqual(['stated', '300 USD']);
    expect(inShort(read('300 долларов'))).toEqual(['stated', '300 USD']);
    expect(inShort(read('300 рублей'))).toEqual(['stated', '300 RUB']);
    expect(inShort(read('300 roubles'))).toEqual(['stated', '300 RUB']);
    expect(inShort(read('300 pounds sterling'))).toEqual(['stated', '300 GBP']);
    expect(find('300 tables')).toEqual([]);
  });
});

test.each<[LanguageCode, string]>([
  ['en', '500 euros today'],
  ['en', 'today 500 euros'],
  ['ru', '500 евро сегодня'],
  ['ru', '500 евро на сегодня'],
  ['de', '500 Euro heute'],
  ['es', '500 euros hoy'],
  ['fr', "500 euros aujourd'hui"],
  ['pt', '500 euros hoje'],
])('a day is no part of an amount: %s %s', (language, text) => {
  expect(asked(amount, { language }).read(text)).toBe('none');
});

describe('in a sentence', () => {
  const found = (text: string, spec = amount) =>
    asked(spec)
      .find(text)
      .map(([words, how, reading]) => [words, how, inShort(reading as Short)]);

  test.each<[string, unknown]>([
    [
      'pay 200 euros, my balance is 1500 euros',
      [
        ['200 euros', 'alone', ['stated', '200 EUR']],
        ['1500 euros', 'alone', ['stated', '1500 EUR']],
      ],
    ],
    ['our budget is about $5000', [['about $5000', 'named', ['derived', '5000 USD']]]],
    ['not 200 euros but 300 euros', [['300 euros', 'alone', ['stated', '300 EUR']]]],
    ['Please send 30 dollars.', [['30 dollars', 'alone', ['stated', '30 USD']]]],
    ['the subscription is 17 USD 25', [['17 USD 25', 'alone', ['derived', '17.25 USD']]]],
    ['17 USD 25 people', []],
    ['I have 5 children and 20% off', []],
    ['budget 500', []],
  ])('%s', (text, mentions) => {
    expect(found(text)).toEqual(mentions);
  });

  test('a bare number counts behind the name of a slot that fixes the currency', () => {
    expect(found('the budget is 500', { ...amount, currency: 'EUR' } as never)).toEqual([
      ['500', 'named', ['stated', '500 EUR']],
    ]);
  });
});

test('limits', () => {
  const { read } = asked({ ...amount, currency: 'EUR', limits: { min: 10, max: 1000 } });
  expect(read('5')).toEqual(['invalid', 'too-small']);
  expect(read('1001')).toEqual(['invalid', 'too-large']);
  expect(inShort(read('1.500'))).toEqual(['invalid', 'too-small']);
});

test.each<[unknown, string | undefined]>([
  [{ amount: '500', currency: 'EUR' }, undefined],
  [{ amount: '49.90', currency: 'EUR' }, undefined],
  [{ amount: '49.9', currency: 'EUR' }, 'format'],
  [{ amount: '500.00', currency: 'EUR' }, 'format'],
  [{ amount: '500', currency: 'euro' }, 'format'],
  [{ amount: 500, currency: 'EUR' }, 'format'],
  [500, 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(amount).check(value as never)).toBe(problem);
});

test.each<['en' | 'ru', string, string]>([
  ['en', '500', '€500'],
  ['en', '49.90', '€49.90'],
  ['ru', '1500', '1500 €'],
])('in %s %s euros are shown as %s', (language, value, shown) => {
  const { format } = asked(amount, { language });
  expect(
    format({ amount: value, currency: 'EUR' }).replace(/[\s]/gu, ' ').replace('1 500', '1500'),
  ).toBe(shown);
});

describe('coins and hundredths', () => {
  const { read } = asked({ ...amount, currency: 'CAD' });
  test.each<[string, Short]>([
    ['a dime', ['stated', '0.10 CAD']],
    ['five nickels', ['stated', '0.25 CAD']],
    ['three quarters', ['stated', '0.75 CAD']],
    ['20 dollars 43', ['derived', '20.43 CAD']],
    ['$20 43', ['derived', '20.43 CAD']],
    ['Rs. 20', ['stated', '20 INR']],
    ['20Rs', ['stated', '20 INR']],
    ['5 USD millions', 'none'],
  ])('%s', (text, reading) => {
    expect(inShort(read(text))).toEqual(reading);
  });

  test.each<['es' | 'fr' | 'pt', string, Short]>([
    ['es', '2 millones de euros', ['stated', '2000000 EUR']],
    ['es', '3 euros con 50', ['derived', '3.50 EUR']],
    ['fr', "2 millions d'euros", ['stated', '2000000 EUR']],
    ['fr', '2 millions de €', ['stated', '2000000 EUR']],
    ['pt', '2 milhoes de euros', ['stated', '2000000 EUR']],
    ['pt', '3 euros com 50', ['derived', '3.50 EUR']],
  ])('%s: %s', (language, text, reading) => {
    const { read: readEuros } = asked({ ...amount, currency: 'EUR' }, { language });
    expect(inShort(readEuros(text))).toEqual(reading);
  });
});

describe('beside other numbers', () => {
  test.each<[LanguageCode, string, string | undefined]>([
    ['en', 'it is 80 cents a dozen', '0.80 USD'],
    ['en', 'they ask 4000 dollars three hundred times', '4000 USD'],
    ['en', 'since 1999 for $ 250 a month', '250 USD'],
    ['en', 'we paid 20 dollars and 12 people came', undefined],
    ['fr', '300 pence une part', '3 GBP'],
    ['fr', '12 millions de $ dans les six mois', '12000000 USD'],
    ['es', 'un contrato de tres mil euros con Ana y dos socios', '3000 EUR'],
  ])('%s: %s', (language, text, found) => {
    const [only] = asked({ ...amount, currency: 'USD' }, { language }).find(text);
    expect(only && inShort(only[2] as Short)[1]).toEqual(found);
  });

  test.each<[LanguageCode, string]>([
    ['en', '15 dollars and 15'],
    ['de', '15 Dollar und 15'],
    ['es', '15 dólares y 15'],
    ['fr', '15 dollars et 15'],
    ['pt', '15 dólares e 15'],
    ['ru', '15 долларов и 15'],
  ])('%s: what closes a reply is derived as its hundredths: %s', (language, text) => {
    const { read } = asked(amount, { language });
    expect(inShort(read(text))).toEqual(['derived', '15.15 USD']);
  });

  test.each<[LanguageCode, string]>([
    ['fr', 'quinze pour cent'],
    ['en', '15 %'],
    ['es', '20 por ciento'],
    ['de', '30 Prozent'],
  ])('%s: a share is no amount: %s', (language, text) => {
    expect(asked({ ...amount, currency: 'EUR' }, { language }).read(text)).toBe('none');
  });
});

describe('signs and names', () => {
  test.each<[LanguageCode, string, Short]>([
    ['fr', '5 $ US', ['stated', '5 USD']],
    ['fr', '20 $CA', ['stated', '20 CAD']],
    ['en', '3 billion $ hk', ['stated', '3000000000 HKD']],
    ['en', '40¢', ['stated', '0.40 USD']],
    ['ru', '65 RM', ['stated', '65 MYR']],
    ['ru', '35 долларами 18 центами', ['stated', '35.18 USD']],
    ['de', 'zwei Millionen kanadischen Dollar', ['stated', '2000000 CAD']],
    ['es', '30 francos', ['stated', '30 CHF']],
  ])('%s: %s', (language, text, reading) => {
    expect(inShort(asked({ ...amount, currency: 'USD' }, { language }).read(text))).toEqual(
      reading,
    );
  });
});

test.each<[LanguageCode, string, string]>([
  ['fr', 'un budget de 5000', 'budget'],
  ['pt', 'um orçamento de 5000', 'orçamento'],
  ['es', 'un presupuesto de 5000', 'presupuesto'],
  ['de', 'ein Budget von 5000', 'Budget'],
])('%s: an article before its name is no amount: %s', (language, text, label) => {
  const { find } = asked({ type: 'money', label, currency: 'EUR' }, { language });
  expect(find(text)).toEqual([['5000', 'named', ['stated', { amount: '5000', currency: 'EUR' }]]]);
});
