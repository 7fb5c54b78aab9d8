import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

const stay = { type: 'date-range', label: 'stay', bias: 'future' };

// A part of a span with a name is not the span.
test.each<[LanguageCode, string]>([
  ['en', 'the first week of May'],
  ['en', 'at the beginning of next week'],
  ['en', 'later this week'],
  ['en', 'the last week of this month'],
  ['en', 'the last week of 2026'],
  ['en', 'between August 2026 and now'],
  ['en', 'in May, between the 19th and the 20th'],
  ['ru', 'первая неделя мая'],
  ['ru', 'в начале следующей недели'],
  ['ru', 'в конце мая'],
  ['de', 'in der ersten Woche im Mai'],
  ['de', 'Anfang nächster Woche'],
  ['de', 'in der letzten Woche im Juli'],
  ['es', 'la tercera semana de este mes'],
  ['es', 'a principios de la semana que viene'],
  ['es', 'más tarde esta semana'],
  ['fr', 'la première semaine de mai'],
  ['fr', 'au début de la semaine prochaine'],
  ['fr', 'fin mai'],
  ['pt', 'na última semana de julho'],
  ['pt', 'no início da próxima semana'],
  ['pt', 'em meados de maio'],
])('%s: "%s" is no whole span', (language, text) => {
  const found = asked(stay, { language }).find(text);
  expect(found.filter(([, , reading]) => /2026-\d\d-\d\d\/2026/u.test(String(reading)))).toEqual(
    [],
  );
});

test.each<[LanguageCode, string, string]>([
  ['en', 'we are away next week', '2026-03-09/2026-03-15'],
  ['en', 'I will be out from 1 May until Wed, 22 May', '2026-05-01/2026-05-22'],
  ['de', 'Ich bin vom 3. bis zum 12. September weg.', '2026-09-03/2026-09-12'],
  ['de', 'Ich bin vom 1. Mai bis Mittwoch den 22. Mai weg', '2026-05-01/2026-05-22'],
  ['fr', 'du mercredi 13 au dimanche 15 mai', '2026-05-13/2026-05-15'],
])('%s: "%s" is one, whatever day of the week it is said to end on', (language, text, value) => {
  const found = asked(stay, { language }).find(text);
  expect(found.map(([, , reading]) => reading?.[1])).toEqual([value]);
});
