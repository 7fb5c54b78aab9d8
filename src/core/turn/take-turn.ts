import type { Act } from '../acts.ts';
import type { Decision, Facts } from '../facts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { Input } from '../input.ts';
import { languages } from '../language/index.ts';
import { normalise } from '../normalise.ts';
import { interruptedBy, interrupting } from '../question.ts';
import type { Session } from '../session.ts';
import type { Catalogue, Needs, Settled, TurnArguments } from '../step.ts';
import { begin, forget, type WithSession } from './begin.ts';
import { collect } from './collect.ts';
import { decideDue, withoutTimer } from './due.ts';
import { decideEnded } from './ended.ts';
import { askWhichFlow, chosenFlow, flowFor, forgotten, nothingToDo, outdatedTap } from './place.ts';
import { reopenRefused } from './refused.ts';
import { dueTimer } from './timers.ts';
import { explicitSwitch, triggeredFlows } from './triggers.ts';
import { readWish } from './wish.ts';

/**
 * Where a turn goes, by where the conversation stands: no session, an open one, an ended one; a due
 * time, a wish that moves between sessions, or words for the session that is there.
 */
export function takeTurn(turn: TurnArguments): Settled | Needs {
  const { conversation, catalogue, inputs, context } = turn;
  const { session } = conversation;
  const [first] = inputs;
  if (session === undefined) {
    return first && first.kind !== 'refused' ? withoutSession(turn, first) : nothingToDo(turn);
  }
  const flow = pinnedFlow(catalogue, session);
  if (flow === undefined) return { kind: 'needs', need: 'flow', hash: session.flow.hash, turn };
  const here: WithSession = { ...conversation, session };
  if (first === undefined) return onDue(turn, here, flow);
  if (first.kind === 'refused') {
    const refused = reopenRefused(first, session);
    if (refused === undefined) return nothingToDo(turn);
    return reopen(turn, { ...here, session: refused.session }, flow, refused.act, []);
  }
  if (session.outcome === undefined && context.nowMs >= session.timers.expiresAtMs) {
    const expired: Session = { ...session, outcome: { type: 'expired' } };
    return takeTurn({ ...turn, conversation: { ...conversation, session: expired } });
  }
  return onWish(turn, here, flow, first) ?? onWords(turn, here, flow);
}

/** A first message begins a flow, or asks which one. `usual` is what was run here before. */
function withoutSession(
  turn: TurnArguments,
  first: Input,
  usual?: CompiledFlow,
  act: Act = { act: 'greet' },
): Settled | Needs {
  const { catalogue, conversation, context } = turn;
  const { choosing } = conversation;
  const chosen = choosing && chosenFlow(first, choosing, turn);
  if (first.kind === 'control' && chosen === undefined) return outdatedTap(turn);
  const flow = chosen ?? flowFor(first, catalogue, conversation) ?? usual;
  if (flow === undefined) return askWhichFlow(turn);
  const inputs = chosen ? (choosing?.heldBack ?? []) : turn.inputs;
  const started = begin(conversation, flow, inputs[0] ?? first, context.nowMs);
  const opened = { ...turn, conversation: started, inputs };
  return collect({ turn: opened, conversation: started, flow, opening: { act, fresh: true } });
}

function onDue(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const due =
    here.session.outcome === undefined ? dueTimer(here.session, turn.context.nowMs) : undefined;
  const conversation = { ...here, session: withoutTimer(here.session, due) };
  return collect({ turn, conversation, flow, decideBy: decideDue(due) });
}

/** Wishes that move between sessions, ahead of everything that words mean within one. */
function onWish(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  first: Input,
): Settled | Needs | undefined {
  const { session } = here;
  const wish = readWish(first, here, flow);
  switch (wish) {
    case 'reset':
      return anew(turn, here, flow, first, { act: 'reset' }, []);
    case 'start':
      return withoutSession({ ...turn, conversation: forget(here) }, first);
    case 'start-again':
      return anew(turn, here, flow, first, { act: 'greet' }, here.heldBack ?? []);
    case 'forget-me':
      return forgotten(turn);
    case 'go-on':
      return goOn(turn, here, flow);
    case 'return':
      return session.outcome?.type === 'handed-over'
        ? reopen(turn, withoutFailures(here), flow, { act: 'back-from-people' }, [])
        : nothingToDo(turn);
    case 'close':
      return nothingToDo(turn);
    case 'undo':
      return undo(turn, here, flow);
    case 'other-flow': {
      const other = otherFlow(turn, session);
      return other && switchTo(turn, here, other, first, []);
    }
    case undefined: {
      const other = wantsOtherFlow(turn, here, flow, first);
      return other && switchTo(turn, here, other, first, turn.inputs);
    }
  }
}

/** Words for the session that is there, open or ended. */
function onWords(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const { session } = here;
  const [first] = turn.inputs;
  if (session.outcome && isOutdated(first, session)) return saysOutdated(turn, here, flow);
  switch (session.outcome?.type) {
    case undefined:
      return collect({ turn, conversation: here, flow });
    case 'completed':
    case 'handed-over': {
      const unheard = session.outcome.type === 'handed-over';
      const decideBy = decideEnded(turn.context.nowMs);
      return collect({ turn, conversation: here, flow, decideBy, ...(unheard && { unheard }) });
    }
    case 'expired':
      return session.pending?.about === 'resume'
        ? goOn(turn, here, flow)
        : askResume(turn, here, flow);
    case 'cancelled':
      return afterCancel(turn, here, flow);
  }
}

/** After a cancel a trigger begins anew; any other words ask first, and what was noted is not lost. */
function afterCancel(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const [first] = turn.inputs;
  if (first?.kind !== 'text') return nothingToDo(turn);
  if (here.session.pending?.about === 'resume') return goOn(turn, here, flow);
  const { text } = normalise(first);
  const triggered = triggeredFlows(text, turn.catalogue.flows, here.language);
  if (triggered.length > 0) {
    return withoutSession({ ...turn, conversation: forget(here) }, first, flow);
  }
  const stance = languages[here.language].readStance(text)?.stance;
  if (stance === 'thanks' || stance === 'hesitation') return nothingToDo(turn);
  return askResume(turn, here, flow);
}

/** Reset and "start over" clear state and history together, and the flow begins anew at once. */
function anew(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  first: Input,
  act: Act,
  inputs: readonly Input[],
): Settled | Needs {
  const current = turn.catalogue.flows.find(({ spec }) => spec.id === flow.spec.id) ?? flow;
  const started = begin(forget(here), current, first, turn.context.nowMs);
  const opened = { ...turn, conversation: started, inputs };
  return collect({
    turn: opened,
    conversation: started,
    flow: current,
    opening: { act, fresh: true },
  });
}

/** What the people give back may fail a rule again before it goes to them again. */
function withoutFailures(here: WithSession): WithSession {
  return { ...here, session: { ...here.session, ruleFailures: {} } };
}

/** Offers to continue what has expired, and keeps the words until that is clear (contract 8). */
function askResume(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const decideBy = ({ session }: Facts): Decision => ({
    why: 'asks whether to resume',
    acts: [{ act: 'ask-resume', after: 'expiry' }],
    slots: session.slots,
    question: { about: 'resume', asked: [], ...interrupting(session.pending) },
    holdsBack: true,
    counters: session,
  });
  return collect({ turn, conversation: here, flow, decideBy, unheard: true });
}

/** A control of an older question neither begins anew nor goes on, however the session ended. */
function isOutdated(input: Input | undefined, { controls }: Session): boolean {
  return input?.kind === 'control' && !controls.some(({ id }) => id === input.controlId);
}

function saysOutdated(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const decideBy = ({ session }: Facts): Decision => ({
    why: 'outdated control',
    acts: [{ act: 'outdated' }],
    slots: session.slots,
    question: 'keep',
    counters: session,
  });
  return collect({ turn, conversation: here, flow, decideBy, unheard: true });
}

/** Goes on where it stopped, with the words that waited. */
function goOn(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const words = turn.inputs.filter(({ kind }) => kind === 'text');
  const answered = here.session.pending?.about === 'resume';
  const inputs = [
    ...(here.heldBack ?? []),
    ...(answered && readWish(turn.inputs[0], here, flow) ? [] : words),
  ];
  return reopen(turn, here, flow, { act: 'cancel-undone' }, inputs);
}

/** An ended session is open again, with everything that it knew. */
function reopen(
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
function switchTo(
  turn: TurnArguments,
  here: WithSession,
  other: CompiledFlow,
  first: Input,
  inputs: readonly Input[],
): Settled | Needs {
  const { session, history } = here;
  const open = session.outcome === undefined;
  const started = begin(forget(here), other, first, turn.context.nowMs);
  const conversation = { ...started, ...(open && { setAside: { session, history } }) };
  const opening = { act: { act: 'switched', flow: other.spec.id }, fresh: true } as const;
  return collect({ turn: { ...turn, conversation, inputs }, conversation, flow: other, opening });
}

/** What can be undone here: a cancelled run, or the switch that led here. */
function undo(
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

function wantsOtherFlow(
  { catalogue, context }: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  first: Input,
): CompiledFlow | undefined {
  if (first.kind !== 'text' || here.session.outcome !== undefined) return undefined;
  const { session, history, language, timeZone } = here;
  const others = catalogue.flows.filter(({ spec }) => spec.id !== flow.spec.id);
  const read = { language: languages[language], nowMs: context.nowMs, timeZone };
  return explicitSwitch(normalise(first).text, { flow, session, history, others, context: read });
}

/** The flow that the pending question offers. */
function otherFlow({ catalogue }: TurnArguments, { pending }: Session): CompiledFlow | undefined {
  if (pending?.about !== 'other-flow') return undefined;
  return catalogue.flows.find(({ spec }) => spec.id === pending.flow);
}

function pinnedFlow({ flows, pinned }: Catalogue, { flow }: Session): CompiledFlow | undefined {
  return flows.find(({ hash }) => hash === flow.hash) ?? pinned[flow.hash];
}
