/**
 * How people say of what they wish that it has something: "a room with parking", "pets should be allowed".
 * A yes/no slot may ask for such a thing; its name is then only part of its label ("has parking").
 */
export interface FeatureData {
  /** Begin a label and are no part of the name: "has", "with". */
  readonly heads: readonly string[];
  /** The same, before a quality: "is". */
  readonly copulas: readonly string[];
  /** End a label and are no part of the name: "allowed", "needed". */
  readonly tails: readonly string[];
  /** Right before the name: "with", "that serves", "I need". */
  readonly having: readonly string[];
  /** Right before the name, say that something is so: "that is". */
  readonly being: readonly string[];
  /** Right before the name of a quality, which its thing follows: "a furnished flat". */
  readonly amid: readonly string[];
  /** How the name of a quality ends: "furnished". */
  readonly qualities: readonly string[];
  /** Right before the name, say that it is not wished: "without". */
  readonly lacking: readonly string[];
  /** Anywhere before the name, deny what is said of it: "not". */
  readonly denying: readonly string[];
  /** Right behind the name: "should be allowed". */
  readonly fitting: readonly string[];
  /** The same without a verb: "allowed". */
  readonly fittingAlone: readonly string[];
  /** In a question, ask for what the person has or is, which no wish answers: "do you have". */
  readonly ofPerson: readonly string[];
  /** Anywhere before the name, leave it open: "if", "whether". */
  readonly whether: readonly string[];
}
