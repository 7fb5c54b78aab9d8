import { z } from 'zod';
import { declineReasons } from '../../core/slot-state.ts';
import type { Value } from '../../core/value.ts';

/**
 * The body of a post (contract 9): the one source of its type and of the JSON Schema that receivers
 * read. Within version 1 fields are only added, so a receiver must accept ones it does not know.
 */

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.record(z.string(), z.union([z.string(), z.number()])),
    z.array(value),
  ]),
);
const values = z.record(z.string(), value);
const time = z.iso.datetime().describe('ISO 8601, in UTC.');

const person = z.object({
  id: z.string().describe("The platform's id of the person."),
  name: z.string().optional(),
});

const outcome = z.discriminatedUnion('type', [
  z.object({ type: z.literal('completed') }),
  z.object({
    type: z.literal('handed-over'),
    reason: z.enum(['stalled', 'asked', 'declined', 'rule', 'correction']),
    rule: z.string().optional(),
  }),
  z.object({ type: z.literal('cancelled') }),
  z.object({ type: z.literal('expired') }),
]);

const slot = z.object({
  status: z.enum(['empty', 'filled', 'inferred', 'declined']),
  reason: z.enum(declineReasons).optional().describe('Why a declined slot has no value.'),
  basis: z
    .enum(['stated', 'derived'])
    .optional()
    .describe('Whether the words say exactly this value, or a step was needed.'),
  confirmed: z
    .enum(['stated', 'silence', 'explicit', 'edited'])
    .optional()
    .describe('How a filled slot came to count.'),
  words: z.string().optional().describe("The person's own words, or the label that was tapped."),
  from: z.string().optional().describe('Who gave it: an id among `people`.'),
});

export const bodySchema = z
  .object({
    id: z.string().describe('The event; also the webhook-id header. The same on every attempt.'),
    type: z.enum(['collection.completed', 'collection.corrected', 'collection.handed-over']),
    timestamp: time.describe('When it happened, not when it was posted. ISO 8601, in UTC.'),
    data: z.object({
      collectionId: z.string(),
      revision: z
        .int()
        .positive()
        .describe('1 for the first; a higher one replaces the whole set.'),
      flow: z.object({ id: z.string(), version: z.int().positive(), title: z.string() }),
      outcome,
      startedAt: time,
      endedAt: time,
      platform: z.string(),
      conversation: z.string().describe('The key of the conversation it was collected in.'),
      link: z
        .url()
        .optional()
        .describe(
          'Opens the conversation, for who may read it; absent where a platform has no such address.',
        ),
      people: z.array(person),
      reference: z.string().optional().describe('Given when the conversation started, untouched.'),
      values: values.describe(
        'Validated and confirmed values, by slot. With parts: money {amount, currency}, a location {latitude, longitude}, a file {platform, id, name, mimeType?, size?}, whose content stays on its platform.',
      ),
      unconfirmed: values.describe('Inferred values that nobody confirmed; only on handover.'),
      slots: z
        .record(z.string(), slot)
        .describe('Every slot of the flow, with or without a value.'),
      openQuestions: z
        .array(z.object({ text: z.string(), from: z.string(), askedAt: time }))
        .describe("The person's questions that nobody has answered yet."),
      understanding: z
        .object({
          modelCalls: z.int().nonnegative(),
          inputTokens: z.int().nonnegative(),
          cachedTokens: z.int().nonnegative().describe('A part of inputTokens.'),
          outputTokens: z.int().nonnegative(),
          costUsd: z.number().nonnegative().optional().describe('Where prices are configured.'),
        })
        .optional()
        .describe('What a model cost; absent where none was called.'),
      test: z.boolean().describe('True for trials: nothing real follows from it.'),
    }),
  })
  .describe('A finished set of values. Version 1.');

export type CollectionBody = z.output<typeof bodySchema>;
export type BodySlot = z.output<typeof slot>;

/** The JSON Schema (draft 2020-12) of every body this version posts. */
export function bodyJsonSchema(): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(bodySchema, { io: 'output' }) as Record<string, unknown>;
}
