import type { Message } from '../../core/text/message.ts';
import { normaliseText } from '../../core/text/normalise.ts';

/**
 * The words as they stand in a message, for a quote that a model copied nearly: other letter case,
 * other quotes, spaces or dashes, a full stop of its own. `undefined` where nobody wrote them.
 */
export function findWords(quote: string, messages: readonly Message[]): string | undefined {
  if (quote.length > longestQuote) return undefined;
  const words = normaliseText(quote).trim();
  if (words === '') return undefined;
  const texts = messages.map(({ text }) => text);
  return texts.some((text) => text.includes(words))
    ? words
    : (findLoosely(words, texts) ?? findLoosely(words.replace(outerMarks, ''), texts));
}

/** In characters; the port takes no longer one, and a model that rambles must not cost a second. */
const longestQuote = 4_000;

const outerMarks = /^["'([]+|["').,;:!?\]]+$/g;

function findLoosely(words: string, texts: readonly string[]): string | undefined {
  const parts = words.split(/\s+/).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const pattern = new RegExp(escaped.join('\\s+'), 'iu');
  for (const text of texts) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return undefined;
}
