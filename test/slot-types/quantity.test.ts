import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const weight = { type: 'quantity', label: 'weight', units: ['kg'] };
const any = { type: 'quantity', label: 'measure' };
const stated = (amount: number, unit: string): Short => ['stated', { amount, unit }];
const derived = (amount: number, unit: string): Short => ['derived', { amount, unit }];
const open = (amount: number, ...units: readonly string[]): Short => [
  'ambiguous',
  units.map((unit) => ({ amount, unit })),
];

describe('a number with its unit', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '5 kg', stated(5, 'kg')],
    ['en', '500g', stated(500, 'g')],
    ['en', 'two and a half kilos', stated(2.5, 'kg')],
    ['en', 'a kilo', stated(1, 'kg')],
    ['en', 'half a litre', stated(0.5, 'l')],
    ['en', 'three quarters of a pound', stated(0.75, 'lb')],
    ['en', '1 1/2 cups', stated(1.5, 'cup')],
    ['en', '½ cup', stated(0.5, 'cup')],
    ['en', 'a third of a cup', 'none'],
    ['en', '1/3 cup', derived(0.333333333333333, 'cup')],
    ['en', 'about 5 kg', derived(5, 'kg')],
    ['en', '5 kg or so', derived(5, 'kg')],
    ['en', '5 kg 200', derived(5.2, 'kg')],
    ['de', '3 km 500', derived(3.5, 'km')],
    ['ru', '2 кг 300', derived(2.3, 'kg')],
    ['fr', '1 l 250', derived(1.25, 'l')],
    // Twenty grams, or twenty hundredths.
    ['en', '5 kg 20', 'none'],
    ['en', '60 mph', stated(60, 'mph')],
    ['en', '100 sq ft', stated(100, 'ft2')],
    ['en', '5 m²', stated(5, 'm2')],
    ['en', '16GB', stated(16, 'GB')],
    ['en', '70 degrees F', stated(70, 'F')],
    ['en', '-5 °C', stated(-5, 'C')],
    ['en', 'six feet', stated(6, 'ft')],
    ['en', 'I need 10 pieces', stated(10, 'pc')],
    ['ru', '5 кг', stated(5, 'kg')],
    ['ru', 'полкило', stated(0.5, 'kg')],
    ['ru', 'пол-литра', stated(0.5, 'l')],
    ['ru', 'полтора литра', stated(1.5, 'l')],
    ['ru', 'сто километров в час', stated(100, 'km/h')],
    ['ru', '80 кв. м', stated(80, 'm2')],
    ['ru', 'минус пять градусов Цельсия', stated(-5, 'C')],
    ['ru', 'около двух тонн', derived(2, 't')],
    ['de', 'ein halbes Kilo', stated(0.5, 'kg')],
    ['de', 'ein Viertelliter', stated(0.25, 'l')],
    ['de', '2,5 Tonnen', stated(2.5, 't')],
    ['de', '100 Quadratmeter', stated(100, 'm2')],
    ['de', '6 Grad Celsius', stated(6, 'C')],
    ['de', 'etwa 3 Liter', derived(3, 'l')],
    ['es', 'medio kilo', stated(0.5, 'kg')],
    ['es', 'dos kilometros', stated(2, 'km')],
    ['es', 'un kilo y medio', stated(1.5, 'kg')],
    ['es', '34,5 ºC', stated(34.5, 'C')],
    ['fr', 'un demi-litre', stated(0.5, 'l')],
    ['fr', 'trois kilos et demi', stated(3.5, 'kg')],
    ['fr', '16 Go', stated(16, 'GB')],
    ['fr', '100 km à l’heure', stated(100, 'km/h')],
    ['pt', 'meio quilo', stated(0.5, 'kg')],
    ['pt', '3 kilometros', stated(3, 'km')],
    ['pt', 'dois metros quadrados', stated(2, 'm2')],
    ['pt', 'cerca de 5 litros', derived(5, 'l')],
  ])('%s: %s', (language, text, reading) => {
    expect(asked(any, { language }).read(text)).toEqual(reading);
  });
});

describe('said in two units', () => {
  test.each<[string, Short]>([
    ['1 kg 200 g', stated(1.2, 'kg')],
    ['1 kg and 200 g', stated(1.2, 'kg')],
    ['2 m 50 cm', stated(2.5, 'm')],
    ['1m80', stated(1.8, 'm')],
    ['5 ft 10 in', stated(70, 'in')],
    ['5 ft 10', stated(70, 'in')],
    ['5\'10"', stated(70, 'in')],
    ["6'", stated(6, 'ft')],
    ['27"', stated(27, 'in')],
    ['"27"', ['invalid', 'no-unit']],
    ["10'000 kg", stated(10_000, 'kg')],
    ['1m500', 'none'],
    ['5 ft 14 in', 'none'],
    ['2 kg and 3 m', 'none'],
    ['5 kg and 10', 'none'],
  ])('%s', (text, reading) => {
    expect(asked(any).read(text)).toEqual(reading);
  });
});

describe('for a slot with one unit', () => {
  test.each<[string, Short]>([
    ['5', derived(5, 'kg')],
    ['weight: 5', derived(5, 'kg')],
    ['500 g', stated(0.5, 'kg')],
    ['3 lb', stated(1.36077711, 'kg')],
    ['2 tonnes', stated(2000, 'kg')],
    ['1.500 kg', ['ambiguous', [1.5, 1500].map((amount) => ({ amount, unit: 'kg' }))]],
    ['2 tons', ['invalid', 'other-unit']],
    ['4 miles', ['invalid', 'other-unit']],
    ['-5 kg', ['invalid', 'too-small']],
  ])('%s', (text, reading) => {
    expect(asked(weight).read(text)).toEqual(reading);
  });
});

describe('for a slot with several units', () => {
  const both = { ...weight, units: ['kg', 'g'] };
  test.each<[string, Short]>([
    ['300 g', stated(300, 'g')],
    ['0.3 t', stated(300, 'kg')],
    ['5', open(5, 'kg', 'g')],
  ])('%s', (text, reading) => {
    expect(asked(both).read(text)).toEqual(reading);
  });

  test('a number that four units may count needs its own', () => {
    const four = { ...weight, units: ['kg', 'g', 'lb', 'oz'] };
    expect(asked(four).read('5')).toEqual(['invalid', 'no-unit']);
  });

  test.each<[readonly string[], Short]>([
    [['C'], derived(20, 'C')],
    [['C', 'F'], open(20, 'C', 'F')],
    [['K'], ['invalid', 'other-unit']],
  ])('degrees without a scale for %j', (units, reading) => {
    expect(asked({ ...weight, units }).read('20 degrees')).toEqual(reading);
  });

  test('a German pound is only perhaps the one that a slot counts in', () => {
    const german = { language: 'de' } as const;
    expect(asked({ ...weight, units: ['lb'] }, german).read('2 Pfund')).toEqual(derived(2, 'lb'));
    expect(asked(weight, german).read('2 Pfund')).toEqual(['invalid', 'other-unit']);
  });
});

describe("an author's own units", () => {
  const bags = { id: 'bag', words: { en: ['bags', 'bag'], ru: ['мешков', 'мешка', 'мешок'] } };
  const slot = { ...weight, units: [bags, { id: 'kg', words: ['loads', 'load'] }] };
  test.each<[LanguageCode, string, Short]>([
    ['en', '5 bags', stated(5, 'bag')],
    ['en', 'a bag', stated(1, 'bag')],
    ['en', '3 loads', stated(3, 'kg')],
    ['en', '3 kg', stated(3, 'kg')],
    ['en', '5', open(5, 'bag', 'kg')],
    ['ru', 'пять мешков', stated(5, 'bag')],
    ['en', '5 miles', ['invalid', 'other-unit']],
  ])('%s: %s', (language, text, reading) => {
    expect(asked(slot, { language }).read(text)).toEqual(reading);
  });

  test.each<[LanguageCode, number, string, string]>([
    ['en', 1, 'bag', '1 bag'],
    ['en', 5, 'bag', '5 bags'],
    ['ru', 3, 'bag', '3 мешка'],
    ['en', 2, 'kg', '2 loads'],
  ])('%s: %s %s is shown as %s', (language, amount, unit, shown) => {
    expect(asked(slot, { language }).format({ amount, unit })).toBe(shown);
  });
});

describe('what is no quantity is refused', () => {
  test.each<[LanguageCode, string]>([
    ['en', ''],
    ['en', 'kg'],
    ['en', 'heavy'],
    ['en', 'not 5 kg'],
    ['en', '- 5 kg'],
    ['en', '5 in blue'],
    ['en', '5 kg of apples'],
    ['ru', 'кг'],
    ['ru', 'тяжёлая'],
    ['de', 'ziemlich schwer'],
    ['es', 'pesado'],
    ['fr', 'lourd'],
    ['pt', 'pesado'],
  ])('%s: %s', (language, text) => {
    expect(asked(weight, { language }).read(text)).toBe('none');
  });

  test('without a list of units a number needs one', () => {
    expect(asked(any).read('5')).toEqual(['invalid', 'no-unit']);
  });
});

describe('limits count in the first unit', () => {
  const { read, check } = asked({ ...weight, units: ['kg', 'g'], limits: { min: 0.1, max: 30 } });
  test.each<[string, Short]>([
    ['50 g', ['invalid', 'too-small']],
    ['100 g', stated(100, 'g')],
    ['30 kg', stated(30, 'kg')],
    ['31000 g', ['invalid', 'too-large']],
    // As kilograms it is too much, and as grams too little.
    ['40', ['invalid', 'too-large']],
    ['20', derived(20, 'kg')],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });

  test.each<[unknown, string | undefined]>([
    [{ amount: 5, unit: 'kg' }, undefined],
    [{ amount: 5, unit: 'lb' }, 'other-unit'],
    [{ amount: '5', unit: 'kg' }, 'format'],
    [{ amount: 5 }, 'format'],
    [{ amount: 5, unit: 'kg', more: 1 }, 'format'],
    [5, 'format'],
  ])('%j as a canonical value', (value, problem) => {
    expect(check(value as never)).toBe(problem);
  });
});

describe('in a sentence', () => {
  test.each<[object, string, unknown]>([
    [weight, 'it weighs 5 kg', [['5 kg', 'named', stated(5, 'kg')]]],
    [weight, 'it weighs 11 lb', [['11 lb', 'named', stated(4.98951607, 'kg')]]],
    [weight, 'it is 5 km away', []],
    [weight, 'there are 5 of us', []],
    [weight, 'weight 5, please', [['5', 'named', derived(5, 'kg')]]],
    [weight, 'not 5 kg', []],
    [any, 'it weighs 5 kg', [['5 kg', 'weak', stated(5, 'kg')]]],
    [any, 'measure: 5 kg', [['5 kg', 'named', stated(5, 'kg')]]],
  ])('%j: %s', (slot, text, found) => {
    expect(asked({ ...slot }).find(text)).toEqual(found);
  });
});

describe('degrees of an angle', () => {
  const angle = { type: 'quantity', label: 'angle', units: ['arcdeg', 'rad'] };
  const warmth = { type: 'quantity', label: 'temperature', units: ['C', 'F', 'deg'] };
  test.each<[LanguageCode, string]>([
    ['en', 'please rotate it by 45 degrees'],
    ['de', 'um 45 Grad drehen'],
    ['es', 'inclinación de 45 grados'],
    ['fr', 'pivoter de 45 degrés'],
    ['pt', 'uma rotação de 45 graus'],
    ['ru', 'угол наклона 45 градусов'],
  ])('%s: %s', (language, text) => {
    const found = asked(angle, { language }).find(text);
    expect(found.map(([, , reading]) => reading)).toEqual([stated(45, 'arcdeg')]);
    expect(asked(warmth, { language }).find(text)).toEqual([]);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'turn it down to 20 degrees'],
    ['de', 'die Heizung auf 20 Grad drehen'],
    ['fr', 'mettre à 20 degrés'],
  ])('%s: degrees of warmth: %s', (language, text) => {
    const found = asked(warmth, { language }).find(text);
    expect(found.map(([, , reading]) => reading)).toEqual([stated(20, 'deg')]);
  });
});

describe('below zero', () => {
  const warmth = { type: 'quantity', label: 'temperature', units: ['C', 'F', 'deg'] };
  test.each<[LanguageCode, string, Short]>([
    ['en', '7 below zero', stated(-7, 'deg')],
    ['en', '7 degrees below zero', stated(-7, 'deg')],
    ['de', '7 Grad unter null', stated(-7, 'deg')],
    ['es', 'siete bajo cero', stated(-7, 'deg')],
    ['fr', '7 degrés en dessous de zéro', stated(-7, 'deg')],
    ['pt', '7 abaixo de zero', stated(-7, 'deg')],
    ['ru', '7 градусов ниже нуля', stated(-7, 'deg')],
    ['en', '7 °C below zero', stated(-7, 'C')],
  ])('%s: %s', (language, text, reading) => {
    expect(asked(warmth, { language }).read(text)).toEqual(reading);
  });
});

describe('a unit that does not stand right behind its number', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '35 [kg]', stated(35, 'kg')],
    ['en', '35 (kg)', stated(35, 'kg')],
    ['en', '35 [kg', 'none'],
    ['es', '2 millones de litros', stated(2_000_000, 'l')],
    ['fr', '3 millions de litres', stated(3_000_000, 'l')],
    ['pt', '2,5 milhões de litros', stated(2_500_000, 'l')],
    ['fr', '3 de litres', 'none'],
    ['en', '5 F-Series', 'none'],
    ['en', '7 µm', stated(7, 'um')],
    ['en', '7 μm', stated(7, 'um')],
    ['fr', '30 deg', stated(30, 'deg')],
    ['en', '0.5 rad', stated(0.5, 'rad')],
    ['en', '1 m 1 ft', 'none'],
  ])('%s: %s', (language, text, reading) => {
    expect(asked(any, { language }).read(text)).toEqual(reading);
  });
});
