import { z } from 'zod';
import { slotSchema } from './spec-slot.ts';
import { expression, id, language, localised, localisedList } from './spec-text.ts';

export type {
  ItemSpec,
  LabelForms,
  Limits,
  OptionSpec,
  SlotSpec,
  SoftLimits,
} from './spec-slot.ts';
export type { Localised, LocalisedList } from './spec-text.ts';

/**
 * A flow as its author writes it, in YAML or with `defineFlow`: what to collect and where it goes.
 *
 * The schema is the one source of the type, of the faults that `check` reports and of the JSON
 * Schema for editors; descriptions here are what an author reads in the editor. Objects are strict:
 * a misspelt key is a fault, never ignored.
 */

export const snippetSchema = z.strictObject({
  id: id.describe('The name of the snippet, in traces.'),
  language: language
    .optional()
    .describe('The only language it is in; leave it out for one that is in all of them.'),
  questions: localisedList.describe('How people ask this, in several wordings.'),
  answer: localised.describe('The answer, word for word.'),
});
export type SnippetSpec = z.output<typeof snippetSchema>;

export const groupSchema = z.strictObject({
  slots: z.array(id).length(2).describe('The ids of the two slots.'),
  ask: localised.describe('The question that asks for both.'),
});
export type GroupSpec = z.output<typeof groupSchema>;

export const ruleSchema = z.strictObject({
  id: id.describe('The name of the rule, in traces and for the people who take over.'),
  require: expression.describe('What must hold once everything is there: end > start.'),
  message: localised.describe('What is wrong when it does not hold, and what would do.'),
  reopen: z.array(id).min(1).describe('The ids of the slots that are asked again.'),
});
export type RuleSpec = z.output<typeof ruleSchema>;

const wording = z.strictObject({
  greeting: localised.optional().describe('Said once, before the first question.'),
  review: localised.optional().describe('Said above all values, before they are confirmed.'),
  recipient: localised
    .optional()
    .describe('Said when people ask who gets what they write, as one sentence.'),
  completed: localised.optional().describe('Said when everything is there.'),
  handover: localised.optional().describe('Said when people take over: who answers, and when.'),
});

const pace = z.strictObject({
  slotsPerTurn: z.int().min(1).max(2).default(2).describe('How many slots one turn may ask for.'),
  stallTurns: z.int().min(1).default(3).describe('Turns in a row that settle nothing.'),
  idleTurns: z.int().min(1).default(6).describe('Turns in a row without progress of any kind.'),
  quietMs: z
    .int()
    .min(0)
    .max(10_000)
    .default(1000)
    .describe('Milliseconds of quiet before texts that come in a row are taken together.'),
  undoSeconds: z
    .int()
    .min(0)
    .default(20)
    .describe('Time to undo what a review has confirmed, before it is sent.'),
  closingMinutes: z
    .number()
    .positive()
    .default(10)
    .describe('Silence after which inferences that were shown at the end are taken.'),
  pauseMinutes: z
    .number()
    .positive()
    .default(30)
    .describe('Silence after which a new topic may be a new request; then it is asked.'),
  nudgeHours: z
    .number()
    .positive()
    .optional()
    .describe('Silence after which the person is reminded, once; never without it.'),
  ttlHours: z.number().positive().default(24).describe('A session ends after this much silence.'),
  correctionHours: z
    .number()
    .min(0)
    .default(24)
    .describe('How long after the end a correction is still taken.'),
});

export const flowSchema = z.strictObject({
  id: id.describe('The name of the flow, in commands and in the delivered body.'),
  version: z.int().positive().describe('Raised by the author with every change that matters.'),
  title: localised.describe('What people read when they choose between flows.'),
  purpose: localised.optional().describe('What it is for, as one sentence.'),
  language: language.default('en').describe('The language of plain texts in this file.'),
  languages: z
    .array(language)
    .min(1)
    .optional()
    .describe('Every language that this flow is written in; a text that lacks one is a fault.'),
  triggers: localisedList.optional().describe('Phrases that begin this flow.'),
  reversible: z.boolean().default(true).describe('Whether answers may simply be replaced.'),
  perPerson: z
    .boolean()
    .optional()
    .describe('In a group chat everybody has a conversation of their own with the bot.'),
  slots: z.array(slotSchema).min(1).describe('What is collected, in the order of asking.'),
  groups: z
    .array(groupSchema)
    .default([])
    .describe('Two slots that are asked together, in words of their own.'),
  rules: z
    .array(ruleSchema)
    .default([])
    .describe('What must hold between slots before the set is delivered.'),
  knowledge: z
    .array(snippetSchema)
    .default([])
    .describe('What the bot may answer, and nothing else.'),
  wording: wording.prefault({}).describe('What is said at the start and at the end.'),
  pace: pace.prefault({}).describe('How much is asked at once, and how long things wait.'),
  handover: z
    .strictObject({ target: id.describe("The name of the people's channel.") })
    .optional()
    .describe('Where people take over.'),
  delivery: z
    .strictObject({
      webhook: id.default('default').describe('The name of the endpoint.'),
      reopen: z
        .boolean()
        .optional()
        .describe('Whether the receiver may name slots to be asked again, with status 422.'),
    })
    .prefault({})
    .describe('Where the finished set goes.'),
});

export const knowledgeFileSchema = z.strictObject({
  file: z
    .string()
    .min(1)
    .describe('A Markdown file beside this one: every "## heading" is a question.'),
  language: language.optional().describe("The language it is in; the flow's own without it."),
});

/** What may stand in a flow file: there, knowledge may also be named as files. */
export const flowFileSchema = flowSchema.extend({
  knowledge: z
    .array(z.union([snippetSchema, knowledgeFileSchema]))
    .default([])
    .describe('What the bot may answer, and nothing else.'),
});

/** A checked flow, defaults filled in. `FlowSource` is what an author writes. */
export type FlowSpec = z.output<typeof flowSchema>;
export type FlowSource = z.input<typeof flowSchema>;
