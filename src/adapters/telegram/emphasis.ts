import type { ReplyMessage } from '../../core/reply.ts';
import type { Piece } from './split.ts';

/** Bold print, as an entity: it needs no markup in the text, so that nothing has to be escaped. */
export interface Emphasis {
  readonly type: 'bold';
  readonly offset: number;
  readonly length: number;
}

/** In a list of values the labels are bold. */
export function emphasised({ text, parts }: ReplyMessage): readonly Emphasis[] {
  const found: Emphasis[] = [];
  let from = 0;
  for (const part of parts) {
    const start = text.indexOf(part.text, from);
    if (start === -1) continue;
    from = start + part.text.length;
    if (listing.has(part.act.act)) found.push(...labelsIn(part.text, start));
  }
  return found;
}

/** The emphasis that falls into a piece of the text, as counted from its start. */
export function inPiece(all: readonly Emphasis[], { start, end }: Piece): readonly Emphasis[] {
  return all.flatMap(({ type, offset, length }) => {
    const first = Math.max(offset, start);
    const last = Math.min(offset + length, end);
    return first < last ? [{ type, offset: first - start, length: last - first }] : [];
  });
}

const listing: ReadonlySet<string> = new Set(['ask-review', 'ask-closing', 'show-state']);

function labelsIn(text: string, start: number): readonly Emphasis[] {
  return [...text.matchAll(/^[^\n:]{1,80}:(?= )/gmu)].map(({ index, 0: label }) => ({
    type: 'bold',
    offset: start + index,
    length: label.length,
  }));
}
