import type { Localised, LocalisedList, SlotSpec } from '../../flow/spec.ts';
import { type Counted, counted } from '../../language/numbers/counted.ts';
import { rememberingOf } from '../../remembering.ts';
import { normaliseText } from '../../text/normalise.ts';
import { distance } from '../../text/spelling.ts';
import type { Range } from '../../text/words.ts';

/** Every wording an author gave, in all languages of the flow; people mix them. */
export function wordings(text: Localised | LocalisedList | undefined): readonly string[] {
  if (text === undefined) return [];
  const all = typeof text === 'string' ? [text] : Object.values(text).flat();
  return all.map((wording) => normaliseText(wording).trim().toLowerCase());
}

/** What announces the slot: its label and cue words, the longest first. */
export const namesOfSlot = rememberingOf((slot: SlotSpec): readonly string[] =>
  longestFirst([...wordings(slot.label), ...wordings(slot.cues)]),
);

/** The cue words alone: what a label does not announce. */
export const cuesOfSlot = rememberingOf((slot: SlotSpec): readonly string[] => wordings(slot.cues));

/**
 * The words that count the slot, with their plain singular. A label says it too when it ends in a
 * plural: "number of tickets".
 */
export const unitsOfSlot = rememberingOf((slot: SlotSpec): readonly string[] => {
  const plurals = wordings(slot.label).flatMap((label) => /\p{L}{3,}s$/u.exec(label)?.[0] ?? []);
  const own = [...wordings(slot.unit), ...plurals];
  return longestFirst(withSingulars([...own, ...own.flatMap(alike)]));
});

/** Words that count the slot where it was asked and nothing else is counted. */
export const unitsOfAsked = rememberingOf((slot: SlotSpec): readonly string[] => {
  const units = unitsOfSlot(slot);
  return longestFirst(
    units.flatMap((unit) => [unit, ...withSingulars(countedAs(unit)?.asked ?? [])]),
  );
});

/** Other words that count the same. */
function alike(unit: string): readonly string[] {
  const { words = [], also = [] } = countedAs(unit) ?? {};
  return [...words, ...also];
}

function countedAs(unit: string): Counted | undefined {
  return counted.find(({ words }) => words.includes(unit) || words.includes(`${unit}s`));
}

function withSingulars(units: readonly string[]): readonly string[] {
  const plurals = units.filter((unit) => /\p{L}{3,}s$/u.test(unit));
  return [...units, ...plurals.map((unit) => unit.slice(0, -1))];
}

/** Where any of the names stands in a text as whole words, left to right, the longest first. */
export function occurrences(text: string, names: readonly string[]): readonly Range[] {
  if (names.length === 0) return [];
  return [...text.matchAll(patternOf(names))].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }));
}

const patternOf = rememberingOf(
  (names: readonly string[]) => new RegExp(longestFirst(names).map(wholeName).join('|'), 'giu'),
);

/** The unit right behind a number ends the span: "29 days", "29days", "29-day". */
export function endWithUnit(
  text: string,
  end: number,
  slot: SlotSpec,
  units: readonly string[] = unitsOfSlot(slot),
): number | undefined {
  const gap = /[\s-]/u.test(text.charAt(end)) ? 1 : 0;
  const rest = text.slice(end + gap, end + gap + longestUnit).toLowerCase();
  const unit = units.find(
    (name) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
  );
  return unit === undefined ? undefined : end + gap + unit.length;
}

/** The same for a word of some length with one slip in it: "3 tickts". */
export function endWithSlip(text: string, end: number, slot: SlotSpec): number | undefined {
  const [before, word] = /^\s(\p{L}+)/u.exec(text.slice(end, end + longestUnit)) ?? [];
  if (before === undefined || word === undefined || word.length < shortestSlip) return undefined;
  const said = word.toLowerCase();
  const slipped = unitsOfSlot(slot).some(
    (unit) => unit.length > shortestSlip && unit[0] === said[0] && distance(said, unit, 1) === 1,
  );
  return slipped ? end + before.length : undefined;
}

/** How long the verb is that says what a name stands for: "the reference is ...". */
export function copulaAt(words: string): number {
  return copula.exec(words)?.[0].length ?? 0;
}

/** The same, or the sign that stands for such a verb: "reference: ...", "reference - ...". */
export function linkAt(words: string): number {
  return signAt(words) || copulaAt(words);
}

/** How long the colon or dash is behind a name. */
export function signAt(words: string): number {
  return /^(?:\s*[:=]|\s[-–—](?=\s))\s*/u.exec(words)?.[0].length ?? 0;
}

const copula =
  /^\s+(?:is|are|was|(?:would|should|must|will) be|ist|sind|wäre|es|son|sería|debe ser|será|est|sont|serait|doit être|sera|é|são|seria|deve ser|será|это|будет)\s+/iu;

/**
 * A name that begins or ends with a word character stands between words; a sign ("#") anywhere. Its
 * words may be joined by a hyphen: "check-out date".
 */
function wholeName(name: string): string {
  const before = /^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '';
  const behind = /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : '';
  const words = name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replaceAll(' ', '[ -]');
  return before + words + behind;
}

function longestFirst(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
}

/** In characters: a slip in a shorter word may well make another word. */
const shortestSlip = 5;

/** In characters; enough to see that the word ends. */
const longestUnit = 60;
