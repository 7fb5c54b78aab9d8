import { overlap } from '../text/words.ts';
import type { Value } from '../value.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { announced } from './words/mention.ts';
import { contentWords } from './words/reply.ts';

/**
 * An email address: the local part as written, the domain in lower case. Its form is unmistakable,
 * so it is found anywhere; a mark that only ends the sentence is no part of it. One whose signs are
 * said ("dana at northwind dot example") or stand apart is derived, and in a sentence needs its name.
 */
export const email: SlotType = {
  name: 'email',
  read(text, slot, context) {
    const found = addresses(text);
    if (found.length > 1) return several(text, found);
    const words = contentWords(text, slot, context).replace(/^(?:mailto:|<)+|>$/gu, '');
    if (found.length === 1 && found[0]?.address === canonical(words)) return readAddress(words);
    if (/^[^\s@]+@[^\s@]+$/u.test(words)) return readAddress(words);
    const [said, ...others] = spelt(words, context);
    const isWhole = said?.start === 0 && /^[\s.!?]*$/u.test(words.slice(said.end));
    return said && isWhole && others.length === 0 ? said.reading : none;
  },
  find(text, slot, context) {
    const written = addresses(text).map(({ start, end, address }): Finding => {
      return { start, end, reading: readAddress(address), named: false };
    });
    const isNamed = announced(text, slot, context);
    const said = spelt(text, context)
      .filter((one) => isNamed(one.start) && !written.some((other) => overlap(one, other)))
      .map((one): Finding => ({ ...one, named: true }));
    return [...written, ...said].sort((a, b) => a.start - b.start);
  },
  check: problemOf,
  format: (value) => String(value),
  jsonSchema: () => ({ type: 'string', format: 'email' }),
};

/** Addresses that stand there in other signs than their own. */
function spelt(text: string, { language }: ReadContext) {
  return language.spelt(text).flatMap(({ start, end, written }) => {
    const value = canonical(written);
    if (problemOf(value) !== undefined) return [];
    return [{ start, end, reading: { kind: 'value', value, basis: 'derived' } as const }];
  });
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

function addresses(text: string): readonly Found[] {
  return [...text.matchAll(anywhere)].flatMap((match) => {
    const address = canonical(match[0]);
    if (problemOf(address) !== undefined) return [];
    return [{ start: match.index, end: match.index + match[0].length, address }];
  });
}

/** Two addresses and hardly a word beside them: the person must say which. */
function several(text: string, found: readonly Found[]): Reading {
  const rest = text.replace(anywhere, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const candidates = [...new Set(found.map(({ address }) => address))];
  return rest.length <= 2 && candidates.length > 1 ? { kind: 'ambiguous', candidates } : none;
}

function readAddress(words: string): Reading {
  const value = canonical(words);
  const problem = problemOf(value);
  if (problem !== undefined) return { kind: 'invalid', problem };
  return { kind: 'value', value, basis: 'stated' };
}

function canonical(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

function problemOf(value: Value): Problem | undefined {
  if (typeof value !== 'string' || value.length > 254 || !whole.test(value)) {
    return { problem: 'format' };
  }
  return value.indexOf('@') > 64 ? { problem: 'format' } : undefined;
}

const local = "[\\p{L}\\p{N}_%+&'-]+(?:\\.[\\p{L}\\p{N}_%+&'-]+)*";
const domain = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+\\p{L}{2,24}';
const whole = new RegExp(`^${local}@${domain}$`, 'u');
const anywhere = new RegExp(
  `(?<![\\p{L}\\p{N}_%+&'.@-])${local}@${domain}(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`,
  'gu',
);
