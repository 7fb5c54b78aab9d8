import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import type { KnownPerson } from './reading.ts';

const answer = z.object({
  user: z.object({
    tz: z.string().nullish(),
    locale: z.string().nullish(),
    real_name: z.string().nullish(),
    profile: z
      .object({ display_name: z.string().nullish(), real_name: z.string().nullish() })
      .nullish(),
  }),
});

/** Names, languages and time zones of people, asked for once an hour. */
export interface People {
  /** What is known or can be found out in a moment; whoever cannot be looked up is left out. */
  lookUp(users: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
}

const keptMs = 3_600_000;
const mostKept = 5_000;
/** Slack waits three seconds for the answer to an event, and a name is worth one of them. */
const patienceMs = 1_000;
/** After a failure nobody is asked about for a while: words matter more than names. */
const failedMs = 30_000;

export function slackPeople(client: WebClient, nowMs: () => number): People {
  const known = new Map<string, { readonly person: KnownPerson; readonly untilMs: number }>();

  async function lookUp(user: string): Promise<KnownPerson> {
    const kept = known.get(user);
    if (kept !== undefined && kept.untilMs > nowMs()) return kept.person;
    const found = await ask(user);
    const untilMs = nowMs() + (found === undefined ? failedMs : keptMs);
    const person = found ?? kept?.person ?? {};
    known.delete(user);
    known.set(user, { person, untilMs });
    for (const oldest of known.keys()) {
      if (known.size <= mostKept) break;
      known.delete(oldest);
    }
    return person;
  }

  async function ask(user: string): Promise<KnownPerson | undefined> {
    try {
      const given = await client.users.info({ user, include_locale: true });
      const { tz, locale, real_name, profile } = answer.parse(given).user;
      const name = profile?.display_name || profile?.real_name || real_name;
      return {
        ...(name && { name }),
        ...(locale && { locale }),
        ...(tz && { timeZone: tz }),
      };
    } catch {
      return undefined;
    }
  }

  return {
    async lookUp(users) {
      const found = await Promise.all(
        [...new Set(users)].slice(0, mostAtOnce).map(async (user) => {
          return [user, await inTime(lookUp(user))] as const;
        }),
      );
      return new Map(found.filter(([, person]) => Object.keys(person).length > 0));
    },
  };
}

const mostAtOnce = 5;

function inTime(asked: Promise<KnownPerson>): Promise<KnownPerson> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({}), patienceMs);
    asked.then((person) => {
      clearTimeout(timer);
      resolve(person);
    });
  });
}
