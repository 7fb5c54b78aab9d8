import type { VariableFault } from '../../variables.ts';
import { urlFault } from './address-guard.ts';
import type { FixedEndpoints } from './endpoint-directory.ts';
import { isEndpointUrl } from './endpoints.ts';
import { isSigningSecret, secretRequirement } from './signing.ts';

export const urlRemedy = 'give the full address of the receiver, beginning with https://';
export const secretRemedy = `it ${secretRequirement}; make one with: openssl rand -base64 32`;

type Variables = Readonly<Record<string, string | undefined>>;
type EndpointVariables = Readonly<
  Record<string, { readonly url: string; readonly secret: string }>
>;

/** The environment's endpoints by name: lower case, with `_` where a flow may write `-`. */
export interface ReadVariables {
  readonly endpoints: EndpointVariables;
  readonly faults: readonly VariableFault[];
  /** What is no variable of a named endpoint. */
  readonly rest: Variables;
}

const form = /^SLOTWISE_WEBHOOK_(?<name>[A-Z][A-Z0-9_]*)_(?<part>URL|SECRET)$/;

/** Reads SLOTWISE_WEBHOOK_<NAME>_URL and _SECRET, which go together. */
export function readEndpointVariables(ours: Variables): ReadVariables {
  const isOne = ([variable]: readonly [string, unknown]) => form.test(variable);
  const entries = Object.entries(ours);
  const names = new Set(entries.flatMap(([variable]) => form.exec(variable)?.groups?.name ?? []));
  const read = [...names].map((name) => readOne(name, ours));
  return {
    endpoints: Object.fromEntries(read.flatMap(({ endpoint }) => (endpoint ? [endpoint] : []))),
    faults: read.flatMap(({ faults }) => faults),
    rest: Object.fromEntries(entries.filter((entry) => !isOne(entry))),
  };
}

/** What the environment says of endpoints, as a directory takes it. `webhookUrl` is `default`'s. */
export function fixedEndpoints(config: {
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
  readonly webhooks?: EndpointVariables;
  readonly allowPrivateWebhooks: boolean;
}): FixedEndpoints {
  const { webhookUrl: url, webhookSecret: secret, allowPrivateWebhooks: allowPrivate } = config;
  const standard = url === undefined || secret === undefined ? {} : { default: { url, secret } };
  const all = { ...config.webhooks, ...standard };
  return Object.fromEntries(
    Object.entries(all).map(([name, endpoint]) => [name, { ...endpoint, allowPrivate }]),
  );
}

/** Why a full address would never be posted to, with what to do about it; else `undefined`. */
export function refusalRemedy(url: string, allowPrivate: boolean): string | undefined {
  const fault = urlFault(new URL(url), allowPrivate);
  if (fault === undefined) return undefined;
  const wouldDo = urlFault(new URL(url), true) === undefined;
  return wouldDo ? `${fault}: set SLOTWISE_ALLOW_PRIVATE_WEBHOOKS=true if it is meant` : fault;
}

function readOne(name: string, ours: Variables) {
  const variables = {
    url: `SLOTWISE_WEBHOOK_${name}_URL`,
    secret: `SLOTWISE_WEBHOOK_${name}_SECRET`,
  };
  const { url, secret } = { url: ours[variables.url], secret: ours[variables.secret] };
  const faults: VariableFault[] = [];
  if (name === 'DEFAULT') {
    const remedy = 'the default endpoint is SLOTWISE_WEBHOOK_URL, with SLOTWISE_WEBHOOK_SECRET';
    const given = url === undefined ? variables.secret : variables.url;
    return { faults: [{ variable: given, remedy }] };
  }
  if (url === undefined) {
    faults.push({ variable: variables.url, remedy: 'set it too: a secret alone leads nowhere' });
  } else if (!isEndpointUrl(url)) faults.push({ variable: variables.url, remedy: urlRemedy });
  else {
    const remedy = refusalRemedy(url, ours.SLOTWISE_ALLOW_PRIVATE_WEBHOOKS === 'true');
    if (remedy !== undefined) faults.push({ variable: variables.url, remedy });
  }
  if (secret === undefined) {
    const remedy = 'set it too, so that the receiver can check who posts';
    faults.push({ variable: variables.secret, remedy });
  } else if (!isSigningSecret(secret)) {
    faults.push({ variable: variables.secret, remedy: secretRemedy });
  }
  if (faults.length > 0 || url === undefined || secret === undefined) return { faults };
  return { faults, endpoint: [name.toLowerCase(), { url, secret }] as const };
}
