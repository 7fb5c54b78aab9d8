import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const reads = (language: LanguageCode, bias?: string) =>
  asked({ type: 'date', label: 'x', ...(bias && { bias }) }, { language }).read;

/** Today is Wednesday, 4 March 2026. */
describe('the third Friday of a month', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'the first Tuesday of October', '2026-10-06'],
    ['en', 'the last Friday in May 2027', '2027-05-28'],
    ['en', 'the second Monday of next month', '2026-04-13'],
    ['en', 'first monday of last month', '2026-02-02'],
    ['en', 'the last day of April', '2026-04-30'],
    ['en', 'the 5th last day of May', '2026-05-27'],
    ['ru', 'в первый вторник октября', '2026-10-06'],
    ['ru', 'последняя пятница мая', '2026-05-29'],
    ['ru', 'второй понедельник следующего месяца', '2026-04-13'],
    ['de', 'am ersten Dienstag im Oktober', '2026-10-06'],
    ['de', 'letzter Freitag im Mai 2027', '2027-05-28'],
    ['de', 'der letzte Tag im April', '2026-04-30'],
    ['es', 'el primer martes de octubre', '2026-10-06'],
    ['es', 'el último viernes de mayo', '2026-05-29'],
    ['es', 'el segundo lunes del próximo mes', '2026-04-13'],
    ['fr', "le premier mardi d'octobre", '2026-10-06'],
    ['fr', 'le dernier vendredi de mai', '2026-05-29'],
    ['fr', 'premier mercredi du mois prochain', '2026-04-01'],
    ['fr', "dernier jour d'avril 2027", '2027-04-30'],
    ['pt', 'na primeira terça de outubro', '2026-10-06'],
    ['pt', 'a última sexta de maio', '2026-05-29'],
    ['pt', 'a segunda segunda-feira do próximo mês', '2026-04-13'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language, 'future')(text).slice(-1)).toEqual([value]);
  });
});

describe('a weekday weeks from now', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'Monday two weeks from now', '2026-03-16'],
    ['en', 'friday two weeks ago', '2026-02-20'],
    ['ru', 'в пятницу через две недели', '2026-03-20'],
    ['ru', 'в пятницу через неделю', '2026-03-13'],
    ['de', 'Freitag in zwei Wochen', '2026-03-20'],
    ['de', 'am übernächsten Freitag', '2026-03-13'],
    ['de', 'mittwoch vor 2 wochen', '2026-02-18'],
    ['es', 'el viernes dentro de dos semanas', '2026-03-20'],
    ['fr', 'vendredi en huit', '2026-03-13'],
    ['fr', 'mercredi en quinze', '2026-03-18'],
    ['pt', 'sexta daqui a duas semanas', '2026-03-20'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['stated', value]);
  });
});

describe('days in digits', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '15 / 2', ['derived', '2027-02-15']],
    ['en', '2-15', ['derived', '2027-02-15']],
    ['en', '3-4', 'none'],
    ['en', '14 April 15', ['derived', '2015-04-14']],
    ['fr', '04/22', ['derived', '2026-04-22']],
    ['fr', '1er avril 78', ['derived', '1978-04-01']],
    ['es', '2 de octubre de 92', ['derived', '1992-10-02']],
    ['pt', '2 de outubro de 92', ['derived', '1992-10-02']],
    ['de', 'am siebten vierten', ['derived', '2026-04-07']],
    ['de', '2020/Sep/23', ['stated', '2020-09-23']],
    // No 9 May near is a Tuesday: one of the two is a slip.
    ['en', 'Tuesday 9 May', ['derived', '2026-05-09']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});
