import type { WebClient } from '@slack/web-api';
import type { Place, Places, Receive } from '../port.ts';
import type { Bots } from './bots.ts';
import type { OfferedFlow } from './home.ts';
import { platform } from './key.ts';
import type { KnownPlaces } from './known.ts';

/** What payloads are handled with. */
export interface HandlerContext {
  readonly bots: Bots;
  readonly flows: readonly OfferedFlow[];
  readonly receive: Receive;
  readonly places: Places;
  readonly known: KnownPlaces;
  readonly nowMs: () => number;
  /** Channels where people take over. */
  readonly desks: ReadonlySet<string>;
  /** Why something was left alone, for a log. Never with what somebody said. */
  readonly ignored: (reason: string) => void;
}

/** The same, in the workspace that a payload is for. */
export interface Scene extends HandlerContext {
  readonly client: WebClient;
}

/** What Slack is answered with; nothing for a plain acknowledgement. */
export type Answer =
  | { readonly response_action: 'errors'; readonly errors: Readonly<Record<string, string>> }
  | string
  | undefined;

export function placeAt(key: string): Place {
  return { key, platform };
}
