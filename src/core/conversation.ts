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
  readonly session?: Session;
  readonly history: readonly HistoryEntry[];
}

export function newConversation(place: {
  readonly key: string;
  readonly platform: string;
  readonly language: LanguageCode;
  readonly timeZone: string;
}): Conversation {
  return { v: 1, ...place, sessionsBegun: 0, history: [] };
}
