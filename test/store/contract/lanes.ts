import { expect } from 'vitest';
import type { LaneClaim, OutboxEntry } from '../../../src/store/outbox.ts';
import type { Store } from '../../../src/store/port.ts';
import type { Promised } from '../contract.ts';
import { arrival, by, entry, leaseMs, present, startMs, turn } from '../sample.ts';

export function laneContract(promised: Promised): void {
  promised('the entries of a lane leave in order, one at a time', async (store) => {
    const [first] = await put(store, 'e1', ['o1', 'o2', 'o3']);
    expect(await store.claimLanes(by('v', leaseMs - 1), 10)).toEqual([]);
    const second = await sent(store, first, 'o1');
    expect(second).toMatchObject({ entry: { id: 'o2' }, attempts: 1 });
    const third = await sent(store, second, 'o2');
    expect(third?.entry.id).toBe('o3');
    expect(await sent(store, third, 'o3')).toBeUndefined();
    expect(await store.readOutbox('test:a')).toEqual([]);
    expect(await store.nextDueAtMs()).toBeUndefined();
  });

  promised('lanes do not wait for each other', async (store) => {
    const lanes = await put(store, 'e1', [
      entry('test:a', 'o1', { lane: 'chat' }),
      entry('test:a', 'o2', { lane: 'hook', kind: 'webhook' }),
      entry('test:a', 'o3', { lane: 'chat' }),
    ]);
    expect(lanes.map(({ lane, entry: { id } }) => [lane, id])).toEqual([
      ['chat', 'o1'],
      ['hook', 'o2'],
    ]);
    await retry(store, lanes[0], 'o1', 60_000);
    expect(await sent(store, lanes[1], 'o2')).toBeUndefined();
    expect((await store.readOutbox('test:a')).map(({ id }) => id)).toEqual(['o1', 'o3']);
  });

  promised(
    'lanes that wait can be read by how their names begin, due ones first',
    async (store) => {
      const hook = (id: string, lane: string) => entry('test:a', id, { lane, kind: 'webhook' });
      const lanes = await put(store, 'e1', [
        entry('test:a', 'o1'),
        hook('o2', 'webhook:crm:1'),
        hook('o3', 'webhook:crm:1'),
        hook('o4', 'webhook:sales:2'),
      ]);
      const other = await put(
        store,
        'e1',
        [entry('test:b', 'o5', { lane: 'webhook:crm:3', kind: 'webhook' })],
        'test:b',
      );
      await retry(store, lanes[1], 'o2', 60_000);
      await retry(store, lanes[2], 'o4', 50_000);
      await retry(store, other[0], 'o5', 40_000);
      const read = await store.readLanes('webhook:crm:');
      expect(read).toMatchObject([
        { key: 'test:b', lane: 'webhook:crm:3', dueAtMs: startMs + 40_000 },
        { key: 'test:a', lane: 'webhook:crm:1', dueAtMs: startMs + 60_000 },
      ]);
      expect(read[1]?.entries.map(({ id, attempts }) => [id, attempts])).toEqual([
        ['o2', 1],
        ['o3', 0],
      ]);
      expect((await store.readLanes('webhook:')).map(({ lane }) => lane)).toHaveLength(3);
      expect(await store.readLanes('nothing')).toEqual([]);
    },
  );

  promised('the same lane name in two conversations means two lanes', async (store) => {
    const [left] = await put(store, 'e1', [entry('test:a', 'o1')], 'test:a');
    const [right] = await put(store, 'e1', [entry('test:b', 'o1')], 'test:b');
    await retry(store, left, 'o1', 60_000);
    expect(await sent(store, right, 'o1')).toBeUndefined();
    expect(await store.readOutbox('test:a')).toHaveLength(1);
    expect(await store.readOutbox('test:b')).toEqual([]);
  });

  promised('new entries of a lane that is being sent wait for it', async (store) => {
    const [first] = await put(store, 'e1', ['o1']);
    expect(await put(store, 'e2', ['o2'])).toEqual([]);
    expect((await sent(store, first, 'o1'))?.entry.id).toBe('o2');
  });

  promised('a lane whose sender is gone is taken over after the lease', async (store) => {
    const [stale] = await put(store, 'e1', ['o1', 'o2']);
    const [live] = await store.claimLanes(by('v', leaseMs), 10);
    expect(live).toMatchObject({ entry: { id: 'o1' }, attempts: 2 });
    expect(await sent(store, stale, 'o1')).toBeUndefined();
    expect((await store.readOutbox('test:a')).map(({ id }) => id)).toEqual(['o1', 'o2']);
    expect((await sent(store, live, 'o1'))?.entry.id).toBe('o2');
  });

  promised('an entry to be tried again holds its lane until then', async (store) => {
    const [first] = await put(store, 'e1', ['o1', 'o2']);
    await retry(store, first, 'o1', 5_000);
    expect(await store.nextDueAtMs()).toBe(startMs + 5_000);
    expect(await put(store, 'e2', ['o3'])).toEqual([]);
    expect(await store.claimLanes(by('w', 4_999), 10)).toEqual([]);
    const [again] = await store.claimLanes(by('w', 5_000), 10);
    expect(again).toMatchObject({ entry: { id: 'o1' }, attempts: 2 });
    expect(await sent(store, first, 'o1')).toBeUndefined();
  });

  promised('an attempt that was none does not count', async (store) => {
    const [first] = await put(store, 'e1', ['o1']);
    const waits = { result: 'retry', entryId: 'o1', atMs: startMs, reason: 'busy' } as const;
    await store.settle(present(first), { ...waits, untried: true }, by('w'));
    const [second] = await store.claimLanes(by('w', 1), 10);
    expect(second).toMatchObject({ entry: { id: 'o1' }, attempts: 1 });
    await store.settle(present(second), waits, by('w', 1));
    expect(await store.claimLanes(by('w', 2), 10)).toMatchObject([{ attempts: 2 }]);
  });

  promised('a parked entry is set aside and the lane goes on', async (store) => {
    const [first] = await put(store, 'e1', ['o1', 'o2']);
    const settlement = { result: 'parked', entryId: 'o1', reason: 'blocked' } as const;
    const next = await store.settle(present(first), settlement, by('w', 7));
    expect(next).toMatchObject({ entry: { id: 'o2' }, attempts: 1 });
    const item = { kind: 'entry', key: 'test:a', reason: 'blocked', atMs: startMs + 7 };
    expect(await store.readParked()).toMatchObject([{ ...item, entry: entry('test:a', 'o1') }]);
  });

  promised(
    'a settlement with a wrong token or for another entry changes nothing',
    async (store) => {
      const [first] = await put(store, 'e1', ['o1', 'o2']);
      const claim = present(first);
      const wrong: readonly [LaneClaim, string][] = [
        [{ ...claim, token: 'no-such-token' }, 'o1'],
        [{ ...claim, lane: 'other' }, 'o1'],
        [{ ...claim, key: 'test:other' }, 'o1'],
        [claim, 'o2'],
      ];
      for (const [token, entryId] of wrong) {
        expect(await sent(store, token, entryId)).toBeUndefined();
        const park = { result: 'parked', entryId, reason: 'no' } as const;
        expect(await store.settle(token, park, by('w'))).toBeUndefined();
      }
      expect(await store.readOutbox('test:a')).toHaveLength(2);
      expect(await store.readParked()).toEqual([]);
      expect((await sent(store, claim, 'o1'))?.entry.id).toBe('o2');
    },
  );

  promised('lanes that are due longest come first, and no more than asked for', async (store) => {
    for (const [i, name] of ['c', 'a', 'b'].entries()) {
      const key = `test:${name}`;
      const [lane] = await put(store, 'e', [entry(key, 'o')], key);
      await retry(store, lane, 'o', 1_000 + i);
    }
    const claimed = async () => (await store.claimLanes(by('w', 2_000), 2)).map(({ key }) => key);
    expect(await claimed()).toEqual(['test:c', 'test:a']);
    expect(await claimed()).toEqual(['test:b']);
  });

  promised(
    'a sent message leaves a receipt, and its edit learns the platform’s id',
    async (store) => {
      const message = (id: string) => entry('test:a', id, { message: 'greeting' });
      const [first] = await put(store, 'e1', [message('o1')]);
      expect(first).not.toHaveProperty('platformMessageId');
      const settlement = { result: 'sent', entryId: 'o1', platformMessageId: '99.1' } as const;
      await store.settle(present(first), settlement, by('w', 3));

      const { claim } = await store.accept(arrival('test:a', 'e2'), by('w', 4));
      expect(claim?.receipts).toEqual({
        greeting: { platformMessageId: '99.1', sentAtMs: startMs + 3 },
      });
      const [edit] = present(
        await store.commit(
          present(claim),
          turn('test:a', 1, { outbox: [message('o2')] }),
          by('w', 5),
        ),
      );
      expect(edit?.platformMessageId).toBe('99.1');
      await sent(store, edit, 'o2');

      const { claim: third } = await store.accept(arrival('test:a', 'e3'), by('w', 6));
      expect(third?.receipts.greeting?.platformMessageId).toBe('99.1');
      const forget = turn('test:a', 1, { forgetReceipts: ['greeting', 'never-sent'] });
      await store.commit(present(third), forget, by('w', 6));
      const { claim: fourth } = await store.accept(arrival('test:a', 'e4'), by('w', 7));
      expect(fourth?.receipts).toEqual({});
    },
  );

  promised('what was not sent has no receipt', async (store) => {
    const lanes = await put(store, 'e1', [
      entry('test:a', 'o1', { message: 'waiting', lane: 'one' }),
      entry('test:a', 'o2', { message: 'parked', lane: 'two' }),
    ]);
    await retry(store, lanes[0], 'o1', 1_000);
    const park = { result: 'parked', entryId: 'o2', reason: 'blocked' } as const;
    await store.settle(present(lanes[1]), park, by('w'));
    const { claim } = await store.accept(arrival('test:a', 'e2'), by('w'));
    expect(claim?.receipts).toEqual({});
  });

  promised('an edit takes the place of the message that still waits', async (store) => {
    const [first] = await put(store, 'e1', [
      entry('test:a', 'o1', { message: 'one' }),
      entry('test:a', 'o2', { message: 'two' }),
      entry('test:a', 'o3', { message: 'three' }),
    ]);
    await put(store, 'e2', [entry('test:a', 'o4', { message: 'two' })]);
    expect((await store.readOutbox('test:a')).map(({ id }) => id)).toEqual(['o1', 'o4', 'o3']);
    expect((await sent(store, first, 'o1'))?.entry.id).toBe('o4');
  });

  promised('an edit waits for the message that is being sent', async (store) => {
    const [first] = await put(store, 'e1', [entry('test:a', 'o1', { message: 'one' })]);
    await put(store, 'e2', [entry('test:a', 'o2', { message: 'one' })]);
    const settlement = { result: 'sent', entryId: 'o1', platformMessageId: '1' } as const;
    const next = await store.settle(present(first), settlement, by('w'));
    expect(next).toMatchObject({ entry: { id: 'o2' }, platformMessageId: '1' });
  });

  promised('an edit takes the place of a message that waits to be tried again', async (store) => {
    const [first] = await put(store, 'e1', [entry('test:a', 'o1', { message: 'one' })]);
    await retry(store, first, 'o1', 1_000);
    await put(store, 'e2', [entry('test:a', 'o2', { message: 'one' })]);
    const claims = await store.claimLanes(by('w', 1_000), 10);
    expect(claims).toMatchObject([{ entry: { id: 'o2' } }]);
    expect(await store.readOutbox('test:a')).toHaveLength(1);
  });

  promised('entries without a logical message never replace each other', async (store) => {
    await put(store, 'e1', ['o1', 'o2', 'o3']);
    await put(store, 'e2', ['o4']);
    expect(await store.readOutbox('test:a')).toHaveLength(4);
  });
}

/** Commits a turn that puts these entries out, and gives the lanes that came with it. */
async function put(
  store: Store,
  eventId: string,
  entries: readonly (string | OutboxEntry)[],
  key = 'test:a',
): Promise<readonly LaneClaim[]> {
  const { claim } = await store.accept(arrival(key, eventId), by('w'));
  const outbox = entries.map((one) => (typeof one === 'string' ? entry(key, one) : one));
  return present(await store.commit(present(claim), turn(key, 1, { outbox }), by('w')));
}

function sent(store: Store, claim: LaneClaim | undefined, entryId: string) {
  return store.settle(present(claim), { result: 'sent', entryId }, by('w'));
}

function retry(store: Store, claim: LaneClaim | undefined, entryId: string, afterMs: number) {
  const settlement = { result: 'retry', entryId, atMs: startMs + afterMs, reason: '429' } as const;
  return store.settle(present(claim), settlement, by('w'));
}
