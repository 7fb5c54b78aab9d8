import { type LanguageCode, languageCodes } from '../language/language.ts';
import type { FlowFault } from './fault.ts';
import { type MarkdownSnippet, readMarkdown } from './markdown.ts';
import { shapeFaults } from './shape.ts';
import { knowledgeFileSchema } from './spec.ts';

/** A file that a flow names: its text, or why it cannot be read ("does not exist"). */
export type FileText = { readonly text: string } | { readonly problem: string };

/** A fault, in the flow or in a file that it names; line and column are of that file. */
export interface FileFault extends FlowFault {
  readonly inFile?: { readonly file: string; readonly line: number; readonly column: number };
}

export interface Resolved {
  /** The flow with snippets where files were named. */
  readonly source: unknown;
  readonly faults: readonly FileFault[];
  /** A fault of the resolved flow, as a fault of what the author wrote. */
  readonly origin: (fault: FlowFault) => FileFault;
}

/** The files that a flow names, as it writes them. */
export function knowledgeFilesOf(source: unknown): readonly string[] {
  const files = knowledgeOf(source).flatMap((entry) => {
    const file = isFileEntry(entry) ? entry.file : undefined;
    return typeof file === 'string' ? [file] : [];
  });
  return [...new Set(files)];
}

/** Puts the snippets of the files in their places, so that a flow can be checked as a whole. */
export function resolveKnowledge(source: unknown, files: ReadonlyMap<string, FileText>): Resolved {
  const entries = knowledgeOf(source).map((entry, at) => resolveEntry(entry, at, source, files));
  if (!knowledgeOf(source).some(isFileEntry)) {
    return { source, faults: [], origin: (fault) => fault };
  }
  const snippets = entries.flatMap((entry) => entry.snippets);
  return {
    source: { ...(source as object), knowledge: snippets.map(({ snippet }) => snippet) },
    faults: [...entries.flatMap((entry) => entry.faults), ...languageFaults(source)],
    origin(fault) {
      const [list, at, ...rest] = fault.path;
      const from = list === 'knowledge' ? snippets[Number(at)]?.from : undefined;
      if (from === undefined) return fault;
      if (typeof from === 'number') return { ...fault, path: ['knowledge', from, ...rest] };
      const [key, question] = rest;
      const asked = key === 'questions' ? from.section.questions[Number(question)] : undefined;
      const { line } = asked ?? from.section;
      return { ...fault, inFile: { file: from.file, line, column: 1 } };
    },
  };
}

interface Entry {
  readonly snippets: readonly {
    readonly snippet: unknown;
    /** The position in the flow's list, or the section of a file. */
    readonly from: number | { readonly file: string; readonly section: MarkdownSnippet };
  }[];
  readonly faults: readonly FileFault[];
}

function resolveEntry(
  entry: unknown,
  at: number,
  source: unknown,
  files: ReadonlyMap<string, FileText>,
): Entry {
  if (!isFileEntry(entry)) return { snippets: [{ snippet: entry, from: at }], faults: [] };
  const path = ['knowledge', at];
  const parsed = knowledgeFileSchema.safeParse(entry);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      ...issue,
      path: [...path, ...issue.path],
    }));
    return { snippets: [], faults: shapeFaults(issues, source) };
  }
  const { file, language = languageOf(source) } = parsed.data;
  const found = files.get(file) ?? { problem: 'cannot be read here' };
  if ('problem' in found) {
    const fault = { path: [...path, 'file'], message: `"${file}" ${found.problem}` };
    return { snippets: [], faults: [fault] };
  }
  const { snippets, faults } = readMarkdown(found.text);
  const name = idFrom(file);
  return {
    snippets: snippets.map((section, index) => ({
      snippet: {
        id: `${name}-${index + 1}`,
        language,
        questions: section.questions.map(({ text }) => text),
        answer: section.answer,
      },
      from: { file, section },
    })),
    faults: faults.map(({ line, column, ...fault }) => ({
      path,
      ...fault,
      inFile: { file, line, column },
    })),
  };
}

/** Where a flow is in several languages, so is what it tells from files. */
function languageFaults(source: unknown): readonly FlowFault[] {
  const { languages } = source as { readonly languages?: unknown };
  if (!Array.isArray(languages)) return [];
  const told = knowledgeOf(source)
    .filter(isFileEntry)
    .map(({ language }) => language ?? languageOf(source));
  return languages
    .filter((language) => !told.includes(language))
    .map((language) => ({ path: ['knowledge'], message: `no file here is in ${language}` }));
}

/** The flow's own language; absent where it is none, which is a fault of its own. */
function languageOf(source: unknown): LanguageCode | undefined {
  const { language = 'en' } = source as { readonly language?: unknown };
  return languageCodes.find((code) => code === language);
}

function knowledgeOf(source: unknown): readonly unknown[] {
  if (typeof source !== 'object' || source === null) return [];
  const { knowledge } = source as { readonly knowledge?: unknown };
  return Array.isArray(knowledge) ? knowledge : [];
}

function isFileEntry(
  entry: unknown,
): entry is { readonly file: unknown; readonly language?: unknown } {
  return typeof entry === 'object' && entry !== null && 'file' in entry;
}

/** `help/faq.en.md` → `help-faq-en`. */
function idFrom(file: string): string {
  const name = file
    .toLowerCase()
    .replace(/\.(?:md|markdown)$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return name.slice(0, 50) || 'file';
}
