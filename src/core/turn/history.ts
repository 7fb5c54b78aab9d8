import type { CompiledFlow } from '../flow/compile.ts';
import type { Input } from '../input.ts';
import type { LanguageCode } from '../language/language.ts';
import type { ReplyMessage } from '../reply.ts';
import { withoutSecrets, wordsOf } from '../secrets.ts';
import { type HistoryEntry, historyTurns, type SaidBefore, type Session } from '../session.ts';
import type { SlotState } from '../slot-state.ts';
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

/** What was withdrawn is erased (contract 4), also from what is remembered of the conversation. */
export function withoutWithdrawn(
  history: readonly HistoryEntry[],
  flow: CompiledFlow,
  before: Session['slots'],
  after: Session['slots'],
  language: LanguageCode,
): readonly HistoryEntry[] {
  const words = wordsOf(flow, [before], language, ({ id }) => isWithdrawn(after[id], before[id]));
  const telling = words.filter((each) => each.length > longestCommonWord);
  if (telling.length === 0) return history;
  const without = (text: string) => withoutSecrets(text, telling);
  return history.map(({ atMs, person, bot }) => ({
    atMs,
    person: person.map((said) => ({ ...said, text: without(said.text) })),
    bot: bot.map(without),
  }));
}

function isWithdrawn(after: SlotState | undefined, before: SlotState | undefined): boolean {
  const settled = after?.status === 'declined' && after.reason === 'withdrawn';
  return settled && before?.status !== 'declined';
}

/** "No" and "30" are everywhere, and tell nothing of anybody. */
const longestCommonWord = 2;

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
