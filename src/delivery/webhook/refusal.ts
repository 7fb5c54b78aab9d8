import { z } from 'zod';
import type { Refusal, WebhookPost } from '../port.ts';

/** What a receiver may answer to say which slots it does not take: with 422, as JSON. */
export const refusalSchema = z.object({
  reopen: z
    .array(
      z.object({
        slot: z.string().describe('The id of a slot of the flow.'),
        message: z.string().min(1).describe('Why not, in words for the person.'),
      }),
    )
    .min(1)
    .max(20),
});

/** Of our own post; an earlier release may have made it. */
const postedSchema = z.object({
  data: z.object({
    collectionId: z.string(),
    revision: z.int(),
    slots: z.record(z.string(), z.unknown()),
  }),
});

/** Longer ones are cut: they are said in a conversation. */
const longestMessage = 300;

/**
 * Which slots the receiver of this post wants to have anew, or `undefined` where it names none of
 * the set, or not in the form that is agreed on.
 */
export function readRefusal(post: WebhookPost, answer: string): Refusal | undefined {
  const read = refusalSchema.safeParse(parsed(answer));
  if (!read.success) return undefined;
  const { data } = postedSchema.parse(JSON.parse(post.body));
  const messages = new Map<string, string>();
  for (const { slot, message } of read.data.reopen) {
    if (!Object.hasOwn(data.slots, slot)) continue;
    const before = messages.get(slot);
    const sentence = plainText(message);
    messages.set(slot, before === undefined ? sentence : joined(before, sentence));
  }
  if (messages.size === 0) return undefined;
  const slots = [...messages].map(([slot, message]) => ({ slot, message: cut(message) }));
  return { collectionId: data.collectionId, revision: data.revision, slots };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function plainText(message: string): string {
  return message.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/** Two reasons for one slot are one message of two sentences; the same reason twice is one. */
function joined(before: string, sentence: string): string {
  if (before === sentence) return before;
  return `${/[.!?…]$/u.test(before) ? before : `${before}.`} ${sentence}`;
}

function cut(message: string): string {
  return [...message].slice(0, longestMessage).join('');
}
