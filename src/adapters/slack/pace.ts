/** Slack takes about one message a second into a channel, whatever thread it goes to. */
const apartMs = 1_000;
/** A few at once are taken. */
const burst = 3;
/** Who would wait longer gives the lane back. */
const longestWaitMs = 8_000;

export interface Pace {
  /** Resolves when a channel takes one more message; false where that would take too long. */
  turn(channel: string, signal: AbortSignal): Promise<boolean>;
}

export const unpaced: Pace = { turn: async () => true };

export interface PaceClock {
  nowMs(): number;
  /** Resolves after the time, or when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Keeps to what Slack takes in every channel, over all conversations in it that this process sends. */
export function slackPace({ nowMs, wait }: PaceClock): Pace {
  /** By channel, when it would be empty again, as if every message took its second. */
  const emptyAtMs = new Map<string, number>();
  return {
    async turn(channel, signal) {
      const now = nowMs();
      const empty = Math.max(emptyAtMs.get(channel) ?? now, now);
      const waitMs = Math.max(0, empty - now - (burst - 1) * apartMs);
      if (waitMs > longestWaitMs) return false;
      emptyAtMs.set(channel, empty + apartMs);
      for (const [other, atMs] of emptyAtMs) if (atMs < now) emptyAtMs.delete(other);
      if (waitMs > 0) await wait(waitMs, signal);
      return !signal.aborted;
    },
  };
}

export const systemPaceClock: PaceClock = {
  nowMs: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
      function end() {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      }
    }),
};
