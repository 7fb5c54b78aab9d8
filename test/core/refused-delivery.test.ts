import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { flowOf, nowMs, seat } from './support.ts';

const flow = await flowOf({
  id: 'booking',
  version: 1,
  title: 'Booking',
  slots: [
    { id: 'people', type: 'integer', label: 'number of people' },
    { id: 'name', type: 'person', label: 'name' },
  ],
});

function refusal(collectionId: string, revision: number): Input {
  const from = { id: 'receiver' };
  const slots = [{ slot: 'people', message: 'We only have tables for eight.' }];
  return {
    kind: 'refused',
    eventId: `r${revision}`,
    from,
    receivedAtMs: nowMs,
    collectionId,
    revision,
    slots,
  };
}

function finished() {
  const table = seat(flow);
  for (const words of ['hello', '12', 'Dana']) table.say(words);
  return { table, id: table.conversation.session?.id ?? '' };
}

test('a receiver that refuses a set reopens what it names, and says why', () => {
  const { table, id } = finished();
  const turn = table.take([refusal(id, 1)]);
  expect(turn.messages[0]?.text).toContain('We only have tables for eight.');
  expect(turn.conversation.session?.slots.people?.status).toBe('empty');
  const again = table.say('8');
  expect(again.conversation.session?.outcome).toEqual({ type: 'completed' });
  expect(again.effects[0]?.collection.session.collectionRevision).toBe(2);
});

test.each([
  ['another collection', 'other', 1],
  ['an older set', undefined, 0],
] as const)('a refusal of %s changes nothing', (_, collectionId, revision) => {
  const { table, id } = finished();
  const turn = table.take([refusal(collectionId ?? id, revision)]);
  expect(turn.messages).toEqual([]);
  expect(turn.conversation.session?.outcome).toEqual({ type: 'completed' });
});
