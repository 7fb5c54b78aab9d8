/** What servers of Chat Completions differ in, where it matters here (docs/models.md). */
export interface ServerTraits {
  /** `strict`: holds a model to a schema. `object`: to JSON. `words`: to nothing, so it is asked. */
  readonly schema: 'strict' | 'object' | 'words';
  readonly outputLimit: 'max_completion_tokens' | 'max_tokens';
  /** Takes a key that brings requests with the same prefix together. */
  readonly cachesByKey: boolean;
  /** Keeps what it is sent unless it is told not to. */
  readonly stores: boolean;
}

export const serverKinds = ['openai', 'azure', 'compatible', 'json-object', 'plain'] as const;
export type ServerKind = (typeof serverKinds)[number];

const compatible: ServerTraits = {
  schema: 'strict',
  outputLimit: 'max_tokens',
  cachesByKey: false,
  stores: false,
};

export const serverTraits: Readonly<Record<ServerKind, ServerTraits>> = {
  openai: {
    schema: 'strict',
    outputLimit: 'max_completion_tokens',
    cachesByKey: true,
    stores: true,
  },
  azure: { ...compatible, outputLimit: 'max_completion_tokens' },
  compatible,
  'json-object': { ...compatible, schema: 'object' },
  plain: { ...compatible, schema: 'words' },
};

/** The kind of server that an address leads to, as far as its name tells. */
export function serverKindOf(baseUrl: string): ServerKind {
  const { hostname } = new URL(baseUrl);
  if (isWithin(hostname, 'openai.com')) return 'openai';
  return isWithin(hostname, 'azure.com') ? 'azure' : 'compatible';
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
