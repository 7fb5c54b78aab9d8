import fc from 'fast-check';
import { type CompiledFlow, compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import type { FlowSource } from '../../src/core/flow/spec.ts';
import { type SlotTypeName, slotTypeNames } from '../../src/core/slot-types/slot-type.ts';
import { findFlow } from '../../src/flow-files.ts';

type SlotSource = FlowSource['slots'][number];

/** What an author may decide about a slot, whatever its type. */
const traits = fc.record({
  optional: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  ask: fc.constantFrom('authored', 'authored', 'framed', 'framed', 'never'),
  when: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  reversible: fc.constantFrom(undefined, undefined, undefined, true, false),
  explicit: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  sensitive: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  soft: fc.boolean(),
  handover: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
});
type Traits = typeof traits extends fc.Arbitrary<infer T> ? T : never;

const pace = fc.record({
  slotsPerTurn: fc.constant(2),
  stallTurns: fc.integer({ min: 1, max: 4 }),
  idleTurns: fc.integer({ min: 2, max: 6 }),
  undoSeconds: fc.constantFrom(0, 20),
  closingMinutes: fc.constantFrom(1, 10),
  ttlHours: fc.constantFrom(6, 24),
  correctionHours: fc.constantFrom(0, 24),
});

/** Of every type, what tells how its values are read. */
const details: Partial<Readonly<Record<SlotTypeName, Partial<SlotSource>>>> = {
  integer: { unit: ['people'], limits: { min: 0, max: 90_000 }, softLimits: { max: 80 } },
  number: { unit: ['kg'], limits: { min: 0 }, softLimits: { max: 5 } },
  percentage: { limits: { min: 0, max: 100 }, softLimits: { max: 50 } },
  quantity: { units: ['kg', 'g'], limits: { max: 30 }, softLimits: { max: 5 } },
  money: { currency: 'EUR', limits: { min: 0.01 }, softLimits: { max: 1000 } },
  date: { bias: 'future', limits: { min: 'today' }, softLimits: { max: 'today+30d' } },
  'date-time': { bias: 'future', limits: { min: 'today' }, softLimits: { max: 'today+30d' } },
  'date-range': { bias: 'future', limits: { min: 'today' }, softLimits: { max: 'today+30d' } },
  phone: { region: 'DE' },
  choice: {
    options: [
      { id: 'red', label: 'red', range: { max: 9 } },
      { id: 'blue', label: 'blue', synonyms: ['the second one'], range: { min: 10, max: 49 } },
      { id: 'small', label: 'very small', range: { min: 50 } },
    ],
  },
  list: { items: { type: 'text' } },
};

/** What a rule may require of values of these types. */
const requirements: Partial<Readonly<Record<SlotTypeName, (id: string) => string>>> = {
  integer: (id) => `${id} < 50`,
  boolean: (id) => `${id} == true`,
  choice: (id) => `${id} != "blue"`,
  money: (id) => `${id}.value < 400.0`,
  percentage: (id) => `${id} < 40.0`,
  quantity: (id) => `${id}.value < 20.0 || ${id}.unit == "g"`,
};

const conditions: Partial<Readonly<Record<SlotTypeName, (id: string) => string>>> = {
  integer: (id) => `${id} > 10`,
  boolean: (id) => `${id} == true`,
  choice: (id) => `${id} == "blue"`,
};

function slotOf(
  type: SlotTypeName,
  index: number,
  given: Traits,
  earlier: readonly SlotSource[],
): SlotSource {
  const id = `${type}_${index}`;
  const label = `${type} ${'abcdefgh'.charAt(index)}x`;
  const { softLimits, ...detail } = details[type] ?? {};
  const rest = given.when ? earlier.find((slot) => conditions[slot.type] !== undefined) : undefined;
  return {
    id,
    type,
    label,
    // What is required and never asked could never be finished: a fault of the flow.
    required: !given.optional && given.ask !== 'never',
    ...detail,
    ...(given.soft && softLimits && { softLimits }),
    ...(given.ask === 'never' && { ask: 'never' as const }),
    ...(given.ask === 'authored' && {
      ask: { first: `Which ${label} is it?`, again: `And the ${label}, once more?` },
    }),
    ...(rest && { when: conditions[rest.type]?.(rest.id) }),
    ...(given.reversible !== undefined && { reversible: given.reversible }),
    ...(given.explicit && { confirm: 'explicit' as const }),
    ...(given.sensitive && { sensitive: true }),
    ...(given.handover && { onDecline: 'handover' as const }),
  };
}

const source: fc.Arbitrary<FlowSource> = fc
  .record({
    slots: fc.array(fc.tuple(fc.constantFrom(...slotTypeNames), traits), {
      minLength: 1,
      maxLength: 5,
      size: 'max',
    }),
    reversible: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.constant(false)),
    grouped: fc.boolean(),
    ruled: fc.boolean(),
    pace,
  })
  .map(({ slots: wanted, reversible, grouped, ruled, pace }) => {
    const slots: SlotSource[] = [];
    for (const [type, given] of wanted) slots.push(slotOf(type, slots.length, given, slots));
    slots.push({ id: 'last', type: 'text', label: 'last word' });
    const askable = slots.filter(({ ask, when }) => ask !== 'never' && when === undefined);
    const pair = askable.slice(0, 2).map(({ id }) => id);
    const subjects = slots
      .filter(({ type, ask }) => requirements[type] !== undefined && ask !== 'never')
      .slice(0, 2);
    const require = subjects.flatMap(({ id, type }) => requirements[type]?.(id) ?? []).join(' || ');
    return {
      id: 'generated',
      version: 1,
      title: 'Generated request',
      reversible,
      slots,
      pace,
      handover: { target: 'desk' },
      ...(grouped &&
        pair.length === 2 && { groups: [{ slots: pair, ask: 'What about both of them?' }] }),
      ...(ruled &&
        subjects.length > 0 && {
          rules: [
            {
              id: 'fits',
              require,
              message: 'That does not fit.',
              reopen: subjects.map(({ id }) => id),
            },
          ],
        }),
      knowledge: [
        {
          id: 'fees',
          questions: ['What does it cost?', 'Are there any fees?'],
          answer: 'It is free.',
        },
      ],
    };
  });

const outage = await compiled({
  id: 'outage',
  version: 1,
  title: 'Outage report',
  triggers: ['report an outage', 'an outage'],
  slots: [{ id: 'place', type: 'text', label: 'place' }],
});

const samples = await Promise.all(
  ['project-inquiry', 'return-request', 'payment-order'].map(async (id) => {
    const found = await findFlow(id);
    if (!found.ok) throw new Error(`the sample flow ${id} is faulty`);
    return compileFlow(found.spec);
  }),
);

/** The flows of a place; the first is the one that a conversation begins with. */
export type Flows = readonly [CompiledFlow, ...CompiledFlow[]];

/** Sources print and shrink well; they are compiled when a conversation is played. */
export type FlowsSource = { readonly sample: number } | { readonly generated: FlowSource };

export const flowsSource: fc.Arbitrary<FlowsSource> = fc.oneof(
  { weight: 3, arbitrary: source.map((generated) => ({ generated })) },
  { weight: 1, arbitrary: fc.nat({ max: samples.length - 1 }).map((sample) => ({ sample })) },
);

export async function flowsOf(given: FlowsSource): Promise<Flows> {
  if ('generated' in given) return [await compiled(given.generated), outage];
  const first = samples[given.sample];
  if (first === undefined) throw new Error('there is no such sample');
  return [first, ...samples.filter((flow) => flow !== first), outage];
}

async function compiled(flow: FlowSource): Promise<CompiledFlow> {
  return compileFlow(defineFlow(flow));
}
