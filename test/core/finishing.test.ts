import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { Question } from '../../src/core/question.ts';
import type { Value } from '../../src/core/value.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { flowOf, nowMs } from './support.ts';

const hear = hearWith(rulesUnderstander);
const languages: readonly LanguageCode[] = ['en', 'ru', 'de', 'es', 'fr', 'pt'];
const inAll = (text: string) => Object.fromEntries(languages.map((code) => [code, text]));
const named = (id: string) => ({ id, label: inAll(id), ask: { first: inAll(`${id}?`) } });

const order = (reversible: boolean) =>
  flowOf({
    id: 'order',
    version: 1,
    languages: [...languages],
    title: inAll('Order'),
    reversible,
    slots: [
      { ...named('guests'), type: 'integer' },
      { ...named('day'), type: 'date' },
      { ...named('parking'), type: 'boolean' },
      { ...named('remark'), type: 'text', required: false },
    ],
  });

async function said(
  language: LanguageCode,
  text: string,
  pending: Pick<Question, 'about' | 'asked'>,
  filled: Readonly<Record<string, Value>> = {},
  reversible = true,
) {
  const question = { attempt: 'first', ...pending } as Question;
  const flow = await order(reversible);
  const { acts, slots } = await hear(text, { flow, language, nowMs, pending: question, filled });
  return {
    acts: acts.map(({ act }) => act),
    missing: acts.flatMap((act) => (act.act === 'still-missing' ? act.slots : [])),
    asked: acts.flatMap((act) => (act.act === 'ask' ? act.slots : [])),
    slots,
  };
}

const done: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    "that's all",
    "That's all for now, thanks!",
    'no, that will be everything',
    'ok, send it',
    'please submit it',
    'go ahead and send it',
    'done',
    "I'm done",
    'nothing else',
    "that's everything I have",
  ],
  ru: [
    'это всё',
    'у меня всё, спасибо',
    'ок, отправляй',
    'можете отправлять',
    'готово',
    'на этом всё',
  ],
  de: [
    "das wär's",
    'das war alles, danke',
    'ok, abschicken bitte',
    'fertig',
    'sonst nichts',
    'du kannst es absenden',
  ],
  es: [
    'eso es todo',
    'eso sería todo, gracias',
    'ok, envíalo',
    'listo',
    'nada más',
    'ya puede enviarlo',
  ],
  fr: [
    "c'est tout",
    'ce sera tout, merci',
    'ok, envoyez',
    'terminé',
    "rien d'autre",
    "vous pouvez l'envoyer",
  ],
  pt: ['é tudo', 'é só isso, obrigado', 'ok, pode enviar', 'pronto', 'mais nada', 'terminei'],
};
const cases = languages.flatMap((code) => done[code].map((text) => [code, text] as const));

describe('a person who takes the set to be finished', () => {
  test.each(cases)('is told what is missing, and asked for it: %s %s', async (code, text) => {
    const turn = await said(code, text, { about: 'slots', asked: ['guests'] });
    expect(turn).toMatchObject({
      acts: ['still-missing', 'ask'],
      missing: ['guests', 'day', 'parking'],
      asked: ['guests'],
    });
  });

  test.each(cases)('wants nothing optional any more: %s %s', async (code, text) => {
    const filled = { guests: 4, day: '2026-03-06', parking: true };
    const turn = await said(code, text, { about: 'slots', asked: ['remark'] }, filled);
    expect(turn.acts).toEqual(['declined', 'completed']);
    expect(turn.slots).toMatchObject({ remark: { status: 'declined', reason: 'refused' } });
  });

  test('hears of what is missing where only something optional was asked', async () => {
    const filled = { guests: 4, parking: true };
    const turn = await said('en', "that's all", { about: 'slots', asked: ['remark'] }, filled);
    expect(turn).toMatchObject({ missing: ['day'], asked: ['day'] });
    expect(turn.slots).toMatchObject({ remark: { status: 'declined' } });
  });

  test.each([
    ['en', "no, that's all for now", false],
    ['en', "that's it", true],
    ['de', 'nein, das war alles', false],
    ['ru', 'нет, это всё', false],
    ['es', 'no, eso es todo', false],
    ['fr', "non, c'est tout", false],
    ['pt', 'não, é tudo', false],
  ] as const)(
    'answers a yes/no question where that was asked: %s %s',
    async (code, text, answer) => {
      const { slots } = await said(code, text, { about: 'slots', asked: ['parking'] });
      expect(heldValue(slots.parking)).toBe(answer);
    },
  );

  const all = { guests: 4, day: '2026-03-06', parking: true, remark: 'quiet' };

  test.each([
    ['en', 'ok, send it'],
    ['ru', 'да, отправляй'],
    ['de', 'ja, abschicken'],
    ['es', 'sí, envíalo'],
    ['fr', 'oui, envoyez'],
    ['pt', 'sim, pode enviar'],
  ] as const)('approves a review by sending: %s %s', async (code, text) => {
    const { acts } = await said(code, text, { about: 'review', asked: [] }, all, false);
    expect(acts).toEqual(['sending']);
  });

  test.each(['en', 'ru', 'de', 'es', 'fr', 'pt'] as const)(
    'approves no review by being done: %s',
    async (code) => {
      const [text = ''] = done[code];
      const { acts } = await said(code, text, { about: 'review', asked: [] }, all, false);
      expect(acts).toEqual(['welcome', 'repeat-review']);
    },
  );
});

test.each([
  ['en', 'that is all wrong'],
  ['en', 'done deal'],
  ['de', 'das ist alles falsch'],
  ['ru', 'это всё не так'],
  ['fr', "c'est tout faux"],
  ['es', 'eso es todo mentira'],
  ['pt', 'é tudo mentira'],
] as const)('more words than the phrase are none: %s %s', async (code, text) => {
  const turn = await said(code, text, { about: 'slots', asked: ['guests'] });
  expect(turn.acts).not.toContain('still-missing');
});
