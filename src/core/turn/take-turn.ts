import type { Conversation } from '../conversation.ts';
import type { Decision } from '../decide.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { CommandInput, Input } from '../input.ts';
import { languages } from '../language/index.ts';
import { normalise } from '../normalise.ts';
import type { Session } from '../session.ts';
import type { Catalogue, Needs, Settled, TurnArguments } from '../step.ts';
import { begin } from './begin.ts';
import { collect } from './collect.ts';
import { afterEnd } from './ended.ts';
import { askWhichFlow, chosenFlow, flowFor, sayInPlace } from './place.ts';
import { type SessionTurn, settle } from './settle.ts';

type WithSession = Conversation & { readonly session: Session };

/** Where a turn goes, by where the conversation stands: no session, an open one, or an ended one. */
export function takeTurn(turn: TurnArguments): Settled | Needs {
  const { conversation, catalogue, inputs } = turn;
  const { session } = conversation;
  const [first] = inputs;
  if (session === undefined)
    return first ? withoutSession(turn, first) : sayInPlace(turn, conversation, undefined);
  const flow = pinnedFlow(catalogue, session);
  if (flow === undefined) return { kind: 'needs', need: 'flow', hash: session.flow.hash, turn };
  const here: WithSession = { ...conversation, session };
  if (session.outcome === undefined && turn.context.nowMs >= session.expiresAtMs) {
    const expired = expire(turn, here, flow);
    return first ? takeTurn({ ...turn, conversation: forget(expired.conversation) }) : expired;
  }
  if (first === undefined) return idle(turn, here, flow);
  if (isReset(first, conversation)) return beginAgain(turn, here, flow, first);
  if (first.kind === 'command' && first.command === 'start') {
    return withoutSession({ ...turn, conversation: forget(conversation) }, first);
  }
  if (session.outcome === undefined) return collect(turn, here, flow, undefined);
  const next = afterEnd(turn, here, flow);
  if (next === 'begin-anew')
    return withoutSession({ ...turn, conversation: forget(conversation) }, first, flow);
  if (next === 'undo') {
    const { outcome: _, ...reopened } = session;
    return collect(turn, { ...conversation, session: reopened }, flow, undefined);
  }
  return next;
}

/** The conversation without its session, as if nobody had spoken yet. */
export function forget(conversation: Conversation): Conversation {
  const { session: _, ...place } = conversation;
  return { ...place, history: [] };
}

/** A first message begins a flow, or asks which one. `usual` is what was run here before. */
function withoutSession(turn: TurnArguments, first: Input, usual?: CompiledFlow): Settled | Needs {
  const { catalogue, conversation, context } = turn;
  const { choosing } = conversation;
  const chosen = choosing && chosenFlow(first, choosing, turn);
  const flow = chosen ?? flowFor(first, catalogue, conversation) ?? usual;
  if (flow === undefined) return askWhichFlow(turn);
  const inputs = chosen ? (choosing?.heldBack ?? []) : turn.inputs;
  const started = begin(conversation, flow, startOf(first, inputs), context.nowMs);
  return collect({ ...turn, conversation: started, inputs }, started, flow, 'greet');
}

/** The session belongs to who spoke first, also when a tap chose the flow. */
function startOf(first: Input, inputs: readonly Input[]): Input {
  return inputs[0] ?? first;
}

/** Reset clears state and history together (contract 8), and the flow begins anew at once. */
function beginAgain(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  first: Input,
): Settled {
  const current = turn.catalogue.flows.find(({ spec }) => spec.id === flow.spec.id) ?? flow;
  const started = begin(forget(here), current, first, turn.context.nowMs);
  const start: CommandInput = { ...base(first), kind: 'command', command: 'start' };
  const settled = collect({ ...turn, inputs: [start] }, started, current, 'reset');
  if (settled.kind === 'needs') throw new Error('a start command needs no understanding');
  return settled;
}

function base({ eventId, from, receivedAtMs }: Input) {
  return { eventId, from, receivedAtMs };
}

function isReset(input: Input, { language }: Conversation): boolean {
  if (input.kind === 'command') return input.command === 'reset';
  if (input.kind !== 'text') return false;
  return languages[language].readStance(normalise(input).text)?.stance === 'reset';
}

/** A due time came and there is nothing to do: the session waits on, for its own end if it is open. */
function idle(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled {
  const { session } = here;
  return settle({
    turn,
    conversation: here,
    flow,
    session,
    decision: stay(session, 'waits'),
    ...untouched(session),
  });
}

/** A decision that leaves the session as it is. */
function stay(session: Session, why: string): Decision {
  const { slots, stalledTurns, idleTurns } = session;
  return { why, acts: [], slots, question: 'keep', stalledTurns, idleTurns };
}

function untouched({ slots }: Session): Pick<SessionTurn, 'trace'> {
  return { trace: { before: slots, direct: [], afterDirect: slots, proposals: [] } };
}

/** The backstop: the session ends by itself, and nothing is said into an empty room. */
function expire(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled {
  const { session } = here;
  return settle({
    turn: { ...turn, inputs: [] },
    conversation: here,
    flow,
    session,
    decision: { ...stay(session, 'expired'), question: undefined, outcome: { type: 'expired' } },
    ...untouched(session),
  });
}

function pinnedFlow({ flows, pinned }: Catalogue, { flow }: Session): CompiledFlow | undefined {
  return flows.find(({ hash }) => hash === flow.hash) ?? pinned[flow.hash];
}
