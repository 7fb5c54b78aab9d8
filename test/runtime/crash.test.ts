import { describe, expect, test } from 'vitest';
import { leaseMs } from '../store/sample.ts';
import { type Death, killable } from './killable.ts';
import { settled, world } from './world.ts';

/** More calls than the scenario makes; a death beyond the last call is no death. */
const mostCalls = 14;

const deaths: readonly Death[] = Array.from({ length: mostCalls }, (_, i) => i + 1).flatMap(
  (call) =>
    (['before', 'after'] as const).flatMap((moment) =>
      (['silence', 'error'] as const).map((afterwards) => ({ call, moment, afterwards })),
    ),
);

describe('a worker that dies is taken over after its lease', () => {
  for (const death of deaths) {
    const { call, moment, afterwards } = death;
    test(`dying ${moment} call ${call} of the store, with ${afterwards}`, async () => {
      const { w, unsettled, thought } = await scenario(death);
      expect(await w.turns()).toEqual([
        ['ann', 'think done'],
        ['ben', 'more'],
      ]);
      const { shown } = w.adapter;
      const { delivered } = w.delivery;
      expect(new Set(shown)).toEqual(new Set(['think done+model', 'more']));
      expect(new Set(delivered)).toEqual(new Set(['test:a-1-0']));
      // Only what was sent and not yet settled is sent again, and that once.
      expect(shown.length + delivered.length).toBe(3 + unsettled);
      expect(thought()).toBeLessThanOrEqual(2);
      expect(await w.store.readOutbox('test:a')).toEqual([]);
      expect(await w.store.readParked()).toEqual([]);
    });
  }

  test('these deaths reach every step from accepting to settling', async () => {
    const reached = new Map<string | undefined, number>();
    for (const death of deaths) {
      const { lastCall, unsettled } = await scenario(death);
      reached.set(lastCall, Math.max(unsettled, reached.get(lastCall) ?? 0));
    }
    expect([...reached.keys()]).toEqual(
      expect.arrayContaining(['resolve', 'accept', 'commit', 'settle', undefined]),
    );
    expect(reached.get('settle')).toBeGreaterThan(0);
    expect(reached.get('commit')).toBe(0);
  });
});

/** Two people write; the first message may reach a worker that dies, then another one goes on. */
async function scenario(death: Death) {
  const w = world();
  let thought = 0;
  const understander = {
    by: 'model',
    async understand() {
      thought += 1;
      return { understanding: { proposals: [] } };
    },
  } as const;
  const store = killable(w.store, death);
  const mortal = w.worker({ store, workerId: 'mortal', understander });
  const heir = w.worker({ workerId: 'heir', understander });

  let acknowledged = false;
  const first = { eventId: 'e1' };
  const working = async () => {
    await w.say(mortal, 'think done', first);
    acknowledged = true;
    await mortal.drain();
  };
  await Promise.race([working().catch(() => {}), store.died]);
  await settled();
  const sent = [...w.adapter.shown, ...w.delivery.delivered];
  const waiting = await w.store.readOutbox('test:a');
  const unsettled = waiting.filter(({ id, body }) => sent.includes(id) || sent.includes(`${body}`));

  // A platform that heard nothing brings the event again.
  if (!acknowledged) await w.say(heir, 'think done', first);
  await w.say(heir, 'more', { eventId: 'e2', person: 'ben', quietMs: 10 * leaseMs });
  for (let i = 0; i < 12; i += 1) {
    await heir.drain();
    await w.clock.advance(leaseMs);
  }
  return { w, unsettled: unsettled.length, thought: () => thought, lastCall: store.lastCall() };
}
