import { expect } from 'vitest';
import type { Promised } from '../contract.ts';
import { arrival, by, entry, present, startMs, text, turn } from '../sample.ts';

export function parkedContract(promised: Promised): void {
  promised('a parked input is set aside in the commit that parks it', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    const parked = [{ input: text('e1'), reason: 'broken' }];
    await store.commit(present(claim), turn('test:a', 1, { parked }), by('w', 3));
    const item = { kind: 'input', key: 'test:a', reason: 'broken', atMs: startMs + 3 };
    expect(await store.readParked()).toMatchObject([{ ...item, input: text('e1') }]);
    const [next] = await store.claim(by('w', 3), 10);
    expect(next?.inputs).toEqual([text('e2')]);
  });

  promised('a replayed input is taken once more, after what came in between', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    const parked = [{ input: text('e1'), reason: 'broken' }];
    await store.commit(present(claim), turn('test:a', 1, { parked }), by('w'));
    const [item] = await store.readParked();
    expect(await store.replay(present(item).id, startMs)).toBe(true);
    expect(await store.readParked()).toEqual([]);
    expect(await store.replay(present(item).id, startMs)).toBe(false);
    const [next] = await store.claim(by('w'), 10);
    expect(next?.inputs).toEqual([text('e2'), text('e1')]);
  });

  promised('a replayed input brings its conversation up, even if that is gone', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const parked = [{ input: text('e1'), reason: 'broken' }];
    await store.commit(
      present(claim),
      turn('test:a', 1, { parked, keepUntilMs: startMs }),
      by('w'),
    );
    const [item] = await store.readParked();
    await store.replay(present(item).id, startMs + 5);
    expect(await store.nextDueAtMs()).toBe(startMs + 5);
    const [next] = await store.claim(by('w', 5), 10);
    expect(next?.inputs).toEqual([text('e1')]);
  });

  promised('an input replayed during a turn is due after it', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const parked = [{ input: text('e1'), reason: 'broken' }];
    await store.commit(present(claim), turn('test:a', 1, { parked }), by('w'));
    const { claim: second } = await store.accept(arrival('test:a', 'e2'), by('w'));
    const [item] = await store.readParked();
    await store.replay(present(item).id, startMs);
    expect(await store.claim(by('v'), 10)).toEqual([]);
    await store.commit(present(second), turn('test:a', 1), by('w', 1));
    const [next] = await store.claim(by('w', 1), 10);
    expect(next?.inputs).toEqual([text('e1')]);
  });

  promised('a replayed entry goes back to its lane as if made now', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const outbox = [entry('test:a', 'o1')];
    const lanes = await store.commit(present(claim), turn('test:a', 1, { outbox }), by('w'));
    const park = { result: 'parked', entryId: 'o1', reason: 'blocked' } as const;
    await store.settle(present(lanes?.[0]), park, by('w'));
    expect(await store.claimLanes(by('w', 5), 10)).toEqual([]);
    const [item] = await store.readParked();
    expect(await store.replay(present(item).id, startMs + 5)).toBe(true);
    expect(await store.claimLanes(by('w', 4), 10)).toEqual([]);
    const claims = await store.claimLanes(by('w', 5), 10);
    const made = { ...outbox[0], createdAtMs: startMs + 5 };
    expect(claims).toMatchObject([{ entry: made, attempts: 1 }]);
    expect(await store.readParked()).toEqual([]);
  });

  promised('a replayed message never undoes a newer one', async (store) => {
    const message = (id: string) => entry('test:a', id, { message: 'question' });
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const first = turn('test:a', 1, { outbox: [message('o1')] });
    const lanes = await store.commit(present(claim), first, by('w'));
    const park = { result: 'parked', entryId: 'o1', reason: 'blocked' } as const;
    await store.settle(present(lanes?.[0]), park, by('w'));

    const { claim: second } = await store.accept(arrival('test:a', 'e2'), by('w'));
    const outbox = [entry('test:a', 'o2'), message('o3'), entry('test:a', 'o4')];
    await store.commit(present(second), turn('test:a', 1, { outbox }), by('w'));
    const [item] = await store.readParked();
    await store.replay(present(item).id, startMs);
    const ids = (await store.readOutbox('test:a')).map(({ id }) => id);
    expect(ids).toEqual(['o2', 'o1', 'o3', 'o4']);
  });

  promised('parked items have ids of their own, oldest first', async (store) => {
    for (const [i, key] of ['test:a', 'test:b', 'test:a'].entries()) {
      const { claim } = await store.accept(arrival(key, `e${i}`), by('w'));
      const inputs = present(claim).inputs.map((input) => ({ input, reason: 'broken' }));
      await store.commit(present(claim), turn(key, 1, { parked: inputs }), by('w'));
    }
    const parked = await store.readParked();
    expect(parked.map(({ key }) => key)).toEqual(['test:a', 'test:b', 'test:a']);
    expect(new Set(parked.map(({ id }) => id)).size).toBe(3);
  });

  promised('an unknown parked id is no fault', async (store) => {
    expect(await store.replay('no-such-item', startMs)).toBe(false);
  });
}
