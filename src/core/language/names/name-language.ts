import type { Range } from '../../text/words.ts';
import type {
  About,
  GivenName,
  ListEditReading,
  NameMention,
  NameOf,
  ProperName,
  Role,
} from '../words/found.ts';

/** Names of people, organisations, places and things, and what stands around a value. See language.ts. */
export interface NameLanguage {
  /**
   * `content` without what carries a value of any kind as well ("we have", "for ... please", "the
   * order number is"). For types whose values cannot be mistaken for such words; not for free text.
   */
  value(text: string): { readonly start: number; readonly end: number };

  /**
   * Where the value would begin that a label ending at `end` announces: behind "is", ":", "no.".
   * The same position where nothing links them but space.
   */
  afterLabel(text: string, end: number): number;

  /** Whether the text is only what stands before a label: "my", "the". */
  isOwner(text: string): boolean;

  /** Whether the words right before `start` carry a value: "I need ...", "a table for ...". */
  isCarried(text: string, start: number): boolean;

  /**
   * What the nearest words before `start` say that begins there, or ends: "returning on the 9th".
   * `close` is what only says so beside another one or of a place: "to".
   */
  readRole(
    text: string,
    start: number,
  ): { readonly role: Role; readonly close: boolean } | undefined;

  /** What a slot of this name gives of a span or a journey: "check out date" is its end. */
  roleNamed(name: string): Role | undefined;

  /**
   * Whether the text, taken alone, has the form of a name: no sentence, number, answer or stance.
   * `lead` is what stands before it: "this is" may be followed by anything.
   */
  isName(text: string, of: NameOf, lead?: string): boolean;

  /** Whether words lead from a person to their organisation: "from", "von der". */
  isAffiliation(words: string): boolean;

  /** Whether the text is only what stands around a date, a time or an amount: "on", "at", "please". */
  surrounds(text: string): boolean;

  /**
   * A whole text as the person and the company of one who says who they are, where that was asked:
   * "dana, northwind ltd", "im dana", "Dana (Northwind)". Empty where it could be anything else, and
   * for a lone name, which the slot's type reads. Elsewhere "shirt from cotton" would be a person.
   */
  readIntroduction(text: string): readonly NameMention[];

  /** Names of anything, by their capitals, left to right; nothing in a text that has no small letters. */
  properNames(text: string): readonly ProperName[];

  /**
   * Names that a text gives to what a slot is about, whole, left to right: "the restaurant is Sorrel", "a
   * table at Sorrel", "directed by Ann Low". A name whose end is not sure is none.
   */
  givenNames(text: string, about: About): readonly GivenName[];

  /** The whole name that begins at `start`; absent where it is none, or where its end is not sure. */
  nameAt(text: string, start: number): Range | undefined;

  /** Names in a text without capitals, right behind words for where something is or goes: "to long beach". */
  smallPlaces(text: string): readonly Range[];

  /** Whether a name says who made what stands before it: "Evergreen by Ann Low". */
  isMadeBy(text: string): boolean;

  /** Whether a slot takes the name of something, and not its kind or anything else. */
  namedIn(about: About): boolean;

  /** Where the text goes on behind what leads to a place: "in", "I'm flying to". */
  afterPlaceLead(text: string): number;

  /** Names that a sentence introduces ("I'm Dana from Northwind"), left to right. */
  names(text: string): readonly NameMention[];

  /** The entries of a list, split at commas and words such as "and"; one where nothing separates. */
  listParts(text: string): readonly Range[];

  /** A change to a list that the whole text asks for: "also bacon", "no onion", "ham instead of bacon". */
  readListEdit(text: string): ListEditReading | undefined;
}
