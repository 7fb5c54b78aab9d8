import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { namesOfSlot, occurrences } from '../../core/slot-types/words/slot-words.ts';
import type { Proposal } from '../../core/understanding.ts';
import { answers } from './answers.ts';

/**
 * What answers the one question that was asked, ahead of values that the person adds and names: "a portal
 * for our drivers, and my budget is 5000". `undefined` where the sentence does not divide so.
 */
export function answerBefore(
  sentence: string,
  given: readonly Proposal[],
  asked: SlotSpec,
  flow: FlowSpec,
  context: ReadContext,
): string | undefined {
  if (given.length === 0 || given.some(({ says }) => says !== 'value')) return undefined;
  const others = flow.slots.filter((slot) => slot !== asked);
  for (const { index, 0: joint } of sentence.matchAll(joints)) {
    const behind = sentence.slice(index + joint.length);
    const adds = others.some((slot) => beginsWithName(behind, slot));
    if (!adds || !given.every(({ quote }) => behind.includes(quote))) continue;
    const head = sentence.slice(0, index);
    return isSaying(head, context) && answers(head, asked, flow, context) ? head : undefined;
  }
  return undefined;
}

/** Whether something would be left of the words if a value stood behind them: not of "sorry". */
function isSaying(words: string, { language }: ReadContext): boolean {
  const ahead = `${words}, ${anyValue}`;
  const { start, end } = language.content(ahead);
  return ahead.slice(start, end) !== anyValue;
}

const anyValue = 'x0x';

/** "My budget ...": the slot's name, with no more than its owner in front. */
function beginsWithName(words: string, slot: SlotSpec): boolean {
  const [name] = occurrences(words.slice(0, longestBeginning), namesOfSlot(slot));
  return name !== undefined && /^(?:[\p{L}']{1,8}\s)?$/u.test(words.slice(0, name.start));
}

const joints = /,?\s(?:and|und|y|e|et|и)\s(?:also\s|auch\s|también\s|também\s|aussi\s|также\s)?/giu;
/** In characters: an owner and a name. */
const longestBeginning = 60;
