import { promises as dns, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Keeps posts away from the operator's own network (contract 9), in four steps: the URL itself, with
 * literal addresses as the URL parser has normalised them; every address that a name resolves to;
 * the connection goes to the very addresses that were checked; and the address really connected to
 * is checked once more. Redirects are never followed, so there is no second hop to guard.
 */

/** An address that posts must not go to unless the operator allows it. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** All addresses of a name. Rejects where they are not known for now. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** As the machine resolves names, its hosts file included. */
export const systemResolve: Resolve = (hostname) => dns.lookup(hostname, { all: true });

/** Where https is served in public. Any other port may be a service that was never meant for this. */
export const publicPorts: readonly number[] = [443, 8443];

/** Why this URL may not be posted to at all, or `undefined`. Names are checked by `guardedLookup`. */
export function urlFault(
  url: URL,
  allowPrivate: boolean,
  ports: readonly number[] = publicPorts,
): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'only https is posted to';
  if (url.username !== '' || url.password !== '') return 'the address must not carry a password';
  if (allowPrivate) return undefined;
  if (url.protocol === 'http:') {
    return 'only https is posted to, unless private addresses are allowed';
  }
  const port = url.port === '' ? 443 : Number(url.port);
  if (!ports.includes(port)) {
    return `port ${port} is none of ${ports.join(', ')}, and private addresses are not allowed`;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isPrivate(host) ? 'the address is private and not allowed' : undefined;
}

/** A lookup for one connection: refuses a name as soon as any of its addresses is private. */
export function guardedLookup(resolve: Resolve, allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) {
          return callback(Object.assign(new Error('no address'), { code: 'ENODATA' }), '');
        }
        if (!allowPrivate && addresses.some(({ address }) => isPrivate(address))) {
          return callback(new PrivateAddressError('the name leads to a private address'), '');
        }
        if (options.all === true) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

/** Whether this is anything but an IP address of the public internet. */
export function isPrivate(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return special.check(address, 'ipv4');
    case 6:
      return !globalUnicast.check(address, 'ipv6') || special.check(address, 'ipv6');
    default:
      return true;
  }
}

/** All that IANA has given out of IPv6; IPv4 in its many disguises lies outside, or in `special`. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** From the special-purpose registries of IANA. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}
