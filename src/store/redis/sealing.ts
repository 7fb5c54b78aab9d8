import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { OperationalError } from '../../errors.ts';
import { pack, sealedForm, unpack } from './packing.ts';

/** Turns JSON texts into what is stored, and back. */
export interface Sealing {
  /**
   * `context` says whose and what it is: sealed, it cannot be read as anything else. What is `brief` is
   * gone in a moment and is not packed, which would cost more time than the room is worth.
   */
  seal(text: string, context: string, brief?: 'brief'): Buffer;
  /** Throws `stored-data-sealed` where the key is missing or wrong. */
  open(stored: Buffer, context: string): string;
  /** Whether it is stored as `seal` would store it now. Looks at the key's id and opens nothing. */
  isCurrent(stored: Buffer): boolean;
}

export type SealingKeys = readonly { readonly id: string; readonly key: Buffer }[];

const cipherName = 'aes-256-gcm';
const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;
const keyForm = /^(?<id>[A-Za-z0-9_.-]{1,32}):(?<key>[A-Za-z0-9+/_-]{43}=?)$/;

/**
 * Encrypts with the first key and reads what any of them wrote, so a key is changed by putting a new
 * one in front, sealing anew what the old one wrote (reseal.ts), and taking the old one away. Without
 * keys, texts are stored readable. What was stored before there was a key stays readable with one.
 *
 * Sealed form: the form's byte, length of the key's id, id, nonce, tag, ciphertext of the text, packed or not.
 */
export function sealing(keys: SealingKeys): Sealing {
  const [first] = keys;
  return {
    seal(text, context, brief) {
      const plain = brief ? Buffer.from(text) : pack(text);
      return first ? encrypt(first, plain, context) : plain;
    },
    open: (stored, context) =>
      unpack(stored[0] === sealedForm ? decrypt(keys, stored, context) : stored),
    isCurrent: (stored) =>
      stored[0] === sealedForm ? keyIdOf(stored) === first?.id : first === undefined,
  };
}

/** Reads `id:key,id:key…`, keys of 32 bytes in base64. `undefined` for anything else. */
export function parseSealingKeys(text: string): SealingKeys | undefined {
  const parts = text.split(',');
  const keys = parts.flatMap((part) => {
    const { id, key } = keyForm.exec(part.trim())?.groups ?? {};
    return id && key ? [{ id, key: Buffer.from(key, 'base64') }] : [];
  });
  const sound = keys.every(({ key }) => key.length === keyLength);
  const different = new Set(keys.map(({ id }) => id)).size === parts.length;
  return sound && different ? keys : undefined;
}

function encrypt({ id, key }: SealingKeys[number], plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  const head = Buffer.from([sealedForm, id.length, ...Buffer.from(id)]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), text]);
}

function keyIdOf(sealed: Buffer): string {
  return sealed.toString('latin1', 2, 2 + (sealed[1] ?? 0));
}

function decrypt(keys: SealingKeys, stored: Buffer, context: string): Buffer {
  const nonceAt = 2 + (stored[1] ?? 0);
  const id = keyIdOf(stored);
  const key = keys.find((one) => one.id === id)?.key;
  if (key === undefined) {
    throw new OperationalError('stored-data-sealed', `The key "${id}" is not among those given.`);
  }
  const tagAt = nonceAt + nonceLength;
  const textAt = tagAt + tagLength;
  try {
    const nonce = stored.subarray(nonceAt, tagAt);
    const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(stored.subarray(tagAt, textAt));
    return Buffer.concat([decipher.update(stored.subarray(textAt)), decipher.final()]);
  } catch (cause) {
    throw new OperationalError(
      'stored-data-sealed',
      `The key "${id}" is not the one this was sealed with, or the data was changed.`,
      { cause },
    );
  }
}
