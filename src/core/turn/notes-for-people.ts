import type { Conversation } from '../conversation.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { Note } from '../note.ts';
import type { Control } from '../reply.ts';
import { isWithPeople, type Session } from '../session.ts';
import type { Settled, TurnArguments } from '../step.ts';
import {
  linkLabel,
  noteControls,
  openingNote,
  passingNote,
  saidNote,
} from '../wording/say-note.ts';
import { pinnedFlow } from './reopen.ts';

/**
 * The turn with what the people behind the flow are to read of it (contract 7): all that is noted,
 * when they take over; every word of the person after that; and how it ended. Nothing where the flow
 * names no place for them.
 */
export function withNotes(turn: TurnArguments, settled: Settled): Settled {
  const before = turn.conversation.session;
  const after = settled.conversation.session;
  const session = before !== undefined && isWithPeople(before) ? before : (after ?? before);
  if (session === undefined) return settled;
  const flow = pinnedFlow(turn.catalogue, session);
  const target = flow?.spec.handover?.target;
  if (flow === undefined || target === undefined) return settled;
  const at = { flow, target, id: `${session.id}-${settled.conversation.turns}-note` };

  const hadIt = before !== undefined && isWithPeople(before);
  if (!hadIt && after !== undefined && isWithPeople(after)) return opened(at, settled, after);
  const text = textAfter(turn, settled, flow);
  const noteId = session.desk?.noteId;
  if (text === undefined || noteId === undefined) return settled;
  const hasIt = after !== undefined && isWithPeople(after);
  const over = hadIt && !hasIt ? [overNote(at, noteId, turn, settled, text)] : [];
  return { ...settled, notes: [...over, note(at, text, [], noteId)] };
}

interface At {
  readonly flow: CompiledFlow;
  readonly target: string;
  readonly id: string;
}

function opened(at: At, settled: Settled, session: Session): Settled {
  const text = openingNote(at.flow, session);
  const conversation: Conversation = {
    ...settled.conversation,
    session: { ...session, desk: { noteId: at.id } },
  };
  const opening = { ...note(at, text, noteControls(at.flow)), link: linkLabel(at.flow) };
  return { ...settled, conversation, notes: [opening] };
}

/** What there is to tell in a conversation that people had before the turn. */
function textAfter(
  { conversation: { session: before }, inputs }: TurnArguments,
  { conversation: { session: after } }: Settled,
  flow: CompiledFlow,
): string | undefined {
  const [first] = inputs;
  const byStaff = first?.kind === 'staff';
  if (before === undefined || !isWithPeople(before)) {
    return byStaff && first.does !== 'unreached' ? passingNote(flow, 'left') : undefined;
  }
  if (after !== undefined && isWithPeople(after)) {
    if (byStaff && first.does === 'unreached') {
      return passingNote(flow, 'unreached', after.startedBy.name);
    }
    if (byStaff) return first.does === 'send' ? passingNote(flow, 'wordsOnly') : undefined;
    return saidNote(flow, inputs);
  }
  const name = first?.from.name;
  if (!byStaff || after?.id !== before.id) return passingNote(flow, 'left', name);
  return passingNote(flow, after.desk?.closed ? 'closed' : 'returned', name);
}

/**
 * The note that opened it, without its controls: there is nothing left to decide. Where the person
 * wanted everything deleted, nothing of it stays.
 */
function overNote(
  { flow, target }: At,
  id: string,
  { conversation: { session }, inputs }: TurnArguments,
  { forgetsBefore }: Settled,
  decision: string,
): Note {
  const [first] = inputs;
  const message = { id, parts: [], controls: [], replaces: true } as const;
  if (forgetsBefore || session === undefined || first === undefined) {
    return { target, message: { ...message, text: passingNote(flow, 'forgotten') } };
  }
  const before = openingNote(flow, session);
  const decided = { by: first.from, before, decision };
  const text = `${before}\n\n✓ ${decision}`;
  return { target, message: { ...message, text, decided }, link: linkLabel(flow) };
}

function note(
  { id, target }: At,
  text: string,
  controls: readonly Control[],
  under?: string,
): Note {
  return {
    target,
    message: { id, parts: [], text, controls },
    ...(under !== undefined && { under }),
  };
}
