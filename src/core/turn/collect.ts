import type { Change } from '../change.ts';
import { controlMoves, readControl } from '../controls.ts';
import type { Conversation } from '../conversation.ts';
import { decide } from '../decide.ts';
import { readDirectly } from '../direct-answer.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { ground } from '../ground.ts';
import type { ContactInput } from '../input.ts';
import { languages } from '../language/index.ts';
import { type Message, spanSource } from '../message.ts';
import type { Move } from '../move.ts';
import { normalise } from '../normalise.ts';
import { askedSlots, type Scene } from '../scene.ts';
import type { Session } from '../session.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { Needs, Settled, TurnArguments } from '../step.ts';
import type { ProposalTrace } from '../trace.ts';
import type { Understanding, UnderstandingRequest } from '../understanding.ts';
import { applyMoves } from './apply.ts';
import { expiry } from './begin.ts';
import { readEdit } from './edited.ts';
import { settle } from './settle.ts';
import { pickControl } from './typed-control.ts';

/** How a session that this turn begins opens: with a greeting, or by saying that all was cleared. */
export type Opening = 'greet' | 'reset';

/**
 * One turn of a session that collects: what the inputs settle by themselves, what is left to
 * understand, what of that is grounded, what changes, and what is said (contract 3 to 7).
 */
export function collect(
  turn: TurnArguments,
  conversation: Conversation & { readonly session: Session },
  flow: CompiledFlow,
  opening: Opening | undefined,
): Settled | Needs {
  const scene = sceneOf(turn, conversation, flow);
  const { moves: direct, leftover } = readInputs(turn, scene);
  if (leftover.length > 0 && turn.understood === undefined) {
    return {
      kind: 'needs',
      need: 'understanding',
      turn,
      request: understandingRequest(conversation, scene, leftover),
    };
  }
  const understanding = leftover.length > 0 ? turn.understood?.understanding : undefined;
  const report = leftover.length > 0 ? turn.understood?.report : undefined;
  const understood = understand(understanding, leftover, scene);
  const heard = { by: turn.inputs[0]?.from.id ?? '', sent: turn.context.sent };
  const moves = [...direct, ...understood.moves];
  const { slots, changes } = applyMoves(moves, scene, heard);
  const outage = report?.failure !== undefined && understood.moves.every(isUnclear);
  const session = {
    ...scene.session,
    expiresAtMs: expiry(flow, turn.context.nowMs),
    openQuestions: openQuestions(moves, scene, turn.context.nowMs),
  };
  const decision = decide({
    flow,
    session,
    language: conversation.language,
    moves,
    changes,
    slots,
    outage,
    ...(opening && { opening }),
    ...(understanding && { understanding }),
  });
  return settle({
    turn,
    conversation,
    flow,
    session,
    decision,
    trace: {
      before: scene.session.slots,
      direct,
      afterDirect: applyMoves(direct, scene, heard).slots,
      proposals: withReasons(understood.proposals, changes),
      ...(report && { understanding: report }),
      ...(understanding?.complete !== undefined && { claimedComplete: understanding.complete }),
    },
  });
}

function sceneOf(
  { context }: TurnArguments,
  { session, language, timeZone }: Conversation & { readonly session: Session },
  flow: CompiledFlow,
): Scene {
  return {
    flow,
    session,
    context: { language: languages[language], nowMs: context.nowMs, timeZone },
  };
}

/** What every input says by itself, and the messages with words that are left over. */
function readInputs(
  { inputs }: TurnArguments,
  scene: Scene,
): { readonly moves: readonly Move[]; readonly leftover: readonly Message[] } {
  const moves: Move[] = [];
  const leftover: Message[] = [];
  for (const input of inputs) {
    switch (input.kind) {
      case 'control':
        moves.push(...readControl(input, scene.session));
        break;
      case 'command':
        moves.push(...commandMoves(input.command, input.eventId, input.from, scene));
        break;
      case 'text': {
        const message = normalise(input);
        const control = pickControl(input, message, scene);
        const source = spanSource(message, 0, message.text.length);
        const direct = control
          ? controlMoves(control, source, scene.session)
          : readDirectly(message, scene);
        if (direct) moves.push(...direct);
        else leftover.push(message);
        break;
      }
      case 'edit':
        moves.push(...readEdit(input, scene));
        break;
      case 'contact':
        moves.push(...readContact(input, scene));
        break;
      case 'location':
        moves.push({ move: 'unclear', hesitation: false });
        break;
    }
  }
  return { moves, leftover };
}

/** A card fills what was asked for, if it carries that; somebody else's card is nobody's answer. */
function readContact(input: ContactInput, { flow, session }: Scene): readonly Move[] {
  const { eventId, from, own, email } = input;
  const slot = flow.spec.slots.find(
    ({ id, type }) => type === 'email' && askedSlots(session).includes(id),
  );
  if (!own || slot === undefined || email === undefined)
    return [{ move: 'unclear', hesitation: false }];
  const problem = slotTypes[slot.type].check(email, slot);
  const source = { kind: 'control', eventId, from, text: email } as const;
  if (problem) return [{ move: 'invalid', slot: slot.id, problem, source }];
  const given = { value: email, basis: 'stated', source, direct: true, corrects: false } as const;
  return [{ move: 'give', slot: slot.id, ...given }];
}

function commandMoves(
  command: 'start' | 'reset' | 'cancel' | 'skip',
  eventId: string,
  from: Session['startedBy'],
  { session }: Scene,
): readonly Move[] {
  if (command === 'cancel') return [{ move: 'cancel' }];
  if (command !== 'skip') return [];
  const source = { kind: 'control', eventId, from, text: '/skip' } as const;
  return askedSlots(session).map((slot) => ({ move: 'decline', slot, reason: 'refused', source }));
}

function understandingRequest(
  conversation: Conversation,
  { flow, session, context }: Scene,
  messages: readonly Message[],
): UnderstandingRequest {
  const { language, history } = conversation;
  const snippets = messages.flatMap(({ text }) => flow.knowledge.find(text, language));
  const { nowMs, timeZone } = context;
  return { flow: flow.spec, session, history, messages, snippets, language, nowMs, timeZone };
}

/** The grounded part of an understanding; what nothing came of is unclear. */
function understand(
  understanding: Understanding | undefined,
  messages: readonly Message[],
  scene: Scene,
): { readonly moves: readonly Move[]; readonly proposals: readonly ProposalTrace[] } {
  if (understanding === undefined) return { moves: [], proposals: [] };
  const { moves, proposals } = ground(understanding.proposals, {
    flow: scene.flow,
    slots: scene.session.slots,
    asked: askedSlots(scene.session),
    messages,
    context: scene.context,
  });
  const all = [
    ...moves,
    ...questionMoves(understanding.question, messages),
    ...intentMoves(understanding, scene),
  ];
  return { moves: all.length > 0 ? all : [{ move: 'unclear', hesitation: false }], proposals };
}

function questionMoves(
  question: string | undefined,
  messages: readonly Message[],
): readonly Move[] {
  if (question === undefined || question.trim() === '') return [];
  for (const message of messages) {
    const start = message.text.indexOf(question.trim());
    if (start === -1) continue;
    const end = start + question.trim().length;
    return [{ move: 'question', text: question.trim(), source: spanSource(message, start, end) }];
  }
  return [];
}

/** Wishes that end or put off nothing irreversibly; a cancel inside a sentence is just a word. */
function intentMoves({ intent }: Understanding, { session }: Scene): readonly Move[] {
  if (intent === 'human') return [{ move: 'human' }];
  if (intent !== 'defer' || session.pending?.about !== 'slots') return [];
  return [{ move: 'defer', slots: session.pending.asked }];
}

function isUnclear({ move }: Move): boolean {
  return move === 'unclear';
}

/** Questions that the knowledge does not answer are kept for the people behind the flow. */
function openQuestions(moves: readonly Move[], { flow, session, context }: Scene, nowMs: number) {
  const open = moves.flatMap((move) => {
    if (move.move !== 'question' || move.source.kind !== 'span') return [];
    if (flow.knowledge.find(move.text, context.language.code).length > 0) return [];
    const { messageId, from, text } = move.source;
    return [{ messageId, from, text, askedAtMs: nowMs }];
  });
  return [...session.openQuestions, ...open];
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
