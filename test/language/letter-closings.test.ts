import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

/** What closes a letter and who signs it, and sentences that only have such words in them. */
const table: Readonly<Record<LanguageCode, { signed: [string, string][]; others: string[] }>> = {
  en: {
    signed: [
      ['Best regards, Lena Vogt', 'Lena Vogt'],
      ['Kind regards,\nLena', 'Lena'],
      ['Many thanks. With kind regards, Sam Okoro', 'Sam Okoro'],
      ['Yours sincerely\nSam', 'Sam'],
      ['best wishes, sam', 'sam'],
    ],
    others: ['With regards to the portal', 'I sincerely hope so', 'my regards to Sam'],
  },
  ru: {
    signed: [
      ['С уважением, Елена Фогт', 'Елена Фогт'],
      ['с уважением,\nлена', 'лена'],
      ['С наилучшими пожеланиями, Семён', 'Семён'],
      ['Всего доброго, Семён', 'Семён'],
    ],
    others: ['отношусь к вам с уважением', 'у меня есть пожелания'],
  },
  de: {
    signed: [
      ['Mit freundlichen Grüßen Lena Vogt', 'Lena Vogt'],
      ['Mit freundlichen Grüssen,\nLena', 'Lena'],
      ['Viele Grüße, Lena', 'Lena'],
      ['LG Lena', 'Lena'],
      ['MfG\nLena Vogt', 'Lena Vogt'],
    ],
    others: ['Viele Grüße aus Bonn', 'einen schönen Gruß bestellen'],
  },
  es: {
    signed: [
      ['Un cordial saludo, María Vega', 'María Vega'],
      ['Atentamente,\nMaría', 'María'],
      ['Saludos cordiales, María', 'María'],
    ],
    others: ['saludos a todos', 'me atendieron atentamente'],
  },
  fr: {
    signed: [
      ['Cordialement, Léa Roux', 'Léa Roux'],
      ['Bien cordialement,\nLéa', 'Léa'],
      ['Bien à vous, Léa', 'Léa'],
    ],
    others: ['je vous remercie cordialement', 'mes salutations à Léa'],
  },
  pt: {
    signed: [
      ['Atenciosamente, Rita Melo', 'Rita Melo'],
      ['Com os melhores cumprimentos,\nRita', 'Rita'],
      ['Um abraço, Rita', 'Rita'],
    ],
    others: ['cumprimentos a todos', 'dá um abraço à Rita'],
  },
};

describe.each(Object.entries(table))('closes a letter: %s', (code, { signed, others }) => {
  const { names, isName, closesLetter } = languages[code as LanguageCode];

  test.each(signed)('%s', (text, name) => {
    expect(names(text).map(({ start, end }) => text.slice(start, end))).toEqual([name]);
    const closing = text
      .slice(0, text.indexOf(name))
      .replace(/^.*\. /u, '')
      .trim();
    expect(closesLetter(closing)).toBe(true);
    expect(isName(closing.replace(/,$/u, ''), 'person')).toBe(false);
    expect(isName(closing.replace(/,$/u, ''), 'organisation')).toBe(false);
  });
  test.each(others)('not: %s', (text) => {
    expect(names(text)).toEqual([]);
    expect(closesLetter(text)).toBe(false);
  });
});
