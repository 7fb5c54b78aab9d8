import { createHash } from 'node:crypto';
import type { Session } from '../../core/session.ts';
import type { ModelFailureCode } from './transport.ts';

/** In tokens, in and out together. Absent: as much as it takes. */
export interface BudgetLimits {
  readonly sessionTokens?: number;
  /** Of one person, in all conversations, in a day (UTC). */
  readonly personTokens?: number;
  /** Of everybody, in a day (UTC). */
  readonly dayTokens?: number;
}

/** Who pays: the session knows what understanding it has cost, the rest stands in a ledger. */
export interface Account {
  /** Absent ahead of it: a recording is listened to before it is known where its words go. */
  readonly session?: Session;
  readonly person: string | undefined;
}

export interface Budget {
  /** Which limit is reached, as the failure it causes. */
  spent(account: Account, nowMs: number): Promise<ModelFailureCode | undefined>;
  book(account: Account, tokens: number, nowMs: number): Promise<void>;
}

/**
 * Sums by name, each forgotten two days after it was begun. Shared by all workers where it stands in
 * Redis. It is read before a call and written after it, so calls at the same time may pass a limit
 * by what they cost themselves.
 */
export interface Ledger {
  read(name: string, nowMs: number): Promise<number>;
  add(name: string, tokens: number, nowMs: number): Promise<void>;
}

export const noBudget: Budget = { spent: async () => undefined, book: async () => {} };

/** The smallest limit speaks first. A ledger that cannot be read fails the turn as the store does. */
export function tokenBudget(limits: BudgetLimits, ledger: Ledger): Budget {
  const { sessionTokens, personTokens, dayTokens } = limits;
  return {
    async spent({ session, person }, nowMs) {
      const { inputTokens = 0, outputTokens = 0 } = session?.spent ?? {};
      if (sessionTokens !== undefined && inputTokens + outputTokens >= sessionTokens) {
        return 'budget-session';
      }
      if (personTokens !== undefined && person !== undefined) {
        const used = await ledger.read(personName(person, nowMs), nowMs);
        if (used >= personTokens) return 'budget-person';
      }
      if (dayTokens !== undefined) {
        const used = await ledger.read(dayName(nowMs), nowMs);
        if (used >= dayTokens) return 'budget-day';
      }
      return undefined;
    },
    async book({ person }, tokens, nowMs) {
      if (tokens === 0) return;
      if (personTokens !== undefined && person !== undefined) {
        await ledger.add(personName(person, nowMs), tokens, nowMs);
      }
      if (dayTokens !== undefined) await ledger.add(dayName(nowMs), tokens, nowMs);
    },
  };
}

function dayName(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** A digest, since ids of people are as personal as what they say. */
function personName(person: string, nowMs: number): string {
  return `${dayName(nowMs)}:${createHash('sha256').update(person).digest('hex').slice(0, 32)}`;
}

/** For one process, and as long as it lives. */
export function memoryLedger(): Ledger {
  const sums = new Map<string, { tokens: number; goneAtMs: number }>();
  return {
    read: async (name) => sums.get(name)?.tokens ?? 0,
    async add(name, tokens, nowMs) {
      for (const [old, { goneAtMs }] of sums) if (goneAtMs <= nowMs) sums.delete(old);
      const { tokens: before, goneAtMs } = sums.get(name) ?? {
        tokens: 0,
        goneAtMs: nowMs + ledgerMs,
      };
      sums.set(name, { tokens: before + tokens, goneAtMs });
    },
  };
}

export const ledgerMs = 2 * 24 * 3_600_000;
