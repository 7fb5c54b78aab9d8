import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileFlow } from '../src/core/flow/compile.ts';
import { readFlowYaml } from '../src/core/flow/yaml.ts';
import { findFlows } from '../src/flow-files.ts';
import { openConversation } from '../src/scripted/driver.ts';
import type { OutputRecord } from '../src/scripted/records.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

function block(marker: string): readonly string[] {
  const found = readme.split('```').find((text) => text.includes(marker));
  if (found === undefined) throw new Error(`the README has no block with "${marker}"`);
  return found.split('\n').filter((line) => line.trim() !== '');
}

describe('the README', () => {
  test('shows a conversation that really goes like this', async () => {
    const found = await findFlows('project-inquiry');
    if (!found.ok) throw new Error('the sample flow is faulty');
    const records: OutputRecord[] = [];
    const conversation = await openConversation({
      flows: await Promise.all(found.specs.map(compileFlow)),
      preferredFlow: 'project-inquiry',
      frozenAtMs: Date.parse('2026-01-12T09:00:00Z'),
      timeZone: 'UTC',
      numbered: true,
      live: false,
      print: () => {},
      report: (record) => records.push(record),
    });
    const lines = block('› Hi, ').slice(0);
    for (const line of lines.filter((each) => each.startsWith('› '))) {
      await conversation.take([{ text: line.slice(2) }]);
    }
    await conversation.close();
    const turns = records.filter((record) => record.type === 'turn');
    const said = turns.flatMap(({ messages }) =>
      messages.flatMap(({ text, controls }) => [
        `● ${text.replaceAll(/\s+/g, ' ')}`,
        ...(controls.length > 0
          ? [`  ${controls.map(({ label }, index) => `${index + 1} ${label}`).join('   ')}`]
          : []),
      ]),
    );
    expect(said).toEqual(lines.filter((line) => /^(●| {2}\d)/.test(line)));
    expect(records.filter(({ type }) => type === 'delivery')).toHaveLength(1);
  });

  test('shows a flow that is sound', () => {
    const read = readFlowYaml(block('id: room-booking').slice(1).join('\n'));
    expect(read.ok ? [] : read.faults).toEqual([]);
  });
});
