import type { Act } from '../acts.ts';
import { readControl } from '../controls.ts';
import type { Conversation } from '../conversation.ts';
import type { Decision } from '../decide.ts';
import { readDirectly } from '../direct-answer.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { languages } from '../language/index.ts';
import type { Stance } from '../language/language.ts';
import type { Message } from '../message.ts';
import type { Move } from '../move.ts';
import { normalise } from '../normalise.ts';
import { answerActs, isAnswered } from '../notices.ts';
import type { Session } from '../session.ts';
import type { Settled, TurnArguments } from '../step.ts';
import { expiry } from './begin.ts';
import { settle } from './settle.ts';

/** What an ended session makes of a turn: an answer, or a new beginning. */
export type Afterwards = Settled | 'begin-anew' | 'undo';

/**
 * After the end (contract 7): thanks start nothing, a question is answered or passed on, what is said
 * to the people who took over reaches them, and anything else asks before it begins again. A
 * cancelled run can be taken up once more.
 */
export function afterEnd(
  turn: TurnArguments,
  conversation: Conversation & { readonly session: Session },
  flow: CompiledFlow,
): Afterwards {
  const { session, language, timeZone } = conversation;
  const { nowMs } = turn.context;
  const scene = { flow, session, context: { language: languages[language], nowMs, timeZone } };
  const messages = turn.inputs.flatMap((input) =>
    input.kind === 'text' ? [normalise(input)] : [],
  );
  const stances = messages.map(({ text }) => scene.context.language.readStance(text)?.stance);
  const moves = [
    ...turn.inputs.flatMap((input) =>
      input.kind === 'control' ? readControl(input, session) : [],
    ),
    ...messages.flatMap((message) => readDirectly(message, scene) ?? []),
  ];
  if (moves.some(({ move }) => move === 'start-again')) return 'begin-anew';
  const outdated = moves.some(({ move }) => move === 'outdated');
  if (outdated) return answer([{ act: 'outdated' }], 'outdated control');
  switch (session.outcome?.type) {
    case 'cancelled':
      return stances.includes('undo') ? 'undo' : 'begin-anew';
    case 'handed-over':
      return passOn();
    case 'completed':
      return afterCompletion();
    default:
      return 'begin-anew';
  }

  function afterCompletion(): Settled {
    if (moves.some(({ move }) => move === 'question')) {
      const acts = answerActs(moves, flow, language);
      return answer(acts, 'answered after the end', unanswered(moves, flow, conversation));
    }
    if (stances.some((stance) => stance === 'thanks' || stance === 'greeting')) {
      return answer([{ act: 'welcome' }], 'courtesy after the end');
    }
    if (session.pending?.about === 'start-again' && moves.some(({ move }) => move === 'bare')) {
      return answer([{ act: 'welcome' }], 'stays finished');
    }
    return answer([{ act: 'ask-start-again' }], 'asks before starting again');
  }

  /** The people who took over get what is still written, as an addition to the collection. */
  function passOn(): Settled {
    if (stances.includes('thanks')) return answer([{ act: 'welcome' }], 'courtesy after handover');
    const said = messages.filter((_, index) => !saysNothing.has(stances[index]));
    if (said.length === 0) return answer([], 'nothing to pass on');
    return answer([{ act: 'with-people' }], 'passed on', said.map(openQuestion));
  }

  function openQuestion({ messageId, from, raw }: Message) {
    return { messageId, from, text: raw, askedAtMs: nowMs };
  }

  function answer(
    acts: readonly Act[],
    why: string,
    questions: Session['openQuestions'] = [],
  ): Settled {
    const asks = acts.some(({ act }) => act === 'ask-start-again');
    const decision: Decision = {
      why,
      acts,
      slots: session.slots,
      question: asks ? { about: 'start-again', asked: [] } : undefined,
      // An addition goes out like the collection it belongs to; without one nothing is delivered.
      ...(questions.length > 0 && session.outcome && { outcome: session.outcome }),
      stalledTurns: session.stalledTurns,
      idleTurns: session.idleTurns,
    };
    return settle({
      turn,
      conversation,
      flow,
      session: {
        ...session,
        expiresAtMs: expiry(flow, nowMs),
        openQuestions: [...session.openQuestions, ...questions],
      },
      decision,
      trace: { before: session.slots, direct: moves, afterDirect: session.slots, proposals: [] },
    });
  }
}

const saysNothing: ReadonlySet<Stance | undefined> = new Set(['hesitation', 'greeting']);

function unanswered(
  moves: readonly Move[],
  flow: CompiledFlow,
  { language }: Conversation,
): Session['openQuestions'] {
  return moves.flatMap((move) => {
    if (move.move !== 'question' || isAnswered(move, flow, language)) return [];
    if (move.source.kind !== 'span') return [];
    const { messageId, from, text } = move.source;
    return [{ messageId, from, text, askedAtMs: 0 }];
  });
}
