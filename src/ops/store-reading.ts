import type { Store } from '../store/port.ts';
import type { StoreReading } from './metrics.ts';

/** `undefined` while the store does not answer: no figure rather than an old one. */
export async function readStore(store: Store, nowMs: number): Promise<StoreReading | undefined> {
  try {
    const [backlog, nextMs] = await Promise.all([store.measure(nowMs), store.nextDueAtMs()]);
    return { ...backlog, lagMs: Math.max(0, nowMs - (nextMs ?? nowMs)) };
  } catch {
    return undefined;
  }
}
