import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { events, scopes, slackManifest } from '../../../src/adapters/slack/manifest.ts';
import { run } from '../../cli/run.ts';
import { scopeOf } from '../../support/slack/api.ts';

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

test('asks for exactly the rights that the calls and events need', () => {
  const called = [...source.matchAll(/client\.((?:\w+\.)+\w+)\(/g)].map(
    ([, method]) => method ?? '',
  );
  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((method) => !(method in scopeOf))).toEqual([]);
  const needed = [
    'commands',
    ...called.flatMap((method) => scopeOf[method] ?? []),
    ...events.flatMap((event) => scopeOfEvent[event] ?? []),
  ];
  expect([...scopes]).toEqual([...new Set(needed)].toSorted());
});

test('subscribes to exactly the events that are read', () => {
  const payload = readFileSync(join(folder, 'payload.ts'), 'utf8');
  const kinds = events.map((event) => event.split('.')[0] ?? '');
  for (const kind of kinds) expect(payload).toContain(`'${kind}'`);
  const read = [...payload.matchAll(/'(app_\w+|message|member_\w+|tokens_\w+)'/g)].map(
    ([, k]) => k,
  );
  expect([...new Set(read)].toSorted()).toEqual([...new Set(kinds)].toSorted());
});

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
  const wrong = await run('dist/cli/slack-manifest.js', ['--url', 'localhost']);
  expect(wrong.status).not.toBe(0);
});
