import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { OperationalError } from '../../errors.ts';
import { packingDictionary } from './packing-dictionary.ts';

/**
 * The stored form of a JSON text. The first byte tells which: JSON begins with a character that can
 * be read, so the bytes below are free for forms that are not.
 */
export const packedForm = 1;
export const sealedForm = 2;
const firstReadable = 0x20;

/** Shorter texts gain nothing. */
const shortestPacked = 96;
const dictionary = Buffer.from(packingDictionary);
/**
 * Wide enough for the dictionary and what is packed; more would cost time at every call. So would a
 * longer search for what repeats, and find no more; a shorter one finds a tenth less.
 */
const options = { level: 5, windowBits: 13, memLevel: 6, dictionary };

/** Most of what is stored is JSON with the same names over and over: a seventh of it is left. */
export function pack(text: string): Buffer {
  const plain = Buffer.from(text);
  if (plain.length < shortestPacked) return plain;
  return Buffer.concat([Buffer.of(packedForm), deflateRawSync(plain, options)]);
}

/** Throws `stored-version-newer` for a form of a later release, `stored-data-unreadable` for damage. */
export function unpack(stored: Buffer): string {
  const [form] = stored;
  if (form === undefined || form >= firstReadable) return stored.toString();
  if (form !== packedForm) {
    throw new OperationalError(
      'stored-version-newer',
      'Something is stored in a form that this program does not know.',
    );
  }
  try {
    return inflateRawSync(stored.subarray(1), { dictionary }).toString();
  } catch (cause) {
    throw new OperationalError('stored-data-unreadable', 'Something stored is damaged.', { cause });
  }
}
