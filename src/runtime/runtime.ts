import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Place, Receive, ReceivedInput } from '../adapters/port.ts';
import { resume, step } from '../core/step.ts';
import type { Store } from '../store/port.ts';
import { arrivedAt } from './arrival.ts';
import { openCalls } from './calls.ts';
import { catalogueOf, claimRequest, type RuntimeContext } from './context.ts';
import { WorkerStopped } from './interruption.ts';
import { placesOf } from './places.ts';
import type { Runtime, RuntimeOptions, TurnCore } from './port.ts';
import { worker } from './worker.ts';

/** After work was told to stop at once, so much time to give back what it holds. */
const handBackMs = 2_000;

/**
 * Wires a runtime. Nothing happens until something is received, `drain` or `start`; the flows are
 * kept in the store before that, since a session outlives the program that began it.
 */
export function createRuntime(options: RuntimeOptions & { readonly turn?: TurnCore }): Runtime {
  const ending = new AbortController();
  const stopping = new AbortController();
  // Every turn and send that runs listens to it: as many as run side by side, and none is left over.
  setMaxListeners(0, stopping.signal);
  const context = contextOf(options, stopping.signal);
  const { store, clock, adapters } = context;
  const work = worker(context, ending.signal);
  const places = placesOf(context);
  const keepFlows = oncePerSuccess(() => putFlows(store, options.flows));
  let started = false;
  let polling: Promise<void> | undefined;

  const receive: Receive = async (place, given, { quietMs } = {}) => {
    const { platform } = place;
    if (!place.key.startsWith(`${platform}:`)) {
      throw new TypeError(`The key of a place on ${platform} must begin with "${platform}:".`);
    }
    await keepFlows();
    const { key, inputs } = await arrivedAt(context, place, given);
    for (const alias of place.aliases ?? []) await store.addAlias(alias, key);
    if (inputs.length === 0) return { accepted: [], duplicates: [] };
    const request = claimRequest(context);
    const { claim, accepted, duplicates } = await store.accept(
      {
        key,
        inputs: inputs.map((received) => withHints(received, place)),
        ...(quietMs !== undefined && { notBeforeMs: request.nowMs + quietMs }),
      },
      request,
    );
    if (claim !== undefined) await work.take(claim);
    else {
      const news = inputs.filter(({ eventIds }) => eventIds.some((id) => accepted.includes(id)));
      const words = news.map(({ input }) => input);
      context.calls.arrived(key, words, request.nowMs + (quietMs ?? 0));
      work.look();
    }
    return { accepted, duplicates };
  };

  async function endWithin(limitMs: number, end: Promise<unknown>): Promise<void> {
    const ended = new AbortController();
    const untilEnded = end.finally(() => ended.abort());
    await Promise.race([untilEnded, clock.waitUntil(clock.nowMs() + limitMs, ended.signal)]);
  }

  async function stop(): Promise<void> {
    ending.abort();
    const toStop = started ? adapters : [];
    const adaptersStopped = Promise.allSettled(toStop.map((adapter) => adapter.stop()));
    await endWithin(context.stopMs, Promise.all([adaptersStopped, polling, work.idle()]));
    stopping.abort(new WorkerStopped('The worker has been stopped.'));
    await endWithin(handBackMs, work.idle());
  }

  return {
    receive,
    async drain() {
      await keepFlows();
      await work.drain();
    },
    async start() {
      await keepFlows();
      started = true;
      try {
        await Promise.all(adapters.map((adapter) => adapter.start(receive, places)));
      } catch (error) {
        await stop();
        throw error;
      }
      polling = work.poll();
    },
    stop,
  };
}

function contextOf(
  options: RuntimeOptions & { readonly turn?: TurnCore },
  stopping: AbortSignal,
): RuntimeContext {
  const { observe } = options;
  return {
    workerId: randomUUID(),
    leaseMs: 30_000,
    understandingMs: 20_000,
    transcriptionMs: 30_000,
    concurrency: 16,
    pollMs: 1_000,
    stopMs: 10_000,
    sendMs: 30_000,
    desks: {},
    turn: { step, resume },
    ...options,
    catalogue: catalogueOf(options.flows, options.preferredFlow),
    observe(event) {
      try {
        observe?.(event);
      } catch {
        // An observer is a guest: it must never break a turn.
      }
    },
    pinned: new Map(),
    calls: openCalls(),
    stopping,
  };
}

async function putFlows(store: Store, flows: RuntimeOptions['flows']): Promise<void> {
  await Promise.all(flows.map(({ hash, spec }) => store.putFlow(hash, spec)));
}

/** What the platform says of the place goes with the inputs: whoever takes them over has only these. */
function withHints({ input, eventIds }: ReceivedInput, place: Place): ReceivedInput {
  const { locale, timeZone } = place;
  return {
    eventIds,
    input: {
      ...(locale !== undefined && { locale }),
      ...(timeZone !== undefined && { timeZone }),
      ...input,
    },
  };
}

/** Runs `work` until it succeeded once; a failure is the caller's, and the next call tries again. */
function oncePerSuccess(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
