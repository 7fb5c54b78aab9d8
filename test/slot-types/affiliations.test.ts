import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { find, read, slotOf } from './reading.ts';

const person = slotOf({ type: 'person', label: 'contact' });
const company = slotOf({ type: 'organisation', label: 'company' });

describe('behind “of”, a registered name is the company and no part of the person', () => {
  test.each<[LanguageCode, string, string, string]>([
    ['de', 'hier ist Jonas von der Kestrel GmbH', 'Jonas', 'Kestrel GmbH'],
    ['de', 'mein Name ist Jonas Weber von der Kestrel GmbH', 'Jonas Weber', 'Kestrel GmbH'],
    ['en', "I'm Ann of Kestrel Ltd", 'Ann', 'Kestrel Ltd'],
    ['es', 'me llamo Ana de la Kestrel SA', 'Ana', 'Kestrel SA'],
    ['fr', 'je suis Anne de la Kestrel SARL', 'Anne', 'Kestrel SARL'],
    ['pt', 'sou a Ana da Kestrel SA', 'Ana', 'Kestrel SA'],
    ['ru', 'я Анна из ООО "Кестрел"', 'Анна', 'ООО "Кестрел"'],
  ])('%s: %s', (language, text, name, firm) => {
    expect(find(text, person, language).map(([words]) => words)).toEqual([name]);
    expect(find(text, company, language).map(([words]) => words)).toEqual([firm]);
    expect(read(text, person, language)).toBe('none');
  });

  test.each<[LanguageCode, string, string]>([
    ['de', 'mein Name ist Jonas von der Heide', 'Jonas von der Heide'],
    ['es', 'me llamo Maria de la Cruz', 'Maria de la Cruz'],
    ['pt', 'o meu nome é Ana da Silva', 'Ana da Silva'],
  ])('%s: %s gives one name', (language, text, name) => {
    expect(read(text, person, language)).toEqual(['stated', name]);
  });
});
