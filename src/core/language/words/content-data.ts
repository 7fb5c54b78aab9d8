/** Words around the content of a message: "my email is ..., thanks". */
export interface ContentData {
  readonly lead: readonly string[];
  /** Taken off the start only before punctuation: "ok, ...". */
  readonly closedLead: readonly string[];
  readonly carriers: readonly string[];
  /** Nouns whose value follows: "my email is". Up to three words may stand before the noun. */
  readonly carrierOwners: readonly string[];
  readonly carrierNouns: readonly string[];
  readonly carrierVerbs: readonly string[];
  /** Whether a noun with its owner needs no verb: "моя почта ...". */
  readonly verbless: boolean;
  /** Between any label and its value: "is", "no.", "#". */
  readonly links: readonly string[];
  /** After such a carrier these tell about the noun instead of giving its value: "wrong". */
  readonly states: readonly string[];
  readonly tail: readonly string[];
}

/** Words at the borders of a thought that was sent in several messages. */
export interface FragmentData {
  /** At the end these wait for more: "about", "we need", "my name is". */
  readonly opens: readonly string[];
  /** Behind a number these count or multiply it: "people", "k". */
  readonly counted: readonly string[];
  /** At the start these belong to what was before: "from", "by". */
  readonly goesOn: readonly string[];
}
