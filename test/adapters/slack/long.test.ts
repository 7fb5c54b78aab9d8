import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { limits } from '../../../src/adapters/slack/limits.ts';
import { answer, last, mention, openRoom, troubles } from '../../support/slack/open.ts';
import { elementsIn, readable } from '../../support/slack/room.ts';

const folder = await mkdtemp(join(tmpdir(), 'long flows '));
afterAll(() => rm(folder, { recursive: true }));

/** A flow that reviews so many texts. */
async function flowWith(count: number): Promise<string> {
  const slots = Array.from({ length: count }, (_, i) => ({
    id: `part_${i + 1}`,
    type: 'text',
    label: `part ${i + 1}`,
    reversible: false,
    limits: { maxLength: 4_000 },
    ask: { first: `What is part ${i + 1}?` },
  }));
  const file = join(folder, `${count}.yaml`);
  await writeFile(file, stringify({ id: 'long', version: 1, title: 'Long', slots }));
  return file;
}

test('fifty-one values are reviewed over several messages, and the last one sends them', async () => {
  const room = await openRoom({ flows: [await flowWith(51)] });
  const { root } = await mention(room, 'hello');
  await answer(room, 'U1', root, 'The first part is blue.');
  await answer(room, 'U1', root, 'The second part is green.');
  await answer(room, 'U1', root, 'what have you noted so far?');
  await room.tap('U1', last(room, root), 'Edit');
  const form = room.slack.views.at(-1) ?? expect.fail('no form is open');
  expect(form.blocks).toHaveLength(51);
  const filled = (i: number) => `Number ${i}: ${'as long as a paragraph, '.repeat(10)}end`;
  const values = Array.from({ length: 51 }, (_, i) => [`part_${i + 1}`, { value: filled(i + 1) }]);
  await room.submit('U1', form, Object.fromEntries(values));
  await room.drain();
  const pages = room.seen('C1', root).slice(-3);
  const all = pages.map(readable).join('\n');
  for (let i = 1; i <= 51; i += 1) expect(all).toContain(`Number ${i}:`);
  expect(pages.every(({ blocks }) => blocks.length <= limits.blocks)).toBe(true);
  expect(elementsIn(pages.at(-2)?.blocks ?? [])).toEqual([]);
  await room.tap('U1', last(room, root), 'Send it');
  await room.drain();
  await room.clock.advance(60_000);
  await room.drain();
  expect(Object.keys(room.delivered[0]?.data.values ?? {})).toHaveLength(51);
  expect(troubles(room)).toEqual([]);
});

test('3,001 characters are shown whole, and a form that cannot hold them leaves them alone', async () => {
  const room = await openRoom({ flows: [await flowWith(2)] });
  const { root } = await mention(room, 'hello');
  const text = 'A sentence of some words. '.repeat(120).slice(0, 2_990).padEnd(3_001, 'x');
  await answer(room, 'U1', root, text);
  await answer(room, 'U1', root, 'The second part is green.');
  const shown = readable(last(room, root)).replace(/\s+/g, '');
  expect(shown).toContain(text.replace(/\s+/g, ''));
  const before = await room.store.readConversation(`slack:T1:C1:${root}`, 0);
  await room.tap('U1', last(room, root), 'Edit');
  await room.submit('U1', room.slack.views.at(-1) ?? expect.fail('no form is open'), {});
  await room.drain();
  const after = await room.store.readConversation(`slack:T1:C1:${root}`, 0);
  expect(after?.session?.slots.part_1).toEqual(before?.session?.slots.part_1);
  expect(troubles(room)).toEqual([]);
});
