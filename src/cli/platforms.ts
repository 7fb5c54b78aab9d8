import type { Adapter } from '../adapters/port.ts';
import type { Config } from '../config.ts';

/**
 * The platforms that are configured. A new one has its variables in config.ts, its folder in
 * src/adapters and its line here; the bot and every worker then know it.
 */
export function platformsOf(_: Config): readonly Adapter[] {
  return [];
}

/** For a process that answers on a platform and leaves receiving to another. */
export function sendOnly(adapter: Adapter): Adapter {
  return { ...adapter, start: async () => {}, stop: async () => {} };
}
