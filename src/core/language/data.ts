import type { OthersData } from './answers/others.ts';
import type { TakenAwayData } from './answers/taken-away.ts';
import type { DateData } from './dates/date-data.ts';
import type { LanguageCode } from './language.ts';
import type { FeatureData } from './names/feature-data.ts';
import type { MentionData } from './names/mention-data.ts';
import type { ThingData } from './names/thing-data.ts';
import type { FractionData } from './numbers/fraction-data.ts';
import type { MeasureData } from './numbers/measure-data.ts';
import type { SpanData } from './spans/span-data.ts';
import type { DurationData } from './times/duration-data.ts';
import type { TimeData } from './times/time-data.ts';
import type { Stance } from './words/found.ts';

/** Stances towards the process itself; their forms are in `ProcessData`. */
export type ProcessStance = Extract<
  Stance,
  `ask-${string}` | 'withdrawal' | 'objection' | 'forget-me'
>;

/**
 * The words of one language; everything a language needs besides the mechanism in this folder.
 *
 * Lists hold phrases (see phrases.ts). They are matched against spoken forms: lower case, without
 * apostrophes, drawn-out letters or punctuation, so "don't" also covers "dont".
 */
export interface LanguageData {
  readonly code: LanguageCode;
  readonly answers: AnswerData;
  readonly stances: StanceData;
  readonly process: ProcessData;
  readonly replies: ReplyData;
  readonly questions: QuestionData;
  readonly corrections: CorrectionData;
  readonly content: ContentData;
  readonly numbers: NumberData;
  readonly mentions: MentionData;
  readonly features: FeatureData;
  readonly things: ThingData;
  readonly takenAway: TakenAwayData;
  readonly others: OthersData;
  readonly parties: PartyData;
  readonly dates: DateData;
  readonly money: MoneyData;
  readonly measures: MeasureData;
  readonly lists: ListData;
  readonly times: TimeData;
  readonly durations: DurationData;
  readonly spans: SpanData;
  readonly fragments: FragmentData;
  readonly fractions: FractionData;
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

/** Words between the entries of a list, and words that change one. */
export interface ListData {
  readonly separators: readonly string[];
  /** Around an edit, and change nothing. */
  readonly padding: readonly string[];
  readonly add: EditForms;
  readonly remove: EditForms;
  /** What is said is the whole list: "only". */
  readonly replace: EditForms;
  readonly insteadOf: readonly string[];
  /** "replace" and "with", around what goes and what comes. */
  readonly swaps: readonly string[];
  readonly swapTo: readonly string[];
}

interface EditForms {
  readonly before: readonly string[];
  readonly behind: readonly string[];
  /** Verbs in two parts, with what is edited between them: "take ... off". */
  readonly around?: readonly { readonly before: string; readonly behind: string }[];
}

/** By ISO code, or by the name of a family of currencies ("dollar"; see slot-types/amounts/currencies.ts). */
export interface MoneyData {
  readonly currencies: Readonly<Record<string, readonly string[]>>;
  /** Hundredths: "cents", "pence". */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Coins with names of their own, by how many hundredths they are: "dime" is 10. */
  readonly coins?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Between millions and what they are of: "de". */
  readonly links: readonly string[];
  /** Between an amount and its hundredths, with or without their name: "con". */
  readonly withParts: readonly string[];
}

export interface AnswerData {
  /** Stand at the start whatever follows. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly unsure: readonly string[];
  /** Stand only if they end there: "right" but not "right after lunch". */
  readonly closedYes: readonly string[];
  readonly closedNo: readonly string[];
  readonly closedUnsure: readonly string[];
  /** The same, and more likely a yes: "I think so". */
  readonly leaningYes: readonly string[];
  /** Those of them that doubt what follows, where something does: "probably". */
  readonly hedges: readonly string[];
  /**
   * Are a no before the end or one of `clauseStarts`; elsewhere they say something of what follows: "no
   * parking", "not now that it rains".
   */
  readonly articleNo: readonly string[];
  readonly clauseStarts: readonly string[];
  /** Speak of the conversation rather than answer, when another answer follows: "ok, no". */
  readonly mild: readonly string[];
  /** Begin what an answer before them depends on: "but", "if". */
  readonly conditions: readonly string[];
  /** The same behind a yes; a no stands, whatever follows: "no, but ...". */
  readonly buts: readonly string[];
  /** Look like an answer and are none: "yeah right". */
  readonly neither: readonly string[];
  /** Words around an answer that change nothing: "please", "thanks". */
  readonly padding: readonly string[];
  /** Words before an answer that change nothing: "well", "um". */
  readonly lead: readonly string[];
}

/** Stances towards the conversation rather than the question; each language has a file for them. */
export type CommandForms = Pick<
  StanceData['forms'],
  | 'never-mind'
  | 'greeting'
  | 'thanks'
  | 'finish'
  | 'already-said'
  | 'cancel'
  | 'reset'
  | 'undo'
  | 'go-on'
  | 'human'
>;

export interface StanceData {
  readonly forms: Readonly<Record<Exclude<Stance, ProcessStance>, readonly string[]>>;
  /** Take none, wherever they stand: "check in" puts nothing off. */
  readonly neither: readonly string[];
  /** Words before, between and after that change nothing. */
  readonly padding: readonly string[];
  /** The same, but answers by themselves where mere sounds or courtesies stand beside: "no, thanks". */
  readonly answering: readonly string[];
  /** What only points ("that", "it") and so names nothing. */
  readonly pointers: readonly string[];
}

export interface ProcessData {
  readonly forms: Readonly<Record<ProcessStance, readonly string[]>>;
  /** Anywhere in a text they wish something in place of what goes on: "instead". */
  readonly instead: readonly string[];
  /** The same, besides what goes on: "also". */
  readonly also: readonly string[];
}

/** Answers to questions of the bot's own: send it?, the old or the new one?, which of these? */
export interface ReplyData {
  /** A clear yes, and nothing else. */
  readonly approvals: readonly string[];
  /** Around any of these answers, and change nothing. */
  readonly padding: readonly string[];
  /** Of two the one that was not meant. */
  readonly other: readonly string[];
  /** Keep the old one. */
  readonly keep: readonly string[];
  /** Keep what is named behind: "keep 500". */
  readonly keepWhat: readonly string[];
  readonly takeNew: readonly string[];
  /** By place, from 1; from -1 backwards. */
  readonly positions: Readonly<Record<string, readonly string[]>>;
}

/** People who come together, without a number for them. */
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

export interface QuestionData {
  /** At the start of a sentence these ask, with or without a question mark. */
  readonly starts: readonly string[];
  /** At the start these ask for information, though they look like requests: "can I have the address". */
  readonly asks: readonly string[];
  /** At the start these do not ask, whatever would match above. */
  readonly statements: readonly string[];
  /** At the start these ask only with a question mark: "do the rooms ...". */
  readonly commands: readonly string[];
  /** At the start these ask for something to be done. */
  readonly requests: readonly string[];
  /** At the start these ask for something to be given: questions only with a mark and no number. */
  readonly wishes: readonly string[];
  /** At the start, with a question mark and a value in them, they give it: "I need 3 tickets?". */
  readonly plans: readonly string[];
  /** At the start these put forward what follows: "how about". */
  readonly proposals: readonly string[];
  /** At the start these ask for something, and not whether something holds: "what", "when". */
  readonly openEnded: readonly string[];
  /** Speak of what was just said: "that", "it". */
  readonly points: readonly string[];
  /** Behind the first word or two they make any sentence ask: "ли". */
  readonly particles: readonly string[];
  /** Before the question proper: "yes, but", "and". */
  readonly lead: readonly string[];
  /** Behind a statement, with a question mark, they only ask for agreement: "right?". */
  readonly tags: readonly string[];
  /** Begin what a question depends on, or what only leads to it: "if we are 30, ...", "first, ...". */
  readonly conditions: readonly string[];
}

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

export interface NumberData {
  /** One character each; a space groups whole runs of digits: "1 500". */
  readonly groupSeparators: string;
  readonly decimalSeparator: string;
  /** Number words below a hundred (or a thousand); keys may be several words. */
  readonly words: Readonly<Record<string, number>>;
  /** Words that multiply what stands before them. */
  readonly multipliers: Readonly<Record<string, number>>;
  /** Multipliers that mean one of it where nothing stands before them: "тысяча". */
  readonly bareMultipliers: readonly string[];
  /** Articles that mean one before a multiplier only: "a hundred". */
  readonly articles: readonly string[];
  /** Stand between parts of one number: "and". */
  readonly connectors: readonly string[];
  readonly negative: readonly string[];
  /** Add a half: "and a half". */
  readonly half: readonly string[];
  /** Words that are a number only when none of these stands beside them: "one". */
  readonly pronouns: readonly string[];
  /** The same words are the article, so that before a thing they do not count it: "un billete". */
  readonly oneIsArticle: boolean;
  readonly pronounBefore: readonly string[];
  readonly pronounAfter: readonly string[];
  /** Make something else of the number before them: "twenty-first", "two thirds", "5 pm". */
  readonly notCounts: readonly string[];
  readonly approximateBefore: readonly string[];
  readonly approximateAfter: readonly string[];
  /** What is counted, or a multiplier, put before the number to say "about": "человек тридцать". */
  readonly inversions: readonly string[];
  /** Grown onto the number: "30ish". */
  readonly approximateEndings: readonly string[];
  /** Endings of a case behind digits and a hyphen, without meaning: "30-ти". */
  readonly caseEndings: readonly string[];
  /** Grown onto digits and multiply them: "30k". */
  readonly scaleEndings: Readonly<Record<string, number>>;
  /** Number words that are never exact: "a couple". */
  readonly vague: Readonly<Record<string, number>>;
  /** Where a language writes whole numbers as one word: what multiplies inside it, the largest first. */
  readonly grown?: { readonly multipliers: readonly string[]; readonly and: string };
  readonly rangeOpeners: readonly string[];
  readonly rangeConnectors: readonly string[];
}
