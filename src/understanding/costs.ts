import type { TranscriptionCost } from './port.ts';

const counts = ['inputTokens', 'outputTokens', 'audioSeconds', 'costUsd'] as const;

/** Both together; what neither has counted stays out. */
export function addCosts(a: TranscriptionCost, b: TranscriptionCost): TranscriptionCost {
  return Object.fromEntries(
    counts.flatMap((name) => {
      const [one, other] = [a[name], b[name]];
      return one === undefined && other === undefined ? [] : [[name, (one ?? 0) + (other ?? 0)]];
    }),
  );
}

/** Of what a transcriber hands in, that which is a count. */
export function countedCost(given: unknown): TranscriptionCost {
  if (typeof given !== 'object' || given === null) return {};
  const cost = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    counts.flatMap((name) => {
      const count = cost[name];
      return typeof count === 'number' && Number.isFinite(count) && count >= 0
        ? [[name, count]]
        : [];
    }),
  );
}
