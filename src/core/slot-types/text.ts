import type { SlotSpec } from '../flow/spec.ts';
import { toldBefore } from '../text/told-before.ts';
import { isOneWordRepeated, splitSentences } from '../text/words.ts';
import { type Finding, none, type ReadContext, type SlotType } from './slot-type.ts';
import { lengthProblem, textSchema } from './words/length.ts';
import { given } from './words/reply.ts';
import {
  copulaAt,
  cuesOfSlot,
  namesOfSlot,
  occurrences,
  signAt,
  wordings,
} from './words/slot-words.ts';

/**
 * Free text: whatever the reply says, in its own words. The value is the content of the reply, so
 * its place is `language.content`. A hesitation, question, stance or bare yes or no says nothing.
 */
export const text: SlotType = {
  name: 'text',
  read(words, slot, context) {
    if (!saysSomething(words, context)) return none;
    const { language } = context;
    const proposed = splitSentences(words).length === 1 ? language.readProposal(words) : undefined;
    const { start, end } = proposed ?? language.content(words);
    const value = words.slice(start, end);
    return given(value, lengthProblem(value, slot, longestText));
  },
  find(words, slot, context) {
    return splitSentences(words).flatMap((sentence): readonly Finding[] => {
      const said = words.slice(sentence.start, sentence.end);
      if (context.language.isQuestion(said)) return [];
      const from = announcedFrom(said, slot, context) ?? cuedFrom(said, slot);
      if (from === undefined) return [];
      const rest = said.slice(from);
      const { start, end } = context.language.content(rest);
      const reading = text.read(rest, slot, context);
      if (reading.kind === 'none') return [];
      const at = sentence.start + from;
      return [{ start: at + start, end: at + end, reading, named: true }];
    });
  },
  check: (value, slot) => lengthProblem(value, slot, longestText),
  format: (value) => String(value),
  jsonSchema: (slot) => textSchema(slot, longestText),
};

/** Behind the slot's name and what carries a value: "the project is ...", "project: ...". */
function announcedFrom(
  said: string,
  slot: SlotSpec,
  { language }: ReadContext,
): number | undefined {
  const [name] = occurrences(said, namesOfSlot(slot));
  if (name === undefined) return undefined;
  const sign = signAt(said.slice(name.end));
  const from = sign === 0 ? language.value(said).start : name.end + sign;
  if (from < name.end + 1) return undefined;
  const links = language.afterLabel(said, name.end) === from;
  if (!links && /\p{L}{4}/u.test(said.slice(name.end, from))) return undefined;
  return from;
}

/**
 * Right behind a cue, which leads over to what it announces: "we need ...". A label does not. A cue
 * that one of the author's examples begins with belongs to the value: "Invoice 2041".
 */
function cuedFrom(said: string, slot: SlotSpec): number | undefined {
  const [cue] = occurrences(said, cuesOfSlot(slot));
  if (cue === undefined) return undefined;
  const name = plainLetters(said.slice(cue.start, cue.end));
  const isPart = wordings(slot.examples).some((example) => plainLetters(example).startsWith(name));
  if (!isPart) return cue.end + copulaAt(said.slice(cue.end));
  return /^\s*(?:#|№)?\s*[\p{L}-]*\d/u.test(said.slice(cue.end)) ? cue.start : undefined;
}

function plainLetters(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

function saysSomething(words: string, { language }: ReadContext): boolean {
  if (!/[\p{L}\p{N}]/u.test(words) || takesStance(words, language)) return false;
  if (isOneWordRepeated(words)) return false;
  if (toldBefore(words, language) !== undefined) return false;
  const answer = language.readAnswer(words);
  if (answer?.rest === words.length) return false;
  // "Actually no, keep it": what follows a no is about what was said before.
  if (answer?.answer === 'no' && /[,;.!-]\s*$/u.test(words.slice(0, answer.rest))) return false;
  return !splitSentences(words).some(({ start, end }) => {
    const sentence = words.slice(start, end);
    return language.isQuestion(sentence) || language.isRequest(sentence);
  });
}

/**
 * "The login is wrong", "I don't know how to reset the code" may be what is needed: a complaint about
 * something is no stance by itself.
 */
function takesStance(words: string, language: ReadContext['language']): boolean {
  const { stance, about } = language.readStance(words) ?? {};
  if (stance === undefined || about === undefined) return stance !== undefined;
  if (stance === 'unknown') return about.split(/\s+/u).length <= longestName;
  return stance !== 'objection';
}

/** In words: what is longer tells of a trouble, rather than names what is not known. */
const longestName = 3;

const longestText = 2_000;
