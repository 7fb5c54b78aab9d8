import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import { FlowError } from '../../src/core/flow/fault.ts';
import { hashContent } from '../../src/core/flow/hash.ts';
import type { FlowSource } from '../../src/core/flow/spec.ts';

const source: FlowSource = {
  id: 'returns',
  version: 1,
  title: 'Returns',
  slots: [{ id: 'order', type: 'identifier', label: 'order number' }],
  knowledge: [{ id: 'window', questions: ['What is the return window?'], answer: '30 days.' }],
};

describe('compileFlow', () => {
  test('finds slots by id and snippets by question', async () => {
    const flow = await compileFlow(defineFlow(source));
    expect(flow.slots.get('order')).toBe(flow.spec.slots[0]);
    expect(flow.slots.get('constructor')).toBeUndefined();
    expect(flow.knowledge.find('what is the return window', 'en')).toEqual(flow.spec.knowledge);
  });

  test('gives the same content the same hash, however it was written', async () => {
    const other = Object.fromEntries(Object.entries(source).reverse()) as FlowSource;
    const [a, b] = await Promise.all([source, other].map((one) => compileFlow(defineFlow(one))));
    expect(a?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(b?.hash).toBe(a?.hash);
  });

  test('gives other content another hash', async () => {
    const other = { ...source, version: 2 };
    const [a, b] = await Promise.all([source, other].map((one) => compileFlow(defineFlow(one))));
    expect(b?.hash).not.toBe(a?.hash);
  });

  test('survives the store: a spec that was kept as JSON compiles to the same hash', async () => {
    const flow = await compileFlow(defineFlow(source));
    const kept = JSON.parse(JSON.stringify(flow.spec));
    expect((await compileFlow(kept)).hash).toBe(flow.hash);
  });
});

describe('hashContent', () => {
  test.each([
    ['an empty object', {}, '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
    ['keys in order', { b: [1, 'x', null], a: true }, hashContent({ a: true, b: [1, 'x', null] })],
    ['keys without a value', { a: 1, b: undefined }, hashContent({ a: 1 })],
  ])('%s', (_, content, hash) => {
    expect(hashContent(content)).toBe(hash);
  });

  test('does not depend on the order of keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner)]);
      return Object.fromEntries(entries.reverse());
    };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashContent(reversed(value))).toBe(hashContent(value));
      }),
    );
  });
});

describe('defineFlow', () => {
  test('throws once, with every fault in the message', () => {
    const broken = {
      ...source,
      version: 0,
      slotz: [],
      slots: [{ id: 'order', type: 'identifier' }],
    };
    let thrown: unknown;
    try {
      defineFlow(broken as never);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(FlowError);
    expect((thrown as FlowError).faults).toHaveLength(3);
    expect((thrown as FlowError).message.split('\n')).toEqual([
      'the flow has 3 faults',
      '  version: "version" must be more than 0',
      '  slots[0].label: "label" is missing – What it is, inside a sentence: "order number".',
      '  slotz: unknown key "slotz" – did you mean "slots"?',
    ]);
  });

  test('leaves what it was given as it was', () => {
    const before = JSON.stringify(source);
    expect(defineFlow(source).pace.stallTurns).toBe(3);
    expect(JSON.stringify(source)).toBe(before);
  });
});
