import { describe, expect, test } from 'vitest';
import { readArgs } from '../../src/cli/args.ts';

const command = {
  call: 'run',
  about: 'Runs.',
  options: {
    flow: { placeholder: 'ID', help: 'The flow.' },
    now: { placeholder: 'ISO', help: 'The time.' },
    json: { help: 'JSON.' },
  },
} as const;

describe('arguments', () => {
  test.each([
    [[], { flow: undefined, now: undefined, json: false }],
    [['--flow', 'x', '--json'], { flow: 'x', now: undefined, json: true }],
    [['--flow=x', '--now=2026-03-01'], { flow: 'x', now: '2026-03-01', json: false }],
  ])('%j', (args, options) => {
    expect(readArgs(args, command)).toEqual({ kind: 'options', options, positionals: [] });
  });

  test.each([
    [
      ['--flwo', 'x'],
      ['--flwo is no option: did you mean --flow?', '"x" belongs to no option'],
    ],
    [['--zzz'], ['--zzz is no option']],
    [['-x'], ['-x is no option']],
    [['--flow'], ['--flow needs a value: --flow ID']],
    [['--flow='], ['--flow needs a value: --flow ID']],
    [['--flow', '--json'], ['--flow needs a value: --flow ID']],
    [['--json=yes'], ['--json takes no value']],
    [['--flow', 'a', '--flow', 'b'], ['--flow is given twice']],
    [['more'], ['"more" belongs to no option']],
    [['--constructor'], ['--constructor is no option']],
  ])('%j is faulty', (args, faults) => {
    expect(readArgs(args, command)).toEqual({ kind: 'faults', faults });
  });

  test('all faults are reported at once', () => {
    const read = readArgs(['--one', '--json=x', 'two', '--now'], command);
    expect(read.kind === 'faults' && read.faults).toHaveLength(4);
  });

  test.each([['--help'], ['-h']])('%s wins over faults and lists every option', (flag) => {
    const read = readArgs(['--nonsense', flag], command);
    if (read.kind !== 'help') throw new Error(read.kind);
    for (const name of ['--flow ID', '--now ISO', '--json', '--help']) {
      expect(read.text).toContain(name);
    }
  });
});
