import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { messageView } from '../../src/cli/message-view.ts';
import { hanging, harmless, type Screen, table } from '../../src/cli/screen.ts';

const plain = (columns: number): Screen => ({
  columns,
  write: () => {},
  paint: (_, text) => text,
});

describe('text from elsewhere', () => {
  test.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['a\u0007b\u0008c', 'a b c'],
    ['line\r\nline', 'line \nline'],
    ['\u009b2Jgone', 'gone'],
    ['Łódź 日本 👋', 'Łódź 日本 👋'],
  ])('%j', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });
});

describe('a table', () => {
  const rows = [
    ['order number', '007123', 'filled', '"007123"'],
    ['数量', '29', 'inferred', '"twenty-nine or so, I would have to look"'],
  ];

  test('aligns its columns, wide characters too', () => {
    expect(table(rows, 100)).toEqual([
      'order number  007123  filled    "007123"',
      '数量          29      inferred  "twenty-nine or so, I would have to look"',
    ]);
  });

  test.each([60, 40, 20, 12])('fits into %i columns', (columns) => {
    for (const line of table(rows, columns)) {
      expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    }
  });

  test('is not cut where nothing limits it', () => {
    expect(table(rows, Number.POSITIVE_INFINITY)).toEqual(table(rows, 200));
  });
});

test('text hangs under its first line', () => {
  expect(hanging('● ', 'one two three four\n\nfive', 15)).toBe('● one two three\n  four\n\n  five');
});

describe('a message', () => {
  const controls = [
    { id: 'a', label: 'Right' },
    { id: 'b', label: 'Change' },
  ];

  test('shows its controls as numbered choices', () => {
    expect(messageView({ id: 'm', text: 'Is it 29?', controls }, plain(60))).toBe(
      '● Is it 29?\n\n  1 Right   2 Change\n',
    );
  });

  test('breaks choices that do not fit into a line', () => {
    expect(messageView({ id: 'm', text: 'Is it?', controls }, plain(14))).toBe(
      '● Is it?\n\n  1 Right\n  2 Change\n',
    );
  });
});
