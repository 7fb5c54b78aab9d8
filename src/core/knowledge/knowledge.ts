import { localise, localiseList } from '../flow/localise.ts';
import type { SnippetSpec } from '../flow/spec.ts';
import type { LanguageCode } from '../language/language.ts';
import { remembering } from '../remembering.ts';
import { nearest } from '../text/spelling.ts';
import { type RetrievalWords, retrievalWords } from './knowledge-words.ts';

/*
 * A search engine finds the nearest text; an honest bot must also notice that the nearest text is
 * no answer: an office in Berlin is near to "do you have an office on Mars?". So a snippet counts
 * only if it covers most of what the question is about. Each content word weighs by its rarity
 * among the snippets; one that none of them knows weighs most, and nothing covers it. Authored
 * questions cover a word fully, the answer's own text a little less. What counts is then put in
 * order by its likeness to an authored question.
 */

/** Retrieval over a flow's snippets. Code looks first; nothing found means an honest "I don't know". */
export interface KnowledgeIndex {
  /** Snippets that answer the question, best first; empty when none covers it well enough. */
  find(question: string, language: LanguageCode): readonly SnippetSpec[];
}

/**
 * How much of a question's weight a snippet must cover. On the tables of the tests, what should be
 * found covers at least 0.88 and what should not at most 0.72.
 */
const leastCoverage = 0.8;
/** How much of a word's weight is covered where only the answer holds it, or only a slip of it. */
const coveredByAnswer = 0.85;
const coveredBySlip = 0.85;
/** Shorter words are too often a slip away from another word: "cost", "post". */
const leastSlipLength = 5;
/** A question of function words alone ("what do you do?") must be nearly an authored one. */
const leastLikeness = 0.75;
const functionWordWeight = 0.3;
const mostFound = 3;

/** Indexes each language that the snippets are written in; others are read as the flow's own. */
export function indexKnowledge(
  snippets: readonly SnippetSpec[],
  flowLanguage: LanguageCode,
): KnowledgeIndex {
  const written = snippets.flatMap(languagesOf);
  const own = finder(snippets, flowLanguage, flowLanguage);
  const others = new Map(
    written.map((language) => [language, finder(snippets, language, flowLanguage)]),
  );
  return { find: (question, language) => (others.get(language) ?? own)(question) };
}

type Finder = (question: string) => readonly SnippetSpec[];
type Terms = ReadonlySet<string>;

/** The languages that a snippet says it is in; none where its texts are the flow's own. */
function languagesOf({ language, questions, answer }: SnippetSpec): readonly LanguageCode[] {
  if (language !== undefined) return [language];
  return [questions, answer]
    .filter((text) => typeof text === 'object' && !Array.isArray(text))
    .flatMap((text) => Object.keys(text) as LanguageCode[]);
}

function finder(
  snippets: readonly SnippetSpec[],
  language: LanguageCode,
  flowLanguage: LanguageCode,
): Finder {
  const words = retrievalWords[language];
  const readable = snippets.filter((each) => (each.language ?? language) === language);
  const entries = readable.map((snippet) => {
    const questions = localiseList(snippet.questions, language, flowLanguage);
    return {
      snippet,
      wordings: questions.map((question) => termsOf(question, words)),
      asked: termsOf(questions.join('\n'), words),
      told: termsOf(localise(snippet.answer, language, flowLanguage), words),
    };
  });
  const holders = new Map<string, number>();
  for (const { asked, told } of entries) {
    for (const term of new Set([...asked, ...told]))
      holders.set(term, (holders.get(term) ?? 0) + 1);
  }

  /** Rarity as BM25 reckons it: highest for a term that no snippet holds. */
  const weigh = (term: string) => {
    if (!isContent(term)) return functionWordWeight;
    const held = holders.get(term) ?? 0;
    return Math.log(1 + (entries.length - held + 0.5) / (held + 0.5));
  };
  const weightOf = (terms: Iterable<string>) =>
    [...terms].reduce((sum, term) => sum + weigh(term), 0);
  const likeness = (a: Terms, b: Terms) =>
    (2 * weightOf([...a].filter((term) => b.has(term)))) / (weightOf(a) + weightOf(b));
  const meantBy = (term: string) =>
    !isContent(term) || holders.has(term) || term.length < leastSlipLength
      ? term
      : (nearest(term, holders.keys(), 1) ?? term);

  return remembering((question) => {
    const read = [...termsOf(question, words)].map((said) => ({ said, meant: meantBy(said) }));
    const terms = new Set(read.map(({ meant }) => meant));
    const content = read.filter(({ meant }) => isContent(meant));
    const whole = weightOf(content.map(({ meant }) => meant));
    return entries
      .map(({ snippet, wordings, asked, told }) => {
        const covered = content.map(({ said, meant }) => {
          const held = asked.has(meant) ? 1 : told.has(meant) ? coveredByAnswer : 0;
          return weigh(meant) * held * (said === meant ? 1 : coveredBySlip);
        });
        // One word that only an answer holds is no topic: "call" is not what a price is about.
        const isTopic = content.length > 1 || content.some(({ meant }) => asked.has(meant));
        return {
          snippet,
          isTopic,
          coverage: covered.reduce((sum, weight) => sum + weight, 0) / whole,
          likeness: Math.max(0, ...wordings.map((wording) => likeness(terms, wording))),
        };
      })
      .filter((entry) =>
        whole > 0
          ? entry.isTopic && entry.coverage >= leastCoverage
          : entry.likeness >= leastLikeness,
      )
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, mostFound)
      .map(({ snippet }) => snippet);
  });
}

/** The distinct terms of a text: function words, marked, and the stems of the others. */
function termsOf(text: string, { functionWords, openers, stem }: RetrievalWords): Terms {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(elision, ' ')
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  const first = (words ?? []).findIndex((word) => !openers?.test(word));
  return new Set(
    (words ?? [])
      .slice(Math.max(0, first))
      .map((word) => (functionWords.has(word) ? `~${word}` : stem(word))),
  );
}

/** "L'adresse" is an address. */
const elision = /(?<!\p{L})(?:qu|[cdjlmnst])['’](?=\p{L}{2})/gu;

function isContent(term: string): boolean {
  return !term.startsWith('~');
}
