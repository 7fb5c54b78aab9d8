import { describe, expect, test } from 'vitest';
import { faultText } from '../../src/core/flow/fault.ts';
import { readMarkdown } from '../../src/core/flow/markdown.ts';

function snippetsOf(text: string) {
  const { snippets, faults } = readMarkdown(text);
  expect(faults).toEqual([]);
  return snippets.map(({ questions, answer }) => ({
    questions: questions.map((question) => question.text),
    answer,
  }));
}

describe('every "##" is a question', () => {
  test('with the paragraphs below as its answer', () => {
    expect(snippetsOf('## Why?\n\nBecause\nit is.\n\nAlways.\n\n## How?\nSo.')).toEqual([
      { questions: ['Why?'], answer: 'Because it is.\n\nAlways.' },
      { questions: ['How?'], answer: 'So.' },
    ]);
  });

  test('with the bullets directly under it as more wordings', () => {
    expect(snippetsOf('## Why?\n- What for?\n- How come?\n\nBecause.')).toEqual([
      { questions: ['Why?', 'What for?', 'How come?'], answer: 'Because.' },
    ]);
  });

  test('with a list further down as part of the answer', () => {
    expect(snippetsOf('## Why?\n\nBecause of:\n\n- this\n- that\n')).toEqual([
      { questions: ['Why?'], answer: 'Because of:\n\n– this\n– that' },
    ]);
  });

  test('with a numbered list as an answer', () => {
    expect(snippetsOf('## How?\n\n1. Sit down.\n2. Wait.\n')).toEqual([
      { questions: ['How?'], answer: '1. Sit down.\n2. Wait.' },
    ]);
  });

  test('and what stands before the first is for readers', () => {
    expect(snippetsOf('# Help\n\nFor everyone.\n\n## Why?\n\n<!-- ask Sam -->\n\nSo.')).toEqual([
      { questions: ['Why?'], answer: 'So.' },
    ]);
  });
});

describe('an answer is plain text', () => {
  test.each([
    ['**5 euros**, *really*', '5 euros, really'],
    ['the key `order_no`', 'the key order_no'],
    ['see [our prices](https://example.com/p)', 'see our prices (https://example.com/p)'],
    ['<https://example.com>', 'https://example.com'],
    ['<help@example.com>', 'help@example.com'],
    ['2 \\* 3 &amp; more', '2 * 3 & more'],
    ['one  \ntwo', 'one\ntwo'],
    ['snake_case_name', 'snake_case_name'],
  ])('%s', (written, told) => {
    expect(snippetsOf(`## Why?\n\n${written}`)[0]?.answer).toBe(told);
  });
});

describe('what chat cannot show is a fault', () => {
  const faults: readonly [string, string, string][] = [
    ['nothing', '', '1:1 there is no question here – write "## " before each'],
    ['no question', '# Help\n\nText.', '1:1 there is no question here – write "## " before each'],
    ['no answer', '## Why?\n\n## How?\n\nSo.', '1:1 this question has no answer'],
    [
      'wordings alone',
      '## Why?\n- What for?',
      '1:1 this question has no answer – the list holds more wordings; add a paragraph below',
    ],
    [
      'a smaller heading',
      '## Why?\n\nSo.\n\n### More\n\nSo.',
      '5:1 only "## " begins a question – make this "## ", or a paragraph',
    ],
    [
      'a larger heading',
      '## Why?\n\nSo.\n\n# More\n',
      '5:1 only "## " begins a question – make this "## ", or a paragraph',
    ],
    ['a picture', '## Why?\n\nSee ![it](a.png).', '3:5 an answer shows no pictures – link to it'],
    ['HTML', '## Why?\n\nA <b>bold</b> one.', '3:3 an answer holds no HTML'],
    [
      'a code block',
      '## Why?\n\n    so\n',
      '3:1 an answer holds no code block – do not indent its lines',
    ],
    ['a quotation', '## Why?\n\n> So.', '3:1 an answer is made of paragraphs and lists'],
    [
      'a link whose address is elsewhere',
      '## Why?\n\nSee [it][1].\n\n[1]: https://example.com',
      '3:5 the address of this link stands elsewhere – write [text](address)',
    ],
  ];
  test.each(faults)('%s', (_, text, expected) => {
    const { faults } = readMarkdown(text);
    expect(faults.map((fault) => `${fault.line}:${fault.column} ${faultText(fault)}`)).toEqual([
      expected,
    ]);
  });
});

test('a question knows its line', () => {
  const { snippets } = readMarkdown('# Help\n\n## Why?\n\n- What for?\n\nSo.');
  expect(snippets).toMatchObject([{ line: 3, questions: [{ line: 3 }, { line: 5 }] }]);
});
