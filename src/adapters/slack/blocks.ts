import type { Control } from '../../core/reply.ts';
import { controlAction } from './ids.ts';
import { limits } from './limits.ts';
import { escaped, inPieces, shortened } from './text.ts';

/** Blocks and elements of Slack, as plain data. Every builder keeps its limits. */
export type Block = Readonly<Record<string, unknown>> & { readonly type: string };
export type Element = Readonly<Record<string, unknown>> & { readonly type: string };

/** Words of the bot or of a person, as they are: nothing in them formats or pings. */
export function prose(text: string): readonly Block[] {
  return inPieces(text, limits.sectionText).map((piece) => ({
    type: 'section',
    text: plain(piece, limits.sectionText),
  }));
}

/** A line such as "Company size: 10–49" with its label in bold, and perhaps a button beside it. */
export function row(label: string, line: string, accessory?: Element): readonly Block[] {
  const [first = '', ...rest] = inPieces(line, rowLength);
  const labelled = first.startsWith(`${label}:`);
  const text = labelled
    ? `*${escaped(label)}:*${escaped(first.slice(label.length + 1))}`
    : escaped(first);
  return [
    { type: 'section', text: markup(text), ...(accessory && { accessory }) },
    ...rest.flatMap(prose),
  ];
}

/** Escaping makes a text longer, at worst fivefold. */
const rowLength = limits.sectionText / 5 - 10;

/** Labels over values, in two columns. Values too long for a column get a row of their own. */
export function grid(
  shown: readonly { readonly label: string; readonly text: string; readonly line: string }[],
): readonly Block[] {
  const blocks: Block[] = [];
  let fields: unknown[] = [];
  const flush = () => {
    if (fields.length > 0) blocks.push({ type: 'section', fields });
    fields = [];
  };
  for (const { label, text, line } of shown) {
    if (label.length + text.length > longestInColumn) {
      flush();
      blocks.push(...row(label, line));
      continue;
    }
    if (fields.length === limits.fields) flush();
    fields.push(markup(`*${escaped(label)}*\n${escaped(text)}`));
  }
  flush();
  return blocks;
}

const longestInColumn = 200;

export function context(text: string): readonly Block[] {
  return [{ type: 'context', elements: [markup(text)] }];
}

/** Elements in as many rows as it takes, none so large that it fills a message. */
export function actions(elements: readonly Element[]): readonly Block[] {
  const rows: Element[][] = [];
  for (const element of elements) {
    const last = rows.at(-1);
    const fits = last && last.length < limits.actions && sizeOf([...last, element]) <= rowSize;
    if (fits) last.push(element);
    else rows.push([element]);
  }
  return rows.map((row) => ({ type: 'actions', elements: row }));
}

const rowSize = limits.payload / 2;

function sizeOf(elements: readonly unknown[]): number {
  return JSON.stringify(elements).length;
}

/** A button that is a control. `n` tells it from others beside it. */
export function controlButton({ id, label, move }: Control, n: number, text = label): Element {
  const style = primary.has(move ?? '') ? { style: 'primary' } : {};
  return { ...button(controlAction(n), text), value: id, ...style };
}

const primary: ReadonlySet<string> = new Set(['approve', 'confirm', 'confirm-all']);

export function button(action: string, text: string): Element {
  return { type: 'button', action_id: action, text: plain(text, limits.buttonText) };
}

/** Controls as one list to pick from; several lists where one cannot hold them. */
export function select(controls: readonly Control[], placeholder: string, n: number): Element[] {
  const lists: unknown[][] = [];
  for (const { id, label } of controls) {
    const option = { text: plain(label, limits.optionText), value: id };
    const last = lists.at(-1);
    const fits = last && last.length < limits.options && sizeOf([...last, option]) <= listSize;
    if (fits) last.push(option);
    else lists.push([option]);
  }
  return lists.map((options, i) => ({
    type: 'static_select',
    action_id: controlAction(n + i),
    placeholder: plain(placeholder, limits.placeholder),
    options,
  }));
}

/** So that a list and what is around it fit a row. */
const listSize = rowSize - 500;

export function plain(text: string, length: number) {
  return { type: 'plain_text', text: shortened(text, length) || ' ', emoji: false } as const;
}

export function markup(text: string) {
  return { type: 'mrkdwn', text: text || ' ', verbatim: true } as const;
}
