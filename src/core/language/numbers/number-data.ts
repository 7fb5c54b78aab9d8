/** Words and signs of numbers. */
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
