import { type Conversation, newConversation } from '../../src/core/conversation.ts';
import { type CompiledFlow, compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import type { FlowSource } from '../../src/core/flow/spec.ts';
import type { Input, Person } from '../../src/core/input.ts';
import { resume, type Settled, step } from '../../src/core/step.ts';
import type { Understanding, UnderstandingRequest } from '../../src/core/understanding.ts';
import { proposeByRules } from '../../src/understanding/rules/propose.ts';

export const nowMs = Date.parse('2026-03-02T09:00:00Z');
export const dana: Person = { id: 'u-dana', name: 'Dana' };

export async function flowOf(source: FlowSource): Promise<CompiledFlow> {
  return compileFlow(defineFlow(source));
}

/** Plays inputs through the core alone; every message counts as sent at once. */
export interface Table {
  conversation: Conversation;
  /** Says something and returns the turn. Without an understanding the rules answer. */
  say(words: string, understanding?: unknown): Settled;
  take(inputs: readonly Input[], understanding?: unknown): Settled;
  /** Moves the clock. */
  at(atMs: number): void;
  /** Moves the clock and takes the turn that nobody caused. */
  due(atMs: number): Settled;
}

export function seat(flow: CompiledFlow, understand = proposeByRules): Table {
  const catalogue = { flows: [flow], preferred: flow.spec.id, pinned: {} };
  const sent = new Set<string>();
  let count = 0;
  let clockMs = nowMs;
  const table: Table = {
    conversation: newConversation({
      key: 'test:1',
      platform: 'test',
      language: 'en',
      timeZone: 'UTC',
    }),
    say(words, understanding) {
      count += 1;
      const ids = { eventId: `e${count}`, messageId: `m${count}` };
      const input: Input = { kind: 'text', ...ids, from: dana, receivedAtMs: clockMs, text: words };
      return table.take([input], understanding);
    },
    take(inputs, understanding) {
      const context = { nowMs: clockMs, sent };
      let result = step(catalogue, deepFreeze(table.conversation), inputs, context);
      while (result.kind === 'needs') {
        if (result.need !== 'understanding') throw new Error('no flow is pinned elsewhere');
        const answer = understanding ?? understand(result.request);
        result = resume(result, {
          need: 'understanding',
          understanding: answer as Understanding,
          report: { by: 'model' },
        });
      }
      for (const { id } of result.messages) sent.add(id);
      for (const id of result.forgetReceipts) sent.delete(id);
      table.conversation = JSON.parse(JSON.stringify(result.conversation));
      return result;
    },
    at(atMs) {
      clockMs = atMs;
    },
    due(atMs) {
      clockMs = atMs;
      return table.take([]);
    },
  };
  return table;
}

export type Understand = (request: UnderstandingRequest) => Understanding;

/** Whatever the core is given, it must not change. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
