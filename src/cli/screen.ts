import { stripVTControlCharacters, styleText } from 'node:util';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Where and how text is shown. Colour and width are the stream's; a pipe gets plain, unwrapped text. */
export interface Screen {
  write(text: string): void;
  /** Columns to fill; infinite where nothing is to be wrapped. */
  readonly columns: number;
  paint(style: Style, text: string): string;
}

export type Style = 'accent' | 'dim' | 'strong' | 'good' | 'warning';

const formats = {
  accent: 'cyan',
  dim: 'dim',
  strong: 'bold',
  good: 'green',
  warning: 'yellow',
} as const;

/** Longer lines are hard to read, however wide the window is. */
const widestColumns = 100;

/** The screen of a stream. Node honours NO_COLOR and dumb terminals in `hasColors`. */
export function screenOf(stream: NodeJS.WriteStream): Screen {
  const coloured = stream.isTTY === true && stream.hasColors();
  return {
    write: (text) => {
      stream.write(text);
    },
    get columns() {
      return stream.isTTY ? Math.min(stream.columns || 80, widestColumns) : Infinity;
    },
    paint: (style, text) =>
      coloured ? styleText(formats[style], text, { validateStream: false }) : text,
  };
}

/** Plain text of any width, for a report. */
export const plainScreen: Screen = {
  write: (text) => {
    process.stdout.write(text);
  },
  columns: Infinity,
  paint: (_, text) => text,
};

/** Text from elsewhere, made harmless: nothing in it can steer the terminal. */
export function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(/(?!\n)\p{Cc}/gu, ' ');
}

/** Wraps to the screen, every line after the first under the text of the first. */
export function hanging(first: string, text: string, columns: number): string {
  const indent = ' '.repeat(stringWidth(first));
  const room = columns - indent.length;
  const wrapped = Number.isFinite(room) ? wrapAnsi(text, Math.max(room, 10), { trim: true }) : text;
  return first + wrapped.replaceAll('\n', `\n${indent}`).replace(/[ \t]+$/gm, '');
}

/**
 * Rows of cells in aligned columns, two spaces apart. Where they do not fit, the last column is cut
 * with an ellipsis, and before it would vanish, the widest of the others.
 */
export function table(rows: readonly (readonly string[])[], columns: number): readonly string[] {
  const widths = fitted(columnWidths(rows), columns);
  return rows.map((row) =>
    row
      .map((cell, i) => pad(cut(cell, widths[i] ?? 0), widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const narrowestLast = 8;

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, i) =>
    Math.max(0, ...rows.map((row) => stringWidth(row[i] ?? ''))),
  );
}

function fitted(widths: readonly number[], columns: number): readonly number[] {
  const narrowed = [...widths];
  const last = narrowed.length - 1;
  const excess = () => narrowed.reduce((sum, width) => sum + width + 2, -2) - columns;
  while (excess() > 0) {
    const canCutLast = (narrowed[last] ?? 0) > narrowestLast;
    const cutAt = canCutLast ? last : narrowed.indexOf(Math.max(...narrowed));
    const width = narrowed[cutAt] ?? 0;
    if (width <= 1) break;
    narrowed[cutAt] = width - 1;
  }
  return narrowed;
}

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const character of stripVTControlCharacters(text)) {
    if (stringWidth(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
