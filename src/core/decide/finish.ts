import type { Act } from '../acts.ts';
import { interruptedBy } from '../question.ts';
import { oneByOne } from './choose.ts';
import { isComplete, needsReview } from './complete.ts';
import type { Decision, Facts } from './facts.ts';
import { handOver } from './hand-over.ts';
import { ask, type Next, nextQuestion } from './next-question.ts';
import { replyActs, statesInference } from './notices.ts';
import { checkLimits, checkRules } from './rule-check.ts';

/** The set is complete: what is optional is asked, rules are checked, a review is confirmed. */
export function decideComplete(facts: Facts): Decision | undefined {
  const { flow, slots, session, moves, changes, today } = facts;
  if (!isComplete(flow, slots, today)) return undefined;
  if (session.pending?.about === 'correction' && session.pending.afterwards) return undefined;
  const waiting = interruptedBy(session.pending)?.asked ?? [];
  if (waiting.some((id) => slots[id]?.status === 'empty')) return undefined;
  const open = nextQuestion(slots, {
    flow,
    today,
    pending: session.pending,
    statesInference: statesInference(changes, slots),
  });
  if (open.question !== undefined) return undefined;
  const failure = checkLimits(facts) ?? checkRules(facts);
  if (failure?.result === 'handover') return handOver(facts, 'rule', failure.rule);
  if (failure) {
    const { slots: reopened, act, ruleFailures } = failure;
    const next = askReopened(reopened, failure.reopened, facts);
    const acts = [...replyActs(facts, [], true), act, ...next.acts];
    return { why: 'a rule failed', acts, slots: next.slots, question: next.question, ruleFailures };
  }
  if (!needsReview(flow)) return completed(facts);
  const approved = moves.length === 1 && moves[0]?.move === 'approve' && changes.length === 0;
  if (!approved || session.pending?.about !== 'review') return askReview(facts);
  const seconds = flow.spec.pace.undoSeconds;
  if (seconds === 0) return completed(facts);
  const acts: readonly Act[] = [{ act: 'sending', seconds }];
  return { why: 'sending', acts, slots, question: { about: 'sending', asked: [] } };
}

/** What was reopened is asked at once: as a pair where the flow has one, else one after the other. */
function askReopened(slots: Facts['slots'], reopened: readonly string[], { flow }: Facts): Next {
  const pair = flow.spec.groups.find((group) => group.slots.every((id) => reopened.includes(id)));
  return ask(slots, pair?.slots ?? reopened.slice(0, 1), 'first', flow);
}

/** All values are shown; after side talk the question alone comes back. */
function askReview(facts: Facts): Decision {
  const { flow, slots, session, changes, moves } = facts;
  const shown = session.pending?.about === 'review' && changes.length === 0 && moves.length > 0;
  const review: Act = shown
    ? { act: 'repeat-review' }
    : { act: 'ask-review', slots: flow.spec.slots.map(({ id }) => id) };
  const refused = moves.some((move) => move.move === 'bare' && move.answer === 'no');
  const wrong = moves.find((move) => move.move === 'object');
  const { asked, afterwards } = wrong
    ? oneByOne(wrong)
    : { asked: refused && shown ? [] : undefined, afterwards: {} };
  const act: Act = asked === undefined ? review : { act: 'ask-correction', slots: asked };
  return {
    why: 'asks: review',
    acts: [...replyActs(facts, [], true), act],
    slots,
    question:
      asked === undefined
        ? { about: 'review', asked: [] }
        : { about: 'correction', asked, ...afterwards },
  };
}

/** The end; a flow that was put off is offered at once. */
export function completed(facts: Facts): Decision {
  const [flow] = facts.session.queued;
  const acts: readonly Act[] = [...replyActs(facts, [], true), { act: 'completed' }];
  const how = 'next';
  return {
    why: 'complete',
    acts: flow === undefined ? acts : [...acts, { act: 'ask-other-flow', flow, how }],
    slots: facts.slots,
    question: flow === undefined ? undefined : { about: 'other-flow', asked: [], flow, how },
    outcome: { type: 'completed' },
  };
}
