import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

// What a person is not sure of is noted as a conclusion, to be confirmed, and never as stated.
test.each<[LanguageCode, string, 'stated' | 'derived']>([
  ['en', 'I have premium', 'stated'],
  ['en', 'not sure, I have premium I think', 'derived'],
  ['en', 'maybe, I have premium', 'derived'],
  ['ru', 'премиум есть', 'stated'],
  ['ru', 'Не уверена, вроде есть премиум', 'derived'],
  ['ru', 'не знаю, премиум есть', 'derived'],
  ['de', 'ich habe Premium', 'stated'],
  ['de', 'ich weiß nicht, ich habe Premium', 'derived'],
])('%s: "%s" is %s', (language, text, basis) => {
  const found = asked(
    { type: 'boolean', label: language === 'ru' ? 'премиум' : 'premium' },
    { language },
  ).find(text);
  expect(found.map(([, , reading]) => reading)).toEqual([[basis, true]]);
});
