import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { flowJsonSchema, type SchemaNode } from '../../src/core/flow/schema-nodes.ts';
import { readFlowYaml } from '../../src/core/flow/yaml.ts';
import { slotTypeNames } from '../../src/core/slot-types/slot-type.ts';

const guide = readFileSync(new URL('../../docs/flows.md', import.meta.url), 'utf8');

function partsOf({ properties, items, anyOf }: SchemaNode): readonly SchemaNode[] {
  return [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(anyOf ?? [])];
}

function undescribed(node: SchemaNode): readonly string[] {
  const own = Object.entries(node.properties ?? {}).filter(([, inner]) => !inner.description);
  return [...own.map(([key]) => key), ...partsOf(node).flatMap(undescribed)];
}

/** Every key that an author may write, wherever it stands. */
function keysIn(node: SchemaNode): readonly string[] {
  return [...Object.keys(node.properties ?? {}), ...partsOf(node).flatMap(keysIn)];
}

describe('the guide to flows', () => {
  test.each([...new Set(keysIn(flowJsonSchema))])('explains the key %s', (key) => {
    expect(guide).toMatch(new RegExp(`\`${key}\`|^ *(- )?${key}:`, 'm'));
  });

  test.each(slotTypeNames)('has a row for the type %s', (type) => {
    expect(guide).toContain(`| \`${type}\` |`);
  });

  test('begins with a flow that is sound', () => {
    const example = guide.match(/```yaml\n(.*?)```/s)?.[1] ?? '';
    expect(readFlowYaml(example)).toMatchObject({ ok: true });
  });

  test.each(
    [...guide.matchAll(/```yaml\n((?:slots|- id):.*?)```/gs)].map(([, block]) => block ?? ''),
  )('shows slots that are sound: %s', (block) => {
    const slots = block.startsWith('slots:') ? block : `slots:\n${block}`;
    expect(readFlowYaml(`id: a\nversion: 1\ntitle: A\n${slots}`)).toMatchObject({ ok: true });
  });

  test('is backed by a description of every key in the editor', () => {
    expect(undescribed(flowJsonSchema)).toEqual([]);
  });
});
