import { describe, expect, test } from 'vitest';
import { checkFlow } from '../../src/core/flow/check.ts';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import { FlowError, faultText } from '../../src/core/flow/fault.ts';

const kind = {
  id: 'kind',
  type: 'choice' as const,
  label: 'kind',
  options: [
    { id: 'person', label: 'Person' },
    { id: 'company', label: 'Company' },
  ],
};
const start = { id: 'start', type: 'date', label: 'start' } as const;
const end = { id: 'end', type: 'date', label: 'end' } as const;
const rule = { id: 'order', require: 'start < end', message: 'Wrong way round.', reopen: ['end'] };

function flow(slots: readonly object[], rules: readonly object[] = []): object {
  return { id: 'stay', version: 1, title: 'Stay', slots, rules };
}

function lines(source: object): readonly string[] {
  const checked = checkFlow(source);
  if (checked.ok) return [];
  return checked.faults.map((fault) => {
    const at = fault.at === undefined ? '' : `@${fault.at}`;
    return `${fault.path.join('.')}${at}: ${faultText(fault)}`;
  });
}

describe('conditions and rules that cannot work are faults', () => {
  const faults: readonly [string, object, readonly string[]][] = [
    [
      'a condition on nothing that exists',
      flow([{ ...start, when: 'knd == "company"' }, kind]),
      ['slots.0.when@0: there is no slot "knd" – did you mean "kind"?'],
    ],
    [
      'a condition that is no yes or no',
      flow([kind, { ...start, when: 'kind' }]),
      ['slots.1.when@0: this must be true or false, and it is a text'],
    ],
    [
      'a condition on itself',
      flow([{ ...start, when: 'start > today' }]),
      ['slots.0.when: whether "start" is taken cannot depend on itself'],
    ],
    [
      'conditions in a circle',
      flow([
        { ...kind, when: 'end > today' },
        { ...start, when: 'kind == "person"' },
        { ...end, when: 'start > today' },
      ]),
      [
        'slots.0.when: whether "kind" is taken depends on itself: kind → end → start → kind',
        'slots.1.when: whether "start" is taken depends on itself: start → kind → end → start',
        'slots.2.when: whether "end" is taken depends on itself: end → start → kind → end',
      ],
    ],
    [
      'a rule of the wrong type',
      flow([start, end], [{ ...rule, require: 'end - start' }]),
      ['rules.0.require@0: this must be true or false, and it is a duration'],
    ],
    [
      'a rule that compares what does not compare',
      flow([start, end], [{ ...rule, require: 'start < end && end > 5' }]),
      [
        'rules.0.require@15: ">" does not go with a date and a whole number – write a number of days as days(2)',
      ],
    ],
    [
      'a rule that reopens what it does not look at',
      flow([start, end, kind], [{ ...rule, reopen: ['end', 'kind'] }]),
      [
        'rules.0.reopen.1: the rule does not depend on "kind", so another answer cannot mend it – it depends on start, end',
      ],
    ],
    [
      'a rule that reopens what does not exist',
      flow([start, end], [{ ...rule, reopen: ['ende'] }]),
      ['rules.0.reopen.0: there is no slot "ende" – did you mean "end"?'],
    ],
    [
      'a rule that reopens what is never asked',
      flow([start, { ...end, ask: 'never', required: false }], [rule]),
      ['rules.0.reopen.0: "end" is never asked, so it cannot be asked again'],
    ],
    [
      'a rule that reopens a slot twice',
      flow([start, end], [{ ...rule, reopen: ['end', 'end'] }]),
      ['rules.0.reopen.1: "end" stands twice'],
    ],
    [
      'a rule that reopens nothing',
      flow([start, end], [{ ...rule, reopen: [] }]),
      ['rules.0.reopen: "reopen" takes at least 1 entry'],
    ],
    [
      'two rules of one name',
      flow([start, end], [rule, { ...rule, require: 'start <= end' }]),
      ['rules.1.id: another rule has the id "order"'],
    ],
    [
      'a rule without words',
      flow([start, end], [{ ...rule, message: undefined }]),
      [
        'rules.0.message: "message" is missing – What is wrong when it does not hold, and what would do.',
      ],
    ],
    [
      'an expression of a page',
      flow([start, { ...end, when: `start > today${' '.repeat(500)}` }]),
      ['slots.1.when: "when" takes at most 500 characters'],
    ],
  ];
  test.each(faults)('%s', (_, source, expected) => {
    expect(lines(source)).toEqual(expected);
  });

  test('but a slot with a fault of its own brings no others', () => {
    expect(lines(flow([{ ...start, type: 'dat' }, end], [rule]))).toEqual([
      expect.stringMatching(/^slots.0.type: .* did you mean "date"\?$/),
    ]);
  });

  test('and code is told the character', () => {
    const broken = flow([start, end], [{ ...rule, require: 'start < ende' }]);
    expect(() => defineFlow(broken as never)).toThrow(FlowError);
    expect(() => defineFlow(broken as never)).toThrow('rules[0].require, character 9: there is no');
  });
});

describe('a compiled flow', () => {
  const compiled = () =>
    compileFlow(
      defineFlow({
        id: 'stay',
        version: 1,
        title: 'Stay',
        slots: [kind, start, { ...end, when: 'kind == "company"' }],
        rules: [rule],
      }),
    );

  test('tells which slots are taken', async () => {
    const { conditions } = await compiled();
    expect([...conditions.keys()]).toEqual(['end']);
    const condition = conditions.get('end');
    expect(condition?.({ kind: 'company' }, '2026-03-02')).toBe(true);
    expect(condition?.({ kind: 'person' }, '2026-03-02')).toBe(false);
    expect(condition?.({}, '2026-03-02')).toBeUndefined();
  });

  test('tells whether its rules hold', async () => {
    const { rules } = await compiled();
    expect(rules).toMatchObject([{ id: 'order', reopen: ['end'], message: 'Wrong way round.' }]);
    const holds = (end: string) => rules[0]?.holds({ start: '2026-03-02', end }, '2026-03-02');
    expect(holds('2026-03-03')).toBe(true);
    expect(holds('2026-03-02')).toBe(false);
    expect(rules[0]?.holds({ start: '2026-03-02' }, '2026-03-02')).toBeUndefined();
  });

  test('throws, naming the rule, on a value that is not of its type', async () => {
    const { rules } = await compiled();
    expect(() => rules[0]?.holds({ start: 'soon', end: '2026-03-02' }, '2026-03-02')).toThrow(
      'rule order failed',
    );
  });
});
