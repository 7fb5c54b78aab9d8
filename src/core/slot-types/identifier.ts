import { matchesPattern } from '../flow/pattern.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { Language } from '../language/language.ts';
import { onTokenBorders } from '../text/words.ts';
import type { Value } from '../value.ts';
import { checkedForm, findChecked, passesCheck } from './check-digits.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { lengthProblem, textSchema } from './words/length.ts';
import { contentWords, given } from './words/reply.ts';
import { namesOfSlot, occurrences } from './words/slot-words.ts';

/**
 * An identifier: text exactly as it was given ("007123" keeps its zeros), never a number. It has a
 * digit, or fits the slot's pattern; prose does not. In a sentence it counts only behind the slot's
 * own name, since nothing in its form tells one identifier from another, unless it has check digits.
 * Then spaces and hyphens only group it, and its canonical form is without them, in capitals.
 */
export const identifier: SlotType = {
  name: 'identifier',
  read(text, slot, context) {
    const words = contentWords(text, slot, context);
    if (isOtherNumber(text.slice(0, text.length - words.length), slot)) return none;
    const whole = readToken(words, slot);
    return whole.kind === 'none' ? readChoice(words, slot) : whole;
  },
  find(text, slot, { language }) {
    const { checkDigits } = slot;
    const checked = checkDigits === undefined ? [] : findChecked(text, checkDigits);
    if (checked.length > 0) {
      const weak = checkDigits === 'luhn' && { weak: true as const };
      return checked.map(({ start, end, value }): Finding => {
        return { start, end, reading: given(value, problemOf(value, slot)), named: false, ...weak };
      });
    }
    const found = new Set<number>();
    const named = occurrences(text, namesOfSlot(slot)).flatMap((name): readonly Finding[] => {
      const from = language.afterLabel(text, name.end);
      const start = from + (numberSign.exec(text.slice(from))?.[0].length ?? 0);
      if (found.has(start)) return [];
      found.add(start);
      const token = /^[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*/u.exec(text.slice(start))?.[0] ?? '';
      const end = start + token.length;
      if (!/\d/u.test(token) || !onTokenBorders(text, start, end)) return [];
      const link = text.slice(name.end, start).trim();
      if (link === '' && /^\d{1,3}$/u.test(token) && /^\s+\p{L}/u.test(text.slice(end))) return [];
      const reading = readToken(token, slot);
      return reading.kind === 'none' ? [] : [{ start, end, reading, named: true }];
    });
    if (named.length > 0) return named;
    return checkDigits === undefined ? lone(text, slot) : mistyped(text, slot, language);
  },
  check: problemOf,
  format: (value) => String(value),
  jsonSchema: (slot) => ({
    ...textSchema(slot, longestIdentifier),
    ...(slot.limits?.pattern === undefined ? {} : { pattern: `^(?:${slot.limits.pattern})$` }),
  }),
};

/** The one long number between commas or at the start of a text: whose it is, only the question tells. */
function lone(text: string, slot: SlotSpec): readonly Finding[] {
  const tokens = [...text.matchAll(longToken)].filter(({ index }) => {
    return !isOtherNumber(text.slice(Math.max(0, index - 40), index), slot);
  });
  const [only, ...others] = tokens;
  if (only?.[1] === undefined || others.length > 0) return [];
  const start = only.index + only[0].length - only[1].length;
  const end = start + only[1].length;
  const reading = readToken(only[1], slot);
  const stands = reading.kind !== 'none' && onTokenBorders(text, start, end);
  return stands ? [{ start, end, reading, named: false, weak: true }] : [];
}

/** Nothing but an IBAN with a slip in it: by its form still nothing else. */
function mistyped(text: string, slot: SlotSpec, language: Language): readonly Finding[] {
  const { start, end } = language.content(text);
  const form = slot.checkDigits === 'iban' && checkedForm(text.slice(start, end), 'iban');
  if (!form || !ibanForm.test(form)) return [];
  return [{ start, end, reading: given(form, problemOf(form, slot)), named: false, weak: true }];
}

/** Country, check digits, and at least the eleven signs of the shortest account numbers. */
const ibanForm = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u;

/** "100482 or 100483": one of them, and the person knows which. */
function readChoice(words: string, slot: SlotSpec): Reading {
  const tokens = words.split(/\s+(?:or|или)\s+/iu);
  const readings = tokens.map((token) => readToken(token.trim(), slot));
  const candidates = readings.flatMap((each) => (each.kind === 'value' ? [each.value] : []));
  const open = tokens.length > 1 && candidates.length === tokens.length;
  return open ? { kind: 'ambiguous', candidates: [...new Set(candidates)] } : none;
}

/** Words before a number that make it another one than the slot's. */
function isOtherNumber(before: string, slot: SlotSpec): boolean {
  const other = otherNumbers.exec(before)?.[1]?.toLowerCase();
  return other !== undefined && !namesOfSlot(slot).some((name) => name.includes(other));
}

function readToken(token: string, slot: SlotSpec): Reading {
  if (slot.checkDigits !== undefined) {
    const form = checkedForm(token, slot.checkDigits);
    return form === undefined ? none : given(form, problemOf(form, slot));
  }
  const pattern = slot.limits?.pattern;
  const words = token.replace(numberSign, '');
  const literal = pattern !== undefined && matchesPattern(pattern, token) ? token : words;
  if (pattern !== undefined && matchesPattern(pattern, literal)) {
    return given(literal, problemOf(literal, slot));
  }
  if (!isIdentifier(words)) return none;
  const upper = words.toUpperCase();
  if (pattern !== undefined && matchesPattern(pattern, upper) && !problemOf(upper, slot)) {
    return { kind: 'value', value: upper, basis: 'derived' };
  }
  return given(words, problemOf(words, slot));
}

/** A few groups with a digit among them; letters that stand apart must be capitals ("AB 1234"). */
function isIdentifier(words: string): boolean {
  if (!/^[\p{L}\p{N}_]+(?:[ /.-][\p{L}\p{N}_]+){0,5}$/u.test(words) || !/\d/u.test(words)) {
    return false;
  }
  return words.split(' ').every((group) => /\d/u.test(group) || /^\p{Lu}{1,4}$/u.test(group));
}

function problemOf(value: Value, slot: SlotSpec): Problem | undefined {
  const problem = lengthProblem(value, slot, longestIdentifier);
  if (problem !== undefined || typeof value !== 'string') return problem;
  const { checkDigits } = slot;
  if (checkDigits !== undefined && !passesCheck(value, checkDigits)) {
    return { problem: 'check-digits' };
  }
  const pattern = slot.limits?.pattern;
  if (pattern !== undefined && !matchesPattern(pattern, value)) return { problem: 'format' };
  return /[\n]/u.test(value) ? { problem: 'format' } : undefined;
}

const longestIdentifier = 64;

/** Before the digits, and no part of them. */
const numberSign = /^(?:#|№|N°|no\.|nr\.)\s*/iu;

/** At least five digits, with nothing of a phone number, an amount or a longer number beside them. */
const longToken =
  /(?:^|[\n,;:]\s*|(?:^|[\p{L},]\s))((?:\p{Lu}{1,4}-?)?\d{5,}(?:-\d+)?)(?=$|[\s,;.!?])(?!\s*(?:\d|\p{Sc}|[A-Z]{3}\b))/gu;

const otherNumbers =
  /(?<!\p{L})(phone|mobile|cell|telephone|tel|fax|whatsapp|zip|postcode|iban|budget|price|amount|телефон|мобильный|тел|факс|ватсап|индекс|бюджет|цена|сумма)(?!\p{L})[^\d]{0,20}$/iu;
