import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { flowOf, seat } from './support.ts';

const flow = await flowOf({
  id: 'order',
  version: 1,
  title: 'Order',
  slots: [
    {
      id: 'task',
      type: 'text',
      label: { en: 'task', ru: 'задача', de: 'Aufgabe', es: 'tarea', fr: 'tâche', pt: 'tarefa' },
      ask: { first: 'What is the task?' },
    },
    { id: 'count', type: 'integer', label: 'count', ask: { first: 'How many?' } },
  ],
});

test.each<[LanguageCode, string, string]>([
  ['en', 'no, the task is a repair of the door', 'a repair of the door'],
  ['en', 'sorry, task: a repair of the door', 'a repair of the door'],
  ['en', 'no, a repair of the door for the task', 'a repair of the door'],
  ['ru', 'нет, задача: ремонт двери', 'ремонт двери'],
  ['ru', 'исправлю, задача — ремонт двери', 'ремонт двери'],
  ['de', 'nein, die Aufgabe ist eine Reparatur der Tür', 'eine Reparatur der Tür'],
  ['es', 'no, la tarea es una reparación de la puerta', 'una reparación de la puerta'],
  ['fr', 'non, la tâche est une réparation de la porte', 'une réparation de la porte'],
  ['pt', 'não, a tarefa é uma reparação da porta', 'uma reparação da porta'],
])('%s: the name of a text that is corrected is no part of it: %s', (language, words, value) => {
  const table = seat(flow);
  table.conversation = { ...table.conversation, language };
  table.say('hello');
  table.say('x y z');
  expect(table.conversation.session?.slots.task).toMatchObject({ value: 'x y z' });
  table.say(words);
  expect(table.conversation.session?.slots.task).toMatchObject({ status: 'filled', value });
});
