import { expect } from 'vitest';
import type { Promised } from '../contract.ts';
import { arrival, by, conversation, leaseMs, present, startMs, text, turn } from '../sample.ts';

export function claimContract(promised: Promised): void {
  promised('a claimed conversation is nobody else’s until its lease has run out', async (store) => {
    const { claim: first } = await store.accept(arrival('test:a', 'e1'), by('w'));
    expect(await store.claim(by('v', leaseMs - 1), 10)).toEqual([]);
    const [second] = await store.claim(by('v', leaseMs), 10);
    expect(second).toMatchObject({ inputs: [text('e1')], attempts: 2 });
    expect(second?.token).not.toBe(present(first).token);
  });

  promised('a claim that was taken over is worth nothing', async (store) => {
    const { claim: stale } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const [live] = await store.claim(by('v', leaseMs), 10);
    const late = by('w', leaseMs + 1);
    expect(await store.renew(present(stale), late)).toBeUndefined();
    expect(await store.commit(present(stale), turn('test:a', 1), late)).toBeUndefined();
    await store.release(present(stale), { dueAtMs: startMs, blameless: true });
    expect(await store.claim(late, 10)).toEqual([]);
    expect(await store.readConversation('test:a', startMs)).toBeUndefined();
    expect(await store.commit(present(live), turn('test:a', 1), late)).toEqual([]);
    expect(await store.readConversation('test:a', startMs)).toEqual(conversation('test:a'));
  });

  promised('an arrival takes over a conversation whose lease has run out', async (store) => {
    await store.accept(arrival('test:a', 'e1'), by('w'));
    const { claim } = await store.accept(arrival('test:a', 'e2'), by('v', leaseMs));
    expect(claim).toMatchObject({ inputs: [text('e1'), text('e2')], attempts: 2 });
  });

  promised('a renewed claim keeps its conversation', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    expect(await store.renew(present(claim), by('w', 20_000))).toMatchObject({
      arrived: [],
    });
    expect(await store.claim(by('v', leaseMs), 10)).toEqual([]);
    expect(await store.claim(by('v', 20_000 + leaseMs), 10)).toHaveLength(1);
  });

  promised('a renewal brings what came in since the claim, and its quiet window', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.accept(arrival('test:a', 'e2'), by('v', 1_000));
    const renewed = await store.renew(present(claim), by('w', 2_000));
    expect(renewed?.arrived).toEqual([text('e2')]);
    expect(renewed?.quietUntilMs).toBeLessThanOrEqual(startMs + 2_000);
    const later = { ...arrival('test:a', 'e3'), notBeforeMs: startMs + 9_000 };
    await store.accept(later, by('v', 3_000));
    const again = await store.renew(present(claim), by('w', 4_000));
    expect(again?.arrived).toEqual([text('e2'), text('e3')]);
    expect(await store.commit(present(claim), turn('test:a', 1), by('w', 5_000))).toEqual([]);
    const [next] = await store.claim(by('w', 9_000), 10);
    expect(next?.inputs).toEqual([text('e2'), text('e3')]);
  });

  promised('the quiet window of what came in since the claim is told', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const later = { ...arrival('test:a', 'e2'), notBeforeMs: startMs + 9_000 };
    await store.accept(later, by('v', 3_000));
    const renewed = await store.renew(present(claim), by('w', 4_000));
    expect(renewed).toEqual({ arrived: [text('e2')], quietUntilMs: startMs + 9_000 });
  });

  promised('a turn that was begun anew is known as one until its commit', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    expect(claim?.begunAnew).toBe(false);
    const anew = { dueAtMs: startMs, blameless: true, begunAnew: true } as const;
    await store.release(present(claim), anew);
    const [second] = await store.claim(by('v'), 10);
    expect(second).toMatchObject({ begunAnew: true, attempts: 1 });
    await store.release(present(second), { dueAtMs: startMs, blameless: true });
    const [third] = await store.claim(by('w'), 10);
    expect(third?.begunAnew).toBe(true);
    await store.commit(present(third), turn('test:a', 1), by('w'));
    const [next] = await store.claim(by('w'), 10);
    expect(next).toMatchObject({ inputs: [text('e2')], begunAnew: false });
  });

  promised('a late commit counts as long as nobody took over', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const late = by('w', leaseMs + 5);
    expect(await store.commit(present(claim), turn('test:a', 1), late)).toEqual([]);
    expect(await store.claim(by('v', 2 * leaseMs), 10)).toEqual([]);
  });

  promised('a released conversation keeps its inputs and is due when told', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.release(present(claim), { dueAtMs: startMs + 4_000, blameless: false });
    expect(await store.nextDueAtMs()).toBe(startMs + 4_000);
    expect(await store.claim(by('v', 3_999), 10)).toEqual([]);
    const [again] = await store.claim(by('v', 4_000), 10);
    expect(again).toMatchObject({ inputs: [text('e1')], attempts: 2 });
    expect(await store.renew(present(claim), by('w', 4_000))).toBeUndefined();
  });

  promised('a blameless release does not count as an attempt', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.release(present(claim), { dueAtMs: startMs, blameless: true });
    const [again] = await store.claim(by('w'), 10);
    expect(again?.attempts).toBe(1);
  });

  promised(
    'attempts that were given back as failed are told from those that were lost',
    async (store) => {
      const failed = { dueAtMs: startMs, blameless: false };
      const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
      expect(claim).toMatchObject({ attempts: 1, failures: 0 });
      await store.release(present(claim), failed);
      const [second] = await store.claim(by('w'), 10);
      expect(second).toMatchObject({ attempts: 2, failures: 1 });
      const [third] = await store.claim(by('w', leaseMs), 10);
      expect(third).toMatchObject({ attempts: 3, failures: 1 });
      await store.release(present(third), { dueAtMs: startMs, blameless: true });
      const [again] = await store.claim(by('w'), 10);
      expect(again).toMatchObject({ attempts: 3, failures: 1 });
      await store.commit(present(again), turn('test:a', 1), by('w'));
      const [anew] = await store.claim(by('w'), 10);
      expect(anew).toMatchObject({ attempts: 1, failures: 0 });
    },
  );

  promised('attempts begin anew after a commit', async (store) => {
    await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    const [second] = await store.claim(by('w', leaseMs), 10);
    await store.commit(present(second), turn('test:a', 1), by('w', leaseMs));
    const [third] = await store.claim(by('w', leaseMs), 10);
    expect(third).toMatchObject({ inputs: [text('e2')], attempts: 1 });
  });

  promised('an input does not pay for attempts that were made before it came', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.commit(present(claim), turn('test:a', 1, { dueAtMs: startMs }), by('w'));
    for (let i = 1; i <= 6; i += 1) {
      const [due] = await store.claim(by('w'), 10);
      expect(due).toMatchObject({ inputs: [], attempts: i });
      await store.release(present(due), { dueAtMs: startMs, blameless: false });
    }
    const { claim: next } = await store.accept(arrival('test:a', 'e2'), by('w'));
    expect(next).toMatchObject({ inputs: [text('e2')], attempts: 1 });
    await store.release(present(next), { dueAtMs: startMs, blameless: false });
    const { claim: third } = await store.accept(arrival('test:a', 'e3'), by('w'));
    expect(third).toMatchObject({ inputs: [text('e2'), text('e3')], attempts: 2 });
  });

  promised('what is due longest is claimed first, and no more than asked for', async (store) => {
    const order = ['c', 'a', 'd', 'b'];
    for (const [i, name] of order.entries()) {
      const notBeforeMs = startMs + 1_000 + i;
      await store.accept({ ...arrival(`test:${name}`, 'e'), notBeforeMs }, by('w'));
    }
    const later = by('w', 2_000);
    const claimed = async (limit: number) =>
      (await store.claim(later, limit)).map(({ key }) => key);
    expect(await claimed(0)).toEqual([]);
    expect(await claimed(3)).toEqual(['test:c', 'test:a', 'test:d']);
    expect(await claimed(3)).toEqual(['test:b']);
    expect(await claimed(3)).toEqual([]);
  });

  promised('a due time alone brings a conversation up, without inputs', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const dueAtMs = startMs + 60_000;
    await store.commit(present(claim), turn('test:a', 1, { dueAtMs }), by('w'));
    expect(await store.nextDueAtMs()).toBe(dueAtMs);
    expect(await store.claim(by('w', 59_999), 10)).toEqual([]);
    const [due] = await store.claim(by('w', 60_000), 10);
    expect(due).toMatchObject({ inputs: [], attempts: 1, conversation: conversation('test:a') });
  });

  promised('two workers that look at the same time share the work', async (store) => {
    for (let i = 0; i < 10; i += 1) {
      await store.accept({ ...arrival(`test:${i}`, 'e'), notBeforeMs: startMs + 1 }, by('w'));
    }
    const [left = [], right = []] = await Promise.all([
      store.claim(by('w', 1), 6),
      store.claim(by('v', 1), 6),
    ]);
    const keys = [...left, ...right].map(({ key }) => key);
    expect(new Set(keys).size).toBe(10);
    expect(keys).toHaveLength(10);
  });
}
