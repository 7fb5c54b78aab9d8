import type { Range } from '../../text/words.ts';
import type {
  CompanyMention,
  CurrencyMention,
  DecimalMention,
  NumberMention,
  OneMention,
  RangeMention,
  ShareMention,
  SpeltMention,
  UnitFound,
} from '../words/found.ts';

/** Numbers, and what they count: people, money, measures. See language.ts. */
export interface NumberLanguage {
  /**
   * Numbers in digits or words, left to right, longest first, never overlapping. Digits inside a
   * longer token ("A-17", "x2", an email, a date) are not numbers; "a" and "one" as articles are not.
   */
  numbers(text: string): readonly NumberMention[];

  /** Every word for one, also where it stands for a thing ("the cheap one"), or is an article, too. */
  ones(text: string): readonly OneMention[];

  /** Ranges of numbers ("10-20", "between ten and twenty"); their ends are not in `numbers`. */
  ranges(text: string): readonly RangeMention[];

  /**
   * `numbers` with any notation of digits: "10'000", "30,49", "1.500,00". Two values where a sign may
   * group or begin the fraction ("1.500" in English).
   */
  decimals(text: string): readonly DecimalMention[];

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

  /** Where the approximation begins that ends right before `start`: "about" in "about 5 May". */
  roughlyBefore(text: string, start: number): number | undefined;
}
