import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';
import { splitSentences } from '../../src/core/text/words.ts';
import { asked } from '../slot-types/asked.ts';

const de = { language: 'de' } as const;
const german = languages.de;

describe('values', () => {
  const day = asked({ type: 'date', label: 'Tag', bias: 'future' }, de);
  test.each([
    ['am 15. Mai', '2026-05-15'],
    ['Freitag, den 15.05.2026', '2026-05-15'],
    ['übermorgen bitte', '2026-03-06'],
    ['am Freitag', '2026-03-06'],
    ['Freitag nächster Woche', '2026-03-13'],
    ['heute in 2 Wochen', '2026-03-18'],
    ['in drei Tagen', '2026-03-07'],
    ['an Heiligabend', '2026-12-24'],
    ['Ostermontag', '2026-04-06'],
    ['am zwölften Mai 2026', '2026-05-12'],
  ])('day: %s', (text, value) => expect(day.read(text)).toEqual(['stated', value]));

  test.each([['vor dem 3. Mai'], ['nach dem zweiten Advent'], ['egal']])('no day: %s', (text) =>
    expect(day.read(text)).toBe('none'),
  );

  const hour = asked({ type: 'time', label: 'Uhrzeit' }, de);
  test.each([
    ['um 18 Uhr', ['stated', '18:00']],
    ['18:30 Uhr', ['stated', '18:30']],
    ['halb acht abends', ['stated', '19:30']],
    ['Viertel nach drei nachmittags', ['stated', '15:15']],
    ['viertel vor 9 morgens', ['stated', '08:45']],
    ['8 Uhr morgens', ['stated', '08:00']],
    ['um halb acht', ['ambiguous', ['07:30', '19:30']]],
  ])('hour: %s', (text, reading) => expect(hour.read(text)).toEqual(reading));

  const count = asked({ type: 'integer', label: 'Personen', unit: ['Personen', 'Person'] }, de);
  test.each([
    ['wir sind zu fünft', ['stated', 5]],
    ['zu zweit', ['stated', 2]],
    ['Wir sind zu zwoelft.', ['stated', 12]],
    ['fünfundzwanzig', ['stated', 25]],
    ['fuenf Personen', ['stated', 5]],
    ['etwa dreißig', ['derived', 30]],
    ['zweihundertfünfzig', ['stated', 250]],
    ['1.200', ['stated', 1200]],
    ['dreitausendfünfhundert', ['stated', 3500]],
  ])('count: %s', (text, reading) => expect(count.read(text)).toEqual(reading));

  const amount = asked({ type: 'money', label: 'Betrag', currency: 'EUR' }, de);
  test.each([
    ['20 Euro', { amount: '20', currency: 'EUR' }],
    ['1.234,50 €', { amount: '1234.50', currency: 'EUR' }],
    ['zweitausend Franken', { amount: '2000', currency: 'CHF' }],
    ['50 Pfund', { amount: '50', currency: 'GBP' }],
  ])('amount: %s', (text, value) => expect(amount.read(text)).toEqual(['stated', value]));

  test('shown as people write', () => {
    expect(day.format('2026-05-15')).toBe('15. Mai 2026');
    expect(asked({ type: 'boolean', label: 'x' }, de).format(true)).toBe('ja');
  });
});

test.each([
  ['Ja', 'yes'],
  ['ja, gerne', 'yes'],
  ['Das stimmt so', 'yes'],
  ['passt', 'yes'],
  ['Nein danke', 'no'],
  ['jetzt nicht', 'no'],
  ['stimmt nicht', 'no'],
  ['weiß nicht', 'unsure'],
  ['kommt darauf an', 'unsure'],
  ['kein Problem mit der Farbe', undefined],
  ['Montag', undefined],
])('an answer: %s', (text, answer) => {
  const read = german.readAnswer(normaliseText(text));
  expect(read?.rest === text.length ? read.answer : undefined).toBe(answer);
});

test.each([
  ['Das ist mir egal', 'no-preference'],
  ['Keine Präferenz', 'no-preference'],
  ['jede beliebige Farbe ist in Ordnung', 'no-preference'],
  ['möchte ich nicht sagen', 'refusal'],
  ['überspringen', 'refusal'],
  ['keine Ahnung', 'unknown'],
  ['das weiß ich leider nicht', 'unknown'],
  ['einen Moment bitte', 'deferral'],
  ['ich muss erst nachsehen', 'deferral'],
  ['abbrechen', 'cancel'],
  ['nochmal von vorn', 'reset'],
  ['rückgängig machen', 'undo'],
  ['ich möchte mit einem Menschen sprechen', 'human'],
  ['warum wollen Sie das wissen?', 'ask-why'],
  ['welche Optionen gibt es?', 'ask-options'],
  ['wer bekommt meine Daten?', 'ask-recipient'],
  ['bist du ein Bot?', 'ask-who'],
  ['das hab ich doch schon gesagt', 'already-said'],
  ['vielen Dank', 'thanks'],
  ['guten Tag', 'greeting'],
  ['hm', 'hesitation'],
  ['ein Portal für unsere Fahrer', undefined],
  ['nicht egal', undefined],
])('a stance: %s', (text, stance) => {
  expect(german.readStance(normaliseText(text))?.stance).toBe(stance);
});

test.each([
  ['Was kostet das?', true],
  ['Gibt es einen Parkplatz', true],
  ['Können Sie mir sagen, wie lange es dauert?', true],
  ['Könnten Sie bitte ein Zimmer reservieren?', false],
  ['Wir sind zu viert', false],
  ['29?', true],
])('a question: %s', (text, asks) => expect(german.isQuestion(text)).toBe(asks));

test.each([
  ['nein, 14', '14'],
  ['ich meinte 60', '60'],
  ['60, nicht 16', '60'],
  ['nicht Dana, sondern Diana', 'Diana'],
])('a correction: %s', (text, meant) => {
  const range = german.readCorrection(text);
  expect(range && text.slice(range.start, range.end)).toBe(meant);
});

test('the full stop of a day ends no sentence', () => {
  const text = 'Ich komme am 15. Januar. Passt das?';
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ich komme am 15. Januar.',
    'Passt das?',
  ]);
  expect(splitSentences('I need 3. Thanks')).toHaveLength(2);
});
