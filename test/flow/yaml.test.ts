import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultText } from '../../src/core/flow/fault.ts';
import { readFlowYaml } from '../../src/core/flow/yaml.ts';

const sound = `
id: returns
version: 1
title: Returns
slots:
  - id: order
    type: identifier
    label: order number
    limits: { minLength: 3 }
`.trimStart();

function faultsOf(text: string): readonly string[] {
  const read = readFlowYaml(text);
  if (read.ok) return [];
  return read.faults.map((fault) => `${fault.line}:${fault.column} ${faultText(fault)}`);
}

test('a sound text is a flow', () => {
  expect(readFlowYaml(sound)).toMatchObject({ ok: true, spec: { id: 'returns', language: 'en' } });
});

describe('a fault stands where its author looks', () => {
  const faults: readonly [string, string, readonly string[]][] = [
    [
      'an unknown key',
      sound.replace('    label:', '    lable:'),
      [
        '5:5 "label" is missing – What it is, inside a sentence: "order number".',
        '7:5 unknown key "lable" – did you mean "label"?',
      ],
    ],
    [
      'a wrong value in one line',
      sound.replace('{ minLength: 3 }', '{ minLength: 3, max: 4 }'),
      ['8:29 an identifier has no limit "max" – it has minLength, maxLength, pattern'],
    ],
    [
      'a missing key at the top',
      sound.replace('version: 1\n', ''),
      ['1:1 "version" is missing – Raised by the author with every change that matters.'],
    ],
    [
      'a key without a value',
      sound.replace('title: Returns', 'title:'),
      ['3:1 "title" is empty – What people read when they choose between flows.'],
    ],
    [
      'an entry of a list',
      `${sound}triggers:\n  - a return\n  - A return\n`,
      ['11:5 the trigger "A return" stands twice'],
    ],
    [
      'after comments and blank lines',
      `# one\n\n${sound.replace('id: returns', 'id: Returns')}`,
      ['3:1 "id" cannot be "Returns" – use lower-case letters, digits, "-" and "_"'],
    ],
    ['an empty file', '', ['1:1 there is no flow here']],
    ['a file of comments', '# nothing\n', ['1:1 there is no flow here']],
  ];
  test.each(faults)('%s', (_, text, expected) => {
    expect(faultsOf(text)).toEqual(expected);
  });

  test('with lines that end as on Windows', () => {
    expect(faultsOf(sound.replace('version: 1', 'version: x').replaceAll('\n', '\r\n'))).toEqual([
      '2:1 "version" must be a whole number',
    ]);
  });
});

describe('a fault inside of an expression stands where it is', () => {
  test.each([
    ['in a plain text', 'when: order == nope'],
    ['in single quotes', `when: 'order != ''x'' && nope == order'`],
    ['in double quotes', 'when: "order == \\"x\\" && nope == order"'],
    ['in a folded text', 'when: >-\n      order == "x" &&\n      nope == order'],
    ['in a literal text', 'when: | # why\n      order == "x" &&\n\n        nope == order'],
    ['over two lines', 'when: order == "x" &&\n      nope == order'],
  ])('%s', (_, when) => {
    const text = `${sound}  - id: other\n    type: text\n    label: other\n    ${when}\n`;
    const before = text.slice(0, text.indexOf('nope')).split('\n');
    expect(faultsOf(text)).toEqual([
      `${before.length}:${(before.at(-1)?.length ?? 0) + 1} there is no slot "nope"`,
    ]);
  });
});

describe('what is no YAML is said in plain words', () => {
  const faults: readonly [string, string, string][] = [
    ['a key twice', `${sound}title: Again\n`, '9:1 this key stands twice in its block'],
    [
      'a colon in a text',
      sound.replace('title: Returns', 'title: Returns: all'),
      '3:8 a second ": " in this line – put a text with a colon in quotes',
    ],
    [
      'a text that begins oddly',
      sound.replace('title: Returns', 'title: @returns'),
      '3:8 a text cannot begin with this character – put it in quotes',
    ],
    ['a tab', sound.replace('    limits', '\tlimits'), '8:1 a tab indents this line – use spaces'],
    [
      'an apostrophe in single quotes',
      sound.replace('title: Returns', "title: 'It's back'"),
      '3:12 this does not belong here – check the indentation, and put a text with an apostrophe in double quotes',
    ],
    ['an open quote', `${sound}purpose: "x`, '9:12 YAML: Missing closing "quote'],
    ['two documents', `${sound}---\n${sound}`, '9:1 there is a second document – one flow a file'],
    ['an alias of nothing', `${sound}purpose: *x\n`, '9:10 there is no anchor "x" above'],
    ['a tag', `${sound}purpose: !secret x\n`, '9:10 YAML: Unresolved tag: !secret'],
  ];
  test.each(faults)('%s', (_, text, expected) => {
    expect(faultsOf(text)).toEqual([expected]);
  });
});

test('aliases that explode are refused', () => {
  const rows = ['a: &a [x,x,x,x,x,x,x,x,x,x]'];
  for (const [name, inner] of ['ba', 'cb', 'dc', 'ed']) {
    rows.push(`${name}: &${name} [${Array(10).fill(`*${inner}`).join(',')}]`);
  }
  expect(faultsOf(rows.join('\n'))).toEqual([
    '1:1 YAML: Excessive alias count indicates a resource exhaustion attack',
  ]);
});

test('an anchor that holds itself is judged like anything else', () => {
  expect(faultsOf(`${sound}groups: &g [*g]\n`)).not.toEqual([]);
});

test('no text whatever makes it throw, and every fault has a place in the text', () => {
  const piece = fc.constantFrom(
    ...sound.split(/\b/),
    '\t',
    '*',
    '&a',
    '"',
    "'",
    '[',
    '}',
    '- ',
    '? ',
    '!t ',
    '---\n',
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (yaml) => {
      const read = readFlowYaml(yaml);
      if (read.ok) return;
      expect(read.faults.length).toBeGreaterThan(0);
      for (const { line, column } of read.faults) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(yaml.split('\n').length);
        expect(column).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});
