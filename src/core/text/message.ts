import type { Person } from '../input.ts';
import type { Source } from '../slot-state.ts';

/**
 * Words of one person, normalised for reading, with the way back to the raw text.
 *
 * `text` is what rules and parsers read; `rawStarts[i]` is the index in `raw` of the character that
 * became `text[i]`, and `rawStarts[text.length]` is `raw.length`. Made by `normalise`.
 */
export interface Message {
  readonly messageId: string;
  readonly from: Person;
  readonly raw: string;
  readonly text: string;
  readonly rawStarts: readonly number[];
  /** The messages that were sent for one thought, and where each begins in `text`. */
  readonly pieces?: readonly Piece[];
}

export interface Piece {
  readonly start: number;
  readonly message: Message;
  /** It only leads to the next one: "about". */
  readonly leads: boolean;
}

/** Whether words run over several messages, so that none of them says it all. */
export function runsOver({ pieces = [] }: Message, start: number, end: number): boolean {
  return pieces.some((piece) => start < piece.start && piece.start < end);
}

/**
 * The source for the words at [start, end) of the normalised text, quoted from the raw text; of words
 * that run over several messages, the longest part of those that do not only lead to the next.
 */
export function spanSource(message: Message, start: number, end: number): Source {
  const piece = message.pieces && longestShare(message.pieces, start, end);
  if (piece) return spanSource(piece.message, piece.from, piece.to);
  const rawStart = message.rawStarts[start] ?? 0;
  const rawEnd = rawEndOf(message, end);
  return {
    kind: 'span',
    messageId: message.messageId,
    from: message.from,
    text: message.raw.slice(rawStart, rawEnd),
    start: rawStart,
    end: rawEnd,
  };
}

/**
 * Where the last character before `end` stops in the raw text: with the combining marks that were
 * composed into it, without the dropped characters after it.
 */
function rawEndOf(message: Message, end: number): number {
  const last = message.rawStarts[end - 1];
  if (last === undefined) return 0;
  const next = message.rawStarts[end] ?? message.raw.length;
  const character = /^.\p{M}*/su.exec(message.raw.slice(last, next > last ? next : last + 2));
  return last + (character?.[0].length ?? 0);
}

/** The piece with most of the words, and where they stand in it. */
function longestShare(pieces: readonly Piece[], start: number, end: number) {
  const shares = pieces.map(({ start: at, message, leads }) => {
    const from = Math.max(0, start - at);
    const to = Math.max(from, Math.min(message.text.length, end - at));
    if (from === to) return { message, from, to, weight: Number.NEGATIVE_INFINITY };
    return { message, from, to, weight: to - from - (leads ? end - start : 0) };
  });
  return shares.reduce((best, next) => (next.weight > best.weight ? next : best));
}
