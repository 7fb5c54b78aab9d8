import type { SlotSpec } from '../flow/spec.ts';
import { currentValue } from '../merge/merge.ts';
import type { Move } from '../move.ts';
import { holding } from '../reading/held.ts';
import { derived, moveOf, readBeside } from '../reading/move-of.ts';
import { type Held, none } from '../slot-types/slot-type.ts';
import { runsOver, spanSource } from '../text/message.ts';
import type { ProposalTrace, Rejection } from '../trace.ts';
import type { Proposal } from '../understanding.ts';
import { groundDecline } from './decline.ts';
import { isCorrection, isDirect } from './directness.ts';
import { parse, withApproximation } from './parse.ts';
import { asksForChange, findQuote, type Ground, overlaps, type Span } from './place.ts';

export interface Grounded {
  readonly moves: readonly Move[];
  readonly proposals: readonly ProposalTrace[];
}

/**
 * Turns proposals into moves (contract 3). A proposal counts only if its quote stands verbatim in a
 * message of this turn, on token borders, outside questions and quotations, unused by another slot,
 * and parses as the slot's type; value, basis and directness are computed here and never taken from
 * the understander.
 */
export function ground(proposals: readonly Proposal[], ground: Ground): Grounded {
  const moves: Move[] = [];
  const used: Span[] = [];
  const traces = proposals.map((proposal): ProposalTrace => {
    const result = groundOne(proposal, ground, used, moves);
    if (typeof result !== 'string') {
      moves.push(result.move);
      used.push(result.span);
    }
    return {
      slot: proposal.slot,
      quote: proposal.quote,
      outcome: typeof result === 'string' ? result : result.outcome,
    };
  });
  return { moves, proposals: traces };
}

interface GroundedOne {
  readonly move: Move;
  readonly span: Span;
  readonly outcome: ProposalTrace['outcome'];
}

function groundOne(
  proposal: Proposal,
  ground: Ground,
  used: readonly Span[],
  earlier: readonly Move[],
): GroundedOne | Rejection {
  const slot = ground.flow.slots.get(proposal.slot);
  const state = ground.slots[proposal.slot];
  if (slot === undefined || state === undefined) return 'unknown-slot';
  const place = findQuote(proposal.quote, slot, ground, used);
  if (typeof place === 'string') return place;
  switch (proposal.says) {
    case 'value':
      return groundValue(slot, place, ground, { used, earlier });
    case 'decline': {
      const move = groundDecline(proposal, slot, place, ground);
      return typeof move === 'string' ? move : accepted(move, place);
    }
    case 'take-back':
      if (state.status !== 'inferred') return 'nothing-to-take-back';
      return accepted({ move: 'take-back', slot: slot.id, source: sourceOf(place) }, place);
  }
}

function groundValue(
  slot: SlotSpec,
  quoted: Span,
  ground: Ground,
  { used, earlier }: { readonly used: readonly Span[]; readonly earlier: readonly Move[] },
): GroundedOne | Rejection {
  const place = withApproximation(quoted, slot, ground.context);
  const context = holding(ground.context, ground.slots[slot.id], saidIn(earlier, slot));
  const parsed = parse(slot, place, context);
  if (parsed === undefined) return 'does-not-parse';
  const { span } = parsed;
  // The "about" before a number belongs to it, and may have been quoted for something else.
  if (used.some((other) => overlaps(span, other))) return 'quote-used-by-another-slot';
  const { message, start, end } = span;
  const state = ground.slots[slot.id];
  const read = readBeside(state && currentValue(state), slot, (as) => {
    return as === slot ? parsed.reading : (parse(as, place, ground.context)?.reading ?? none);
  });
  const reading = runsOver(message, start, end) ? derived(read) : read;
  const source = sourceOf(span);
  const corrects = isCorrection(span, ground.context.language) || asksForChange(span, ground);
  const direct = corrects || isDirect(slot, span, ground);
  const move = moveOf(slot.id, reading, source, { direct, corrects });
  if (move === undefined) return 'does-not-parse';
  return { move, span, outcome: groundedOutcome[reading.kind] };
}

/**
 * "Tomorrow, for two people, at 8pm", "Tomorrow at 3pm, no, at 4pm": what earlier words of the message
 * gave of this value.
 */
function saidIn(moves: readonly Move[], { id }: SlotSpec): readonly Held[] {
  return moves.flatMap((move): readonly Held[] => {
    if (move.move === 'give' && move.slot === id) return [move];
    if (move.move !== 'invalid' || move.slot !== id || !('parts' in move.problem)) return [];
    const { parts, basis } = move.problem;
    return parts.map((value) => ({ value, basis }));
  });
}

const groundedOutcome = {
  none: 'does-not-parse',
  value: 'accepted',
  ambiguous: 'ambiguous',
  invalid: 'outside-limits',
} as const;

function sourceOf({ message, start, end }: Span) {
  return spanSource(message, start, end);
}

function accepted(move: Move, span: Span): GroundedOne {
  return { move, span, outcome: 'accepted' };
}
