import type { SlotSpec } from '../../core/flow/spec.ts';
import { dayAt } from '../../core/slot-types/days/calendar.ts';
import type { Finding, ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Range } from '../../core/text/words.ts';
import { clausesOf } from './clauses.ts';

/**
 * Tells of values found in a sentence whether the words around them take them away again: "Friday does
 * not work", "we had Thai yesterday" where the day lies ahead, "any day except Friday".
 */
export function excludedIn(
  sentence: string,
  slots: readonly SlotSpec[],
  context: ReadContext,
): (finding: Finding, slot: SlotSpec) => boolean {
  const clauses = clausesOf(sentence, context.language);
  const rejected = rejectedIn(sentence, clauses, context);
  const lies = (way: SlotSpec['bias']) => slots.some(({ bias }) => bias === way);
  const past =
    lies('future') && !lies('past')
      ? clauses.filter(({ start, end }) => isPast(sentence.slice(start, end), context))
      : [];
  return (finding, slot) => {
    if (isBygone(finding, slot, context)) return true;
    if (ofCalendar.has(slot.type) && context.language.isUnfit(sentence, finding.end)) return true;
    const excepts = context.language.exceptionAt(sentence, finding.end) !== undefined;
    if (slot.type === 'date-range' && excepts) return true;
    if (past.some((clause) => within(finding, clause)) && !ofCalendar.has(slot.type)) return true;
    return slot.type !== 'boolean' && rejected.some((object) => within(finding, object));
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

/** "Yesterday" in a sentence is no day to come; alone it is what the person said. */
function isBygone({ reading }: Finding, slot: SlotSpec, context: ReadContext): boolean {
  if (slot.type !== 'date' || slot.bias !== 'future' || reading.kind !== 'value') return false;
  const today = dayAt(context.nowMs, context.timeZone);
  return typeof reading.value === 'string' && today !== undefined && reading.value < today;
}

/** Whether a clause tells of what was: "last time there were five of us". */
function isPast(clause: string, { language }: ReadContext): boolean {
  return language.tellsOfBefore(clause);
}

const ofCalendar: ReadonlySet<SlotSpec['type']> = new Set([
  'date',
  'time',
  'date-time',
  'date-range',
]);

function within(a: Range, b: Range): boolean {
  return a.start >= b.start && a.end <= b.end;
}
