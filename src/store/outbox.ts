/** What leaves for the outside: entries, in lanes, and what becomes of them (`Store` in port.ts). */

/**
 * One platform call or one webhook post. `body` is what the sender needs, fixed before the commit.
 * An entry whose `message` names an earlier one that is still waiting in the lane takes its place.
 */
export interface OutboxEntry {
  readonly id: string;
  readonly key: string;
  /** Entries of a lane leave in order; lanes do not wait for each other. */
  readonly lane: string;
  readonly kind: 'message' | 'webhook';
  /** The logical message; its receipt comes back under this id. */
  readonly message?: string;
  readonly body: unknown;
  readonly createdAtMs: number;
  /** The place that it is sent to, where that is not the conversation itself. */
  readonly to?: string;
  /** The logical message that it belongs under. */
  readonly under?: string;
  /** What the platform called the message that it changes, known before the receipt went. */
  readonly sentAs?: string;
  /** People have taken over, and are told where it cannot be sent. */
  readonly tells?: true;
  /** Ids of the people whose words or values may be in it, so that it can be forgotten with them. */
  readonly people?: readonly string[];
}

export interface LaneToken {
  readonly key: string;
  readonly lane: string;
  readonly token: string;
}

export interface LaneClaim extends LaneToken {
  readonly entry: OutboxEntry;
  /** Tries of this entry, this one included. */
  readonly attempts: number;
  /** What the platform called the logical message, if an earlier entry sent it: edit instead of send. */
  readonly platformMessageId?: string;
}

export type Settlement =
  | { readonly result: 'sent'; readonly entryId: string; readonly platformMessageId?: string }
  | {
      readonly result: 'retry';
      readonly entryId: string;
      readonly atMs: number;
      readonly reason: string;
      /** The entry was not tried after all: this attempt does not count. */
      readonly untried?: true;
    }
  | { readonly result: 'parked'; readonly entryId: string; readonly reason: string };
