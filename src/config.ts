import { z } from 'zod';
import { nearest } from './core/flow/spelling.ts';
import { isEndpointUrl } from './delivery/webhook/endpoints.ts';
import { isSigningSecret, secretRequirement } from './delivery/webhook/signing.ts';

/**
 * What the operator set in the environment. The only reader of it; everything else is handed what
 * it needs. Adding a variable: the schema here and a row in README.md.
 */
export interface Config {
  /** Where finished sets go. Absent where nobody has set it. */
  readonly webhookUrl?: string;
  /** Signs the posts; always there when `webhookUrl` is. */
  readonly webhookSecret?: string;
  /** Whether posts may go to private addresses and over plain http. */
  readonly allowPrivateWebhooks: boolean;
}

/** A variable that is wrong, and what would put it right. Never its value: it may be a secret. */
export interface ConfigFault {
  readonly variable: string;
  readonly remedy: string;
}

export type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

const prefix = 'SLOTWISE_';

const variables = z.strictObject({
  SLOTWISE_WEBHOOK_URL: z
    .string()
    .refine(isEndpointUrl, 'give the full address of the receiver, beginning with https://')
    .optional(),
  SLOTWISE_WEBHOOK_SECRET: z
    .string()
    .refine(isSigningSecret, `it ${secretRequirement}; make one with: openssl rand -base64 32`)
    .optional(),
  SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: z
    .enum(['true', 'false'], 'write "true" or "false", or leave it out')
    .optional(),
});

/**
 * Reads the variables that begin with SLOTWISE_ and reports every fault at once. A bad or empty
 * value is a fault and never the default; so is a name that nothing reads, which is a slip more
 * often than not. The config is frozen.
 */
export function loadConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): LoadedConfig {
  const ours = Object.fromEntries(
    Object.entries(environment).filter(([name]) => name.startsWith(prefix)),
  );
  const read = variables.safeParse(ours);
  const faults = read.success ? [] : read.error.issues.flatMap(faultsOf);
  faults.push(...faultsAcross(ours));
  if (!read.success || faults.length > 0) return { ok: false, faults };

  const set = read.data;
  return {
    ok: true,
    config: Object.freeze({
      ...(set.SLOTWISE_WEBHOOK_URL === undefined ? {} : { webhookUrl: set.SLOTWISE_WEBHOOK_URL }),
      ...(set.SLOTWISE_WEBHOOK_SECRET === undefined
        ? {}
        : { webhookSecret: set.SLOTWISE_WEBHOOK_SECRET }),
      allowPrivateWebhooks: set.SLOTWISE_ALLOW_PRIVATE_WEBHOOKS === 'true',
    }),
  };
}

/** A fault as one line. */
export function configFaultText({ variable, remedy }: ConfigFault): string {
  return `${variable}: ${remedy}`;
}

function faultsOf(issue: z.core.$ZodIssue): ConfigFault[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ variable: String(issue.path[0]), remedy: issue.message }];
  }
  return issue.keys.map((variable) => {
    const meant = nearest(variable, Object.keys(variables.shape));
    const remedy = meant === undefined ? 'nothing reads it: remove it' : `did you mean ${meant}?`;
    return { variable, remedy };
  });
}

function faultsAcross(ours: Readonly<Record<string, string | undefined>>): ConfigFault[] {
  const url = ours.SLOTWISE_WEBHOOK_URL;
  const faults: ConfigFault[] = [];
  if (url !== undefined && ours.SLOTWISE_WEBHOOK_SECRET === undefined) {
    const remedy = 'set it too, so that the receiver can check who posts';
    faults.push({ variable: 'SLOTWISE_WEBHOOK_SECRET', remedy });
  }
  if (url?.startsWith('http:') && ours.SLOTWISE_ALLOW_PRIVATE_WEBHOOKS !== 'true') {
    const remedy = 'use https, or set SLOTWISE_ALLOW_PRIVATE_WEBHOOKS=true for a trial';
    faults.push({ variable: 'SLOTWISE_WEBHOOK_URL', remedy });
  }
  return faults;
}
