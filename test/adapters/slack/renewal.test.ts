import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Installation, Installations } from '../../../src/adapters/slack/installations.ts';
import { tokenRenewal } from '../../../src/adapters/slack/renewal.ts';
import { memoryRegistry } from '../../../src/store/memory/registry.ts';
import { redisRegistry } from '../../../src/store/redis/registry.ts';
import { type SharedRedis, sharedRedis } from '../../support/redis.ts';

const hourMs = 3_600_000;
const nowMs = Date.UTC(2026, 0, 5, 9);
const encryption = `2026:${Buffer.alloc(32, 1).toString('base64')}`;

let server: SharedRedis;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await sharedRedis();
});
afterAll(async () => {
  for (const close of closing) await close();
  await server.stop();
});

function endingIn(ms: number): Installation {
  return {
    botToken: 'old',
    botUser: 'UBOT',
    installedAtMs: nowMs,
    rotation: { refreshToken: 'r1', endsAtMs: nowMs + ms },
  };
}

/** Processes that share what is installed; each gives what it would speak with. */
function processes(open: () => Installations, count: number, exchange = granted) {
  const exchanged: string[] = [];
  const failures: unknown[] = [];
  const all = Array.from({ length: count }, () => {
    const installations = open();
    const renewal = tokenRenewal({
      installations,
      nowMs: () => nowMs,
      failed: (_, error) => failures.push(error),
      async exchange(refreshToken) {
        exchanged.push(refreshToken);
        return exchange();
      },
    });
    return { installations, renewal };
  });
  return { all, exchanged, failures };
}

async function granted() {
  return { botToken: 'new', refreshToken: 'r2', endsAtMs: nowMs + 12 * hourMs };
}

function inMemory(): () => Installations {
  const shared = memoryRegistry<Installation>();
  return () => shared;
}

function inRedis(): () => Installations {
  const keyPrefix = `${server.prefix}renewal-${closing.length}:`;
  return () => {
    const one = redisRegistry<Installation>('installation', {
      url: server.url,
      keyPrefix,
      encryption,
    });
    closing.push(() => one.close());
    return one;
  };
}

describe.each([
  ['in memory', inMemory],
  ['in Redis', inRedis],
])('%s', (_, make) => {
  test.each([
    ['ends soon', hourMs],
    ['has ended', -hourMs],
  ])('a token that %s is renewed once, by however many', async (_, ms) => {
    const { all, exchanged, failures } = processes(make(), 3);
    const [first] = all;
    await first?.installations.put('T1', endingIn(ms));
    const spoken = await Promise.all(
      all.flatMap(({ installations, renewal }) =>
        Array.from({ length: 5 }, async () => {
          const found = await installations.get('T1');
          return found && renewal.inForce('T1', found);
        }),
      ),
    );
    await Promise.all(all.map(({ renewal }) => renewal.idle()));
    expect(exchanged).toEqual(['r1']);
    expect(failures).toEqual([]);
    expect(spoken).not.toContain(undefined);
    expect(await first?.installations.get('T1')).toEqual({
      botToken: 'new',
      botUser: 'UBOT',
      installedAtMs: nowMs,
      rotation: { refreshToken: 'r2', endsAtMs: nowMs + 12 * hourMs },
    });
  });
});

test.each([
  ['lasts', endingIn(3 * hourMs)],
  ['never ends', { botToken: 'old', botUser: 'UBOT', installedAtMs: nowMs }],
])('a token that %s is left alone', async (_, installation) => {
  const { all, exchanged } = processes(inMemory(), 1);
  await all[0]?.installations.put('T1', installation);
  expect(await all[0]?.renewal.inForce('T1', installation)).toBe(installation);
  expect(exchanged).toEqual([]);
});

test.each<[string, Installation | undefined]>([
  ['installed anew', { botToken: 'other', botUser: 'UBOT', installedAtMs: nowMs + 1 }],
  ['removed', undefined],
])('what was %s in the meantime stays so', async (_, meanwhile) => {
  const shared = memoryRegistry<Installation>();
  const { all } = processes(
    () => shared,
    1,
    async () => {
      await shared.update('T1', () => meanwhile);
      return granted();
    },
  );
  await shared.put('T1', endingIn(-hourMs));
  expect(await all[0]?.renewal.inForce('T1', endingIn(-hourMs))).toEqual(meanwhile);
  expect(await shared.get('T1')).toEqual(meanwhile);
});

test('a failure is told, and nobody tries at once again', async () => {
  const open = inMemory();
  const { all, exchanged, failures } = processes(open, 2, async () => {
    throw new Error('Slack is away.');
  });
  await open().put('T1', endingIn(-hourMs));
  for (const { installations, renewal } of all) {
    const found = await installations.get('T1');
    expect((found && (await renewal.inForce('T1', found)))?.botToken).toBe('old');
  }
  expect(exchanged).toEqual(['r1']);
  expect(failures).toHaveLength(1);
});
