import type { Act } from './acts.ts';
import { type Change, settles } from './change.ts';
import { choose } from './choose.ts';
import { isComplete } from './complete.ts';
import type { CompiledFlow } from './flow/compile.ts';
import type { LanguageCode } from './language/language.ts';
import type { Move } from './move.ts';
import { type Next, nextQuestion, type Slots } from './next-question.ts';
import { answerActs, noticeActs } from './notices.ts';
import type { Question } from './question.ts';
import { slotSpec } from './scene.ts';
import type { HandoverReason, Outcome, Session } from './session.ts';
import type { Understanding } from './understanding.ts';

/** All that a decision rests on: the session before the turn, and what the turn settled. */
export interface Facts {
  readonly flow: CompiledFlow;
  readonly session: Session;
  readonly language: LanguageCode;
  readonly moves: readonly Move[];
  readonly changes: readonly Change[];
  /** The slots after the merge. */
  readonly slots: Slots;
  /** The turn began the session. */
  readonly opening?: 'greet' | 'reset';
  /** The configured understander failed, and the rules saw nothing either. */
  readonly outage: boolean;
  readonly understanding?: Understanding;
}

export interface Decision {
  /** One phrase for the trace. */
  readonly why: string;
  readonly acts: readonly Act[];
  readonly slots: Slots;
  /** `keep`: what was asked stays asked, and nothing new is said about it. */
  readonly question: Question | 'keep' | undefined;
  readonly outcome?: Outcome;
  readonly stalledTurns: number;
  readonly idleTurns: number;
}

/**
 * What the reply does and how the session goes on: the only place where a turn's result is decided.
 * Ends are looked at first, then completion, then stall, then the next question (contract 5 and 7).
 */
export function decide(facts: Facts): Decision {
  const counters = countTurns(facts);
  return (
    decideNothing(facts) ??
    decideOutdated(facts) ??
    decideEnd(facts, counters) ??
    decideComplete(facts, counters) ??
    decideTap(facts, counters) ??
    decideStall(facts, counters) ??
    decideNext(facts, counters)
  );
}

interface Counters {
  readonly stalledTurns: number;
  readonly idleTurns: number;
}

/**
 * Contract 7: opening, a question that got an answer (also the honest "I can't say"), a deferral and
 * our own outage do not count as a stall; the second counter ends what only goes round in circles.
 */
function countTurns({ session, moves, changes, opening, outage }: Facts): Counters {
  if (changes.some(settles)) return { stalledTurns: 0, idleTurns: 0 };
  const hesitates = moves.some((move) => move.move === 'unclear' && move.hesitation);
  const exempt =
    (opening !== undefined && !hesitates) ||
    outage ||
    moves.some(({ move }) => ['defer', 'outdated', 'question'].includes(move));
  const progress =
    opening !== undefined ||
    changes.some(({ change }) => change === 'inferred' || change === 'replaced');
  return {
    stalledTurns: session.stalledTurns + (exempt ? 0 : 1),
    idleTurns: progress ? 0 : session.idleTurns + 1,
  };
}

/** An edit that changes no slot is no news: nothing is said, and what was asked stays asked. */
function decideNothing({ session, moves, slots, opening }: Facts): Decision | undefined {
  if (moves.length > 0 || opening !== undefined) return undefined;
  const { stalledTurns, idleTurns } = session;
  return { why: 'nothing new', acts: [], slots, question: 'keep', stalledTurns, idleTurns };
}

/** A control of an older question changes nothing and says so, and what was asked stays asked. */
function decideOutdated({ session, moves, slots }: Facts): Decision | undefined {
  if (!moves.some(({ move }) => move === 'outdated')) return undefined;
  const { stalledTurns, idleTurns } = session;
  const acts: readonly Act[] = [{ act: 'outdated' }];
  return { why: 'outdated control', acts, slots, question: 'keep', stalledTurns, idleTurns };
}

function decideEnd(facts: Facts, counters: Counters): Decision | undefined {
  const { moves, changes, flow, slots } = facts;
  if (moves.some(({ move }) => move === 'cancel')) {
    const acts: readonly Act[] = [{ act: 'cancelled' }];
    const outcome: Outcome = { type: 'cancelled' };
    return { why: 'cancelled', acts, slots, question: undefined, outcome, ...counters };
  }
  if (moves.some(({ move }) => move === 'human')) return handOver(facts, 'asked', counters);
  const stopper = changes.find(
    (change) =>
      change.change === 'declined' && slotSpec(flow, change.slot).onDecline === 'handover',
  );
  return stopper && handOver(facts, 'declined', counters);
}

function decideComplete(facts: Facts, counters: Counters): Decision | undefined {
  if (!isComplete(facts.flow, facts.slots)) return undefined;
  // Optional slots are asked once before the end, and a question of the person's is answered first.
  const next = nextQuestion(facts.slots, {
    flow: facts.flow,
    pending: facts.session.pending,
    statesInference: statesInference(facts),
  });
  if (next.question !== undefined) return undefined;
  return completed(facts, next, counters);
}

function completed(facts: Facts, next: Next, counters: Counters): Decision {
  return {
    why: 'complete',
    acts: [...noticesOf(facts, next, true), { act: 'completed' }],
    slots: next.slots,
    question: undefined,
    outcome: { type: 'completed' },
    ...counters,
  };
}

/** A tap on a control: its message shows the decision, and the question in it stays open. */
function decideTap(facts: Facts, counters: Counters): Decision | undefined {
  const { session, moves, changes, slots } = facts;
  const tapped =
    moves.length === 1 && moves[0]?.move === 'confirm' && moves[0].source.kind === 'control';
  const stillAsked = session.pending?.about === 'slots' ? session.pending.asked : [];
  if (!tapped || stillAsked.length === 0) return undefined;
  const acts = noticeActs(changes);
  return { why: 'tapped', acts, slots, question: 'keep', ...counters };
}

function decideStall(facts: Facts, counters: Counters): Decision | undefined {
  const { stallTurns, idleTurns } = facts.flow.spec.pace;
  if (counters.stalledTurns < stallTurns && counters.idleTurns < idleTurns) return undefined;
  return handOver(facts, 'stalled', counters);
}

function handOver(facts: Facts, reason: HandoverReason, counters: Counters): Decision {
  return {
    why: `handed over: ${reason}`,
    acts: [...answers(facts), ...noticeActs(facts.changes), { act: 'handed-over', reason }],
    slots: facts.slots,
    question: undefined,
    outcome: { type: 'handed-over', reason },
    ...counters,
  };
}

function decideNext(facts: Facts, counters: Counters): Decision {
  const next = choose(facts, statesInference(facts));
  const lost = next.givenUp.find((id) => slotSpec(facts.flow, id).onDecline === 'handover');
  if (lost !== undefined) return handOver({ ...facts, slots: next.slots }, 'declined', counters);
  if (next.question === undefined && isComplete(facts.flow, next.slots)) {
    return completed(facts, next, counters);
  }
  return {
    why: next.question === undefined ? 'waiting' : `asks: ${next.question.about}`,
    acts: noticesOf(facts, next),
    slots: next.slots,
    question: next.question,
    ...counters,
  };
}

function statesInference({ changes }: Facts): boolean {
  return changes.some(isNewInference);
}

function isNewInference(change: Change): boolean {
  return change.change === 'inferred' || (change.change === 'replaced' && change.inferred);
}

/** The person's question first, then what changed, then the question of ours. */
function noticesOf(facts: Facts, next: Next, ends = false): readonly Act[] {
  const { opening, changes, understanding } = facts;
  const greeting: readonly Act[] = opening ? [{ act: opening }] : [];
  const notices = noticeActs(changes);
  const closing = next.question?.about === 'closing' ? next.question.asked : [];
  const inferences = inferenceActs(facts).filter((act) => !closing.includes(act.slot));
  const lost = next.givenUp.map((slot): Act => ({ act: 'declined', slot, reason: 'unanswered' }));
  const spoken = [...answers(facts), ...notices, ...inferences, ...lost];
  return [
    ...greeting,
    ...reception(facts, ends || spoken.length > 0),
    ...clauseActs(understanding),
    ...spoken,
    ...next.acts,
  ];
}

function answers({ moves, flow, language }: Facts): readonly Act[] {
  return answerActs(moves, flow, language);
}

function inferenceActs({ changes, slots }: Facts) {
  return changes.flatMap((change) => {
    if (change.change !== 'inferred') return [];
    const state = slots[change.slot];
    if (state?.status !== 'inferred') return [];
    const { value, source } = state;
    return [{ act: 'state-inference', slot: change.slot, value, words: source.text } as const];
  });
}

/** A clause comes from a model and was checked; nothing is said twice. */
function clauseActs(understanding: Understanding | undefined): readonly Act[] {
  return understanding?.clause === undefined ? [] : [{ act: 'clause', text: understanding.clause }];
}

/** The first words of a reply: how the message was received. Thanks only where nothing else says so. */
function reception({ moves, changes, opening }: Facts, spoken: boolean): readonly Act[] {
  if (opening) return [];
  if (moves.some(({ move }) => move === 'defer')) return [{ act: 'deferred' }];
  const unclear = moves.find((move) => move.move === 'unclear');
  if (unclear) return [unclear.hesitation ? { act: 'no-hurry' } : { act: 'not-understood' }];
  if (moves.some((move) => move.move === 'pleasantry')) return [{ act: 'welcome' }];
  return !spoken && changes.some(settles) ? [{ act: 'acknowledge' }] : [];
}
