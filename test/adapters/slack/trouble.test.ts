import { expect, test } from 'vitest';
import { OperationalError } from '../../../src/errors.ts';
import type { Store } from '../../../src/store/port.ts';
import { answer, last, mention, openRoom, troubles } from '../../support/slack/open.ts';
import { envelope, readable } from '../../support/slack/room.ts';
import { bodyOf, signed } from '../../support/slack/server.ts';
import type { SlackWorld } from '../../support/slack/world.ts';

const opening = 'we need a website, I am Dana from Northwind';

function mentioned(ts: string, text = `<@UBOT> ${opening}`) {
  return { type: 'app_mention', channel: 'C1', user: 'U1', text, ts };
}

function turns(room: SlackWorld): number {
  return room.events.filter(({ event }) => event === 'turn').length;
}

/** A store that cannot take the first so many arrivals. */
function failing(times: number) {
  let left = times;
  return (store: Store): Store => ({
    ...store,
    async accept(...given) {
      if (left === 0) return store.accept(...given);
      left -= 1;
      throw new OperationalError('store-unavailable', 'away');
    },
  });
}

/** As if a person had posted it: the thread exists. */
function posted(room: SlackWorld): string {
  const ts = room.slack.nextTs();
  room.slack.posted.push({ channel: 'C1', ts, user: 'U1', text: opening, blocks: [] });
  return ts;
}

test('what could not be kept is not acknowledged, and the retry is taken', async () => {
  const room = await openRoom({ through: failing(1) });
  const event = mentioned(posted(room));
  expect((await room.tell(event, 'Ev9')).status).toBe(500);
  expect(turns(room)).toBe(0);
  const retry = { num: 1, reason: 'http_error' };
  expect((await room.tell(event, 'Ev9', retry)).status).toBe(200);
  await room.drain();
  expect(turns(room)).toBe(1);
  expect(room.notices.map(({ notice }) => notice)).toContain('not-taken');
});

test('over a socket it is the same', async () => {
  const room = await openRoom({ by: 'socket', through: failing(1) });
  const event = mentioned(posted(room));
  const first = room.tell(event, 'Ev9');
  await expect.poll(() => room.notices.map(({ notice }) => notice)).toContain('not-taken');
  const second = await room.tell(event, 'Ev9', { num: 1, reason: 'timeout' });
  expect(second.status).toBe(200);
  await room.drain();
  expect(turns(room)).toBe(1);
  await room.end();
  expect((await first).status).toBe(0);
});

test('a tap, a form and a command that could not be kept are not acknowledged either', async () => {
  const room = await openRoom({ through: failing(1) });
  expect((await room.command('U1', 'C1', '')).status).toBe(500);
});

test('the same event again and again has one effect, and a retry that is the first to arrive counts', async () => {
  const room = await openRoom();
  const event = mentioned(posted(room));
  const retry = { num: 2, reason: 'http_timeout' };
  await room.tell(event, 'Ev7', retry);
  await room.tell(event, 'Ev7');
  await room.tell({ ...event, type: 'message', channel_type: 'channel' }, 'Ev8');
  await room.drain();
  expect(turns(room)).toBe(1);
});

test('answers that come in another order are taken as they come', async () => {
  const room = await openRoom();
  const { root } = await mention(room, 'we need a website');
  const [earlier, later] = [room.slack.nextTs(), room.slack.nextTs()];
  const said = {
    type: 'message',
    channel: 'C1',
    channel_type: 'channel',
    user: 'U1',
    thread_ts: root,
  };
  await room.tell({ ...said, text: 'about sixty people', ts: later });
  await room.tell({ ...said, text: 'Dana from Northwind', ts: earlier });
  await room.drain();
  expect(troubles(room)).toEqual([]);
  const { session } = (await room.store.readConversation(`slack:T1:C1:${root}`, 0)) ?? {};
  expect(session?.slots).toMatchObject({
    company_size: { value: '50-249' },
    name: { value: 'Dana' },
  });
});

test.each([
  ['a wrong signature', { secret: 'b'.repeat(32) }],
  ['an old timestamp', { atMs: Date.now() - 6 * 60_000 }],
])('%s is refused', async (_, given) => {
  const room = await openRoom();
  const body = bodyOf('events_api', envelope(mentioned(posted(room)), 'Ev1'));
  const headers = { 'content-type': 'application/json', ...signed(body, given) };
  expect((await room.server.request(body, headers)).status).toBe(401);
  await room.drain();
  expect(turns(room)).toBe(0);
});

test('a full lane waits as long as Slack says, and nothing is sent twice', async () => {
  const room = await openRoom();
  room.slack.troubles.set('chat.postMessage', [{ retryAfter: 7 }]);
  const { root } = await mentionUnanswered(room);
  expect(waits(room)).toEqual([['rate-limited', 7_000]]);
  await room.clock.advance(7_000);
  await room.drain();
  expect(room.seen('C1', root)).toHaveLength(1);
});

test.each([
  ['token_revoked', 300_000],
  ['missing_scope', 300_000],
  ['internal_error', 1_000],
])('%s keeps the message until it can be sent', async (error, waitMs) => {
  const room = await openRoom();
  room.slack.troubles.set('chat.postMessage', [{ error }]);
  const { root } = await mentionUnanswered(room);
  expect(waits(room)).toEqual([[error, waitMs]]);
  await room.clock.advance(waitMs);
  await room.drain();
  expect(room.seen('C1', root)).toHaveLength(1);
});

test('a server that fails is asked again by the lane and not by the client', async () => {
  const room = await openRoom();
  room.slack.troubles.set('chat.postMessage', [{ status: 503 }]);
  const { root } = await mentionUnanswered(room);
  expect(waits(room)).toEqual([['http-503', 1_000]]);
  await room.clock.advance(1_000);
  await room.drain();
  expect(room.slack.calls.filter(({ method }) => method === 'chat.postMessage')).toHaveLength(2);
  expect(room.seen('C1', root)).toHaveLength(1);
});

test.each(['deleted', 'archived'] as const)('a channel that was %s ends cleanly', async (state) => {
  const room = await openRoom();
  const { root } = await mention(room, opening);
  room.slack.channel('C1')[state] = true;
  await answer(room, 'U1', root, 'about sixty');
  expect(room.events.filter(({ event }) => event === 'fault')).toEqual([]);
  expect(room.events.filter(({ event }) => event === 'parked')).toMatchObject([
    { reason: state === 'deleted' ? 'channel_not_found' : 'is_archived' },
  ]);
  expect(await room.store.nextDueAtMs()).toBeGreaterThan(room.clock.nowMs());
});

test('who cannot be looked up is answered all the same', async () => {
  const room = await openRoom({ scopes: ['chat:write'] });
  const { root } = await mention(room, opening);
  expect(readable(last(room, root))).toContain('?');
});

test('a restart in the middle loses nothing', async () => {
  const room = await openRoom();
  const { root } = await mention(room, `${opening}, about thirty people`);
  await room.restart();
  await room.tap('U1', last(room, root), 'Right');
  await room.drain();
  await answer(room, 'U1', root, 'by 1 March');
  expect(room.seen('C1', root).length).toBeGreaterThan(1);
  expect(troubles(room)).toEqual([]);
});

test('thirty thousand characters are answered in a sentence, and ping nobody', async () => {
  const room = await openRoom();
  const { root } = await mention(room, opening);
  await answer(room, 'U1', root, '<!channel> really '.repeat(1_700));
  expect(readable(last(room, root))).toContain("That's a lot at once");
  expect(JSON.stringify(room.seen('C1', root))).not.toContain('<!');
});

test('a token that Slack does not take ends the start, and says which variable', async () => {
  const room = await openRoom();
  room.slack.tokenError = 'invalid_auth';
  await expect(room.restart()).rejects.toThrow(/^SLACK_BOT_TOKEN: Slack answers invalid_auth/);
});

async function mentionUnanswered(room: SlackWorld) {
  const root = await room.say('U1', 'C1', `<@UBOT> ${opening}`);
  await room.drain();
  expect(room.seen('C1', root)).toHaveLength(0);
  return { root };
}

function waits(room: SlackWorld) {
  return room.events.flatMap((event) =>
    event.event === 'waiting' ? [[event.reason, event.atMs - room.clock.nowMs()]] : [],
  );
}

test.each([
  ['U1', 'is thinking…'],
  ['U3', 'думает…'],
])('while a model thinks, the thread says so in the language of %s', async (user, status) => {
  const room = await openRoom({
    understander: { by: 'model', understand: async () => ({ understanding: {} }) },
  });
  const { root } = await mention(room, 'florble grumpf and more', user);
  const statuses = room.slack.calls.filter(({ method }) => method.endsWith('setStatus'));
  const shown = { channel_id: 'C1', thread_ts: root, status };
  expect(statuses.map(({ args }) => args)).toMatchObject([shown]);
});

test('an answer that comes before the turn that begins the run is heard', async () => {
  let letGo = () => {};
  const thinking = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const understand = async () => {
    await thinking;
    return { understanding: { proposals: [] } };
  };
  const room = await openRoom({ understander: { by: 'model', understand } });
  const root = await room.say('U1', 'C1', '<@UBOT> florble grumpf and more');
  await room.say('U1', 'C1', 'I am Dana from Northwind', { thread: root });
  letGo();
  await room.drain();
  expect(room.events.flatMap((event) => (event.event === 'turn' ? event.inputs : []))).toHaveLength(
    2,
  );
});
