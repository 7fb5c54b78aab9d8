import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  events,
  installEvents,
  scopes,
  slackManifest,
} from '../../../src/adapters/slack/manifest.ts';
import { run } from '../../cli/run.ts';
import { scopeOf } from '../../support/slack/api.ts';
import { answer, last, mention, openRoom, troubles } from '../../support/slack/open.ts';
import { readable } from '../../support/slack/room.ts';

const folder = join(import.meta.dirname, '../../../src/adapters/slack');
const source = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** What Slack asks for before it tells an app of an event. */
const scopeOfEvent: Readonly<Record<(typeof events)[number], string | undefined>> = {
  app_home_opened: undefined,
  app_mention: 'app_mentions:read',
  'message.channels': 'channels:history',
  'message.groups': 'groups:history',
  'message.im': 'im:history',
  'message.mpim': 'mpim:history',
};

/** What Slack asks for before it takes a manifest with a feature. */
const scopeOfFeature: Readonly<Record<string, string | undefined>> = {
  agent_view: 'assistant:write',
  app_home: undefined,
  bot_user: undefined,
  shortcuts: 'commands',
  slash_commands: 'commands',
};

test('asks for exactly the rights that the calls, events and features need', () => {
  const called = [...source.matchAll(/client\.((?:\w+\.)+\w+)\(/g)].map(
    ([, method]) => method ?? '',
  );
  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((method) => !(method in scopeOf))).toEqual([]);
  const { features } = slackManifest({ name: 'Slotwise', flows: [] });
  expect(Object.keys(features).filter((name) => !(name in scopeOfFeature))).toEqual([]);
  const needed = [
    ...Object.keys(features).flatMap((name) => scopeOfFeature[name] ?? []),
    ...called.flatMap((method) => scopeOf[method] ?? []),
    ...events.flatMap((event) => scopeOfEvent[event] ?? []),
  ];
  expect([...scopes]).toEqual([...new Set(needed)].toSorted());
});

test('subscribes to exactly the events that are read', () => {
  const payload = readFileSync(join(folder, 'payload.ts'), 'utf8');
  const subscribed = [...events, ...installEvents];
  const kinds = subscribed.map((event) => event.split('.')[0] ?? '');
  const read = [...payload.matchAll(/'(app_\w+|message|member_\w+|tokens_\w+)'/g)].map(
    ([, kind]) => kind,
  );
  expect([...new Set(read)].toSorted()).toEqual([...new Set(kinds)].toSorted());
});

test('is for one workspace, or for all that install the app', () => {
  const requestUrl = 'https://bot.example/slack/events';
  const one = slackManifest({ name: 'Slotwise', flows: [], requestUrl });
  expect(one.settings.event_subscriptions.bot_events).toEqual(events);
  expect(one.settings).toMatchObject({ org_deploy_enabled: false, token_rotation_enabled: false });
  expect(one.oauth_config).not.toHaveProperty('redirect_urls');
  const many = slackManifest({ name: 'Slotwise', flows: [], requestUrl, many: true });
  expect(many.settings.event_subscriptions.bot_events).toEqual([...events, ...installEvents]);
  expect(many.settings).toMatchObject({ org_deploy_enabled: true, token_rotation_enabled: true });
  expect(many.oauth_config).toEqual({
    redirect_urls: ['https://bot.example/slack/oauth_redirect'],
    scopes: { bot: scopes },
  });
});

/** What Slack calls a message, by the kind of channel that a desk can be. */
test.each([
  ['a channel', 'C9', 'message.channels', 'channels:history'],
  ['a private channel', 'G9', 'message.groups', 'groups:history'],
] as const)(
  'covers a desk in %s: its notes, answers and buttons',
  async (_, desk, event, scope) => {
    expect(events).toContain(event);
    expect(scopes).toContain(scope);
    const hears = async (subscribed: readonly string[]) => {
      const room = await openRoom({ desk, scopes, events: subscribed });
      const { root } = await mention(room, "Hi, I'm Dana from Northwind");
      await answer(room, 'U1', root, '<@UBOT> I want to talk to a human');
      const [note] = room.seen(desk);
      if (note === undefined) throw new Error('The desk has no note.');
      await room.say('U2', desk, 'Shall I call you?', { thread: note.ts });
      await room.drain();
      const heard = readable(last(room, root)).includes('Shall I call you?');
      await room.tap('U2', note, 'Back to the bot');
      await room.drain();
      expect(readable(last(room, root))).toContain('back to help you');
      expect(room.slack.calls.filter(({ method }) => !(method in scopeOf))).toEqual([]);
      expect(troubles(room)).toEqual([]);
      return heard;
    };
    expect(await hears(events)).toBe(true);
    expect(await hears(events.filter((each) => each !== event))).toBe(false);
  },
);

test('is for a socket, or for an address', () => {
  const socket = slackManifest({ name: 'Slotwise', flows: [] });
  expect(socket.settings.socket_mode_enabled).toBe(true);
  expect(JSON.stringify(socket)).not.toContain('url"');
  const url = 'https://bot.example/slack/events';
  const http = slackManifest({ name: 'Slotwise', flows: [], requestUrl: url });
  expect(http.settings).toMatchObject({
    socket_mode_enabled: false,
    event_subscriptions: { request_url: url },
    interactivity: { request_url: url },
  });
  expect(http.features.slash_commands[0]).toMatchObject({ url });
});

test('is printed by a command', async () => {
  const { status, stdout } = await run('dist/cli/slack-manifest.js', ['--name', 'Ida']);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    display_information: { name: 'Ida' },
    oauth_config: { scopes: { bot: scopes } },
  });
  const url = ['--url', 'https://bot.example/slack/events'];
  const many = await run('dist/cli/slack-manifest.js', [...url, '--many']);
  expect(JSON.parse(many.stdout)).toHaveProperty('oauth_config.redirect_urls');
  const nowhere = await run('dist/cli/slack-manifest.js', ['--many']);
  expect(nowhere.status).not.toBe(0);
  const wrong = await run('dist/cli/slack-manifest.js', ['--url', 'localhost']);
  expect(wrong.status).not.toBe(0);
});
