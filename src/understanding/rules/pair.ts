import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import { isRegistered, isWriter } from '../../core/slot-types/names/name.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { clausesOf } from '../../core/text/clauses.ts';
import type { Range } from '../../core/text/words.ts';
import type { Proposal } from '../../core/understanding.ts';
import { answers } from './answers.ts';

/**
 * The answer to a question for two values: "Dana, Northwind", "Dana (Northwind)", "Dana from
 * Northwind", with other values around it. The order is that of the question, unless the words show
 * the other one: a legal form, or the name that the writer goes by. Where a third part could be one of
 * the two as well, nobody knows which.
 */
export function splitPair(
  sentence: string,
  asked: readonly SlotSpec[],
  flow: FlowSpec,
  context: ReadContext,
  writer: string | undefined,
): readonly Proposal[] {
  const [first, second] = asked;
  if (asked.length !== 2 || first === undefined || second === undefined) return [];
  const introduced = introducedPair(sentence, first, second, context);
  if (introduced.length > 0) return introduced;
  const parts = partsOf(sentence, context)
    .map(({ start, end }) => sentence.slice(start, end))
    .map((words) => ({
      words,
      first: answers(words, first, flow, context),
      second: answers(words, second, flow, context),
    }))
    .filter((part) => part.first || part.second);
  const [left, right, ...others] = parts;
  if (left === undefined || right === undefined || others.length > 0) return [];
  const inOrder = left.first && right.second;
  const turned = left.second && right.first;
  // "6 March and until the 12th": words tell which end each one is.
  if (isTold(sentence, [first, second], context)) return [];
  const shown = belongs(left.words, second, writer) || belongs(right.words, first, writer);
  if (turned && (shown || !inOrder)) return [value(second, left.words), value(first, right.words)];
  return inOrder ? [value(first, left.words), value(second, right.words)] : [];
}

/** Whether words in the sentence itself give one of the slots its value: "until the 12th". */
function isTold(sentence: string, slots: readonly SlotSpec[], context: ReadContext): boolean {
  return slots.some(
    (slot) =>
      (slot.type === 'date' || slot.type === 'time') &&
      slotTypes[slot.type].find(sentence, slot, context).some(({ named }) => named),
  );
}

/** What commas, brackets, slashes and words such as "and" divide. */
function partsOf(sentence: string, { language }: ReadContext): readonly Range[] {
  return clausesOf(sentence.replace(/[()/]|(?<=\s)-(?=\s)/gu, ','), language);
}

/** "Dana from Northwind" says what "my name is Dana from Northwind" does. */
function introducedPair(
  sentence: string,
  first: SlotSpec,
  second: SlotSpec,
  { language }: ReadContext,
): readonly Proposal[] {
  const lead = introduction[language.code];
  const names = language.names(lead + sentence);
  const person = names.find(({ of }) => of === 'person');
  const company = names.find(({ of }) => of === 'organisation');
  if (person?.start !== lead.length || company === undefined) return [];
  return [first, second].flatMap((slot) => {
    const name = slot.type === person.of ? person : slot.type === company.of ? company : undefined;
    return name
      ? [value(slot, sentence.slice(name.start - lead.length, name.end - lead.length))]
      : [];
  });
}

/** Whether the words show that they are this slot's, and not just that they could be. */
function belongs(words: string, { type }: SlotSpec, writer: string | undefined): boolean {
  if (type === 'organisation') return isRegistered(words);
  return type === 'person' && writer !== undefined && isWriter(words, writer);
}

const introduction = {
  en: 'My name is ',
  ru: 'Меня зовут ',
  de: 'Mein Name ist ',
  pt: 'O meu nome é ',
  es: 'Mi nombre es ',
  fr: 'Mon nom est ',
} as const;

function value(slot: SlotSpec, quote: string): Proposal {
  return { slot: slot.id, says: 'value', quote, direct: true };
}
