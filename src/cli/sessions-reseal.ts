import type { RedisConfig } from '../config.ts';
import { resealAll } from '../store/redis/reseal.ts';
import { harmless } from './screen.ts';
import { Undone } from './undone.ts';

const shownAtMost = 20;

/** Seals everything with the first key and says what came of it. Throws `Undone` for what is left. */
export async function sealAnew(redis: RedisConfig, write: (text: string) => void): Promise<void> {
  const { current, resealed, unreadable, left } = await resealAll(redis);
  const how = redis.encryption === undefined ? 'stored readable' : 'sealed with the first key';
  write(`${current} things are ${how}, ${resealed} of them anew.\n`);
  for (const { of, why } of unreadable.slice(0, shownAtMost)) {
    write(`Not opened: ${harmless(of)}. ${why}\n`);
  }
  if (unreadable.length > shownAtMost) write(`And ${unreadable.length - shownAtMost} more.\n`);
  if (unreadable.length > 0) {
    throw new Undone(
      `${unreadable.length} could not be opened: give the key that wrote them too, behind the first`,
    );
  }
  if (left > 0) {
    throw new Undone(
      `${left} were written with another key meanwhile: start every process with the new first key, then repeat this`,
    );
  }
}
