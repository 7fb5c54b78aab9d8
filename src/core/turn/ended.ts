import type { Act } from '../acts.ts';
import { isComplete } from '../decide/complete.ts';
import type { Decision, Facts } from '../decide/facts.ts';
import { answers, noticeActs } from '../decide/notices.ts';
import { checkRules } from '../decide/rule-check.ts';
import { type Shared, sharedKinds, type Wordless } from '../input.ts';
import type { Move } from '../move.ts';
import { isReversible } from '../scene.ts';
import { isWithPeople } from '../session.ts';
import { isCorrectable } from './timers.ts';

/**
 * After the end (contract 7): thanks start nothing, a question is answered or passed on, a correction
 * becomes a corrected collection, what is said to the people who took over reaches them, and anything
 * else asks before it begins again.
 */
export function decideEnded(nowMs: number): (facts: Facts) => Decision {
  return (facts) => {
    const { session, moves } = facts;
    const reserved = moves.every(({ move }) => move === 'reserved');
    if (moves.length === 0 || (reserved && isWithPeople(session))) {
      return answer(facts, [], 'nothing new');
    }
    if (reserved) {
      return { ...answer(facts, [{ act: 'only-asked' }], 'for somebody else'), question: 'keep' };
    }
    if (moves.some(({ move }) => move === 'outdated')) {
      return { ...answer(facts, [{ act: 'outdated' }], 'outdated control'), question: 'keep' };
    }
    const wordless = moves.find((move) => move.move === 'wordless');
    const forPeople = isWithPeople(session) && isShared(wordless?.what);
    if (wordless && !forPeople)
      return answer(facts, [politely(wordless.what)], 'no words after the end');
    if (session.outcome?.type === 'handed-over') {
      return isWithPeople(session) ? passOn(facts) : afterCompletion(facts);
    }
    return correct(facts, nowMs) ?? afterCompletion(facts);
  };
}

function isShared(what: Wordless | Shared | undefined): boolean {
  return sharedKinds.some((kind) => kind === what);
}

/** A sticker after the end is a thank you. */
function politely(what: Wordless | Shared): Act {
  return what === 'sticker' ? { act: 'welcome' } : { act: 'cannot-read', what };
}

/**
 * A correction within the flow's window. What cannot be taken back any more, or leaves the set in
 * doubt or against a rule, goes to the people.
 */
function correct(facts: Facts, nowMs: number): Decision | undefined {
  const { flow, session, changes, moves } = facts;
  const corrected = changes.filter(
    ({ change }) =>
      change === 'replaced' ||
      change === 'opened' ||
      change === 'declined' ||
      change === 'used-after-decline',
  );
  if (corrected.length === 0 || !moves.some(isDirect)) return undefined;
  const late = !isCorrectable(flow, session, nowMs);
  const unsure = !isComplete(flow, facts.slots, facts.today) || checkRules(facts) !== undefined;
  if (late || unsure || corrected.some(({ slot }) => !isReversible(flow, slot))) {
    const outcome = { type: 'handed-over', reason: 'correction' } as const;
    const acts: readonly Act[] = [{ act: 'too-late-to-change' }];
    return { ...answer(facts, acts, 'too late to change'), slots: session.slots, outcome };
  }
  const acts: readonly Act[] = [...answers(facts), ...noticeActs(changes), { act: 'corrected' }];
  const outcome = { type: 'completed' } as const;
  return { ...answer(facts, acts, 'corrected after the end'), slots: facts.slots, outcome };
}

function afterCompletion(facts: Facts): Decision {
  const { moves, session } = facts;
  const told = answers(facts);
  if (told.length > 0) {
    // A question that nobody could answer goes to the people behind the flow, as an addition.
    const open = told.some(({ act }) => act === 'no-answer');
    const added = open && session.outcome ? { outcome: session.outcome } : {};
    return { ...answer(facts, told, 'answered after the end'), ...added };
  }
  const asked = session.pending?.about === 'start-again';
  if (moves.every((move) => isCourtesy(move, asked)))
    return answer(facts, [{ act: 'welcome' }], 'courtesy after the end');
  return {
    ...answer(facts, [{ act: 'ask-start-again' }], 'asks before starting again'),
    question: { about: 'start-again', asked: [] },
    holdsBack: true,
  };
}

/** "Great", "ok": approval is a thank you where nothing was asked; a no is one where it was. */
function isCourtesy(move: Move, asked: boolean): boolean {
  return move.move === 'pleasantry' || (move.move === 'bare' && (asked || move.answer === 'yes'));
}

/** The people who took over get what is still written, as an addition to the collection. */
function passOn(facts: Facts): Decision {
  const { moves, session } = facts;
  const added = session.outcome ? { outcome: session.outcome } : {};
  // Two people talk by now: the bot hands on what they say and keeps out of it.
  if (session.desk?.joined) return { ...answer(facts, [], 'passed on in a talk'), ...added };
  if (moves.every(({ move }) => move === 'pleasantry')) {
    return answer(facts, [{ act: 'welcome' }], 'courtesy after handover');
  }
  if (moves.every((move) => move.move === 'bare' || (move.move === 'unclear' && move.hesitation))) {
    return answer(facts, [], 'nothing to pass on');
  }
  // Said once; after that everything still reaches the people, without a word each time.
  const known = (session.said['with-people'] ?? 0) > 0;
  const acts: readonly Act[] = known ? [] : [{ act: 'with-people' }];
  return { ...answer(facts, acts, 'passed on'), ...added };
}

/** Says something and leaves the finished set as it is. */
function answer({ session }: Facts, acts: readonly Act[], why: string): Decision {
  return { why, acts, slots: session.slots, question: undefined, counters: session };
}

function isDirect(move: Move): boolean {
  return move.move === 'decline' || ('direct' in move && move.direct);
}
