import { describe, expect, test } from 'vitest';
import { collectionBody } from '../../src/delivery/webhook/body.ts';
import { bodyJsonSchema, bodySchema } from '../../src/delivery/webhook/body-schema.ts';
import { dana, effect, session } from './collection.ts';

describe('the body of a post', () => {
  test('says everything that the contract promises', () => {
    expect(collectionBody(effect())).toEqual({
      id: 'abc-4-0',
      type: 'collection.handed-over',
      timestamp: '2026-03-01T09:05:00.000Z',
      data: {
        collectionId: 'abc',
        revision: 1,
        flow: { id: 'inquiry', version: 3, title: 'Inquiry' },
        outcome: { type: 'handed-over', reason: 'stalled' },
        startedAt: '2026-03-01T09:00:00.000Z',
        endedAt: '2026-03-01T09:05:00.000Z',
        platform: 'terminal',
        conversation: 'terminal:x',
        people: [dana],
        values: { order: '007123' },
        unconfirmed: { size: 30 },
        slots: {
          order: {
            status: 'filled',
            basis: 'stated',
            confirmed: 'stated',
            words: '007123',
            from: 'u1',
          },
          size: { status: 'inferred', basis: 'derived', words: 'about thirty', from: 'u1' },
          email: { status: 'declined', reason: 'refused', words: "I'd rather not", from: 'u1' },
          note: { status: 'empty' },
        },
        openQuestions: [
          { text: 'An office on Mars?', from: 'u1', askedAt: '1970-01-01T00:00:00.000Z' },
        ],
        test: false,
      },
    });
  });

  test('never holds an unconfirmed value when the set is completed', () => {
    const { data } = collectionBody(effect({ outcome: { type: 'completed' } }));
    expect(data.values).toEqual({ order: '007123' });
    expect(data.unconfirmed).toEqual({});
  });

  test('has the reference only where one was given', () => {
    expect(collectionBody(effect()).data).not.toHaveProperty('reference');
    const referred = effect({ session: { ...session, reference: 'lead-17' } });
    expect(collectionBody(referred).data.reference).toBe('lead-17');
  });

  test('says what a model cost, where one was called', () => {
    expect(collectionBody(effect()).data).not.toHaveProperty('understanding');
    const spent = { calls: 3, inputTokens: 2_400, cachedTokens: 1_200, outputTokens: 90 };
    const priced = effect({ session: { ...session, spent: { ...spent, costUsd: 0.002 } } });
    expect(collectionBody(priced).data.understanding).toEqual({
      modelCalls: 3,
      inputTokens: 2_400,
      cachedTokens: 1_200,
      outputTokens: 90,
      costUsd: 0.002,
    });
    const unpriced = effect({ session: { ...session, spent } });
    expect(collectionBody(unpriced).data.understanding).not.toHaveProperty('costUsd');
  });

  test('marks a trial', () => {
    expect(collectionBody(effect(), true).data.test).toBe(true);
  });

  test('leads to the conversation, where its platform has an address for it', () => {
    const link = 'https://app.slack.com/client/T1/C1/thread/C1-1.1';
    expect(bodySchema.parse(collectionBody(effect(), false, link)).data.link).toBe(link);
    expect(collectionBody(effect()).data).not.toHaveProperty('link');
  });

  test('leaves nothing open about an unanswered slot', () => {
    const unanswered = { status: 'declined', asked: 3, reason: 'unanswered' } as const;
    const left = effect({ session: { ...session, slots: { note: unanswered } } });
    expect(collectionBody(left).data.slots.note).toEqual({
      status: 'declined',
      reason: 'unanswered',
    });
  });

  test('is what its schema says, and survives JSON', () => {
    const body = collectionBody(effect());
    expect(bodySchema.parse(JSON.parse(JSON.stringify(body)))).toEqual(body);
  });

  test('has a JSON Schema that names every field of the data', () => {
    const schema = bodyJsonSchema() as {
      properties: { data: { properties: object; required: string[] } };
    };
    const { link, reference, understanding, ...required } = schema.properties.data
      .properties as Record<string, object>;
    expect([link, reference, understanding]).not.toContain(undefined);
    expect(schema.properties.data.required.sort()).toEqual(Object.keys(required).sort());
    expect(Object.keys(collectionBody(effect()).data).sort()).toEqual(Object.keys(required).sort());
  });
});
