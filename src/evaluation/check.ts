import { compileFlow } from '../core/flow/compile.ts';
import type { Trace } from '../core/trace.ts';
import { findFlows, formatFaults } from '../flow-files.ts';
import { type ConversationOptions, openConversation } from '../scripted/driver.ts';
import { readGiven } from '../scripted/given.ts';
import { readLine } from '../scripted/inputs.ts';
import type { OutputRecord, TurnRecord } from '../scripted/records.ts';
import { readIsoTime } from '../scripted/wall-time.ts';
import type { CaseTurn, ConversationCase } from './case.ts';
import { compare } from './compare.ts';

export interface CaseResult {
  readonly id: string;
  readonly file: string;
  /** One line a fault, with the number of its turn; empty when the case holds. */
  readonly faults: readonly string[];
  /** What happened, for whoever has to find out why. */
  readonly transcript: readonly TranscriptTurn[];
  readonly turns: number;
  /** Turns in which a model was called. */
  readonly modelCalls: number;
  /** Tokens that a model took, in and out. */
  readonly tokens: number;
}

export interface TranscriptTurn {
  readonly input: string;
  readonly replies: readonly string[];
  readonly trace?: Trace;
}

/** Conversations are dated, so that a case says the same on every day. */
const usualNow = '2026-03-02T09:00:00Z';

/**
 * Plays a case through the real runtime, in memory, and compares every turn with what is expected.
 * The rules understand, unless somebody else is given. A case that cannot be played (an unknown flow, a faulty `given`) is a fault, not a throw.
 */
export async function check(
  each: ConversationCase,
  understanding: Pick<ConversationOptions, 'understander' | 'understandingMs'> = {},
): Promise<CaseResult> {
  const timeZone = each.timezone ?? 'UTC';
  const nowMs = readIsoTime(each.now ?? usualNow, timeZone);
  const found = await findFlows(each.flow);
  if (!found.ok) return unplayable(each, formatFaults(found.faults));
  if (nowMs === undefined) return unplayable(each, '"now" is no ISO 8601 time');
  const flows = await Promise.all(found.specs.map(compileFlow));
  const [flow] = flows;
  if (flow === undefined) return unplayable(each, 'there is no flow');
  const given = each.given === undefined ? undefined : readGiven(each.given, flow, nowMs);
  if (given && !given.ok) return unplayable(each, `given: ${given.faults.join('; ')}`);

  const records: OutputRecord[] = [];
  const conversation = await openConversation({
    flows,
    preferredFlow: flow.spec.id,
    frozenAtMs: nowMs,
    timeZone,
    numbered: false,
    live: false,
    ...understanding,
    ...(each.locale !== undefined && { locale: each.locale }),
    ...(given && { given: given.given }),
    print: () => {},
    report: (record) => records.push(record),
  });
  const faults: string[] = [];
  const transcript: TranscriptTurn[] = [];
  let tokens = 0;
  try {
    for (const [index, turn] of each.turns.entries()) {
      const before = records.length;
      const line = lineOf(turn);
      const read = readLine(line);
      if (read.kind === 'inputs') await conversation.take(read.inputs);
      else if (read.kind === 'advance') await conversation.advance(read.advanceMs);
      else faults.push(`turn ${index + 1}: ${read.message}`);
      const news = records.slice(before);
      const turns = news.filter((record) => record.type === 'turn');
      const trace = await conversation.lastTrace();
      const { inputTokens = 0, outputTokens = 0 } = trace?.understanding ?? {};
      tokens += turns.length > 0 ? inputTokens + outputTokens : 0;
      transcript.push({ input: line, replies: repliesOf(turns), ...(trace && { trace }) });
      const seen = {
        turns,
        ignored: news.filter(({ type }) => type === 'ignored').length,
        deliveries: records.filter((record) => record.type === 'delivery'),
      };
      const unexpected = news.filter((record) => record.type === 'error');
      faults.push(
        ...unexpected.map(({ message }) => `turn ${index + 1}: ${message}`),
        ...compare(turn.expect, seen).map((fault) => `turn ${index + 1}: ${fault}`),
      );
    }
  } finally {
    await conversation.close();
  }
  const turns = records.filter((record) => record.type === 'turn');
  const modelCalls = turns.filter(({ modelCalled }) => modelCalled).length;
  const { id, file } = each;
  return { id, file, faults, transcript, turns: turns.length, modelCalls, tokens };
}

function lineOf(turn: CaseTurn): string {
  return JSON.stringify('say' in turn ? { text: turn.say } : turn.in);
}

function repliesOf(turns: readonly TurnRecord[]): readonly string[] {
  return turns.flatMap(({ messages }) => messages.map(({ text }) => text));
}

function unplayable({ id, file }: ConversationCase, fault: string): CaseResult {
  return { id, file, faults: [fault], transcript: [], turns: 0, modelCalls: 0, tokens: 0 };
}
