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
        slots: [
          {
            ...order,
            required: true,
            confirm: 'silence',
            sensitive: false,
            onDecline: 'continue',
          },
        ],
        groups: [],
        rules: [],
        knowledge: [],
        wording: {},
        pace: {
          slotsPerTurn: 2,
          stallTurns: 3,
          idleTurns: 6,
          quietMs: 1000,
          undoSeconds: 20,
          closingMinutes: 10,
          pauseMinutes: 30,
          ttlHours: 24,
          correctionHours: 24,
        },
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
      'slots.0.unit: an identifier has no unit – only a number and a choice with ranges have one',
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

describe('units of a quantity', () => {
  const load = { id: 'load', type: 'quantity', label: 'load' };
  const bag = { id: 'bag', words: ['bags', 'bag'] };

  test.each<[string, object]>([
    ['that are known', slot(load, { units: ['kg', 'g'], limits: { min: 1 } })],
    ['of its own', slot(load, { units: [bag], limits: { max: 9 } })],
    ['left out', slot(load, {})],
    [
      'of a list',
      flow({ slots: [{ ...order, type: 'list', items: { type: 'quantity', units: ['kg'] } }] }),
    ],
  ])('%s pass', (_, source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each<[string, object, string]>([
    [
      'one that is misspelt',
      slot(load, { units: ['kgs'] }),
      'slots.0.units.0: there is no unit "kgs" – did you mean "kg"?',
    ],
    [
      'one twice',
      slot(load, { units: ['kg', 'kg'] }),
      'slots.0.units.1: the unit "kg" stands here twice',
    ],
    [
      'a word for two',
      slot(load, { units: [bag, { id: 'sack', words: ['sacks', 'bags'] }] }),
      'slots.0.units.1.words.1: "bags" stands for two units',
    ],
    ['none at all', slot(load, { units: [] }), 'slots.0.units: "units" takes at least 1 entry'],
    [
      'limits that cannot compare them',
      slot(load, { units: ['kg', bag], limits: { max: 5 } }),
      'slots.0.limits: limits count in "kg", and "bag" cannot be compared with it – leave it out, or do without limits',
    ],
    [
      'soft limits without any',
      slot(load, { softLimits: { max: 5 } }),
      'slots.0.softLimits: limits count in the first of the units, and there are none – name them under "units"',
    ],
    [
      'limits of a percentage in words',
      slot({ ...load, type: 'percentage' }, { limits: { max: '15 %' } }),
      'slots.0.limits.max: "max" must be a number',
    ],
    [
      'units of a number',
      slot(days, { units: ['kg'] }),
      'slots.0.units: an integer has no units – only a quantity has them',
    ],
    [
      'a unit that only counts',
      slot(load, { unit: ['kg'] }),
      'slots.0.unit: a quantity has no unit – name what it is counted in under "units"',
    ],
  ])('%s', (_, source, fault) => {
    expect(lines(source)).toEqual([fault]);
  });
});

describe('what stays without effect is a fault', () => {
  const price = { id: 'price', type: 'money', label: 'price' };
  const day = { id: 'day', type: 'date', label: 'day' };
  const tags = { id: 'tags', type: 'list', label: 'tags', items: { type: 'text' } };
  const handover = { handover: { target: 'team' } };
  const faults: readonly [string, object, string][] = [
    [
      'a currency of a number',
      slot(days, { currency: 'EUR' }),
      'slots.0.currency: an integer has no currency – only money has one',
    ],
    [
      'a currency that does not exist',
      slot(price, { currency: 'EUT' }),
      'slots.0.currency: there is no currency "EUT" – did you mean "EUR"?',
    ],
    [
      'a currency in words',
      slot(price, { currency: 'euro' }),
      'slots.0.currency: "currency" cannot be "euro" – use the three letters of ISO 4217, such as EUR',
    ],
    [
      'a region that does not exist',
      slot({ id: 'phone', type: 'phone', label: 'phone' }, { region: 'XQ' }),
      'slots.0.region: there is no country "XQ"',
    ],
    [
      'a region of an email',
      slot({ id: 'email', type: 'email', label: 'email' }, { region: 'DE' }),
      'slots.0.region: an email has no region – only a phone number and a date have one',
    ],
    [
      'a bias of a time',
      slot({ id: 'time', type: 'time', label: 'time' }, { bias: 'past' }),
      'slots.0.bias: a time has no bias – only a date has one',
    ],
    [
      'check digits of a text',
      slot({ id: 'iban', type: 'text', label: 'IBAN' }, { checkDigits: 'iban' }),
      'slots.0.checkDigits: a text has no check digits – only an identifier has them',
    ],
    [
      'soft limits of a text',
      slot({ id: 'need', type: 'text', label: 'need' }, { softLimits: { max: 5 } }),
      'slots.0.softLimits: a text has no soft limits – numbers, percentages, quantities, money, dates, times and durations have them',
    ],
    [
      'soft limits without an end',
      slot(days, { softLimits: {} }),
      'slots.0.softLimits: these limits have no end – give a min, a max or both',
    ],
    [
      'a soft limit at a hard one',
      slot(price, { limits: { max: 9.5 }, softLimits: { max: 9.5 } }),
      'slots.0.softLimits.max: "limits" already refuse what is above 9.5 – soft limits lie inside of them',
    ],
    [
      'a soft limit outside of a hard one',
      slot(day, { limits: { min: 'today' }, softLimits: { min: 'today-1d' } }),
      'slots.0.softLimits.min: "limits" already refuse what is below today – soft limits lie inside of them',
    ],
    [
      'a limit of a date that is no date',
      slot(day, { limits: { min: 'yesterday' } }),
      'slots.0.limits.min: "min" must be a date – write it as 2026-12-31, today, tomorrow or today+30d',
    ],
    [
      'a limit of a date that is a number',
      slot(day, { limits: { max: 30 } }),
      'slots.0.limits.max: "max" must be a date – write it as 2026-12-31, today, tomorrow or today+30d',
    ],
    [
      'dates upside down',
      slot(day, { limits: { min: 'tomorrow+7d', max: 'today+7d' } }),
      'slots.0.limits.min: "min" tomorrow+7d is above "max" today+7d',
    ],
    [
      'a limit of a date with its hour that is no date',
      slot({ id: 'visit', type: 'date-time', label: 'visit' }, { limits: { min: '09:30' } }),
      'slots.0.limits.min: "min" must be a date – write it as 2026-12-31, today, tomorrow or today+30d',
    ],
    [
      'dates with their hours upside down',
      slot(
        { id: 'visit', type: 'date-time', label: 'visit' },
        { softLimits: { min: 'today+9d', max: 'today+7d' } },
      ),
      'slots.0.softLimits.min: "min" today+9d is above "max" today+7d',
    ],
    [
      'a limit of a time that is none',
      slot({ id: 'time', type: 'time', label: 'time' }, { limits: { min: '9:00' } }),
      'slots.0.limits.min: "min" must be a time – write it as "09:30"',
    ],
    [
      'a limit of a duration that is none',
      slot({ id: 'stay', type: 'duration', label: 'stay' }, { limits: { max: 'P1M' } }),
      'slots.0.limits.max: "max" must be a duration – write it as ISO 8601 does: PT90M, PT8H, P14D',
    ],
    [
      'a limit of an amount in words',
      slot(price, { limits: { max: '500 EUR' } }),
      'slots.0.limits.max: "max" must be a number',
    ],
    [
      'a length of a list',
      slot(tags, { limits: { maxLength: 3 } }),
      'slots.0.limits.maxLength: a list has no limit "maxLength" – it has minItems, maxItems',
    ],
    [
      'a list without items',
      slot(tags, { items: undefined }),
      'slots.0.items: a list needs "items"',
    ],
    [
      'items of a text',
      slot(order, { items: { type: 'text' } }),
      'slots.0.items: an identifier has no items – only a list has them',
    ],
    [
      'a list of choices without options',
      slot(tags, { items: { type: 'choice' } }),
      'slots.0.items.options: a choice needs "options"',
    ],
    [
      'a list of lists',
      slot(tags, { items: { type: 'list' } }),
      expect.stringMatching(/^slots.0.items.type: "type" must be one of text, .*file$/),
    ],
    [
      'a limit that the items do not have',
      slot(tags, { items: { type: 'email', limits: { max: 3 } } }),
      'slots.0.items.limits.max: an email has no limit "max" – it has no limits at all',
    ],
    [
      'silence that would confirm what cannot be taken back',
      { ...slot(order, { confirm: 'silence' }), reversible: false },
      'slots.0.confirm: silence never confirms a slot that is not reversible',
    ],
    [
      'a handover without people',
      slot(order, { onDecline: 'handover' }),
      'slots.0.onDecline: nobody is there to take over – name their channel: handover: { target: … }',
    ],
    [
      'words for a handover without people',
      flow({ wording: { handover: 'Somebody answers soon.' } }),
      'wording.handover: nobody is there to take over – name their channel: handover: { target: … }',
    ],
    [
      'a handover without a target',
      flow({ handover: {} }),
      `handover.target: "target" is missing – The name of the people's channel.`,
    ],
    [
      'a reminder after the end',
      flow({ pace: { ttlHours: 2, nudgeHours: 2 } }),
      'pace.nudgeHours: "nudgeHours" is not over before the session ends – "ttlHours" is 2',
    ],
    [
      'a delay that is longer than the session',
      flow({ pace: { ttlHours: 1, closingMinutes: 90 } }),
      'pace.closingMinutes: "closingMinutes" is not over before the session ends – "ttlHours" is 1',
    ],
  ];
  test.each(faults)('%s', (_, source, fault) => {
    expect(lines(source)).toEqual([fault]);
  });

  const sound: readonly [string, object][] = [
    ['limits of an amount', slot(price, { limits: { min: 0.01 }, softLimits: { max: 50000 } })],
    ['a date after a fixed day', slot(day, { limits: { min: '2026-01-01', max: 'today+1d' } })],
    ['a list with limits of both', slot(tags, { limits: { minItems: 1, maxItems: 5 } })],
    [
      'a soft limit that moves',
      slot(day, { limits: { max: '2030-01-01' }, softLimits: { max: 'today+1d' } }),
    ],
    ['a handover with people', { ...slot(order, { onDecline: 'handover' }), ...handover }],
    [
      'a reversible slot of another flow',
      { ...slot(order, { confirm: 'silence', reversible: true }), reversible: false },
    ],
  ];
  test.each(sound)('but not %s', (_, source) => {
    expect(lines(source)).toEqual([]);
  });
});

describe('a flow is whole in every language that it names', () => {
  const both = { languages: ['en', 'ru'], title: { en: 'Returns', ru: 'Возврат' } };
  const labelled = { ...order, label: { en: 'order number', ru: 'номер заказа' } };
  const faults: readonly [string, object, readonly string[]][] = [
    [
      'a text in one language',
      flow({ ...both, slots: [order] }),
      ['slots.0.label: "label" is missing in ru'],
    ],
    [
      'a text without its own language',
      flow({ ...both, title: { ru: 'Возврат' }, slots: [labelled] }),
      [`title: "title" is missing in the flow's own language (en)`],
    ],
    [
      'a list in one language',
      flow({ ...both, slots: [labelled], triggers: ['a return'] }),
      ['triggers: "triggers" is missing in ru'],
    ],
    [
      'a text deep inside',
      flow({
        ...both,
        slots: [labelled],
        knowledge: [{ id: 'a', questions: { en: ['Why?'] }, answer: { en: 'So.', ru: 'Так.' } }],
      }),
      ['knowledge.0.questions: "questions" is missing in ru'],
    ],
    [
      'a language that the flow does not name',
      flow({ languages: ['en'], title: { en: 'Returns', ru: 'Возврат' } }),
      ['title.ru: "title" is in ru, and only en is expected here – add ru to "languages"'],
    ],
    ['a language twice', flow({ languages: ['en', 'en'] }), ['languages.1: "en" stands twice']],
  ];
  test.each(faults)('%s', (_, source, expected) => {
    expect(lines(source)).toEqual(expected);
  });

  test('its own language belongs to them', () => {
    expect(lines(flow({ languages: ['ru'] }))).toContain(
      `languages: the flow's own language (en) is not among them – add it, or set "language"`,
    );
  });

  const sound: readonly [string, object][] = [
    [
      'numbers and codes',
      { ...labelled, examples: ['12', 'NW-20931', 'dana@example.com', 'DE89 3704'] },
    ],
    ['all texts', labelled],
  ];
  test.each(sound)('%s need no translation or have one', (_, one) => {
    expect(lines(flow({ ...both, slots: [one] }))).toEqual([]);
  });

  test('a snippet may be in one language alone', () => {
    const knowledge = [{ id: 'a', language: 'ru', questions: ['Почему?'], answer: 'Так.' }];
    expect(lines(flow({ ...both, slots: [labelled], knowledge }))).toEqual([]);
    expect(lines(flow({ knowledge }))).toEqual([]);
  });

  test('without "languages" others than its own may be begun', () => {
    expect(lines(flow({ title: { en: 'Returns', ru: 'Возврат' } }))).toEqual([]);
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
