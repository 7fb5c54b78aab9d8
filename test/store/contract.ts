import { describe, test } from 'vitest';
import type { Store } from '../../src/store/port.ts';
import { acceptContract } from './contract/accept.ts';
import { claimContract } from './contract/claim.ts';
import { commitContract } from './contract/commit.ts';
import { interleavingContract } from './contract/interleaving.ts';
import { laneContract } from './contract/lanes.ts';
import { overviewContract } from './contract/overview.ts';
import { parkedContract } from './contract/parked.ts';
import { quietContract } from './contract/quiet.ts';
import { readContract } from './contract/read.ts';
import { timeToLiveContract } from './contract/time-to-live.ts';

/** Makes an empty store that shares nothing with the others, at every call. */
export type MakeStore = () => Promise<Store>;

/** Names a promise of the store and checks it on a store of its own. */
export type Promised = (promise: string, check: (store: Store) => Promise<void>) => void;

/**
 * What every implementation of the store port keeps, one file a subject. Time is in the arguments
 * of the calls alone, so nothing here waits.
 */
export function storeContract(name: string, makeStore: MakeStore): void {
  const promised: Promised = (promise, check) => {
    test(promise, async () => {
      const store = await makeStore();
      try {
        await check(store);
      } finally {
        await store.close();
      }
    });
  };

  describe(`${name} keeps the store contract`, () => {
    describe('accepting', () => acceptContract(promised));
    describe('the quiet window', () => quietContract(promised));
    describe('claiming', () => claimContract(promised));
    describe('committing', () => commitContract(promised));
    describe('time to live', () => timeToLiveContract(promised));
    describe('lanes', () => laneContract(promised));
    describe('parking', () => parkedContract(promised));
    describe('overview', () => overviewContract(promised));
    describe('reading', () => readContract(promised));
    describe('several workers', () => interleavingContract(makeStore));
  });
}
