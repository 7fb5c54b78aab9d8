import { describe, expect, test } from 'vitest';
import { flowOf, seat } from './support.ts';

const stay = await flowOf({
  id: 'stay',
  version: 1,
  title: 'A stay',
  slots: [
    { id: 'start', type: 'date', label: 'arrival', cues: ['arrival', 'arrive'], bias: 'future' },
    { id: 'end', type: 'date', label: 'departure', cues: ['departure', 'leave'], bias: 'future' },
    { id: 'guest', type: 'text', label: 'wish' },
  ],
  rules: [
    {
      id: 'order',
      require: 'start < end',
      message: 'The departure is before the arrival.',
      reopen: ['start', 'end'],
    },
  ],
});

describe('a rule that reopens two values', () => {
  function broken() {
    const table = seat(stay);
    for (const words of ['hello', '20 May 2026', '10 May 2026']) table.say(words);
    const failed = table.say('a quiet room');
    expect(failed.acts.map(({ act }) => act)).toContain('rule-failed');
    expect(failed.conversation.session?.slots).toMatchObject({
      start: { status: 'empty' },
      end: { status: 'empty' },
      guest: { status: 'filled' },
    });
    return table;
  }

  test('brings the other one back when one new answer mends it', () => {
    const mended = broken().say('departure is 25 May 2026');
    expect(mended.conversation.session?.slots).toMatchObject({
      start: { status: 'inferred', value: '2026-05-20' },
      end: { status: 'filled', value: '2026-05-25' },
      guest: { status: 'filled', value: 'a quiet room' },
    });
  });

  test('asks for the other one when the rule still fails with it', () => {
    const table = broken();
    const next = table.say('departure is 15 May 2026');
    expect(next.conversation.session?.slots).toMatchObject({
      start: { status: 'empty' },
      end: { status: 'filled', value: '2026-05-15' },
    });
    const done = table.say('12 May 2026');
    expect(done.conversation.session?.outcome).toEqual({ type: 'completed' });
  });
});
