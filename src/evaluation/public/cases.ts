import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fileProblem } from '../../file-problem.ts';

/**
 * Cases that were made elsewhere, one JSON object a line, in the layout that docs/benchmarks.md
 * describes. They stay where they are: what is read here is never stored with the project.
 */

const slot = z.object({
  id: z.string(),
  type: z.enum([
    'text',
    'enum',
    'integer',
    'number',
    'money',
    'date',
    'time',
    'boolean',
    'person',
    'address',
    'city',
  ]),
  description: z.string().default(''),
  options: z.array(z.string()).optional(),
});
export type CaseSlot = z.output<typeof slot>;

const base = { id: z.string(), lang: z.string(), now: z.string().nullish() };
const question = z.string().nullish();
const accept = z.array(z.union([z.string(), z.number(), z.boolean()]).transform(String));
const state = z.record(z.string(), z.string());

const expectation = z.looseObject({
  text: z.string(),
  canonical: z.union([z.string(), z.number(), z.boolean()]).transform(String).optional(),
  value: z.union([z.string(), z.number()]).optional(),
  unit: z.string().optional(),
  at: z.string().optional(),
  grain: z.string().optional(),
  from: z.union([z.string(), z.number()]).optional(),
  to: z.union([z.string(), z.number()]).optional(),
});
export type Expectation = z.output<typeof expectation>;

const forms = {
  replies: z.object({
    ...base,
    slot,
    question,
    reply: z.string(),
    accept,
    alone: z.boolean().default(false),
  }),
  'yes-no': z.object({
    ...base,
    question,
    reply: z.string(),
    label: z.enum(['yes', 'no', 'unsure']),
    more: z.boolean().default(false),
  }),
  corrections: z.object({
    ...base,
    slot,
    old: z.string(),
    question,
    utterance: z.string(),
    accept,
    alsoChanged: z.array(z.string()).default([]),
    stateBefore: state,
  }),
  'no-preference': z.object({ ...base, slot, question, reply: z.string() }),
  questions: z.object({ ...base, question, reply: z.string(), asks: z.boolean() }),
  mentions: z.object({
    ...base,
    question,
    utterance: z.string(),
    slots: z.array(slot.extend({ accept })),
  }),
  values: z.object({
    ...base,
    type: z.string(),
    how: z.enum(['whole-input', 'inside-sentence', 'several', 'nothing-to-find']),
    input: z.string(),
    expected: z.array(expectation),
  }),
  dialogues: z.object({
    ...base,
    slots: z.array(slot),
    turns: z.array(
      z.discriminatedUnion('who', [
        z.object({
          who: z.literal('user'),
          text: z.string(),
          informed: z.array(z.object({ slot: z.string(), canonical: accept })).default([]),
        }),
        z.object({
          who: z.literal('bot'),
          text: z.string(),
          requested: z.array(z.string()).default([]),
        }),
      ]),
    ),
    final: state,
  }),
};

export type CaseFile = keyof typeof forms;
export type PublicCase<File extends CaseFile> = z.output<(typeof forms)[File]>;

/** In the order of the report. */
export const caseFiles = [
  'replies',
  'yes-no',
  'corrections',
  'no-preference',
  'questions',
  'mentions',
  'values',
  'dialogues',
] as const satisfies readonly CaseFile[];

/** The cases of one file of a folder. A missing file or a line of another form throws, with its place. */
export async function readPublicCases<File extends CaseFile>(
  folder: string,
  file: File,
): Promise<readonly PublicCase<File>[]> {
  const path = join(folder, `${file}.jsonl`);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`${path} ${fileProblem(error)}`);
  });
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const read = forms[file].safeParse(JSON.parse(line));
    if (!read.success) {
      const [issue] = read.error.issues;
      throw new Error(`${path}:${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`);
    }
    return [read.data as PublicCase<File>];
  });
}
