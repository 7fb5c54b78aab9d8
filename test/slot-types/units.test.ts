import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { languageCodes } from '../../src/core/language/language.ts';
import { convertedExactly, knownUnit, unitIds } from '../../src/core/slot-types/amounts/units.ts';
import { asked } from './asked.ts';

describe('converted exactly', () => {
  test.each<[number, string, string, number | undefined]>([
    [500, 'g', 'kg', 0.5],
    [2, 't', 'kg', 2000],
    [3, 'lb', 'kg', 1.36077711],
    [12, 'ft', 'in', 144],
    [5, 'ft', 'cm', 152.4],
    [1, 'mi', 'km', 1.609344],
    [2, 'ha', 'm2', 20000],
    [1, 'm3', 'l', 1000],
    [20, 'C', 'F', 68],
    [0, 'C', 'K', 273.15],
    [10, 'm/s', 'km/h', 36],
    [1, 'TiB', 'GiB', 1024],
    [8, 'bit', 'B', 1],
    [5, 'kg', 'kg', 5],
  ])('%s %s in %s', (amount, from, to, value) => {
    expect(convertedExactly(amount, from, to)).toBe(value);
  });

  test.each([
    ['a factor without an end', 'kg', 'lb'],
    ['inches in feet', 'in', 'ft'],
    ['degrees Fahrenheit', 'F', 'C'],
    ['kilometres an hour', 'km/h', 'm/s'],
    ['another dimension', 'kg', 'km'],
    ['a size that differs by country', 'gal', 'l'],
    ['an unknown unit', 'parsec', 'km'],
    ['what every object has', 'constructor', 'km'],
  ])('never %s', (_, from, to) => {
    expect(convertedExactly(1, from, to)).toBeUndefined();
  });
});

describe.each(languageCodes)('in %s', (language) => {
  const named = unitIds.filter((unit) => {
    const { sign } = knownUnit(unit) ?? {};
    // Alone the degrees of an angle are shown like those of warmth.
    return unit === 'arcdeg'
      ? false
      : sign !== undefined || languages[language].unitWords(unit).length > 0;
  });
  const any = asked({ type: 'quantity', label: 'measure' }, { language });

  test.each(named)('what is shown for %s reads as it again', (unit) => {
    for (const amount of [1, 2, 5, 1.5, 1234.5]) {
      expect(any.read(any.format({ amount, unit }))).toEqual(['stated', { amount, unit }]);
    }
  });
});
