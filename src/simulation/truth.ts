import { localise } from '../core/flow/localise.ts';
import type { FlowSpec, SlotSpec } from '../core/flow/spec.ts';
import { languages } from '../core/language/index.ts';
import { isUnusual } from '../core/slot-types/amounts/unusual.ts';
import { dayAt } from '../core/slot-types/days/calendar.ts';
import { slotTypes } from '../core/slot-types/index.ts';
import type { ReadContext } from '../core/slot-types/slot-type.ts';
import { sameValue, type Value } from '../core/value.ts';
import type { Random } from './random.ts';
import { type Phrased, phrase } from './values.ts';
import type { SpokenLanguage } from './words.ts';

/** What a simulated person has in mind for a slot, and how they say it. */
export interface Truth {
  readonly value: Value;
  /** The plain form, which reads as the value by itself. */
  readonly plain: string;
  /** Other ways to say the same. */
  readonly ways: readonly string[];
}

const tries = 30;

/**
 * A value for a slot that its type and limits take, or nothing where this program does not know what
 * people would say. The plain form is read by the type itself; all else a person says is held
 * against it.
 */
export function truthOf(
  slot: SlotSpec,
  flow: FlowSpec,
  language: SpokenLanguage,
  context: Omit<ReadContext, 'language'>,
  random: Random,
): Truth | undefined {
  const today = dayAt(context.nowMs, context.timeZone);
  const read: ReadContext = { ...context, language: languages[language] };
  for (let i = 0; i < tries; i += 1) {
    const said = phrase(slot, flow, language, context.nowMs, random);
    if (said === undefined) return undefined;
    const reading = slotTypes[slot.type].read(said.plain, slot, read);
    // Nothing has to be confirmed for being odd.
    if (reading.kind === 'value' && !isUnusual(reading.value, slot, today)) {
      return truth(reading.value, said);
    }
  }
  return undefined;
}

function truth(value: Value, { plain, ways }: Phrased): Truth {
  return { value, plain, ways: [plain, ...ways] };
}

/** Whether what is noted is what the person meant, and nothing that they said around it. */
export function isTrue(noted: Value, { value, ways }: Truth, slot: SlotSpec): boolean {
  if (sameValue(noted, value)) return true;
  if (typeof noted !== 'string' || !textual.has(slot.type)) return false;
  const said = plainText(noted);
  return ways.map(plainText).includes(said);
}

const textual: ReadonlySet<SlotSpec['type']> = new Set(['text', 'person', 'organisation']);

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function labelOf(slot: SlotSpec, flow: FlowSpec, language: SpokenLanguage): string {
  return localise(slot.label, language, flow.language);
}
