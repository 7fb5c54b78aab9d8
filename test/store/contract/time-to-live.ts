import { expect } from 'vitest';
import type { Promised } from '../contract.ts';
import {
  arrival,
  by,
  conversation,
  entry,
  hourMs,
  present,
  startMs,
  text,
  trace,
  turn,
} from '../sample.ts';

export function timeToLiveContract(promised: Promised): void {
  promised('state is kept until its time, and then gone', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const keepUntilMs = startMs + hourMs;
    await store.commit(present(claim), turn('test:a', 1, { keepUntilMs }), by('w'));
    expect(await store.readConversation('test:a', keepUntilMs - 1)).toEqual(conversation('test:a'));
    expect(await store.readConversation('test:a', keepUntilMs)).toBeUndefined();
    expect(await store.hasConversation('test:a', keepUntilMs - 1)).toBe(true);
    expect(await store.hasConversation('test:a', keepUntilMs)).toBe(false);
    const { claim: later } = await store.accept(arrival('test:a', 'e2'), by('w', hourMs));
    expect(later?.inputs).toEqual([text('e2')]);
    expect(later).not.toHaveProperty('conversation');
  });

  promised('every commit sets the time anew', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const keep = (hours: number) => ({ keepUntilMs: startMs + hours * hourMs });
    await store.commit(present(claim), turn('test:a', 1, keep(1)), by('w'));
    const { claim: second } = await store.accept(arrival('test:a', 'e2'), by('w'));
    await store.commit(present(second), turn('test:a', 1, keep(3)), by('w'));
    await store.claim(by('w', 2 * hourMs), 10);
    expect(await store.readConversation('test:a', startMs + 2 * hourMs)).toBeDefined();
  });

  promised(
    'a time that is over already is accepted, and nothing of the state stays',
    async (store) => {
      const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
      const outbox = [entry('test:a', 'o1')];
      const lanes = await store.commit(
        present(claim),
        turn('test:a', 1, { keepUntilMs: startMs, outbox, trace: trace(1) }),
        by('w'),
      );
      expect(lanes).toHaveLength(1);
      expect(await store.readConversation('test:a', startMs)).toBeUndefined();
      const [next] = await store.claim(by('w'), 10);
      expect(next?.inputs).toEqual([text('e2')]);
      expect(next).not.toHaveProperty('conversation');
    },
  );

  promised('inputs outlive the state of their conversation', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    const keepUntilMs = startMs + hourMs;
    await store.commit(present(claim), turn('test:a', 1, { keepUntilMs }), by('w'));
    const [later] = await store.claim(by('w', 48 * hourMs), 10);
    expect(later?.inputs).toEqual([text('e2')]);
    expect(later).not.toHaveProperty('conversation');
  });

  promised('what is to be sent outlives the state of its conversation', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const outbox = [entry('test:a', 'o1'), entry('test:a', 'o2')];
    const keepUntilMs = startMs + hourMs;
    await store.commit(present(claim), turn('test:a', 1, { keepUntilMs, outbox }), by('w'));
    const later = by('w', 48 * hourMs);
    const [lane] = await store.claimLanes(later, 10);
    expect(lane?.entry).toEqual(outbox[0]);
    const next = await store.settle(present(lane), { result: 'sent', entryId: 'o1' }, later);
    expect(next?.entry).toEqual(outbox[1]);
  });

  promised('a due time that comes after the state is gone brings nothing up', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const times = { keepUntilMs: startMs + hourMs, dueAtMs: startMs + 2 * hourMs };
    await store.commit(present(claim), turn('test:a', 1, times), by('w'));
    expect(await store.claim(by('w', 3 * hourMs), 10)).toEqual([]);
    expect(await store.nextDueAtMs()).toBeUndefined();
  });
}
