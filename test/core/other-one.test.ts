import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { flowOf, seat } from './support.ts';

const languages: readonly LanguageCode[] = ['en', 'ru', 'de', 'es', 'fr', 'pt'];
const inAll = (text: string) => Object.fromEntries(languages.map((code) => [code, text]));

const floor = {
  id: 'floor',
  type: 'choice' as const,
  label: inAll('floor'),
  options: [
    { id: 'lower', label: inAll('Lower') },
    { id: 'upper', label: inAll('Upper') },
  ],
  ask: { first: inAll('Which floor?') },
};
const day = {
  id: 'day',
  type: 'date' as const,
  label: inAll('day'),
  ask: { first: inAll('Which day?') },
};

const booking = (slots: Parameters<typeof flowOf>[0]['slots']) =>
  flowOf({
    id: 'desk',
    version: 1,
    languages: [...languages],
    title: inAll('Desk'),
    slots,
  });

test.each([
  ['hello', 'no, the other one'],
  ['hello', 'the other one please'],
  ['привет', 'нет, другой'],
  ['hallo', 'nein, doch die andere'],
  ['hola', 'no, la otra'],
  ['bonjour', "non, l'autre"],
  ['olá', 'não, o outro'],
])('%s: "%s" takes what was not taken of two', async (greeting, text) => {
  const table = seat(await booking([floor, day]));
  table.say(greeting);
  table.say('Upper');
  const turn = table.say(text);
  expect(turn.conversation.session?.slots.floor).toMatchObject({
    status: 'filled',
    value: 'lower',
  });
});

test('of three options, or of two such choices, nobody knows which is the other', async () => {
  const middle = { id: 'middle', label: inAll('Middle') };
  const three = { ...floor, options: [...floor.options, middle] };
  const second = {
    ...floor,
    id: 'side',
    label: inAll('side'),
    ask: { first: inAll('Which side?') },
  };
  for (const slots of [
    [three, day],
    [floor, second, day],
  ]) {
    const table = seat(await booking(slots));
    table.say('Hm');
    table.say('Upper');
    table.say('Upper');
    const turn = table.say('no, the other one');
    expect(turn.conversation.session?.slots.floor).toMatchObject({ value: 'upper' });
  }
});
