import type { OptionSpec, SlotSpec } from '../flow/spec.ts';
import type { LanguageCode } from '../language/language.ts';
import { type Count, findCounts, readCount } from './amounts/count.ts';
import { type Finding, none, type ReadContext, type Reading, type SlotType } from './slot-type.ts';
import { closeOption, exactOption, optionsIn } from './words/choice-words.ts';
import { valueWords } from './words/reply.ts';
import { roleFit, roleOf } from './words/role.ts';

/**
 * One of the author's options, by its words or by a number in its range. Its value is the option's
 * id. A number never means a position, "not X" never picks X, and words that fit several options
 * are ambiguous. A misspelt label and a number that is only approximate are derived.
 */
export const choice: SlotType = {
  name: 'choice',
  read(text, slot, context) {
    const { language } = context;
    const content = language.content(text);
    const words = valueWords(text, slot, context);
    const exact =
      exactOption(text.slice(content.start, content.end), slot) ?? exactOption(words, slot);
    if (exact !== undefined) return stated(exact);
    if (language.isNoneOfThem(text)) return none;
    const count = readCount(text, slot, context);
    if (count !== undefined) return readingOfCount(count, slot);
    return readWords(withoutOwner(words, context), slot, context);
  },
  find(text, slot, context) {
    const counts = findCounts(text, slot, context).map(({ start, end, count }): Finding => {
      return { start, end, reading: readingOfCount(count, slot), named: true };
    });
    const options = optionsIn(text, slot)
      .filter(({ start }) => !context.language.isNegated(text, start))
      .filter((o) => !counts.some((c) => c.start < o.end && o.start < c.end))
      .map(({ start, end, option, named, distinctive }): Finding => {
        const weak = !named && !distinctive;
        return { start, end, reading: stated(option), named, ...(weak && { weak }) };
      });
    const fitOf = roleFit(text, slot, context);
    const fitting = options.filter(({ start }) => fitOf(start, false) === 'own');
    const hasRole = roleOf(slot)(context.language) !== undefined;
    // "To the savings account" gives no account that the money is taken from.
    const others = options.filter(({ start }) => fitOf(start, false) !== 'other');
    const open = others.map((option) => (hasRole ? { ...option, fits: false } : option));
    const meant = fitting.length > 0 ? fitting.map(asFitting) : open;
    return [...counts.filter(({ reading }) => reading.kind !== 'none'), ...meant].sort(
      (a, b) => a.start - b.start,
    );
  },
  check(value, slot) {
    return slot.options?.some(({ id }) => id === value) ? undefined : { problem: 'not-an-option' };
  },
  format: (value, slot, language) => labelOf(String(value), slot, language),
  jsonSchema: (slot) => ({ type: 'string', enum: (slot.options ?? []).map(({ id }) => id) }),
};

/** Of two slots with the same options, what "to" leads to is the recipient's. */
function asFitting({ weak: _, ...finding }: Finding): Finding {
  return { ...finding, named: true, fits: true };
}

/** "My savings account": whose it is picks no other option. */
function withoutOwner(words: string, { language }: ReadContext): string {
  const [first, rest] = /^(\S+)\s+(?=\S)/u.exec(words) ?? [];
  return first !== undefined && rest !== undefined && language.isOwner(rest)
    ? words.slice(first.length)
    : words;
}

/** Words that hold options and nothing unexplained, else one misspelt option. */
function readWords(words: string, slot: SlotSpec, { language }: ReadContext): Reading {
  const found = optionsIn(words, slot).filter(({ start }) => !language.isNegated(words, start));
  const ids = [...new Set(found.map(({ option }) => option))];
  const only = ids[0];
  if (only !== undefined) {
    if (!found.every(({ explained }) => explained)) return none;
    return ids.length === 1 ? stated(only) : { kind: 'ambiguous', candidates: ids };
  }
  const close = closeOption(words, slot);
  return close === undefined ? none : { kind: 'value', value: close, basis: 'derived' };
}

function readingOfCount(count: Count, slot: SlotSpec): Reading {
  const { from, to } = count.kind === 'range' ? count : { from: count.value, to: count.value };
  const fitting = (slot.options ?? []).filter(
    ({ range }) =>
      range !== undefined &&
      (range.min ?? Number.NEGATIVE_INFINITY) <= to &&
      from <= (range.max ?? Number.POSITIVE_INFINITY),
  );
  const [only, ...others] = fitting.map(({ id }) => id);
  if (only === undefined) {
    const ranged = slot.options?.some(({ range }) => range !== undefined) ?? false;
    return ranged ? { kind: 'invalid', problem: { problem: 'not-an-option' } } : none;
  }
  if (others.length > 0) return { kind: 'ambiguous', candidates: [only, ...others] };
  const isStated = count.kind === 'exact' && !count.foreign;
  return { kind: 'value', value: only, basis: isStated ? 'stated' : 'derived' };
}

function stated(option: OptionSpec['id']): Reading {
  return { kind: 'value', value: option, basis: 'stated' };
}

function labelOf(id: string, slot: SlotSpec, language: LanguageCode): string {
  const label = slot.options?.find((option) => option.id === id)?.label;
  if (label === undefined) return id;
  return typeof label === 'string' ? label : (label[language] ?? Object.values(label)[0] ?? id);
}
