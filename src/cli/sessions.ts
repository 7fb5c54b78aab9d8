#!/usr/bin/env node
import { compileFlow } from '../core/flow/compile.ts';
import { OperationalError } from '../errors.ts';
import { forgetPerson } from '../store/forget-person.ts';
import type { PersonRef, Store } from '../store/port.ts';
import { redisStore } from '../store/redis/index.ts';
import { readArgs } from './args.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { screenOf } from './screen.ts';
import { eachConversation, findKey, sessionRows } from './session-list.ts';
import { endWithReader } from './standard-output.ts';
import { stateView } from './state-view.ts';
import { traceView } from './trace-view.ts';

const command = {
  call: 'npm run sessions -- list | show KEY | trace KEY | forget KEY',
  about:
    'list          Conversations in Redis, the latest first, by their key and their name in logs.\n' +
    'show KEY      What is noted in one, what waits to be sent, and what is set aside.\n' +
    'trace KEY     Why its turns did what they did.\n' +
    'forget KEY    Erases one for good. With --person instead of KEY all in which a person took part.',
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

const screen = screenOf(process.stdout);

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(...read.faults);
else await run(read.positionals, read.options);

type Options = Extract<typeof read, { kind: 'options' }>['options'];

async function run([name, key, ...rest]: readonly string[], options: Options): Promise<void> {
  const faults = faultsOf(name, key, rest, options);
  if (faults.length > 0) return refuse(...faults);
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults);
  const { redis } = configured.config;
  if (redis === undefined) {
    const message = 'SLOTWISE_REDIS_URL: sessions are looked up in Redis, so say where it is';
    return endWithFaults([{ code: 'bad-configuration', message }]);
  }
  const store = redisStore(redis);
  try {
    if (name === 'list') await list(store, options);
    else if (name === 'forget') await forget(store, key, options);
    else await showOne(store, name, String(key), options);
  } catch (error) {
    if (!(error instanceof OperationalError)) throw error;
    process.stderr.write(`slotwise: ${error.code}: ${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await store.close();
  }
}

function faultsOf(
  name: string | undefined,
  key: string | undefined,
  rest: readonly string[],
  { limit, person, turns }: Options,
): readonly string[] {
  if (name === undefined) return ['say what to do: list, show, trace or forget'];
  if (!['list', 'show', 'trace', 'forget'].includes(name)) {
    return [`"${name}" is none of list, show, trace, forget`];
  }
  const wantsKey = name !== 'list' && !(name === 'forget' && person !== undefined);
  return [
    ...(wantsKey && key === undefined ? [`${name} needs the key of a conversation: see list`] : []),
    ...(!wantsKey && key !== undefined ? [`"${key}" is one too many`] : []),
    ...rest.map((extra) => `"${extra}" is one too many`),
    ...[limit, turns].flatMap((count) =>
      count === undefined || /^[1-9]\d{0,5}$/.test(count) ? [] : [`"${count}" is no number`],
    ),
    ...(person === undefined || parsePerson(person) ? [] : ['--person: write PLATFORM:ID']),
  ];
}

async function list(store: Store, { limit, person }: Options): Promise<void> {
  const nowMs = Date.now();
  const whose = person === undefined ? undefined : parsePerson(person);
  const wanted = whose && new Set(await store.conversationsOf(whose, nowMs));
  const most = Number(limit ?? 50);
  const found = [];
  let more = false;
  for await (const one of eachConversation(store, nowMs)) {
    if (wanted !== undefined && !wanted.has(one.key)) continue;
    more = found.length === most;
    if (more) break;
    found.push(one);
  }
  const lines = sessionRows(found, screen);
  process.stdout.write(lines.length === 0 ? 'There are none.\n' : `${lines.join('\n')}\n`);
  if (more) process.stdout.write(`There are more than ${most}: say --limit.\n`);
}

async function showOne(
  store: Store,
  name: string | undefined,
  keyOrRef: string,
  options: Options,
): Promise<void> {
  const nowMs = Date.now();
  const key = await findKey(store, keyOrRef, nowMs);
  if (name === 'trace') {
    const traces = await store.readTraces(key);
    const shown = traces.slice(-Number(options.turns ?? traces.length));
    const text = shown.map((trace) => traceView(trace, screen)).join('\n');
    return void process.stdout.write(text || 'No turn is kept.\n');
  }
  const conversation = await store.readConversation(key, nowMs);
  const hash = conversation?.session?.flow.hash;
  const spec = hash === undefined ? undefined : await store.getFlow(hash);
  const flows = spec === undefined ? [] : [await compileFlow(spec)];
  process.stdout.write(stateView(conversation, flows, screen, { maskSensitive: !options.reveal }));
  for (const entry of await store.readOutbox(key)) {
    const since = new Date(entry.createdAtMs).toISOString();
    process.stdout.write(`Waits to be sent since ${since}: ${entry.kind} ${entry.id}\n`);
  }
  for (const item of (await store.readParked()).filter((parked) => parked.key === key)) {
    process.stdout.write(`Set aside: ${item.kind} ${item.id} (${item.reason})\n`);
  }
}

async function forget(
  store: Store,
  keyOrRef: string | undefined,
  { person, yes }: Options,
): Promise<void> {
  const nowMs = Date.now();
  const whose = person === undefined ? undefined : parsePerson(person);
  if (!yes) {
    const keys = whose
      ? await store.conversationsOf(whose, nowMs)
      : [await findKey(store, String(keyOrRef), nowMs)];
    process.stdout.write(`${keys.join('\n') || 'There are none.'}\n`);
    return refuse('this cannot be taken back: say --yes to erase what is listed');
  }
  if (whose !== undefined) {
    const keys = await forgetPerson(store, whose, nowMs);
    process.stdout.write(`${keys.length} erased.\n`);
    return;
  }
  const erased = await store.forgetConversation(await findKey(store, String(keyOrRef), nowMs));
  process.stdout.write(erased ? '1 erased.\n' : 'There was nothing.\n');
}

function parsePerson(text: string): PersonRef | undefined {
  const { platform, id } = /^(?<platform>[^:]+):(?<id>.+)$/s.exec(text)?.groups ?? {};
  return platform && id ? { platform, id } : undefined;
}

function refuse(...messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}
