import type { SlotSpec } from '../flow/spec.ts';
import type { ReadContext } from '../slot-types/slot-type.ts';
import { endWithUnit } from '../slot-types/words/slot-words.ts';
import { clausesOf } from '../text/clauses.ts';
import type { Range } from '../text/words.ts';
import type { Rejection } from '../trace.ts';

/**
 * Tells of values in a sentence whether the words around them take them away again, and why (contract 3:
 * nothing from a negation or a quotation): "Friday doesn't work", "any day except Friday", "I'll tell you
 * on Friday", "my colleague says Friday is fine", "we had Thai last time" where the flow asks what is wanted now.
 */
export function takenAwayIn(
  sentence: string,
  slots: readonly SlotSpec[],
  context: ReadContext,
): (place: Range, slot: SlotSpec) => Rejection | undefined {
  const { language } = context;
  const clauses = clausesOf(sentence, language);
  const rejected = rejectedIn(sentence, clauses, context);
  const others = othersIn(sentence, clauses, context);
  const strangers = clauses.filter(({ start, end }) =>
    language.holdsStrangers(sentence.slice(start, end)),
  );
  const past = pastIn(sentence, clauses, slots, context);

  return (place, slot) => {
    const { type, bias } = slot;
    const { start } = place;
    // "2 people, maybe 3", where only the number was quoted.
    const end = endWithUnit(sentence, place.end, slot) ?? place.end;
    const isIn = (clause: Range) => start >= clause.start && end <= clause.end;
    const isToldOf = past.some(isIn) && !(temporal.has(type) && bias === 'past');
    // "Yesterday" itself is told of nothing.
    if (type !== 'text' && isToldOf && !tellsOfPast(place)) return 'quote-narrated';
    if (ownWords.has(type)) return undefined;
    // What a friend calls good is what the person names.
    if (type !== 'phrase' && others.some(isIn)) return 'quote-of-others';
    if (counting.has(type) && strangers.some(isIn)) return 'quote-of-others';
    if (type === 'boolean') return undefined;
    if (rejected.some(isIn)) return 'quote-negated';
    if (type === 'phrase') return undefined;
    if (language.isUnfit(sentence, end)) return 'quote-negated';
    if ((counting.has(type) && type !== 'choice') || type === 'time' || type === 'duration') {
      if (language.isRelative(sentence, end)) return 'quote-relative';
      if (language.hasAlternative(sentence, end)) return 'quote-one-of-several';
    }
    if (!temporal.has(type)) return undefined;
    if (language.isNoDay(sentence, start, end)) return 'quote-names-no-day';
    if (type === 'date-range' && language.exceptionAt(sentence, end) !== undefined) {
      return 'quote-negated';
    }
    if (bias === 'future' && language.isNarrated(sentence, start, end)) return 'quote-narrated';
    return language.isToldThen(sentence, start, end) ? 'quote-of-a-deferral' : undefined;
  };

  function tellsOfPast({ start, end }: Range): boolean {
    const words = sentence.slice(start, end);
    return language.tellsOfPast(words) !== undefined || language.agos(words).length > 0;
  }
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

/** What is somebody else's: "my colleague says, Friday is fine" has it in the clause beside who says so. */
function othersIn(
  sentence: string,
  clauses: readonly Range[],
  { language }: ReadContext,
): readonly Range[] {
  return clauses.flatMap((clause, i): readonly Range[] => {
    const found = language.readOthers(sentence.slice(clause.start, clause.end));
    if (found === undefined) return [];
    const own = { start: clause.start + found.start, end: clause.start + found.end };
    const beside = found.reports ? (clauses[i + 1] ?? clauses[i - 1]) : undefined;
    return beside === undefined ? [own] : [own, beside];
  });
}

/** What tells of a time that is over, in a flow that asks for nothing of the kind. */
function pastIn(
  sentence: string,
  clauses: readonly Range[],
  slots: readonly SlotSpec[],
  { language }: ReadContext,
): readonly Range[] {
  if (slots.some(({ bias }) => bias === 'past')) return [];
  const liesAhead = slots.some(({ bias }) => bias === 'future');
  return clauses.flatMap(({ start, end }) => {
    const clause = sentence.slice(start, end);
    const told = language.tellsOfPast(clause);
    if (told !== undefined && (told.before || liesAhead)) {
      return [{ start, end: start + told.end }];
    }
    return liesAhead && language.agos(clause).length > 0 ? [{ start, end }] : [];
  });
}

/** Types whose values are what they are, whoever gave or praised them. */
const ownWords: ReadonlySet<SlotSpec['type']> = new Set([
  'text',
  'person',
  'organisation',
  'identifier',
  'email',
  'phone',
  'url',
  'file',
]);

const temporal: ReadonlySet<SlotSpec['type']> = new Set([
  'date',
  'time',
  'date-time',
  'date-range',
  'duration',
]);

/** Types that say how many or how much. */
const counting: ReadonlySet<SlotSpec['type']> = new Set([
  'integer',
  'number',
  'money',
  'quantity',
  'percentage',
  'choice',
]);
