import { describe, expect, test } from 'vitest';
import { terminalAdapter } from '../../../src/adapters/terminal/index.ts';
import { newKey } from '../../../src/adapters/terminal/key.ts';
import type { TerminalBody } from '../../../src/adapters/terminal/render.ts';
import { type TerminalEvent, toInput } from '../../../src/adapters/terminal/to-input.ts';

const from = { id: 'u1', name: 'Dana' };
const base = { eventId: 'e1', from };
const atMs = { nowMs: 1_000 };
const read = { eventId: 'e1', from, receivedAtMs: 1_000 };

describe('what comes in from a terminal', () => {
  const rows: readonly [string, TerminalEvent, object][] = [
    [
      'words',
      { ...base, kind: 'text', text: ' 007123 ', quote: 'so?' },
      { kind: 'text', messageId: 'e1', text: ' 007123 ', quote: 'so?' },
    ],
    [
      'a command',
      { ...base, kind: 'text', text: ' /Reset ' },
      { kind: 'command', command: 'reset' },
    ],
    [
      'a word with a slash that is no command',
      { ...base, kind: 'text', text: '/shop' },
      { kind: 'text', messageId: 'e1', text: '/shop' },
    ],
    [
      'a command inside a sentence',
      { ...base, kind: 'text', text: 'what does /reset do?' },
      { kind: 'text', messageId: 'e1', text: 'what does /reset do?' },
    ],
    [
      'an edit',
      { ...base, kind: 'edit', of: 'e0', text: '42' },
      { kind: 'edit', messageId: 'e0', text: '42' },
    ],
    ['a tap', { ...base, kind: 'control', controlId: 'c1' }, { kind: 'control', controlId: 'c1' }],
    [
      'a start',
      { ...base, kind: 'command', command: 'start', flow: 'f', reference: 'r' },
      { kind: 'command', command: 'start', flow: 'f', reference: 'r' },
    ],
    [
      'a contact',
      { ...base, kind: 'contact', own: true, email: 'a@example.com' },
      { kind: 'contact', messageId: 'e1', own: true, email: 'a@example.com' },
    ],
    [
      'a location',
      { ...base, kind: 'location', latitude: 1, longitude: 2 },
      { kind: 'location', messageId: 'e1', latitude: 1, longitude: 2 },
    ],
  ];
  test.each(rows)('%s', (_, event, expected) => {
    expect(toInput(event, atMs)).toEqual({ input: { ...read, ...expected }, eventIds: ['e1'] });
  });

  test('carries locale, zone and numbered choices where there are any', () => {
    const event = { ...base, kind: 'text', text: '1', locale: 'de' } as const;
    const { input } = toInput(event, { ...atMs, timeZone: 'Europe/Berlin', numbered: true });
    expect(input).toMatchObject({ locale: 'de', timeZone: 'Europe/Berlin', numbered: true });
  });
});

describe('what goes out to a terminal', () => {
  const message = { id: 'm1', parts: [], text: 'Right?', controls: [{ id: 'c1', label: 'Yes' }] };

  test('is one plain body a message, in the lane of the conversation', () => {
    const printed: TerminalBody[] = [];
    const adapter = terminalAdapter((body) => printed.push(body));
    const calls = adapter.render([message, { ...message, id: 'm2', replaces: true }], 'terminal:k');
    expect(calls).toEqual([
      {
        message: 'm1',
        lane: 'terminal:k',
        body: { id: 'm1', text: 'Right?', controls: message.controls },
      },
      {
        message: 'm2',
        lane: 'terminal:k',
        body: { id: 'm2', text: 'Right?', controls: message.controls, replaces: true },
      },
    ]);
    expect(printed).toEqual([]);
  });

  test('is printed when it is sent, and has an id then', async () => {
    const printed: TerminalBody[] = [];
    const adapter = terminalAdapter((body) => printed.push(body));
    const [call] = adapter.render([message], 'terminal:k');
    const { signal } = new AbortController();
    const result = await adapter.send({ key: 'terminal:k', body: call?.body, signal });
    expect(result).toEqual({ result: 'sent', platformMessageId: 'm1' });
    expect(printed).toEqual([call?.body]);
  });
});

test('every conversation has a key of its own', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^terminal:[\w-]+$/.test(key))).toBe(true);
});
