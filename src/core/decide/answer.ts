import { localise } from '../flow/localise.ts';
import type { FlowSpec, SnippetSpec } from '../flow/spec.ts';
import type { LanguageCode } from '../language/language.ts';
import { splitSentences } from '../text/words.ts';
import type { Understanding } from '../understanding.ts';

export interface Answer {
  readonly snippet: string;
  readonly text: string;
}

/**
 * The answer to a question, from what the knowledge found for it. A model may choose among the
 * snippets and among their sentences, and that is all: its own words, links or markup are never
 * said, since nothing that it writes can be checked for truth. Without a choice that holds, it is
 * the best snippet as its author wrote it.
 */
export function chosenAnswers(
  found: readonly SnippetSpec[],
  chosen: Understanding['answer'],
  language: LanguageCode,
  { language: flowLanguage }: FlowSpec,
): readonly Answer[] {
  const named = found.filter(({ id }) => chosen?.snippets.includes(id));
  const snippets = named.length > 0 ? named : found.slice(0, 1);
  const whole = snippets.map(({ id, answer }) => ({
    snippet: id,
    text: localise(answer, language, flowLanguage),
  }));
  const wanted = named.length > 0 ? sentencesOf(chosen?.text ?? '').map(plain) : [];
  const authored = new Set(whole.flatMap(({ text }) => sentencesOf(text).map(plain)));
  if (wanted.length === 0 || wanted.some((sentence) => !authored.has(sentence))) return whole;
  return whole.flatMap(({ snippet, text }) => {
    const kept = sentencesOf(text).filter((sentence) => wanted.includes(plain(sentence)));
    return kept.length > 0 ? [{ snippet, text: kept.join(' ') }] : [];
  });
}

function sentencesOf(text: string): readonly string[] {
  return splitSentences(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== '');
}

/** Letter case, spaces and the mark at the end make no other sentence. */
function plain(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '');
}
