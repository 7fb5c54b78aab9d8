import { expect, test } from 'vitest';
import { flowOf, seat } from './support.ts';

const flow = await flowOf({
  id: 'pizza',
  version: 1,
  title: 'Pizza',
  slots: [
    {
      id: 'toppings',
      type: 'list',
      label: 'toppings',
      items: {
        type: 'choice',
        options: ['mushrooms', 'onion', 'bacon', 'ham'].map((id) => ({ id, label: id })),
      },
    },
    { id: 'name', type: 'person', label: 'name' },
  ],
});

test.each([
  ['also bacon', ['mushrooms', 'onion', 'bacon']],
  ['I forgot bacon', ['mushrooms', 'onion', 'bacon']],
  ['remove the onion', ['mushrooms']],
  ['without mushrooms', ['onion']],
  ['ham instead of onion', ['mushrooms', 'ham']],
])('"%s" changes the list and clears nothing else', (words, expected) => {
  const table = seat(flow);
  table.say('hello');
  table.say('mushrooms and onion');
  const turn = table.say(words);
  expect(turn.conversation.session?.slots.toppings).toMatchObject({
    status: 'filled',
    value: expected,
  });
  expect(turn.acts.map(({ act }) => act)).toContain('changed');
});
