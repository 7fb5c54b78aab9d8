import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { flowOf, nowMs } from './support.ts';

const hear = hearWith(rulesUnderstander);

const labels: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  en: ['recipient', 'amount'],
  ru: ['получатель', 'сумма'],
  de: ['Empfänger', 'Betrag'],
  es: ['destinatario', 'importe'],
  fr: ['destinataire', 'montant'],
  pt: ['destinatário', 'valor'],
};

describe('a slot that is said to be wrong gets what the same message says is right', () => {
  test.each([
    ['en', 'the recipient is wrong, it should be Kestrel Ltd', 'Kestrel Ltd'],
    ['en', "the recipient isn't right, I need Kestrel Ltd", 'Kestrel Ltd'],
    ['en', 'wrong recipient, it has to be Kestrel Ltd', 'Kestrel Ltd'],
    ['ru', 'получатель не тот, надо ООО Ромашка', 'ООО Ромашка'],
    ['ru', 'получатель неверный, нужно ООО Ромашка', 'ООО Ромашка'],
    ['de', 'der Empfänger ist falsch, es muss Kestrel GmbH sein', 'Kestrel GmbH'],
    ['es', 'el destinatario está mal, debe ser Kestrel SL', 'Kestrel SL'],
    ['fr', 'le destinataire est faux, il faut Kestrel SARL', 'Kestrel SARL'],
    ['pt', 'o destinatário está errado, tem de ser Kestrel Lda', 'Kestrel Lda'],
  ] as const)('%s %s', async (language, text, right) => {
    const [recipient, amount] = labels[language];
    const flow = await flowOf({
      id: 'payment',
      version: 1,
      language,
      title: 'Payment',
      slots: [
        { id: 'recipient', type: 'organisation', label: recipient, ask: { first: '?' } },
        { id: 'amount', type: 'money', currency: 'EUR', label: amount, ask: { first: '?' } },
      ],
    });
    const { slots } = await hear(text, {
      flow,
      language,
      nowMs,
      pending: { about: 'slots', asked: ['amount'], attempt: 'first' },
      filled: { recipient: 'Northwind Ltd' },
    });
    expect(slots.recipient).toMatchObject({ value: right });
  });
});

const option = (id: string, label: string) => ({ id, label });

describe('an option that is preferred', () => {
  const booking = (menu: string) =>
    flowOf({
      id: 'booking',
      version: 1,
      title: 'Booking',
      slots: [
        {
          id: 'room',
          type: 'choice',
          label: 'room',
          options: [option('sorrel', 'Sorrel'), option('garden', 'Garden')],
          ask: { first: 'room?' },
        },
        {
          id: 'menu',
          type: 'choice',
          label: 'menu',
          options: [option('first', menu), option('second', 'Second')],
          ask: { first: 'menu?' },
        },
        { id: 'guests', type: 'integer', label: 'guests', ask: { first: 'guests?' } },
      ],
    });
  const said = async (text: string, menu: string) => {
    const { slots, acts } = await hear(text, {
      flow: await booking(menu),
      language: 'en',
      nowMs,
      pending: { about: 'slots', asked: ['guests'], attempt: 'first' },
      filled: { room: 'garden', menu: 'second' },
    });
    const values = ['room', 'menu'].map((id) => heldValue(slots[id]));
    return {
      values,
      asked: acts.flatMap((act) => (act.act === 'ask-correction' ? act.slots : [])),
    };
  };

  test.each(['No, I prefer Sorrel', 'no, Sorrel'])(
    'is the slot’s that has it: %s',
    async (text) => {
      expect(await said(text, 'First')).toEqual({ values: ['sorrel', 'second'], asked: [] });
    },
  );

  test.each(['No, I prefer Sorrel', 'no, Sorrel'])('and asked, of two: %s', async (text) => {
    expect(await said(text, 'Sorrel')).toEqual({
      values: ['garden', 'second'],
      asked: ['room', 'menu'],
    });
  });
});

test.each([
  ['make it the pick up point', 'pickup point'],
  ['make it the pickup point', 'pick up point'],
  ['no, the pick-up point please', 'Pickup point'],
])('an option is found however it is put together: %s', async (text, label) => {
  const flow = await flowOf({
    id: 'parcel',
    version: 1,
    title: 'Parcel',
    slots: [
      {
        id: 'how',
        type: 'choice',
        label: 'delivery',
        options: [option('home', 'home delivery'), option('point', label)],
        ask: { first: 'how?' },
      },
      { id: 'city', type: 'place', label: 'city', ask: { first: 'city?' } },
    ],
  });
  const { slots } = await hear(text, {
    flow,
    language: 'en',
    nowMs,
    pending: { about: 'slots', asked: ['city'], attempt: 'first' },
    filled: { how: 'home' },
  });
  expect([heldValue(slots.how), heldValue(slots.city)]).toEqual(['point', undefined]);
});

describe('a part of the day before its hour, with words behind', () => {
  test.each([
    ['en', 'morning 10 and a quiet table', 10],
    ['en', 'evening 7 is better', 19],
    ['ru', 'утром в 10 и где потише', 10],
    ['ru', 'вечером в 7 и у окна', 19],
    ['de', 'morgens um 10 und am Fenster', 10],
    ['de', 'abends um 7 und ruhig', 19],
    ['fr', 'le matin à 10 h et au calme', 10],
    ['es', 'por la mañana a las 10 y cerca de la ventana', 10],
    ['pt', 'de manhã às 10 e perto da janela', 10],
  ] as const)('%s %s', async (language, text, hour) => {
    const flow = await flowOf({
      id: 'table',
      version: 1,
      language,
      title: 'Table',
      slots: [
        { id: 'hour', type: 'time', label: 'hour', ask: { first: 'hour?' } },
        { id: 'guests', type: 'integer', label: 'guests', ask: { first: 'guests?' } },
      ],
    });
    const pending = { about: 'slots', asked: ['hour'], attempt: 'first' } as const;
    const { slots } = await hear(text, { flow, language, nowMs, pending });
    expect([heldValue(slots.hour), slots.guests?.status]).toEqual([`${hour}:00`, 'empty']);
  });
});
