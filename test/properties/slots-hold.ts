import { currentValue } from '../../src/core/merge/merge.ts';
import { isReversible } from '../../src/core/scene.ts';
import type { SlotState } from '../../src/core/slot-state.ts';
import { sameValue } from '../../src/core/value.ts';
import type { Check } from './checks.ts';
import { type Passage, passages, type Turn } from './story.ts';

/** What may happen to a slot in one turn (contract 2 and 4). */
export const slotsHold: Readonly<Record<string, Check>> = {
  'a declined slot is filled again only by words or a choice of this turn, with notice': perSlot(
    ({ id, before, after }, turn) => {
      if (before.status !== 'declined' || after.status === 'declined') return undefined;
      if (after.status === 'empty' && after.aside) return undefined;
      // Used again with notice, and at once reopened by a rule that its new value breaks.
      const broken = turn.settled.acts.some(
        ({ act }) => act === 'rule-failed' || act === 'invalid',
      );
      if (after.status === 'empty' && broken && notices(turn, id, 'used-after-decline'))
        return undefined;
      if (after.status !== 'filled') return `went from declined to ${after.status}`;
      if (!notices(turn, id, 'used-after-decline', 'confirmed')) return 'was used without notice';
      const offered = before.open?.candidates.some(({ value }) => sameValue(value, after.value));
      const ofThisTurn = isOfThisTurn(after.source, turn);
      return ofThisTurn || offered ? undefined : 'was filled by words of another turn';
    },
  ),

  'a refused slot is declined until the person names it, corrects it or chooses': perSlot(
    ({ id, before, after }, { settled }) => {
      if (before.status !== 'declined' || before.reason !== 'refused') return undefined;
      if (after.status !== 'filled' || before.open === undefined) return undefined;
      const chosen = settled.trace.direct.some(
        (move) =>
          'slot' in move && move.slot === id && (move.move === 'choose' || move.move === 'give'),
      );
      return chosen || settled.trace.proposals.some(({ slot }) => slot === id)
        ? undefined
        : 'was filled without a choice';
    },
  ),

  'a slot returns to empty only by a take-back, a rule, a limit or a condition': perSlot(
    ({ id, before, after }, turn) => {
      if (before.status === 'empty' || after.status !== 'empty') return undefined;
      const reopened = turn.settled.acts.some(({ act }) => act === 'rule-failed');
      return reopened || after.aside || notices(turn, id, 'taken-back', 'set-aside', 'invalid')
        ? undefined
        : 'became empty without a reason';
    },
  ),

  'a value is never replaced silently': perSlot(({ id, before, after }, turn) => {
    const [from, to] = [currentValue(before), currentValue(after)];
    if (from === undefined || to === undefined || sameValue(from, to)) return undefined;
    return notices(turn, id, 'changed', 'taken-back', 'kept', 'confirmed', 'corrected')
      ? undefined
      : `${JSON.stringify(from)} became ${JSON.stringify(to)} without a word`;
  }),

  'a declined or withdrawn value is said to be left out': perSlot(({ id, before, after }, turn) => {
    if (before.status === 'declined' || after.status !== 'declined') return undefined;
    // Without a slot that the flow needs, people take over, and that is said instead.
    return notices(turn, id, 'declined', 'handed-over') ? undefined : 'was declined without a word';
  }),

  'an irreversible value changes only by an explicit choice or a rule': perSlot(
    ({ id, flow, before, after }, { settled }) => {
      if (isReversible(flow, id)) return undefined;
      return changedWithoutChoice(id, before, after, settled.trace.direct);
    },
  ),

  "somebody else's different value is a conflict": perSlot(({ id, before, after }, turn) => {
    if (before.status !== 'filled' || after.status !== 'filled') return undefined;
    if (before.source.from.id === after.source.from.id) return undefined;
    return changedWithoutChoice(id, before, after, turn.settled.trace.direct);
  }),

  'silence confirms only what was really shown, reversible, and of the same person': perSlot(
    ({ id, flow, before, after }, { inputs, context, before: { heldBack = [] } }) => {
      const silent = after.status === 'filled' && after.confirmed === 'silence';
      if (!silent || before.status !== 'inferred') return undefined;
      if (!isReversible(flow, id)) return 'an irreversible value was taken by silence';
      if (flow.slots.get(id)?.confirm === 'explicit') return 'wants an explicit yes';
      if (inputs.length === 0) return undefined;
      if (before.statedIn === undefined || !context.sent.has(before.statedIn))
        return 'was never shown';
      const wrote = [...inputs, ...heldBack].some(({ from }) => from.id === before.source.from.id);
      return wrote ? undefined : 'belongs to somebody else';
    },
  ),

  'a rejected inference does not come back': perSlot(({ before, after }) => {
    if (before.status !== 'empty' || after.status !== 'inferred' || before.aside) return undefined;
    return before.rejected.some((value) => sameValue(value, after.value))
      ? 'was inferred again'
      : undefined;
  }),
};

function perSlot(check: (passage: Passage, turn: Turn) => string | undefined): Check {
  return (turn, story) => {
    for (const passage of passages(turn, story)) {
      const fault = check(passage, turn);
      if (fault) return `${passage.id}: ${fault}`;
    }
    return undefined;
  };
}

function changedWithoutChoice(
  id: string,
  before: SlotState,
  after: SlotState,
  direct: Turn['settled']['trace']['direct'],
): string | undefined {
  if (before.status !== 'filled') return undefined;
  const to = currentValue(after);
  if (to === undefined || sameValue(before.value, to)) return undefined;
  return direct.some((move) => move.move === 'choose' && move.slot === id)
    ? undefined
    : `changed to ${JSON.stringify(to)} (${after.status}) without a choice`;
}

function notices({ settled }: Turn, slot: string, ...names: readonly string[]): boolean {
  return settled.acts.some(
    (act) => names.includes(act.act) && (!('slot' in act) || act.slot === slot),
  );
}

function isOfThisTurn(
  source: Extract<SlotState, { status: 'filled' }>['source'],
  { inputs, before }: Turn,
): boolean {
  const heard = [...inputs, ...(before.heldBack ?? [])];
  return heard.some((input) =>
    source.kind === 'span'
      ? 'messageId' in input && input.messageId === source.messageId
      : input.eventId === source.eventId,
  );
}
