import type { Adapter } from '../adapters/port.ts';
import type { Config } from '../config.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import type { Delivery } from '../delivery/port.ts';
import { OperationalError } from '../errors.ts';
import { errorFields } from '../ops/error-fields.ts';
import { type OpsServer, startOpsServer } from '../ops/http.ts';
import { eventLog, type Log } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { type Readiness, watchReadiness } from '../ops/readiness.ts';
import { readStore } from '../ops/store-reading.ts';
import { systemClock } from '../runtime/clock.ts';
import { createRuntime } from '../runtime/runtime.ts';
import type { Store } from '../store/port.ts';
import type { Transcriber, Understander } from '../understanding/port.ts';
import { rulesUnderstander } from '../understanding/rules/index.ts';
import { understandingTime } from './open-understander.ts';

export interface ServiceOptions {
  readonly role: 'bot' | 'worker';
  readonly config: Config;
  readonly flows: readonly CompiledFlow[];
  readonly preferredFlow?: string;
  readonly adapters: readonly Adapter[];
  /** Keys of the places where people take over, by target. */
  readonly desks?: Readonly<Record<string, string>>;
  readonly delivery: Delivery;
  readonly store: Store;
  /** Understands what code alone does not settle; the rules answer for it, or in its place. */
  readonly understander?: Understander;
  /** Listens to recordings; people are asked to type where it is left out. */
  readonly transcriber?: Transcriber;
  readonly log: Log;
}

/** A process that works until it is told to end. */
export interface Service {
  /** Where health and metrics are served, if anywhere. */
  readonly httpPort: number | undefined;
  readiness(): Readiness;
  /** Resolves when it works; rejects when it never will. A store that is away is waited for. */
  readonly working: Promise<void>;
  /** Finishes what is running, hands back the rest, and lets go of everything but the store. */
  stop(): Promise<void>;
}

const startAgainMs = 1_000;

/**
 * Starts the runtime with all that lets an operator see it. Health is served from the beginning, so
 * that a store that is away at the start shows as a state and not as a process that is gone.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { role, config, flows, preferredFlow, adapters, desks, delivery, store, log } = options;
  const { understander = rulesUnderstander, transcriber } = options;
  const clock = systemClock;
  const writeEvent = eventLog(log);
  const ending = new AbortController();
  const monitor = watchReadiness({
    store,
    clock,
    onChange: ({ ready, state }) => log[ready ? 'info' : 'warn']({ state }, 'readiness'),
  });
  const metrics = createMetrics(() => readStore(store, clock.nowMs()), monitor.current);
  const http = await openHttp(config, monitor.current, metrics);

  const runtime = createRuntime({
    store,
    flows,
    ...(preferredFlow === undefined ? {} : { preferredFlow }),
    understander,
    ...understandingTime(config),
    fallback: rulesUnderstander,
    ...(transcriber && { transcriber }),
    adapters,
    ...(desks === undefined ? {} : { desks }),
    delivery,
    clock,
    ...(config.concurrency === undefined ? {} : { concurrency: config.concurrency }),
    ...(config.leaseMs === undefined ? {} : { leaseMs: config.leaseMs }),
    ...(config.stopMs === undefined ? {} : { stopMs: config.stopMs }),
    observe(event) {
      const nowMs = clock.nowMs();
      writeEvent(event, nowMs);
      metrics.observe(event, nowMs);
    },
  });

  async function work(): Promise<void> {
    log.info(
      {
        role,
        flows: flows.map(({ spec }) => spec.id),
        platforms: adapters.map(({ platform }) => platform),
        understanding: understander.by,
        ...(http !== undefined && { httpPort: http.port }),
      },
      'starting',
    );
    const started = await onceStoreIsThere(() => runtime.start(), log, ending.signal);
    if (!started) return;
    monitor.started();
    await onceStoreIsThere(
      async () => {
        for (const weakness of await store.weaknesses()) {
          log.warn({ weakness }, 'the store may lose');
        }
      },
      log,
      ending.signal,
    );
  }

  const working = work();
  return {
    httpPort: http?.port,
    readiness: monitor.current,
    working,
    async stop() {
      ending.abort();
      monitor.stop();
      await working.catch(() => {});
      await runtime.stop();
      await http?.close();
    },
  };
}

async function openHttp(
  { http }: Config,
  readiness: () => Readiness,
  metrics: ReturnType<typeof createMetrics>,
): Promise<OpsServer | undefined> {
  return http === undefined ? undefined : startOpsServer({ ...http, readiness, metrics });
}

/** Tries until the store answers. False where the process was told to end before that. */
async function onceStoreIsThere(
  work: () => Promise<void>,
  log: Log,
  ending: AbortSignal,
): Promise<boolean> {
  while (!ending.aborted) {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof OperationalError) || error.code === 'cannot-listen') throw error;
      log.warn({ error: errorFields(error) }, 'waiting for the store');
      await systemClock.waitUntil(systemClock.nowMs() + startAgainMs, ending);
    }
  }
  return false;
}
