/** For each type of slot a reply by its number, and what the slot has besides its type. */
export const replies: Readonly<
  Record<string, readonly [(n: number) => string, Readonly<Record<string, unknown>>?]>
>;
