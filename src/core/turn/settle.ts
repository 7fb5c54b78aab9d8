import { planControls } from '../controls.ts';
import type { Conversation } from '../conversation.ts';
import type { Decision } from '../decide.ts';
import type { Collection, DeliveryEvent, Effect } from '../effects.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { effectId, messageId } from '../ids.ts';
import type { Slots } from '../next-question.ts';
import type { Pending } from '../question.ts';
import type { ReplyMessage, ReplyPart } from '../reply.ts';
import { type HistoryEntry, historyTurns, type LiveControl, type Session } from '../session.ts';
import type { Settled, TurnArguments } from '../step.ts';
import type { Trace } from '../trace.ts';
import { labelOf } from '../wording/control-labels.ts';
import { joinParts, say } from '../wording/say.ts';

/** What a turn within a session came to, before ids and words. */
export interface SessionTurn {
  readonly turn: TurnArguments;
  /** The conversation with the session as the turn found it, or as it was just begun. */
  readonly conversation: Conversation;
  readonly flow: CompiledFlow;
  readonly session: Session;
  readonly decision: Decision;
  readonly trace: Omit<Trace, 'turn' | 'atMs' | 'inputs' | 'decision' | 'acts' | 'after'>;
}

/** Six hours beyond the session's own end, so that nothing is collected while it can still matter. */
const keepAfterExpiryMs = 6 * 3_600_000;

/**
 * Closes a turn: the next session, the message with its controls, the delivery, history and trace.
 * Everything the turn leaves behind is made here, in one place, so that it is committed together.
 */
export function settle(given: SessionTurn): Settled {
  const { turn, conversation, flow, decision } = given;
  const { nowMs } = turn.context;
  const id = messageId(conversation, given.session.id);
  const voice = { flow, language: conversation.language, said: given.session.said };
  const spoken = say(decision.acts, { ...voice, slots: decision.slots });
  const asked = stating(decision, id);
  const controls = decision.question === 'keep' ? [] : makeControls(given, asked, id);
  const kept = decision.question === 'keep' && decision.why === 'tapped';
  const messages = kept
    ? replaceShown(given.session, spoken.parts)
    : makeMessage(id, spoken.parts, controls);
  const session = nextSession(given, { asked, controls, said: spoken.said, id, messages, nowMs });
  const effects = deliveries(session, given, nowMs);
  const after: Conversation = {
    ...conversation,
    turns: conversation.turns + 1,
    session,
    history: remember(conversation, turn, messages, nowMs),
  };
  return {
    kind: 'settled',
    conversation: after,
    acts: decision.acts,
    messages,
    effects,
    trace: {
      ...given.trace,
      turn: after.turns,
      atMs: nowMs,
      inputs: turn.inputs.map(tracedInput),
      decision: decision.why,
      acts: decision.acts,
      after: session.slots,
    },
    ...(session.outcome === undefined && { dueAtMs: session.expiresAtMs }),
    forgetReceipts: forgettable(turn, session),
    keepUntilMs: session.expiresAtMs + keepAfterExpiryMs,
  };
}

/** Inferences that this reply states, or asks about, are stated in its message. */
function stating({ slots, acts }: Decision, id: string): Slots {
  const stated = new Set(
    acts.flatMap((act) => {
      if (act.act === 'state-inference') return [act.slot];
      if (act.act === 'changed' && act.inferred) return [act.slot];
      return act.act === 'ask-closing' ? act.slots : [];
    }),
  );
  return Object.fromEntries(
    Object.entries(slots).map(([slot, state]) => {
      const isStated = state.status === 'inferred' && stated.has(slot);
      return [slot, isStated ? { ...state, statedIn: id } : state];
    }),
  );
}

function makeControls(
  { flow, session, decision, conversation }: SessionTurn,
  slots: Slots,
  id: string,
): readonly LiveControl[] {
  return planControls(decision.acts).map(({ label, move }, index) => ({
    id: `${id}-${index}`,
    label: labelOf(label, flow, { ...session, slots }, conversation.language),
    move,
    messageId: id,
  }));
}

function makeMessage(
  id: string,
  parts: readonly ReplyPart[],
  controls: readonly LiveControl[],
): readonly ReplyMessage[] {
  if (parts.length === 0) return [];
  const shown = controls.map(({ id: controlId, label }) => ({ id: controlId, label }));
  return [{ id, parts, text: joinParts(parts), controls: shown }];
}

/** After a tap the message shows the decision instead of its controls. */
function replaceShown(session: Session, parts: readonly ReplyPart[]): readonly ReplyMessage[] {
  const { shown } = session;
  if (shown === undefined || parts.length === 0) return [];
  const text = `${shown.text}\n\n✓ ${joinParts(parts)}`;
  return [{ id: shown.messageId, parts, text, controls: [], replaces: true }];
}

function nextSession(
  { session, decision, turn }: SessionTurn,
  made: {
    readonly asked: Slots;
    readonly controls: readonly LiveControl[];
    readonly said: Session['said'];
    readonly id: string;
    readonly messages: readonly ReplyMessage[];
    readonly nowMs: number;
  },
): Session {
  const { question, outcome } = decision;
  const { pending: _, shown: __, ...before } = session;
  const keeps = question === 'keep';
  const pending: Pending | undefined = keeps
    ? session.pending
    : question && { ...question, messageId: made.id };
  const tapped = decision.why === 'tapped';
  const shownNow = made.controls.length > 0 ? made.messages[0] : undefined;
  const shown =
    keeps && !tapped ? session.shown : shownNow && { messageId: shownNow.id, text: shownNow.text };
  const people = [...session.people];
  for (const { from } of turn.inputs) {
    if (!people.some(({ id }) => id === from.id)) people.push(from);
  }
  return {
    ...before,
    revision: session.revision + 1,
    slots: made.asked,
    controls: keeps && !tapped ? session.controls : made.controls,
    people,
    said: made.said,
    stalledTurns: decision.stalledTurns,
    idleTurns: decision.idleTurns,
    ...(pending && { pending }),
    ...(shown && { shown }),
    ...(outcome && { outcome }),
    ...(delivers(decision) && { collectionRevision: session.collectionRevision + 1 }),
  };
}

/** A finished set leaves, and again whenever something was added for the people it went to. */
function delivers({ outcome }: Decision): boolean {
  return outcome !== undefined && deliveryEvents[outcome.type] !== undefined;
}

const deliveryEvents: Readonly<Record<string, DeliveryEvent>> = {
  completed: 'collection.completed',
  'handed-over': 'collection.handed-over',
};

function deliveries(session: Session, given: SessionTurn, nowMs: number): readonly Effect[] {
  const { outcome, collectionRevision } = session;
  const event = outcome && deliveryEvents[outcome.type];
  if (outcome === undefined || event === undefined) return [];
  if (collectionRevision === given.session.collectionRevision) return [];
  const { key, platform } = given.conversation;
  const collection: Collection = {
    flow: given.flow.spec,
    session,
    outcome,
    conversationKey: key,
    platform,
    endedAtMs: nowMs,
  };
  return [{ kind: 'deliver', id: effectId(session.id, session.revision, 0), event, collection }];
}

function remember(
  { history }: Conversation,
  { inputs }: TurnArguments,
  messages: readonly ReplyMessage[],
  atMs: number,
): readonly HistoryEntry[] {
  if (inputs.length === 0 && messages.length === 0) return history;
  const person = inputs.map((input) => tracedInput(input).text);
  const entry = { atMs, person, bot: messages.map(({ text }) => text) };
  return [...history, entry].slice(-historyTurns);
}

function tracedInput(input: TurnArguments['inputs'][number]) {
  const { eventId, kind } = input;
  const text =
    input.kind === 'text' || input.kind === 'edit'
      ? input.text
      : input.kind === 'command'
        ? `/${input.command}`
        : input.kind;
  return { eventId, kind, text };
}

/** Receipts matter while a message carries an inference or the open question. */
function forgettable({ context }: TurnArguments, session: Session): readonly string[] {
  const needed = new Set(
    Object.values(session.slots).flatMap((state) =>
      state.status === 'inferred' && state.statedIn !== undefined ? [state.statedIn] : [],
    ),
  );
  if (session.shown) needed.add(session.shown.messageId);
  if (session.pending) needed.add(session.pending.messageId);
  return [...context.sent].filter((id) => !needed.has(id));
}
