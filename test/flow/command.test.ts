import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { flowJsonSchema } from '../../src/core/flow/schema-nodes.ts';
import { startFile } from '../../src/core/flow/start-file.ts';
import { readFlowYaml } from '../../src/core/flow/yaml.ts';
import { run } from '../cli/run.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slotwise-command-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const flows = (...args: readonly string[]) => run('dist/cli/flows.js', args);
const shipped = new URL('../../flows/flow.schema.json', import.meta.url);

describe('flows check', () => {
  test('sums up the samples', async () => {
    const { status, stdout, stderr } = await flows('check', 'flows');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('payment-order, version 1: 5 slots (1 optional), 1 rule, 14 snippets');
    expect(stdout.match(/^ {2}ru: complete$/gm)).toHaveLength(3);
  });

  test('says what a language lacks', async () => {
    const file = join(folder, 'a.yaml');
    const slots = 'slots:\n  - { id: order, type: text, label: order }\n';
    await writeFile(file, `id: a\nversion: 1\ntitle: { en: A, ru: А }\n${slots}`);
    const { status, stdout } = await flows('check', file);
    expect(status).toBe(0);
    expect(stdout).toBe('a, version 1: 1 slot\n  en: complete\n  ru: lacks slots.order.label\n');
  });

  test('ends with 2 and the place of every fault', async () => {
    const file = join(folder, 'a.yaml');
    await writeFile(file, 'id: a\nversion: x\ntitle: A\nslots:\n  - { id: b, type: text }\n');
    const { status, stdout, stderr } = await flows('check', folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.replaceAll(file, 'a.yaml').split('\n')).toEqual([
      'a.yaml:2:1  "version" must be a whole number',
      'a.yaml:5:5  "label" is missing – What it is, inside a sentence: "order number".',
      '2 faults',
      '',
    ]);
  });

  test('does not pass over a file that does not exist', async () => {
    const { status, stderr } = await flows('check', join(folder, 'none.yaml'));
    expect(status).toBe(2);
    expect(stderr).toContain('none.yaml  does not exist');
  });
});

describe('flows schema', () => {
  test('writes the schema that is shipped beside the samples', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['dist/cli/flows.js', 'schema']);
    expect(JSON.parse(stdout)).toEqual(flowJsonSchema);
    expect(JSON.parse(await readFile(shipped, 'utf8'))).toEqual(flowJsonSchema);
  });
});

describe('flows new', () => {
  test('writes a sound flow with its schema, and never over another', async () => {
    const first = await flows('new', 'call-back', '--folder', folder);
    expect(first.status).toBe(0);
    expect((await flows('check', folder)).stdout).toContain('call-back, version 1');
    expect(JSON.parse(await readFile(join(folder, 'flow.schema.json'), 'utf8'))).toEqual(
      flowJsonSchema,
    );

    await writeFile(join(folder, 'call-back.yaml'), 'mine');
    const second = await flows('new', 'call-back', '--folder', folder);
    expect(second.status).toBe(2);
    expect(second.stderr).toContain('call-back.yaml is already there');
    expect(await readFile(join(folder, 'call-back.yaml'), 'utf8')).toBe('mine');
  });

  test.each(['a', 'call-back', 'x_1'])('begins %s with a sound flow', (id) => {
    expect(readFlowYaml(startFile(id))).toMatchObject({ ok: true, spec: { id } });
  });
});

describe('flows refuses', () => {
  const calls: readonly [readonly string[], string][] = [
    [[], 'say what to do: check, schema or new'],
    [['chek', 'flows'], '"chek flows" is none of check, schema, new'],
    [['check'], 'check needs files or a folder'],
    [['new'], 'new needs one id'],
    [['new', 'a', 'b'], 'new needs one id'],
    [['new', '../a'], '"../a" is no id'],
    [['schema', 'x'], '"schema x" is none of'],
    [['check', 'flows', '--folder', 'x'], '--folder goes with new'],
  ];
  test.each(calls)('%j', async (args, message) => {
    const { status, stdout, stderr } = await flows(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
