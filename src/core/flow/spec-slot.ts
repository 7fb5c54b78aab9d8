import { z } from 'zod';
import { slotTypeNames } from '../slot-types/slot-type.ts';
import { expression, id, localised, localisedList } from './spec-text.ts';

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

/** A unit that every flow knows, by its id, or one of the flow's own with its words. */
const unit = z.union([
  z.string().min(1),
  z.strictObject({
    id: z.string().min(1).describe('What is delivered as the unit.'),
    words: localisedList
      .optional()
      .describe('Words for it, the one that is shown first: [bags, bag].'),
  }),
]);
export type UnitSpec = z.output<typeof unit>;

/** A number, or text that a type reads: a date, a time, a duration (see limit.ts). */
const limit = z.union([z.number(), z.string().min(1)]);

const limits = z.strictObject({
  min: limit.optional().describe('The least that will do.'),
  max: limit.optional().describe('The most that will do.'),
  minLength: z.int().positive().optional().describe('The fewest characters.'),
  maxLength: z.int().positive().optional().describe('The most characters.'),
  minItems: z.int().positive().optional().describe('The fewest entries of a list.'),
  maxItems: z.int().positive().optional().describe('The most entries of a list.'),
  // Matched by `matchesPattern` only, which bounds what a pattern can cost.
  pattern: z
    .string()
    .optional()
    .describe('A regular expression that the whole value must match (identifiers only).'),
});
export type Limits = z.output<typeof limits>;

const softLimits = z.strictObject({
  min: limit.optional().describe('The least that is usual.'),
  max: limit.optional().describe('The most that is usual.'),
});
export type SoftLimits = z.output<typeof softLimits>;

const region = z.string().regex(/^[A-Z]{2}$/, 'use the two letters of ISO 3166, such as DE');

/** What tells how a value is read, of a slot as of an entry of a list. */
const valueKeys = {
  unit: localisedList.optional().describe('Words that count it: "days", "people".'),
  units: z
    .array(unit)
    .min(1)
    .optional()
    .describe('What a quantity is counted in: [kg, g]. A quantity in another unit is converted.'),
  options: z.array(optionSchema).min(2).optional().describe('What a choice chooses from.'),
  limits: limits.optional().describe('Values outside are refused, with the reason.'),
  bias: z
    .enum(['past', 'future'])
    .optional()
    .describe('Which way a date is meant that does not say: "on Friday", "in March".'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'use the three letters of ISO 4217, such as EUR')
    .optional()
    .describe('The currency of an amount that names none.'),
  region: z
    .union([region, z.array(region).min(1)])
    .optional()
    .describe(
      'The country of a phone number that names none, and whose holidays dates mean. Several, the likeliest first: [DE, AT].',
    ),
  checkDigits: z
    .enum(['iban', 'luhn'])
    .optional()
    .describe('The check that an identifier must pass: of an IBAN, or of a card number.'),
};

export const itemSchema = z.strictObject({
  type: z.enum(slotTypeNames).exclude(['list']).describe('The kind of value of every entry.'),
  ...valueKeys,
});
export type ItemSpec = z.output<typeof itemSchema>;

const labelForm = z.string().regex(/\S/, 'write the label in this case');

const labelForms = z.strictObject({
  accusative: labelForm.describe('The label after "записываю": "сумму".'),
  genitive: labelForm.describe('The label after "без": "суммы".'),
});
export type LabelForms = z.output<typeof labelForms>;

export const slotSchema = z.strictObject({
  id: id.describe('The name in the delivered body.'),
  type: z.enum(slotTypeNames).describe('The kind of value; see the table of types.'),
  label: localised.describe('What it is, inside a sentence: "order number".'),
  forms: z
    .strictObject({ ru: labelForms.optional().describe('Of a label in Russian.') })
    .optional()
    .describe('The label in the other cases, where a language has them.'),
  description: localised.optional().describe('What it means, for the model and the curious.'),
  required: z.boolean().default(true).describe('Optional slots are asked once.'),
  when: expression
    .optional()
    .describe('The slot is only taken while this holds: kind == "company".'),
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
  cues: localisedList.optional().describe('Words that announce it: "order", "order no".'),
  ...valueKeys,
  items: itemSchema.optional().describe('What each entry of a list is.'),
  softLimits: softLimits.optional().describe('Values outside are confirmed by an explicit yes.'),
  confirm: z
    .enum(['silence', 'explicit'])
    .default('silence')
    .describe('What confirms a value that was inferred: going on without objection, or a yes.'),
  sensitive: z.boolean().default(false).describe('Masked wherever others can read it.'),
  model: z
    .literal('never')
    .optional()
    .describe('"never" keeps it from models: what is said about it is read by code alone.'),
  reversible: z.boolean().optional().describe("Overrides the flow's own setting."),
  onDecline: z
    .enum(['continue', 'handover'])
    .default('continue')
    .describe('What happens when the person will not give it.'),
});
export type SlotSpec = z.output<typeof slotSchema>;
