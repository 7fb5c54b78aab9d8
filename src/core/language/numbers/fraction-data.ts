/** The words of one language for numbers that are not whole. Lists hold phrases (see phrases.ts). */
export interface FractionData {
  /** What a part is called by how many make a whole: "third" and "thirds" are 3. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Make parts of the number before them: "vinte avos". */
  readonly partsBehind: readonly string[];
  /** One part, without a number: "a", "an". */
  readonly one: readonly string[];
  /** Between a whole number and its fraction: "and". */
  readonly connectors: readonly string[];
  /** Between a fraction and what it is of: "a", "of a" in "a quarter of a million". */
  readonly ofScale: readonly string[];
  /** The sign before decimals as it is said: "point". */
  readonly points: readonly string[];
  /** The same, but only between numbers with nothing behind them: "siete con cincuenta". */
  readonly closedPoints: readonly string[];
  /** Between what is divided and what by: "over". */
  readonly divides: readonly string[];
  /** The same, but as often between what somebody gives and the most there is to give: "8 sur 10". */
  readonly rates: readonly string[];
}
