import type { Input } from '../input.ts';
import type { ReplyMessage } from '../reply.ts';
import { type HistoryEntry, historyTurns, type SaidBefore } from '../session.ts';
import type { Trace } from '../trace.ts';

/** The history with this turn in it: what was said, the last turns of it (contract 8). */
export function remember(
  history: readonly HistoryEntry[],
  inputs: readonly Input[],
  messages: readonly ReplyMessage[],
  atMs: number,
): readonly HistoryEntry[] {
  if (inputs.length === 0 && messages.length === 0) return history;
  const person = inputs.flatMap(saidIn);
  const bot = messages.filter(({ replaces }) => !replaces).map(({ text }) => text);
  return [...history, { atMs, person, bot }].slice(-historyTurns);
}

/** In characters: what is kept of a message in history and trace. */
const longestRemembered = 4_000;

function saidIn(input: Input): readonly SaidBefore[] {
  if (input.kind !== 'text' && input.kind !== 'edit') return [];
  const { messageId, from, text } = input;
  return [{ messageId, from, text: text.slice(0, longestRemembered) }];
}

/** An input as the trace shows it. */
export function tracedInput(input: Input): Trace['inputs'][number] {
  const { eventId, kind } = input;
  switch (input.kind) {
    case 'text': {
      const text = input.text.slice(0, longestRemembered);
      return { eventId, kind: input.speech ? 'speech' : kind, text };
    }
    case 'edit':
      return { eventId, kind, text: input.text.slice(0, longestRemembered) };
    case 'fields': {
      const fields = input.fields.map(({ slot, text }) => `${slot}: ${text}`).join('\n');
      return { eventId, kind, text: fields.slice(0, longestRemembered) };
    }
    case 'command':
      return { eventId, kind, text: `/${input.command}` };
    default:
      return { eventId, kind, text: '' };
  }
}
