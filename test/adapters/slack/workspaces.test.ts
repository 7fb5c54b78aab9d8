import { describe, expect, test } from 'vitest';
import { scopes } from '../../../src/adapters/slack/manifest.ts';
import { back, begun, clientId, install as installBy } from '../../support/slack/installing.ts';
import { openRoom, troubles } from '../../support/slack/open.ts';
import { readable, room as roomOf } from '../../support/slack/room.ts';
import { type Workspace, workspace } from '../../support/slack/state.ts';
import type { SlackWorld, SlackWorldOptions } from '../../support/slack/world.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const opening = '<@UBOT> we need a website, I am Dana from Northwind';

/** A bot for many workspaces, of which this one is the first to install it. */
async function installedRoom(options: SlackWorldOptions = {}, rotates = false) {
  const room = await openRoom({ many: {}, ...options });
  room.installing.rotates = rotates;
  await install(room, room.slack);
  return room;
}

function install({ server, installing }: SlackWorld, at: Workspace): Promise<Response> {
  return installBy(server, installing, at);
}

async function mentioned(world: SlackWorld, text = opening): Promise<string> {
  const root = await world.say('U1', 'C1', text);
  await world.drain();
  return root;
}

function told(world: SlackWorld, kind: string) {
  return world.notices.filter(({ notice }) => notice === kind);
}

function second(world: Workspace = workspace(scopes, { team: 'T2', botUser: 'UBOT2' }, [])) {
  world.people.set('U1', { name: 'Ines', tz: 'Europe/Lisbon', locale: 'en-GB' });
  return world;
}

describe('installing', () => {
  test('leads to Slack with the rights of the manifest, and back to a bot that answers', async () => {
    const room = await openRoom({ many: {} });
    const { answer, to, state, cookie } = await begun(room.server);
    expect(answer.status).toBe(302);
    expect(to.origin + to.pathname).toBe('https://slack.com/oauth/v2/authorize');
    expect(to.searchParams.get('client_id')).toBe(clientId);
    expect(to.searchParams.get('scope')?.split(',')).toEqual([...scopes]);
    const page = await back(
      room.server,
      { code: room.installing.agree(room.slack), state },
      cookie,
    );
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('https://slack.com/app_redirect?app=A1&amp;team=T1');
    expect(told(room, 'installed')).toEqual([{ notice: 'installed', team: 'T1' }]);
    const root = await mentioned(room);
    expect(room.seen('C1', root)).toHaveLength(1);
    expect(troubles(room)).toEqual([]);
  });

  test.each([
    [
      'in another browser',
      async (room: SlackWorld) => {
        const { state } = await begun(room.server);
        return back(room.server, { code: room.installing.agree(room.slack), state });
      },
    ],
    [
      'with a state that was made up',
      async (room: SlackWorld) => {
        const state = 'made-up';
        const cookie = 'slack-app-oauth-state=made-up';
        return back(room.server, { code: room.installing.agree(room.slack), state }, cookie);
      },
    ],
    [
      'with a code that Slack does not know',
      async (room: SlackWorld) => {
        const { state, cookie } = await begun(room.server);
        return back(room.server, { code: 'unknown', state }, cookie);
      },
    ],
    [
      'and changing one’s mind',
      async (room: SlackWorld) => {
        const { state, cookie } = await begun(room.server);
        return back(room.server, { error: 'access_denied', state }, cookie);
      },
    ],
    ['where it cannot be kept', async (room: SlackWorld) => install(room, room.slack), true],
  ])('%s: nothing is installed, and the page says so', async (_, visit, broken = false) => {
    const away = async () => {
      throw new Error('The store is away.');
    };
    const installations = { get: async () => undefined, put: away, update: away };
    const room = await openRoom({ many: broken ? { installations } : {} });
    const page = await visit(room);
    expect(page.status).toBe(400);
    const text = await page.text();
    expect(text).toContain('Nothing was installed');
    expect(text).toContain('href="/slack/install"');
    expect(await room.installations.get('T1')).toBeUndefined();
    expect(told(room, 'installed')).toEqual([]);
  });

  test('speaks the language of the browser', async () => {
    const room = await openRoom({ many: {} });
    const page = await back(room.server, { error: 'access_denied' }, '', 'ru,en;q=0.8');
    expect(await page.text()).toContain('Ничего не установлено');
  });

  test('again gets a new token, and what waits is said with that', async () => {
    const room = await installedRoom();
    room.slack.tokens.clear();
    const root = await mentioned(room);
    expect(room.seen('C1', root)).toEqual([]);
    await install(room, room.slack);
    await room.clock.advance(5 * minuteMs);
    await room.drain();
    expect(room.seen('C1', root)).toHaveLength(1);
  });
});

describe('workspaces', () => {
  test('are kept apart, though channel, message and person have the same ids', async () => {
    const other = second();
    const room = await installedRoom({ many: { others: [other] } });
    await install(room, other);
    const there = roomOf(other, room.server);
    const here = await mentioned(room, '<@UBOT> we need a website, about thirty people');
    const elsewhere = await there.say('U1', 'C1', '<@UBOT2> we need a website, about sixty people');
    await room.drain();
    expect(elsewhere).toBe(here);
    const values = await Promise.all(
      ['T1', 'T2'].map(async (team) => {
        const key = `slack:${team}:C1:${here}`;
        const { session } = (await room.store.readConversation(key, room.clock.nowMs())) ?? {};
        return session?.slots.company_size;
      }),
    );
    expect(values).toMatchObject([{ value: '10-49' }, { value: '50-249' }]);
    expect(readable(room.seen('C1', here)[0] ?? { blocks: [], text: '' })).toContain('10–49');
    const [answered] = other.posted.filter(({ user }) => user === 'UBOT2');
    expect(readable(answered ?? { blocks: [], text: '' })).toContain('50–249');
    expect(troubles(room)).toEqual([]);
  });

  test('that have not installed the app are acknowledged and left alone', async () => {
    const other = second();
    const room = await installedRoom({ many: { others: [other] } });
    const there = roomOf(other, room.server);
    expect(
      (
        await there.tell({
          type: 'app_mention',
          channel: 'C1',
          user: 'U1',
          text: opening,
          ts: '1.1',
        })
      ).status,
    ).toBe(200);
    expect((await there.command('U1', 'C1', '')).status).toBe(200);
    await room.drain();
    expect(other.calls).toEqual([]);
    expect(told(room, 'ignored')).toMatchObject([
      { reason: 'the app is not installed there' },
      { reason: 'the app is not installed there' },
    ]);
  });

  test('of an organisation that installed the app for all are one team', async () => {
    const org = second(workspace(scopes, { team: 'T7', enterprise: 'E1', botUser: 'UBOT' }, []));
    const room = await openRoom({ many: { others: [org] } });
    await install(room, org);
    const there = roomOf(org, room.server);
    const root = await there.say('U1', 'C1', opening);
    await room.drain();
    const [first] = there.seen('C1', root);
    expect(first).toBeDefined();
    await there.command('U1', 'C1', '');
    await room.drain();
    expect(there.seen('C1')).toHaveLength(3);
    expect(await room.store.hasConversation(`slack:E1:C1:${root}`, room.clock.nowMs())).toBe(true);
    expect(troubles(room)).toEqual([]);
  });

  test('hand over to one desk, in the workspace of its address', async () => {
    const other = second();
    const room = await openRoom({ many: { others: [other] }, desk: 'T2:C9' });
    for (const each of [room.slack, other]) await install(room, each);
    const root = await mentioned(room);
    await room.say('U1', 'C1', 'I want to talk to a human', { thread: root });
    await room.drain();
    const there = roomOf(other, room.server);
    const [note] = there.seen('C9');
    if (note === undefined) throw new Error('The desk has no note.');
    await there.say('U1', 'C9', 'Shall I call you?', { thread: note.ts });
    await room.drain();
    expect(readable(room.seen('C1', root).at(-1) ?? note)).toContain('Shall I call you?');
    expect(troubles(room)).toEqual([]);
  });
});

describe('tokens that end', () => {
  test('are renewed ahead of that, once, while what comes in is taken', async () => {
    const room = await installedRoom({}, true);
    const before = (await room.installations.get('T1'))?.botToken;
    await room.clock.advance(9 * hourMs);
    await mentioned(room);
    expect(room.installing.exchanges).toEqual(['code']);
    await room.restart(hourMs + minuteMs);
    await Promise.all(Array.from({ length: 5 }, () => room.say('U1', 'C1', opening)));
    await room.drain();
    await expect.poll(() => room.installing.exchanges).toEqual(['code', 'refresh']);
    await expect.poll(async () => (await room.installations.get('T1'))?.botToken).not.toBe(before);
    expect((await room.installations.get('T1'))?.rotation?.claim).toBeUndefined();
    expect(troubles(room)).toEqual([]);
  });

  test('are waited for where they have ended', async () => {
    const room = await installedRoom({}, true);
    await room.restart(13 * hourMs);
    const asked = [room.say('U1', 'C1', opening), room.say('U2', 'C2', opening)];
    await Promise.all(asked);
    await room.drain();
    expect(room.seen('C1')).toHaveLength(1);
    expect(room.seen('C2')).toHaveLength(1);
    expect(room.installing.exchanges).toEqual(['code', 'refresh']);
    expect(troubles(room)).toEqual([]);
  });

  test('stay as they are where a renewal fails, and are tried again', async () => {
    const room = await installedRoom({}, true);
    await room.restart(10 * hourMs + minuteMs);
    room.installing.trouble = 'internal_error';
    await mentioned(room);
    await expect.poll(() => told(room, 'not-renewed')).toHaveLength(1);
    await mentioned(room);
    expect(room.installing.exchanges).toEqual(['code', 'refresh']);
    await room.clock.advance(minuteMs);
    await mentioned(room);
    await expect.poll(() => room.installing.exchanges).toEqual(['code', 'refresh', 'refresh']);
    expect(room.seen('C1')).toHaveLength(3);
    expect(JSON.stringify(told(room, 'not-renewed'))).not.toContain('xox');
  });
});

describe('a workspace that removes the app', () => {
  const uninstalled = { type: 'app_uninstalled' };

  test.each([
    ['app_uninstalled', uninstalled],
    ['tokens_revoked', { type: 'tokens_revoked', tokens: { oauth: [], bot: ['UBOT'] } }],
  ])('%s forgets its tokens, and what is to be said there is set aside', async (_, event) => {
    const room = await installedRoom();
    room.slack.troubles.set('chat.postMessage', [{ status: 503 }]);
    await mentioned(room);
    room.slack.tokens.clear();
    expect((await room.tell(event)).status).toBe(200);
    expect(await room.installations.get('T1')).toBeUndefined();
    expect(told(room, 'left')).toEqual([{ notice: 'left', team: 'T1' }]);
    await room.clock.advance(minuteMs);
    await room.drain();
    expect(room.events.filter(({ event }) => event === 'parked')).toMatchObject([
      { reason: 'not-installed' },
    ]);
    expect(room.events.filter(({ event }) => event === 'fault')).toEqual([]);
    expect((await room.tell(event)).status).toBe(200);
  });

  test('and installs it anew is not undone by what comes late', async () => {
    const room = await installedRoom();
    room.slack.tokens.clear();
    await install(room, room.slack);
    await room.tell(uninstalled);
    expect(await room.installations.get('T1')).toBeDefined();
    const root = await mentioned(room);
    expect(room.seen('C1', root)).toHaveLength(1);
  });

  test('is asked for again where Slack does not tell whether it is gone', async () => {
    const room = await installedRoom();
    room.slack.troubles.set('auth.test', [{ status: 503 }, { error: 'internal_error' }]);
    expect((await room.tell(uninstalled, 'Ev8')).status).toBe(500);
    expect((await room.tell(uninstalled, 'Ev8')).status).toBe(500);
    expect(await room.installations.get('T1')).toBeDefined();
  });

  test('is not meant where a person takes back a token of their own', async () => {
    const room = await installedRoom();
    room.slack.tokens.clear();
    await room.tell({ type: 'tokens_revoked', tokens: { oauth: ['U1'] } });
    expect(await room.installations.get('T1')).toBeDefined();
  });
});

test('a store that is away: nothing is acknowledged, and what is to be sent waits', async () => {
  const room = await installedRoom();
  room.slack.troubles.set('chat.postMessage', [{ status: 503 }]);
  const root = await mentioned(room);
  const { get } = room.installations;
  Object.assign(room.installations, {
    get: async () => {
      throw new Error('The store is away.');
    },
  });
  expect(
    (await room.tell({ type: 'app_mention', channel: 'C1', user: 'U1', text: opening, ts: root }))
      .status,
  ).toBe(500);
  await room.clock.advance(2_000);
  await room.drain();
  expect(room.events.findLast(({ event }) => event === 'waiting')).toMatchObject({
    reason: 'installation-unknown',
  });
  Object.assign(room.installations, { get });
  await room.clock.advance(minuteMs);
  await room.drain();
  expect(room.seen('C1', root)).toHaveLength(1);
});
