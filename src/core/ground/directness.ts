import { localise } from '../flow/localise.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { Language } from '../language/language.ts';
import { currentValue } from '../merge/merge.ts';
import { slotsNamed } from '../reading/naming.ts';
import { splitSentences } from '../text/words.ts';
import { type Ground, type Span, sentenceOf } from './place.ts';

/** Contract 4: it answers the slot's pending question or names the slot; a correction is direct too. */
export function isDirect(slot: SlotSpec, place: Span, ground: Ground): boolean {
  if (ground.asked.includes(slot.id) || changesPlans(place, ground.context.language)) return true;
  const state = ground.slots[slot.id];
  const value = state && currentValue(state);
  return slot.type === 'text' && typeof value === 'string'
    ? speaksOf(slot, value, place, ground)
    : namesSlot(slot, place, ground) || isOwnName(slot, place, ground);
}

/** "I've changed my mind. There will be three of us": what would end it alone announces what is new. */
function changesPlans({ message, start }: Span, { readStance }: Language): boolean {
  return splitSentences(message.text)
    .filter((sentence) => sentence.end <= start)
    .some((each) => readStance(message.text.slice(each.start, each.end))?.stance === 'cancel');
}

/** "My name is Lee", where one slot alone takes somebody's name, names that slot. */
function isOwnName(slot: SlotSpec, { message, start }: Span, { flow, context }: Ground): boolean {
  const people = flow.spec.slots.filter(({ type }) => type === 'person');
  if (slot.type !== 'person' || people.length > 1) return false;
  const names = context.language.names(message.text);
  return names.some((name) => name.start === start && name.announced === true);
}

/** "We need it by March" says nothing new of a text that stands; its own name or words must be there. */
function speaksOf(slot: SlotSpec, value: string, place: Span, { flow, context }: Ground): boolean {
  const sentence = sentenceOf(place).toLowerCase();
  const { code } = context.language;
  const label = localise(slot.label, code, flow.spec.language).toLowerCase();
  return sentence.includes(value.toLowerCase()) || sentence.includes(label);
}

/** Whether words correct: their sentence does, or the mark stands right before them. */
export function isCorrection(place: Span, language: Language): boolean {
  const sentence = sentenceOf(place);
  if (language.readCorrection(sentence) !== undefined) return true;
  // "Yes, but make it 600": the yes is held, and what is behind it corrects.
  const rest = language.readAnswer(sentence)?.rest ?? sentence.length;
  if (language.readCorrection(sentence.slice(rest)) !== undefined) return true;
  return correctsInside(place, language);
}

/** "Tomorrow at 3pm, no, at 4pm": the mark stands right before the words, behind a comma. */
function correctsInside({ message, start, end }: Span, language: Language): boolean {
  const commas = [...message.text.slice(0, start).matchAll(/[,;]\s/gu)].slice(-3);
  return commas.some(({ index }) => {
    const words = message.text.slice(index + 1, end);
    const lead = words.length - words.trimStart().length;
    const correction = language.readCorrection(words.trim());
    return correction !== undefined && index + 1 + lead + correction.start === start;
  });
}

/** Whether the sentence of these words names the slot. */
export function namesSlot(slot: SlotSpec, place: Span, { flow, context }: Ground): boolean {
  const named = slotsNamed(sentenceOf(place), flow.spec, context.language.code);
  return named.some(({ id }) => id === slot.id);
}
