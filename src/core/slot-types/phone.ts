import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { SlotSpec } from '../flow/spec.ts';
import type { Value } from '../value.ts';
import { announced } from './mention.ts';
import { contentWords } from './reply.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';

/**
 * A telephone number, as E.164 ("+15550100199"). A national number takes the slot's `region` and
 * counts as stated, since its author has said whose numbers these are; without a region it is refused
 * and the country code asked for. In a sentence a number with "+" is found anywhere, a national one
 * only behind the slot's name, so that no order number is ever called.
 */
export const phone: SlotType = {
  name: 'phone',
  read(text, slot, context) {
    const words = contentWords(text, slot, context).replace(/^tel:/iu, '');
    return isNumberOnly(words) ? readNumber(words, slot) : none;
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return [...text.matchAll(anywhere)].flatMap((match): readonly Finding[] => {
      const [words] = match;
      const [start, end] = [match.index, match.index + words.length];
      const named = isNamed(start);
      if (!named && !/^\(?\+/u.test(words)) return [];
      // "+49 30 901820 2 pieces": where the number ends and a count begins is anybody's guess.
      if (/ \d{1,2}$/u.test(words) && /^ \p{L}/u.test(text.slice(end))) return [];
      const reading = isNumberOnly(words) ? readNumber(words, slot) : none;
      return reading.kind === 'none' ? [] : [{ start, end, reading, named }];
    });
  },
  check: problemOf,
  format(value) {
    return parsePhoneNumberFromString(String(value))?.formatInternational() ?? String(value);
  },
  jsonSchema: () => ({ type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' }),
};

function readNumber(words: string, slot: SlotSpec): Reading {
  const international = words.replace(/^\(?00(?=[1-9])/u, '+').replace(/^\(\+/u, '+');
  const region = regionOf(slot);
  if (!international.startsWith('+') && region === undefined) {
    return { kind: 'invalid', problem: { problem: 'no-country' } };
  }
  const number = parsePhoneNumberFromString(international, region);
  if (number === undefined || !number.isPossible() || number.ext !== undefined) {
    return { kind: 'invalid', problem: { problem: 'format' } };
  }
  return { kind: 'value', value: number.number, basis: 'stated' };
}

/** Digits in a few groups: at least as many as a number has, and nothing that is no part of one. */
function isNumberOnly(words: string): boolean {
  if (!/^(?:\+|\(\+|\()?\d[\d\s()./-]*\d$/u.test(words)) return false;
  const digits = words.replace(/\D/gu, '').length;
  return (
    digits >= 6 && digits <= 17 && !/^\d{4}-\d{2}-\d{2}$|^\d{1,2}\.\d{1,2}\.\d{4}$/u.test(words)
  );
}

function problemOf(value: Value): Problem | undefined {
  const number = typeof value === 'string' ? parsePhoneNumberFromString(value) : undefined;
  return number?.number === value && number?.isPossible() ? undefined : { problem: 'format' };
}

function regionOf({ region }: SlotSpec): CountryCode | undefined {
  return region !== undefined && isSupportedCountry(region) ? region : undefined;
}

const anywhere =
  /(?<![\p{L}\p{N}_+]|[\p{L}\p{N}][.,:/-])\(?\+?\(?\d(?:[\d()./-]| (?=[\d(]))*(?<=\d)(?![\p{L}\p{N}_]|[.,:/-]\d)/gu;
