import { matchesPattern } from '../flow/pattern.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { Value } from '../value.ts';
import { onTokenBorders } from '../words.ts';
import { checkedForm, findChecked, passesCheck } from './check-digits.ts';
import { lengthProblem, textSchema } from './length.ts';
import { contentWords, given } from './reply.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { namesOfSlot, occurrences } from './slot-words.ts';

/**
 * An identifier: text exactly as it was given ("007123" keeps its zeros), never a number. It has a
 * digit, or fits the slot's pattern; prose does not. In a sentence it counts only behind the slot's
 * own name, since nothing in its form tells one identifier from another, unless it has check digits.
 * Then spaces and hyphens only group it, and its canonical form is without them, in capitals.
 */
export const identifier: SlotType = {
  name: 'identifier',
  read(text, slot, context) {
    return readToken(contentWords(text, slot, context), slot);
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
    return occurrences(text, namesOfSlot(slot)).flatMap((name): readonly Finding[] => {
      const start = language.afterLabel(text, name.end);
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
  },
  check: problemOf,
  format: (value) => String(value),
  jsonSchema: (slot) => ({
    ...textSchema(slot, longestIdentifier),
    ...(slot.limits?.pattern === undefined ? {} : { pattern: `^(?:${slot.limits.pattern})$` }),
  }),
};

function readToken(token: string, slot: SlotSpec): Reading {
  if (slot.checkDigits !== undefined) {
    const form = checkedForm(token, slot.checkDigits);
    return form === undefined ? none : given(form, problemOf(form, slot));
  }
  const pattern = slot.limits?.pattern;
  const words = token.replace(/^#\s*/u, '');
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
