import type { SlotSpec } from '../../flow/spec.ts';
import { none, type ReadContext, type Reading, type SlotType } from '../slot-type.ts';

/**
 * A type that takes one number, so that a whole reply with a range of them ("200 to 300 euros") asks
 * which end is meant. In a sentence a range gives nothing.
 */
export function withEitherEnd(type: SlotType): SlotType {
  return {
    ...type,
    read(text, slot, context) {
      const reading = type.read(text, slot, context);
      return reading.kind === 'none' ? eitherEnd(type, text, slot, context) : reading;
    },
  };
}

function eitherEnd(type: SlotType, text: string, slot: SlotSpec, context: ReadContext): Reading {
  const [range, ...others] = context.language.ranges(text);
  if (range === undefined || others.length > 0) return none;
  // "5 to 20 thousand" begins with thousands, too.
  if (range.from > 0 && range.to / range.from >= widest) return none;
  const [low, high] = [range.from, range.to].map((end) => {
    const words = `${text.slice(0, range.start)}${end}${text.slice(range.end)}`;
    return type.read(words, slot, context);
  });
  if (low?.kind !== 'value' || high?.kind !== 'value') return none;
  return { kind: 'ambiguous', candidates: [low.value, high.value] };
}

/** How many times the one end is the other where both were counted alike. */
const widest = 200;
