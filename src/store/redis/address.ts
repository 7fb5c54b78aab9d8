/**
 * Where Redis is, read from one URL:
 *
 * - `redis://[user:password@]host[:port][/database]`
 * - `redis+sentinel://[user:password@]host[:port],…[/database]?name=master[&sentinelPassword=…]`
 * - `redis+cluster://[user:password@]host[:port],…`
 *
 * With `rediss` in the place of `redis` everything goes through TLS.
 */
export interface RedisAddress {
  readonly kind: 'single' | 'sentinel' | 'cluster';
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
  readonly db: number;
  /** Of the master that the sentinels watch. */
  readonly name?: string;
  readonly sentinelPassword?: string;
}

const form =
  /^redis(?<tls>s)?(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<nodes>[^/?@]+)(?:\/(?<db>\d*))?(?:\?(?<query>.*))?$/;
const nodeForm = /^(?<host>[^:[\]]+|\[[0-9a-fA-F:.]+\])(?::(?<port>\d{1,5}))?$/;
const defaultPorts = { single: 6379, sentinel: 26_379, cluster: 6379 };

/** `undefined` for anything that is no such URL: a parameter that nothing reads is a slip too. */
export function parseRedisUrl(url: string): RedisAddress | undefined {
  const parts = form.exec(url)?.groups;
  if (parts === undefined) return undefined;
  const kind = (parts.kind ?? 'single') as RedisAddress['kind'];
  const nodes = (parts.nodes ?? '').split(',').map((node) => parseNode(node, defaultPorts[kind]));
  const query = new URLSearchParams(parts.query ?? '');
  const name = query.get('name');
  const sentinelPassword = query.get('sentinelPassword');
  const readable = kind === 'sentinel' ? ['name', 'sentinelPassword'] : [];

  if (nodes.includes(undefined) || (kind === 'single' && nodes.length > 1)) return undefined;
  if ([...query.keys()].some((parameter) => !readable.includes(parameter))) return undefined;
  if ((kind === 'sentinel') !== Boolean(name)) return undefined;
  if (kind === 'cluster' && Number(parts.db ?? 0) !== 0) return undefined;
  const username = plain(parts.user);
  const password = plain(parts.password);
  if (username === undefined || password === undefined) return undefined;
  return {
    kind,
    nodes: nodes.filter((node) => node !== undefined),
    tls: parts.tls !== undefined,
    db: Number(parts.db ?? 0),
    ...(username && { username }),
    ...(password && { password }),
    ...(name && { name }),
    ...(sentinelPassword && { sentinelPassword }),
  };
}

function parseNode(text: string, defaultPort: number) {
  const parts = nodeForm.exec(text)?.groups;
  const port = Number(parts?.port ?? defaultPort);
  if (parts?.host === undefined || port < 1 || port > 65_535) return undefined;
  return { host: parts.host.replace(/^\[|\]$/g, ''), port };
}

/** `undefined` for what no percent encoding gives: a password that is wrong is found late. */
function plain(encoded = ''): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
