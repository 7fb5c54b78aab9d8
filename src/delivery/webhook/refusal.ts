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
  const slots = read.data.reopen
    .filter(({ slot }) => Object.hasOwn(data.slots, slot))
    .map(({ slot, message }) => ({ slot, message: plainText(message) }));
  if (slots.length === 0) return undefined;
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
  const oneLine = message.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...oneLine].slice(0, longestMessage).join('');
}
