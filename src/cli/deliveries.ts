#!/usr/bin/env node
import type { Config } from '../config.ts';
import { conversationRef } from '../ops/reference.ts';
import type { Store } from '../store/port.ts';
import { redisStore } from '../store/redis/index.ts';
import { readArgs } from './args.ts';
import { type FoundPost, findPosts, type PostFilter } from './deliveries-found.ts';
import { postsView, postView } from './deliveries-view.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { openEndpoints } from './open-endpoints.ts';
import { screenOf } from './screen.ts';
import { endWithReader } from './standard-output.ts';
import { readSubcommand } from './subcommand.ts';
import { orUndone, Undone } from './undone.ts';

const command = {
  call: 'npm run --silent deliveries --',
  about:
    'Posts of finished sets that have not arrived: those that are still tried, and those set aside.\n\n' +
    'list        Shows them without what people said.\n' +
    'show ID     Shows one, with what people said only if --values.\n' +
    'replay ID   Tries one that was set aside anew, with the same id and bytes.\n' +
    'replay --endpoint NAME   Tries all of an endpoint anew, in their order.\n\n' +
    'Needs SLOTWISE_REDIS_URL. Exit status 2: wrongly called; 1: it could not be done.',
  positionals: 'commands',
  options: {
    endpoint: { placeholder: 'NAME', help: 'With list and replay: only those of this endpoint.' },
    flow: { placeholder: 'ID', help: 'With list and replay: only those of this flow.' },
    'older-than': { placeholder: 'HOURS', help: 'With list: only of sets finished so long ago.' },
    values: { help: 'With show: also what people said, and their names.' },
  },
} as const;

const subcommands = {
  list: { words: [], options: ['endpoint', 'flow', 'older-than'] },
  show: { words: ['ID'], options: ['values'] },
  replay: { words: ['ID'], optional: true, options: ['endpoint', 'flow'] },
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
  const [id] = asked.words;
  const { endpoint, flow, 'older-than': hours } = options;
  if (hours !== undefined && !/^\d{1,6}$/.test(hours)) {
    return refuse(['--older-than: write a whole number of hours']);
  }
  if (asked.name === 'replay' && (id === undefined) === (endpoint === undefined)) {
    return refuse(['replay needs the ID of one, or --endpoint NAME for all of it']);
  }
  const nowMs = Date.now();
  const filter: PostFilter = {
    ...(endpoint !== undefined && { endpoint }),
    ...(flow !== undefined && { flow }),
    ...(hours !== undefined && { untilMs: nowMs - Number(hours) * 3_600_000 }),
  };
  await withStore(async (store, config) => {
    const { posts, unreadable } = await findPosts(store, filter);
    for (const { key, error } of unreadable) {
      process.stderr.write(`Not read, of conversation ${conversationRef(key)}: ${error.message}\n`);
    }
    if (asked.name === 'list') write(postsView(posts, nowMs, screenOf(process.stdout)));
    else if (asked.name === 'show') write(postView(oneOf(posts, id), options.values));
    else await replay(store, config, id === undefined ? posts : [oneOf(posts, id)]);
  });
}

/** What would be set aside again at once is left where it is. */
async function replay(store: Store, config: Config, posts: readonly FoundPost[]): Promise<void> {
  const parked = posts.filter(({ state }) => state.is === 'parked');
  if (parked.length === 0)
    throw new Undone('none of them is set aside: they are tried by themselves');
  const endpoints = openEndpoints(config);
  try {
    for (const name of new Set(parked.map(({ endpoint }) => endpoint))) {
      const { disabled } = (await endpoints.directory.endpoints(name)) ?? {};
      if (disabled !== undefined) {
        throw new Undone(`"${name}" is disabled: npm run webhooks -- enable ${name}`);
      }
    }
  } finally {
    await endpoints.registry.close();
  }
  let replayed = 0;
  for (const { state } of parked) {
    if (state.is === 'parked' && (await store.replay(state.parkedId, Date.now()))) replayed += 1;
  }
  write(`${replayed === 1 ? '1 post is' : `${replayed} posts are`} tried anew.\n`);
}

function oneOf(posts: readonly FoundPost[], id: string | undefined): FoundPost {
  const post = posts.find(
    ({ id: own, entryId, state }) =>
      own === id || entryId === id || (state.is === 'parked' && state.parkedId === id),
  );
  if (post === undefined) throw new Undone(`no post "${id}" waits or is set aside`);
  return post;
}

async function withStore(work: (store: Store, config: Config) => Promise<void>): Promise<void> {
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults);
  const { config } = configured;
  if (config.redis === undefined) {
    const message = 'SLOTWISE_REDIS_URL: set it to the Redis that the workers use';
    return endWithFaults([{ code: 'bad-configuration', message }]);
  }
  const store = redisStore(config.redis);
  try {
    await orUndone(() => work(store, config));
  } finally {
    await store.close();
  }
}

function refuse(messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}

function write(text: string): void {
  process.stdout.write(text);
}
