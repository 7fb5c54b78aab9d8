import type { OpenClient, RedisClient } from './client.ts';
import { storeFault } from './faults.ts';
import type { Keyspace } from './keys.ts';
import type { Argument, Reply, RunScript, ScriptName } from './scripts.ts';
import type { Sealing } from './sealing.ts';

/** What the operations of a Redis store share. */
export interface RedisContext {
  readonly keys: Keyspace;
  readonly sealing: Sealing;
  /** Whether a script may touch keys of one shard only. */
  readonly cluster: boolean;
  /** Runs a script. Rejects with an `OperationalError`. */
  run(name: ScriptName, keys: readonly string[], args: readonly Argument[]): Promise<Reply>;
  /** Any other call, by the same rule. */
  call<T>(work: (client: RedisClient) => Promise<T>): Promise<T>;
}

export function redisContext(parts: {
  readonly connection: OpenClient;
  readonly run: RunScript;
  readonly keys: Keyspace;
  readonly sealing: Sealing;
  readonly cluster: boolean;
}): RedisContext {
  const { connection, run, keys, sealing, cluster } = parts;

  async function call<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
    await connection.opened;
    try {
      return await work(connection.client);
    } catch (cause) {
      throw storeFault(connection.whyDown() ?? cause);
    }
  }

  return {
    keys,
    sealing,
    cluster,
    run: (name, scriptKeys, args) => call(() => run(name, scriptKeys, args)),
    call,
  };
}

/** A time or a number as a script reads it: a fraction would fail half-way through the writes. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number.`);
  return value;
}

/** Answers of our own scripts, whose form their heads promise. */
export function list(reply: Reply | undefined): readonly Reply[] {
  if (!Array.isArray(reply)) throw new TypeError('A script did not answer with a list.');
  return reply;
}

export function bytes(reply: Reply | undefined): Buffer {
  if (!Buffer.isBuffer(reply)) throw new TypeError('A script did not answer with bytes.');
  return reply;
}

export function text(reply: Reply | undefined): string {
  return bytes(reply).toString();
}
