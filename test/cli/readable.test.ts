import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { terminalReader } from '../../src/cli/read-terminal.ts';
import { run } from './run.ts';

const conversation = ['007123', '/state', '/trace', '29', '/nonsense', '/trase', 'yes'];

describe('readable text through a pipe', () => {
  test('shows messages, state, trace and the verified collection, without prompts and colour', async () => {
    const args = ['--flow', 'return-request'];
    const { status, stdout } = await run('dist/cli/start.js', args, conversation);
    expect(status).toBe(0);
    expect(stdout).toContain('No platform is configured');
    expect(stdout).toContain('● ');
    expect(stdout).toMatch(/order number +007123 +filled +"007123"/);
    expect(stdout).toMatch(/changed +order_number: empty → filled 007123/);
    expect(stdout).toContain('Did you mean /trace?');
    expect(stdout).toContain('received, signature verified');
    expect(stdout).toMatch(/premium membership +yes/);
    expect(stdout).toBe(stripVTControlCharacters(stdout));
    expect(stdout).not.toContain('›');
  });

  test('waits to be spoken to in chat, and leaves on /quit', async () => {
    const args = ['--flow', 'return-request'];
    const { status, stdout } = await run('dist/cli/chat.js', args, ['/quit', 'hello']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  test('offers the sample flows where none is named', async () => {
    const { stdout } = await run('dist/cli/start.js', [], ['1']);
    expect(stdout).toMatch(/1 .+ {3}2 /);
    expect(stdout.match(/● /g)).toHaveLength(2);
  });
});

test('a reader that leaves early ends the program quietly', async () => {
  const shell = 'node dist/cli/chat.js --flow return-request --json | head -n 1';
  const lines = Array.from({ length: 300 }, (_, i) => `hello ${i}`);
  const { stdout, stderr } = await run('-e', [inShell(shell)], lines);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stderr).toBe('');

  function inShell(command: string): string {
    return `require('node:child_process').spawnSync('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`;
  }
});

describe('npm start', () => {
  test('checks configuration and flows', async () => {
    const { status, stdout } = await run('dist/cli/start.js', ['--check-config']);
    expect(status).toBe(0);
    expect(stdout).toContain('return-request');
  });

  test('ends with status 2 on a bad variable', async () => {
    const { status, stderr } = await run('dist/cli/start.js', ['--check-config'], [], {
      SLOTWISE_WEBHOOK_URL: 'https://example.com',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('SLOTWISE_WEBHOOK_SECRET: set it too');
  });
});

describe('a terminal', () => {
  function open() {
    const input = new PassThrough();
    const output = new PassThrough();
    let shown = '';
    output.setEncoding('utf8').on('data', (text) => {
      shown += text;
    });
    const screen = { write: () => {}, columns: 80, paint: (_: unknown, text: string) => text };
    const reader = terminalReader(
      input as unknown as NodeJS.ReadStream,
      output as unknown as NodeJS.WriteStream,
      screen,
    );
    const typed: string[] = [];
    const ended = reader.converse({
      begin: async () => reader.show('● Hello'),
      type: async (line) => {
        typed.push(line);
        return line !== '/quit';
      },
    });
    return { input, reader, typed, ended, shown: () => stripVTControlCharacters(shown) };
  }

  test('hands over lines in order until somebody leaves', async () => {
    const { input, typed, ended } = open();
    input.write('one\rtwo\r/quit\rthree\r');
    await ended;
    expect(typed).toEqual(['one', 'two', '/quit']);
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is left with %s, on a fresh line', async (_, key) => {
    const { input, typed, ended, shown } = open();
    await new Promise(setImmediate);
    input.write(key);
    await ended;
    expect(typed).toEqual([]);
    expect(shown()).toBe('● Hello\n› \n\n');
  });

  test('shows what comes in between above what is being typed', async () => {
    const { input, reader, ended, shown } = open();
    await new Promise(setImmediate);
    input.write('half a li');
    await new Promise(setImmediate);
    reader.show('● News');
    input.write('\u0003');
    await ended;
    expect(shown()).toMatch(/● News\n› half a li/);
  });

  test('ends with the fault of whom it talks to', async () => {
    const input = new PassThrough();
    const screen = { write: () => {}, columns: 80, paint: (_: unknown, text: string) => text };
    const reader = terminalReader(
      input as unknown as NodeJS.ReadStream,
      new PassThrough() as unknown as NodeJS.WriteStream,
      screen,
    );
    const ended = reader.converse({
      begin: async () => {
        throw new Error('broken');
      },
      type: async () => true,
    });
    await expect(ended).rejects.toThrow('broken');
    input.end();
  });
});
