import { describe, expect, test } from 'vitest';
import type { FlowSource } from '../../src/core/flow/spec.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { Value } from '../../src/core/value.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { flowOf, nowMs } from '../core/support.ts';

const hear = hearWith(rulesUnderstander);
type Slot = Omit<FlowSource['slots'][number], 'ask'>;

/** What a message changes while a slot is asked. */
async function changed(
  language: LanguageCode,
  text: string,
  slots: readonly Slot[],
  { asked = [], filled = {} }: { asked?: string[]; filled?: Readonly<Record<string, Value>> } = {},
) {
  const flow = await flowOf({
    id: 'flow',
    version: 1,
    language,
    title: 'Flow',
    slots: slots.map((slot) => ({ ...slot, ask: { first: `${slot.id}?` } })),
  });
  const pending = { about: 'slots', asked, attempt: 'first' } as const;
  const heard = await hear(text, {
    flow,
    language,
    nowMs,
    filled,
    ...(asked.length > 0 && { pending }),
  });
  const values = Object.entries(heard.slots).map(([id, state]) => [id, heldValue(state)] as const);
  return Object.fromEntries(values.filter(([id, value]) => value !== filled[id]));
}

describe('behind words that surely lead to a name, it goes on in small letters', () => {
  const alarm: readonly Slot[] = [
    { id: 'title', type: 'phrase', label: 'alarm name', description: 'Name of the alarm' },
    { id: 'hour', type: 'time', label: 'hour' },
  ];
  test.each([
    ['Add another one and call it Water plants', { title: 'Water plants' }],
    ["It'll be called Piano lesson.", { title: 'Piano lesson' }],
    ['Could you add an alarm titled Morning run?', { title: 'Morning run' }],
    ['Save the alarm name as Ring home', { title: 'Ring home' }],
    ['Please make it in the name Piano at 17:15', { title: 'Piano', hour: '17:15' }],
    ['Call it Water plants but not now', {}],
    ['call it whatever', {}],
  ])('%s', async (text, values) => {
    expect(await changed('en', text, alarm)).toEqual(values);
  });
});

describe('who changes their mind means what follows instead', () => {
  const ride: readonly Slot[] = [
    {
      id: 'riders',
      type: 'integer',
      label: 'riders',
      unit: ['people', 'Personen', 'человека', 'personnes', 'personas', 'pessoas'],
    },
    { id: 'note', type: 'text', label: 'note' },
  ];
  test.each([
    ['en', "I've changed my mind. It is for 3 people.", 3],
    ['de', 'Ich habe es mir anders überlegt. Wir sind 3 Personen.', 3],
    ['fr', "J'ai changé d'avis. Nous serons 3 personnes.", 3],
    ['es', 'He cambiado de idea. Somos 3 personas.', 3],
    ['pt', 'Mudei de ideia. Somos 3 pessoas.', 3],
    ['ru', 'Я передумал. Нас будет 3 человека.', 3],
  ] as const)('%s %s', async (language, text, riders) => {
    const given = { asked: ['note'], filled: { riders: 2 } };
    expect(await changed(language, text, ride, given)).toMatchObject({ riders });
  });

  test('a value in passing still changes nothing', async () => {
    const given = { asked: ['note'], filled: { riders: 2 } };
    expect(await changed('en', 'A cab for 3 people is dear', ride, given)).not.toHaveProperty(
      'riders',
    );
  });
});

describe('the words for both ends of a way name them', () => {
  const way = (from: string, to: string): readonly Slot[] => [
    { id: 'from', type: 'place', label: from },
    { id: 'to', type: 'place', label: to },
  ];
  test.each([
    ['en', 'from', 'to', 'The destination is Porto', { to: 'Porto' }],
    ['en', 'from', 'to', 'The origin is Porto', { from: 'Porto' }],
    ['de', 'Abfahrt von', 'nach', 'Das Ziel ist Porto', { to: 'Porto' }],
    ['fr', 'départ', 'arrivée à destination', 'La destination est Porto', { to: 'Porto' }],
    ['es', 'salida desde', 'hasta', 'El destino es Oporto', { to: 'Oporto' }],
    ['pt', 'partida', 'destino', 'O destino é Faro', { to: 'Faro' }],
  ] as const)('%s %s %s %s', async (language, from, to, text, values) => {
    expect(await changed(language, text, way(from, to), { asked: ['from', 'to'] })).toEqual(values);
  });
});

describe('what is sent to somebody names the recipient', () => {
  const transfer = (label: string): readonly Slot[] => [
    { id: 'recipient', type: 'person', label },
    { id: 'amount', type: 'money', currency: 'EUR', label: 'amount' },
  ];
  test.each([
    ['en', 'recipient', 'Send it to my friend Milena', 'Milena'],
    ['en', 'recipient', 'please send some money to Milena', 'Milena'],
    ['de', 'Empfänger', 'Schicken Sie es an Milena', 'Milena'],
    ['fr', 'destinataire', "Envoyez de l'argent à Milena", 'Milena'],
    ['es', 'destinatario', 'Manda dinero a Milena', 'Milena'],
    ['pt', 'destinatário', 'Envia dinheiro para a Milena', 'Milena'],
  ] as const)('%s %s %s', async (language, label, text, name) => {
    expect(await changed(language, text, transfer(label))).toEqual({ recipient: name });
  });

  test.each([
    ['en', 'recipient', "don't send it to Milena"],
    ['en', 'recipient', 'can I send it to Milena?'],
    ['es', 'destinatario', 'no mande dinero a Milena'],
    ['pt', 'destinatário', 'não envie dinheiro para a Milena'],
  ] as const)('and not where it is not meant: %s %s %s', async (language, label, text) => {
    expect(await changed(language, text, transfer(label))).toEqual({});
  });
});
