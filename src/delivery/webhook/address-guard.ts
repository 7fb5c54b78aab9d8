import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Keeps posts away from the operator's own network (contract 9). A literal address is checked before
 * the connection; a name is checked when it is resolved for the connection, and the connection goes
 * to the very addresses that were checked, so a name cannot change its mind in between.
 */

/** An address that posts must not go to unless the operator allows it. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Why this URL may not be posted to at all, or `undefined`. Names are checked by `guardedLookup`. */
export function urlFault(url: URL, allowPrivate: boolean): string | undefined {
  if (url.username !== '' || url.password !== '') return 'the address must not carry a password';
  if (allowPrivate) return undefined;
  if (url.protocol === 'http:')
    return 'only https is posted to, unless private addresses are allowed';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isPrivate(host) ? 'the address is private and not allowed' : undefined;
}

/** A lookup for one connection: refuses a name as soon as any of its addresses is private. */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    if (addresses.some(({ address }) => isPrivate(address))) {
      return callback(new PrivateAddressError('the name leads to a private address'), '');
    }
    const [first] = addresses;
    if (options.all === true) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

/** Whether this is anything but an IP address of the public internet. */
export function isPrivate(address: string): boolean {
  const unscoped = address.replace(/%.*$/, '');
  const version = isIP(unscoped);
  return version === 0 || notPublic.check(unscoped, version === 6 ? 'ipv6' : 'ipv4');
}

/** From the special-purpose registries of IANA. IPv4 mapped into IPv6 is checked as IPv4. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}
