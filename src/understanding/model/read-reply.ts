import { type LanguageCode, languageCodes } from '../../core/language/language.ts';
import type { Message } from '../../core/text/message.ts';
import type { Proposal, Understanding } from '../../core/understanding.ts';
import { findWords } from './find-words.ts';
import { jsonIn } from './json-in.ts';
import { type Reply, replySchema } from './reply-schema.ts';
import { type ChatReply, ModelFailure } from './transport.ts';

/** More is no reading of a few messages. */
const mostUpdates = 60;

/**
 * What a model's reply says, as proposals that the core grounds. Throws a `ModelFailure` for a reply
 * that is cut short, refused, empty, no JSON or of another shape: a part of a reply is no reply.
 */
export function readReply(reply: ChatReply, messages: readonly Message[]): Understanding {
  const { updates, question, answer, intent, flow, language, clause, complete } = parsed(reply);
  const spoken = spokenLanguage(language);
  const asked = question === null ? undefined : findWords(question, messages);
  return {
    proposals: updates.slice(0, mostUpdates).map((update) => proposalOf(update, messages)),
    intent,
    complete,
    ...(asked !== undefined && { question: asked }),
    ...(answer && {
      answer: { text: short(answer.text), snippets: answer.snippets.slice(0, 10).map(short) },
    }),
    ...(flow !== null && { flow: short(flow) }),
    ...(spoken && { language: spoken }),
    ...(clause !== null && { clause: short(clause) }),
  };
}

function parsed({ content, refusal, finishReason = '' }: ChatReply): Reply {
  // Servers name it "length", "max_tokens" and more. What is cut may still be JSON, and lack the rest.
  if (/length|max/i.test(finishReason)) throw new ModelFailure('truncated');
  if (refusal !== undefined || finishReason === 'content_filter') throw new ModelFailure('refusal');
  if (content === null || content.trim() === '') throw new ModelFailure('empty', { mayPass: true });
  const json = jsonIn(content);
  if (json === undefined) throw new ModelFailure('broken-json', { mayPass: true });
  const read = replySchema.safeParse(json);
  if (!read.success) throw new ModelFailure('schema-mismatch', { mayPass: true });
  return read.data;
}

/** A code with a region or alone; the name of a language begins like the code of another. */
function spokenLanguage(written: string | null): LanguageCode | undefined {
  const code = /^([a-z]{2})(?:[-_]|$)/i.exec(written ?? '')?.[1]?.toLowerCase();
  return languageCodes.find((known) => known === code);
}

/**
 * The words that say the value, narrowed to the value where it stands in them. What nobody wrote is
 * handed on as it is, so that the trace says why it does not count.
 */
function proposalOf(update: Reply['updates'][number], messages: readonly Message[]): Proposal {
  const { slot, status, source, value, mention, reason } = update;
  const words = findWords(source, messages);
  const narrowed =
    value === null || words === undefined ? undefined : within(value, words, messages);
  return {
    slot: short(slot),
    says: says[status],
    quote: short(narrowed ?? words ?? source),
    direct: mention === 'direct',
    ...(reason !== null && status === 'declined' && { reason }),
  };
}

const says = { given: 'value', declined: 'decline', wrong: 'take-back' } as const;

function within(value: string, words: string, messages: readonly Message[]): string | undefined {
  const found = findWords(value, messages);
  return found !== undefined && words.includes(found) ? found : undefined;
}

/** The longest text that the port takes. */
function short(text: string): string {
  return text.slice(0, 4_000);
}
