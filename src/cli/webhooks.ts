#!/usr/bin/env node
import type { Config } from '../config.ts';
import { bodyJsonSchema } from '../delivery/webhook/body-schema.ts';
import { readArgs } from './args.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { openEndpoints } from './open-endpoints.ts';
import { endWithReader } from './standard-output.ts';
import { readSubcommand } from './subcommand.ts';
import { orUndone } from './undone.ts';
import { webhookActions } from './webhooks-actions.ts';
import { retriesText } from './webhooks-view.ts';

const command = {
  call: 'npm run --silent webhooks --',
  about:
    'The endpoints that finished sets are posted to; a flow names one (delivery: webhook).\n\n' +
    'add NAME URL   Adds one and shows its new secret, this once.\n' +
    'list           Shows all, those of the environment included, and their state.\n' +
    'test NAME      Posts a trial and says what came back.\n' +
    'rotate NAME    Makes a new secret. The old one signs as well for a day (--hours), or ends (--now).\n' +
    'disable NAME   Posts nothing there: what comes is set aside.\n' +
    'enable NAME    Posts there again.\n' +
    'remove NAME    Forgets it.\n' +
    'schema         Writes the JSON Schema of the bodies.\n' +
    'retries        Writes when a post is tried again, and what each answer does.\n\n' +
    'Needs SLOTWISE_REDIS_URL. Exit status 2: wrongly called; 1: it could not be done.',
  positionals: 'commands',
  options: {
    'allow-private': { help: 'With add: a private address, plain http or any port is meant.' },
    hours: { placeholder: 'N', help: 'With rotate: how long the old secret signs as well.' },
    now: { help: 'With rotate: the old secret ends at once, since somebody else knows it.' },
    reason: { placeholder: 'TEXT', help: 'With disable: why, for those who look.' },
  },
} as const;

const subcommands = {
  add: { words: ['NAME', 'URL'], options: ['allow-private'] },
  list: { words: [], options: [] },
  test: { words: ['NAME'], options: [] },
  rotate: { words: ['NAME'], options: ['hours', 'now'] },
  disable: { words: ['NAME'], options: ['reason'] },
  enable: { words: ['NAME'], options: [] },
  remove: { words: ['NAME'], options: [] },
  schema: { words: [], options: [] },
  retries: { words: [], options: [] },
} as const;

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(read.faults);
else {
  const asked = readSubcommand(subcommands, read.positionals, read.options);
  const [name = '', url = ''] = asked.ok ? asked.words : [];
  if (!asked.ok) refuse(asked.faults);
  else if (asked.name === 'schema') write(`${JSON.stringify(bodyJsonSchema(), null, 2)}\n`);
  else if (asked.name === 'retries') write(retriesText());
  else if (asked.name === 'rotate') await rotate(name, read.options.hours, read.options.now);
  else if (asked.name === 'add') {
    await act((actions) => actions.add(name, url, read.options['allow-private']));
  } else if (asked.name === 'disable') {
    await act((actions) => actions.disable(name, read.options.reason));
  } else {
    const { name: what } = asked;
    await act((actions) => (what === 'list' ? actions.list() : actions[what](name)));
  }
}

async function rotate(name: string, given: string | undefined, now: boolean): Promise<void> {
  if (now && given !== undefined) return refuse(['--now and --hours exclude each other']);
  const hours = given === undefined ? 24 : Number(given);
  if (!/^\d{1,3}$/.test(given ?? '24') || hours < 1 || hours > 720) {
    return refuse(['--hours: write a whole number from 1 to 720']);
  }
  await act((actions) => actions.rotate(name, now ? 0 : hours));
}

async function act(
  work: (actions: ReturnType<typeof webhookActions>) => Promise<void>,
): Promise<void> {
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults);
  const config = withRedis(configured.config);
  if (config === undefined) return;
  const endpoints = openEndpoints(config);
  try {
    await orUndone(() => work(webhookActions(endpoints, config, write)));
  } finally {
    await endpoints.registry.close();
  }
}

/** What is added in memory would be gone with this program. */
function withRedis(config: Config): Config | undefined {
  if (config.redis !== undefined) return config;
  const message = 'SLOTWISE_REDIS_URL: set it to the Redis that the workers use';
  endWithFaults([{ code: 'bad-configuration', message }]);
  return undefined;
}

function refuse(messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}

function write(text: string): void {
  process.stdout.write(text);
}
