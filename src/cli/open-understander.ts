import type { Config } from '../config.ts';
import { systemClock } from '../runtime/clock.ts';
import { redisLedger } from '../store/redis/ledger.ts';
import { memoryLedger, tokenBudget } from '../understanding/model/budget.ts';
import type { ModelConfig } from '../understanding/model/environment.ts';
import { modelUnderstander } from '../understanding/model/index.ts';
import { openAiTransport } from '../understanding/model/openai.ts';
import { serverTraits } from '../understanding/model/server.ts';
import { modelTranscriber } from '../understanding/model/transcriber.ts';
import type { Transport } from '../understanding/model/transport.ts';
import type { Transcriber, Understander } from '../understanding/port.ts';
import { rulesUnderstander } from '../understanding/rules/index.ts';

export interface OpenUnderstander {
  readonly understander: Understander;
  /** Listens to recordings, if that is configured. */
  readonly transcriber?: Transcriber;
  close(): Promise<void>;
}

/**
 * The model that is configured, else the rules; and what listens. Both pay from the same budgets, which
 * are shared by all who share a Redis.
 */
export function openUnderstander({ model, transcription, redis }: Config): OpenUnderstander {
  if (model === undefined && transcription === undefined) {
    return { understander: rulesUnderstander, close: async () => {} };
  }
  const shared = redis === undefined ? undefined : redisLedger(redis);
  const ledger = shared ?? memoryLedger();
  return {
    understander:
      model === undefined
        ? rulesUnderstander
        : understanderOf(model, openAiTransport(model), tokenBudget(model.limits, ledger)),
    ...(transcription && {
      transcriber: modelTranscriber({
        ...transcription,
        budget: tokenBudget(transcription.limits, ledger),
        budgetMs: transcriptionMs,
        pace: systemClock,
      }),
    }),
    close: async () => shared?.close(),
  };
}

/** The understander for a model, over any transport; real time runs, whatever clock people live by. */
export function understanderOf(
  config: Pick<ModelConfig, 'model' | 'server' | 'effort' | 'budgetMs' | 'prices'>,
  transport: Transport,
  budget?: ReturnType<typeof tokenBudget>,
): Understander {
  const { server, ...options } = config;
  return modelUnderstander({
    ...options,
    transport,
    server: serverTraits[server],
    pace: systemClock,
    ...(budget && { budget }),
  });
}

/** For one recording; the runtime's limit, fetching included, stands behind it. */
const transcriptionMs = 20_000;

/** The runtime's own limit stands behind the model's, which knows what failed. */
const graceMs = 1_000;

export function understandingTime({ model }: Config): { readonly understandingMs?: number } {
  return model === undefined ? {} : { understandingMs: model.budgetMs + graceMs };
}
