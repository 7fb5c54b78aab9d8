import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { SlotSpec } from '../flow/spec.ts';
import type { Value } from '../value.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { announced } from './words/mention.ts';
import { contentWords } from './words/reply.ts';

/**
 * A telephone number, as E.164 ("+15550100199"), with its extension as RFC 3966 writes it
 * ("+15550100199;ext=12"). A national number takes the slot's `region` and
 * counts as stated, since its author has said whose numbers these are; of several regions it takes the
 * first whose numbers are like that, as derived where others have such numbers, too. A country's code
 * without its plus is derived. Without a region a national number is refused and the code asked for.
 * In a sentence a number with "+" is found anywhere, a national one only behind the slot's name, or in
 * answer to its question, so that no order number is ever called.
 */
export const phone: SlotType = {
  name: 'phone',
  read(text, slot, context) {
    const words = contentWords(text, slot, context).replace(/^tel:/iu, '');
    return readWithExtension(words, slot);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return [...text.matchAll(anywhere)].flatMap((match): readonly Finding[] => {
      const [words] = match;
      const [start, end] = [match.index, match.index + words.length];
      const named = isNamed(start);
      const bare = !named && !/^\(?\+/u.test(words);
      if (bare && !isPlainlyNational(words, slot)) return [];
      // "+49 30 901820 2 pieces": where the number ends and a count begins is anybody's guess.
      if (/(?: |[x#] ?)\d{1,2}$/u.test(words) && /^ \p{L}/u.test(text.slice(end))) return [];
      const reading = readWithExtension(words, slot);
      if (reading.kind === 'none') return [];
      return [{ start, end, reading, named, ...(bare && { bare }) }];
    });
  },
  check: problemOf,
  format(value) {
    const [line = '', digits] = String(value).split(';ext=');
    const shown = parsePhoneNumberFromString(line)?.formatInternational() ?? line;
    return digits === undefined ? shown : `${shown} ext. ${digits}`;
  },
  jsonSchema: () => ({ type: 'string', pattern: '^\\+[1-9]\\d{6,14}(?:;ext=\\d{1,7})?$' }),
};

/** "837 824 1482 ext. 12": the number, and behind it what is dialled then. */
function readWithExtension(words: string, slot: SlotSpec): Reading {
  const [tail = '', digits] = extension.exec(words) ?? [];
  const line = words.slice(0, words.length - tail.length);
  if (!isNumberOnly(line)) return none;
  const reading = readNumber(line, slot);
  if (digits === undefined || reading.kind !== 'value') return reading;
  return { ...reading, value: `${reading.value};ext=${digits}` };
}

function readNumber(words: string, slot: SlotSpec): Reading {
  const international = words.replace(/^\(?00(?=[\s-]?[1-9])/u, '+').replace(/^\(\+/u, '+');
  if (international.startsWith('+')) {
    const number = parsed(international);
    return number === undefined ? invalid : asValue(number, 'stated');
  }
  const regions = regionsOf(slot);
  const national = regions.flatMap((region) => parsed(words, region) ?? []);
  // Of one region anything possible will do; of several the form tells which.
  const fitting =
    regions.length === 1
      ? national
      : national.filter((number) => number.isValid() && isWrittenAsAtHome(number, words));
  const [number, ...others] = fitting;
  if (number !== undefined) {
    const isOpen = others.some((other) => other.number !== number.number);
    return asValue(number, isOpen ? 'derived' : 'stated');
  }
  const coded = withoutPlus(words, regions.length > 0);
  if (coded !== undefined) return asValue(coded, 'derived');
  return regions.length > 0 ? invalid : { kind: 'invalid', problem: { problem: 'no-country' } };
}

/** With the zero or without it, as in its country, or behind that country's own code. */
function isWrittenAsAtHome(number: PhoneNumber, words: string): boolean {
  const digits = digitsOf(words);
  const atHome = number.formatNational();
  // What its country groups in no way is no number of its kinds.
  return /\D/u.test(atHome) && (digits === digitsOf(atHome) || `+${digits}` === number.number);
}

function digitsOf(words: string): string {
  return words.replace(/\D/gu, '');
}

/** "86 189 1111 1111": a country's code that stands apart; grown on only where it can be nothing else. */
function withoutPlus(words: string, isForeign: boolean): PhoneNumber | undefined {
  const number = parsed(`+${digitsOf(words)}`);
  const code = /^\(?(\d{1,3})[\s()./-]/u.exec(words)?.[1];
  const isApart = code !== undefined && code === number?.countryCallingCode;
  return number?.isValid() && (isApart || isForeign) ? number : undefined;
}

function parsed(words: string, region?: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(words, region);
  return number?.isPossible() && number.ext === undefined ? number : undefined;
}

/** Where nothing names it: a whole number of the slot's regions, in groups, which no count has. */
function isPlainlyNational(words: string, slot: SlotSpec): boolean {
  const line = words.replace(extension, '');
  if (!isNumberOnly(line) || !/\d[\s()/-]+\d/u.test(line)) return false;
  return regionsOf(slot).some((region) => parsed(line, region)?.isValid());
}

function asValue({ number }: PhoneNumber, basis: 'stated' | 'derived'): Reading {
  return { kind: 'value', value: number, basis };
}

const invalid: Reading = { kind: 'invalid', problem: { problem: 'format' } };

/** Digits in a few groups: at least as many as a number has, and nothing that is no part of one. */
function isNumberOnly(words: string): boolean {
  if (!/^(?:\+|\(\+|\(\s?)?\d[\d\s()./-]*\d$/u.test(words)) return false;
  const digits = digitsOf(words).length;
  return (
    digits >= 6 && digits <= 17 && !/^\d{4}-\d{2}-\d{2}$|^\d{1,2}\.\d{1,2}\.\d{4}$/u.test(words)
  );
}

function problemOf(value: Value): Problem | undefined {
  const [line, digits, ...others] = String(value).split(';ext=');
  const number = typeof value === 'string' ? parsePhoneNumberFromString(line ?? '') : undefined;
  const isExtended = digits === undefined || (/^\d{1,7}$/u.test(digits) && others.length === 0);
  const isCanonical = number?.number === line && number?.isPossible();
  return isCanonical && isExtended ? undefined : { problem: 'format' };
}

function regionsOf({ region = [] }: SlotSpec): readonly CountryCode[] {
  return [region].flat().filter((code) => isSupportedCountry(code));
}

/** How people write an extension, in every language. */
const extended =
  '[,;]?\\s?(?:\\(\\s?)?(?:ext(?:ension|ensión|n)?\\.?|;ext=|x|#|ramal|anexo|interno|poste|durchwahl|dw\\.?|добавочный|доб\\.?)[\\s:]{0,2}(\\d{1,7})(?:\\s?\\))?';
const extension = new RegExp(`${extended}$`, 'iu');
const anywhere = new RegExp(
  `(?<![\\p{L}\\p{N}_+]|[\\p{L}\\p{N}][.,:/-])(?:\\(\\s?)?\\+?(?:\\(\\s?)?\\d(?:[\\d()./-]| (?=[\\d()]))*(?<=\\d)(?:${extended})?(?![\\p{L}\\p{N}_]|[.,:/-]\\d)`,
  'giu',
);
