import type { Person } from './input.ts';
import type { Source } from './slot-state.ts';

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
}

/** The source for the words at [start, end) of the normalised text, quoted from the raw text. */
export function spanSource(message: Message, start: number, end: number): Source {
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
