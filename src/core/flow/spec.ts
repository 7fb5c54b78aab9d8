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
  .strictObject({ min: z.number().optional(), max: z.number().optional() })
  .describe('A range, both ends included; leave one out for "or more", "or less".');

const option = z.strictObject({
  id: z.string().min(1).describe('What is delivered when this option is chosen.'),
  label: localised.describe('What people read.'),
  synonyms: localisedList.optional().describe('Other words for this option.'),
  range: range.optional().describe('The numbers that fall into this option.'),
});
export type OptionSpec = z.output<typeof option>;

const limits = z.strictObject({
  min: z.number().optional(),
  max: z.number().optional(),
  minLength: z.int().positive().optional(),
  maxLength: z.int().positive().optional(),
  pattern: z
    .string()
    .optional()
    .describe('A regular expression that the whole value must match (identifiers only).'),
});
export type Limits = z.output<typeof limits>;

export const slotSchema = z.strictObject({
  id: id.describe('The name in the delivered body.'),
  type: z.enum(slotTypeNames),
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
  examples: localisedList.optional(),
  unit: localisedList.optional().describe('Words that count it: "days", "people".'),
  cues: localisedList.optional().describe('Words that announce it: "order", "order no".'),
  options: z.array(option).min(2).optional(),
  limits: limits.optional().describe('Values outside are refused, with the reason.'),
  sensitive: z.boolean().default(false).describe('Masked wherever others can read it.'),
  reversible: z.boolean().optional().describe("Overrides the flow's own setting."),
  onDecline: z
    .enum(['continue', 'handover'])
    .default('continue')
    .describe('What happens when the person will not give it.'),
});
export type SlotSpec = z.output<typeof slotSchema>;

const snippet = z.strictObject({
  id,
  questions: localisedList.describe('How people ask this, in several wordings.'),
  answer: localised.describe('The answer, word for word.'),
});
export type SnippetSpec = z.output<typeof snippet>;

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
  id,
  version: z.int().positive(),
  title: localised,
  purpose: localised.optional().describe('What it is for, as one sentence.'),
  language: language.default('en').describe('The language of plain texts in this file.'),
  triggers: localisedList.optional().describe('Phrases that begin this flow.'),
  reversible: z.boolean().default(true).describe('Whether answers may simply be replaced.'),
  slots: z.array(slotSchema).min(1),
  groups: z
    .array(z.strictObject({ slots: z.array(id).length(2), ask: localised }))
    .default([])
    .describe('Two slots that are asked together, in words of their own.'),
  knowledge: z.array(snippet).default([]),
  wording: wording.prefault({}),
  pace: pace.prefault({}),
  delivery: z
    .strictObject({ webhook: id.default('default').describe('The name of the endpoint.') })
    .prefault({}),
});
/** A checked flow, defaults filled in. `FlowSource` is what an author writes. */
export type FlowSpec = z.output<typeof flowSchema>;
export type FlowSource = z.input<typeof flowSchema>;
