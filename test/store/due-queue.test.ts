import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueQueue } from '../../src/store/memory/due-queue.ts';

describe('a due queue', () => {
  test('gives equal times in the order they were set', () => {
    const queue = dueQueue<string>();
    for (const item of ['b', 'a', 'c']) queue.set(item, 5);
    expect(emptied(queue)).toEqual(['b', 'a', 'c']);
  });

  test('counts a moved item once, at its new time', () => {
    const queue = dueQueue<string>();
    queue.set('a', 1);
    queue.set('b', 2);
    queue.set('a', 3);
    expect(emptied(queue)).toEqual(['b', 'a']);
  });

  test('agrees with sorting, whatever is set, moved and deleted', () => {
    const change = fc.tuple(fc.nat(40), fc.option(fc.nat(100)));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 600, size: 'max' }), (changes) => {
        const queue = dueQueue<number>();
        const model = new Map<number, number>();
        for (const [item, atMs] of changes) {
          if (atMs === null) {
            queue.delete(item);
            model.delete(item);
          } else {
            queue.set(item, atMs);
            if (model.get(item) !== atMs) model.delete(item);
            model.set(item, atMs);
          }
          const earliest = Math.min(...model.values());
          expect(queue.first()?.atMs ?? Number.POSITIVE_INFINITY).toBe(earliest);
        }
        const sorted = [...model].sort((a, b) => a[1] - b[1]).map(([item]) => item);
        expect(emptied(queue)).toEqual(sorted);
      }),
    );
  });
});

function emptied<T>(queue: ReturnType<typeof dueQueue<T>>): T[] {
  const items: T[] = [];
  for (let first = queue.first(); first !== undefined; first = queue.first()) {
    items.push(first.item);
    queue.delete(first.item);
  }
  return items;
}
