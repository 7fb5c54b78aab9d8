import { expect } from 'vitest';
import { dedupeMs } from '../../../src/store/port.ts';
import type { Promised } from '../contract.ts';
import { arrival, by, leaseMs, present, startMs, text, turn } from '../sample.ts';

export function acceptContract(promised: Promised): void {
  promised('a place where nobody spoke has nothing', async (store) => {
    expect(await store.readConversation('test:a', startMs)).toBeUndefined();
    expect(await store.readTraces('test:a')).toEqual([]);
    expect(await store.readOutbox('test:a')).toEqual([]);
    expect(await store.readParked()).toEqual([]);
    expect(await store.nextDueAtMs()).toBeUndefined();
    expect(await store.claim(by('w'), 10)).toEqual([]);
    expect(await store.claimLanes(by('w'), 10)).toEqual([]);
  });

  promised('an arrival at a free conversation comes back claimed', async (store) => {
    const accepted = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    expect(accepted).toMatchObject({
      accepted: ['e1', 'e2'],
      duplicates: [],
      claim: { key: 'test:a', inputs: [text('e1'), text('e2')], attempts: 1, receipts: {} },
    });
    expect(accepted.claim).not.toHaveProperty('conversation');
    expect(await store.nextDueAtMs()).toBe(startMs + leaseMs);
  });

  promised('an arrival during a turn waits for it, and is due when it ends', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const during = await store.accept(arrival('test:a', 'e2'), by('v', 10));
    expect(during).toEqual({ accepted: ['e2'], duplicates: [] });
    expect(await store.claim(by('v', 20), 10)).toEqual([]);
    await store.commit(present(claim), turn('test:a', 1), by('w', 30));
    const [next] = await store.claim(by('v', 30), 10);
    expect(next).toMatchObject({ inputs: [text('e2')], attempts: 1 });
  });

  promised('the same event has one effect, before and after its turn', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const again = { accepted: [], duplicates: ['e1'] };
    expect(await store.accept(arrival('test:a', 'e1'), by('v', 1))).toEqual(again);
    await store.commit(present(claim), turn('test:a', 1), by('w', 2));
    expect(await store.accept(arrival('test:a', 'e1'), by('v', 3))).toEqual(again);
    expect(await store.claim(by('v', 4), 10)).toEqual([]);
  });

  promised('the same event twice in one arrival is taken once', async (store) => {
    const accepted = await store.accept(arrival('test:a', 'e1', 'e2', 'e1'), by('w'));
    expect(accepted).toMatchObject({ accepted: ['e1', 'e2'], duplicates: ['e1'] });
    expect(accepted.claim?.inputs).toEqual([text('e1'), text('e2')]);
  });

  promised(
    'an input is known by each of its ids, and by ids it is repeated under',
    async (store) => {
      const known = async (eventIds: readonly string[]) => {
        const input = text(eventIds[0] ?? '');
        const { duplicates } = await store.accept(
          { key: 'test:a', inputs: [{ input, eventIds }] },
          by('w'),
        );
        return duplicates.length > 0;
      };
      expect(await known(['envelope-1', 'message-1'])).toBe(false);
      expect(await known(['message-1'])).toBe(true);
      expect(await known(['envelope-2', 'message-1'])).toBe(true);
      expect(await known(['envelope-2'])).toBe(true);
      expect(await known(['message-2'])).toBe(false);
    },
  );

  promised('an input is known by its own event id, whatever ids are given', async (store) => {
    const given = { key: 'test:a', inputs: [{ input: text('e1'), eventIds: [] }] };
    await store.accept(given, by('w'));
    expect(await store.accept(given, by('w'))).toEqual({ accepted: [], duplicates: ['e1'] });
  });

  promised('an event id is forgotten after its time, and not before', async (store) => {
    await store.accept(arrival('test:a', 'e1'), by('w'));
    const late = await store.accept(arrival('test:a', 'e1'), by('w', dedupeMs - 1));
    expect(late.duplicates).toEqual(['e1']);
    const later = await store.accept(arrival('test:a', 'e1'), by('w', dedupeMs));
    expect(later.accepted).toEqual(['e1']);
  });

  promised(
    'conversations do not share event ids, even where names join to the same',
    async (store) => {
      expect((await store.accept(arrival('test:a', 'b:c'), by('w'))).accepted).toEqual(['b:c']);
      expect((await store.accept(arrival('test:a:b', 'c'), by('w'))).accepted).toEqual(['c']);
      expect((await store.accept(arrival('test:a:b', 'b:c'), by('w'))).accepted).toEqual(['b:c']);
    },
  );

  promised('an empty arrival does nothing', async (store) => {
    const empty = { key: 'test:a', inputs: [] };
    expect(await store.accept(empty, by('w'))).toEqual({ accepted: [], duplicates: [] });
    expect(await store.nextDueAtMs()).toBeUndefined();
  });

  promised('two arrivals at the same time give one claim', async (store) => {
    const both = await Promise.all([
      store.accept(arrival('test:a', 'e1'), by('w')),
      store.accept(arrival('test:a', 'e2'), by('v')),
    ]);
    expect(both.filter(({ claim }) => claim !== undefined)).toHaveLength(1);
    expect(both.flatMap(({ accepted }) => accepted).sort()).toEqual(['e1', 'e2']);
  });
}
