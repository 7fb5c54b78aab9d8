import { expect } from 'vitest';
import { OperationalError } from '../../../src/errors.ts';
import { type Store, tracesKept } from '../../../src/store/port.ts';
import type { Promised } from '../contract.ts';
import {
  arrival,
  by,
  conversation,
  entry,
  leaseMs,
  present,
  startMs,
  text,
  trace,
  turn,
} from '../sample.ts';

export function commitContract(promised: Promised): void {
  promised('a commit writes state, trace and outbox and takes the inputs', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2', 'e3'), by('w'));
    const outbox = [entry('test:a', 'o1'), entry('test:a', 'o2')];
    const lanes = await store.commit(
      present(claim),
      turn('test:a', 2, { trace: trace(1), outbox, turns: 7 }),
      by('w'),
    );
    expect(lanes).toMatchObject([{ key: 'test:a', lane: 'chat', entry: outbox[0], attempts: 1 }]);
    expect(await store.readConversation('test:a', startMs)).toEqual(conversation('test:a', 7));
    expect(await store.readTraces('test:a')).toEqual([trace(1)]);
    expect(await store.readOutbox('test:a')).toEqual(outbox);
    const [next] = await store.claim(by('w'), 10);
    expect(next).toMatchObject({ inputs: [text('e3')], conversation: conversation('test:a', 7) });
  });

  promised('of two commits under one claim the first counts', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const results = await Promise.all([
      store.commit(present(claim), turn('test:a', 1, { turns: 1 }), by('w')),
      store.commit(present(claim), turn('test:a', 1, { turns: 2 }), by('w')),
    ]);
    expect(results).toEqual([[], undefined]);
    expect(await store.readConversation('test:a', startMs)).toEqual(conversation('test:a', 1));
  });

  promised('a refused commit leaves everything as it was', async (store) => {
    const { claim: stale } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.claim(by('v', leaseMs), 10);
    const all = turn('test:a', 1, {
      parked: [{ input: text('e1'), reason: 'broken' }],
      trace: trace(1),
      outbox: [entry('test:a', 'o1')],
      dueAtMs: startMs,
    });
    expect(await store.commit(present(stale), all, by('w', leaseMs))).toBeUndefined();
    await expectUntouched(store);
  });

  promised('a commit that cannot be stored leaves everything as it was', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const all = turn('test:a', 1, {
      parked: [{ input: text('e1'), reason: 'broken' }],
      trace: trace(1),
      outbox: [entry('test:a', 'o1'), entry('test:a', 'o2', { body: { amount: 1n } })],
    });
    const failure = await store.commit(present(claim), all, by('w')).catch((error) => error);
    expect(failure).toBeInstanceOf(OperationalError);
    expect(failure).toMatchObject({ code: 'not-storable', retryable: false });
    await expectUntouched(store);
    expect(await store.commit(present(claim), turn('test:a', 1), by('w'))).toEqual([]);
  });

  promised('a turn cannot take more than it was shown', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.accept(arrival('test:a', 'e2'), by('w'));
    await expect(store.commit(present(claim), turn('test:a', 2), by('w'))).rejects.toThrow();
    await store.commit(present(claim), turn('test:a', 1), by('w'));
    const [next] = await store.claim(by('w'), 10);
    expect(next?.inputs).toEqual([text('e2')]);
  });

  promised('inputs that are left are due at once, whatever the turn asked for', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    await store.commit(
      present(claim),
      turn('test:a', 1, { dueAtMs: startMs + 60_000 }),
      by('w', 5),
    );
    expect(await store.nextDueAtMs()).toBe(startMs + 5);
  });

  promised('a commit without a due time takes an earlier one back', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.commit(present(claim), turn('test:a', 1, { dueAtMs: startMs + 9 }), by('w'));
    const { claim: second } = await store.accept(arrival('test:a', 'e2'), by('w'));
    await store.commit(present(second), turn('test:a', 1), by('w'));
    expect(await store.nextDueAtMs()).toBeUndefined();
  });

  promised('a commit that forgets takes earlier traces and receipts with it', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const outbox = [entry('test:a', 'o1', { message: 'greeting' })];
    const said = turn('test:a', 1, { trace: trace(1), outbox });
    const [lane] = present(await store.commit(present(claim), said, by('w')));
    await store.settle(present(lane), { result: 'sent', entryId: 'o1' }, by('w'));
    const { claim: second } = await store.accept(arrival('test:a', 'e2'), by('w'));
    const forgetting = turn('test:a', 1, { trace: trace(2), forgetsBefore: true });
    await store.commit(present(second), forgetting, by('w'));
    expect(await store.readTraces('test:a')).toEqual([trace(2)]);
    const { claim: third } = await store.accept(arrival('test:a', 'e3'), by('w'));
    expect(third?.receipts).toEqual({});
  });

  promised('the newest traces are kept', async (store) => {
    for (let i = 0; i < tracesKept + 3; i += 1) {
      const { claim } = await store.accept(arrival('test:a', `e${i}`), by('w'));
      await store.commit(present(claim), turn('test:a', 1, { trace: trace(i) }), by('w'));
    }
    const kept = (await store.readTraces('test:a')).map((one) => one.turn);
    expect(kept).toEqual(Array.from({ length: tracesKept }, (_, i) => i + 3));
  });

  promised('conversations with names in common share nothing', async (store) => {
    const keys = ['test:a', 'test:a:b', 'test:ab', 'test:a:', 'test:A', 'test:{a}', 'test:a b'];
    for (const [i, key] of keys.entries()) {
      const { claim } = await store.accept(arrival(key, 'e'), by('w'));
      const outbox = [entry(key, `o${i}`)];
      await store.commit(
        present(claim),
        turn(key, 1, { turns: i, outbox, trace: trace(i) }),
        by('w'),
      );
    }
    for (const [i, key] of keys.entries()) {
      expect(await store.readConversation(key, startMs)).toEqual(conversation(key, i));
      expect(await store.readOutbox(key)).toEqual([entry(key, `o${i}`)]);
      expect(await store.readTraces(key)).toEqual([trace(i)]);
    }
  });
}

async function expectUntouched(store: Store): Promise<void> {
  expect(await store.readConversation('test:a', startMs)).toBeUndefined();
  expect(await store.readTraces('test:a')).toEqual([]);
  expect(await store.readOutbox('test:a')).toEqual([]);
  expect(await store.readParked()).toEqual([]);
}
