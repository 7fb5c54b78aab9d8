import { readFileSync } from 'node:fs';
import type { RedisClient } from './client.ts';

/**
 * The scripts, each with the shared parts it is put together from. What a script does, takes and
 * returns stands at its head. Adding one: the file in scripts/ and its row here.
 */
const parts = {
  accept: [
    'shared/new-token',
    'shared/claim-conversation',
    'shared/post',
    'shared/note-people',
    'accept',
  ],
  claim: ['shared/new-token', 'shared/claim-conversation', 'claim'],
  renew: ['renew'],
  release: ['release'],
  commit: ['shared/new-token', 'shared/claim-lane', 'shared/park', 'shared/note-people', 'commit'],
  claimLane: ['shared/new-token', 'shared/claim-lane', 'claim-lane'],
  settle: ['shared/claim-lane', 'shared/park', 'settle'],
  replayInput: ['shared/post', 'shared/note-people', 'replay-input'],
  replayEntry: ['shared/claim-lane', 'shared/note-people', 'replay-entry'],
  forget: ['forget'],
  due: ['due'],
  replace: ['replace'],
  reseal: ['reseal'],
} as const satisfies Record<string, readonly string[]>;

export type ScriptName = keyof typeof parts;
export type Argument = string | number | Buffer;

/** What a script answers: numbers, texts as bytes, `null` for false, and lists of these. */
export type Reply = number | Buffer | null | readonly Reply[];

/**
 * Makes the scripts known to a client and returns the way to run one. A server that does not know a
 * script (restarted, flushed, failed over) is sent its text, in the same call.
 */
export function scriptRunner(client: RedisClient) {
  for (const [name, lua] of sources) client.defineCommand(commandName(name), { lua });
  const commands = client as unknown as Record<string, Command>;
  return (name: ScriptName, keys: readonly string[], args: readonly Argument[]) => {
    const command = commands[`${commandName(name)}Buffer`];
    if (command === undefined) throw new Error(`There is no script "${name}".`);
    return command.call(client, keys.length, ...keys, ...args);
  };
}

export type RunScript = ReturnType<typeof scriptRunner>;

type Command = (...args: readonly Argument[]) => Promise<Reply>;

const sources = (Object.keys(parts) as ScriptName[]).map(
  (name) => [name, parts[name].map(read).join('\n')] as const,
);

function read(part: string): string {
  return readFileSync(new URL(`./scripts/${part}.lua`, import.meta.url), 'utf8');
}

function commandName(name: ScriptName): string {
  return `slotwise:${name}`;
}
