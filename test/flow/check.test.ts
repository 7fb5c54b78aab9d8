import { describe, expect, test } from 'vitest';
import { checkFlow } from '../../src/core/flow/check.ts';
import { type FlowFault, faultText } from '../../src/core/flow/fault.ts';

const order = { id: 'order', type: 'identifier', label: 'order number' };
const days = { id: 'days', type: 'integer', label: 'age in days' };
const size = {
  id: 'size',
  type: 'choice',
  label: 'size',
  options: [
    { id: 'small', label: 'Small', range: { max: 9 } },
    { id: 'large', label: 'Large', range: { min: 10 } },
  ],
};

function flow(changes: object): object {
  return { id: 'returns', version: 1, title: 'Returns', slots: [order], ...changes };
}

/** A flow with one slot, changed. */
function slot(base: object, changes: object): object {
  return flow({ slots: [{ ...base, ...changes }] });
}

function lines(source: unknown): readonly string[] {
  const checked = checkFlow(source);
  return checked.ok ? [] : checked.faults.map(line);
}

function line(fault: FlowFault): string {
  return `${fault.path.join('.')}: ${faultText(fault)}`;
}

describe('a sound flow passes', () => {
  const sound: readonly [string, object][] = [
    ['with nothing but what is required', flow({})],
    ['with texts by language', flow({ title: { en: 'Returns' }, triggers: { en: ['a return'] } })],
    ['with a choice over ranges that touch', slot(size, { unit: ['people'] })],
    [
      'with a slot that is taken only when it is mentioned',
      slot(order, { ask: 'never', required: false }),
    ],
    ['with limits of its type', slot(days, { limits: { min: 0, max: 3650 } })],
    [
      'with a pattern that its examples match',
      slot(order, { limits: { pattern: '[A-Z]{2}-\\d+' }, examples: ['NW-1'] }),
    ],
    [
      'with a group',
      flow({ slots: [order, days], groups: [{ slots: ['order', 'days'], ask: 'Both?' }] }),
    ],
    [
      'with one word as label and synonym of one option',
      slot(size, {
        options: [
          { id: 'a', label: 'One', synonyms: ['one'] },
          { id: 'b', label: 'Two' },
        ],
      }),
    ],
  ];
  test.each(sound)('%s', (_, source) => {
    expect(lines(source)).toEqual([]);
  });

  test('and gets its defaults', () => {
    expect(checkFlow(flow({}))).toEqual({
      ok: true,
      spec: {
        id: 'returns',
        version: 1,
        title: 'Returns',
        language: 'en',
        reversible: true,
        slots: [{ ...order, required: true, sensitive: false, onDecline: 'continue' }],
        groups: [],
        knowledge: [],
        wording: {},
        pace: { slotsPerTurn: 2, stallTurns: 3, idleTurns: 6, ttlHours: 24 },
        delivery: { webhook: 'default' },
      },
    });
  });
});

describe('a key is never ignored', () => {
  const faults: readonly [string, object, string][] = [
    [
      'misspelt',
      flow({ langauge: 'en' }),
      'langauge: unknown key "langauge" – did you mean "language"?',
    ],
    [
      'in the wrong case',
      slot(order, { onDECLINE: 'continue' }),
      'slots.0.onDECLINE: unknown key "onDECLINE" – did you mean "onDecline"?',
    ],
    [
      'too high up',
      slot(days, { min: 0 }),
      'slots.0.min: unknown key "min" – it belongs under "limits"',
    ],
    [
      'too far down',
      slot(days, { limits: { unit: ['days'] } }),
      'slots.0.limits.unit: unknown key "unit" – it belongs beside "limits", not under it',
    ],
    [
      'of no flow',
      slot(order, { ask: { first: 'Which?', colour: 1 } }),
      'slots.0.ask.colour: unknown key "colour" – known here: first, again',
    ],
    [
      'that is no language',
      flow({ title: { en: 'Returns', klingon: 'x' } }),
      expect.stringMatching(/^title.klingon: unknown language "klingon" – known: en/),
    ],
  ];
  test.each(faults)('%s', (_, source, fault) => {
    expect(lines(source)).toEqual([fault]);
  });
});

describe('what is missing is named with what it is for', () => {
  const faults: readonly [string, object, string][] = [
    [
      'a slot without a label',
      flow({ slots: [{ id: 'order', type: 'text' }] }),
      'slots.0.label: "label" is missing – What it is, inside a sentence: "order number".',
    ],
    ['an empty entry', flow({ slots: [order, null] }), 'slots.1: entry 2 of "slots" is empty'],
    [
      'an ask without its first question',
      slot(order, { ask: { again: 'Which?' } }),
      'slots.0.ask.first: "first" is missing – The question.',
    ],
    [
      'a choice without options',
      slot(size, { options: undefined }),
      'slots.0.options: a choice needs "options"',
    ],
    [
      'a snippet without questions',
      flow({ knowledge: [{ id: 'a', questions: [], answer: 'Yes.' }] }),
      'knowledge.0.questions: a snippet needs at least one question',
    ],
    ['no slots', flow({ slots: [] }), 'slots: "slots" takes at least 1 entry'],
    [
      'the own language',
      flow({ title: {} }),
      'title: "title" is missing in the flow\'s own language (en)',
    ],
    ['a text', flow({ title: '' }), 'title: "title" is empty'],
    [
      'a text of spaces',
      slot(order, { examples: ['12', ' '] }),
      'slots.0.examples.1: this text is empty',
    ],
  ];
  test.each(faults)('%s', (_, source, fault) => {
    expect(lines(source)).toEqual([fault]);
  });
});

describe('a value of the wrong kind says what would do', () => {
  const faults: readonly [string, object, string][] = [
    [
      'a number for a text',
      slot(order, { label: 7 }),
      'slots.0.label: "label" must be text, or one entry a language – put it in quotes: "7"',
    ],
    [
      'a number in a list of texts',
      slot(order, { examples: [100482] }),
      'slots.0.examples.0: entry 1 of "examples" must be text – put it in quotes: "100482"',
    ],
    [
      'a text for a list',
      slot(days, { unit: 'days' }),
      'slots.0.unit: "unit" must be a list, or one entry a language – put it in brackets: [days]',
    ],
    [
      'a text for a number',
      flow({ version: '2' }),
      'version: "version" must be a whole number – write it without quotes: 2',
    ],
    ['a broken number', flow({ version: 1.5 }), 'version: "version" must be a whole number'],
    [
      'yes for true',
      slot(order, { required: 'yes' }),
      'slots.0.required: "required" must be true or false – write true',
    ],
    [
      'a text that YAML split at its colon',
      flow({ triggers: [{ Note: 'it broke' }] }),
      'triggers.0: entry 1 of "triggers" must be text – put a text with a colon in quotes',
    ],
    [
      'an unknown type',
      slot(order, { type: 'identifer' }),
      expect.stringMatching(
        /^slots.0.type: "type" must be one of text, .* – did you mean "identifier"\?$/,
      ),
    ],
    [
      'an unknown word for ask',
      slot(order, { ask: 'nver' }),
      'slots.0.ask: "ask" must be "never", or a block with first, again',
    ],
    [
      'an id with a space',
      flow({ id: 'my returns' }),
      'id: "id" cannot be "my returns" – use lower-case letters, digits, "-" and "_"',
    ],
    [
      'too many slots a turn',
      flow({ pace: { slotsPerTurn: 3 } }),
      'pace.slotsPerTurn: "slotsPerTurn" must be at most 2',
    ],
    [
      'a lifetime of nothing',
      flow({ pace: { ttlHours: 0 } }),
      'pace.ttlHours: "ttlHours" must be more than 0',
    ],
    [
      'one option',
      slot(size, { options: [{ id: 'a', label: 'A' }] }),
      'slots.0.options: "options" takes at least 2 entries',
    ],
  ];
  test.each(faults)('%s', (_, source, fault) => {
    expect(lines(source)).toEqual([fault]);
  });

  test.each([[undefined], [null]])('no flow at all: %s', (source) => {
    expect(lines(source)).toEqual([': there is no flow here']);
  });

  test.each([['text'], [7], [[]]])('something else than a flow: %j', (source) => {
    expect(lines(source)).toEqual([
      expect.stringMatching(/^: a flow must be a block with id, version/),
    ]);
  });
});

describe('nothing is said twice', () => {
  const faults: readonly [string, object, string][] = [
    [
      'a slot id',
      flow({ slots: [order, { ...days, id: 'order' }] }),
      'slots.1.id: another slot has the id "order"',
    ],
    [
      'a slot label',
      flow({ slots: [order, { ...days, label: 'Order number' }] }),
      'slots.1.label: another slot has the label "Order number"',
    ],
    [
      'an option id',
      slot(size, {
        options: [
          { id: 'a', label: 'A' },
          { id: 'a', label: 'B' },
        ],
      }),
      'slots.0.options.1.id: another option has the id "a"',
    ],
    [
      'a word for two options',
      slot(size, {
        options: [
          { id: 'a', label: 'A', synonyms: ['one'] },
          { id: 'b', label: 'One' },
        ],
      }),
      'slots.0.options.1.label: "One" stands for two options',
    ],
    [
      'a snippet id',
      flow({
        knowledge: [
          { id: 'a', questions: ['Why?'], answer: 'So.' },
          { id: 'a', questions: ['How?'], answer: 'So.' },
        ],
      }),
      'knowledge.1.id: another snippet has the id "a"',
    ],
    [
      'a question',
      flow({
        knowledge: [
          { id: 'a', questions: ['Why?'], answer: 'So.' },
          { id: 'b', questions: ['why? '], answer: 'No.' },
        ],
      }),
      'knowledge.1.questions.0: the question "why? " stands twice',
    ],
    [
      'a trigger',
      flow({ triggers: ['A return', 'a  return'] }),
      'triggers.1: the trigger "a  return" stands twice',
    ],
    [
      'the first question',
      slot(order, { ask: { first: 'Which?', again: 'Which?' } }),
      'slots.0.ask.again: the second question is the first one again – ask in other words, with help; or leave it out',
    ],
  ];
  test.each(faults)('%s', (_, source, fault) => {
    expect(lines(source)).toEqual([fault]);
  });
});

describe('what could never work is a fault', () => {
  const ranges = (...list: readonly object[]) =>
    slot(size, { options: list.map((range, at) => ({ id: `o${at}`, label: `O${at}`, range })) });
  const group = (...slots: readonly string[]) =>
    flow({ slots: [order, days], groups: [{ slots, ask: 'Both?' }] });
  const faults: readonly [string, object, string][] = [
    [
      'a required slot that is never asked',
      slot(order, { ask: 'never' }),
      'slots.0.ask: a required slot that is never asked could never be completed – add "required: false", or ask for it',
    ],
    [
      'options of an integer',
      slot(days, { options: size.options }),
      'slots.0.options: an integer has no options – only a choice has them',
    ],
    [
      'a unit of a text',
      slot(order, { unit: ['days'] }),
      'slots.0.unit: an identifier has no unit – only an integer and a choice with ranges have one',
    ],
    [
      'a number limit of an identifier',
      slot(order, { limits: { max: 5 } }),
      'slots.0.limits.max: an identifier has no limit "max" – it has minLength, maxLength, pattern',
    ],
    [
      'a limit of a choice',
      slot(size, { limits: { min: 1 } }),
      'slots.0.limits.min: a choice has no limit "min" – it has no limits at all',
    ],
    [
      'limits upside down',
      slot(days, { limits: { min: 9, max: 1 } }),
      'slots.0.limits.min: "min" 9 is above "max" 1',
    ],
    [
      'lengths upside down',
      slot(order, { limits: { minLength: 9, maxLength: 1 } }),
      'slots.0.limits.minLength: "minLength" 9 is above "maxLength" 1',
    ],
    [
      'a broken limit of an integer',
      slot(days, { limits: { max: 1.5 } }),
      'slots.0.limits.max: "max" must be a whole number',
    ],
    [
      'an empty range',
      ranges({ min: 9, max: 1 }, { min: 10 }),
      'slots.0.options.0.range: this range is empty: min 9 is above max 1',
    ],
    [
      'a range without ends',
      ranges({ max: 1 }, {}),
      'slots.0.options.1.range: this range has no end – give it a min, a max or both',
    ],
    [
      'ranges that share an end',
      ranges({ min: 1, max: 10 }, { min: 10 }),
      'slots.0.options.1.range: this range shares 10 with that of "o0" – both ends of a range are included',
    ],
    [
      'ranges that overlap',
      ranges({ min: 1, max: 20 }, { min: 10, max: 30 }),
      'slots.0.options.1.range: this range shares 10 to 20 with that of "o0" – both ends of a range are included',
    ],
    [
      'ranges open to one side',
      ranges({ min: 1 }, { min: 10 }),
      'slots.0.options.1.range: this range shares everything from 10 with that of "o0" – both ends of a range are included',
    ],
    [
      'a group of an unknown slot',
      group('order', 'dayz'),
      'groups.0.slots.1: there is no slot "dayz" – did you mean "days"?',
    ],
    [
      'a group of one slot',
      group('order', 'order'),
      'groups.0.slots.1: "order" is already in a group',
    ],
    [
      'a group of three',
      group('order', 'days', 'order'),
      'groups.0.slots: "slots" takes 2 entries',
    ],
    [
      'a group that one slot a turn forbids',
      { ...group('order', 'days'), pace: { slotsPerTurn: 1 } },
      'groups: groups ask for two slots in a turn, and "slotsPerTurn" allows one',
    ],
    [
      'a group of a slot that is never asked',
      flow({
        slots: [order, { ...days, ask: 'never', required: false }],
        groups: [{ slots: ['order', 'days'], ask: 'Both?' }],
      }),
      'groups.0.slots.1: "days" is never asked, so it cannot be asked in a group',
    ],
    [
      'an example that its pattern refuses',
      slot(order, { limits: { pattern: '\\d{6}' }, examples: ['123'] }),
      'slots.0.examples.0: the example "123" does not match the pattern',
    ],
    [
      'a pattern for long texts',
      slot(order, { limits: { pattern: '\\d+', maxLength: 500 } }),
      'slots.0.limits.maxLength: with a pattern "maxLength" must be at most 64',
    ],
  ];
  test.each(faults)('%s', (_, source, fault) => {
    expect(lines(source)).toEqual([fault]);
  });
});

test('all faults are reported at once, whatever else is wrong', () => {
  const source = {
    id: 'Returns',
    version: 1,
    title: { en: ' ' },
    slots: [
      { ...order, lable: 'x', limits: { min: 1 } },
      {
        ...size,
        label: 5,
        options: [{ id: 'a', label: 'A', range: { min: 2, max: 1 }, x: 1 }, { id: 'a' }],
      },
    ],
    groups: [{ slots: ['order', 'sise'] }],
  };
  expect(lines(source).map((text) => text.split(' – ')[0])).toEqual([
    'id: "id" cannot be "Returns"',
    'slots.0.lable: unknown key "lable"',
    'slots.1.label: "label" must be text, or one entry a language',
    'slots.1.options.0.x: unknown key "x"',
    'slots.1.options.1.label: "label" is missing',
    'groups.0.ask: "ask" is missing',
    'title.en: this text is empty',
    'slots.0.limits.min: an identifier has no limit "min"',
    'slots.1.options.1.id: another option has the id "a"',
    'slots.1.options.0.range: this range is empty: min 2 is above max 1',
    'groups.0.slots.1: there is no slot "sise"',
  ]);
});
