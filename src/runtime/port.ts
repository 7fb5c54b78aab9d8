import type { Adapter, Receive } from '../adapters/port.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import type { Input } from '../core/input.ts';
import type { resume, Settled, step } from '../core/step.ts';
import type { UnderstandingReport } from '../core/understanding.ts';
import type { Delivery, WebhookPost } from '../delivery/port.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import type { Store } from '../store/port.ts';
import type { Transcriber, Understander } from '../understanding/port.ts';
import type { TranscriptionReport } from './transcripts.ts';

/** The only source of time. A frozen one makes a conversation repeatable. */
export interface Clock {
  nowMs(): number;
  /** Resolves when `nowMs()` has reached the time, or when the signal aborts. */
  waitUntil(atMs: number, signal: AbortSignal): Promise<void>;
}

export interface RuntimeOptions {
  readonly store: Store;
  readonly flows: readonly CompiledFlow[];
  readonly preferredFlow?: string;
  readonly understander: Understander;
  /** Answers where the understander throws, is late or talks nonsense: the offline rules. */
  readonly fallback: Understander;
  /** Listens to recordings. Without one the person is asked to type. */
  readonly transcriber?: Transcriber;
  readonly adapters: readonly Adapter[];
  readonly delivery: Delivery;
  readonly clock: Clock;
  /** Keys of the places where people take over, by the name of a flow's target, with `_` for `-`. */
  readonly desks?: Readonly<Record<string, string>>;
  readonly observe?: (event: RuntimeEvent) => void;
  readonly workerId?: string;
  /** How long a turn may go without a sign of life before others take it over. Default 30 s. */
  readonly leaseMs?: number;
  /** How long one understanding may take. Default 20 s. */
  readonly understandingMs?: number;
  /** How long fetching and transcribing the recordings of a turn may take. Default 30 s. */
  readonly transcriptionMs?: number;
  /** Turns at the same time. Default 16. */
  readonly concurrency?: number;
  /** The longest wait before looking for work that another worker left. Default 1 s. */
  readonly pollMs?: number;
  /** How long `stop` waits for what is running. Default 10 s. */
  readonly stopMs?: number;
  /** How long one call to a platform or a receiver may take. Default 30 s. */
  readonly sendMs?: number;
}

/** The one runtime: accepts, takes turns, commits and sends. Several may share a store. */
export interface Runtime {
  readonly receive: Receive;
  /** Does everything that is due now, turns and sends, and returns when nothing is. */
  drain(): Promise<void>;
  /** Starts the adapters and works until `stop`. */
  start(): Promise<void>;
  /** Ends what is running, hands back what is claimed, stops the adapters. */
  stop(): Promise<void>;
}

/** The two entries of the core, so that a test can put another one in their place. */
export interface TurnCore {
  readonly step: typeof step;
  readonly resume: typeof resume;
}

/** What happened, for a terminal, a log or a metric. Carries personal values: never log it whole. */
export type RuntimeEvent =
  | {
      readonly event: 'turn';
      readonly key: string;
      readonly inputs: readonly Input[];
      readonly settled: Settled;
      readonly understanding?: UnderstandingReport;
      /** How long the understanding took; there where `understanding` is. */
      readonly understandingMs?: number;
      /** How recordings were listened to, and how long it took, where somebody spoke. */
      readonly transcription?: TranscriptionReport;
      readonly transcriptionMs?: number;
      /** Claims of these inputs, this one included: more than one means that a turn was lost. */
      readonly attempts: number;
    }
  /** `attempts` counts the tries of the entry, this one included. */
  | { readonly event: 'sent'; readonly entry: OutboxEntry; readonly attempts: number }
  | {
      readonly event: 'delivered';
      readonly entry: OutboxEntry;
      readonly attempts: number;
      readonly post: WebhookPost;
      readonly headers: Readonly<Record<string, string>>;
    }
  | {
      readonly event: 'waiting';
      readonly entry: OutboxEntry;
      readonly attempts: number;
      readonly atMs: number;
      readonly reason: string;
      /** Nothing was sent, and why. */
      readonly untried?: 'busy' | 'unconfigured';
    }
  | { readonly event: 'parked'; readonly key: string; readonly id: string; readonly reason: string }
  /** Its receiver said that it is gone: nothing is posted there until somebody enables it. */
  | { readonly event: 'endpoint-disabled'; readonly endpoint: string; readonly reason: string }
  | { readonly event: 'lost'; readonly key: string }
  /** `key` is absent where the fault concerns no single conversation. */
  | { readonly event: 'fault'; readonly key?: string; readonly error: unknown };
