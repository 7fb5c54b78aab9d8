import { expect } from 'vitest';
import type { Promised } from '../contract.ts';
import { arrival, by, present, startMs, text, turn } from '../sample.ts';

/** An arrival that asks to wait until `untilMs` after the beginning. */
const quiet = (untilMs: number, ...eventIds: readonly string[]) => ({
  ...arrival('test:a', ...eventIds),
  notBeforeMs: startMs + untilMs,
});

export function quietContract(promised: Promised): void {
  promised('a burst waits for its window and is claimed together', async (store) => {
    expect(await store.accept(quiet(500, 'e1'), by('w'))).toEqual({
      accepted: ['e1'],
      duplicates: [],
    });
    await store.accept(quiet(900, 'e2'), by('w', 400));
    expect(await store.nextDueAtMs()).toBe(startMs + 900);
    expect(await store.claim(by('w', 899), 10)).toEqual([]);
    const [claim] = await store.claim(by('w', 900), 10);
    expect(claim?.inputs).toEqual([text('e1'), text('e2')]);
  });

  promised('an arrival that does not ask to wait ends the window', async (store) => {
    await store.accept(quiet(500, 'e1'), by('w'));
    const { claim } = await store.accept(arrival('test:a', 'e2'), by('w', 100));
    expect(claim?.inputs).toEqual([text('e1'), text('e2')]);
  });

  promised('a window that ended is not opened again by what comes later', async (store) => {
    await store.accept(quiet(500, 'e1'), by('w'));
    await store.accept(quiet(1_100, 'e2'), by('w', 600));
    const [claim] = await store.claim(by('w', 600), 10);
    expect(claim?.inputs).toEqual([text('e1'), text('e2')]);
  });

  promised('a window that opens during a turn is kept after it', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.accept(quiet(800, 'e2'), by('w', 300));
    await store.commit(present(claim), turn('test:a', 1), by('w', 400));
    expect(await store.claim(by('w', 799), 10)).toEqual([]);
    expect(await store.claim(by('w', 800), 10)).toHaveLength(1);
  });

  promised('what arrived during a turn and may not wait is due at once after it', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.accept(arrival('test:a', 'e2'), by('w', 300));
    await store.accept(quiet(900, 'e3'), by('w', 350));
    await store.commit(present(claim), turn('test:a', 1), by('w', 400));
    const [next] = await store.claim(by('w', 400), 10);
    expect(next?.inputs).toEqual([text('e2'), text('e3')]);
  });

  promised('a window takes the place of a later due time', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.commit(
      present(claim),
      turn('test:a', 1, { dueAtMs: startMs + 60_000 }),
      by('w', 10),
    );
    await store.accept(quiet(500, 'e2'), by('w', 20));
    expect(await store.claim(by('w', 500), 10)).toHaveLength(1);
  });

  promised('a window never brings a retry forward', async (store) => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.release(present(claim), { dueAtMs: startMs + 8_000, blameless: false });
    await store.accept(quiet(500, 'e2'), by('w', 20));
    expect(await store.nextDueAtMs()).toBe(startMs + 8_000);
  });
}
