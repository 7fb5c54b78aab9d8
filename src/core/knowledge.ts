import type { SnippetSpec } from './flow/spec.ts';
import type { LanguageCode } from './language/language.ts';

/** Retrieval over a flow's snippets. Code looks first; nothing found means an honest "I don't know". */
export interface KnowledgeIndex {
  /** Snippets that answer the question, best first; empty when none covers it well enough. */
  find(question: string, language: LanguageCode): readonly SnippetSpec[];
}
