import { decide } from '../decide/decide.ts';
import type { Decision, Facts, Opening } from '../decide/facts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { languages } from '../language/index.ts';
import type { Change } from '../merge/change.ts';
import type { Move } from '../move.ts';
import type { Scene } from '../scene.ts';
import type { OpenQuestion, Session } from '../session.ts';
import { dayAt } from '../slot-types/days/calendar.ts';
import { asHeard } from '../speech.ts';
import type { Needs, Settled, TurnArguments } from '../step.ts';
import type { Message } from '../text/message.ts';
import { normalise } from '../text/normalise.ts';
import { splitQuestions } from '../text/question-part.ts';
import type { ProposalTrace } from '../trace.ts';
import type { UnderstandingReport, UnderstandingRequest } from '../understanding.ts';
import { applyMoves } from './apply.ts';
import type { WithSession } from './begin.ts';
import { readInputs } from './read-inputs.ts';
import { settle } from './settle.ts';
import { isAfterPause, runningTimers } from './timers.ts';
import { takeUnderstanding, type Understood } from './understood.ts';

/** One turn of a session, and how it is decided; after the end other rules decide than before it. */
export interface SessionTurn {
  readonly turn: TurnArguments;
  readonly conversation: WithSession;
  readonly flow: CompiledFlow;
  readonly opening?: Opening;
  readonly decideBy?: (facts: Facts) => Decision;
  /** No understander is asked: the words are kept for later, or for people. */
  readonly unheard?: true;
}

/**
 * One turn of a session: what the inputs settle by themselves, what is left to understand, what of
 * that is grounded, what changes, and what is said (contract 3 to 7).
 */
export function collect(given: SessionTurn): Settled | Needs {
  const { turn, conversation, flow, opening, decideBy = decide } = given;
  const { context, inputs } = turn;
  const scene = sceneOf(given);
  const { moves: read, leftover, answered } = readInputs(inputs, scene);
  const direct = asHeard(read, inputs, flow);
  const unheard = given.unheard || leftover.length === 0;
  if (!unheard && turn.understood === undefined) {
    const request = understandingRequest(scene, leftover, answered);
    return { kind: 'needs', need: 'understanding', turn, request };
  }
  const { understanding, report } = (unheard ? undefined : turn.understood) ?? {};
  const understood: Understood = understanding
    ? takeUnderstanding(understanding, leftover, inputs, scene)
    : { moves: leftover.map(() => ({ move: 'unclear', hesitation: false })), proposals: [] };
  const today = dayAt(context.nowMs, conversation.timeZone);
  const heard = { by: inputs[0]?.from.id ?? '', sent: context.sent };
  const grounded = asHeard(understood.moves, inputs, flow);
  const moves = meaningful(approvedAlone([...direct, ...grounded], inputs.length));
  const { slots, changes } = applyMoves(moves, scene, heard, today);
  const decision = decideBy({
    flow,
    session: scene.session,
    language: conversation.language,
    moves,
    changes,
    slots,
    today,
    outage: isOutage(report) && understood.moves.every(isUnclear),
    edited: inputs.length > 0 && inputs.every(({ kind }) => kind === 'edit'),
    afterPause: isAfterPause(flow, scene.session, context.nowMs),
    ...(opening && { opening }),
    ...secondsLeft(scene.session, context.nowMs),
    ...(understanding && { understanding }),
  });
  return settle({
    turn,
    conversation,
    flow,
    session: spending(heardNow(scene, given, questionsLeft(moves, scene, decision, turn)), report),
    decision,
    trace: {
      before: scene.session.slots,
      direct,
      afterDirect: applyMoves(direct, scene, heard, today).slots,
      proposals: withReasons(understood.proposals, changes),
      ...(report && { understanding: report }),
      ...(understanding?.complete !== undefined && { claimedComplete: understanding.complete }),
    },
  });
}

function secondsLeft({ timers: { sendAtMs } }: Session, nowMs: number) {
  if (sendAtMs === undefined) return {};
  return { sendsInSeconds: Math.max(1, Math.ceil((sendAtMs - nowMs) / 1000)) };
}

/** A yes with anything beside it in the same burst approves nothing. */
function approvedAlone(moves: readonly Move[], inputs: number): readonly Move[] {
  if (inputs < 2 || !moves.some(({ move }) => move === 'approve')) return moves;
  const rest = moves.filter(({ move }) => move !== 'approve');
  return rest.length > 0 ? rest : [{ move: 'bare', answer: 'unsure' }];
}

/** What is not understood beside something that is, is no news. */
function meaningful(moves: readonly Move[]): readonly Move[] {
  const clear = moves.filter((move) => move.move !== 'unclear');
  return clear.length > 0 ? clear : moves.slice(0, 1);
}

function sceneOf({ turn, conversation, flow }: SessionTurn): Scene {
  const { session, language, timeZone, history } = conversation;
  const { catalogue, context } = turn;
  return {
    flow,
    session,
    history,
    others: catalogue.flows.filter(({ spec }) => spec.id !== flow.spec.id),
    context: { language: languages[language], nowMs: context.nowMs, timeZone },
  };
}

/** The session with what every input does to it, whatever it says: people, timers, who is asked. */
function heardNow(
  { session }: Scene,
  { turn, flow }: SessionTurn,
  questions: readonly OpenQuestion[],
): Session {
  const { context } = turn;
  const inputs = turn.inputs.filter(({ kind }) => kind !== 'staff');
  if (inputs.length === 0) return session;
  const people = [...session.people];
  for (const { from } of inputs) if (!people.some(({ id }) => id === from.id)) people.push(from);
  const { sendAtMs } = session.timers;
  return {
    ...session,
    people,
    lastInputAtMs: context.nowMs,
    timers: { ...runningTimers(flow, context.nowMs), ...(sendAtMs !== undefined && { sendAtMs }) },
    openQuestions: [...session.openQuestions, ...questions],
  };
}

function understandingRequest(
  scene: Scene,
  messages: readonly Message[],
  answered: boolean,
): UnderstandingRequest {
  const { flow, history, context } = scene;
  const { pending: _, ...unasked } = scene.session;
  const { code } = context.language;
  return {
    flow: flow.spec,
    others: scene.others.map(({ spec: { id, title, triggers, language } }) => ({
      id,
      title,
      triggers,
      language,
    })),
    session: answered ? unasked : scene.session,
    history,
    messages,
    snippets: messages.flatMap(({ text }) => flow.knowledge.find(text, code)),
    language: code,
    nowMs: context.nowMs,
    timeZone: context.timeZone,
  };
}

/** A fault that passes. A budget that is spent stays spent, and the flow's patience counts. */
function isOutage(report: UnderstandingReport | undefined): boolean {
  return report?.failure !== undefined && !report.failure.startsWith('budget-');
}

/** The session with what this turn's understanding has cost, where a model was called. */
function spending(session: Session, report: UnderstandingReport | undefined): Session {
  if (!report?.calls) return session;
  const { calls = 0, inputTokens = 0, cachedTokens = 0, outputTokens = 0, costUsd } = report;
  const before = session.spent;
  const paid = costUsd === undefined ? before?.costUsd : (before?.costUsd ?? 0) + costUsd;
  return {
    ...session,
    spent: {
      calls: (before?.calls ?? 0) + calls,
      inputTokens: (before?.inputTokens ?? 0) + inputTokens,
      cachedTokens: (before?.cachedTokens ?? 0) + cachedTokens,
      outputTokens: (before?.outputTokens ?? 0) + outputTokens,
      ...(paid !== undefined && { costUsd: Math.round(paid * 1_000_000) / 1_000_000 }),
    },
  };
}

function isUnclear({ move }: Move): boolean {
  return move === 'unclear';
}

/**
 * What people have to answer. Once they have taken over, all that is written reaches them; before
 * that, only what the knowledge does not know, and the questions of the turn that calls them.
 */
function questionsLeft(
  moves: readonly Move[],
  scene: Scene,
  decision: Decision,
  { inputs, context }: TurnArguments,
): readonly OpenQuestion[] {
  if (decision.outcome?.type !== 'handed-over' || moves.some(endsForPeople)) {
    return openQuestions(moves, scene);
  }
  const theirs = scene.session.outcome?.type === 'handed-over';
  return inputs.flatMap((input) => {
    if (input.kind !== 'text') return [];
    const { messageId, from, text } = input;
    if (!theirs && !asksSomething(normalise(input).text, scene)) return [];
    return [{ messageId, from, text, askedAtMs: context.nowMs }];
  });
}

function asksSomething(text: string, { context }: Scene): boolean {
  const { language } = context;
  return splitQuestions(text, language).some(({ start, end }) =>
    language.isQuestion(text.slice(start, end)),
  );
}

/** "I want a human" is heard by handing over; there is nothing in it to answer. */
function endsForPeople({ move }: Move): boolean {
  return move === 'human';
}

/** Questions that the knowledge does not answer are kept for the people behind the flow. */
function openQuestions(moves: readonly Move[], { flow, context }: Scene): readonly OpenQuestion[] {
  return moves.flatMap((move) => {
    if (move.move !== 'question' || move.source.kind !== 'span') return [];
    if (flow.knowledge.find(move.text, context.language.code).length > 0) return [];
    const { messageId, from, text } = move.source;
    return [{ messageId, from, text, askedAtMs: context.nowMs }];
  });
}

/** What the merge refused belongs in the trace of the proposal. */
function withReasons(
  proposals: readonly ProposalTrace[],
  changes: readonly Change[],
): readonly ProposalTrace[] {
  return proposals.map((proposal) => {
    const ignored = changes.find(
      (change) => change.change === 'ignored' && change.slot === proposal.slot,
    );
    return proposal.outcome === 'accepted' && ignored?.change === 'ignored'
      ? { ...proposal, outcome: ignored.why }
      : proposal;
  });
}
