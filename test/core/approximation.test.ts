import { describe, expect, test } from 'vitest';
import { flowOf, seat } from './support.ts';

const flow = await flowOf({
  id: 'team',
  version: 1,
  title: 'Team',
  slots: [
    {
      id: 'people',
      type: 'integer',
      label: 'number of people',
      ask: { first: 'How many people?' },
    },
    {
      id: 'budget',
      type: 'money',
      label: 'budget',
      currency: 'EUR',
      ask: { first: 'What budget?' },
    },
    { id: 'day', type: 'date', label: 'day', bias: 'future', ask: { first: 'Which day?' } },
  ],
});

describe('what was said roughly stays rough, however little of it is quoted', () => {
  const rows = [
    ['so, let me think, we are about thirty people then', 'people', 'thirty', 'inferred'],
    [
      'it rains a lot, my dear, so thirty or so may stay under that roof of ours',
      'people',
      'thirty',
      'inferred',
    ],
    ['so, let me think, it is around 5000 euros for us', 'budget', '5000 euros', 'inferred'],
    ['so, let me think, it is exactly 5000 euros for us', 'budget', '5000 euros', 'filled'],
    ['so, let me think, there will be thirty people', 'people', 'thirty', 'filled'],
  ] as const;
  test.each(rows)('%s', (words, slot, quote, status) => {
    const table = seat(flow);
    table.say('hello');
    const turn = table.say(words, { proposals: [{ slot, says: 'value', quote, direct: true }] });
    expect(turn.trace.proposals).toMatchObject([{ outcome: 'accepted' }]);
    expect(turn.conversation.session?.slots[slot]?.status).toBe(status);
  });
});
