import type { Localised, LocalisedList, SlotSpec } from '../flow/spec.ts';
import { normaliseText } from '../normalise.ts';
import { onTokenBorders, type Range } from '../words.ts';

/** Every wording an author gave, in all languages of the flow; people mix them. */
export function wordings(text: Localised | LocalisedList | undefined): readonly string[] {
  if (text === undefined) return [];
  const all = typeof text === 'string' ? [text] : Object.values(text).flat();
  return all.map((wording) => normaliseText(wording).trim().toLowerCase());
}

/** What announces the slot: its label and cue words, the longest first. */
export function namesOfSlot(slot: SlotSpec): readonly string[] {
  return longestFirst([...wordings(slot.label), ...wordings(slot.cues)]);
}

/**
 * The words that count the slot, with their plain singular. A label says it too when it ends in a
 * plural: "number of tickets".
 */
export function unitsOfSlot(slot: SlotSpec): readonly string[] {
  const counted = wordings(slot.label).flatMap((label) => /\p{L}{3,}s$/u.exec(label)?.[0] ?? []);
  const units = [...wordings(slot.unit), ...counted];
  const singulars = units.filter((unit) => /\p{L}{3,}s$/u.test(unit)).map((u) => u.slice(0, -1));
  return longestFirst([...units, ...singulars]);
}

/** Where any of the names stands in a text as whole words, left to right, not overlapping. */
export function occurrences(text: string, names: readonly string[]): readonly Range[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const found: Range[] = [];
  for (const name of longestFirst(names)) {
    for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + 1)) {
      const range = { start: at, end: at + name.length };
      const free = !found.some((other) => other.start < range.end && range.start < other.end);
      if (free && isWhole(text, range)) found.push(range);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The unit right behind a number ends the span: "29 days", "29days", "29-day". */
export function endWithUnit(text: string, end: number, slot: SlotSpec): number | undefined {
  const gap = /^[\s-]?/u.exec(text.slice(end))?.[0].length ?? 0;
  const rest = text.slice(end + gap).toLowerCase();
  const unit = unitsOfSlot(slot).find(
    (name) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
  );
  return unit === undefined ? undefined : end + gap + unit.length;
}

function isWhole(text: string, { start, end }: Range): boolean {
  if (/^[^\p{L}\p{N}]+$/u.test(text.slice(start, end))) return true;
  return onTokenBorders(text, start, end);
}

function longestFirst(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
}
