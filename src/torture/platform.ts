import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type PlatformEvent, type PlatformMessage, platform, readJson } from './adapter.ts';
import type { Chance } from './chance.ts';
import type { Script } from './script.ts';

export interface Shown extends PlatformMessage {
  readonly atMs: number;
}

/** A platform with people on it. It brings an event again until a worker has accepted it. */
export interface FakePlatform {
  readonly url: string;
  /** Every message that arrived, in order, by conversation. */
  readonly shown: ReadonlyMap<string, readonly Shown[]>;
  /** Ids of accepted events, in order, by conversation. */
  readonly accepted: ReadonlyMap<string, readonly string[]>;
  /** How often an event was brought again, after a failure or although it was accepted. */
  readonly broughtAgain: () => number;
  /** Lets a person have a conversation; resolves when the last reply has come. */
  converse(key: string, script: Script): Promise<void>;
  close(): Promise<void>;
}

const acceptMs = 4_000;
/** Shares of calls: refused for the moment, and brought although accepted. */
const refusedShare = 0.03;
const repeatedShare = 0.05;

export async function startPlatform(
  workerPorts: () => readonly number[],
  { next, pick }: Chance,
): Promise<FakePlatform> {
  const shown = new Map<string, Shown[]>();
  const accepted = new Map<string, string[]>();
  const listeners = new Map<string, (message: Shown) => void>();
  let broughtAgain = 0;
  let closed = false;

  const server = createServer(async (request, response) => {
    const message = (await readJson(request)) as PlatformMessage;
    if (next() < refusedShare) {
      response.writeHead(429).end();
      return;
    }
    const all = shown.get(message.key) ?? [];
    shown.set(message.key, all);
    const first = all.every((other) => other.message !== message.message);
    const now = { ...message, atMs: Date.now() };
    all.push(now);
    response.writeHead(200).end();
    if (first) listeners.get(message.key)?.(now);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function deliver(event: PlatformEvent): Promise<void> {
    for (let tries = 0; !closed; await setTimeout(200)) {
      const [first, ...others] = workerPorts();
      if (first === undefined) continue;
      tries += 1;
      if (tries > 1) broughtAgain += 1;
      if (await posted(pick([first, ...others]), event)) return;
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    shown,
    accepted,
    broughtAgain: () => broughtAgain,
    async converse(key, { steps }) {
      const events: string[] = [];
      accepted.set(key, events);
      for (const { say, until } of steps) {
        const answered = new Promise<void>((resolve) => {
          listeners.set(key, ({ text }) => {
            if (until.test(text)) resolve();
          });
        });
        for (const text of say) {
          const eventId = `${key}/${events.length}`;
          const event = { key, eventId, person: `person of ${key}`, text };
          await deliver(event);
          events.push(eventId);
          if (next() < repeatedShare) {
            broughtAgain += 1;
            await deliver(event);
          }
        }
        await answered;
      }
    },
    close: () =>
      new Promise((resolve) => {
        closed = true;
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function conversationKey(number: number): string {
  return `${platform}:${number}`;
}

async function posted(port: number, event: PlatformEvent): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(acceptMs),
    });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
