/**
 * Records that all workers share, each under a name: endpoints of posts, installations of an app.
 * What is kept of one is `R`, plain JSON, and nobody's business here. Read anew every time, so a
 * change counts at once. Implementations pass test/store/registry-contract.ts.
 */
export interface Registry<R> {
  get(name: string): Promise<R | undefined>;
  /**
   * Puts what `change` makes of a record in its place and returns it; `undefined` stands for
   * absence on both sides. Nothing is lost to somebody who changes it at the same time: `change` is
   * then called again with what they left, so it must do nothing but return. What it throws comes
   * back, and nothing is changed.
   */
  update(name: string, change: (current: R | undefined) => R | undefined): Promise<R | undefined>;
  /** Puts a record in the place of whatever is under a name, whether or not that can be read. */
  put(name: string, record: R): Promise<void>;
  /** Removes what is under a name, whether or not it can be read. False where there is nothing. */
  remove(name: string): Promise<boolean>;
  close(): Promise<void>;
}
