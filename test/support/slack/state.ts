import type { Block } from '../../../src/adapters/slack/blocks.ts';
import { events, installEvents } from '../../../src/adapters/slack/manifest.ts';

export const botUser = 'UBOT';
export const botId = 'BBOT';
export const team = 'T1';
export const botToken = 'xoxb-test';
export const appToken = 'xapp-test';
export const signingSecret = 'a'.repeat(32);

/** A message as it stands in a channel. */
export interface Posted {
  readonly channel: string;
  readonly ts: string;
  readonly thread?: string;
  readonly user: string;
  /** Only this person sees it. */
  readonly onlyFor?: string;
  text: string;
  blocks: readonly Block[];
  edited?: string;
}

export interface View {
  readonly id: string;
  readonly hash: string;
  readonly type: string;
  readonly callback_id?: string;
  readonly private_metadata?: string;
  readonly blocks: readonly Block[];
  readonly [key: string]: unknown;
}

export interface Channel {
  readonly id: string;
  /** The bot may write here. */
  member: boolean;
  archived: boolean;
  deleted: boolean;
}

/** What the next calls of a method get instead of being done. */
export type Trouble =
  | { readonly error: string }
  | { readonly status: number }
  | { readonly retryAfter: number };

/** Where something happens, and as whom the bot does it. */
export interface Identity {
  readonly team: string;
  /** Set where the app is installed for an organisation: then that is who installed it. */
  readonly enterprise?: string;
  readonly botUser: string;
}

/** A workspace: what was posted, opened and asked, and what is to go wrong. */
export interface Workspace extends Identity {
  /** Tokens of the bot that are taken here, with when they end. */
  readonly tokens: Map<string, number>;
  readonly posted: Posted[];
  readonly views: View[];
  readonly homes: Map<string, View>;
  readonly calls: { readonly method: string; readonly args: Readonly<Record<string, unknown>> }[];
  readonly troubles: Map<string, Trouble[]>;
  readonly channels: Map<string, Channel>;
  /** Trigger ids that were handed out: how often used, and whether too old by now. */
  readonly triggers: Map<string, { used: boolean; expired: boolean }>;
  readonly people: Map<string, { name: string; tz: string; locale: string }>;
  /** What is in files, by their ids. */
  readonly files: Map<string, Buffer>;
  readonly scopes: ReadonlySet<string>;
  /** What the app has subscribed to: it is told of nothing else. */
  events: ReadonlySet<string>;
  tokenError?: string;
  /** Hears of what the bot posts and edits, as the bot itself does. */
  onPosted?: (message: Posted, before?: string) => void;
  nextTs(): string;
  channel(id: string): Channel;
}

export function workspace(
  scopes: readonly string[],
  identity: Identity = { team, botUser },
  tokens: readonly string[] = [botToken],
): Workspace {
  let last = 0;
  const channels = new Map<string, Channel>();
  return {
    ...identity,
    tokens: new Map(tokens.map((token) => [token, Number.POSITIVE_INFINITY])),
    posted: [],
    views: [],
    homes: new Map(),
    calls: [],
    troubles: new Map(),
    channels,
    triggers: new Map(),
    people: new Map(),
    files: new Map(),
    scopes: new Set(scopes),
    events: new Set([...events, ...installEvents]),
    nextTs() {
      last += 1;
      return `1754000${String(Math.floor(last / 1000)).padStart(3, '0')}.${String(last % 1000).padStart(4, '0')}00`;
    },
    channel(id) {
      const known = channels.get(id) ?? { id, member: true, archived: false, deleted: false };
      channels.set(id, known);
      return known;
    },
  };
}
