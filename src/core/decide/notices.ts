import type { Act } from '../acts.ts';
import { type Change, settles } from '../merge/change.ts';
import type { Move } from '../move.ts';
import type { Question } from '../question.ts';
import { isActive } from './active.ts';
import { chosenAnswers } from './answer.ts';
import { checkedClause } from './clause.ts';
import type { Facts } from './facts.ts';
import type { Slots } from './next-question.ts';

type QuestionMove = Extract<Move, { readonly move: 'question' }>;

/**
 * All that a reply says ahead of its question: how the message was received, the answer to the
 * person's question first, then what changed. `ends` where no question of ours follows.
 */
export function replyActs(
  facts: Facts,
  givenUp: readonly Change[],
  ends: boolean,
  question?: Question,
): readonly Act[] {
  const { opening, changes } = facts;
  const closing = question?.about === 'closing' ? question.asked : [];
  const inferences = inferenceActs(facts).filter(({ slot }) => !closing.includes(slot));
  const spoken = [...answers(facts), ...noticeActs(changes), ...inferences, ...noticeActs(givenUp)];
  return [
    ...(opening ? [opening.act] : []),
    ...reception(facts, ends || spoken.length > 0),
    ...clauseActs(facts),
    ...spoken,
  ];
}

/** The first words of a reply. Thanks only where nothing else says that it was heard. */
function reception(facts: Facts, spoken: boolean): readonly Act[] {
  const { moves, changes, opening } = facts;
  if (opening) return [];
  if (moves.some(({ move }) => move === 'defer')) return [{ act: 'deferred' }];
  if (moves.some(({ move }) => move === 'too-long')) return [{ act: 'too-long' }];
  if (moves.some(({ move }) => move === 'cannot')) return [{ act: 'cannot-do' }];
  if (moves.some(({ move }) => move === 'missed')) return [{ act: 'missed' }];
  const wordless = moves.find((move) => move.move === 'wordless');
  if (wordless) return [{ act: 'cannot-read', what: wordless.what }];
  const unclear = moves.find((move) => move.move === 'unclear');
  if (unclear && !changes.some(settles)) {
    return [unclear.hesitation ? { act: 'no-hurry' } : { act: 'not-understood' }];
  }
  const missing = moves.some(({ move }) => move === 'finish') ? stillMissing(facts) : [];
  if (missing.length > 0) return [{ act: 'still-missing', slots: missing }];
  const courtesy = moves.find((move) => move.move === 'pleasantry');
  if (courtesy) return [{ act: courtesy.kind === 'greeting' ? 'hello' : 'welcome' }];
  return !spoken && changes.some(settles) ? [{ act: 'acknowledge' }] : [];
}

/** What has to be there and is not. */
function stillMissing({ flow, slots, today }: Facts): readonly string[] {
  return flow.spec.slots
    .filter(({ id, required }) => required && slots[id]?.status === 'empty')
    .filter(({ id }) => isActive(flow, id, slots, today))
    .map(({ id }) => id);
}

function clauseActs(facts: Facts): readonly Act[] {
  const text = checkedClause(facts.understanding?.clause, facts);
  return text === undefined ? [] : [{ act: 'clause', text }];
}

/** An inference that is new, in a clause with the words it came from (contract 5). */
function inferenceActs({ changes, slots }: Facts) {
  return changes.flatMap((change) => {
    if (change.change !== 'inferred' && change.change !== 'brought-back') return [];
    const state = slots[change.slot];
    if (state?.status !== 'inferred') return [];
    const { value, source } = state;
    return [{ act: 'state-inference', slot: change.slot, value, words: source.text } as const];
  });
}

/** Whether the reply states an inference, so that its question must be no yes/no question. */
export function statesInference(changes: readonly Change[], slots: Slots): boolean {
  return changes.some(
    (change) =>
      slots[change.slot]?.status === 'inferred' &&
      (change.change === 'inferred' ||
        change.change === 'brought-back' ||
        (change.change === 'replaced' && change.inferred)),
  );
}

/** Answers to the person's questions: about the process from the flow, others from its knowledge. */
export function answers(facts: Facts): readonly Act[] {
  return [...facts.moves.flatMap((move) => processAnswers(move)), ...answerActs(facts)];
}

function processAnswers(move: Move): readonly Act[] {
  if (move.move !== 'ask-about') return [];
  switch (move.topic) {
    case 'why':
      return move.slots.map((slot) => ({ act: 'explain-why', slot }));
    case 'options':
      return move.slots.map((slot) => ({ act: 'list-options', slot }));
    case 'state':
      return [{ act: 'show-state' }];
    case 'recipient':
      return [{ act: 'explain-recipient' }];
    case 'who':
      return [{ act: 'who-am-i' }];
    case 'help':
      return [{ act: 'help' }];
  }
}

/**
 * Answers from what was found and nothing else; an honest "I don't know" where nothing was. The same
 * answer is given once.
 */
function answerActs({ moves, flow, language, understanding }: Facts): readonly Act[] {
  const questions = moves.filter((move): move is QuestionMove => move.move === 'question');
  const found = questions.map((move) => flow.knowledge.find(move.text, language));
  const answered = found.flatMap((snippets) =>
    chosenAnswers(snippets, understanding?.answer, language, flow.spec),
  );
  const acts = new Map(
    answered.map((each): [string, Act] => [each.snippet, { act: 'answer', ...each }]),
  );
  const missing = found.some((snippets) => snippets.length === 0);
  return [...acts.values(), ...(missing ? ([{ act: 'no-answer' }] as const) : [])];
}

/** What the reply has to say about changes: never a silent replacement (contract 4). */
export function noticeActs(changes: readonly Change[]): readonly Act[] {
  return [...changes.flatMap((change) => noticeOf(change) ?? []), ...declinedActs(changes)];
}

/** What was declined for the same reason is said in one sentence. */
function declinedActs(changes: readonly Change[]): readonly Act[] {
  const declined = changes.filter((change) => change.change === 'declined');
  const reasons = [...new Set(declined.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const slots = declined.filter((change) => change.reason === reason).map(({ slot }) => slot);
    return { act: 'declined', slots, reason };
  });
}

function noticeOf(change: Change): Act | undefined {
  const { slot } = change;
  switch (change.change) {
    case 'filled': {
      const chosen = change.by === 'confirmation' || change.by === 'choice';
      return chosen ? { act: 'confirmed', slot, value: change.value } : undefined;
    }
    case 'replaced': {
      const { from, to, inferred } = change;
      return { act: 'changed', slot, from, to, inferred };
    }
    case 'used-after-decline':
    case 'taken-back':
      return { act: change.change, slot, value: change.value };
    case 'kept':
      return { act: 'kept', slot, ...(change.value !== undefined && { value: change.value }) };
    case 'invalid':
      return { act: 'invalid', slot, problem: change.problem };
    case 'set-aside':
      return { act: 'set-aside', slot };
    case 'declined':
    case 'inferred':
    case 'brought-back':
    case 'opened':
    case 'half':
    case 'same':
    case 'ignored':
      return undefined;
  }
}
