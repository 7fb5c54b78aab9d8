import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import { checkFlow } from './check.ts';
import type { FlowFault } from './fault.ts';
import {
  type FileFault,
  type FileText,
  knowledgeFilesOf,
  resolveKnowledge,
} from './knowledge-files.ts';
import type { FlowSpec } from './spec.ts';
import { offsetOf } from './yaml-place.ts';

/** A fault with its place; line and column count from 1. */
export interface PlacedFault extends FlowFault {
  readonly line: number;
  readonly column: number;
  /** The file that the flow names, where the fault is there and not in the flow's own text. */
  readonly file?: string;
}

export type ReadFlow =
  | { readonly ok: true; readonly spec: FlowSpec }
  | { readonly ok: false; readonly faults: readonly PlacedFault[] };

/** The files that a flow written in YAML names, for `readFlowYaml`; none where the text has faults. */
export function filesNamedIn(text: string): readonly string[] {
  // Most flows name none, and are not read twice.
  if (!/\bfile\b/.test(text)) return [];
  const document = parse(text, new LineCounter());
  if (yamlFaults(document).length > 0) return [];
  const content = contentOf(document);
  return 'source' in content ? knowledgeFilesOf(content.source) : [];
}

/**
 * Reads a flow written in YAML 1.2, with the files that it names, and checks it. Every fault carries
 * its place, in order of the text; for a key that is missing that is the block which lacks it. Text
 * that is no YAML is only reported as such. Never throws.
 */
export function readFlowYaml(
  text: string,
  files: ReadonlyMap<string, FileText> = new Map(),
): ReadFlow {
  const lines = new LineCounter();
  const document = parse(text, lines);
  const place = ({ fault, offset }: Found): PlacedFault => {
    const { line, col } = lines.linePos(offset);
    return { ...fault, line, column: col };
  };
  const inYaml = yamlFaults(document);
  const content = inYaml.some(({ hidesContent }) => hidesContent) ? undefined : contentOf(document);
  if (content === undefined) {
    return { ok: false, faults: firstOfEachLine(inYaml.map(place).sort(byPlace)) };
  }
  if ('problem' in content) {
    return { ok: false, faults: [place({ fault: yamlFault(content.problem), offset: 0 })] };
  }
  const resolved = resolveKnowledge(content.source, files);
  const checked = checkFlow(resolved.source);
  const inFlow = [...resolved.faults, ...(checked.ok ? [] : checked.faults.map(resolved.origin))];
  if (checked.ok && inYaml.length + inFlow.length === 0) return checked;
  const placed = inFlow.map(({ inFile, ...fault }: FileFault) =>
    inFile ? { ...fault, ...inFile } : place({ fault, offset: offsetOf(document, fault, text) }),
  );
  return { ok: false, faults: [...inYaml.map(place), ...placed].sort(byPlace) };
}

function parse(text: string, lineCounter: LineCounter): Document {
  return parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
}

interface Found {
  readonly fault: FlowFault;
  readonly offset: number;
  /** What the text holds besides cannot be told. */
  readonly hidesContent?: boolean;
}

function yamlFaults(document: Document): readonly Found[] {
  const found: Found[] = [...document.errors, ...document.warnings].map((problem) => ({
    fault: yamlFault(problem.message, problem.code),
    offset: problem.pos[0],
    hidesContent: problem.name === 'YAMLParseError' && problem.code !== 'DUPLICATE_KEY',
  }));
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document)) return;
      const fault = { path: [], message: `there is no anchor "${alias.source}" above` };
      found.push({ fault, offset: alias.range?.[0] ?? 0, hidesContent: true });
    },
  });
  return found;
}

function yamlFault(message: string, code = ''): FlowFault {
  return { path: [], message: `YAML: ${message}`, ...plainWords[code] };
}

/** YAML's own words are kept where they help an author; these do not. */
const plainWords: Readonly<Record<string, Pick<FlowFault, 'message' | 'remedy'>>> = {
  DUPLICATE_KEY: { message: 'this key stands twice in its block' },
  MULTIPLE_DOCS: { message: 'there is a second document', remedy: 'one flow a file' },
  TAB_AS_INDENT: { message: 'a tab indents this line', remedy: 'use spaces' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second ": " in this line',
    remedy: 'put a text with a colon in quotes',
  },
  UNEXPECTED_TOKEN: {
    message: 'this does not belong here',
    remedy: 'check the indentation, and put a text with an apostrophe in double quotes',
  },
  BAD_SCALAR_START: {
    message: 'a text cannot begin with this character',
    remedy: 'put it in quotes',
  },
};

/** A slip in YAML makes the parser stumble on; what it reports after the first is rarely meant. */
function firstOfEachLine(faults: readonly PlacedFault[]): readonly PlacedFault[] {
  return faults.filter((fault, at, sorted) => sorted[at - 1]?.line !== fault.line);
}

function byPlace(a: PlacedFault, b: PlacedFault): number {
  if (a.file !== b.file) return (a.file ?? '') < (b.file ?? '') ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** The document as plain data. Aliases that explode only show here. */
function contentOf(document: Document): { source: unknown } | { problem: string } {
  try {
    return { source: document.toJS() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
