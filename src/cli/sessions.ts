#!/usr/bin/env node
import type { RedisConfig } from '../config.ts';
import { redisStore } from '../store/redis/index.ts';
import { readArgs } from './args.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { screenOf } from './screen.ts';
import { parsePerson, sessionActions } from './sessions-actions.ts';
import { sealAnew } from './sessions-reseal.ts';
import { endWithReader } from './standard-output.ts';
import { readSubcommand } from './subcommand.ts';
import { orUndone } from './undone.ts';

const command = {
  call: 'npm run --silent sessions --',
  about:
    'Conversations in Redis, by their key or by their name in the logs.\n\n' +
    'list          Shows them, the latest first.\n' +
    'show KEY      What is noted in one, what waits to be sent, and what is set aside.\n' +
    'trace KEY     Why its turns did what they did.\n' +
    'forget KEY    Erases one for good. With --person instead of KEY all in which a person took part.\n' +
    'parked        What was set aside: inputs whose turns failed, messages that were refused.\n' +
    'replay ID     Takes one of these up again; with the KEY of a conversation, all of it.\n' +
    'reseal        Encrypts everything with the first of the sealing keys.\n\n' +
    'Needs SLOTWISE_REDIS_URL. Exit status 2: wrongly called; 1: it could not be done.',
  positionals: 'commands',
  options: {
    limit: { placeholder: 'N', help: 'With list: at most so many; 50 by default.' },
    person: { placeholder: 'PLATFORM:ID', help: 'With list and forget: of this person.' },
    turns: {
      placeholder: 'N',
      help: 'With trace: the last so many; all that are kept by default.',
    },
    reveal: { help: 'With show: sensitive values too.' },
    yes: { help: 'With forget: erase, rather than say what would be erased.' },
  },
} as const;

const subcommands = {
  list: { words: [], options: ['limit', 'person'] },
  show: { words: ['KEY'], options: ['reveal'] },
  trace: { words: ['KEY'], options: ['turns'] },
  forget: { words: ['KEY'], optional: true, options: ['person', 'yes'] },
  parked: { words: [], options: [] },
  replay: { words: ['ID'], options: [] },
  reseal: { words: [], options: [] },
} as const;

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(read.faults);
else await run(read.positionals, read.options);

async function run(
  positionals: readonly string[],
  options: Extract<typeof read, { kind: 'options' }>['options'],
): Promise<void> {
  const asked = readSubcommand(subcommands, positionals, options);
  if (!asked.ok) return refuse(asked.faults);
  const [word] = asked.words;
  const { limit, person, turns } = options;
  const faults = [
    ...[limit, turns].flatMap((count) =>
      count === undefined || /^[1-9]\d{0,5}$/.test(count) ? [] : [`"${count}" is no number`],
    ),
    ...(person === undefined || parsePerson(person) ? [] : ['--person: write PLATFORM:ID']),
    ...(asked.name === 'forget' && (word === undefined) === (person === undefined)
      ? ['forget needs the KEY of a conversation, or --person PLATFORM:ID']
      : []),
  ];
  if (faults.length > 0) return refuse(faults);
  const redis = configuredRedis();
  if (redis === undefined) return;
  if (asked.name === 'reseal') return orUndone(() => sealAnew(redis, write));

  const store = redisStore(redis);
  try {
    const actions = sessionActions(store, screenOf(process.stdout), write);
    await orUndone(async () => {
      const key = word ?? '';
      if (asked.name === 'list') await actions.list(Number(limit ?? 50), parsePerson(person));
      else if (asked.name === 'show') await actions.show(key, options.reveal);
      else if (asked.name === 'trace')
        await actions.trace(key, turns === undefined ? undefined : Number(turns));
      else if (asked.name === 'parked') await actions.parked();
      else if (asked.name === 'replay') await actions.replay(key);
      else if (options.yes) await actions.forget(parsePerson(person) ?? key);
      else {
        await actions.forgettable(parsePerson(person) ?? key);
        refuse(['this cannot be taken back: say --yes to erase what is listed']);
      }
    });
  } finally {
    await store.close();
  }
}

function configuredRedis(): RedisConfig | undefined {
  const configured = readConfig();
  if (!configured.ok) {
    endWithFaults(configured.faults);
    return undefined;
  }
  const { redis } = configured.config;
  if (redis === undefined) {
    const message = 'SLOTWISE_REDIS_URL: sessions are looked up in Redis, so say where it is';
    endWithFaults([{ code: 'bad-configuration', message }]);
  }
  return redis;
}

function refuse(messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}

function write(text: string): void {
  process.stdout.write(text);
}
