import type { Places } from '../port.ts';

/** Where people were just heard: their run may not have begun yet, and is not looked up again. */
export interface KnownPlaces {
  heard(key: string): void;
  isKnown(key: string): Promise<boolean>;
}

const keptMs = 60_000;
const mostKept = 10_000;

/**
 * Whether the bot talks with people at a place. An answer may come ahead of the turn that begins the
 * run, when a model takes its time; whoever was heard in the last minute is known.
 */
export function knownPlaces(places: Places, nowMs: () => number): KnownPlaces {
  const untilMs = new Map<string, number>();

  function heard(key: string): void {
    untilMs.delete(key);
    untilMs.set(key, nowMs() + keptMs);
    for (const oldest of untilMs.keys()) {
      if (untilMs.size <= mostKept) return;
      untilMs.delete(oldest);
    }
  }

  return {
    heard,
    async isKnown(key) {
      if ((untilMs.get(key) ?? 0) > nowMs()) return true;
      const known = await places.isKnown(key);
      if (known) heard(key);
      return known;
    },
  };
}
