/**
 * Things with a due time, earliest first; equal times in the order they were set.
 *
 * A binary heap in which a moved or removed item stays behind as a stale node until it reaches the
 * top, so that every operation costs the logarithm of the size. When stale nodes outnumber the live
 * ones the heap is rebuilt, which keeps memory in proportion to what is really waiting.
 */
export interface DueQueue<T> {
  /** Sets or moves the due time of an item. */
  set(item: T, atMs: number): void;
  delete(item: T): void;
  /** The item that is due first, without removing it. */
  first(): { readonly item: T; readonly atMs: number } | undefined;
}

interface Node<T> {
  readonly item: T;
  readonly atMs: number;
  readonly order: number;
}

export function dueQueue<T>(): DueQueue<T> {
  const live = new Map<T, Node<T>>();
  let heap: Node<T>[] = [];
  let order = 0;

  function dropStale(): void {
    for (let top = heap[0]; top !== undefined && live.get(top.item) !== top; top = heap[0])
      pop(heap);
  }

  return {
    set(item, atMs) {
      if (live.get(item)?.atMs === atMs) return;
      order += 1;
      const node = { item, atMs, order };
      live.set(item, node);
      if (heap.length > 2 * live.size + 64) heap = [...live.values()].sort(compare);
      else push(heap, node);
    },
    delete(item) {
      live.delete(item);
    },
    first() {
      dropStale();
      return heap[0];
    },
  };
}

function compare<T>(a: Node<T>, b: Node<T>): number {
  return a.atMs - b.atMs || a.order - b.order;
}

function push<T>(heap: Node<T>[], node: Node<T>): void {
  let at = heap.length;
  heap.push(node);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || compare(above, node) <= 0) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = node;
}

function pop<T>(heap: Node<T>[]): void {
  const node = heap.pop();
  if (node === undefined || heap.length === 0) return;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const leftNode = heap[left];
    if (leftNode === undefined) break;
    const rightNode = heap[left + 1];
    const useRight = rightNode !== undefined && compare(rightNode, leftNode) < 0;
    const below = useRight ? rightNode : leftNode;
    if (compare(node, below) <= 0) break;
    heap[at] = below;
    at = useRight ? left + 1 : left;
  }
  heap[at] = node;
}
