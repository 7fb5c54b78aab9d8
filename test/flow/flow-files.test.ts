import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFlow, formatFaults, loadFlowFile, loadFlows } from '../../src/flow-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slotwise-flows-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

function flow(id: string, trigger: string): string {
  return `id: ${id}
version: 1
title: ${id}
triggers: [${trigger}]
slots:
  - { id: order, type: identifier, label: order number }
`;
}

/** The faults as an author sees them, without the folder of this run. */
function seen(loaded: Awaited<ReturnType<typeof loadFlowFile | typeof loadFlows>>): string {
  return loaded.ok
    ? 'sound'
    : formatFaults(loaded.faults).replaceAll(`${folder}/`, '').replaceAll(folder, '.');
}

describe('loadFlowFile', () => {
  test('reads a sound file', async () => {
    expect(await loadFlowFile(await write('a.yaml', flow('a', 'begin')))).toMatchObject({
      ok: true,
      spec: { id: 'a' },
    });
  });

  test('names file, line and column of every fault', async () => {
    const file = await write(
      'a.yaml',
      flow('a', 'begin').replace('label', 'lable').replace('version: 1', 'version: x'),
    );
    expect(seen(await loadFlowFile(file))).toBe(
      [
        'a.yaml:2:1  "version" must be a whole number',
        'a.yaml:6:5  "label" is missing – What it is, inside a sentence: "order number".',
        'a.yaml:6:36  unknown key "lable" – did you mean "label"?',
      ].join('\n'),
    );
  });

  test('says that a file does not exist', async () => {
    expect(seen(await loadFlowFile(join(folder, 'none.yaml')))).toBe('none.yaml  does not exist');
  });

  test('says that a folder is no file', async () => {
    await mkdir(join(folder, 'inner.yaml'));
    expect(seen(await loadFlowFile(join(folder, 'inner.yaml')))).toBe(
      'inner.yaml  is a folder, and a file is needed',
    );
  });
});

describe('loadFlows', () => {
  test('reads the YAML files of a folder in order of their names', async () => {
    await write('b.yml', flow('b', 'start b'));
    await write('a.yaml', flow('a', 'start a'));
    await write('notes.txt', 'not a flow');
    const loaded = await loadFlows(folder);
    expect(loaded.ok && loaded.specs.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('reports the faults of all files together', async () => {
    await write('a.yaml', flow('A', 'start'));
    await write('b.yaml', 'id: b: c');
    expect(seen(await loadFlows(folder)).split('\n')).toEqual([
      'a.yaml:1:1  "id" cannot be "A" – use lower-case letters, digits, "-" and "_"',
      'b.yaml:1:5  a second ": " in this line – put a text with a colon in quotes',
    ]);
  });

  test('refuses two flows that could be taken for one another', async () => {
    await write('a.yaml', flow('same', 'Begin'));
    await write('b.yaml', flow('same', 'begin'));
    expect(seen(await loadFlows(folder)).split('\n')).toEqual([
      'b.yaml  a.yaml has the id "same" already',
      'b.yaml  a.yaml has the trigger "begin" already',
    ]);
  });

  test('says that a folder is empty or does not exist', async () => {
    expect(seen(await loadFlows(folder))).toBe('.  there is no .yaml file in this folder');
    expect(seen(await loadFlows(join(folder, 'none')))).toBe('none  does not exist');
  });
});

describe('findFlow', () => {
  test('finds a flow by its id, whatever its file is called', async () => {
    await write('first.yaml', flow('returns', 'begin'));
    expect(await findFlow('returns', folder)).toMatchObject({ ok: true, spec: { id: 'returns' } });
  });

  test('takes a path for a file', async () => {
    const file = await write('first.yaml', flow('returns', 'begin'));
    expect(await findFlow(file, folder)).toMatchObject({ ok: true, spec: { id: 'returns' } });
  });

  test.each([
    ['retruns', '.  no flow has the id "retruns" – did you mean "returns"?'],
    ['orders', '.  no flow has the id "orders" – there are: returns'],
    ['./none.yaml', './none.yaml  does not exist'],
  ])('says what there is instead of %s', async (name, line) => {
    await write('first.yaml', flow('returns', 'begin'));
    expect(seen(await findFlow(name, folder))).toBe(line);
  });
});
