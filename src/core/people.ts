import type { Input } from './input.ts';
import type { Move } from './move.ts';
import { type Scene, slotSpec } from './scene.ts';

/**
 * Which moves of a person count (contract 8). Alone in a conversation, all of them. As soon as
 * several people write, only what is addressed to the bot or answers in a slot's type; and to refuse,
 * to put off and to cancel is for the person who was asked or who started. Whoever else taps or tells the
 * bot to is not left without an answer: that is `reserved`.
 */
export function countsFrom(input: Input, moves: readonly Move[], scene: Scene): readonly Move[] {
  const { session } = scene;
  const others = session.people.some(({ id }) => id !== input.from.id);
  if (!others) return moves;
  const addressed =
    input.kind === 'text' ? input.addressed === true : !('overheard' in input && input.overheard);
  const started = session.startedBy.id === input.from.id;
  const mayDecide = started || session.askedOf === input.from.id;
  const mine = moves.filter(
    (move) =>
      !(
        (!mayDecide && reservedMoves.has(move.move)) ||
        (!started && startersMoves.has(move.move)) ||
        (!started && isOfAnother(move, input.from.id, scene))
      ),
  );
  if (addressed && mine.length === 0 && moves.length > 0) return [{ move: 'reserved' }];
  return mine.filter((move) => addressed || answersInType(move, mayDecide, scene));
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
  'go-on',
  'start-again',
]);

/** What ends a run, or sends what cannot be taken back, is for who started it. */
const startersMoves: ReadonlySet<Move['move']> = new Set([
  'approve',
  'undo',
  'cancel',
  'forget-me',
]);

/** Between an old value and a new one chooses who gave the old one, or who started. */
function isOfAnother(move: Move, personId: string, { session }: Scene): boolean {
  if (move.move !== 'choose' && move.move !== 'keep') return false;
  const state = session.slots[move.slot];
  return state?.status === 'filled' && state.source.from.id !== personId;
}

/** Any words would answer a free text, so that only the person who was asked answers one. */
function answersInType(move: Move, wasAsked: boolean, { flow, context, session }: Scene): boolean {
  const language = context.language.code;
  switch (move.move) {
    case 'give':
    case 'ambiguous':
      return (
        wasAsked ||
        !['text', 'person', 'organisation', 'place', 'address', 'phrase'].includes(
          slotSpec(flow, move.slot).type,
        )
      );
    case 'choose':
    case 'keep':
      return true;
    case 'question':
      return wasAsked && flow.knowledge.find(move.text, language).length > 0;
    case 'unclear':
    case 'bare':
      // A question that only they can settle is put to them; not to answer would be deaf.
      return wasAsked && session.pending !== undefined && session.pending.about !== 'slots';
    case 'pleasantry':
    case 'invalid':
    case 'wordless':
    case 'other-flow':
      return false;
    default:
      return wasAsked;
  }
}
