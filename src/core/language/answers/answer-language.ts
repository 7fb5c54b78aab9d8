import type { Range } from '../../text/words.ts';
import type {
  AcceptanceReading,
  AnswerReading,
  Choosing,
  ClaimReading,
  StanceReading,
  YesNo,
} from '../words/found.ts';

/** What code understands of answers, questions, corrections and wishes, of whole texts and of sentences. See language.ts. */
export interface AnswerLanguage {
  /**
   * A yes, a no or an unsure at the start of the text. `rest` is where the remainder begins, after
   * separators; it equals the length when nothing is left ("Yes." is whole, "Yes, but are there
   * fees?" leaves the question). Negated agreement ("not ok") is a no. "I think so" is unsure, and leans
   * to a yes.
   */
  readAnswer(text: string): AnswerReading | undefined;

  /**
   * The stance that the whole text takes, politeness aside. `about` is what it names, in the
   * person's words ("my email" in "I'd rather not share my email"); absent where it names nothing
   * or only points ("that", "it").
   */
  readStance(text: string): StanceReading | undefined;

  /**
   * Which one the whole text picks, asked "the old or the new one?" or which of several is meant: the
   * old one, the new one, of two the other, or one by its place from 1 (from -1 backwards: the last one). Behind "keep"
   * a value may stand ("keep 500"), so the caller looks first whether a candidate is named.
   */
  readPick(text: string): Choosing | undefined;

  /**
   * Whether the whole text is a clear yes to "shall I send it?". For what cannot be taken back, so a
   * hedge ("I think so"), a condition, a quotation, a question mark or trailing dots are none.
   */
  isApproval(text: string): boolean;

  /**
   * Whether the text makes an answer before it depend on something: "but are there fees?", "if ...". A no
   * does not depend on what follows a "but".
   */
  isCondition(text: string, of?: YesNo): boolean;

  /** What a sentence says that the person has or is ("I have premium", "I'm not a member"). */
  readClaim(sentence: string): ClaimReading | undefined;

  /**
   * Whether words say that something will do, or will not: "..., so a shared desk is fine". Not where
   * that depends on more ("is fine if it is quiet").
   */
  readAcceptance(words: string): AcceptanceReading | undefined;

  /** Whether this sentence asks something. A request that gives values ("can I get 2 tickets") does not. */
  isQuestion(sentence: string): boolean;

  /** Whether a sentence with a question mark asks for something to be done or given: "can you book a room?". */
  isRequest(sentence: string): boolean;

  /** Whether a question wants to know if something that was just said holds: "does it have that?". */
  pointsBack(question: string): boolean;

  /** What a sentence puts forward, though it has the form of a question: "a portal" of "how about a portal?". */
  readProposal(sentence: string): Range | undefined;

  /** Whether the words begin what a question depends on, or only lead to it: "if we are 30", "first". */
  isPremise(words: string): boolean;

  /**
   * A correction at the start ("no, ...", "sorry, ...", "I meant ...", "make it ..."), or `x, not y`.
   * [start, end) is what is meant now; absent words of replacement (a bare "no") are no correction.
   */
  readCorrection(text: string): { readonly start: number; readonly end: number } | undefined;

  /**
   * What is meant beside what was wrong: "60, not 16", "1 instead of 2", and as a `shift` "from 8 people
   * to just 7". It is a correction only of a value that stands and is the wrong one.
   */
  readContrast(
    text: string,
  ): { readonly wrong: Range; readonly meant: Range; readonly shift: boolean } | undefined;

  /**
   * A correction in the middle ("12... no 13", "60, sorry, 16"): what was wrong and what is meant, by
   * the last mark. Words alone cannot tell "1 June, no 1 July" from "a table, no chairs": it is a
   * correction only where the caller can read both sides as values of one slot.
   */
  splitCorrection(text: string): { readonly wrong: Range; readonly meant: Range } | undefined;

  /**
   * Whether a sentence of the text wishes something else by asking whether it can be had: "no, is there
   * anything at 8 pm?". Without a no before it or an "instead" in it, the same words only ask.
   */
  asksForChange(text: string, sentence: Range): boolean;

  /** Whether the text wishes something else: in place of what goes on, or besides it. */
  readSwitch(text: string): 'instead' | 'also' | undefined;

  /** Whether words are the parts of a sentence and not a thing: pronouns, auxiliaries, conjunctions. */
  isSentence(text: string): boolean;

  /** Whether a text is what closes a letter and nothing else; who signs it stands in the next line. */
  closesLetter(text: string): boolean;

  /** Whether the words right before `start` wish what begins there, or wish it away: "with", "without". */
  readWish(text: string, start: number): { start: number; wished: boolean } | undefined;

  /** Whether the sentence, or a clause of it, wishes something: "please book ...", "I need ...". */
  isWish(sentence: string): boolean;

  /** Where what is wished begins and ends, without what leads to it and the kind of thing it is. */
  wished(text: string, kinds: readonly string[]): Range;

  /** What a yes/no label is about: "parking" of "has parking"; a quality is what things are ("furnished"). */
  featureIn(label: string): { readonly name: string; readonly isQuality: boolean };

  /**
   * Whether a clause says of what it speaks of that it has what stands at `place`, or that it should.
   */
  readFeature(
    clause: string,
    place: Range,
    isQuality: boolean,
  ): { readonly start: number; readonly end: number; readonly holds: boolean } | undefined;

  /** Whether words before something leave open whether it is so: "not sure if". */
  leavesUndecided(text: string): boolean;

  /** Whether a question or description asks what the person has or is: "do you have parking?". */
  asksOfPerson(text: string): boolean;

  /**
   * The part of a reply that carries a value: without greeting, politeness, hedges of speech and
   * carrier phrases ("it's", "my name is", "um"). The whole range when there is nothing to take off.
   */
  content(text: string): { readonly start: number; readonly end: number };

  /** Whether a piece of a message ends where more must come: "about", "we need". */
  leavesOpen(text: string): boolean;

  /** Whether a piece of a message belongs to the piece before it: "people" to "30", "by March". */
  carriesOn(text: string, before: string): boolean;
}
