import type { Act } from './acts.ts';
import type { Conversation } from './conversation.ts';
import type { Effect } from './effects.ts';
import type { CompiledFlow } from './flow/compile.ts';
import type { Input } from './input.ts';
import type { Note } from './note.ts';
import type { ReplyMessage } from './reply.ts';
import { asSpoken, type Recording, recordingIn, type Transcripts } from './speech.ts';
import type { Trace } from './trace.ts';
import { forget } from './turn/begin.ts';
import { withTapShown } from './turn/decided.ts';
import { withNotes } from './turn/notes-for-people.ts';
import { takeTurn } from './turn/take-turn.ts';
import { inTheirLanguage } from './turn/their-language.ts';
import type { Understanding, UnderstandingReport, UnderstandingRequest } from './understanding.ts';

/** Every flow that a message may start, and every pinned version that was loaded for a session. */
export interface Catalogue {
  readonly flows: readonly CompiledFlow[];
  /** The flow that a first message begins where nothing else decides. */
  readonly preferred?: string;
  /** Older contents by hash. */
  readonly pinned: Readonly<Record<string, CompiledFlow>>;
}

/** What comes in from outside with the inputs, so that the same arguments give the same result. */
export interface TurnContext {
  readonly nowMs: number;
  /** Logical ids of messages that were really sent. */
  readonly sent: ReadonlySet<string>;
}

/** A turn that is over: all of it is committed together, or none of it. */
export interface Settled {
  readonly kind: 'settled';
  readonly conversation: Conversation;
  readonly acts: readonly Act[];
  readonly messages: readonly ReplyMessage[];
  readonly effects: readonly Effect[];
  /** For the people who took over, if the flow names a place for them. */
  readonly notes?: readonly Note[];
  readonly trace: Trace;
  /** When the conversation wants a turn without any input (expiry, nudge, closing delay). */
  readonly dueAtMs?: number;
  /** Receipts that later turns will not ask for. */
  readonly forgetReceipts: readonly string[];
  readonly keepUntilMs: number;
  /** The person wants everything forgotten: earlier traces and receipts of this place go, too. */
  readonly forgetsBefore?: true;
}

/** A turn that cannot go on without something only the runtime can get. Hand the answer to `resume`. */
export type Needs = {
  readonly kind: 'needs';
  readonly turn: TurnArguments;
} /** Ahead of everything else: what a recording says decides where the turn goes. */ & (
  | { readonly need: 'transcript'; readonly recordings: readonly Recording[] }
  | { readonly need: 'understanding'; readonly request: UnderstandingRequest }
  | { readonly need: 'flow'; readonly hash: string }
);

export interface TurnArguments {
  readonly catalogue: Catalogue;
  readonly conversation: Conversation;
  readonly inputs: readonly Input[];
  readonly context: TurnContext;
  readonly understood?: Understood;
}

export interface Understood {
  readonly understanding: Understanding;
  readonly report: UnderstandingReport;
}

/** What answers a need. A flow that no longer exists is answered with `undefined`. */
export type Answer =
  | ({ readonly need: 'transcript' } & Transcripts)
  | ({ readonly need: 'understanding' } & Understood)
  | { readonly need: 'flow'; readonly hash: string; readonly flow: CompiledFlow | undefined };

/** Takes the inputs (one burst, or none when a due time came) and returns what follows. Pure. */
export function step(
  catalogue: Catalogue,
  conversation: Conversation,
  inputs: readonly Input[],
  context: TurnContext,
): Settled | Needs {
  return take({ catalogue, conversation, inputs, context });
}

/** Goes on with a turn that needed something. Pure: the turn is taken again, with the answer in place. */
export function resume({ turn }: Needs, answer: Answer): Settled | Needs {
  if (answer.need === 'transcript') {
    return take({ ...turn, inputs: turn.inputs.map((input) => asSpoken(input, answer)) });
  }
  if (answer.need === 'understanding') {
    const { understanding, report } = answer;
    return take({ ...turn, understood: { understanding, report } });
  }
  if (answer.flow === undefined) return take({ ...turn, conversation: forget(turn.conversation) });
  const pinned = { ...turn.catalogue.pinned, [answer.hash]: answer.flow };
  return take({ ...turn, catalogue: { ...turn.catalogue, pinned } });
}

/** A need carries the turn as it was given, whatever the turn had made of it when it stopped. */
function take(turn: TurnArguments): Settled | Needs {
  const recordings = turn.inputs.flatMap((input) => recordingIn(input) ?? []);
  if (recordings.length > 0) return { kind: 'needs', need: 'transcript', recordings, turn };
  const here = whereTheyAre(inTheirLanguage(turn));
  const result = takeTurn(here);
  return result.kind === 'needs'
    ? { ...result, turn }
    : withNotes(here, withTapShown(here, result));
}

/** Replies go where the last words came from. */
function whereTheyAre(turn: TurnArguments): TurnArguments {
  const thread = turn.inputs.at(-1)?.thread;
  if (thread === undefined) return turn;
  return { ...turn, conversation: { ...turn.conversation, thread } };
}
