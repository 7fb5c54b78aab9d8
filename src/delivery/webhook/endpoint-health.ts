import { share } from './schedule.ts';

/**
 * Keeps an endpoint that is slow or down from taking the room of all others: so many posts at once
 * go to one address and no more, more as it answers, and after some failures in a row it is left
 * alone for a while, then tried with one post. Posts that are sent away come back later, each at a
 * time of its own. Known to this process alone; another one finds out by itself.
 */
export interface EndpointHealth {
  /** Counts a post in, or returns when to come back. What was counted in must be `ended`. */
  enter(url: string, postId: string, nowMs: number): number | undefined;
  /** `askedMs` is what the receiver wants to be left alone for; `stopped` says nothing about it. */
  ended(url: string, outcome: PostOutcome, nowMs: number, askedMs?: number): void;
}

export type PostOutcome = 'answered' | 'failed' | 'stopped';

interface State {
  posting: number;
  /** So many posts may be under way. */
  room: number;
  failures: number;
  pausedUntilMs: number;
}

export const firstRoom = 16;
export const largestRoom = 64;
export const failuresBeforePause = 5;
const firstPauseMs = 5_000;
const longestPauseMs = 300_000;
/** When one comes back that found no room: between the first and the sum of both. */
const fullMs = { least: 500, spread: 2_000 };

export function endpointHealth(): EndpointHealth {
  const states = new Map<string, State>();

  return {
    enter(url, postId, nowMs) {
      const state = states.get(url) ?? newState();
      if (state.pausedUntilMs > nowMs || state.posting >= state.room) {
        const paused = state.failures >= failuresBeforePause;
        const spreadMs = paused ? pauseMs(state.failures) : fullMs.spread;
        const fromMs = Math.max(state.pausedUntilMs, nowMs + fullMs.least);
        return Math.round(fromMs + spreadMs * share(postId));
      }
      state.posting += 1;
      states.set(url, state);
      return undefined;
    },
    ended(url, outcome, nowMs, askedMs = 0) {
      const state = states.get(url);
      if (state === undefined) return;
      state.posting -= 1;
      if (outcome === 'answered') {
        state.room = Math.min(Math.max(state.room, firstRoom) + 1, largestRoom);
        state.failures = 0;
        state.pausedUntilMs = 0;
      }
      // What was under way when the pause began tells nothing new.
      if (outcome === 'failed' && state.pausedUntilMs <= nowMs) {
        state.failures += 1;
        const down = state.failures >= failuresBeforePause;
        state.room = down ? 1 : Math.min(state.room, firstRoom);
        const ownMs = down ? pauseMs(state.failures) : 0;
        state.pausedUntilMs = nowMs + Math.min(Math.max(ownMs, askedMs), longestPauseMs);
      }
    },
  };
}

function newState(): State {
  return { posting: 0, room: firstRoom, failures: 0, pausedUntilMs: 0 };
}

function pauseMs(failures: number): number {
  return Math.min(firstPauseMs * 2 ** (failures - failuresBeforePause), longestPauseMs);
}
