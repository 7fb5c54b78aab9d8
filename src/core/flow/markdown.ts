import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { FlowFault } from './fault.ts';

/** A question and answer from a Markdown file; lines count from 1. */
export interface MarkdownSnippet {
  readonly line: number;
  readonly questions: readonly { readonly text: string; readonly line: number }[];
  /** Plain text: paragraphs with an empty line between them. */
  readonly answer: string;
}

export interface MarkdownFault extends Pick<FlowFault, 'message' | 'remedy'> {
  readonly line: number;
  readonly column: number;
}

/**
 * Reads questions and answers: every `## heading` is a question, a bullet list directly under it
 * holds more wordings, and what follows is the answer. What stands before the first `##` is for the
 * file's readers. Emphasis is taken off, and of a link both text and address are kept.
 */
export function readMarkdown(text: string): {
  readonly snippets: readonly MarkdownSnippet[];
  readonly faults: readonly MarkdownFault[];
} {
  const faults: MarkdownFault[] = [];
  const snippets = sectionsOf(fromMarkdown(text)).map((section) => readSection(section, faults));
  if (snippets.length === 0) {
    const message = 'there is no question here';
    faults.push({ line: 1, column: 1, message, remedy: 'write "## " before each' });
  }
  return { snippets, faults };
}

type Section = readonly [heading: RootContent, ...blocks: RootContent[]];

function readSection([heading, ...blocks]: Section, faults: MarkdownFault[]): MarkdownSnippet {
  const [first, ...rest] = blocks;
  const wordings = first?.type === 'list' && !first.ordered ? first.children : [];
  const told = wordings.length > 0 ? rest : blocks;
  if (told.length === 0) {
    const fault = { ...placeOf(heading), message: 'this question has no answer' };
    const remedy = 'the list holds more wordings; add a paragraph below';
    faults.push(wordings.length > 0 ? { ...fault, remedy } : fault);
  }
  return {
    line: placeOf(heading).line,
    questions: [heading, ...wordings].map((node) => ({
      text: plain(node),
      line: placeOf(node).line,
    })),
    answer: told.map((block) => readBlock(block, faults)).join('\n\n') || unread,
  };
}

/** Stands where there is a fault, so that no other is found there. */
const unread = '…';

/** The blocks from one `##` to the next, the heading first. Notes to oneself are left out. */
function sectionsOf({ children }: Root): readonly Section[] {
  const sections: [RootContent, ...RootContent[]][] = [];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([node]);
    else if (!isNote(node)) sections.at(-1)?.push(node);
  }
  return sections;
}

function isNote(node: RootContent): boolean {
  return node.type === 'definition' || (node.type === 'html' && node.value.startsWith('<!--'));
}

/** A block of an answer as plain text; what chat cannot show is a fault. */
function readBlock(node: RootContent, faults: MarkdownFault[]): string {
  const strange = strangeIn(node);
  if (strange !== undefined) {
    faults.push({ ...placeOf(strange), ...(cannotStand[strange.type] ?? otherwise) });
    return unread;
  }
  if (node.type !== 'list') return plain(node);
  const { ordered, start } = node;
  return node.children
    .map((item, at) => `${ordered ? `${(start ?? 1) + at}.` : '–'} ${plain(item)}`)
    .join('\n');
}

function strangeIn(node: RootContent): RootContent | undefined {
  if (!plainTypes.has(node.type)) return node;
  if (!('children' in node)) return undefined;
  const inner: readonly RootContent[] = node.children;
  return inner.map(strangeIn).find((found) => found !== undefined);
}

const plainTypes: ReadonlySet<string> = new Set([
  ...['paragraph', 'list', 'listItem', 'text', 'emphasis', 'strong', 'inlineCode', 'break'],
  'link',
]);

const cannotStand: Readonly<Record<string, Pick<MarkdownFault, 'message' | 'remedy'>>> = {
  heading: { message: 'only "## " begins a question', remedy: 'make this "## ", or a paragraph' },
  linkReference: {
    message: 'the address of this link stands elsewhere',
    remedy: 'write [text](address)',
  },
  image: { message: 'an answer shows no pictures', remedy: 'link to it' },
  html: { message: 'an answer holds no HTML' },
  code: { message: 'an answer holds no code block', remedy: 'do not indent its lines' },
};

const otherwise = { message: 'an answer is made of paragraphs and lists' };

function plain(node: RootContent): string {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\s*\n\s*/g, ' ');
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'link': {
      const words = node.children.map(plain).join('');
      const address = node.url.replace(/^mailto:/, '');
      return words === address ? words : `${words} (${address})`;
    }
    case 'list':
    case 'listItem':
      return node.children.map(plain).join(' ');
    default:
      return 'children' in node ? node.children.map(plain).join('') : '';
  }
}

function placeOf({ position }: RootContent): { readonly line: number; readonly column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
