import { valuesOf } from '../../src/core/decide/active.ts';
import { isComplete, needsReview } from '../../src/core/decide/complete.ts';
import type { CompiledFlow } from '../../src/core/flow/compile.ts';
import type { Session } from '../../src/core/session.ts';
import { collectionBody } from '../../src/delivery/webhook/body.ts';
import type { Check } from './checks.ts';
import { dayOf, flowOf, type Story, sameSession, type Turn } from './story.ts';

/** When a conversation ends, how, and what leaves (contract 7 and 9). */
export const endsHold: Readonly<Record<string, Check>> = {
  'nothing inferred is among the delivered values': ({ settled }) => {
    for (const effect of settled.effects) {
      const { values, unconfirmed } = collectionBody(effect).data;
      for (const [id, state] of Object.entries(effect.collection.session.slots)) {
        if (id in values && state.status !== 'filled') return `${id} is ${state.status}`;
      }
      if (effect.event !== 'collection.handed-over' && Object.keys(unconfirmed).length > 0)
        return 'delivers what is unconfirmed';
    }
    return undefined;
  },

  'nothing is delivered as complete that is not, or breaks a rule': (turn, story) => {
    const flow = flowOf(turn, story);
    for (const { event, collection } of turn.settled.effects) {
      if (flow === undefined || event === 'collection.handed-over') continue;
      if (!isComplete(flow, collection.session.slots, dayOf(turn))) return 'is not complete';
      if (brokenRule(flow, collection.session, turn)) return 'breaks a rule';
    }
    return undefined;
  },

  'what is complete ends, unless something optional, a review or another question is open': (
    turn,
    story,
  ) => {
    const flow = flowOf(turn, story);
    const { session } = turn.settled.conversation;
    if (flow === undefined || session === undefined || session.outcome) return undefined;
    if (!isComplete(flow, session.slots, dayOf(turn)) || brokenRule(flow, session, turn))
      return undefined;
    if (needsReview(flow)) return session.pending ? undefined : 'waits for nothing';
    const waits = ['slots', 'other-flow', 'resume'].includes(session.pending?.about ?? '');
    return waits ? undefined : `goes on, waiting for ${session.pending?.about ?? 'nothing'}`;
  },

  'an open session always waits for something': ({ settled }) => {
    const { session } = settled.conversation;
    if (session === undefined || session.outcome) return undefined;
    return session.pending ? undefined : 'nothing is pending';
  },

  'what cannot be taken back leaves only as it was shown, after an explicit yes': (
    turn,
    story,
    index,
  ) => {
    const flow = flowOf(turn, story);
    const session = turn.settled.conversation.session;
    const leaves = turn.settled.effects.some(({ event }) => event === 'collection.completed');
    if (!leaves || flow === undefined || session === undefined || !needsReview(flow))
      return undefined;
    return withoutYes(session, flow, story, index);
  },

  'a finished set is delivered in the turn that finishes it': (turn) => {
    const { settled } = turn;
    const type = settled.conversation.session?.outcome?.type;
    const due = endsNow(turn) && (type === 'completed' || type === 'handed-over');
    if (due !== undefined && due && settled.effects.length !== 1)
      return `${settled.effects.length} deliveries`;
    return settled.effects.length > 1 ? 'two deliveries' : undefined;
  },

  'only who was asked or who started cancels': (turn) => {
    const sessions = sameSession(turn);
    if (sessions?.after.outcome?.type !== 'cancelled' || sessions.before.outcome) return undefined;
    const by = turn.inputs[0]?.from.id ?? '';
    const { askedOf, startedBy } = sessions.before;
    return [askedOf, startedBy.id].includes(by) ? undefined : `${by} cancelled`;
  },

  'an outdated control changes nothing': (turn) => {
    const [input] = turn.inputs;
    const sessions = sameSession(turn);
    if (input?.kind !== 'control' || sessions === undefined || turn.before.choosing)
      return undefined;
    if (sessions.before.controls.some(({ id }) => id === input.controlId)) return undefined;
    const kept = JSON.stringify(sessions.before.slots) === JSON.stringify(sessions.after.slots);
    return kept ? undefined : 'changed slots';
  },

  'an open session ends by itself': ({ settled, nowMs }, story) => {
    const { session } = settled.conversation;
    if (session === undefined || session.outcome) return undefined;
    if (settled.dueAtMs === undefined) return 'is never due';
    const hours = Math.max(...story.flows.map(({ spec }) => spec.pace.ttlHours));
    return settled.dueAtMs > nowMs + hours * 3_600_000 ? 'is due after its end' : undefined;
  },
};

function endsNow(turn: Turn): boolean {
  const { session } = turn.settled.conversation;
  return session?.outcome !== undefined && turn.before.session?.outcome === undefined;
}

function brokenRule({ rules }: CompiledFlow, { slots }: Session, turn: Turn): boolean {
  return rules.some((rule) => rule.holds(valuesOf(slots), dayOf(turn)) === false);
}

/** Follows the conversation back: the yes, the review it answered, and nothing changed since. */
function withoutYes(
  session: Session,
  flow: CompiledFlow,
  { turns }: Story,
  index: number,
): string | undefined {
  const own = turns
    .slice(0, index + 1)
    .filter(({ settled }) => settled.conversation.session?.id === session.id);
  const shownAt = own.findLastIndex(({ settled }) =>
    settled.acts.some(({ act }) => act === 'ask-review'),
  );
  const shown = own[shownAt];
  if (shown === undefined) return 'was never shown';
  // A second yes, while it is on its way out, changes nothing.
  const yesAt = own.findLastIndex(
    ({ before, settled }) =>
      before.session?.pending?.about !== 'sending' &&
      settled.trace.direct.some(({ move }) => move === 'approve'),
  );
  const yes = own[yesAt];
  if (yes === undefined || yesAt <= shownAt) return 'was sent without a yes';
  if (yes.before.session?.pending?.about !== 'review') return 'the yes answered something else';
  const asked = own.slice(0, yesAt).flatMap(({ settled }) => settled.acts.map(({ act }) => act));
  const last = asked.findLast((act) => act === 'repeat-review' || act.startsWith('ask'));
  if (last !== 'repeat-review' && last !== 'ask-review') return `the yes answered ${last}`;
  for (const { settled } of own.slice(shownAt)) {
    if (contentOf(settled.conversation.session) !== contentOf(shown.settled.conversation.session))
      return 'was changed after it was shown';
  }
  if (contentOf(session) !== contentOf(shown.settled.conversation.session))
    return 'is not what was shown';
  const waitedMs = (own.at(-1)?.nowMs ?? 0) - yes.nowMs;
  return waitedMs < flow.spec.pace.undoSeconds * 1000
    ? 'was sent before it could be undone'
    : undefined;
}

function contentOf(session: Session | undefined): string {
  return JSON.stringify(
    Object.entries(session?.slots ?? {}).map(([id, state]) => [
      id,
      state.status,
      'value' in state && state.value,
    ]),
  );
}
