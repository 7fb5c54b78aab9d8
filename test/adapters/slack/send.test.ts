import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api';
import { describe, expect, test } from 'vitest';
import { slackPace } from '../../../src/adapters/slack/pace.ts';
import { outcomeOf } from '../../../src/adapters/slack/send.ts';
import { readSlackVariables } from '../../../src/adapters/slack/settings.ts';

function refusal(error: string) {
  return new WebAPIPlatformError({ ok: false, error });
}

describe('what an error of Slack comes to', () => {
  test.each([
    [new WebAPIRateLimitedError(30), { result: 'retry', afterMs: 30_000, reason: 'rate-limited' }],
    [refusal('channel_not_found'), { result: 'refused', reason: 'channel_not_found' }],
    [refusal('is_archived'), { result: 'refused', reason: 'is_archived' }],
    [refusal('not_in_channel'), { result: 'refused', reason: 'not_in_channel' }],
    [refusal('msg_blocks_too_long'), { result: 'refused', reason: 'msg_blocks_too_long' }],
    [refusal('something_new'), { result: 'refused', reason: 'something_new' }],
    [refusal('internal_error'), { result: 'retry', reason: 'internal_error' }],
    [refusal('token_revoked'), { result: 'retry', afterMs: 300_000, reason: 'token_revoked' }],
    [refusal('token_expired'), { result: 'retry', reason: 'token_expired' }],
    [new WebAPIHTTPError(502, '', {}), { result: 'retry', reason: 'http-502' }],
    [new WebAPIHTTPError(404, '', {}), { result: 'refused', reason: 'http-404' }],
    [new WebAPIRequestError(new Error('reset')), { result: 'retry', reason: 'unreachable' }],
  ])('%s', (error, outcome) => {
    expect(outcomeOf(error)).toEqual(outcome);
  });
});

test('a channel gets a few at once and then one a second; another one is not held up', async () => {
  let nowMs = 0;
  const waited: number[] = [];
  const pace = slackPace({
    nowMs: () => nowMs,
    wait: async (ms) => {
      waited.push(ms);
      nowMs += ms;
    },
  });
  const { signal } = new AbortController();
  for (let i = 0; i < 5; i += 1) await pace.turn('C1', signal);
  expect(waited).toEqual([1_000, 1_000]);
  await pace.turn('C2', signal);
  expect(waited).toHaveLength(2);
});

test('who would wait too long gives the lane back', async () => {
  const pace = slackPace({ nowMs: () => 0, wait: async () => {} });
  const { signal } = new AbortController();
  const turns = [];
  for (let i = 0; i < 12; i += 1) turns.push(await pace.turn('C1', signal));
  expect(turns).toEqual([...Array(11).fill(true), false]);
});

describe('the variables of Slack', () => {
  const bot = { SLACK_BOT_TOKEN: 'xoxb-1' };
  const secret = { SLACK_SIGNING_SECRET: '0'.repeat(32) };
  const app = {
    SLACK_CLIENT_ID: '1234.5678',
    SLACK_CLIENT_SECRET: 'c'.repeat(32),
    SLACK_STATE_SECRET: 's'.repeat(32),
  };
  const { SLACK_STATE_SECRET: _, ...half } = app;

  test.each([
    [{}, undefined],
    [{ SLACK_WEBHOOK: 'of another program' }, undefined],
    [
      { ...bot, SLACK_APP_TOKEN: 'xapp-1' },
      { botToken: 'xoxb-1', transport: { by: 'socket', appToken: 'xapp-1' } },
    ],
    [
      { ...bot, ...secret, SLACK_PORT: '3001', SLACK_HOST: '0.0.0.0' },
      {
        botToken: 'xoxb-1',
        transport: { by: 'http', signingSecret: '0'.repeat(32), host: '0.0.0.0', port: 3001 },
      },
    ],
    [
      { ...app, ...secret },
      {
        app: {
          clientId: '1234.5678',
          clientSecret: 'c'.repeat(32),
          stateSecret: 's'.repeat(32),
        },
        transport: { by: 'http', signingSecret: '0'.repeat(32), host: '127.0.0.1', port: 3000 },
      },
    ],
  ])('%j', (given, settings) => {
    expect(readSlackVariables(given)).toEqual({ faults: [], ...(settings && { settings }) });
  });

  test.each<[Record<string, string>, string[]]>([
    [{ SLACK_BOT_TOKEN: 'xapp-1' }, ['SLACK_BOT_TOKEN', 'SLACK_APP_TOKEN']],
    [bot, ['SLACK_APP_TOKEN']],
    [secret, ['SLACK_BOT_TOKEN']],
    [{ ...bot, ...secret, SLACK_APP_TOKEN: 'xapp-1' }, ['SLACK_APP_TOKEN']],
    [{ ...bot, SLACK_APP_TOKEN: 'xapp-1', SLACK_PORT: '3000' }, ['SLACK_PORT']],
    [{ ...bot, ...secret, SLACK_PORT: '70000' }, ['SLACK_PORT']],
    [{ ...bot, ...secret, SLACK_API_URL: 'slack.com' }, ['SLACK_API_URL']],
    [{ ...bot, SLACK_APP_TOKN: 'xapp-1' }, ['SLACK_APP_TOKN', 'SLACK_APP_TOKEN']],
    [{ ...bot, SLACK_SIGNING_SECRET: '' }, ['SLACK_SIGNING_SECRET']],
    [app, ['SLACK_SIGNING_SECRET']],
    [{ ...half, ...secret }, ['SLACK_STATE_SECRET']],
    [{ ...app, ...secret, ...bot }, ['SLACK_BOT_TOKEN']],
    [{ ...app, SLACK_APP_TOKEN: 'xapp-1' }, ['SLACK_APP_TOKEN', 'SLACK_SIGNING_SECRET']],
    [{ ...app, ...secret, SLACK_CLIENT_ID: 'A70000' }, ['SLACK_CLIENT_ID']],
    [{ ...app, ...secret, SLACK_STATE_SECRET: 'xapp-1' }, ['SLACK_STATE_SECRET']],
    [
      { SLACK_CLIENT_ID: 'A70000', ...bot, SLACK_PORT: '70000' },
      [
        'SLACK_CLIENT_ID',
        'SLACK_PORT',
        'SLACK_CLIENT_SECRET',
        'SLACK_STATE_SECRET',
        'SLACK_BOT_TOKEN',
        'SLACK_SIGNING_SECRET',
        'SLACK_PORT',
      ],
    ],
  ])('%j names what is wrong, without its value', (given, faulty) => {
    const { settings, faults } = readSlackVariables(given);
    expect(settings).toBeUndefined();
    expect(faults.map(({ variable }) => variable)).toEqual(faulty);
    expect(JSON.stringify(faults)).not.toMatch(/xapp-1|70000/);
  });
});
