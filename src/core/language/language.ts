import type { Range } from '../text/words.ts';
import type { OthersReading } from './answers/others.ts';
import type { PastReading } from './answers/taken-away.ts';
import type { DateMention } from './dates/date-data.ts';
import type { SpanMention } from './spans/span-data.ts';
import type { DurationMention } from './times/duration-data.ts';
import type { TimeMention } from './times/time-data.ts';
import type {
  About,
  AcceptanceReading,
  AnswerReading,
  Choosing,
  ClaimReading,
  CompanyMention,
  CurrencyMention,
  DecimalMention,
  GivenName,
  ListEditReading,
  NameMention,
  NameOf,
  NumberMention,
  OneMention,
  ProperName,
  RangeMention,
  Role,
  ShareMention,
  SpeltMention,
  StanceReading,
  UnitFound,
  YesNo,
} from './words/found.ts';

/**
 * What code understands of a language without a model: short whole-message forms, yes and no,
 * questions, corrections, numbers. All texts given here are normalised (see normalise.ts), and all
 * positions are indices into the text that was given.
 *
 * Adding a language: a folder here with its data, a line in index.ts, a wording pack, its tables
 * under test/language. Everything reads forms as wholes: a word inside a sentence is just a word
 * (contract 6), so every function returns `undefined` rather than guess.
 */
export interface Language {
  readonly code: LanguageCode;

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

  /**
   * The part of a reply that carries a value: without greeting, politeness, hedges of speech and
   * carrier phrases ("it's", "my name is", "um"). The whole range when there is nothing to take off.
   */
  content(text: string): { readonly start: number; readonly end: number };

  /**
   * Numbers in digits or words, left to right, longest first, never overlapping. Digits inside a
   * longer token ("A-17", "x2", an email, a date) are not numbers; "a" and "one" as articles are not.
   */
  numbers(text: string): readonly NumberMention[];

  /** Every word for one, also where it stands for a thing ("the cheap one"), or is an article, too. */
  ones(text: string): readonly OneMention[];

  /** How many people the whole text speaks of: "just me", "my wife and I", "me plus 3". */
  readParty(text: string): number | undefined;

  /** Two or more people who are told one by one: "two adults and a child", "me and my wife". */
  companies(text: string): readonly CompanyMention[];

  /** Where words begin that make the number at `start` one of people: "a party of". */
  countsParty(text: string, start: number): number | undefined;

  /** The same where nothing behind the number says that it counts something else: "a table for". */
  booksParty(text: string, start: number): number | undefined;

  /** The same where the number may as well be an hour: "book it for". */
  mayBookParty(text: string, start: number): number | undefined;

  /** Whether the number that ends at `end` is a part of others: "one of them". */
  isOfThem(text: string, end: number): boolean;

  /** Where a contrast begins behind a number of people, if one does: "12 but only 8 are coming". */
  contrastsParty(text: string, end: number): number | undefined;

  /** Whether the words right before `start` make the number there an hour: "mesa para las 4". */
  leadsToHour(text: string, start: number): boolean;

  /** Ranges of numbers ("10-20", "between ten and twenty"); their ends are not in `numbers`. */
  ranges(text: string): readonly RangeMention[];

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

  /** Where words end that except something of what ends at `end`: "any day but ...". */
  exceptionAt(text: string, end: number): number | undefined;

  /** Whether words hold such an exception: "any day but Monday". */
  holdsException(text: string): boolean;

  /** Whether words right before `start` mean a day beside the one there: "the eve of". */
  isEveOf(text: string, start: number): boolean;

  /** Where the day would begin that the one up to `end` is counted from: "Friday before Easter". */
  countedFrom(text: string, end: number): number | undefined;

  /**
   * Whether a clause speaks of a time that is over, and how far: "yesterday", "last time we were 4, this
   * time 6". `before` is the last time of the same, which a flow asks for again.
   */
  tellsOfPast(clause: string): PastReading | undefined;

  /** What a clause tells of somebody else: "my colleague says that ...", "... is fine for him". */
  readOthers(clause: string): OthersReading | undefined;

  /** Whether a clause speaks of people whom nobody knows: "the group of 12 next door". */
  holdsStrangers(clause: string): boolean;

  /** Whether what begins at `start` is excluded by the words before it ("not Berlin"). */
  isNegated(text: string, start: number): boolean;

  /** Whether the words right behind what ends at `end` say that it will not do ("Monday is impossible"). */
  isUnfit(text: string, end: number): boolean;

  /** Whether the words right behind an amount add it to another one: "an hour more". */
  isRelative(text: string, end: number): boolean;

  /** Whether the number of another amount stands right behind one: "two hours or three". */
  hasAlternative(text: string, end: number): boolean;

  /** Whether a day or time is when the person will know or say something ("I'll tell you on Monday"). */
  isToldThen(text: string, start: number, end: number): boolean;

  /** Whether a day is told of and not planned: "I was born on 5 May", "last Easter was lovely". */
  isNarrated(text: string, start: number, end: number): boolean;

  /** Whether the whole text chooses nothing of what was offered ("none of the above"). */
  isNoneOfThem(text: string): boolean;

  /** What a sentence says that the person has or is ("I have premium", "I'm not a member"). */
  readClaim(sentence: string): ClaimReading | undefined;

  /**
   * Whether words say that something will do, or will not: "..., so a shared desk is fine". Not where
   * that depends on more ("is fine if it is quiet").
   */
  readAcceptance(words: string): AcceptanceReading | undefined;

  /** Whether the words right before `start` wish what begins there, or wish it away: "with", "without". */
  readWish(text: string, start: number): { start: number; wished: boolean } | undefined;

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
   * Whether the text, taken alone, has the form of a name: no sentence, number, answer or stance.
   * `lead` is what stands before it: "this is" may be followed by anything.
   */
  isName(text: string, of: NameOf, lead?: string): boolean;

  /** Whether words lead from a person to their organisation: "from", "von der". */
  isAffiliation(words: string): boolean;

  /** Whether the text wishes something else: in place of what goes on, or besides it. */
  readSwitch(text: string): 'instead' | 'also' | undefined;

  /**
   * `numbers` with any notation of digits: "10'000", "30,49", "1.500,00". Two values where a sign may
   * group or begin the fraction ("1.500" in English).
   */
  decimals(text: string): readonly DecimalMention[];

  /** Words for money, left to right: ISO codes, or names that several currencies share. */
  currencies(text: string): readonly CurrencyMention[];

  /** Whether these words lead from a number to its currency ("de"), or from an amount to its hundredths. */
  leadsToMoney(words: string, to: 'currency' | 'part'): boolean;

  /**
   * The unit of measure whose name or sign begins at `at`, by its id (see slot-types/amounts/units.ts). `half`:
   * the words behind it add half of one ("and a half").
   */
  unitAt(text: string, at: number): UnitFound | undefined;

  /** Whether words beside what is counted in degrees speak of turning: "rotate by 90 degrees". */
  isAngle(text: string, start: number, end: number): boolean;

  /** Where "below zero" ends, if it begins at a place. */
  belowZero(text: string, at: number): number | undefined;

  /** Words for a unit, those first that are shown behind a number; none where its sign is shown. */
  unitWords(unit: string): readonly string[];

  /** Words and signs for per cent, left to right. */
  percents(text: string): readonly Range[];

  /** Parts in words or digits, and a single one, with what leads on to their unit: "half a", "3/4 of a". */
  shares(text: string): readonly ShareMention[];

  /**
   * What may be an address with its signs said as words or set apart ("dana at northwind dot example"),
   * `written` as addresses are.
   */
  spelt(text: string): readonly SpeltMention[];

  /** The entries of a list, split at commas and words such as "and"; one where nothing separates. */
  listParts(text: string): readonly Range[];

  /** Whether a piece of a message ends where more must come: "about", "we need". */
  leavesOpen(text: string): boolean;

  /** Whether a piece of a message belongs to the piece before it: "people" to "30", "by March". */
  carriesOn(text: string, before: string): boolean;

  /** A change to a list that the whole text asks for: "also bacon", "no onion", "ham instead of bacon". */
  readListEdit(text: string): ListEditReading | undefined;

  /** Where the approximation begins that ends right before `start`: "about" in "about 5 May". */
  roughlyBefore(text: string, start: number): number | undefined;

  /** Dates as words or digits say them, left to right, not overlapping; today decides which days. */
  dates(text: string): readonly DateMention[];

  /** Whether what has the form of a date there means none: "have a nice Sunday", "sun and sea". */
  isNoDay(text: string, start: number, end: number): boolean;

  /** Times of the day, left to right; which half of the day is meant may stay open. */
  times(text: string): readonly TimeMention[];

  /** Lengths of time, left to right; no points in time ("in 5 minutes", "3 days ago"). */
  durations(text: string): readonly DurationMention[];

  /** Spans of days, left to right, and words that give a part of one: a day, or a length of time. */
  spans(text: string): readonly SpanMention[];

  /** Whether the words right before `start` say that a bare number there is an hour: "at". */
  isHourLed(text: string, start: number): boolean;

  /** Whether the text is only what stands between two ends: "to", "-", "until". */
  isBetweenEnds(text: string): boolean;

  /** How long ago something was, left to right: "half a year ago", "last week". */
  agos(text: string): readonly DurationMention[];

  /** Lengths with the word that leads from now to their end: "in 20 minutes"; and "now" itself. */
  aheads(text: string): readonly DurationMention[];

  /** Whether what begins at `start` is only where something lies: "before Friday", "after 7". */
  isBound(text: string, start: number): boolean;

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

  /** Whether the sentence, or a clause of it, wishes something: "please book ...", "I need ...". */
  isWish(sentence: string): boolean;

  /** Where what is wished begins and ends, without what leads to it and the kind of thing it is. */
  wished(text: string, kinds: readonly string[]): Range;

  /** Whether words are the parts of a sentence and not a thing: pronouns, auxiliaries, conjunctions. */
  isSentence(text: string): boolean;

  /** Names that a sentence introduces ("I'm Dana from Northwind"), left to right. */
  names(text: string): readonly NameMention[];

  /** Whether a text is what closes a letter and nothing else; who signs it stands in the next line. */
  closesLetter(text: string): boolean;
}

/** Languages with fixed wording and rules. The first is the fallback. */
export const languageCodes = ['en', 'ru', 'de', 'es', 'fr', 'pt'] as const;
export type LanguageCode = (typeof languageCodes)[number];
