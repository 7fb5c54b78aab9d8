import type { FlowSpec, SlotSpec } from '../flow/spec.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { ReadContext } from '../slot-types/slot-type.ts';
import { namesOf } from './naming.ts';

/** Types that take nearly any words, so that their values have no form of their own. */
export function takesAnyWords({ type }: SlotSpec): boolean {
  return ['text', 'identifier', 'person', 'organisation', 'place', 'address', 'phrase'].includes(
    type,
  );
}

/**
 * Whether words are no more than some name, which may be a place's or anything's where nobody asked:
 * in small letters, or in a flow with other slots that take any words.
 */
export function isAnyName(
  text: string,
  slot: SlotSpec,
  flow: FlowSpec,
  context: ReadContext,
): boolean {
  if (slot.type !== 'place' && slot.type !== 'address') return false;
  const others = flow.slots.some((other) => other.id !== slot.id && takesAnyWords(other));
  return others || context.language.properNames(text).length === 0;
}

/**
 * Whether words that could be the slot's value are plainly something else (contract 6): another slot's
 * value, or no more than what a slot is called. A slot whose values have a form of their own is asked
 * by that form instead; only a number that is named as another's ("my order number is 100484") is not.
 */
export function isPlainlyOther(
  text: string,
  slot: SlotSpec,
  flow: FlowSpec,
  context: ReadContext,
): boolean {
  if (!takesAnyWords(slot)) return namesAnIdentifier(text, slot, flow, context);
  if (slot.type === 'text' && correctsNumber(text, context)) return true;
  if (slot.type === 'phrase' && holdsMore(text, slot, flow, context)) return true;
  const words = text
    .replace(/[\s.,:;!?]+$/u, '')
    .trim()
    .toLowerCase();
  return flow.slots.some(
    (other) =>
      (slot.type !== 'text' && namesOf(other, flow, context.language.code).includes(words)) ||
      (other.id !== slot.id &&
        isGivenIn(text, other, context) &&
        !isEitherName(text, slot, other, context)),
  );
}

/** "Sorrel in Lisbon", "Evergreen by Ann Low": where it lies or who made it is another slot's. */
function holdsMore(text: string, slot: SlotSpec, flow: FlowSpec, context: ReadContext): boolean {
  const { language } = context;
  const others = flow.slots.filter(({ id }) => id !== slot.id);
  const places = others.some(({ type }) => type === 'place' || type === 'address');
  const people = others.some(({ type }) => type === 'person');
  const lies = (): boolean =>
    language.properNames(text).some(({ place, start }) => place === 'inside' && start > 0);
  return (places && lies()) || (people && language.isMadeBy(text));
}

function namesAnIdentifier(
  text: string,
  slot: SlotSpec,
  flow: FlowSpec,
  context: ReadContext,
): boolean {
  const names = (other: SlotSpec) =>
    slotTypes[other.type].find(text, other, context).some(({ named, weak }) => named && !weak);
  return flow.slots.some((each) => each.type === 'identifier' && names(each)) && !names(slot);
}

/** "This is Northwind" may name either, a person or a company: the question tells which. */
function isEitherName(
  text: string,
  slot: SlotSpec,
  other: SlotSpec,
  context: ReadContext,
): boolean {
  if (slot.type !== 'organisation' || other.type !== 'person') return false;
  return slotTypes.organisation.read(text, slot, context).kind === 'value';
}

/** "Sorry, 60 was right" is about a number that was said, whichever it is. */
function correctsNumber(text: string, { language }: ReadContext): boolean {
  const correction = language.readCorrection(text);
  if (correction === undefined) return false;
  const [number, ...others] = language.numbers(text.slice(correction.start, correction.end));
  return number?.start === 0 && others.length === 0;
}

function isGivenIn(text: string, slot: SlotSpec, context: ReadContext): boolean {
  return slotTypes[slot.type]
    .find(text, slot, context)
    .some(({ reading, weak }) => reading.kind !== 'none' && !weak);
}
