import type { Conversation } from '../core/conversation.ts';
import type { ReplyMessage } from '../core/reply.ts';
import { wordingPacks } from '../core/wording/index.ts';

/** The message for a person whose input was set aside. */
export function apologyMessage({ language }: Conversation, id: string): ReplyMessage {
  const [text] = wordingPacks[language].acts.apology;
  return { id, parts: [{ act: { act: 'apology' }, text }], text, controls: [] };
}
