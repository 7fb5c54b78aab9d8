import type { Move } from '../move.ts';
import { type Attempt, interruptedBy, interrupting, type Question } from '../question.ts';
import { isActive } from './active.ts';
import type { Facts } from './facts.ts';
import {
  ask,
  askSameChoice,
  type Next,
  nextQuestion,
  repeatChoice,
  type Slots,
} from './next-question.ts';
import { statesInference } from './notices.ts';

/**
 * What to ask after what happened. An objection is cleared up first; a person who does not know gets
 * help; what was said aside leaves the floor to what was asked; what another question interrupted
 * comes back. Everything else goes on with the next question.
 */
export function choose(facts: Facts): Next {
  const { session, moves, slots, flow, changes, today } = facts;
  const { pending } = session;
  const objection = moves.find((move) => move.move === 'object');
  if (objection) return askCorrection(slots, objection, pending);
  const raised = changes.some(({ change }) => change === 'opened');
  if (pending?.about === 'correction' && pending.afterwards && !raised) {
    return askCorrection(slots, { slots: pending.afterwards, each: true }, pending);
  }
  const unsure = moves.find((move) => move.move === 'does-not-know')?.slots ?? [];
  const helped = unsure.find((id) => slots[id]?.status === 'empty');
  if (helped !== undefined) return ask(slots, [helped], 'last', flow);
  const refused = changes.find(({ change }) => change === 'invalid')?.slot;
  if (refused !== undefined && pending?.asked.some((id) => id === refused)) {
    const again = askRepeated(slots, { asked: [refused], attempt: 'again' }, facts);
    if (again) return again;
  }
  const [chosen] = pending?.about === 'choice' ? pending.asked : [];
  if (chosen !== undefined && moves.length > 0 && moves.every(({ move }) => move === 'bare')) {
    const again = askSameChoice(slots, chosen, flow);
    if (again?.question) {
      return { ...again, question: { ...again.question, ...interrupting(pending) } };
    }
  }
  if (chosen !== undefined && !raised && moves.every(isSideTalk)) {
    // Uncounted, so that questions in between, or a cancel taken back, do not use the choice up.
    const again = repeatChoice(slots, chosen, flow);
    if (again?.question) {
      return { ...again, question: { ...again.question, ...interrupting(pending) } };
    }
  }
  if (pending?.about === 'slots') {
    const aside = !raised && moves.every((move) => leavesTheFloor(move, pending.asked));
    const again = aside ? askRepeated(slots, pending, facts) : undefined;
    if (again) return again;
  }
  const next = nextQuestion(slots, {
    flow,
    today,
    pending,
    statesInference: statesInference(changes, slots),
  });
  if (next.question?.about === 'choice') {
    return { ...next, question: { ...next.question, ...interrupting(pending) } };
  }
  const interrupted = interruptedBy(pending);
  return (interrupted && askRepeated(slots, interrupted, facts)) ?? next;
}

/** The question that stood before an interruption, or else the next one. */
export function takeUp(facts: Facts): Next {
  return choose({ ...facts, moves: [] });
}

function askCorrection(slots: Slots, wrong: Wrong, pending: Question | undefined): Next {
  const { asked, afterwards } = oneByOne(wrong);
  return {
    slots,
    acts: [{ act: 'ask-correction', slots: asked }],
    question: { about: 'correction', asked, ...afterwards, ...interrupting(pending) },
    givenUp: [],
  };
}

type Wrong = Pick<Extract<Move, { readonly move: 'object' }>, 'slots' | 'each'>;

/** What is wrong, to be asked about now and afterwards. */
export function oneByOne({ slots, each }: Wrong) {
  const [first, ...others] = slots;
  if (!each || first === undefined) return { asked: slots, afterwards: {} };
  return { asked: [first], afterwards: others.length > 0 ? { afterwards: others } : {} };
}

/** The same question, briefly and uncounted: it was not this that went unanswered. */
function askRepeated(
  slots: Slots,
  { asked, attempt }: { readonly asked: readonly string[]; readonly attempt: Attempt },
  { flow, today }: Facts,
): Next | undefined {
  const left = asked.filter(
    (id) => slots[id]?.status === 'empty' && isActive(flow, id, slots, today),
  );
  if (left.length === 0) return undefined;
  return {
    slots,
    acts: [{ act: 'ask', slots: left, attempt, repeated: true }],
    question: { about: 'slots', asked: left, attempt },
    givenUp: [],
  };
}

/**
 * Side talk, something that could not be read, or something settled that was not asked: the pending
 * question did not go unanswered.
 */
function leavesTheFloor(move: Move, asked: readonly string[]): boolean {
  return isSideTalk(move) || ('slot' in move && !asked.includes(move.slot));
}

function isSideTalk({ move }: Move): boolean {
  return besides.has(move);
}

const besides: ReadonlySet<Move['move']> = new Set([
  'question',
  'ask-about',
  'pleasantry',
  'finish',
  'answer-other-flow',
  'cannot',
  'wordless',
]);
