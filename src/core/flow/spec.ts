import { z } from 'zod';
import { languageCodes } from '../language/language.ts';
import { slotTypeNames } from '../slot-types/slot-type.ts';

/**
 * A flow as its author writes it, in YAML or with `defineFlow`: what to collect and where it goes.
 *
 * The schema is the one source of the type, of the faults that `check` reports and of the JSON
 * Schema for editors; descriptions here are what an author reads in the editor. Objects are strict:
 * a misspelt key is a fault, never ignored.
 */

const language = z.enum(languageCodes);

/** Text in the flow's own language, or one text a language. */
export const localised = z.union([z.string().min(1), z.partialRecord(language, z.string().min(1))]);
export type Localised = z.output<typeof localised>;

/** Words or phrases in the flow's own language, or one list a language. */
export const localisedList = z.union([
  z.array(z.string().min(1)),
  z.partialRecord(language, z.array(z.string().min(1))),
]);
export type LocalisedList = z.output<typeof localisedList>;

const id = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,62}$/, 'use lower-case letters, digits, "-" and "_"');

const range = z
  .strictObject({
    min: z.number().optional().describe('The smallest number in it.'),
    max: z.number().optional().describe('The largest number in it.'),
  })
  .describe('A range, both ends included; leave one out for "or more", "or less".');

export const optionSchema = z.strictObject({
  id: z.string().min(1).describe('What is delivered when this option is chosen.'),
  label: localised.describe('What people read.'),
  synonyms: localisedList.optional().describe('Other words for this option.'),
  range: range.optional().describe('The numbers that fall into this option.'),
});
export type OptionSpec = z.output<typeof optionSchema>;

const limits = z.strictObject({
  min: z.number().optional().describe('The smallest integer that will do.'),
  max: z.number().optional().describe('The largest integer that will do.'),
  minLength: z.int().positive().optional().describe('The fewest characters.'),
  maxLength: z.int().positive().optional().describe('The most characters.'),
  // Matched by `matchesPattern` only, which bounds what a pattern can cost.
  pattern: z
    .string()
    .optional()
    .describe('A regular expression that the whole value must match (identifiers only).'),
});
export type Limits = z.output<typeof limits>;

export const slotSchema = z.strictObject({
  id: id.describe('The name in the delivered body.'),
  type: z.enum(slotTypeNames).describe('The kind of value; see the table of types.'),
  label: localised.describe('What it is, inside a sentence: "order number".'),
  description: localised.optional().describe('What it means, for the model and the curious.'),
  required: z.boolean().default(true).describe('Optional slots are asked once.'),
  ask: z
    .union([
      z.literal('never'),
      z.strictObject({
        first: localised.describe('The question.'),
        again: localised.optional().describe('The second time: in other words, with help.'),
      }),
    ])
    .optional()
    .describe('How it is asked; "never" takes it only when it is mentioned.'),
  why: localised.optional().describe('Why it is asked, as one sentence.'),
  examples: localisedList.optional().describe('Shown with the help for this slot.'),
  unit: localisedList.optional().describe('Words that count it: "days", "people".'),
  cues: localisedList.optional().describe('Words that announce it: "order", "order no".'),
  options: z.array(optionSchema).min(2).optional().describe('What a choice chooses from.'),
  limits: limits.optional().describe('Values outside are refused, with the reason.'),
  sensitive: z.boolean().default(false).describe('Masked wherever others can read it.'),
  reversible: z.boolean().optional().describe("Overrides the flow's own setting."),
  onDecline: z
    .enum(['continue', 'handover'])
    .default('continue')
    .describe('What happens when the person will not give it.'),
});
export type SlotSpec = z.output<typeof slotSchema>;

export const snippetSchema = z.strictObject({
  id: id.describe('The name of the snippet, in traces.'),
  questions: localisedList.describe('How people ask this, in several wordings.'),
  answer: localised.describe('The answer, word for word.'),
});
export type SnippetSpec = z.output<typeof snippetSchema>;

export const groupSchema = z.strictObject({
  slots: z.array(id).length(2).describe('The ids of the two slots.'),
  ask: localised.describe('The question that asks for both.'),
});
export type GroupSpec = z.output<typeof groupSchema>;

const wording = z.strictObject({
  greeting: localised.optional().describe('Said once, before the first question.'),
  completed: localised.optional().describe('Said when everything is there.'),
  handover: localised.optional().describe('Said when people take over: who answers, and when.'),
});

const pace = z.strictObject({
  slotsPerTurn: z.int().min(1).max(2).default(2).describe('How many slots one turn may ask for.'),
  stallTurns: z.int().min(1).default(3).describe('Turns in a row that settle nothing.'),
  idleTurns: z.int().min(1).default(6).describe('Turns in a row without progress of any kind.'),
  ttlHours: z.number().positive().default(24).describe('A session ends after this much silence.'),
});

export const flowSchema = z.strictObject({
  id: id.describe('The name of the flow, in commands and in the delivered body.'),
  version: z.int().positive().describe('Raised by the author with every change that matters.'),
  title: localised.describe('What people read when they choose between flows.'),
  purpose: localised.optional().describe('What it is for, as one sentence.'),
  language: language.default('en').describe('The language of plain texts in this file.'),
  triggers: localisedList.optional().describe('Phrases that begin this flow.'),
  reversible: z.boolean().default(true).describe('Whether answers may simply be replaced.'),
  slots: z.array(slotSchema).min(1).describe('What is collected, in the order of asking.'),
  groups: z
    .array(groupSchema)
    .default([])
    .describe('Two slots that are asked together, in words of their own.'),
  knowledge: z
    .array(snippetSchema)
    .default([])
    .describe('What the bot may answer, and nothing else.'),
  wording: wording.prefault({}).describe('What is said at the start and at the end.'),
  pace: pace.prefault({}).describe('How much is asked at once, and when the bot gives up.'),
  delivery: z
    .strictObject({ webhook: id.default('default').describe('The name of the endpoint.') })
    .prefault({})
    .describe('Where the finished set goes.'),
});
/** A checked flow, defaults filled in. `FlowSource` is what an author writes. */
export type FlowSpec = z.output<typeof flowSchema>;
export type FlowSource = z.input<typeof flowSchema>;
