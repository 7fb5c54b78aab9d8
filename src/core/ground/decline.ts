import type { SlotSpec } from '../flow/spec.ts';
import type { Stance } from '../language/words/found.ts';
import type { Move } from '../move.ts';
import { spanSource } from '../text/message.ts';
import type { Rejection } from '../trace.ts';
import type { Proposal } from '../understanding.ts';
import { namesSlot } from './directness.ts';
import { parse } from './parse.ts';
import { type Ground, type Span, sentenceOf } from './place.ts';

/**
 * The move of a refusal, an any-will-do or a withdrawal, in words that are nobody's value; why they do not
 * count else.
 */
export function groundDecline(
  proposal: Proposal,
  slot: SlotSpec,
  place: Span,
  ground: Ground,
): Move | Rejection {
  const reason = proposal.reason ?? 'refused';
  const aboutThis = ground.asked.includes(slot.id) || namesSlot(slot, place, ground);
  if (!aboutThis || reason === 'unanswered') return 'not-said';
  if (!saysNo(slot, place, ground)) return 'not-said';
  const { message, start, end } = place;
  return { move: 'decline', slot: slot.id, reason, source: spanSource(message, start, end) };
}

/**
 * Whether the words decline. Code knows the usual forms; other words count only where they are the
 * whole answer to the one question that was asked, and nobody's value.
 */
function saysNo(slot: SlotSpec, place: Span, ground: Ground): boolean {
  const { context, asked, slots } = ground;
  const said = place.message.text.slice(place.start, place.end);
  const { readStance } = context.language;
  const stance = (readStance(sentenceOf(place)) ?? readStance(said))?.stance;
  if (stance !== undefined) return declining.has(stance);
  const whole = place.message.text.trim().length === place.end - place.start;
  const only = asked.length === 1 && asked[0] === slot.id && slots[slot.id]?.status === 'empty';
  const isValue = parse(slot, place, context)?.reading.kind === 'value' && slot.type !== 'text';
  return whole && only && !isValue && slot.onDecline === 'continue';
}

const declining: ReadonlySet<Stance> = new Set([
  'refusal',
  'no-preference',
  'unknown',
  'withdrawal',
]);
