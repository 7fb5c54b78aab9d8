import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { asked } from '../slot-types/asked.ts';

const hear = hearWith(rulesUnderstander);

const frame: CaseSlot = {
  id: 'frame price',
  type: 'enum',
  description: 'What the frame costs',
  options: ['bronze', 'carbon', 'moderate'],
};

async function heard(language: LanguageCode, text: string) {
  const flow = await flowOf([frame], language);
  const pending = { about: 'slots', asked: ['frame_price'], attempt: 'first' } as const;
  return heldValue((await hear(text, { flow, language, nowMs: 0, pending })).slots.frame_price);
}

describe('what is put forward for the option that was asked for is taken', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'What about a strong carbon model?'],
    ['en', 'Yes, how about something in carbon?'],
    ['en', "No, that's all right, how about carbon then?"],
    ['en', "I'm looking for a light carbon frame for the city?"],
    ['en', 'no my carbon one'],
    ['de', 'Zu schwer, was ist mit carbon?'],
    ['de', 'Ich suche einen leichten carbon Rahmen?'],
    ['fr', 'Trop lourd, que diriez-vous de carbon ?'],
    ['fr', 'Je cherche un cadre carbon léger ?'],
    ['es', 'Muy pesado, ¿qué tal carbon?'],
    ['es', 'Busco un cuadro carbon ligero?'],
    ['pt', 'Muito pesado, que tal carbon?'],
    ['pt', 'Procuro um quadro carbon leve?'],
    ['ru', 'Слишком тяжело, что насчёт carbon?'],
    ['ru', 'Ищу лёгкую carbon раму?'],
    ['de', 'Was ist mit einem leichten carbon Rahmen?'],
    ['ru', 'Что насчёт лёгкой carbon рамы?'],
    ['es', '¿Qué tal un cuadro carbon ligero?'],
    ['fr', "Que diriez-vous d'un cadre carbon léger ?"],
    ['pt', 'Que tal um quadro carbon leve?'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text)).toBe('carbon');
  });
});

describe('what somebody only asks about is not', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Do you have a strong carbon model?'],
    ['en', 'Can I have the address of the carbon shop?'],
    ['en', 'What about fees?'],
    ['de', 'Gibt es einen leichten carbon Rahmen?'],
    ['ru', 'Есть ли у вас лёгкая carbon рама?'],
    ['es', '¿Tienen un cuadro carbon ligero?'],
    ['fr', 'Avez-vous un cadre carbon léger ?'],
    ['pt', 'Vocês têm um quadro carbon leve?'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text)).toBeUndefined();
  });
});

test.each([
  ['centre', 'the center of town'],
  ['theater', 'the theatre'],
  ['colour', 'a color'],
  ['harbor', 'near the harbour'],
  ['gray', 'the grey one'],
])('an option has the spelling of either country: %s in "%s"', (option, text) => {
  const spec = { type: 'choice', options: [option, 'other'].map((id) => ({ id, label: id })) };
  expect(asked(spec).find(text)).toMatchObject([
    [expect.any(String), expect.any(String), ['stated', option]],
  ]);
});

test.each([
  ['Moderately priced.', 'moderate'],
  ['a moderately priced one with lights', 'moderate'],
  ['I am moderately sure', undefined],
])('an adverb of an option, before what is asked for: %s', async (text, value) => {
  expect(await heard('en', text)).toBe(value);
});
