import type { TextInput } from './input.ts';
import type { LanguageCode } from './language/language.ts';
import type { HistoryEntry, Session } from './session.ts';

/**
 * A place on a platform where people talk with the bot, and what is remembered of it. It holds at
 * most one session. Plain JSON; `v` is the version of the stored form (see CONTRIBUTING, "Raise
 * the stored version").
 */
export interface Conversation {
  readonly v: 1;
  readonly key: string;
  readonly platform: string;
  readonly language: LanguageCode;
  readonly timeZone: string;
  /** Sessions begun here; part of a session's id, so that a new one never repeats an old one's. */
  readonly sessionsBegun: number;
  /** Committed turns here; part of every message's id. */
  readonly turns: number;
  readonly session?: Session;
  /** Which flow was meant is being asked; the message that raised it is taken up afterwards. */
  readonly choosing?: Choosing;
  /** The run that a switch left behind; an undo brings it back. */
  readonly setAside?: {
    readonly session: Session;
    readonly history: readonly HistoryEntry[];
  };
  /** Words that wait for an answer to "go on or start over?", and are taken up then. */
  readonly heldBack?: readonly TextInput[];
  readonly history: readonly HistoryEntry[];
  /** Where in the place the last input was said; what comes by itself goes there, too. */
  readonly thread?: string;
}

export interface Choosing {
  readonly options: readonly {
    readonly controlId: string;
    readonly flow: string;
    readonly label?: string;
  }[];
  readonly heldBack: readonly TextInput[];
  /** The message that asks; absent where it was asked by an earlier program. */
  readonly shown?: Session['shown'];
  /** Given with the command that raised the question. */
  readonly reference?: string;
}

export function newConversation(place: {
  readonly key: string;
  readonly platform: string;
  readonly language: LanguageCode;
  readonly timeZone: string;
}): Conversation {
  return { v: 1, ...place, sessionsBegun: 0, turns: 0, history: [] };
}
