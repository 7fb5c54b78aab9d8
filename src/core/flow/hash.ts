import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256, hexadecimal, of a value's canonical JSON: keys in order of code units, no white space,
 * keys without a value left out. Two flows that say the same have the same hash, in whatever order
 * their authors wrote the keys.
 */
export function hashContent(content: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(content))));
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
