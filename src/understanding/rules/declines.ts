import type { StanceReading } from '../../core/language/words/found.ts';
import { namesOf, slotsNamed } from '../../core/reading/naming.ts';
import type { DeclineReason } from '../../core/slot-state.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import type { Heard } from './propose.ts';

/** A sentence that takes a stance: a refusal of what it names, or of what was asked. */
export function hearStance(
  reading: StanceReading,
  sentence: string,
  request: UnderstandingRequest,
): Heard {
  const reason = declining[reading.stance];
  if (reason === undefined) return { proposals: [], courtesy: true };
  const named = aboutSlots(reading, request);
  // Any will do, of something that the flow does not name: it is what was asked, in other words.
  const isAny = reason === 'no-preference' && named?.length === 0;
  const slots = (isAny ? undefined : named) ?? request.session.pending?.asked ?? [];
  return { proposals: slots.map((slot) => decline(slot, sentence, reason)) };
}

/** The one slot that is said to be wrong, as what the next words may correct. */
export function hearObjection(about: string, request: UnderstandingRequest): Proposal | undefined {
  const [only, ...others] = slotsNamed(about, request.flow, request.language);
  if (only === undefined || others.length > 0) return undefined;
  return { slot: only.id, says: 'value', quote: '', direct: true };
}

/**
 * A clause that leaves a slot out: by a stance that names it or, if only one is left to mean, by one
 * that names nothing; else by the slot's name and a negation ("no deadline", "бюджета нет").
 */
export function hearDecline(
  clause: string,
  open: readonly string[],
  request: UnderstandingRequest,
  context: ReadContext,
): readonly Proposal[] {
  const stance = context.language.readStance(clause);
  if (stance !== undefined) {
    const reason = declining[stance.stance];
    const named = aboutSlots(stance, request);
    const isAny = reason === 'no-preference' && named?.length === 0;
    const slots = (isAny ? undefined : named) ?? (open.length === 1 ? open : []);
    return reason === undefined ? [] : slots.map((slot) => decline(slot, clause, reason));
  }
  const without = request.flow.slots.find((slot) =>
    namesOf(slot, request.flow, context.language.code).some((name) =>
      isWithout(clause.toLowerCase(), name, context),
    ),
  );
  return without ? [decline(without.id, clause, 'refused')] : [];
}

function isWithout(clause: string, name: string, { language }: ReadContext): boolean {
  const words = clause.replace(/[\s.!]+$/u, '');
  const at = words.indexOf(name);
  if (at === -1) return false;
  const before = words.slice(0, at).trim();
  const behind = words.slice(at + name.length).trim();
  if (behind === '') return before !== '' && !before.includes(' ') && language.isNegated(words, at);
  const answer = language.readAnswer(behind);
  return before === '' && answer?.answer === 'no' && answer.rest === behind.length;
}

function aboutSlots(
  { about }: StanceReading,
  { flow, language }: UnderstandingRequest,
): readonly string[] | undefined {
  return about === undefined ? undefined : slotsNamed(about, flow, language).map(({ id }) => id);
}

const declining: Readonly<Partial<Record<StanceReading['stance'], DeclineReason>>> = {
  refusal: 'refused',
  'no-preference': 'no-preference',
};

function decline(slot: string, quote: string, reason: DeclineReason): Proposal {
  return { slot, says: 'decline', quote, direct: true, reason };
}
