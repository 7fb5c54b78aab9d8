import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

const units = { en: ['days', 'day'], ru: ['дней', 'дня', 'день'], de: ['Tagen', 'Tage', 'Tag'] };

/** How many days ago something was, in other words than a number of days. */
const tables: Readonly<Record<keyof typeof units, readonly (readonly [string, unknown])[]>> = {
  en: [
    ['two weeks ago', ['derived', 14]],
    ['like 2 weeks ago', ['derived', 14]],
    ['somewhere around two weeks ago', ['derived', 14]],
    ['2-3 weeks ago', ['ambiguous', [14, 21]]],
    ['two or three weeks ago', ['ambiguous', [14, 21]]],
    ['half a year ago', ['derived', 180]],
    ['last week', ['derived', 7]],
    ['last month', ['derived', 30]],
    ['two to three days ago', ['ambiguous', [2, 3]]],
    ['in 2 to 3 weeks', 'none'],
    ['in two weeks', 'none'],
    ['next week', 'none'],
  ],
  ru: [
    ['недели две назад', ['derived', 14]],
    ['где то недели 2 назад', ['derived', 14]],
    ['где-то недели две назад', ['derived', 14]],
    ['примерно месяца два назад', ['derived', 60]],
    ['недели 2-3 назад', ['ambiguous', [14, 21]]],
    ['2-3 недели назад', ['ambiguous', [14, 21]]],
    ['дня 2-3 назад', ['ambiguous', [2, 3]]],
    ['дня 3 назад', ['derived', 3]],
    ['на прошлой неделе', ['derived', 7]],
    ['на позапрошлой неделе', ['derived', 14]],
    ['в прошлом месяце', ['derived', 30]],
    ['полгода назад', ['derived', 180]],
    ['через 2-3 недели', 'none'],
    ['через полгода', 'none'],
    ['на следующей неделе', 'none'],
  ],
  de: [
    ['vor zwei Wochen', ['derived', 14]],
    ['vor etwa zwei Wochen', ['derived', 14]],
    ['vor 2-3 Wochen', ['ambiguous', [14, 21]]],
    ['vor zwei bis drei Wochen', ['ambiguous', [14, 21]]],
    ['vor einem halben Jahr', ['derived', 180]],
    ['letzte Woche', ['derived', 7]],
    ['letzten Monat', ['derived', 30]],
    ['in 2-3 Wochen', 'none'],
    ['nächste Woche', 'none'],
  ],
};

describe.each(Object.entries(tables))('%s', (language, table) => {
  const unit = units[language as keyof typeof units];
  const age = asked({ type: 'integer', unit }, { language: language as LanguageCode });

  test.each(table)('%s', (text, reading) => {
    expect(age.read(text)).toEqual(reading);
  });
});
