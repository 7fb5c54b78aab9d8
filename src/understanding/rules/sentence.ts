import type { SlotSpec } from '../../core/flow/spec.ts';
import { currentValue } from '../../core/merge/merge.ts';
import { isAnyName, takesAnyWords } from '../../core/reading/plainly.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { overlap } from '../../core/text/words.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { answers, readsAs } from './answers.ts';
import { answerBefore } from './beside-announced.ts';
import { hearClauses } from './clause-values.ts';
import { hearContrast } from './contrast.ts';
import { hearWriter } from './introduced.ts';
import { loneNumber } from './lone.ts';
import { hearMeantName } from './meant-names.ts';
import { splitPair } from './pair.ts';
import type { Heard, Hearing } from './propose.ts';
import { type Found, findValues } from './values.ts';
import { namesAreOpen } from './whose-name.ts';

/** The values that a sentence gives, refuses or corrects. */
export function hearValues(
  sentence: string,
  hearing: Hearing,
  context: ReadContext,
  asked: readonly SlotSpec[],
): Heard {
  const { request, last, first } = hearing;
  const { flow, session } = request;
  const again = last && correctsLast(sentence, last, request, context);
  if (last && again) {
    return { proposals: [again], ...(!isPart(again, request, context) && { corrects: last }) };
  }
  const inside = correctsInside(sentence, hearing, context, asked);
  if (inside !== undefined) return inside;
  const answer = asked.find(
    (slot) => slot.type !== 'text' && asked.length === 1 && answers(sentence, slot, flow, context),
  );
  if (answer) return { proposals: [value(answer.id, sentence)] };
  const contrasted = hearContrast(sentence, request, context);
  const found = findValues(sentence, request, asked, context).filter(
    ({ proposal }) => proposal.slot !== contrasted?.slot,
  );
  const pair = splitPair(sentence, asked, flow, context, hearing.message.from.name);
  const introduced = first ? hearWriter(sentence, request, context, hearing.message.from.name) : [];
  const values = [
    ...(contrasted ? [contrasted] : []),
    ...introduced,
    ...pair.filter(({ slot }) => slot !== contrasted?.slot),
    ...beside(found, [...pair, ...introduced], sentence),
  ];
  const clauses = hearClauses(sentence, values, request, context, asked);
  const numbers = loneAtReview(sentence, request, context, [...values, ...clauses]);
  const added = [...values, ...clauses, ...numbers];
  const meant = hearMeantName(sentence, request, context).filter(
    (each) => !added.some(({ slot, quote }) => slot === each.slot || each.quote.includes(quote)),
  );
  added.push(...meant);
  const proposals = [...answerAhead(sentence, added, request, context, asked), ...added];
  if (proposals.length > 0) return { proposals };
  // Of several that were asked, a name is only one's that no other open slot could take.
  const isAnybodys = (slot: SlotSpec) =>
    slot.type === 'phrase' &&
    session.pending?.asked.length !== 1 &&
    namesAreOpen(slot, [], request);
  const open = asked.filter((slot) => slot.type !== 'text' && !isAnybodys(slot));
  for (const words of [sentence, withoutRemark(sentence, context)]) {
    const one = open.find((slot) => answers(words, slot, flow, context));
    if (one) return { proposals: [value(one.id, words)] };
  }
  return { proposals: first ? correctsStanding(sentence, request, context, asked) : [] };
}

/** "Sam (she/her)": what stands in brackets at the end is said beside the answer; "4 (or 5)" is not. */
function withoutRemark(sentence: string, { language }: ReadContext): string {
  const at = sentence.search(/\s*\([^()]*\)[\s.!]*$/u);
  const isRemark = at > 0 && language.numbers(sentence.slice(at)).length === 0;
  return isRemark ? sentence.slice(0, at) : sentence;
}

function answerAhead(
  sentence: string,
  added: readonly Proposal[],
  { flow }: UnderstandingRequest,
  context: ReadContext,
  asked: readonly SlotSpec[],
): readonly Proposal[] {
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0) return [];
  if (added.some(({ slot }) => slot === only.id)) return [];
  const head = answerBefore(sentence, added, only, flow, context);
  return head === undefined ? [] : [value(only.id, head)];
}

/** "... no, 13": what corrects a value of the same message is for the slot of that value. */
function correctsLast(
  sentence: string,
  last: Proposal,
  { flow }: UnderstandingRequest,
  context: ReadContext,
): Proposal | undefined {
  const correction = context.language.readCorrection(sentence);
  const slot = flow.slots.find(({ id }) => id === last.slot);
  const onlyObjected = last.quote === '';
  if (slot && onlyObjected && correction === undefined) {
    const right = [sentence, wishedIn(sentence, context)].find((words) =>
      answers(words, slot, flow, context),
    );
    if (right !== undefined) return value(slot.id, right);
  }
  if (correction === undefined || slot === undefined || slot.type === 'text') return undefined;
  const words = sentence.slice(correction.start, correction.end);
  return answers(words, slot, flow, context) ? value(slot.id, words) : undefined;
}

/** "It has to be Northwind", "надо Нортвинд": without the words that wish it. */
function wishedIn(sentence: string, { language }: ReadContext): string {
  const { start, end } = language.wished(sentence, []);
  return sentence.slice(start, end);
}

/** "12, no 13": the same within one sentence, for the slot of the one value before the comma. */
function correctsInside(
  sentence: string,
  hearing: Hearing,
  context: ReadContext,
  asked: readonly SlotSpec[],
): Heard | undefined {
  if (sentence.length > longestBreath) return undefined;
  const cut = [...sentence.matchAll(/[,;]\s/gu)].findLast(
    ({ index }) => context.language.readCorrection(sentence.slice(index + 1).trim()) !== undefined,
  );
  if (cut === undefined) return undefined;
  const { proposals } = hearValues(sentence.slice(0, cut.index), hearing, context, asked);
  const [last, ...others] = proposals;
  if (last === undefined || others.length > 0 || last.says !== 'value') return undefined;
  const again = correctsLast(sentence.slice(cut.index + 1).trim(), last, hearing.request, context);
  if (again === undefined) return undefined;
  return { proposals: isPart(again, hearing.request, context) ? [last, again] : [again] };
}

/** "Tomorrow at 3pm, no, at 4pm": what corrects one part of a value leaves the others as they were said. */
function isPart(
  { slot: id, quote }: Proposal,
  { flow }: UnderstandingRequest,
  context: ReadContext,
): boolean {
  const slot = flow.slots.find((each) => each.id === id);
  const reading = slot && slotTypes[slot.type].read(quote, slot, context);
  return reading?.kind === 'invalid' && 'parts' in reading.problem;
}

/**
 * What a message begins to correct is something that stands and whose values have such a form; a form
 * that only the question asks for is its answer, also behind a "no".
 */
function correctsStanding(
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
  asked: readonly SlotSpec[],
): readonly Proposal[] {
  const correction = context.language.readCorrection(sentence);
  if (correction === undefined) return [];
  const words = sentence.slice(correction.start, correction.end);
  const fitting = flow.slots.filter((slot) => {
    const status = session.slots[slot.id]?.status;
    const stands = status === 'filled' || status === 'inferred';
    const wordy = slot.type === 'text' || slot.type === 'phrase';
    if (isAnyName(words, slot, flow, context)) return false;
    return stands && !wordy && answers(words, slot, flow, context);
  });
  const formed = fitting.filter((slot) => !takesAnyWords(slot));
  const spokenOf = fitting.filter(({ id }) => {
    const state = session.slots[id];
    const value = state && currentValue(state);
    return typeof value === 'string' && sentence.toLowerCase().includes(value.toLowerCase());
  });
  const answering = asked.filter((slot) => !takesAnyWords(slot) && readsAs(words, slot, context));
  const likely = [formed, answering, spokenOf].find((slots) => slots.length > 0) ?? [];
  const [only, ...others] = likely;
  return only && others.length === 0 ? [value(only.id, words)] : [];
}

/** The only number of a sentence, at a review, where one slot alone may take it: "I need 3 tickets". */
function loneAtReview(
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
  given: readonly Proposal[],
): readonly Proposal[] {
  if (session.pending?.about !== 'review') return [];
  const found = flow.slots.flatMap((slot) => {
    if (given.some((each) => each.slot === slot.id)) return [];
    const words = loneNumber(sentence, slot, flow, context) ?? wholeCount(sentence, slot, context);
    return words === undefined ? [] : [value(slot.id, words)];
  });
  return found.length === 1 ? found : [];
}

/** "Actually, I'm the only one coming": a count without a number. */
function wholeCount(sentence: string, slot: SlotSpec, context: ReadContext): string | undefined {
  return slot.type === 'integer' && readsAs(sentence, slot, context) ? sentence : undefined;
}

/** Values around a pair, without those that its words would also be. */
function beside(
  found: readonly Found[],
  pair: readonly Proposal[],
  sentence: string,
): readonly Proposal[] {
  const places = pair.map(({ quote }) => {
    const start = sentence.indexOf(quote);
    return { start, end: start + quote.length };
  });
  return found
    .filter((each) => !pair.some(({ slot }) => slot === each.proposal.slot))
    .filter((each) => !places.some((place) => overlap(place, each)))
    .map(({ proposal }) => proposal);
}

function value(slot: string, quote: string): Proposal {
  return { slot, says: 'value', quote, direct: true };
}

/** In characters: nobody corrects a value that was said longer ago in one sentence. */
const longestBreath = 300;
