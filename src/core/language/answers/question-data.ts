/** How questions and requests begin. */
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
