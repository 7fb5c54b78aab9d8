import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { OperationalError } from '../errors.ts';
import type { RuntimeEvent } from '../runtime/port.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import { errorFields } from './error-fields.ts';
import { conversationRef } from './reference.ts';
import { turnKind } from './turn-kind.ts';

export type Log = Logger;

/** A log of JSON lines on standard output. Synchronous: the last line before a crash is the one. */
export function openLog(
  level: LogLevel,
  to: DestinationStream = destination({ fd: 1, sync: true }),
): Log {
  return pino({ level, base: null, formatters: { level: (label) => ({ level: label }) } }, to);
}

/** How long the same fault of the surroundings is not told again, however often it is met. */
const sameFaultMs = 60_000;

/**
 * Writes what happened without anything that a person said or is: counts, names of acts, ids made of
 * digests. A field that is not listed here is not logged (contract 10).
 */
export function eventLog(log: Log): (event: RuntimeEvent, nowMs: number) => void {
  const toldAtMs = new Map<string, number>();

  /** A store that is away fails every turn and every send; once a minute says as much. */
  function isNews(event: RuntimeEvent, nowMs: number): boolean {
    if (event.event !== 'fault' || !(event.error instanceof OperationalError)) return true;
    const { code, retryable } = event.error;
    if (!retryable) return true;
    const told = toldAtMs.get(code);
    if (told !== undefined && nowMs - told < sameFaultMs) return false;
    toldAtMs.set(code, nowMs);
    return true;
  }

  return (event, nowMs) => {
    const { level, fields, message } = lineOf(event, nowMs);
    log[isNews(event, nowMs) ? level : 'debug'](fields, message);
  };
}

interface Line {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

function lineOf(event: RuntimeEvent, nowMs: number): Line {
  switch (event.event) {
    case 'turn':
      return { level: 'info', fields: turnFields(event, nowMs), message: 'turn' };
    case 'sent':
      return { level: 'debug', fields: entryFields(event), message: 'sent' };
    case 'delivered': {
      const fields = { ...entryFields(event), endpoint: event.post.endpoint };
      return { level: 'info', fields, message: 'delivered' };
    }
    case 'waiting': {
      const again = new Date(event.atMs).toISOString();
      const fields = { ...entryFields(event), reason: event.reason, again };
      const level = event.untried === 'busy' ? 'debug' : 'warn';
      return { level, fields, message: 'not sent yet' };
    }
    case 'parked': {
      const { key, id, reason } = event;
      const fields = { conversation: conversationRef(key), item: id, reason };
      return { level: 'error', fields, message: 'set aside' };
    }
    case 'endpoint-disabled': {
      const { endpoint, reason } = event;
      return { level: 'error', fields: { endpoint, reason }, message: 'endpoint disabled' };
    }
    case 'lost':
      return {
        level: 'warn',
        fields: { conversation: conversationRef(event.key) },
        message: 'claim lost',
      };
    case 'fault': {
      const { key, error } = event;
      const whose = key === undefined ? {} : { conversation: conversationRef(key) };
      return { level: 'error', fields: { ...whose, error: errorFields(error) }, message: 'fault' };
    }
  }
}

function turnFields(event: Extract<RuntimeEvent, { event: 'turn' }>, nowMs: number) {
  const { key, inputs, settled, understanding, understandingMs, attempts } = event;
  const { transcription, transcriptionMs } = event;
  const { acts, effects, conversation, trace } = settled;
  const first = inputs[0];
  const outcome = conversation.session?.outcome?.type;
  return {
    conversation: conversationRef(key),
    turn: trace.turn,
    kind: turnKind(event),
    inputs: inputs.length,
    acts: acts.map(({ act }) => act),
    ...(effects.length > 0 && { effects: effects.map(({ id }) => id) }),
    ...(outcome !== undefined && { outcome }),
    ...(first !== undefined && { ms: nowMs - first.receivedAtMs }),
    ...(understanding !== undefined && { understanding, understandingMs }),
    ...(transcription !== undefined && { transcription, transcriptionMs }),
    ...(attempts > 1 && { attempts }),
  };
}

function entryFields(event: { readonly entry: OutboxEntry; readonly attempts: number }) {
  const { key, id } = event.entry;
  return { conversation: conversationRef(key), entry: id, attempts: event.attempts };
}
