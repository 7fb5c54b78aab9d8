import type { Act } from '../acts.ts';
import type { Decision, Facts } from '../decide/facts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { Input } from '../input.ts';
import { interruptedBy, interrupting } from '../question.ts';
import type { Session } from '../session.ts';
import type { Catalogue, Needs, Settled, TurnArguments } from '../step.ts';
import { begin, forget, type WithSession } from './begin.ts';
import { collect } from './collect.ts';
import { isCurrent } from './fields.ts';
import { readWish } from './wish.ts';

/** Reset and "start over" clear state and history together, and the flow begins anew at once. */
export function anew(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  first: Input,
  act: Act,
  inputs: readonly Input[],
): Settled | Needs {
  const current = turn.catalogue.flows.find(({ spec }) => spec.id === flow.spec.id) ?? flow;
  const started = begin(forget(here), current, first, turn.context.nowMs, here.session.shown);
  const opened = { ...turn, conversation: started, inputs };
  return collect({
    turn: opened,
    conversation: started,
    flow: current,
    opening: { act, fresh: true },
  });
}

/** What the people give back may fail a rule again before it goes to them again. */
export function withoutFailures(here: WithSession): WithSession {
  return { ...here, session: { ...here.session, ruleFailures: {} } };
}

/** Offers to continue what has stopped, and keeps the words until that is clear (contract 8). */
export function askResume(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  after: 'pause' | 'expiry' = 'expiry',
): Settled | Needs {
  const decideBy = ({ session }: Facts): Decision => ({
    why: 'asks whether to resume',
    acts: [{ act: 'ask-resume', after }],
    slots: session.slots,
    question: { about: 'resume', asked: [], ...interrupting(session.pending) },
    holdsBack: true,
    counters: session,
  });
  return collect({ turn, conversation: here, flow, decideBy, unheard: true });
}

/** A control or form of an older question neither begins anew nor goes on, however the session ended. */
export function isOutdated(input: Input | undefined, session: Session): boolean {
  const { controls } = session;
  if (input?.kind === 'fields') return !isCurrent(input, session);
  return input?.kind === 'control' && !controls.some(({ id }) => id === input.controlId);
}

/** A tap that changes nothing says why, and the session stays ended. */
export function saysOfTap(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  act: 'outdated' | 'only-asked',
): Settled | Needs {
  const decideBy = ({ session }: Facts): Decision => ({
    why: act === 'outdated' ? 'outdated control' : 'for somebody else',
    acts: [{ act }],
    slots: session.slots,
    question: 'keep',
    counters: session,
  });
  return collect({ turn, conversation: here, flow, decideBy, unheard: true });
}

/** A cancel of what is cancelled says so again, and is no wish to go on. */
export function staysCancelled(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
): Settled | Needs {
  const decideBy = ({ session }: Facts): Decision => ({
    why: 'stays cancelled',
    acts: [{ act: 'cancelled' }],
    slots: session.slots,
    question: undefined,
    counters: session,
  });
  return collect({ turn, conversation: here, flow, decideBy, unheard: true });
}

/** Goes on where it stopped, with the words that waited. */
export function goOn(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const words = turn.inputs.filter(({ kind }) => kind === 'text');
  const answered = here.session.pending?.about === 'resume';
  const inputs = [
    ...(here.heldBack ?? []),
    ...(answered && readWish(turn.inputs[0], here, flow) ? [] : words),
  ];
  return reopen(turn, here, flow, { act: 'cancel-undone' }, inputs);
}

/** An ended session is open again, with everything that it knew. */
export function reopen(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  act: Act,
  inputs: readonly Input[],
): Settled | Needs {
  const { heldBack: _, ...place } = here;
  const { outcome: __, pending, ...session } = here.session;
  const before = interruptedBy(pending);
  const asked =
    pending?.about === 'resume' ? before && { ...before, messageId: pending.messageId } : pending;
  const opened: Session = {
    ...session,
    ...(asked && { pending: asked }),
    stalledTurns: 0,
    idleTurns: 0,
    lastInputAtMs: turn.context.nowMs,
  };
  const conversation = { ...place, session: opened };
  const opening = { act, fresh: false } as const;
  return collect({ turn: { ...turn, conversation, inputs }, conversation, flow, opening });
}

/** A clear change of mind: the run that is left can be taken up again. */
export function switchTo(
  turn: TurnArguments,
  here: WithSession,
  other: CompiledFlow,
  first: Input,
  inputs: readonly Input[],
): Settled | Needs {
  const { session, history } = here;
  const open = session.outcome === undefined;
  const started = begin(forget(here), other, first, turn.context.nowMs, session.shown);
  const conversation = { ...started, ...(open && { setAside: { session, history } }) };
  const opening = { act: { act: 'switched', flow: other.spec.id }, fresh: true } as const;
  return collect({ turn: { ...turn, conversation, inputs }, conversation, flow: other, opening });
}

/** What can be undone here: a cancelled run, or the switch that led here. */
export function undo(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
): Settled | Needs | undefined {
  const { session, setAside, ...place } = here;
  if (session.outcome?.type === 'cancelled') {
    return reopen(turn, here, flow, { act: 'cancel-undone' }, []);
  }
  if (setAside === undefined || session.pending?.about === 'sending') return undefined;
  const back = pinnedFlow(turn.catalogue, setAside.session);
  if (back === undefined) {
    return { kind: 'needs', need: 'flow', hash: setAside.session.flow.hash, turn };
  }
  return reopen(turn, { ...place, ...setAside }, back, { act: 'switch-undone' }, []);
}

export function pinnedFlow(
  { flows, pinned }: Catalogue,
  { flow }: Session,
): CompiledFlow | undefined {
  return flows.find(({ hash }) => hash === flow.hash) ?? pinned[flow.hash];
}
