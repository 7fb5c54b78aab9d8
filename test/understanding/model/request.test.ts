import { zodResponseFormat } from 'openai/helpers/zod';
import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../../src/core/flow/compile.ts';
import { defineFlow } from '../../../src/core/flow/define.ts';
import { replyJsonSchema, replySchemaFor } from '../../../src/understanding/model/reply-schema.ts';
import { chatRequest } from '../../../src/understanding/model/request.ts';
import { type ServerKind, serverTraits } from '../../../src/understanding/model/server.ts';
import { strictFaults } from '../../support/strict-schema.ts';
import { requestAfter, sample } from './scene.ts';

const inquiry = await sample('project-inquiry');
const returns = await sample('return-request');
const leftover = 'so, well, you know how these things are, my dear, it is about a thing';
const openai = { model: 'm', server: serverTraits.openai };

function bodyAfter(lines: readonly string[]) {
  return chatRequest(requestAfter([inquiry, returns], lines), openai);
}

describe('the schema that a model is held to', () => {
  test.each([
    ['of a flow', [inquiry]],
    ['of a flow beside others', [inquiry, returns]],
  ])('%s keeps the rules of strict mode and is what the client library would make', (_, flows) => {
    const request = requestAfter(flows, ['Hello', leftover]);
    const schema = replyJsonSchema(request);
    expect(strictFaults(schema)).toEqual([]);
    const helped = zodResponseFormat(replySchemaFor(request), 'reading').json_schema.schema;
    const { $schema: _schema, ...expected } = helped as Record<string, unknown>;
    expect(schema).toEqual(expected);
  });

  test('holds for a flow with more slots than an enumeration may name', async () => {
    const slots = Array.from({ length: 400 }, (_, i) => ({
      id: `a_slot_with_a_rather_long_name_${i}`,
      type: 'text' as const,
      label: `thing ${i}`,
      ask: { first: `What about ${i}?` },
    }));
    const wide = await compileFlow(defineFlow({ id: 'wide', version: 1, title: 'Wide', slots }));
    expect(
      strictFaults(replyJsonSchema(requestAfter([wide], ['Hello', '"..."?! hm, or so, no?']))),
    ).toEqual([]);
  });

  test('names every slot of the flow and no other', () => {
    const text = JSON.stringify(replyJsonSchema(requestAfter([inquiry], ['Hello', leftover])));
    for (const { id } of inquiry.spec.slots) expect(text).toContain(`"${id}"`);
    expect(text).not.toContain('order_number');
  });
});

describe('the request', () => {
  test('begins with what never changes, so that a provider reads it once', () => {
    const early = bodyAfter(['Hello', leftover]);
    const late = bodyAfter(['Hello', "I'm Dana from Northwind", 'a portal', leftover]);
    expect(late.messages[0]).toEqual(early.messages[0]);
    expect(late.response_format).toEqual(early.response_format);
    expect(late.prompt_cache_key).toBe(early.prompt_cache_key);
    expect(late.messages[1]).not.toEqual(early.messages[1]);
  });

  test('puts the moment in the order in which it changes', () => {
    const moment = JSON.parse(bodyAfter(['Hello', leftover]).messages[1]?.content ?? '');
    expect(Object.keys(moment)).toEqual([
      'noted',
      'earlier',
      'asked',
      'snippets',
      'today',
      'messages',
    ]);
    expect(moment).toMatchObject({
      noted: { name: { status: 'empty' } },
      asked: { about: 'slots' },
      today: '2026-03-02, Monday',
      messages: [leftover],
    });
  });

  test('holds no name and no id of a person, a message or a place', () => {
    const body = JSON.stringify(bodyAfter(['Hello', leftover]));
    for (const secret of ['u-secret-id', 'Secretname', 'test:1', '"m1"', '"e1"']) {
      expect(body).not.toContain(secret);
    }
  });

  test('is not longer after a hundred turns than after ten, with the same state', () => {
    const chat = (turns: number) => ['Hello', ...Array.from({ length: turns }, () => leftover)];
    const [ten, hundred] = [10, 100].map((turns) => {
      const flow = {
        ...inquiry,
        spec: {
          ...inquiry.spec,
          pace: { ...inquiry.spec.pace, stallTurns: 1_000, idleTurns: 1_000 },
        },
      };
      return JSON.stringify(chatRequest(requestAfter([flow], chat(turns)), openai)).length;
    });
    expect(Math.abs((hundred ?? 0) - (ten ?? 0)) / (ten ?? 1)).toBeLessThan(0.02);
  });

  const kinds: readonly [ServerKind, readonly string[], string | undefined][] = [
    ['openai', ['max_completion_tokens', 'prompt_cache_key', 'store'], 'json_schema'],
    ['azure', ['max_completion_tokens'], 'json_schema'],
    ['compatible', ['max_tokens'], 'json_schema'],
    ['json-object', ['max_tokens'], 'json_object'],
    ['plain', ['max_tokens'], undefined],
  ];
  test.each(kinds)('sends to a server of kind %s what it knows', (kind, more, format) => {
    const request = requestAfter([inquiry], ['Hello', leftover]);
    const body = chatRequest(request, { model: 'm', server: serverTraits[kind] });
    const usual = ['model', 'messages', ...(format ? ['response_format'] : [])];
    expect(Object.keys(body).sort()).toEqual([...usual, ...more].sort());
    expect(body.response_format?.type).toBe(format);
    const schemaInWords = body.messages[0]?.content.includes('additionalProperties');
    expect(schemaInWords).toBe(format !== 'json_schema');
  });
});
