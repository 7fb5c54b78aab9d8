import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { formatFaults, loadFlowFile } from '../../src/flow-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slotwise-knowledge-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const head = `id: a
version: 1
title: { en: Returns, ru: Возврат }
slots:
  - { id: order, type: text, label: { en: order, ru: заказ } }
`;

/** The flow with these files beside it, or its faults as an author sees them. */
async function load(knowledge: string, files: Readonly<Record<string, string>>, first = head) {
  const flow = join(folder, 'flow.yaml');
  for (const [name, text] of Object.entries({ 'flow.yaml': first + knowledge, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const loaded = await loadFlowFile(flow);
  return loaded.ok ? loaded.spec : formatFaults(loaded.faults).replaceAll(`${folder}/`, '');
}

describe('knowledge from files', () => {
  test('stands among what is written in the flow, in order', async () => {
    const spec = await load(
      `knowledge:
  - { file: help/faq.md }
  - { id: inline, questions: { en: [How?] }, answer: { en: So. } }
  - { file: faq.ru.md, language: ru }
`,
      {
        'help/faq.md': '## Why?\n\n- What for?\n\nBecause.\n\n## When?\n\nNow.',
        'faq.ru.md': '## Почему?\n\nПотому.',
      },
    );
    expect(spec).toMatchObject({
      knowledge: [
        { id: 'help-faq-1', language: 'en', questions: ['Why?', 'What for?'], answer: 'Because.' },
        { id: 'help-faq-2', language: 'en', questions: ['When?'], answer: 'Now.' },
        { id: 'inline' },
        { id: 'faq-ru-1', language: 'ru', questions: ['Почему?'], answer: 'Потому.' },
      ],
    });
  });

  test('answers in its own language and in no other that has some', async () => {
    const spec = await load('knowledge: [{ file: en.md }, { file: ru.md, language: ru }]', {
      'en.md': '## What is an IBAN?\n\nA number.',
      'ru.md': '## Что такое IBAN?\n\nНомер.',
    });
    if (typeof spec === 'string') throw new Error(spec);
    const { knowledge } = await compileFlow(spec);
    const found = (question: string, language: 'en' | 'ru') =>
      knowledge.find(question, language).map(({ answer }) => answer);
    expect(found('what is an IBAN?', 'en')).toEqual(['A number.']);
    expect(found('что такое IBAN?', 'ru')).toEqual(['Номер.']);
  });
});

describe('a fault names the file and the line', () => {
  const cases: readonly [string, string, Readonly<Record<string, string>>, string][] = [
    [
      'that does not exist',
      'knowledge:\n  - file: none.md\n',
      {},
      'flow.yaml:7:5  "none.md" does not exist',
    ],
    [
      'that is a folder',
      'knowledge:\n  - file: help\n',
      { 'help/a.md': '' },
      'flow.yaml:7:5  "help" is a folder, and a file is needed',
    ],
    [
      'with a key too many',
      'knowledge:\n  - { file: faq.md, id: faq }\n',
      { 'faq.md': '## Why?\n\nSo.' },
      'flow.yaml:7:21  unknown key "id" – it does not go with the other keys here',
    ],
    [
      'without questions',
      'knowledge: [{ file: faq.md }]\n',
      { 'faq.md': '# Help' },
      'faq.md:1:1  there is no question here – write "## " before each',
    ],
    [
      'with a question without an answer',
      'knowledge: [{ file: faq.md }]\n',
      { 'faq.md': '## Why?\n\n## How?\n\nSo.' },
      'faq.md:1:1  this question has no answer',
    ],
    [
      'with a question twice',
      'knowledge: [{ file: faq.md }]\n',
      { 'faq.md': '## Why?\n\n- How?\n\nSo.\n\n## When?\n\n- Now or then?\n- why?\n\nNow.' },
      'faq.md:10:1  the question "why?" stands twice',
    ],
    [
      'with a question of the flow',
      'knowledge:\n  - { id: a, language: en, questions: [Why?], answer: So. }\n  - { file: faq.md }\n',
      { 'faq.md': '# Help\n\n## Why?\n\nSo.' },
      'faq.md:3:1  the question "Why?" stands twice',
    ],
  ];
  test.each(cases)('%s', async (_, knowledge, files, fault) => {
    expect(await load(knowledge, files)).toBe(fault);
  });

  test('and the entry of the flow where that is at fault', async () => {
    const knowledge = `knowledge:
  - { file: faq.md }
  - { id: b, questions: [How?], answr: So. }
`;
    expect(await load(knowledge, { 'faq.md': '## Why?\n\nSo.\n\n## When?\n\nNow.' })).toBe(
      [
        'flow.yaml:8:5  "answer" is missing – The answer, word for word.',
        'flow.yaml:8:33  unknown key "answr" – did you mean "answer"?',
      ].join('\n'),
    );
  });

  test('and a language in which no file tells anything', async () => {
    const both = head.replace('version: 1\n', 'version: 1\nlanguages: [en, ru]\n');
    const faq = { 'faq.md': '## Why?\n\nSo.' };
    expect(await load('knowledge: [{ file: faq.md }]\n', faq, both)).toBe(
      'flow.yaml:7:1  no file here is in ru',
    );
  });
});
