import type { Act } from '../acts.ts';
import { settles } from '../merge/change.ts';
import type { Move } from '../move.ts';
import { interrupting } from '../question.ts';
import { slotSpec } from '../scene.ts';
import { choose, takeUp } from './choose.ts';
import { isComplete } from './complete.ts';
import type { Counters, Decision, Facts } from './facts.ts';
import { completed, decideComplete } from './finish.ts';
import { handOver } from './hand-over.ts';
import { answers, noticeActs, replyActs } from './notices.ts';

/**
 * What the reply does and how the session goes on: the only place where a turn's result is decided.
 * The first rule that applies decides. Ends come first, then what waits for a yes, then completion,
 * then stall, then the next question (contract 5 to 8).
 */
export function decide(facts: Facts): Decision {
  const counters = countTurns(facts);
  const decision =
    decideNothing(facts) ??
    decideOutdated(facts) ??
    decideReserved(facts) ??
    decideEnd(facts) ??
    decideSending(facts) ??
    decideTap(facts) ??
    decideEdit(facts) ??
    decideOtherFlow(facts) ??
    decidePause(facts) ??
    decideStalledReview(facts, counters) ??
    decideComplete(facts) ??
    decideStall(facts, counters) ??
    decideNext(facts);
  return { counters, ...decision };
}

/**
 * Contract 7: opening, a question that got an answer (also the honest "I can't say"), a deferral and
 * our own outage do not count as a stall, nor does what the person found wrong; the second
 * counter ends what only goes round in circles.
 */
function countTurns({ session, moves, changes, opening, outage }: Facts): Counters {
  if (changes.some(settles)) return { stalledTurns: 0, idleTurns: 0 };
  const hesitates = moves.some((move) => move.move === 'unclear' && move.hesitation);
  const raised = changes.some(({ change }) => change === 'opened' || change === 'replaced');
  const exempt = (opening !== undefined && !hesitates) || outage || raised || moves.some(isExempt);
  const progress =
    opening !== undefined ||
    changes.some(
      ({ change }) => change === 'inferred' || change === 'replaced' || change === 'opened',
    );
  return {
    stalledTurns: session.stalledTurns + (exempt ? 0 : 1),
    idleTurns: progress ? 0 : session.idleTurns + 1,
  };
}

function isExempt({ move }: Move): boolean {
  return exempt.has(move);
}

const exempt: ReadonlySet<Move['move']> = new Set([
  'defer',
  'object',
  'question',
  'ask-about',
  'wordless',
  'other-flow',
  'answer-other-flow',
  'undo',
]);

/** Words that count for nothing here, or an edit that changes no slot: what was asked stays asked. */
function decideNothing(facts: Facts): Decision | undefined {
  if (facts.moves.length > 0 || facts.opening !== undefined) return undefined;
  return stay(facts, 'nothing new', []);
}

/** A control of an older question changes nothing and says so. */
function decideOutdated(facts: Facts): Decision | undefined {
  const outdated = facts.moves.some(({ move }) => move === 'outdated');
  // Most likely [Send it] once more: that nothing has changed would say that nothing is sent.
  if (outdated && isSending(facts)) return stay(facts, 'already sending', stillSending(facts));
  return outdated ? stay(facts, 'outdated control', [{ act: 'outdated' }]) : undefined;
}

/** Who may not decide is told so, and what is open stays open. */
function decideReserved(facts: Facts): Decision | undefined {
  const { moves } = facts;
  if (moves.length === 0 || moves.some(({ move }) => move !== 'reserved')) return undefined;
  return stay(facts, 'for somebody else', [{ act: 'only-asked' }]);
}

/** Nothing changes, and nothing is counted. */
function stay({ session, slots }: Facts, why: string, acts: readonly Act[]): Decision {
  const { stalledTurns, idleTurns } = session;
  return { why, acts, slots, question: 'keep', counters: { stalledTurns, idleTurns } };
}

function decideEnd(facts: Facts): Decision | undefined {
  const { moves, changes, flow, slots } = facts;
  if (moves.some(({ move }) => move === 'cancel')) {
    const acts: readonly Act[] = [...noticeActs(changes), { act: 'cancelled' }];
    return { why: 'cancelled', acts, slots, question: 'keep', outcome: { type: 'cancelled' } };
  }
  if (moves.some(({ move }) => move === 'human')) return handOver(facts, 'asked');
  const stopper = changes.find(
    (change) =>
      change.change === 'declined' && slotSpec(flow, change.slot).onDecline === 'handover',
  );
  return stopper && handOver(facts, 'declined');
}

/**
 * A confirmed review is on its way out. A courtesy is taken and a question about the bot answered;
 * anything else stops it, also a question that may be an objection: what cannot be taken back must
 * not leave over one.
 */
function decideSending(facts: Facts): Decision | undefined {
  const { session, moves, changes, slots, opening } = facts;
  if (session.pending?.about !== 'sending' || opening !== undefined) return undefined;
  if (changes.some(({ change }) => change !== 'same' && change !== 'ignored')) return undefined;
  if (moves.every(({ move }) => harmlessWhileSending.has(move))) {
    const again = moves.length > 0 && moves.every(({ move }) => move === 'approve');
    const heard = again ? stillSending(facts) : replyActs(facts, [], true);
    const acts: readonly Act[] =
      heard.length > 0 || moves.length === 0 ? heard : [{ act: 'acknowledge' }];
    return { why: 'goes on sending', acts, slots, question: 'keep' };
  }
  const acts: readonly Act[] = [...answers(facts), { act: 'send-undone' }];
  return { why: 'sending undone', acts, slots, question: { about: 'review', asked: [] } };
}

function isSending({ session }: Facts): boolean {
  return session.pending?.about === 'sending';
}

function stillSending({
  flow,
  sendsInSeconds = flow.spec.pace.undoSeconds,
}: Facts): readonly Act[] {
  return [{ act: 'sending', seconds: sendsInSeconds }];
}

const harmlessWhileSending: ReadonlySet<Move['move']> = new Set([
  'ask-about',
  'pleasantry',
  'wordless',
  'approve',
  'outdated',
  'reserved',
]);

/** A tap on a control: its message shows the decision, and the question in it stays open. */
function decideTap(facts: Facts): Decision | undefined {
  const { session, moves, changes, slots } = facts;
  const tapped =
    moves.length > 0 &&
    moves.every((move) => move.move === 'confirm' && move.source.kind === 'control');
  const stillAsked = session.pending?.about === 'slots' ? session.pending.asked : [];
  if (!tapped || stillAsked.length === 0) return undefined;
  return { why: 'tapped', acts: noticeActs(changes), slots, question: 'keep', tapped: true };
}

/** An edit is noticed, and what was asked stays asked: nobody waits for that question to come again. */
function decideEdit(facts: Facts): Decision | undefined {
  const { edited, session, changes, slots, moves } = facts;
  const raised =
    changes.some(({ change }) => change === 'opened' || change === 'inferred') ||
    moves.some(({ move }) => move === 'object');
  if (!edited || raised || session.pending?.about !== 'slots' || changes.length === 0)
    return undefined;
  if (session.pending.asked.some((id) => slots[id]?.status !== 'empty')) return undefined;
  return { why: 'edited', acts: noticeActs(changes), slots, question: 'keep' };
}

/** Another flow was named: one question, and what was answered is kept. */
function decideOtherFlow(facts: Facts): Decision | undefined {
  const { session, moves, slots } = facts;
  const answer = moves.find((move) => move.move === 'answer-other-flow');
  if (answer && session.pending?.about === 'other-flow') {
    const { flow } = session.pending;
    const queued = answer.answer === 'afterwards' ? [...session.queued, flow] : session.queued;
    const first: Act | undefined =
      answer.answer === 'afterwards' ? { act: 'queued', flow } : undefined;
    const next = takeUp(facts);
    // A review that was interrupted is no question for values: it comes back as a whole.
    const review =
      next.question === undefined
        ? decideComplete({ ...facts, slots: next.slots, moves: [] })
        : undefined;
    const acts = [...(first ? [first] : []), ...(review ?? next).acts];
    if (review) return { ...review, acts, queued };
    return { why: 'goes on', acts, slots: next.slots, question: next.question, queued };
  }
  const other = moves.find((move) => move.move === 'other-flow');
  if (other === undefined || session.queued.includes(other.flow)) return undefined;
  const { flow, how } = other;
  const { pending } = session;
  return {
    why: 'another flow was named',
    acts: [...replyActs(facts, [], true), { act: 'ask-other-flow', flow, how }],
    slots,
    question: {
      about: 'other-flow',
      asked: [],
      flow,
      how,
      ...interrupting(pending),
    },
  };
}

/** After a long pause, words that answer nothing may be a new topic: one question (contract 8). */
function decidePause(facts: Facts): Decision | undefined {
  const { afterPause, moves, changes, slots, session } = facts;
  const newTopic = moves.some(({ move }) => move === 'unclear' || move === 'pleasantry');
  if (!afterPause || !newTopic || changes.length > 0) return undefined;
  return {
    why: 'a new topic after a pause?',
    acts: [{ act: 'ask-resume', after: 'pause' }],
    slots,
    question: { about: 'resume', asked: [], ...interrupting(session.pending) },
    holdsBack: true,
    counters: session,
  };
}

/** A review that gets neither a yes nor a change is no place to wait in for ever. */
function decideStalledReview(facts: Facts, counters: Counters): Decision | undefined {
  const { session, moves } = facts;
  const approved = moves.some(({ move }) => move === 'approve');
  if (session.pending?.about !== 'review' || approved) return undefined;
  return decideStall(facts, counters);
}

function decideStall(facts: Facts, counters: Counters): Decision | undefined {
  const { stallTurns, idleTurns } = facts.flow.spec.pace;
  if (counters.stalledTurns < stallTurns && counters.idleTurns < idleTurns) return undefined;
  return handOver(facts, 'stalled');
}

function decideNext(facts: Facts): Decision {
  const { flow, today } = facts;
  const next = choose(facts);
  const lost = next.givenUp.find(
    ({ change, slot }) => change === 'declined' && slotSpec(flow, slot).onDecline === 'handover',
  );
  if (lost !== undefined) return handOver({ ...facts, slots: next.slots }, 'declined');
  if (next.question === undefined && isComplete(flow, next.slots, today)) {
    const changes = [...facts.changes, ...next.givenUp];
    const given: Facts = { ...facts, slots: next.slots, changes };
    return decideComplete(given) ?? completed(given);
  }
  return {
    why: next.question === undefined ? 'waiting' : `asks: ${next.question.about}`,
    acts: [...replyActs(facts, next.givenUp, false, next.question), ...next.acts],
    slots: next.slots,
    question: next.question,
  };
}
