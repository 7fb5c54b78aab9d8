import type { Conversation } from './conversation.ts';
import { wordingPacks } from './wording/index.ts';
import { noteControlIds } from './wording/say-note.ts';

/**
 * What to tell whoever taps on a control that is there no longer, for platforms that can say so beside
 * the conversation; `undefined` where the tap is for a turn to decide. Read only: nothing is counted.
 */
export function outdatedNotice(
  { session, choosing, language, turns }: Conversation,
  controlId: string,
): string | undefined {
  // Most likely [Send it] once more, which has an answer of its own.
  if (session?.pending?.about === 'sending') return undefined;
  const live = [
    ...noteControlIds,
    ...(session?.controls ?? []).map(({ id }) => id),
    ...(choosing?.options ?? []).map((option) => option.controlId),
  ];
  if (live.includes(controlId)) return undefined;
  const { outdated } = wordingPacks[language].acts;
  return outdated[turns % outdated.length] ?? outdated[0];
}
