import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/**
 * A conversation as data: what is given, what is put in, and what is expected of every turn. The
 * inputs are those of the scripted conversation (docs/cli.md), so a case can be played by hand.
 */

const slotExpectation = z.union([
  z.strictObject({
    status: z.enum(['empty', 'filled', 'inferred', 'declined']).optional(),
    value: z.unknown().optional(),
    basis: z.enum(['stated', 'derived']).optional(),
    confirmed: z.enum(['stated', 'silence', 'explicit', 'edited']).optional(),
    reason: z.string().optional(),
    /** The source's exact words. */
    words: z.string().optional(),
  }),
  /** The status alone ("empty"), or with a value after it ("filled 29"). */
  z.string(),
]);
export type SlotExpectation = z.output<typeof slotExpectation>;

const texts = z.union([z.string(), z.array(z.string())]);

const expectation = z.strictObject({
  /** Exactly the slots that this turn asks for. */
  asked: z.array(z.string()).optional(),
  /** Acts that appear, in this order; others may stand between. */
  acts: z.array(z.string()).optional(),
  actsNot: z.array(z.string()).optional(),
  /** Texts that the messages contain, or regular expressions between slashes. */
  says: texts.optional(),
  saysNot: texts.optional(),
  slots: z.record(z.string(), slotExpectation).optional(),
  modelCalled: z.boolean().optional(),
  /** Why proposals did not count, as "slot: reason". */
  rejected: z.array(z.string()).optional(),
  controls: z.array(z.string()).optional(),
  /** "none", or the outcome's type with its reason ("handed-over stalled"). */
  outcome: z.string().optional(),
  /** How many posts arrived by now, in all. */
  deliveries: z.int().nonnegative().optional(),
  /** Parts of the newest delivered body's data. */
  delivered: z.record(z.string(), z.unknown()).optional(),
  /** The input had no effect. */
  ignored: z.boolean().optional(),
});
export type Expectation = z.output<typeof expectation>;

const turn = z.union([
  z.strictObject({ say: z.string(), expect: expectation.prefault({}) }),
  z.strictObject({ in: z.record(z.string(), z.unknown()), expect: expectation.prefault({}) }),
]);
export type CaseTurn = z.output<typeof turn>;

const conversationCase = z.strictObject({
  id: z.string().min(1),
  /** What a reader should know: where the case comes from, what it is about. */
  about: z.string().optional(),
  flow: z.string().optional(),
  given: z.unknown().optional(),
  now: z.string().optional(),
  locale: z.string().optional(),
  timezone: z.string().optional(),
  turns: z.array(turn).min(1),
});

const caseFile = z.strictObject({
  /** The flow of all cases that name none. */
  flow: z.string().optional(),
  cases: z.array(conversationCase).min(1),
});

export type ConversationCase = z.output<typeof conversationCase> & {
  readonly flow: string;
  readonly file: string;
};

/** The cases of a YAML file. Throws an Error that lists every fault with its place. */
export async function readCases(file: string): Promise<readonly ConversationCase[]> {
  const lines = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines });
  const syntax = document.errors.map(({ message, pos }) => ({ at: pos[0], message }));
  const read = caseFile.safeParse(document.toJS());
  const shape = read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({
        at: offsetOf(document.getIn(path as (string | number)[], true)),
        message: `${path.join('.')}: ${message}`,
      }));
  if (syntax.length > 0 || !read.success) {
    const faults = [...syntax, ...shape].map(
      ({ at, message }) => `${file}:${lines.linePos(at).line}  ${message}`,
    );
    throw new Error(faults.join('\n'));
  }
  const { flow, cases } = read.data;
  return cases.map((each) => {
    const named = each.flow ?? flow;
    if (named === undefined) throw new Error(`${file}: case "${each.id}" names no flow`);
    return { ...each, flow: named, file };
  });
}

function offsetOf(node: unknown): number {
  const range = (node as { readonly range?: readonly number[] } | undefined)?.range;
  return range?.[0] ?? 0;
}
