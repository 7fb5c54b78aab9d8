import { expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import type { SnippetSpec } from '../../src/core/flow/spec.ts';
import { indexKnowledge } from '../../src/core/knowledge/knowledge.ts';
import { openConversation } from '../../src/scripted/driver.ts';
import type { TurnRecord } from '../../src/scripted/records.ts';

const dinner = defineFlow({
  id: 'dinner',
  version: 1,
  language: 'fr',
  title: 'Réservation de table',
  purpose: 'Réserve une table.',
  triggers: ['je voudrais réserver une table'],
  slots: [
    { id: 'name', type: 'person', label: 'nom', ask: { first: 'À quel nom ?' } },
    { id: 'day', type: 'date', label: 'jour', bias: 'future', ask: { first: 'Pour quel jour ?' } },
    { id: 'hour', type: 'time', label: 'heure', ask: { first: 'À quelle heure ?' } },
    {
      id: 'guests',
      type: 'integer',
      label: 'nombre de personnes',
      unit: ['personnes', 'personne'],
      ask: { first: 'Vous serez combien ?' },
    },
    {
      id: 'terrace',
      type: 'boolean',
      label: 'terrasse',
      ask: { first: 'Voulez-vous être en terrasse ?' },
      why: 'La terrasse n’a que six tables.',
    },
    {
      id: 'phone',
      type: 'phone',
      label: 'téléphone',
      region: 'FR',
      required: false,
      ask: { first: 'À quel numéro peut-on vous joindre ?' },
    },
  ],
});

/** Plays a conversation; what was said to each text, and what is noted at the end. */
async function play(texts: readonly string[]) {
  const turns: TurnRecord[] = [];
  const conversation = await openConversation({
    flows: [await compileFlow(dinner)],
    frozenAtMs: Date.parse('2026-03-04T09:00:00Z'),
    locale: 'fr',
    timeZone: 'Europe/Paris',
    numbered: false,
    live: false,
    print: () => {},
    report: (record) => {
      if (record.type === 'turn') turns.push(record);
    },
  });
  try {
    const said: string[] = [];
    for (const text of texts) {
      const before = turns.length;
      await conversation.take([{ text }]);
      const replies = turns.slice(before).flatMap(({ messages }) => messages);
      said.push(replies.map((message) => message.text).join('\n'));
    }
    const slots = (await conversation.state())?.session?.slots ?? {};
    return { said, slots };
  } finally {
    await conversation.close();
  }
}

test('a table is booked in French, from the first word to the last', async () => {
  const { said, slots } = await play([
    'Bonjour, je voudrais réserver une table',
    'au nom de Camille Martin',
    'vendredi soir',
    'vers 20h30, pardon, 20h',
    'pourquoi ?',
    'quatre',
    'non, plutôt 5 personnes',
    'ca m est egal',
    '06 12 34 56 78',
  ]);
  expect(said[4]).toContain('pour qu’on puisse vous aider');
  expect(said[6]).toContain('Je remplace 4 personnes par 5 personnes');
  expect(said.at(-1)).toBe('C’est tout, merci beaucoup. C’est envoyé.');
  expect(slots).toMatchObject({
    name: { value: 'Camille Martin' },
    day: { value: '2026-03-06' },
    hour: { value: '20:00' },
    guests: { value: 5 },
    terrace: { status: 'declined', reason: 'no-preference' },
    phone: { value: '+33612345678' },
  });
});

test('what is refused, put off and asked in French is heard', async () => {
  const { said, slots } = await play([
    'je voudrais réserver une table',
    'je préfère ne pas le dire',
    'je dois vérifier',
    'qui reçoit mes données ?',
    'le 15 mai',
    'midi et demi',
    'je voudrais parler à quelqu’un',
  ]);
  expect(said[1]).toContain('on s’en passe\u00A0: nom.');
  expect(said[2]).toContain('rien ne presse');
  expect(said[3]).toContain('Cela va à l’équipe');
  expect(said.at(-1)).toContain('j’appelle quelqu’un');
  expect(slots).toMatchObject({
    name: { status: 'declined', reason: 'refused' },
    day: { value: '2026-05-15' },
    hour: { value: '12:30' },
    guests: { status: 'empty' },
  });
});

const snippets: readonly SnippetSpec[] = [
  {
    id: 'place',
    questions: ['Où se trouve le restaurant ?', 'Quelle est l’adresse ?'],
    answer: 'Au bord du canal, derrière la gare.',
  },
  {
    id: 'parking',
    questions: ['Y a-t-il un parking ?', 'Où peut-on se garer ?'],
    answer: 'Les clients se garent gratuitement dans la cour.',
  },
];

test.each([
  ['c’est quoi votre adresse ?', 'place'],
  ['où est le restaurant ?', 'place'],
  ['Y a-t-il un parking pour les clients ?', 'parking'],
  ['acceptez-vous les chiens ?', undefined],
])('what is known in French: %s', (question, id) => {
  expect(indexKnowledge(snippets, 'fr').find(question, 'fr')[0]?.id).toBe(id);
});
