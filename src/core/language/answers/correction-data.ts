/** Words that mark what was wrong, and what is meant. */
export interface CorrectionData {
  /** May stand before a mark, and mark nothing by themselves: "well", "ok". */
  readonly lead: readonly string[];
  /** At the start, and what is meant follows at once: "make it". */
  readonly markers: readonly string[];
  /** Mark a correction only before punctuation: "wait, ...". */
  readonly closedMarkers: readonly string[];
  /** Behind such a mark, before what is meant: "wait, it was ...". */
  /** A no and whose something is: no article, and no negation of it. "no my desk". */
  readonly ownAfterNo: readonly string[];
  readonly restated: readonly string[];
  /** In the middle, behind punctuation: "..., no ...". */
  readonly inside: readonly string[];
  /** In the middle, also without punctuation: "or rather". */
  readonly insideFreely: readonly string[];
  /** "change" and "to", around what is changed. */
  readonly changes: readonly string[];
  readonly changeTo: readonly string[];
  /** The same where the verb may stand at the end: "ich möchte ... auf ... ändern". */
  readonly changeFrames?: readonly string[];
  readonly changeVerbs?: readonly string[];
  readonly not: readonly string[];
  readonly butRather: readonly string[];
  readonly insteadOf: readonly string[];
  /** "from" and "to" around what was wrong: "from 16 people to just 7". */
  readonly shiftFrom: readonly string[];
  readonly shiftTo: readonly string[];
  /** At the end, and change nothing: "instead". */
  readonly tails: readonly string[];
  /** Of these the words that say by themselves that something else is wished. */
  readonly instead: readonly string[];
  /** How one asks whether something can be had, before its value: "is there anything". */
  readonly offers: readonly string[];
}
