import { isPlainlyOther } from '../../core/reading/plainly.ts';
import type { QuestionPart } from '../../core/text/question-part.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { readsAs } from './answers.ts';
import { askedSpecs, readContext } from './request.ts';

/** What was asked as free text gets the words that nothing else explains, in one piece. */
export function freeText(
  text: string,
  rest: readonly QuestionPart[],
  all: readonly QuestionPart[],
  request: UnderstandingRequest,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const context = readContext(request);
  const slot = askedSpecs(request).find(({ type }) => type === 'text');
  if (slot === undefined || proposals.some((p) => p.slot === slot.id)) return [];
  const own = rest.filter(({ start, end, isAskedAbout }) => {
    return !isAskedAbout && !isPlainlyOther(text.slice(start, end), slot, request.flow, context);
  });
  const proposed = own.flatMap(({ start, end }) => {
    const range = context.language.readProposal(text.slice(start, end));
    return range ? [text.slice(start + range.start, start + range.end)] : [];
  });
  const quote = proposed.at(-1) ?? firstRun(text, own, all);
  if (quote === undefined) return [];
  return readsAs(quote, slot, context)
    ? [{ slot: slot.id, says: 'value', quote, direct: true }]
    : [];
}

/** Sentences that follow each other, from the first of these. */
function firstRun(
  text: string,
  own: readonly QuestionPart[],
  all: readonly QuestionPart[],
): string | undefined {
  const first = own[0];
  if (first === undefined) return undefined;
  const from = all.indexOf(first);
  const run = own.filter((range, index) => all.indexOf(range) === from + index);
  return text.slice(first.start, run.at(-1)?.end ?? first.end);
}
