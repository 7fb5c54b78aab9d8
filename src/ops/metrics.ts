import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Session } from '../core/session.ts';
import { OperationalError } from '../errors.ts';
import type { RuntimeEvent } from '../runtime/port.ts';
import type { Readiness } from './readiness.ts';
import { turnKind } from './turn-kind.ts';

export interface Metrics {
  /** Counts what happened. */
  observe(event: RuntimeEvent, nowMs: number): void;
  /** The text of a scrape, with what the store holds at this moment. */
  scrape(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** What can only be asked of the store; `undefined` where it does not answer. */
export interface StoreReading {
  readonly conversations: number;
  readonly dueConversations: number;
  readonly lanes: number;
  readonly dueLanes: number;
  readonly parked: number;
  /** How long the oldest due thing has been due. */
  readonly lagMs: number;
}

const quickSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const slowSeconds = [...quickSeconds, 300, 3_600, 21_600, 86_400, 259_200];

/**
 * Prometheus metrics. No label names a conversation or a person, and only those of a model's cost name
 * a flow, so that their number stays small. Every metric is described in docs/operations.md; a test compares the two.
 */
export function createMetrics(
  readStore: () => Promise<StoreReading | undefined>,
  readiness: () => Readiness,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `slotwise_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly L[],
  ) => new Histogram({ name: `slotwise_${name}`, help, buckets, labelNames, registers });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `slotwise_${name}`, help, registers });

  const turns = counter('turns_total', 'Committed turns.', ['kind']);
  const retaken = counter('turns_retaken_total', 'Committed turns that a lost turn came before.');
  const turnSeconds = histogram(
    'turn_seconds',
    'From the arrival of the first input of a turn to its commit.',
    quickSeconds,
    ['kind'],
  );
  const understandings = counter('understandings_total', 'Words given to an understander.', [
    'by',
    'result',
  ]);
  const understandingSeconds = histogram(
    'understanding_seconds',
    'How long an understanding took.',
    quickSeconds,
    ['by'],
  );
  const transcriptions = counter('transcriptions_total', 'Turns with recordings.', ['result']);
  const transcriptionSeconds = histogram(
    'transcription_seconds',
    'How long fetching and transcribing the recordings of a turn took.',
    quickSeconds,
    [],
  );
  const transcriptionTokens = counter(
    'transcription_tokens_total',
    'Tokens that a transcriber was paid for.',
    ['direction'],
  );
  const audioSeconds = counter(
    'transcription_audio_seconds_total',
    'Sound that a transcriber was paid for.',
  );
  const transcriptionCost = counter(
    'transcription_cost_usd_total',
    'Dollars that a transcriber was paid.',
  );
  const calls = counter('model_calls_total', 'Calls of a model, failed ones too.', ['flow']);
  const tokens = counter('model_tokens_total', 'Tokens that a model was paid for.', [
    'direction',
    'flow',
  ]);
  const cost = counter('model_cost_usd_total', 'Dollars that a model was paid.', ['flow']);
  const collectionTokens = histogram(
    'collection_model_tokens',
    'Tokens that a finished set took, in and out.',
    [0, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    ['flow'],
  );
  const collectionCost = histogram(
    'collection_model_cost_usd',
    'Dollars that a finished set took.',
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    ['flow'],
  );
  const collections = counter('collections_total', 'Finished sets, as they were committed.', [
    'event',
  ]);
  const sent = counter('sent_total', 'Entries that arrived.', ['kind', 'repeated']);
  const sendSeconds = histogram(
    'send_seconds',
    'From the commit of an entry to its arrival.',
    slowSeconds,
    ['kind'],
  );
  const attempts = histogram(
    'send_attempts',
    'Attempts that an entry took.',
    [1, 2, 3, 5, 8, 13],
    ['kind'],
  );
  const retries = counter('send_retries_total', 'Attempts that are to be repeated.', ['kind']);
  const parked = counter('parked_total', 'Inputs and entries that were set aside.');
  const disabled = counter('endpoints_disabled_total', 'Endpoints whose receiver was gone.');
  const lost = counter('claims_lost_total', 'Turns that another worker took over.');
  const faults = counter('faults_total', 'Faults by their code; "bug" has none.', ['code']);

  const up = gauge('ready', '1 while the store takes writes.');
  const probe = gauge('store_probe_seconds', 'How long the last write to the store took.');
  const readings = {
    conversations: gauge('conversations', 'Conversations that are kept.'),
    dueConversations: gauge('conversations_due', 'Conversations that a worker should take now.'),
    lanes: gauge('lanes_waiting', 'Lanes with entries to be sent.'),
    dueLanes: gauge('lanes_due', 'Lanes that a worker should take now.'),
    parked: gauge('parked', 'Inputs and entries that are set aside.'),
  } as const;
  const lag = gauge('due_lag_seconds', 'How long the oldest due work has been due.');

  return {
    observe(event, nowMs) {
      switch (event.event) {
        case 'turn': {
          const kind = turnKind(event);
          turns.inc({ kind });
          if (event.attempts > 1) retaken.inc();
          const first = event.inputs[0];
          if (first) turnSeconds.observe({ kind }, seconds(nowMs - first.receivedAtMs));
          for (const effect of event.settled.effects) {
            collections.inc({ event: effect.event });
            countCollection(event.settled.conversation.session);
          }
          countUnderstanding(event);
          if (event.transcription) {
            transcriptions.inc({ result: event.transcription.failure ?? 'ok' });
            transcriptionSeconds.observe(seconds(event.transcriptionMs ?? 0));
            transcriptionTokens.inc({ direction: 'in' }, event.transcription.inputTokens ?? 0);
            transcriptionTokens.inc({ direction: 'out' }, event.transcription.outputTokens ?? 0);
            audioSeconds.inc(event.transcription.audioSeconds ?? 0);
            transcriptionCost.inc(event.transcription.costUsd ?? 0);
          }
          break;
        }
        case 'sent':
        case 'delivered': {
          const { kind, createdAtMs } = event.entry;
          sent.inc({ kind, repeated: event.attempts > 1 ? 'maybe' : 'no' });
          sendSeconds.observe({ kind }, seconds(nowMs - createdAtMs));
          attempts.observe({ kind }, event.attempts);
          break;
        }
        case 'waiting':
          if (!event.untried) retries.inc({ kind: event.entry.kind });
          break;
        case 'parked':
          parked.inc();
          break;
        case 'endpoint-disabled':
          disabled.inc();
          break;
        case 'lost':
          lost.inc();
          break;
        case 'fault':
          faults.inc({ code: codeOf(event.error) });
      }
    },
    async scrape() {
      const { ready, probeMs } = readiness();
      up.set(ready ? 1 : 0);
      if (probeMs !== undefined) probe.set(seconds(probeMs));
      const reading = await readStore();
      for (const [name, one] of Object.entries(readings)) {
        if (reading === undefined) one.remove();
        else one.set(reading[name as keyof typeof readings]);
      }
      if (reading === undefined) lag.remove();
      else lag.set(seconds(reading.lagMs));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };

  function countUnderstanding(event: Extract<RuntimeEvent, { event: 'turn' }>): void {
    const { understanding, understandingMs, settled } = event;
    if (understanding === undefined) return;
    const { by, failure, inputTokens = 0, cachedTokens = 0, outputTokens = 0 } = understanding;
    const flow = settled.conversation.session?.flow.id ?? '';
    understandings.inc({ by, result: failure ?? 'ok' });
    if (understandingMs !== undefined) {
      understandingSeconds.observe({ by }, seconds(understandingMs));
    }
    calls.inc({ flow }, understanding.calls ?? 0);
    tokens.inc({ direction: 'in', flow }, inputTokens);
    tokens.inc({ direction: 'cached', flow }, cachedTokens);
    tokens.inc({ direction: 'out', flow }, outputTokens);
    cost.inc({ flow }, understanding.costUsd ?? 0);
  }

  function countCollection(session: Session | undefined): void {
    if (session === undefined) return;
    const flow = session.flow.id;
    const { inputTokens = 0, outputTokens = 0, costUsd } = session.spent ?? {};
    collectionTokens.observe({ flow }, inputTokens + outputTokens);
    if (costUsd !== undefined) collectionCost.observe({ flow }, costUsd);
  }
}

function seconds(ms: number): number {
  return Math.max(0, ms) / 1_000;
}

function codeOf(error: unknown): string {
  return error instanceof OperationalError ? error.code : 'bug';
}
