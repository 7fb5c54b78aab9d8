import type { Act } from '../acts.ts';
import type { ControlPlan } from '../controls.ts';
import { planControls } from '../controls.ts';
import type { Conversation } from '../conversation.ts';
import { needsReview } from '../decide/complete.ts';
import type { Decision } from '../decide/facts.ts';
import type { Slots } from '../decide/next-question.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { messageId } from '../ids.ts';
import type { TextInput } from '../input.ts';
import type { Pending } from '../question.ts';
import type { ReplyMessage } from '../reply.ts';
import type { LiveControl, Session, Timers } from '../session.ts';
import type { Settled, TurnArguments } from '../step.ts';
import type { Trace } from '../trace.ts';
import { labelOf } from '../wording/control-labels.ts';
import { type Spoken, say } from '../wording/say.ts';
import { addressed } from './addressed.ts';
import { deliveries, delivers } from './deliver.ts';
import { remember, tracedInput, withoutWithdrawn } from './history.ts';
import { heardIn, maskTrace } from './mask.ts';
import { newMessage, replaceShown, withoutControls } from './message-made.ts';
import { closeAtMs, nextDueAtMs, sendAtMs } from './timers.ts';

/** What a turn within a session came to, before ids and words. */
export interface SettledTurn {
  readonly turn: TurnArguments;
  readonly conversation: Conversation;
  readonly flow: CompiledFlow;
  /** The session as the turn found it or began it, with what every input does to it. */
  readonly session: Session;
  readonly decision: Decision;
  readonly trace: Omit<Trace, 'turn' | 'atMs' | 'inputs' | 'decision' | 'acts' | 'after'>;
}

/** Beyond the session's own end, for whoever comes back. */
const keepAfterExpiryMs = 7 * 24 * 3_600_000;

/**
 * Closes a turn: the next session, the message with its controls, the delivery, history and trace.
 * Everything the turn leaves behind is made here, in one place, so that it is committed together.
 */
export function settle(given: SettledTurn): Settled {
  const { turn, conversation, decision } = given;
  const { nowMs } = turn.context;
  const id = messageId(conversation, given.session.id);
  const slots = stated(decision, id);
  const spoken = say(decision.acts, voiceOf(given, slots));
  const controls = labelled(planControls(decision.acts), given, slots, id);
  const { shown } = given.session;
  const keepsControls = decision.question === 'keep' && controls.length === 0 && !decision.tapped;
  const said = decision.tapped
    ? replaceShown(given.session, spoken.parts, turn.inputs[0])
    : [
        ...(shown === undefined || keepsControls ? [] : [withoutControls(shown)]),
        ...newMessage(given, id, spoken.parts, controls),
      ];
  const messages = said.map((message) => addressed(message, given, slots));
  const session = nextSession(given, { slots, controls, keepsControls, spoken, id, messages });
  const dueAtMs = nextDueAtMs(session);
  const turns = conversation.turns + 1;
  const after: Conversation = {
    ...conversation,
    turns,
    session,
    history: withoutWithdrawn(
      remember(conversation.history, turn.inputs, messages, nowMs),
      given.flow,
      given.session.slots,
      session.slots,
      conversation.language,
    ),
    ...heldBack(given),
  };
  return {
    kind: 'settled',
    conversation: after,
    acts: decision.acts,
    messages,
    effects: deliveries(session, given, nowMs),
    trace: maskTrace(
      {
        ...given.trace,
        turn: turns,
        atMs: nowMs,
        inputs: turn.inputs.map(tracedInput),
        decision: decision.why,
        acts: decision.acts,
        after: session.slots,
      },
      given.flow,
      heardIn(turn, conversation),
    ),
    ...(dueAtMs !== undefined && { dueAtMs }),
    forgetReceipts: forgettable(turn, session, messages),
    keepUntilMs: session.timers.expiresAtMs + keepAfterExpiryMs,
  };
}

function voiceOf({ flow, conversation, session, turn }: SettledTurn, slots: Slots) {
  const { language } = conversation;
  return { flow, language, said: session.said, slots, flows: turn.catalogue.flows };
}

/** Inferences that this reply states, or asks about, are stated in its message. */
function stated({ slots, acts }: Decision, id: string): Slots {
  const said = new Set(
    acts.flatMap((act) => {
      if (act.act === 'state-inference') return [act.slot];
      if (act.act === 'changed' && act.inferred) return [act.slot];
      return act.act === 'ask-closing' ? act.slots : [];
    }),
  );
  if (said.size === 0) return slots;
  return Object.fromEntries(
    Object.entries(slots).map(([slot, state]) => [
      slot,
      state.status === 'inferred' && said.has(slot) ? { ...state, statedIn: id } : state,
    ]),
  );
}

function labelled(
  plans: readonly ControlPlan[],
  { flow, session, conversation }: SettledTurn,
  slots: Slots,
  id: string,
): readonly LiveControl[] {
  return plans.map(({ label, move }, index) => ({
    id: `${id}-${index}`,
    label: labelOf(label, flow, { ...session, slots }, conversation.language),
    move,
    messageId: id,
  }));
}

interface Made {
  readonly slots: Slots;
  readonly controls: readonly LiveControl[];
  /** What was shown before can still be tapped. */
  readonly keepsControls: boolean;
  readonly spoken: Spoken;
  readonly id: string;
  readonly messages: readonly ReplyMessage[];
}

function nextSession({ session, decision, turn, flow }: SettledTurn, made: Made): Session {
  const { pending: _, shown: __, ...before } = session;
  const { question, counters, outcome, tapped } = decision;
  const [speaker] = turn.inputs;
  const pending: Pending | undefined =
    question === 'keep'
      ? session.pending
      : question && withNamed({ ...question, messageId: made.id }, decision.acts);
  return {
    ...before,
    revision: session.revision + 1,
    slots: made.slots,
    ...liveControls(session, decision, made),
    said: made.spoken.said,
    ...(counters && { stalledTurns: counters.stalledTurns, idleTurns: counters.idleTurns }),
    ...(pending && { pending }),
    ...(speaker &&
      question !== 'keep' &&
      !tapped && { askedOf: askedOf(session, speaker.from.id) }),
    timers: timersOf(session.timers, pending, flow, turn.context.nowMs),
    ...(decision.ruleFailures && { ruleFailures: decision.ruleFailures }),
    ...(decision.queued && { queued: decision.queued }),
    ...(outcome && { outcome }),
    ...(delivers(decision) && { collectionRevision: session.collectionRevision + 1 }),
  };
}

/** Options that this reply names can be picked by their place. */
function withNamed(pending: Pending, acts: readonly Act[]): Pending {
  if (pending.about !== 'slots') return pending;
  const named = acts.flatMap((act) => {
    if (act.act === 'list-options') return pending.asked.includes(act.slot) ? [act.slot] : [];
    return act.act === 'ask' && act.options !== undefined ? act.slots : [];
  })[0];
  return named === undefined ? pending : { ...pending, named };
}

/** The run belongs to who was asked; somebody who joins in is not asked in their place. */
function askedOf({ askedOf: before, startedBy }: Session, speaker: string): string {
  return speaker === startedBy.id ? speaker : before;
}

/** New controls replace the old ones; while a question is kept, so are its controls. */
function liveControls(session: Session, decision: Decision, made: Made) {
  const { controls, keepsControls: keeps, messages } = made;
  const isShown = controls.length > 0 || decision.acts.some(isRepair);
  const message = isShown ? messages.at(-1) : undefined;
  const bare = controls.length === 0 && { bare: true as const };
  const shown = keeps
    ? session.shown
    : message && { messageId: message.id, text: message.text, ...bare };
  return { controls: keeps ? session.controls : controls, ...(shown && { shown }) };
}

/** A platform may show a picker with it, though there are no controls. */
function isRepair(act: Act): boolean {
  return act.act === 'ask' && act.attempt !== 'first';
}

/** A question that settles itself after a while, and says so, starts its own timer. */
function timersOf(
  timers: Timers,
  pending: Pending | undefined,
  flow: CompiledFlow,
  nowMs: number,
): Timers {
  const { sendAtMs: sending, closeAtMs: _, ...running } = timers;
  switch (pending?.about) {
    case 'sending':
      return waitsFor(running, sending ?? sendAtMs(flow, nowMs));
    case 'closing':
      return needsReview(flow) || !pending.silent
        ? running
        : { ...running, closeAtMs: closeAtMs(flow, nowMs) };
    default:
      return running;
  }
}

/** A confirmed review is sent before its session can end. */
function waitsFor(timers: Timers, atMs: number): Timers {
  return { ...timers, sendAtMs: atMs, expiresAtMs: Math.max(timers.expiresAtMs, atMs + 1) };
}

/** Words that wait for an answer of another kind are taken up with that answer. */
function heldBack({ decision, conversation, turn }: SettledTurn): Partial<Conversation> {
  if (!decision.holdsBack) return {};
  const texts = turn.inputs.filter((input): input is TextInput => input.kind === 'text');
  return { heldBack: [...(conversation.heldBack ?? []), ...texts] };
}

/**
 * Receipts matter while a message carries an inference, the open question or live controls, changes, or
 * has the notes for people under it.
 */
function forgettable(
  { context }: TurnArguments,
  session: Session,
  messages: readonly ReplyMessage[],
): readonly string[] {
  const needed = new Set([
    session.shown?.messageId,
    session.pending?.messageId,
    session.desk?.noteId,
  ]);
  for (const { id, replaces } of messages) if (replaces) needed.add(id);
  for (const state of Object.values(session.slots)) {
    if (state.status === 'inferred') needed.add(state.statedIn);
  }
  return [...context.sent].filter((id) => !needed.has(id));
}
