import { z } from 'zod';
import { type DeskAddresses, readDeskVariables } from './adapters/desk-addresses.ts';
import { readSlackVariables, type SlackSettings } from './adapters/slack/settings.ts';
import {
  readTelegram,
  type TelegramSettings,
  telegramFaults,
  telegramVariables,
} from './adapters/telegram/settings.ts';
import { nearest } from './core/text/spelling.ts';
import { isEndpointUrl } from './delivery/webhook/endpoints.ts';
import {
  readEndpointVariables,
  refusalRemedy,
  secretRemedy,
  urlRemedy,
} from './delivery/webhook/environment.ts';
import { isSigningSecret } from './delivery/webhook/signing.ts';
import { areInTheWay } from './listen.ts';
import { parseRedisUrl } from './store/redis/address.ts';
import { parseSealingKeys } from './store/redis/sealing.ts';
import {
  type ModelConfig,
  modelFaults,
  modelVariables,
  readModel,
  readTranscription,
  type TranscriptionConfig,
} from './understanding/model/environment.ts';
import {
  faultsOfLoners,
  listenAddress,
  port,
  type VariableFault,
  wholeNumber,
} from './variables.ts';

/**
 * What the operator set in the environment. The only reader of it; everything else is handed what
 * it needs. Adding a variable: the schema here and a row in docs/operations.md.
 */
export interface Config {
  /** Where finished sets go. Absent where nobody has set it. */
  readonly webhookUrl?: string;
  /** Signs the posts; always there when `webhookUrl` is. */
  readonly webhookSecret?: string;
  /** Endpoints besides `default`, by name in lower case, with `_` where a flow may write `-`. */
  readonly webhooks?: Readonly<Record<string, { readonly url: string; readonly secret: string }>>;
  /** Where people take over: addresses by the name of a flow's target, with `_` for `-`. */
  readonly desks?: DeskAddresses;
  /** Whether posts may go to private addresses and over plain http. */
  readonly allowPrivateWebhooks: boolean;
  /** Where conversations are kept. Absent: in memory, for as long as the process lives. */
  readonly redis?: RedisConfig;
  /** What understands beside the rules. Absent: the rules alone. */
  readonly model?: ModelConfig;
  /** What listens to recordings. Absent: people are asked to type. */
  readonly transcription?: TranscriptionConfig;
  readonly logLevel: LogLevel;
  /** Where health and metrics are served; absent where nobody has asked for them. */
  readonly http?: { readonly host: string; readonly port: number };
  /** Turns at the same time in one process. */
  readonly concurrency?: number;
  /** How long a worker may go without a sign of life before others take over. */
  readonly leaseMs?: number;
  /** How long a process that is told to end waits for what is running. */
  readonly stopMs?: number;
  /** There where the bot talks on Telegram. */
  readonly telegram?: TelegramSettings;
  /** There where the bot talks on Slack. */
  readonly slack?: SlackSettings;
}

export interface RedisConfig {
  readonly url: string;
  readonly keyPrefix?: string;
  /** Seals what people say; see `parseSealingKeys`. */
  readonly encryption?: string;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly VariableFault[] };

const prefix = 'SLOTWISE_';
/** Variables that keep the names by which a platform's bots know them. */
const platformPrefixes = ['TELEGRAM_'];

const variables = z.strictObject({
  SLOTWISE_WEBHOOK_URL: z.string().refine(isEndpointUrl, urlRemedy).optional(),
  SLOTWISE_WEBHOOK_SECRET: z.string().refine(isSigningSecret, secretRemedy).optional(),
  SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: z
    .enum(['true', 'false'], 'write "true" or "false", or leave it out')
    .optional(),
  SLOTWISE_REDIS_URL: z
    .string()
    .refine(
      (url) => parseRedisUrl(url) !== undefined,
      'write redis://[user:password@]host[:port][/database], or the forms for Sentinel and Cluster in docs/operations.md',
    )
    .optional(),
  SLOTWISE_KEY_PREFIX: z
    .string()
    .regex(/^[^{}\s]{1,100}$/, 'write up to 100 characters without braces and spaces')
    .optional(),
  SLOTWISE_SEALING_KEYS: z
    .string()
    .refine(
      (keys) => parseSealingKeys(keys) !== undefined,
      'write id:key,id:key,… with different ids, each key 32 bytes in base64; make one with: openssl rand -base64 32',
    )
    .optional(),
  SLOTWISE_LOG_LEVEL: z.enum(logLevels, `write one of ${logLevels.join(', ')}`).optional(),
  SLOTWISE_HTTP_PORT: port.optional(),
  SLOTWISE_HTTP_HOST: listenAddress.optional(),
  SLOTWISE_CONCURRENCY: wholeNumber(1, 1_000).optional(),
  SLOTWISE_LEASE_SECONDS: wholeNumber(5, 600).optional(),
  SLOTWISE_STOP_SECONDS: wholeNumber(1, 600).optional(),
  ...modelVariables,
  ...telegramVariables,
});

/**
 * Reads the variables that begin with SLOTWISE_, those of the platforms and of the model, and reports
 * every fault at once. A bad or empty value is a fault and never the default; so is a name that nothing
 * reads, which is a slip more often than not. The config is frozen.
 */
export function loadConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): LoadedConfig {
  const ours = Object.fromEntries(Object.entries(environment).filter(([name]) => isOurs(name)));
  const handover = readDeskVariables(ours);
  const named = readEndpointVariables(handover.rest);
  const read = variables.safeParse(named.rest);
  const faults = read.success ? [] : read.error.issues.flatMap(faultsOf);
  faults.push(...handover.faults, ...named.faults);
  faults.push(...faultsAcross(ours), ...modelFaults(environment));
  const slack = readSlackVariables(environment);
  faults.push(...slack.faults);
  if (!read.success || faults.length > 0) return { ok: false, faults };

  const set = read.data;
  const model = readModel(set, environment);
  const transcription = readTranscription(set, environment);
  const telegram = readTelegram(set);
  const http = httpOf(set);
  const webhook = telegram?.webhook;
  if (http !== undefined && webhook !== undefined && areInTheWay(http, webhook)) {
    const remedy = 'Telegram is to post to that port: write another';
    return { ok: false, faults: [{ variable: 'SLOTWISE_HTTP_PORT', remedy }] };
  }
  return {
    ok: true,
    config: Object.freeze({
      ...(set.SLOTWISE_WEBHOOK_URL === undefined ? {} : { webhookUrl: set.SLOTWISE_WEBHOOK_URL }),
      ...(set.SLOTWISE_WEBHOOK_SECRET === undefined
        ? {}
        : { webhookSecret: set.SLOTWISE_WEBHOOK_SECRET }),
      ...(Object.keys(named.endpoints).length === 0 ? {} : { webhooks: named.endpoints }),
      ...(Object.keys(handover.desks).length === 0 ? {} : { desks: handover.desks }),
      allowPrivateWebhooks: set.SLOTWISE_ALLOW_PRIVATE_WEBHOOKS === 'true',
      ...redisOf(set),
      ...(model && { model }),
      ...(transcription && { transcription }),
      logLevel: set.SLOTWISE_LOG_LEVEL ?? 'info',
      ...(http && { http }),
      ...(set.SLOTWISE_CONCURRENCY === undefined ? {} : { concurrency: set.SLOTWISE_CONCURRENCY }),
      ...(set.SLOTWISE_LEASE_SECONDS === undefined
        ? {}
        : { leaseMs: set.SLOTWISE_LEASE_SECONDS * 1_000 }),
      ...(set.SLOTWISE_STOP_SECONDS === undefined
        ? {}
        : { stopMs: set.SLOTWISE_STOP_SECONDS * 1_000 }),
      ...(telegram && { telegram }),
      ...(slack.settings && { slack: slack.settings }),
    }),
  };
}

/** Others may have variables for a platform, too: there, only what looks like one of ours is. */
function isOurs(name: string): boolean {
  if (name.startsWith(prefix)) return true;
  if (!platformPrefixes.some((platform) => name.startsWith(platform))) return false;
  return nearest(name, Object.keys(variables.shape)) !== undefined;
}

function httpOf(set: z.output<typeof variables>): Config['http'] {
  const { SLOTWISE_HTTP_PORT: port, SLOTWISE_HTTP_HOST: host = '127.0.0.1' } = set;
  return port === undefined ? undefined : { host, port };
}

function redisOf(set: z.output<typeof variables>): { readonly redis?: RedisConfig } {
  const { SLOTWISE_REDIS_URL: url } = set;
  const { SLOTWISE_KEY_PREFIX: keyPrefix, SLOTWISE_SEALING_KEYS: encryption } = set;
  if (url === undefined) return {};
  return {
    redis: {
      url,
      ...(keyPrefix === undefined ? {} : { keyPrefix }),
      ...(encryption === undefined ? {} : { encryption }),
    },
  };
}

/** A fault as one line. */
export function configFaultText({ variable, remedy }: VariableFault): string {
  return `${variable}: ${remedy}`;
}

function faultsOf(issue: z.core.$ZodIssue): VariableFault[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ variable: String(issue.path[0]), remedy: issue.message }];
  }
  return issue.keys.map((variable) => {
    const meant = nearest(variable, Object.keys(variables.shape));
    const remedy = meant === undefined ? 'nothing reads it: remove it' : `did you mean ${meant}?`;
    return { variable, remedy };
  });
}

const goesWith = {
  SLOTWISE_KEY_PREFIX: 'SLOTWISE_REDIS_URL',
  SLOTWISE_SEALING_KEYS: 'SLOTWISE_REDIS_URL',
  SLOTWISE_HTTP_HOST: 'SLOTWISE_HTTP_PORT',
};

function faultsAcross(ours: Readonly<Record<string, string | undefined>>): VariableFault[] {
  const url = ours.SLOTWISE_WEBHOOK_URL;
  const faults: VariableFault[] = [];
  if (url !== undefined && ours.SLOTWISE_WEBHOOK_SECRET === undefined) {
    const remedy = 'set it too, so that the receiver can check who posts';
    faults.push({ variable: 'SLOTWISE_WEBHOOK_SECRET', remedy });
  }
  const allowPrivate = ours.SLOTWISE_ALLOW_PRIVATE_WEBHOOKS === 'true';
  const isUrl = url !== undefined && isEndpointUrl(url);
  const refused = isUrl ? refusalRemedy(url, allowPrivate) : undefined;
  if (refused !== undefined) faults.push({ variable: 'SLOTWISE_WEBHOOK_URL', remedy: refused });
  return [...faults, ...telegramFaults(ours), ...faultsOfLoners(goesWith, ours)];
}
