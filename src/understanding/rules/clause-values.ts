import type { SlotSpec } from '../../core/flow/spec.ts';
import { takesAnyWords } from '../../core/reading/plainly.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { clausesOf } from '../../core/text/clauses.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { answers, readsAs } from './answers.ts';
import { hearDecline } from './declines.ts';
import { loneNumber, numericTypes } from './lone.ts';

/**
 * What the clauses of a sentence say beside the values that were found in it: an answer to what is
 * still open, a refusal, a name that is all the rest, or the only number.
 */
export function hearClauses(
  sentence: string,
  values: readonly Proposal[],
  request: UnderstandingRequest,
  context: ReadContext,
  asked: readonly SlotSpec[],
): readonly Proposal[] {
  const clauses = clausesOf(sentence, context.language)
    .filter(({ start }) => !isEndOfRange(sentence, start, context))
    .map(({ start, end }) => sentence.slice(start, end))
    .filter((clause) => !values.some(({ quote }) => overlap(clause, quote)));
  const formed = answersAmong(clauses, stillOpen(asked, values), context);
  const given = [...values, ...formed];
  const rest = clauses.filter((clause) => !formed.some(({ quote }) => quote === clause));
  const open = stillOpen(asked, given).map(({ id }) => id);
  const declined = rest.flatMap((clause) => {
    const end = sentence.indexOf(clause) + clause.length;
    // "Anywhere but Paris": not all of them will do.
    const hasExcept = context.language.exceptionAt(sentence, end) !== undefined;
    if (hasExcept && isAnyWillDo(clause, context)) return [];
    return hearDecline(
      clause,
      asked.length > 1 || isAnyWillDo(clause, context) ? open : [],
      request,
      context,
    );
  });
  const heard = [...formed, ...declined];
  const [only, ...others] = stillOpen(asked, [...values, ...heard]);
  if (only === undefined || others.length > 0) return heard;
  const name = values.length > 0 ? nameLeft(rest, only, request, context) : undefined;
  const last = name ?? loneNumber(sentence, only, request.flow, context);
  return last === undefined ? heard : [...heard, value(only.id, last)];
}

/** Whether a clause is but the end of "between 7 and 8 pm". */
function isEndOfRange(sentence: string, start: number, { language }: ReadContext): boolean {
  const [number] = /^\d+/u.exec(sentence.slice(start)) ?? [];
  if (number === undefined || start === 0) return false;
  return language
    .ranges(`${sentence.slice(0, start)}${number}`)
    .some((range) => range.start < start && start < range.end);
}

/**
 * Clauses that have the form of a slot that is open. Two for one slot leave open which is meant, and
 * so does a number that nothing explains beside one that would be taken.
 */
function answersAmong(
  clauses: readonly string[],
  open: readonly SlotSpec[],
  context: ReadContext,
): readonly Proposal[] {
  if (clauses.length < 2) return [];
  const taken = new Set<string>();
  const found = open.flatMap((slot) => {
    if (takesAnyWords(slot)) return [];
    const [clause, ...others] = clauses.filter(
      (each) => !taken.has(each) && readsAs(each, slot, context),
    );
    if (clause === undefined || others.length > 0) return [];
    taken.add(clause);
    return [{ slot, clause }];
  });
  const unexplained = clauses.some(
    (each) => !taken.has(each) && context.language.numbers(each).length > 0,
  );
  return found
    .filter(({ slot }) => !(unexplained && numericTypes.has(slot.type)))
    .map(({ slot, clause }) => value(slot.id, clause));
}

/** "Don't care, but the address please": said of what was asked, whatever else the sentence holds. */
function isAnyWillDo(clause: string, { language }: ReadContext): boolean {
  return language.readStance(clause)?.stance === 'no-preference';
}

/** The one clause that nothing explains is the name that was asked for: "Northwind, 500 EUR". */
function nameLeft(
  rest: readonly string[],
  slot: SlotSpec,
  { flow }: UnderstandingRequest,
  context: ReadContext,
): string | undefined {
  const [clause, ...others] = rest;
  const isName = slot.type === 'person' || slot.type === 'organisation';
  if (!isName || clause === undefined || others.length > 0) return undefined;
  return answers(clause, slot, flow, context) ? clause : undefined;
}

function stillOpen(asked: readonly SlotSpec[], given: readonly Proposal[]): readonly SlotSpec[] {
  return asked.filter(({ id }) => !given.some(({ slot }) => slot === id));
}

function overlap(clause: string, quote: string): boolean {
  return clause.includes(quote) || quote.includes(clause);
}

function value(slot: string, quote: string): Proposal {
  return { slot, says: 'value', quote, direct: true };
}
