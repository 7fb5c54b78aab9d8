import type { SlotSpec } from '../flow/spec.ts';
import type { ReadContext } from '../slot-types/slot-type.ts';
import { clausesOf } from '../text/clauses.ts';
import type { Range } from '../text/words.ts';
import type { Rejection } from '../trace.ts';

/**
 * Tells of values in a sentence whether the words around them take them away again, and why (contract 3:
 * nothing from a negation): "Friday doesn't work", "any day except Friday", "I'll tell you on Friday",
 * "we had Thai last time" where the flow is about what lies ahead.
 */
export function takenAwayIn(
  sentence: string,
  slots: readonly SlotSpec[],
  context: ReadContext,
): (place: Range, slot: SlotSpec) => Rejection | undefined {
  const { language } = context;
  const clauses = clausesOf(sentence, language);
  const rejected = rejectedIn(sentence, clauses, context);
  const lies = (way: SlotSpec['bias']) => slots.some(({ bias }) => bias === way);
  const past =
    lies('future') && !lies('past')
      ? clauses.filter(({ start, end }) => language.tellsOfBefore(sentence.slice(start, end)))
      : [];

  return ({ start, end }, { type, bias }) => {
    if (type === 'text') return undefined;
    const isIn = (clause: Range) => start >= clause.start && end <= clause.end;
    if (!isTemporal(type) && past.some(isIn)) return 'quote-narrated';
    if (type === 'boolean') return undefined;
    if (rejected.some(isIn)) return 'quote-negated';
    if (type === 'phrase') return undefined;
    if (language.isUnfit(sentence, end)) return 'quote-negated';
    if (!isTemporal(type)) return undefined;
    if (type === 'date-range' && language.exceptionAt(sentence, end) !== undefined) {
      return 'quote-negated';
    }
    if (bias === 'future' && language.isNarrated(sentence, start, end)) return 'quote-narrated';
    return language.isToldThen(sentence, start, end) ? 'quote-of-a-deferral' : undefined;
  };
}

/** What clauses say will not do: "the shared desk is not ok". */
function rejectedIn(
  sentence: string,
  clauses: readonly Range[],
  { language }: ReadContext,
): readonly Range[] {
  return clauses.flatMap(({ start, end }) => {
    const found = language.readAcceptance(sentence.slice(start, end));
    if (found === undefined || found.accepts) return [];
    return [{ start: start + found.object.start, end: start + found.object.end }];
  });
}

function isTemporal(type: SlotSpec['type']): boolean {
  return temporal.has(type);
}

const temporal: ReadonlySet<SlotSpec['type']> = new Set([
  'date',
  'time',
  'date-time',
  'date-range',
  'duration',
]);
