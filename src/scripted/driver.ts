import { randomBytes } from 'node:crypto';
import { terminalAdapter } from '../adapters/terminal/index.ts';
import { newKey, platform } from '../adapters/terminal/key.ts';
import type { TerminalBody } from '../adapters/terminal/render.ts';
import { type TerminalEvent, toInput } from '../adapters/terminal/to-input.ts';
import type { Conversation } from '../core/conversation.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import type { Control } from '../core/reply.ts';
import type { Trace } from '../core/trace.ts';
import type { Endpoint } from '../delivery/webhook/endpoints.ts';
import { webhookDelivery } from '../delivery/webhook/sender.ts';
import { frozenClock, systemClock } from '../runtime/clock.ts';
import type { RuntimeEvent } from '../runtime/port.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { memoryStore } from '../store/memory.ts';
import { upToFirstMissing } from '../understanding/model/recorded.ts';
import type { Understander } from '../understanding/port.ts';
import { rulesUnderstander } from '../understanding/rules/index.ts';
import type { Given } from './given.ts';
import type { WrittenInput } from './inputs.ts';
import { startReceiver } from './receiver.ts';
import { errorRecord, type OutputRecord, turnRecord } from './records.ts';
import { storeGiven } from './store-given.ts';
import { inputCompleter } from './written-inputs.ts';

export interface ConversationOptions {
  readonly flows: readonly CompiledFlow[];
  readonly preferredFlow?: string;
  /** Freezes the clock at this time; it moves by `advance` alone. */
  readonly frozenAtMs?: number;
  readonly locale?: string;
  readonly timeZone: string;
  /** Controls are shown as numbered choices. */
  readonly numbered: boolean;
  /** Does what comes due while nothing is taken, as somebody sits there and waits. */
  readonly live: boolean;
  readonly given?: Given;
  /** The offline rules where it is left out; they answer for it, too. */
  readonly understander?: Understander;
  readonly understandingMs?: number;
  /** Where finished sets go instead of the receiver of the conversation's own. */
  readonly webhook?: Endpoint;
  readonly print: (body: TerminalBody) => void;
  readonly report: (record: OutputRecord) => void;
}

/** One conversation with the real runtime, in memory, driven an input at a time. */
export interface DrivenConversation {
  /** Where finished sets are posted. */
  readonly webhookUrl: string;
  /** Hands in inputs at once, as a burst, and returns when all that follows has happened. */
  take(inputs: readonly WrittenInput[], line?: number): Promise<void>;
  /** Moves the frozen clock and does what has come due. */
  advance(byMs: number, line?: number): Promise<void>;
  state(): Promise<Conversation | undefined>;
  lastTrace(): Promise<Trace | undefined>;
  /** Reports the posts that still wait, and lets go of everything. */
  close(): Promise<void>;
}

/** Opens a conversation under a key of its own. Nothing is said until something is taken. */
export async function openConversation(options: ConversationOptions): Promise<DrivenConversation> {
  const { report, timeZone, locale, numbered } = options;
  const place = { key: newKey(), platform, timeZone, ...(locale === undefined ? {} : { locale }) };
  const frozen = options.frozenAtMs === undefined ? undefined : frozenClock(options.frozenAtMs);
  const clock = frozen ?? systemClock;
  const store = memoryStore();
  const { endpoint, close: closeReceiver } = await destination(options);

  let shown: readonly Control[] = [];
  const completer = inputCompleter(() => shown);

  function observe(event: RuntimeEvent): void {
    if (event.event === 'turn') {
      const controls = event.settled.messages.flatMap((message) => message.controls);
      if (controls.length > 0) shown = controls;
    }
    const record = recordOf(event, options.webhook !== undefined);
    if (record !== undefined) report(record);
  }

  const runtime = createRuntime({
    store,
    flows: options.flows,
    ...(options.preferredFlow === undefined ? {} : { preferredFlow: options.preferredFlow }),
    understander: upToFirstMissing(options.understander ?? rulesUnderstander),
    ...(options.understandingMs !== undefined && { understandingMs: options.understandingMs }),
    fallback: rulesUnderstander,
    adapters: [terminalAdapter(options.print)],
    delivery: webhookDelivery({ endpoints: () => endpoint, test: true }),
    clock,
    stopMs: 1_000,
    observe,
  });

  if (options.given !== undefined) await storeGiven(options.given, place, store, clock.nowMs());
  if (options.live) await runtime.start();

  return {
    webhookUrl: endpoint.url,
    async take(inputs, line) {
      const events: TerminalEvent[] = [];
      for (const written of inputs) {
        const event = completer.complete(written);
        if (event === undefined) {
          report(errorRecord('unknown-control', 'no control shown last has this label', line));
          return;
        }
        events.push(event);
      }
      const received = events.map((event) =>
        toInput(event, { nowMs: clock.nowMs(), timeZone, numbered }),
      );
      const { duplicates } = await runtime.receive(place, received);
      for (const eventId of duplicates) {
        report({ v: 1, type: 'ignored', eventId, reason: 'duplicate' });
      }
      await runtime.drain();
    },
    async advance(byMs, line) {
      if (frozen === undefined) {
        report(errorRecord('clock-not-frozen', 'the clock moves only with --now', line));
        return;
      }
      await frozen.advance(byMs);
      await runtime.drain();
    },
    state: () => store.readConversation(place.key, clock.nowMs()),
    lastTrace: async () => (await store.readTraces(place.key)).at(-1),
    async close() {
      const waiting = (await store.readOutbox(place.key)).filter(({ kind }) => kind === 'webhook');
      if (waiting.length > 0) {
        report(errorRecord('deliveries-waiting', waitingMessage(waiting.length)));
      }
      await runtime.stop();
      await store.close();
      await closeReceiver();
    },
  };
}

/** The webhook that was asked for, or a receiver on this machine that reports what it accepts. */
async function destination({ webhook, report }: ConversationOptions): Promise<{
  readonly endpoint: Endpoint;
  close(): Promise<void>;
}> {
  if (webhook !== undefined) return { endpoint: webhook, close: async () => {} };
  const secret = randomSecret();
  const receiver = await startReceiver(secret, ({ headers, body }) =>
    report({ v: 1, type: 'delivery', headers, body }),
  );
  return { endpoint: { url: receiver.url, secret, allowPrivate: true }, close: receiver.close };
}

export function randomSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function recordOf(event: RuntimeEvent, foreignWebhook: boolean): OutputRecord | undefined {
  switch (event.event) {
    case 'turn':
      return turnRecord(event);
    case 'delivered':
      // The conversation's own receiver has reported it already, signature verified.
      if (!foreignWebhook) return undefined;
      return { v: 1, type: 'delivery', headers: event.headers, body: JSON.parse(event.post.body) };
    case 'waiting': {
      const again = new Date(event.atMs).toISOString();
      return errorRecord('delivery-failed', `not posted: ${event.reason}; next try at ${again}`);
    }
    case 'parked':
      return errorRecord('set-aside', `${event.id} was set aside: ${event.reason}`);
    case 'fault':
      return errorRecord('turn-failed', faultMessage(event.error));
    case 'sent':
    case 'lost':
    case 'endpoint-disabled':
      return undefined;
  }
}

function waitingMessage(count: number): string {
  return count === 1
    ? 'a finished set could not be posted yet and ends with this program'
    : `${count} finished sets could not be posted yet and end with this program`;
}

function faultMessage(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
