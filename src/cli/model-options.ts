import type { ModelConfig } from '../understanding/model/environment.ts';
import { openAiTransport } from '../understanding/model/openai.ts';
import { recordedTransport } from '../understanding/model/recorded.ts';
import type { Understander } from '../understanding/port.ts';
import type { OptionSpec, OptionValues } from './args.ts';
import { understanderOf } from './open-understander.ts';

/** Where the replies of a model come from and go to; of every command that plays conversations. */
export const recordingOptions = {
  record: { placeholder: 'FILE', help: 'Add every reply of the model to this file.' },
  replay: { placeholder: 'FILE', help: 'Take replies from this file, without a network.' },
  'export-requests': {
    placeholder: 'FILE',
    help: 'Write the requests that have no reply to this file, without a network.',
  },
  'import-replies': { placeholder: 'FILE', help: 'Take replies from this file (as --replay).' },
} as const satisfies Record<string, OptionSpec>;

export const modelOptions = {
  model: { help: 'Understand with the model that is configured (docs/models.md).' },
  ...recordingOptions,
} as const satisfies Record<string, OptionSpec>;

export type ModelOptionValues = OptionValues<typeof modelOptions>;

/** How a recording is read: the name of the model is no part of it. */
const recorded: Pick<ModelConfig, 'model' | 'server' | 'budgetMs'> = {
  model: 'recorded',
  server: 'openai',
  budgetMs: 20_000,
};

/**
 * The understander that the options ask for; `undefined` where they ask for none. Throws an Error
 * with what is wrong, in words for whoever called the command.
 */
export function understanderByOptions(
  options: ModelOptionValues,
  model: ModelConfig | undefined,
): { readonly understander: Understander; readonly understandingMs: number } | undefined {
  const { record, replay, 'export-requests': exportRequests, 'import-replies': imported } = options;
  if (replay !== undefined && imported !== undefined) {
    throw new Error('--import-replies does what --replay does: give one of them');
  }
  const from = replay ?? imported;
  if (record !== undefined && !options.model) throw new Error('--record goes with a model');
  if (options.model && exportRequests !== undefined) {
    throw new Error('--export-requests calls no model: leave the model out');
  }
  if (options.model && model === undefined) {
    throw new Error(
      'no model is configured: set OPENAI_API_KEY, or SLOTWISE_MODEL_URL and SLOTWISE_MODEL',
    );
  }
  if (!options.model && from === undefined && exportRequests === undefined) return undefined;
  const used = options.model ? model : undefined;
  const transport = recordedTransport(
    {
      ...(record !== undefined && { record }),
      ...(from !== undefined && { replay: from }),
      ...(exportRequests !== undefined && { exportRequests }),
    },
    used && openAiTransport(used),
  );
  const config = used ?? recorded;
  return {
    understander: understanderOf(config, transport),
    understandingMs: config.budgetMs + 1_000,
  };
}
