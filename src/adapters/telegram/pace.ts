/** Keeps to what Telegram lets a bot send, so that it is seldom told to wait. */
export interface Pace {
  /** Milliseconds until there is room for a call to this chat; 0 takes the room. */
  admit(chat: number, nowMs: number): number;
  /** Telegram asks for quiet in a chat. */
  pause(chat: number, untilMs: number): void;
}

export interface PaceLimits {
  readonly inAll: Rate;
  readonly inChat: Rate;
  readonly inGroup: Rate;
}

/** So many calls in a row, and one more each `everyMs`. */
export interface Rate {
  readonly atOnce: number;
  readonly everyMs: number;
}

/** 30 a second in all, 1 a second in a chat, 20 a minute in a group; a few at once are let through. */
export const telegramLimits: PaceLimits = {
  inAll: { atOnce: 30, everyMs: 34 },
  inChat: { atOnce: 3, everyMs: 1_000 },
  inGroup: { atOnce: 5, everyMs: 3_000 },
};

/**
 * Counts by the time at which all that was let through would be paid for (a leaky bucket). Whoever
 * finds the whole bot busy gets a time of its own to come back, so that many do not come back at once.
 * Of one process: several that send share Telegram's limits, and are told to wait a little more often.
 */
export function openPace(limits: PaceLimits = telegramLimits): Pace {
  const paidAtMs = new Map<number, number>();
  const promisedAtMs = new Map<number, number>();
  let allPaidAtMs = 0;

  function promised(chat: number, nowMs: number): boolean {
    const atMs = promisedAtMs.get(chat);
    if (atMs === undefined || atMs > nowMs) return false;
    promisedAtMs.delete(chat);
    return nowMs - atMs < forgetMs;
  }

  function tidy(nowMs: number): void {
    if (paidAtMs.size < 10_000) return;
    for (const [chat, atMs] of paidAtMs) if (atMs <= nowMs) paidAtMs.delete(chat);
    for (const [chat, atMs] of promisedAtMs) if (nowMs - atMs > forgetMs) promisedAtMs.delete(chat);
  }

  return {
    admit(chat, nowMs) {
      tidy(nowMs);
      const rate = chat < 0 ? limits.inGroup : limits.inChat;
      const paidMs = Math.max(paidAtMs.get(chat) ?? 0, nowMs);
      const chatWaitMs = paidMs - nowMs - (rate.atOnce - 1) * rate.everyMs;
      if (chatWaitMs > 0) return chatWaitMs;
      if (!promised(chat, nowMs)) {
        const { atOnce, everyMs } = limits.inAll;
        const waitMs = allPaidAtMs - nowMs - (atOnce - 1) * everyMs;
        const already = promisedAtMs.get(chat);
        if (already !== undefined) return already - nowMs;
        allPaidAtMs = Math.max(allPaidAtMs, nowMs) + everyMs;
        if (waitMs > 0) {
          promisedAtMs.set(chat, nowMs + waitMs);
          return waitMs;
        }
      }
      paidAtMs.set(chat, paidMs + rate.everyMs);
      return 0;
    },
    pause(chat, untilMs) {
      const rate = chat < 0 ? limits.inGroup : limits.inChat;
      const fullMs = untilMs + (rate.atOnce - 1) * rate.everyMs;
      paidAtMs.set(chat, Math.max(paidAtMs.get(chat) ?? 0, fullMs));
    },
  };
}

/** Whoever did not come back by then was served elsewhere. */
const forgetMs = 60_000;
