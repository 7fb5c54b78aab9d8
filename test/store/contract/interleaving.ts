import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LaneClaim } from '../../../src/store/outbox.ts';
import type { Claim, Store } from '../../../src/store/port.ts';
import { runs } from '../../support/property-runs.ts';
import type { MakeStore } from '../contract.ts';
import { arrival, by, entry, leaseMs, startMs, turn } from '../sample.ts';

const keys = ['test:a', 'test:a:b'];
const workers = ['w', 'v', 'u'];
const lanes = ['chat', 'hook'];

/** One thing that a worker does next. A claim it does not hold any more is tried all the same. */
type Action =
  | {
      readonly do: 'accept';
      readonly key: string;
      readonly events: readonly number[];
      readonly quietMs?: number;
    }
  | { readonly do: 'claim'; readonly worker: string; readonly limit: number }
  | {
      readonly do: 'commit';
      readonly worker: string;
      readonly pick: number;
      readonly take: number;
      readonly out: readonly string[];
    }
  | { readonly do: 'release'; readonly worker: string; readonly pick: number }
  | { readonly do: 'renew'; readonly worker: string; readonly pick: number }
  | { readonly do: 'claim-lanes'; readonly worker: string; readonly limit: number }
  | {
      readonly do: 'settle';
      readonly worker: string;
      readonly pick: number;
      readonly result: 'sent' | 'retry' | 'parked';
    }
  | { readonly do: 'crash'; readonly worker: string }
  | { readonly do: 'wait'; readonly ms: number };

const worker = fc.constantFrom(...workers);
const pick = fc.nat(5);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record(
    {
      do: fc.constant('accept' as const),
      key: fc.constantFrom(...keys),
      events: fc.array(fc.nat(12), { minLength: 1, maxLength: 3 }),
      quietMs: fc.nat(2_000),
    },
    { requiredKeys: ['do', 'key', 'events'] },
  ),
  fc.record({ do: fc.constant('claim' as const), worker, limit: fc.nat(3) }),
  fc.record({
    do: fc.constant('commit' as const),
    worker,
    pick,
    take: fc.nat(4),
    out: fc.array(fc.constantFrom(...lanes), { maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('release' as const), worker, pick }),
  fc.record({ do: fc.constant('renew' as const), worker, pick }),
  fc.record({ do: fc.constant('claim-lanes' as const), worker, limit: fc.nat(3) }),
  fc.record({
    do: fc.constant('settle' as const),
    worker,
    pick,
    result: fc.constantFrom('sent' as const, 'retry' as const, 'parked' as const),
  }),
  fc.record({ do: fc.constant('crash' as const), worker }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(1, 900, leaseMs / 2, leaseMs),
  }),
);

export function interleavingContract(makeStore: MakeStore): void {
  test('no interleaving loses, repeats or reorders an input or an entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60, size: 'max' }), async (actions) => {
        const store = await makeStore();
        try {
          const world = new World(store);
          for (const one of actions) await world.perform(one);
          await world.finish();
        } finally {
          await store.close();
        }
      }),
      runs(0.2),
    );
  });
}

/** Several workers on one store, and what must be true of it whatever they do. */
class World {
  private readonly store: Store;
  private nowMs = 0;
  private written = 0;
  private readonly accepted = new Map<string, string[]>(keys.map((key) => [key, []]));
  private readonly taken = new Map<string, string[]>(keys.map((key) => [key, []]));
  private readonly put = new Map<string, string[]>();
  private readonly settled = new Map<string, string[]>();
  private readonly spent = new Set<string>();
  /** Claims stay in a worker's hands after they were used or lost, to be tried again. */
  private readonly claims = new Map<string, Claim[]>(workers.map((name) => [name, []]));
  private readonly laneClaims = new Map<string, LaneClaim[]>(workers.map((name) => [name, []]));

  constructor(store: Store) {
    this.store = store;
  }

  async perform(action: Action): Promise<void> {
    switch (action.do) {
      case 'accept':
        return this.accept(action.key, action.events, action.quietMs);
      case 'claim': {
        const claims = await this.store.claim(by(action.worker, this.nowMs), action.limit);
        expect(claims.length).toBeLessThanOrEqual(action.limit);
        this.claims.get(action.worker)?.push(...claims);
        return;
      }
      case 'commit':
        return this.commit(action.worker, action.pick, action.take, action.out);
      case 'release': {
        const claim = this.claimOf(action.worker, action.pick);
        const dueAtMs = startMs + this.nowMs + 1;
        if (claim) await this.store.release(claim, { dueAtMs, blameless: action.pick % 2 === 0 });
        return;
      }
      case 'renew': {
        const claim = this.claimOf(action.worker, action.pick);
        if (claim) await this.store.renew(claim, by(action.worker, this.nowMs));
        return;
      }
      case 'claim-lanes': {
        const claims = await this.store.claimLanes(by(action.worker, this.nowMs), action.limit);
        this.laneClaims.get(action.worker)?.push(...claims);
        return;
      }
      case 'settle':
        return this.settle(action.worker, action.pick, action.result);
      case 'crash':
        this.claims.set(action.worker, []);
        this.laneClaims.set(action.worker, []);
        return;
      case 'wait':
        this.nowMs += action.ms;
    }
  }

  /** One worker that does all that is left; then everything accepted was taken, in order, once. */
  async finish(): Promise<void> {
    for (let idle = 0; idle < 2; ) {
      this.nowMs += leaseMs;
      const claims = await this.store.claim(by('w', this.nowMs), 10);
      const lanesDue = await this.store.claimLanes(by('w', this.nowMs), 10);
      this.claims.set('w', [...claims]);
      this.laneClaims.set('w', [...lanesDue]);
      for (const [i, claim] of claims.entries()) await this.commit('w', i, claim.inputs.length, []);
      for (let i = 0; i < (this.laneClaims.get('w')?.length ?? 0); i += 1) {
        await this.settle('w', i, 'sent');
      }
      idle = claims.length + lanesDue.length === 0 ? idle + 1 : 0;
    }
    expect(this.taken).toEqual(this.accepted);
    expect(this.settled).toEqual(this.put);
    for (const key of keys) expect(await this.store.readOutbox(key)).toEqual([]);
  }

  private async accept(key: string, events: readonly number[], quietMs?: number): Promise<void> {
    const before = this.accepted.get(key) ?? [];
    const ids = events.map((event) => `e${event}`);
    const notBefore = quietMs !== undefined && { notBeforeMs: startMs + this.nowMs + quietMs };
    const result = await this.store.accept(
      { ...arrival(key, ...ids), ...notBefore },
      by('w', this.nowMs),
    );
    const fresh = ids.filter((id, i) => !before.includes(id) && ids.indexOf(id) === i);
    expect(result.accepted).toEqual(fresh);
    before.push(...fresh);
    if (result.claim !== undefined) this.claims.get('w')?.push(result.claim);
  }

  private async commit(
    name: string,
    pick: number,
    take: number,
    out: readonly string[],
  ): Promise<void> {
    const claim = this.claimOf(name, pick);
    if (claim === undefined) return;
    const { key } = claim;
    const inputs = claim.inputs.slice(0, take);
    const outbox = out.map((lane) => {
      this.written += 1;
      return entry(key, `o${this.written}`, { lane });
    });
    const commit = turn(key, inputs.length, { outbox });
    const got = await this.store.commit(claim, commit, by(name, this.nowMs));
    if (got === undefined) return;

    // A token tells the claims of one conversation apart; another's may bear the same one.
    const proof = `${claim.key} ${claim.token}`;
    expect(this.spent, 'a claim commits once').not.toContain(proof);
    this.spent.add(proof);
    this.taken.get(key)?.push(...inputs.map(({ eventId }) => eventId));
    const accepted = this.accepted.get(key) ?? [];
    expect(this.taken.get(key)).toEqual(accepted.slice(0, this.taken.get(key)?.length));
    for (const { lane, id } of outbox) push(this.put, `${key}/${lane}`, id);
    this.laneClaims.get(name)?.push(...got);
  }

  private async settle(
    name: string,
    pick: number,
    result: 'sent' | 'retry' | 'parked',
  ): Promise<void> {
    const held = this.laneClaims.get(name) ?? [];
    const claim = held[pick % Math.max(1, held.length)];
    if (claim === undefined) return;
    const entryId = claim.entry.id;
    const lane = `${claim.key}/${claim.lane}`;
    const before = (await this.store.readOutbox(claim.key)).some(({ id }) => id === entryId);
    const settlement =
      result === 'sent'
        ? { result, entryId }
        : result === 'retry'
          ? { result, entryId, atMs: startMs + this.nowMs + 1, reason: 'busy' }
          : { result, entryId, reason: 'blocked' };
    const next = await this.store.settle(claim, settlement, by(name, this.nowMs));
    const after = (await this.store.readOutbox(claim.key)).some(({ id }) => id === entryId);
    if (before && !after) push(this.settled, lane, entryId);
    if (next !== undefined) held.push(next);
    expect(this.put.get(lane)?.slice(0, this.settled.get(lane)?.length ?? 0)).toEqual(
      this.settled.get(lane) ?? [],
    );
  }

  private claimOf(name: string, pick: number): Claim | undefined {
    const held = this.claims.get(name) ?? [];
    return held[pick % Math.max(1, held.length)];
  }
}

function push(map: Map<string, string[]>, name: string, item: string): void {
  map.set(name, [...(map.get(name) ?? []), item]);
}
