import type { Adapter } from './adapters/port.ts';
import { compileFlow } from './core/flow/compile.ts';
import type { FlowSpec } from './core/flow/spec.ts';
import type { Endpoint } from './delivery/webhook/endpoints.ts';
import { webhookDelivery } from './delivery/webhook/sender.ts';
import { isSigningSecret, secretRequirement } from './delivery/webhook/signing.ts';
import { systemClock } from './runtime/clock.ts';
import type { Clock, Runtime, RuntimeEvent } from './runtime/port.ts';
import { createRuntime } from './runtime/runtime.ts';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/port.ts';
import type { Transcriber, Understander } from './understanding/port.ts';
import { rulesUnderstander } from './understanding/rules/index.ts';

export interface BotOptions {
  /** What may be collected. The only one, or the one that a message or command names, is begun. */
  readonly flows: readonly FlowSpec[];
  /** Where finished sets go. Without it they wait in the store. */
  readonly webhook?: Endpoint;
  /** Understands what code alone does not settle. The offline rules by default. */
  readonly understander?: Understander;
  /** How long one understanding may take. Default 20 s. */
  readonly understandingMs?: number;
  /** Listens to recordings. Without one people are asked to type. */
  readonly transcriber?: Transcriber;
  /** Kept in memory by default, which lasts as long as the process. */
  readonly store?: Store;
  readonly adapters?: readonly Adapter[];
  readonly clock?: Clock;
  readonly observe?: (event: RuntimeEvent) => void;
}

export interface Bot extends Runtime {
  readonly store: Store;
}

/**
 * Wires a bot; nothing happens until `start`, or `receive` and `drain`. Throws when the webhook's
 * secret is no signing key, so that this is found out before the first set is finished.
 */
export async function createBot(options: BotOptions): Promise<Bot> {
  const { webhook, store = memoryStore(), observe, understandingMs, transcriber } = options;
  if (webhook !== undefined && !isSigningSecret(webhook.secret)) {
    throw new TypeError(`The webhook's secret ${secretRequirement}.`);
  }
  const runtime = createRuntime({
    store,
    flows: await Promise.all(options.flows.map(compileFlow)),
    understander: options.understander ?? rulesUnderstander,
    fallback: rulesUnderstander,
    ...(understandingMs === undefined ? {} : { understandingMs }),
    ...(transcriber && { transcriber }),
    adapters: options.adapters ?? [],
    delivery: webhookDelivery({ endpoints: () => webhook }),
    clock: options.clock ?? systemClock,
    ...(observe === undefined ? {} : { observe }),
  });
  return { ...runtime, store };
}

export type * from './adapters/port.ts';
export { type SlackOptions, slackAdapter } from './adapters/slack/index.ts';
export {
  type TelegramAdapter,
  type TelegramOptions,
  telegramAdapter,
} from './adapters/telegram/index.ts';
export { terminalAdapter } from './adapters/terminal/index.ts';
export type { Act } from './core/acts.ts';
export type { Conversation } from './core/conversation.ts';
export type { Collection, DeliveryEvent, Effect } from './core/effects.ts';
export { defineFlow } from './core/flow/define.ts';
export { FlowError, type FlowFault } from './core/flow/fault.ts';
export type { FlowSource, FlowSpec, SlotSpec } from './core/flow/spec.ts';
export type { CommandName, Input, Person, SharedFile } from './core/input.ts';
export type { Control, ReplyMessage, ReplyPart } from './core/reply.ts';
export type { Outcome, Session } from './core/session.ts';
export type { SlotState, Source } from './core/slot-state.ts';
export type { Trace } from './core/trace.ts';
export type { Understanding, UnderstandingRequest } from './core/understanding.ts';
export type { Value } from './core/value.ts';
export { bodyJsonSchema, type CollectionBody } from './delivery/webhook/body-schema.ts';
export type { Endpoint } from './delivery/webhook/endpoints.ts';
export { OperationalError, type OperationalErrorCode } from './errors.ts';
export { findFlow, formatFaults, loadFlowFile, loadFlows } from './flow-files.ts';
export { type FrozenClock, frozenClock, systemClock } from './runtime/clock.ts';
export type { Clock, Runtime, RuntimeEvent } from './runtime/port.ts';
export { memoryStore } from './store/memory.ts';
export type * from './store/outbox.ts';
export type * from './store/overview.ts';
export type * from './store/port.ts';
export { type RedisStoreOptions, redisStore } from './store/redis/index.ts';
export { type ModelOptions, modelUnderstander } from './understanding/model/index.ts';
export { type ModelAddress, openAiTransport } from './understanding/model/openai.ts';
export { serverTraits } from './understanding/model/server.ts';
export { modelTranscriber, type TranscriberOptions } from './understanding/model/transcriber.ts';
export type { Transport } from './understanding/model/transport.ts';
export type * from './understanding/port.ts';
export { rulesUnderstander } from './understanding/rules/index.ts';
