import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockFaults, limits } from '../../../src/adapters/slack/limits.ts';
import { modalOf } from '../../../src/adapters/slack/modal.ts';
import { render, type SlackBody } from '../../../src/adapters/slack/render.ts';
import type { Act } from '../../../src/core/acts.ts';
import type { Control, ReplyMessage, ReplyPart, ShownSlot } from '../../../src/core/reply.ts';
import { slotTypeNames } from '../../../src/core/slot-types/slot-type.ts';
import { runs } from '../../support/property-runs.ts';
import { elementsIn, readable } from '../../support/slack/room.ts';

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3_500 }),
  fc.constantFrom('<!channel>', '&'.repeat(3_001), `${'word '.repeat(700)}`),
);
const id = fc.stringMatching(/^[a-z]{1,20}$/);
const shown: fc.Arbitrary<ShownSlot> = fc
  .record(
    {
      slot: id,
      label: words,
      type: fc.constantFrom(...slotTypeNames),
      value: words,
      words,
      sensitive: fc.constant(true as const),
    },
    { requiredKeys: ['slot', 'label', 'type'] },
  )
  .map((each) => ({ ...each, line: `${each.label}: ${each.value ?? 'left out'}` }));

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('state-inference' as const), slot: id, value: words, words }),
  fc.record({ act: fc.constant('ask-review' as const), slots: fc.constant([]) }),
  fc.record({ act: fc.constant('ask-closing' as const), slots: fc.constant([]) }),
  fc.record({
    act: fc.constant('ask' as const),
    slots: fc.array(id, { maxLength: 2 }),
    attempt: fc.constantFrom('first' as const, 'again' as const, 'last' as const),
  }),
  fc.constantFrom<Act>({ act: 'completed' }, { act: 'show-state' }, { act: 'outdated' }),
);
const part: fc.Arbitrary<ReplyPart> = fc
  .record({ act, text: words, shows: fc.array(shown, { maxLength: 60 }) })
  .map((each) => ({
    ...each,
    text: [each.text, ...each.shows.map(({ line }) => line)].join('\n'),
  }));
const control: fc.Arbitrary<Control> = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 40 }),
    label: words,
    move: fc.constantFrom('confirm', 'confirm-all', 'object', 'give', 'choose', 'keep', 'approve'),
    slot: id,
  },
  { requiredKeys: ['id', 'label'] },
);
const person = fc.record({ id: fc.constantFrom('U1', 'U2') });
const message: fc.Arbitrary<ReplyMessage> = fc.record(
  {
    id,
    parts: fc.array(part, { maxLength: 4 }),
    text: words,
    controls: fc.uniqueArray(control, { selector: (each) => each.id, maxLength: 140 }),
    replaces: fc.constant(true as const),
    decided: fc.record({ by: person, before: words, decision: words }),
    language: fc.constantFrom('en' as const, 'ru' as const),
    to: person,
    privately: fc.constant(true as const),
    secrets: fc.array(words, { maxLength: 3 }),
  },
  { requiredKeys: ['id', 'parts', 'text', 'controls'] },
);

function bodiesOf(messages: readonly ReplyMessage[], key = 'slack:T1:C1:1.1') {
  return render(messages, key).map(({ body }) => body as SlackBody);
}

test('whatever is said, Slack takes it', () => {
  fc.assert(
    fc.property(message, fc.constantFrom('slack:T1:C1:1.1', 'slack:T1:D1'), (given, key) => {
      for (const { blocks, text, edits } of bodiesOf([given], key)) {
        expect(blockFaults(blocks)).toEqual([]);
        expect(text.length).toBeLessThan(limits.text);
        expect(text).not.toMatch(/<[!@#]/);
        expect(edits !== true || given.replaces || given.decided).toBeTruthy();
      }
    }),
    runs(0.15),
  );
});

test('every control of a new message can be reached, once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(control, { selector: (each) => each.id, maxLength: 140 }),
      (controls) => {
        const given: ReplyMessage = { id: 'm', parts: [saying('Well?')], text: 'Well?', controls };
        const reached = bodiesOf([given]).flatMap(({ blocks }) =>
          elementsIn(blocks).flatMap(({ value, options }) => {
            return options ? (options as { value: string }[]).map((each) => each.value) : [value];
          }),
        );
        expect(reached.toSorted()).toEqual(controls.map((each) => each.id).toSorted());
      },
    ),
    runs(0.1),
  );
});

function saying(text: string, given: Partial<ReplyPart> = {}): ReplyPart {
  return { act: { act: 'acknowledge' }, text, ...given };
}

describe('long replies are split and not cut', () => {
  test.each([3_001, 13_500, 30_000])('%i characters', (length) => {
    const text = 'word '.repeat(Math.ceil(length / 5)).slice(0, length);
    const bodies = bodiesOf([{ id: 'm', parts: [saying(text)], text, controls: [] }]);
    const all = bodies.map(readable).join('\n');
    expect(all.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
    const calls = render(
      [{ id: 'm', parts: [saying(text)], text, controls: [] }],
      'slack:T1:C1:1.1',
    );
    expect(calls.every((call) => call.message === 'm')).toBe(true);
  });

  test('sixty values are more than fifty blocks, and all are shown', () => {
    const shows = Array.from({ length: 60 }, (_, i): ShownSlot => {
      const value = `value ${i} ${'x'.repeat(300)}`;
      return {
        slot: `s${i}`,
        label: `Label ${i}`,
        type: 'text',
        value,
        line: `Label ${i}: ${value}`,
      };
    });
    const text = ['All of it:', ...shows.map(({ line }) => line), 'Send it?'].join('\n');
    const part = { act: { act: 'ask-review', slots: [] } as Act, text, shows };
    const controls: Control[] = [{ id: 'c', label: 'Send it', move: 'approve' }];
    const bodies = bodiesOf([{ id: 'm', parts: [part], text, controls }]);
    expect(bodies.length).toBeGreaterThan(1);
    const all = bodies.map(readable).join('\n');
    for (let i = 0; i < 60; i += 1) expect(all).toContain(`value ${i} `);
    expect(elementsIn(bodies.at(-1)?.blocks ?? []).length).toBeGreaterThan(0);
  });
});

test('a label that is too long for an element is shortened, and the whole is kept by its id', () => {
  const label = 'x'.repeat(76);
  const [body] = bodiesOf([
    {
      id: 'm',
      parts: [saying('Which?')],
      text: 'Which?',
      controls: [{ id: 'c1', label, move: 'give' }],
    },
  ]);
  const [list] = elementsIn(body?.blocks ?? []);
  expect(list).toMatchObject({ type: 'static_select', options: [{ value: 'c1' }] });
  expect(JSON.stringify(list)).toContain(`${'x'.repeat(74)}…`);
});

describe('what is sensitive', () => {
  const shows: ShownSlot[] = [
    {
      slot: 'phone',
      label: 'Phone',
      type: 'phone',
      value: '+49 30 1',
      line: 'Phone: +49 30 1',
      sensitive: true,
    },
  ];
  const text = "I've put the phone down as +49 30 1.";
  const given: ReplyMessage = {
    id: 'm',
    parts: [saying(text, { act: { act: 'show-state' }, shows })],
    text,
    controls: [{ id: 'c', label: 'Keep +49 30 1', move: 'keep', slot: 'phone' }],
    secrets: ['+49 30 1'],
    to: { id: 'U1' },
  };

  test('is masked where others read along, and shown where they do not', () => {
    expect(JSON.stringify(bodiesOf([given]))).not.toContain('30 1');
    expect(JSON.stringify(bodiesOf([given], 'slack:T1:D1'))).toContain('+49 30 1');
  });

  test('is asked for in private', () => {
    const ask: Act = { act: 'ask', slots: ['phone'], attempt: 'first' };
    const asking = { ...given, parts: [saying('Which phone?', { act: ask, shows })] };
    const [, alone] = bodiesOf([asking]);
    expect(alone).toMatchObject({ call: 'private', user: 'U1', thread: '1.1' });
    expect(elementsIn(alone?.blocks ?? [])[0]?.action_id).toBe('private.phone');
    expect(bodiesOf([asking], 'slack:T1:D1')).toHaveLength(1);
  });
});

test('a form has all options, however many there are, and what stands is among them', () => {
  const options = Array.from({ length: 250 }, (_, i) => ({ id: `o${i}`, label: `Option ${i}` }));
  for (const several of [{}, { several: true as const }]) {
    const field = { slot: 'part', label: 'Part', type: 'choice', optional: true } as const;
    const fields = [{ ...field, ...several, options, initial: 'o249' }];
    const view = modalOf(
      { of: 's', title: 'Parts', language: 'en', fields },
      { key: 'slack:T1:C1:1.1' },
    );
    expect(blockFaults(view.blocks, limits.modalBlocks)).toEqual([]);
    const [block] = view.blocks;
    const { option_groups: groups = [], ...element } = (block?.element ?? {}) as {
      option_groups?: { label: { text: string }; options: { value: string }[] }[];
    };
    expect(groups.flatMap((group) => group.options.map(({ value }) => value))).toEqual(
      options.map(({ id }) => id),
    );
    expect(groups[1]?.label.text).toBe('Option 100 – Option 199');
    expect(JSON.stringify(element)).toContain('o249');
  }
});

test('every type of slot has an element in a form, within the limits', () => {
  const types = slotTypeNames.filter((name) => name !== 'list');
  const view = modalOf(
    {
      of: 's',
      title: 'A title that is longer than a modal takes',
      language: 'en',
      fields: types.map((type) => ({
        slot: type,
        label: type,
        type,
        optional: false,
        ...(type === 'choice' && { options: [{ id: 'a', label: 'A' }], initial: 'a' }),
      })),
    },
    { key: 'slack:T1:C1:1.1' },
  );
  expect(blockFaults(view.blocks, limits.modalBlocks)).toEqual([]);
  expect(view.title.text.length).toBeLessThanOrEqual(limits.title);
  const elements = view.blocks.map((block) => (block.element as { type: string }).type);
  const ofItsOwn: Readonly<Record<string, string | readonly string[]>> = {
    email: 'email_text_input',
    integer: 'number_input',
    boolean: 'radio_buttons',
    choice: 'static_select',
    number: 'number_input',
    percentage: 'number_input',
    date: 'datepicker',
    time: 'timepicker',
    'date-time': ['datepicker', 'timepicker'],
    'date-range': ['datepicker', 'datepicker'],
  };
  expect(elements).toEqual(types.flatMap((type) => ofItsOwn[type] ?? 'plain_text_input'));
});
