import { z } from 'zod';
import type { UnderstandingRequest } from '../../core/understanding.ts';

/*
 * What a model answers with. Strict mode wants an object at the root and every property required;
 * what may be absent is null. No patterns, defaults, records or unions: servers differ on those,
 * and code checks everything again.
 */

const reasons = ['refused', 'no-preference', 'unknown', 'withdrawn'] as const;
const intents = ['continue', 'switch', 'also', 'cancel', 'defer', 'human'] as const;

function schemaOf(slot: z.ZodType<string>, flow: z.ZodType<string>) {
  const update = z.object({
    slot,
    status: z
      .enum(['given', 'declined', 'wrong'])
      .describe('declined: settled without a value. wrong: the noted value is not right.'),
    source: z.string().describe("The person's words, copied exactly, in one piece."),
    value: z
      .string()
      .nullable()
      .describe('The part of source that is the value, as it was said; null unless given.'),
    mention: z
      .enum(['direct', 'passing'])
      .describe('direct: answers the question, names the slot or corrects.'),
    reason: z.enum(reasons).nullable().describe('Why it was declined; else null.'),
  });
  return z.object({
    updates: z.array(update),
    question: z.string().nullable().describe("The person's own question, copied exactly."),
    answer: z
      .object({
        text: z.string().describe('Whole sentences of the snippets, copied exactly.'),
        snippets: z.array(z.string()).describe('Ids of the snippets they come from.'),
      })
      .nullable(),
    intent: z.enum(intents),
    flow: flow.nullable().describe('With switch and also: which flow.'),
    language: z.string().nullable().describe('Language of the message, two letters.'),
    clause: z.string().nullable().describe('A few warm words that ask and promise nothing.'),
    complete: z.boolean().describe('Whether everything is there, in your opinion.'),
  });
}

/** For reading: a slot or flow that does not exist is refused later, by itself. */
export const replySchema = schemaOf(z.string(), z.string());
export type Reply = z.output<typeof replySchema>;

/** For asking: only this flow's slots can be named. */
export function replySchemaFor({ flow, others }: Pick<UnderstandingRequest, 'flow' | 'others'>) {
  return schemaOf(oneOf(flow.slots.map(({ id }) => id)), oneOf(others.map(({ id }) => id)));
}

/** As JSON Schema in strict form. */
export function replyJsonSchema(request: Pick<UnderstandingRequest, 'flow' | 'others'>) {
  const { $schema: _, ...schema } = z.toJSONSchema(replySchemaFor(request));
  return schema as Record<string, unknown>;
}

/** Strict mode allows so many names in one enumeration, and so many characters of them. */
const most = { names: 250, characters: 7_500 } as const;

function oneOf(ids: readonly string[]): z.ZodType<string> {
  const [first, ...rest] = ids;
  const fits = ids.length <= most.names && ids.join('').length <= most.characters;
  return first !== undefined && fits ? z.enum([first, ...rest]) : z.string();
}
