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
