/** Words for people who are counted: with a number, without one, or told one by one. */
export interface PartyData {
  /** Who speaks, as one of several: "me". */
  readonly speaker: readonly string[];
  /** One person beside others: "my wife", "a child". */
  readonly companions: readonly string[];
  /** Behind a number of people: "friends". */
  readonly members: readonly string[];
  /** Behind a number of all of them: "people". Behind a comma they are no others: "we two, 2 people". */
  readonly crowd: readonly string[];
  /** Before a number of people: "our". */
  readonly whose: readonly string[];
  /** Between a number and its noun, or behind one that has none: "of my", "others". */
  readonly among: readonly string[];
  /** Between people who are told one by one. */
  readonly and: readonly string[];
  /** The same, but not before who speaks: "3 people with me" may be three or four. */
  readonly with: readonly string[];
  /** How many the whole text speaks of: "just me", "both of us". */
  readonly sizes: Readonly<Record<string, readonly string[]>>;
  /** Behind a number, make it a part of others: "of them". */
  readonly ofThem: readonly string[];
  /** Before a number of people: "a party of". */
  readonly groups: readonly string[];
  /** Before a number of people where nothing else is counted: "a table for". */
  readonly bookings: readonly string[];
  /** The same, where the number may as well be an hour: "book it for". */
  readonly mayBook: readonly string[];
  /** Behind a number: people who come beside others, "kids". */
  readonly parts: readonly string[];
  /** Behind a number of people, before the one that counts: "but only", of "a group of 12 but only 8". */
  readonly contrasts: readonly string[];
  /** Right before a number, make it an hour where another one would count people: "mesa para las 4". */
  readonly hours: readonly string[];
  /** Around these, and change nothing. */
  readonly padding: readonly string[];
}
