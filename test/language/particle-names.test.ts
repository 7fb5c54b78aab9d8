import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from '../slot-types/asked.ts';

const names: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'Ana da Silva'],
  ['en', 'Maria de la Cruz'],
  ['de', 'Jonas von der Heide'],
  ['de', 'Maria von Berg'],
  ['es', 'María de la Cruz'],
  ['es', 'Juan del Río'],
  ['fr', 'Charles de Gaulle'],
  ['fr', 'Anne du Bois'],
  ['pt', 'Ana da Silva'],
  ['pt', 'João dos Anjos'],
  ['ru', 'Иван фон Берг'],
];

describe('small words inside a name are part of it, in the language that has them', () => {
  test.each(names)('%s: %s', (language, name) => {
    const { read } = asked({ type: 'person', label: 'name' }, { language });
    expect(read(name)).toEqual(['stated', name]);
  });
});

test.each<[LanguageCode, string]>([
  ['de', 'von der Heide'],
  ['de', 'der von gestern'],
  ['es', 'de la empresa'],
  ['fr', 'du matin'],
  ['pt', 'da empresa'],
  ['pt', 'de manhã'],
])('%s: "%s" is no name', (language, text) => {
  expect(asked({ type: 'person', label: 'name' }, { language }).read(text)).toBe('none');
});
