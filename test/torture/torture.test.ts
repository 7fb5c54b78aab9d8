import { expect, test } from 'vitest';
import { torture } from '../../src/torture/run.ts';

test('workers and Redis are killed, and every promise holds', { timeout: 90_000 }, async () => {
  const seed = Date.now() % 100_000;
  const { verdict, kills } = await torture({ kills: 6, conversations: 20, workers: 3, seed });
  expect(verdict.broken, `seed ${seed}`).toEqual([]);
  expect(verdict.collections).toBe(20);
  expect(kills).toHaveLength(6);
});
