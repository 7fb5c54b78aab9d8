import type { Role } from '../words/found.ts';

interface AroundForms {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** Words for where something begins and where it ends, of a journey, a stay or a span of time. */
export interface RoleData {
  /** In what a slot is called. The first that stands there decides. */
  readonly slots: Readonly<Record<Role, readonly string[]>>;
  /** Some words before a value, up to the value before it. */
  readonly cues: Readonly<Record<Role, readonly string[]>>;
  /** Right before a value. */
  readonly closeCues: Readonly<Record<Role, readonly string[]>>;
}

/** What types of slots need to know of a language to find a value in a sentence. */
export interface MentionData {
  /** Before a person's name say what to do with that person: "ask". */
  readonly errands: readonly string[];
  /** Before a person's name, always: "my name is". */
  readonly nameIntroductions: readonly string[];
  /** Close a letter, ahead of who signs it: "best regards". */
  readonly closings: readonly string[];
  /** Before a name or anything else: "I'm", "this is". */
  readonly introductions: readonly string[];
  /** Behind a name, at the end: "here", "speaking". */
  readonly nameEndings: readonly string[];
  /** Between a name and an organisation: "from", "at". */
  readonly affiliations: readonly string[];
  /** The same, where a name and an organisation were asked for: "w/". */
  readonly links: readonly string[];
  /** Before an organisation's name, always: "our company is", "I work for". */
  readonly organisationIntroductions: readonly string[];
  /** Before an organisation's name or anything else: "we're". */
  readonly groupIntroductions: readonly string[];
  /** Join one statement to the next, so that a name ends before them: "and". */
  readonly conjunctions: readonly string[];
  /** May stand inside a name in lower case: "de", "van". */
  readonly nameParticles: readonly string[];
  /** Words of `notNames` that are names beside another one: "Amanda May". */
  readonly alsoNames: readonly string[];
  /** Stand before a name and are no part of it: "the". */
  readonly owners: readonly string[];
  /** Begin a request, with a capital where they begin a sentence: "find", "book". */
  readonly requestVerbs: readonly string[];
  /** Before where something lies. */
  readonly insidePrepositions: readonly string[];
  /** Before where something is or goes. */
  readonly placePrepositions: readonly string[];
  /** Lead to a place, any number of them in a row: "I'm flying", "to". */
  readonly placeLeads: readonly string[];
  /** Begin a sentence that wishes something: "I need", "please book". */
  readonly wishOpenings: readonly string[];
  /** Lead to what is wished: "I'd like to see", "something like". */
  readonly wishLeads: readonly string[];
  /** Behind what is wished, and change nothing: "kind of", "would hit the spot". */
  readonly wishTails: readonly string[];
  /** Make words a sentence: pronouns, auxiliaries, conjunctions. */
  readonly sentenceWords: readonly string[];
  /** Titles before a name. */
  readonly titles: readonly string[];
  /** Words no name or company is made of alone; a reply that has one is a sentence. */
  readonly notNames: readonly string[];
  /** What words that are no names end in; asked where a name stands without its capital. */
  readonly verbEndings: readonly string[];
  readonly roles: RoleData;
  /** Around what is asked, say that it will do: "I'm fine with ...", "... is ok". */
  readonly acceptances: AroundForms & {
    /** Stand between clauses, of which one says so: "so", "because". */
    readonly leads: readonly string[];
  };
  /** Right before what is asked, wish it: "with", "turn on". */
  readonly wanted: readonly string[];
  /** The same, wish it away: "without". */
  readonly unwanted: readonly string[];
  /** The same, that it will not: "... is not ok". */
  readonly rejections: AroundForms;
  /** How words end that describe something and name nobody: "this is ridiculous". */
  readonly predicateEndings: readonly string[];
  /** Carry a value of any kind: "we have", "I'd like", "there are". */
  readonly valueCarriers: readonly string[];
  /** Around a value, and change nothing: "for", "of us", "only". */
  readonly valuePadding: readonly string[];
  /** Choose nothing of what is offered: "none of the above". */
  readonly noneOfThem: readonly string[];
  /** Say that the person has or is what follows: "I have", "I'm a". */
  readonly claims: readonly string[];
  /** The same, denied: "I don't have", "I'm not a". */
  readonly denials: readonly string[];
}

/** What of it is about wishes and places; each language has a file for it. */
export type WishData = Pick<
  MentionData,
  | 'requestVerbs'
  | 'insidePrepositions'
  | 'placePrepositions'
  | 'placeLeads'
  | 'wishOpenings'
  | 'wishLeads'
  | 'wishTails'
  | 'sentenceWords'
>;
