import { z } from 'zod';
import { type VariableFault, wholeNumber } from '../../variables.ts';
import type { BudgetLimits } from './budget.ts';
import { openAiUrl } from './openai.ts';
import {
  type Prices,
  readPrices,
  readTranscriptionPrices,
  type TranscriptionPrices,
} from './prices.ts';
import { type ServerKind, serverKindOf, serverKinds } from './server.ts';
import { type Effort, efforts } from './transport.ts';

/** A model that the operator has configured. */
export interface ModelConfig {
  readonly model: string;
  readonly apiKey?: string;
  readonly baseUrl: string;
  readonly server: ServerKind;
  readonly effort?: Effort;
  /** How long understanding may take in a turn, a second attempt included. */
  readonly budgetMs: number;
  readonly prices?: Prices;
  readonly limits: BudgetLimits;
}

/** Used where a key of OpenAI's is all that is set. */
export const usualModel = 'gpt-5.4-mini';
const usualBudgetMs = 20_000;
const keyName = 'OPENAI_API_KEY';

const tokens = wholeNumber(1_000, 999_999_999).optional();

/** The variables of a model, for the one schema of the environment (config.ts). */
export const modelVariables = {
  SLOTWISE_MODEL: z
    .string()
    .regex(/^[\w.:/@+-]{1,200}$/, 'write the name of a model as its server knows it, or "off"')
    .optional(),
  SLOTWISE_MODEL_URL: z
    .string()
    .refine(
      isBaseUrl,
      'write the base address of Chat Completions, such as http://localhost:11434/v1',
    )
    .optional(),
  SLOTWISE_MODEL_SERVER: z.enum(serverKinds, `write one of ${serverKinds.join(', ')}`).optional(),
  SLOTWISE_MODEL_EFFORT: z.enum(efforts, `write one of ${efforts.join(', ')}`).optional(),
  SLOTWISE_MODEL_SECONDS: wholeNumber(2, 120).optional(),
  SLOTWISE_MODEL_PRICES: z
    .string()
    .refine(
      (written) => readPrices(written) !== undefined,
      'write dollars for a million tokens as input/cached/output, such as 0.75/0.075/4.5',
    )
    .optional(),
  SLOTWISE_TRANSCRIPTION_MODEL: z
    .string()
    .regex(
      /^[\w.:/@+-]{1,200}$/,
      'write the name of a model that transcribes, as its server knows it',
    )
    .optional(),
  SLOTWISE_TRANSCRIPTION_PRICES: z
    .string()
    .refine(
      (written) => readTranscriptionPrices(written) !== undefined,
      'write dollars for a million tokens as input/output, such as 1.25/5, or for a minute, such as 0.006',
    )
    .optional(),
  SLOTWISE_MODEL_SESSION_TOKENS: tokens,
  SLOTWISE_MODEL_PERSON_TOKENS: tokens,
  SLOTWISE_MODEL_DAY_TOKENS: tokens,
};

type Written = z.output<z.ZodObject<typeof modelVariables>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** The model, if one is configured: by a key of OpenAI's, or by the address of a server. */
export function readModel(set: Written, environment: Environment): ModelConfig | undefined {
  const apiKey = environment[keyName];
  const { SLOTWISE_MODEL: model = usualModel, SLOTWISE_MODEL_URL: url } = set;
  if (model === 'off' || (apiKey === undefined && url === undefined)) return undefined;
  const baseUrl = url ?? openAiUrl;
  const prices = set.SLOTWISE_MODEL_PRICES && readPrices(set.SLOTWISE_MODEL_PRICES);
  const { SLOTWISE_MODEL_EFFORT: effort, SLOTWISE_MODEL_SECONDS: seconds } = set;
  return {
    model,
    baseUrl,
    server: set.SLOTWISE_MODEL_SERVER ?? serverKindOf(baseUrl),
    budgetMs: seconds === undefined ? usualBudgetMs : seconds * 1_000,
    limits: limitsOf(set),
    ...(apiKey !== undefined && { apiKey }),
    ...(effort !== undefined && { effort }),
    ...(prices && { prices }),
  };
}

/** What listens to recordings, if it is configured: on the same server, also where no model understands. */
export interface TranscriptionConfig {
  readonly model: string;
  readonly apiKey?: string;
  readonly baseUrl: string;
  readonly prices?: TranscriptionPrices;
  /** The same sums as those of the model that understands. */
  readonly limits: BudgetLimits;
}

export function readTranscription(
  set: Written,
  { [keyName]: apiKey }: Environment,
): TranscriptionConfig | undefined {
  const { SLOTWISE_TRANSCRIPTION_MODEL: model, SLOTWISE_MODEL_URL: baseUrl = openAiUrl } = set;
  if (model === undefined) return undefined;
  const written = set.SLOTWISE_TRANSCRIPTION_PRICES;
  const prices = written && readTranscriptionPrices(written);
  return {
    model,
    baseUrl,
    limits: limitsOf(set),
    ...(apiKey !== undefined && { apiKey }),
    ...(prices && { prices }),
  };
}

function limitsOf(set: Written): BudgetLimits {
  const { SLOTWISE_MODEL_SESSION_TOKENS: sessionTokens } = set;
  const { SLOTWISE_MODEL_PERSON_TOKENS: personTokens, SLOTWISE_MODEL_DAY_TOKENS: dayTokens } = set;
  return {
    ...(sessionTokens !== undefined && { sessionTokens }),
    ...(personTokens !== undefined && { personTokens }),
    ...(dayTokens !== undefined && { dayTokens }),
  };
}

/** What is wrong with the variables of a model taken together. */
export function modelFaults(environment: Environment): readonly VariableFault[] {
  const { [keyName]: apiKey, SLOTWISE_MODEL: model, SLOTWISE_MODEL_URL: url } = environment;
  const faults: VariableFault[] = [];
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    faults.push({ variable: keyName, remedy: 'write the key alone, or remove the variable' });
  }
  if (apiKey === undefined && url === undefined && model !== 'off') {
    const remedy = needsServer;
    for (const variable of Object.keys(modelVariables)) {
      if (environment[variable] !== undefined) faults.push({ variable, remedy });
    }
  }
  if (apiKey === undefined && url === undefined && model === 'off') {
    const variable = 'SLOTWISE_TRANSCRIPTION_MODEL';
    if (environment[variable] !== undefined) faults.push({ variable, remedy: needsServer });
  }
  if (environment.SLOTWISE_TRANSCRIPTION_MODEL === undefined) {
    const variable = 'SLOTWISE_TRANSCRIPTION_PRICES';
    const remedy = 'it goes with SLOTWISE_TRANSCRIPTION_MODEL: set that, or remove this';
    if (environment[variable] !== undefined) faults.push({ variable, remedy });
  }
  if (
    url !== undefined &&
    model === undefined &&
    isBaseUrl(url) &&
    serverKindOf(url) !== 'openai'
  ) {
    const remedy = 'set it too: the name of the model (of the deployment, on Azure)';
    faults.push({ variable: 'SLOTWISE_MODEL', remedy });
  }
  return faults;
}

const needsServer = `it goes with ${keyName} or SLOTWISE_MODEL_URL: set one of them, or remove this`;

function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}
