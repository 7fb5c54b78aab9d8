import type { CompiledFlow } from '../flow/compile.ts';
import type { Session, Timers } from '../session.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The timers that every input starts anew: the end of the session, and a nudge before it. */
export function runningTimers({ spec }: CompiledFlow, nowMs: number): Timers {
  const { ttlHours, nudgeHours } = spec.pace;
  return {
    expiresAtMs: nowMs + ttlHours * hourMs,
    ...(nudgeHours !== undefined && { nudgeAtMs: nowMs + nudgeHours * hourMs }),
  };
}

/** What has come due; the session's own end comes before everything else. */
export function dueTimer({ timers }: Session, nowMs: number): keyof Timers | undefined {
  const order = ['expiresAtMs', 'sendAtMs', 'closeAtMs', 'nudgeAtMs'] as const;
  return order.find((name) => (timers[name] ?? Infinity) <= nowMs);
}

/** When the session wants its next turn without any input; an ended one wants none. */
export function nextDueAtMs({ timers, outcome }: Session): number | undefined {
  if (outcome !== undefined) return undefined;
  return Math.min(...Object.values(timers).filter((atMs) => atMs !== undefined));
}

/** Timers of the end of a session, in the flow's own measure. */
export function closeAtMs({ spec }: CompiledFlow, nowMs: number): number {
  return nowMs + spec.pace.closingMinutes * minuteMs;
}

export function sendAtMs({ spec }: CompiledFlow, nowMs: number): number {
  return nowMs + spec.pace.undoSeconds * 1_000;
}

/** Whether so much time has passed that a new topic may be meant (contract 8). */
export function isAfterPause({ spec }: CompiledFlow, session: Session, nowMs: number): boolean {
  return nowMs - session.lastInputAtMs > spec.pace.pauseMinutes * minuteMs;
}

/** How long after the end a correction still belongs to the collection (contract 7). */
export function isCorrectable({ spec }: CompiledFlow, session: Session, nowMs: number): boolean {
  return nowMs - session.lastInputAtMs <= spec.pace.correctionHours * hourMs;
}
