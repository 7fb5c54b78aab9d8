import type { Input } from './input.ts';
import type { Move } from './move.ts';
import { type Scene, slotSpec } from './scene.ts';

/**
 * Which moves of a person count (contract 8). Alone in a conversation, all of them. As soon as
 * several people write, only what is addressed to the bot or answers in a slot's type; and to refuse,
 * to put off and to cancel is for the person who was asked or who started.
 */
export function countsFrom(input: Input, moves: readonly Move[], scene: Scene): readonly Move[] {
  const { session } = scene;
  const others = session.people.some(({ id }) => id !== input.from.id);
  if (!others) return moves;
  const addressed = input.kind !== 'text' || input.addressed === true;
  const mayDecide = [session.askedOf, session.startedBy.id].includes(input.from.id);
  return moves.filter((move) => {
    if (!mayDecide && reservedMoves.has(move.move)) return false;
    return addressed || answersInType(move, mayDecide, scene);
  });
}

/** For who was asked, or who started: others have no say in these. */
const reservedMoves: ReadonlySet<Move['move']> = new Set([
  'decline',
  'does-not-know',
  'defer',
  'cancel',
  'approve',
  'undo',
  'forget-me',
  'human',
  'answer-other-flow',
  'start-again',
]);

/** Any words would answer a free text, so that only the person who was asked answers one. */
function answersInType(move: Move, wasAsked: boolean, { flow }: Scene): boolean {
  switch (move.move) {
    case 'give':
    case 'ambiguous':
      return (
        wasAsked || !['text', 'person', 'organisation'].includes(slotSpec(flow, move.slot).type)
      );
    case 'choose':
    case 'keep':
      return true;
    case 'unclear':
    case 'pleasantry':
    case 'question':
    case 'bare':
    case 'invalid':
    case 'other-flow':
      return false;
    default:
      return wasAsked;
  }
}
