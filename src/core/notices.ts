import type { Act } from './acts.ts';
import type { Change } from './change.ts';
import type { CompiledFlow } from './flow/compile.ts';
import { localise } from './flow/localise.ts';
import type { LanguageCode } from './language/language.ts';
import type { Move } from './move.ts';

type QuestionMove = Extract<Move, { readonly move: 'question' }>;

/** Whether the person's question has an answer in the flow's knowledge. */
export function isAnswered(
  move: QuestionMove,
  flow: CompiledFlow,
  language: LanguageCode,
): boolean {
  return flow.knowledge.find(move.text, language).length > 0;
}

/**
 * Answers to the person's questions, from what was found and nothing else; an honest "I don't know"
 * where nothing was (contract 5). The same answer is given once.
 */
export function answerActs(
  moves: readonly Move[],
  flow: CompiledFlow,
  language: LanguageCode,
): readonly Act[] {
  const questions = moves.filter((move): move is QuestionMove => move.move === 'question');
  const found = questions.map((move) => flow.knowledge.find(move.text, language)[0]);
  const snippets = [...new Set(found.filter((snippet) => snippet !== undefined))];
  const answered = snippets.map(
    ({ id, answer }): Act => ({
      act: 'answer',
      snippet: id,
      text: localise(answer, language, flow.spec.language),
    }),
  );
  return found.includes(undefined) ? [...answered, { act: 'no-answer' }] : answered;
}

/** What the reply has to say about changes: never a silent replacement (contract 4). */
export function noticeActs(changes: readonly Change[]): readonly Act[] {
  return changes.flatMap((change) => noticeOf(change) ?? []);
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
    case 'declined':
      return { act: 'declined', slot, reason: change.reason };
    case 'invalid':
      return { act: 'invalid', slot, problem: change.problem };
    case 'inferred':
    case 'opened':
    case 'same':
    case 'ignored':
      return undefined;
  }
}
