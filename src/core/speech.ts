import type { CompiledFlow } from './flow/compile.ts';
import type { Input, SharedFile } from './input.ts';
import type { Move } from './move.ts';
import { slotSpec } from './scene.ts';
import type { Source } from './slot-state.ts';
import type { SlotTypeName } from './slot-types/slot-type.ts';

/** Something that a person said aloud, by the event that brought it. */
export interface Recording {
  readonly eventId: string;
  /** Who spoke; a person's id. */
  readonly by: string;
  readonly files: readonly SharedFile[];
}

/** The words of recordings. */
export interface Transcripts {
  /** By event; one that could not be heard is left out. Absent where nobody can listen here. */
  readonly transcripts?: Readonly<Record<string, string>>;
}

/** The recording that an input is, if it can be fetched. */
export function recordingIn(input: Input): Recording | undefined {
  if (input.kind !== 'wordless' || input.what !== 'voice' || !input.files?.length) return undefined;
  return { eventId: input.eventId, by: input.from.id, files: input.files };
}

/** The input once it was listened to: words of the person, or something that no words came of. */
export function asSpoken(input: Input, { transcripts }: Transcripts): Input {
  if (input.kind !== 'wordless' || recordingIn(input) === undefined) return input;
  const { files: _, overheard, what, ...said } = input;
  const text = transcripts?.[input.eventId]?.trim() ?? '';
  if (text !== '') {
    return { ...said, kind: 'text', text, speech: true, ...(!overheard && { addressed: true }) };
  }
  const unheard = { ...said, what: transcripts === undefined ? what : 'unheard' } as const;
  return overheard ? { ...unheard, overheard } : unheard;
}

/** Types whose value is another one with a single letter or digit changed, and nobody would see it. */
const literal: ReadonlySet<SlotTypeName> = new Set([
  'identifier',
  'person',
  'organisation',
  'place',
  'address',
  'email',
  'phone',
  'url',
  'location',
]);

/**
 * The moves of a turn with what was heard taken as such (contract 3): a transcript has the sound of a
 * name, a number or an address, and not its letters, so that such a value is derived, whoever read it.
 */
export function asHeard(
  moves: readonly Move[],
  inputs: readonly Input[],
  flow: CompiledFlow,
): readonly Move[] {
  const spoken = new Set(
    inputs.flatMap((input) => (input.kind === 'text' && input.speech ? [input.messageId] : [])),
  );
  if (spoken.size === 0) return moves;
  const isSpoken = (source: Source) => source.kind === 'span' && spoken.has(source.messageId);
  return moves.map((move): Move => {
    if (!('slot' in move) || !isLiteral(move.slot, flow)) return move;
    switch (move.move) {
      case 'give':
        return isSpoken(move.source) ? { ...move, basis: 'derived' } : move;
      case 'ambiguous': {
        const candidates = move.candidates.map((each) =>
          isSpoken(each.source) ? ({ ...each, basis: 'derived' } as const) : each,
        );
        return { ...move, candidates };
      }
      default:
        return move;
    }
  });
}

function isLiteral(id: string, flow: CompiledFlow): boolean {
  const slot = slotSpec(flow, id);
  return literal.has(slot.type === 'list' ? (slot.items?.type ?? 'text') : slot.type);
}
