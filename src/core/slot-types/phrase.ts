import type { SlotSpec } from '../flow/spec.ts';
import { kindsAlike } from '../language/numbers/counted.ts';
import { rememberingOf } from '../remembering.ts';
import { type Range, splitSentences } from '../text/words.ts';
import { givenNames, isNamed } from './names/given-names.ts';
import { type Finding, none, type ReadContext, type Reading, type SlotType } from './slot-type.ts';
import { lengthProblem, textSchema } from './words/length.ts';
import { given, valueWords } from './words/reply.ts';
import { wordings } from './words/slot-words.ts';

/**
 * What something is called, or of what kind it is, in a few words of the person's: a title, a dish, a
 * topic. Unlike free text it is not all that a reply says: "I'd like to see a thriller" gives
 * "thriller". A reply that says more than that is left to the understander.
 */
export const phrase: SlotType = {
  name: 'phrase',
  read(text, slot, context) {
    const { language } = context;
    if (language.isQuestion(text) && language.readProposal(text) === undefined) return none;
    if (splitSentences(text).length > 1 || language.readStance(text) !== undefined) return none;
    const [told, ...more] = givenNames(text, slot, context, longestPhrase);
    if (told && more.length === 0 && !told.called && isEnd(text.slice(told.end)))
      return told.reading;
    if (language.readAnswer(text)?.rest === text.length || language.isApproval(text)) return none;
    return readWords(valueWords(text, slot, context), slot, context);
  },
  find(text, slot, context) {
    const { language } = context;
    const named = givenNames(text, slot, context, longestPhrase);
    if (named.length > 0) return named;
    const [only, ...others] = language.properNames(text).filter(({ place }) => place !== 'inside');
    if (only === undefined || others.length > 0 || only.place !== undefined) return [];
    const whole = language.nameAt(text, only.start);
    if (whole === undefined || !standsAlone(text, whole, context)) return [];
    const { start, end } = whole;
    const value = text.slice(start, end);
    const reading = given(value, lengthProblem(value, slot, longestPhrase));
    return [{ start, end, reading, named: false, weak: true } satisfies Finding];
  },
  check: (value, slot) => lengthProblem(value, slot, longestPhrase),
  format: (value) => String(value),
  jsonSchema: (slot) => textSchema(slot, longestPhrase),
};

/** Whether a name ends what is said, but for where it lies: "Sorrel", "I like Sorrel in Lisbon". */
function standsAlone(text: string, { start, end }: Range, { language }: ReadContext): boolean {
  if (language.isNegated(text, start) || language.isApproval(text)) return false;
  if (/\p{Lu}[\p{L}']*\s$/u.test(text.slice(0, start))) return false;
  const behind = text.slice(end);
  const lies = language.properNames(text).some((name) => {
    return (
      name.place === 'inside' && name.start > end && !/[.!?]/u.test(text.slice(end, name.start))
    );
  });
  return lies || /^\s*(?:[.,!]|$)/u.test(behind);
}

function readWords(words: string, slot: SlotSpec, context: ReadContext): Reading {
  const { language } = context;
  const { start, end } = language.wished(words, kindsOf(slot));
  const value = words.slice(start, end);
  if (!/\p{L}/u.test(value) || language.dates(value).length > 0) return none;
  if (language.times(value).some(({ form }) => form !== 'bare')) return none;
  if (isKindOf(words.slice(end), value, slot, context)) return none;
  const isFew = value.split(/\s+/u).length <= mostWords && !/[,;:.]/u.test(value);
  const isPlain = isFew && !isMixed(value) && !language.isSentence(value);
  if (!isPlain && !isTitle(value, context)) return none;
  return given(value, lengthProblem(value, slot, longestPhrase));
}

/** "Another song", "a scary film": for a slot that takes a name they say only which kind is meant. */
function isKindOf(behind: string, value: string, slot: SlotSpec, context: ReadContext): boolean {
  const kinds = kindsOf(slot);
  if (/'s$/u.test(value) && kinds.some((kind) => behind.toLowerCase().includes(kind))) return true;
  if (value.split(/\s+/u).every((word) => kinds.includes(word))) return true;
  if (!isNamed(slot, context) || /\p{Lu}/u.test(value)) return false;
  const [next] = behind.match(/\p{L}+/u) ?? [];
  const isThing = next !== undefined && kinds.includes(next.toLowerCase());
  return isThing || !context.language.isName(value, 'organisation');
}

function isEnd(text: string): boolean {
  return /^[\s"'.,!]*$/u.test(text);
}

/** Words with capitals, and small ones only inside: "The Curse of the Were-Rabbit". */
function isTitle(value: string, { language }: ReadContext): boolean {
  const words = value.split(/\s+/u);
  const [first = '', second = ''] = words;
  // "I know that Sorrel" is a sentence, "I Am Sorrel" is none.
  if (language.isSentence(first) && /^\p{Ll}/u.test(second)) return false;
  const isEnd = (word: string | undefined) => /^["'(]?[\p{Lu}\p{N}]/u.test(word ?? '');
  const inside = words.every((word) => /^["'(]?[\p{Lu}\p{N}&-]/u.test(word) || joining.test(word));
  return (
    words.length > 1 && isEnd(words[0]) && isEnd(words.at(-1)) && inside && !value.includes(', ')
  );
}

/** Small words before a capital lead to something rather than name it: "person at Northwind". */
function isMixed(value: string): boolean {
  return /^\p{Ll}/u.test(value) && /\s\p{Lu}/u.test(value);
}

/** What stands small inside a title: "of", "and". */
const joining = /^\p{Ll}{1,4}$/u;

/** What the slot is about: the nouns of its label and description, which only say the kind again. */
const kindsOf = rememberingOf((slot: SlotSpec): readonly string[] => {
  const words = [...wordings(slot.label), ...wordings(slot.description)].flatMap(
    (text) => text.match(/\p{L}{4,}/gu) ?? [],
  );
  const alike = words.flatMap((word) => kindsAlike.find((kinds) => kinds.includes(word)) ?? []);
  const all = [...words, ...alike];
  return [...new Set(all.flatMap((word) => [word, `${word}s`, word.replace(/s$/u, '')]))];
});

/** More words than these are a sentence, unless they are a title. */
const mostWords = 2;

const longestPhrase = 200;
