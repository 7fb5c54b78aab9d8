/** Words that give names to things and people: what makes "a table at Sorrel" the name of a restaurant. */
export interface ThingData {
  /** In what a slot is called, say that its value is a name: "name", "title". */
  readonly names: readonly string[];
  /** In what a slot is called, say that its value is a kind: "genre", "type". */
  readonly kinds: readonly string[];
  /** Before what is known, and no part of its name: "the". */
  readonly articles: readonly string[];
  /** Between a name's word and the thing: "name of the restaurant". */
  readonly of: readonly string[];
  /** Right before a name of something: "called", "name it". */
  readonly called: readonly string[];
  /** Between what is named and its name: "is now", "should be". */
  readonly being: readonly string[];
  /** Say of what stands before them that it is or does something: "is", "was". */
  readonly verbs: readonly string[];
  /** Between what was made and who made it: "by". */
  readonly by: readonly string[];
  /** What verbs end in behind "to", where that is also said of places. */
  readonly infinitives: readonly string[];
  readonly things: readonly Thing[];
}

/** Things or people of one kind. */
export interface Thing {
  readonly of: 'thing' | 'person';
  /** What they are called, as single words; those of a slot tell that it is about them. */
  readonly nouns: readonly string[];
  /** Right before the name of one: "a table at", "directed by". */
  readonly cues: readonly string[];
  /** In the name of one, behind a word for where something is: "at the Vine Cinema". */
  readonly marks?: readonly string[];
  /** Two names with a "versus" between them are the name of one. */
  readonly versus?: true;
}
