import type { Act } from '../acts.ts';
import type { Conversation } from '../conversation.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { Input } from '../input.ts';
import { languages } from '../language/index.ts';
import type { Session } from '../session.ts';
import type { Needs, Settled, TurnArguments } from '../step.ts';
import { normalise } from '../text/normalise.ts';
import { begin, forget, type WithSession } from './begin.ts';
import { collect } from './collect.ts';
import { decideDue, withoutTimer } from './due.ts';
import { decideEnded } from './ended.ts';
import {
  askWhichFlow,
  chosenFlow,
  flowFor,
  flowInWords,
  forgotten,
  nothingToDo,
  outdatedTap,
  stoppedAsking,
} from './place.ts';
import { reopenRefused } from './refused.ts';
import {
  anew,
  askResume,
  goOn,
  isOutdated,
  pinnedFlow,
  reopen,
  saysOfTap,
  staysCancelled,
  switchTo,
  undo,
  withoutFailures,
} from './reopen.ts';
import { onStaff } from './staff.ts';
import { dueTimer } from './timers.ts';
import { explicitSwitch, triggeredFlows } from './triggers.ts';
import { maySteer, readWish } from './wish.ts';

/**
 * Where a turn goes, by where the conversation stands: no session, an open one, an ended one; a due
 * time, a wish that moves between sessions, or words for the session that is there.
 */
export function takeTurn(turn: TurnArguments): Settled | Needs {
  const { conversation, catalogue, inputs, context } = turn;
  const { session } = conversation;
  const [first] = inputs;
  if (session === undefined) {
    const begins = first && first.kind !== 'refused' && first.kind !== 'staff';
    return begins ? withoutSession(turn, first) : nothingToDo(turn);
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
  if (first.kind === 'staff') return onStaff(turn, here, flow, first);
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
  if (first.kind === 'edit') return nothingToDo(turn);
  if (isCancel(first, conversation)) return stoppedAsking(turn);
  if (isOfRun(first) && chosen === undefined) return outdatedTap(turn);
  const flow =
    chosen ??
    flowFor(first, catalogue, conversation) ??
    (choosing && flowInWords(first, turn)) ??
    usual;
  if (flow === undefined) return askWhichFlow(turn);
  const inputs = [...(choosing?.heldBack ?? []), ...(chosen ? [] : turn.inputs)];
  const started = begin(conversation, flow, inputs[0] ?? first, context.nowMs);
  const opened = { ...turn, conversation: started, inputs };
  return collect({ turn: opened, conversation: started, flow, opening: { act, fresh: true } });
}

/** Nothing runs, so that only what was asked here can be cancelled. */
function isCancel(first: Input, { choosing, language }: Conversation): boolean {
  if (first.kind === 'command') return first.command === 'cancel';
  if (first.kind !== 'text' || choosing === undefined) return false;
  return languages[language].readStance(normalise(first).text)?.stance === 'cancel';
}

/** A tap or a form belongs to a run and begins none. */
function isOfRun({ kind }: Input): boolean {
  return kind === 'control' || kind === 'fields';
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
      return (
        onStartAmidst(turn, here, flow, first) ??
        withoutSession({ ...turn, conversation: forget(here) }, first)
      );
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

/**
 * A start in the middle of a run, as by a button that is pressed again, must not lose what was said: a
 * link to something else is followed and can be undone; else the person is asked.
 */
function onStartAmidst(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  first: Input,
): Settled | Needs | undefined {
  const { session } = here;
  const noted = Object.values(session.slots).some(({ status }) => status !== 'empty');
  if (first.kind !== 'command' || session.outcome !== undefined || !noted) return undefined;
  const { flow: named = flow.spec.id, reference = session.reference } = first;
  const other = turn.catalogue.flows.find(({ spec }) => spec.id === named);
  const same = named === flow.spec.id && reference === session.reference;
  return same || other === undefined
    ? askResume(turn, here, flow, 'pause')
    : switchTo(turn, here, other, first, []);
}

/** Words for the session that is there, open or ended. */
function onWords(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const { session } = here;
  const [first] = turn.inputs;
  const ended = session.outcome?.type;
  if (ended && isOutdated(first, session)) return saysOfTap(turn, here, flow, 'outdated');
  const stopped = ended === 'cancelled' || ended === 'expired';
  if (stopped && first?.kind === 'control' && !maySteer(first.from.id, here)) {
    return saysOfTap(turn, here, flow, 'only-asked');
  }
  switch (ended) {
    case undefined:
      return collect({ turn, conversation: here, flow });
    case 'completed':
    case 'handed-over': {
      const unheard = ended === 'handed-over';
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

function wantsOtherFlow(
  { catalogue, context }: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  first: Input,
): CompiledFlow | undefined {
  if (first.kind !== 'text' || here.session.outcome !== undefined) return undefined;
  if (!maySteer(first.from.id, here)) return undefined;
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

/** After a cancel a trigger begins anew; any other words ask first, and what was noted is not lost. */
function afterCancel(turn: TurnArguments, here: WithSession, flow: CompiledFlow): Settled | Needs {
  const [first] = turn.inputs;
  if (first?.kind !== 'text') return nothingToDo(turn);
  const { text } = normalise(first);
  const said = languages[here.language].readStance(text)?.stance;
  if (said === 'cancel') return staysCancelled(turn, here, flow);
  if (here.session.pending?.about === 'resume') return goOn(turn, here, flow);
  const triggered = triggeredFlows(text, turn.catalogue.flows, here.language);
  if (triggered.length > 0) {
    return withoutSession({ ...turn, conversation: forget(here) }, first, flow);
  }
  if (said === 'thanks' || said === 'hesitation' || isYes(text, here)) return nothingToDo(turn);
  return askResume(turn, here, flow);
}

/** "Ok" to "It is cancelled" agrees with that. */
function isYes(text: string, { language }: WithSession): boolean {
  const answer = languages[language].readAnswer(text);
  return answer?.answer === 'yes' && answer.rest === text.length;
}
