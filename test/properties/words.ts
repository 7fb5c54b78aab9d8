import fc from 'fast-check';
import type { SlotTypeName } from '../../src/core/slot-types/slot-type.ts';
import { answers, frames, junk, sayings } from './phrases.ts';

/**
 * What somebody says. An `answer` is put into words when it is said, for the slot that is asked then
 * (or for some slot of the flow), so that a random conversation gets somewhere.
 */
export type Words =
  | { readonly text: string }
  | { readonly answer: number; readonly frame: string; readonly to: 'asked' | number };

const knownText = fc.constantFrom(
  ...Object.values(sayings).flat(),
  ...Object.values(answers).flat(),
);

const answer = fc.record({
  answer: fc.nat({ max: 9 }),
  frame: fc.constantFrom(...frames),
  to: fc.oneof(
    { weight: 4, arbitrary: fc.constant('asked' as const) },
    { weight: 1, arbitrary: fc.nat({ max: 7 }) },
  ),
});

/** What the bot would like to hear. */
const plainAnswer = fc.record({
  answer: fc.nat({ max: 2 }),
  frame: fc.constant('{}'),
  to: fc.constant('asked' as const),
});

const joined = fc
  .tuple(knownText, fc.constantFrom(', ', '. ', ' and ', '\n', ' '), knownText)
  .map((parts) => ({ text: parts.join('') }));

const strange = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('so very long '.repeat(400), '9'.repeat(300), 'a'.repeat(3000), '😀'.repeat(500)),
);

/** Anything that people, or cats, type. */
export const words: fc.Arbitrary<Words> = fc.oneof(
  { weight: 5, arbitrary: plainAnswer },
  { weight: 5, arbitrary: answer },
  { weight: 5, arbitrary: knownText.map((text) => ({ text })) },
  { weight: 1, arbitrary: joined },
  { weight: 1, arbitrary: strange.filter(isNoTemplate).map((text) => ({ text })) },
);

export const junkText: fc.Arbitrary<string> = fc.constantFrom(...junk);

/** What the bot must never say must not come back to it in the person's own words. */
function isNoTemplate(text: string): boolean {
  return !/undefined|NaN|\[object|[{}]/.test(text);
}

/** The words of an answer, for a slot of a type. */
export function answerText(
  type: SlotTypeName,
  { answer: nth, frame }: { readonly answer: number; readonly frame: string },
): string {
  const known = answers[type];
  const at = (index: number) => known[index % known.length] ?? '';
  let used = nth;
  return frame.replaceAll('{}', () => at(used++));
}
