import { ParseError, TypeError as TypeFault } from '@marcbachmann/cel-js';
import type { ExpressionFault } from './cel-review.ts';
import {
  dateType,
  durationType,
  fileType,
  locationType,
  moneyType,
  quantityType,
  rangeType,
} from './cel-values.ts';

/** An error of the expression language, in an author's words. */
export function faultOfError(error: unknown, text: string): ExpressionFault {
  if (!(error instanceof ParseError || error instanceof TypeFault)) throw error;
  const at = error.range?.start ?? 0;
  const { code, summary } = error;
  if (code === 'limit_exceeded') {
    return { at, message: 'this expression is too large', remedy: 'divide it into several rules' };
  }
  if (error instanceof ParseError) return { at, ...parseWords(summary, text.slice(at)) };
  return { at, ...typeWords(summary) };
}

type Words = Pick<ExpressionFault, 'message' | 'remedy'>;

function parseWords(summary: string, rest: string): Words {
  const message = `this is no expression: ${summary.replace(/^U/, 'u').replace('EOF', 'its end')}`;
  const remedy = slips.find(([slip]) => slip.test(rest))?.[1];
  return remedy === undefined ? { message } : { message, remedy };
}

/** What other languages write, where the text stops making sense. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/^=/, 'write == to compare'],
  [/^(?:a?nd|&)\b|^&/i, 'write && for "and"'],
  [/^(?:o?r)\b|^\|/i, 'write || for "or"'],
  [/^>/, 'write != for "is not"'],
  [/^[’‘“”„«»]/, 'use straight quotes'],
];

/** The type checker's sentences, told again with the names that authors know. */
function typeWords(summary: string): Words {
  for (const [form, words] of sentences) {
    const found = form.exec(summary);
    if (found) return words(...found.slice(1).map((part) => part ?? ''));
  }
  return { message: summary.charAt(0).toLowerCase() + summary.slice(1) };
}

type Sentence = (...parts: readonly string[]) => Words;

const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^no such overload: (\S+) (\S+) (\S+)$/,
    (left = '', operator = '', right = '') => {
      const message = `"${operator}" does not go with ${typeName(left)} and ${typeName(right)}`;
      const types = [left, right];
      const remedy = remedies.find(([one, other]) => types.includes(one) && types.some(is(other)));
      return remedy ? { message, remedy: remedy[2] } : { message };
    },
  ],
  [
    /^no such overload: ([!-])(.+)$/,
    (operator, type = '') => ({
      message: `"${operator}" does not go with ${typeName(type)}`,
    }),
  ],
  [
    /^found no matching overload for '(?:(.+)\.)?(\w+)\((.*)\)'$/,
    (owner, name, args = '') => ({
      message: `"${name}" does not go with ${[owner, ...args.split(', ')].filter(Boolean).map(typeName).join(' and ')}`,
    }),
  ],
  [
    /must (?:be|return) bool, got '(.+)'$|requires bool operands, got '(.+)'$/,
    (one, other) => ({
      message: `this must be true or false, and there is ${typeName(one || other || '')}`,
    }),
  ],
  [
    /^List elements .* expected type '(.+)' but found '(.+)'$/,
    (one = '', other = '') => ({
      message: `a list holds values of one type, and here are ${typeName(one)} and ${typeName(other)}`,
    }),
  ],
  [/^Cannot index type '(.+)'$/, (type = '') => ({ message: `${typeName(type)} has no parts` })],
  [
    /^Expression of type '(.+)' cannot be range/,
    (type = '') => ({
      message: `only a list has entries, and this is ${typeName(type)}`,
    }),
  ],
  [
    /^No such key: (.+)$/,
    (key) => ({
      message: `there is no part "${key}" in it`,
      remedy:
        'money has .value and .currency, a quantity .value and .unit, a range of days .start and .end, a location .latitude and .longitude, a file .name, .mimeType and .size',
    }),
  ],
];

const remedies: readonly (readonly [string, string, string])[] = [
  ['double', 'int', 'write 2.0 for 2, and number(…) around a slot with whole numbers'],
  [dateType, 'string', 'write a date as date("2026-12-31")'],
  [dateType, 'int', 'write a number of days as days(2)'],
  [durationType, 'string', 'write a time as time("09:30"), a duration as duration("2h")'],
  [durationType, 'int', 'write a duration as duration("2h"), or days(2)'],
  [quantityType, '', 'compare the .value of a quantity, or its .unit'],
  [rangeType, '', 'compare its .start or its .end'],
  [moneyType, '', 'compare the .value of an amount, or its .currency'],
];

function is(type: string): (each: string) => boolean {
  return (each) => type === '' || each === type;
}

/** The type of a whole expression, for a sentence. */
export function typeName(type: string): string {
  const [, item] = /^list<(.*)>$/.exec(type) ?? [];
  if (item !== undefined) return `a list of ${typeNames[item]?.[1] ?? item}`;
  return typeNames[type]?.[0] ?? type;
}

const typeNames: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['a text', 'texts'],
  int: ['a whole number', 'whole numbers'],
  double: ['a number', 'numbers'],
  bool: ['true or false', 'true or false'],
  [dateType]: ['a date', 'dates'],
  [durationType]: ['a duration', 'durations'],
  [quantityType]: ['a quantity', 'quantities'],
  [rangeType]: ['a range of days', 'ranges of days'],
  [moneyType]: ['an amount of money', 'amounts of money'],
  [locationType]: ['a location', 'locations'],
  [fileType]: ['a file', 'files'],
};
