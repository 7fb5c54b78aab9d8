import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodySchema } from '../../src/delivery/webhook/body-schema.ts';
import { type ReceivedPost, startReceiver } from '../../src/scripted/receiver.ts';
import { type AnyRecord, chat, run } from './run.ts';

const returns = ['--flow', 'return-request', '--offline'];
const conversation = ['I want to return a product', '007123', '29', 'yes'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slotwise-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | object): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function ofType(records: readonly AnyRecord[], type: string): readonly AnyRecord[] {
  return records.filter((record) => record.type === type);
}

describe('a scripted conversation', () => {
  test('goes from the first words to one signed delivery', async () => {
    const { status, records, stdout, stderr } = await chat(returns, conversation);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trim().split('\n')).toHaveLength(records.length);
    expect(records.map(({ v, type }) => `${v} ${type}`)).toEqual([
      '1 turn',
      '1 turn',
      '1 turn',
      '1 turn',
      '1 delivery',
    ]);
    const turns = ofType(records, 'turn');
    expect(turns.map(({ asked }) => asked)).toEqual([
      ['order_number'],
      ['purchase_age_days'],
      ['premium_member'],
      [],
    ]);
    expect(turns.every(({ modelCalled }) => modelCalled === false)).toBe(true);
    expect(turns[0]).toMatchObject({
      inputs: ['in-1'],
      messages: [{ id: expect.any(String), text: expect.any(String), controls: [] }],
      pending: { about: 'slots', asked: ['order_number'], attempt: 'first' },
      rejected: [],
      outcome: null,
    });
    expect(turns[1].slots.order_number).toEqual({
      status: 'filled',
      value: '007123',
      basis: 'stated',
      confirmed: 'stated',
      source: {
        kind: 'span',
        messageId: 'in-2',
        from: { id: 'user' },
        text: '007123',
        start: 0,
        end: 6,
      },
    });
    expect(turns[3].outcome).toEqual({ type: 'completed' });
    const [{ headers, body }] = ofType(records, 'delivery') as [AnyRecord];
    expect(headers['webhook-signature']).toMatch(/^v1,/);
    expect(headers['webhook-id']).toBe(body.id);
    expect(bodySchema.parse(body).data).toMatchObject({
      values: { order_number: '007123', purchase_age_days: 29, premium_member: true },
      unconfirmed: {},
      outcome: { type: 'completed' },
      revision: 1,
      test: true,
    });
  });

  test('never repeats the ids of another run, not even at the same time', async () => {
    const runs = await Promise.all(
      [1, 2].map(() => chat([...returns, '--now', '2026-03-01T09:00:00Z'], conversation)),
    );
    const ids = runs.map(({ records }) => ofType(records, 'delivery')[0].body.data.collectionId);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('is the same again under a frozen clock, but for its ids', async () => {
    const args = [...returns, '--now', '2026-03-01T09:00:00Z'];
    const [one, two] = await Promise.all([chat(args, conversation), chat(args, conversation)]);
    const told = ({ records }: { records: readonly AnyRecord[] }) =>
      ofType(records, 'turn').map(({ acts, messages, slots }) => ({
        acts,
        slots,
        texts: messages.map(({ text }: AnyRecord) => text),
      }));
    expect(told(one)).toEqual(told(two));
    const [delivery] = ofType(one.records, 'delivery');
    expect(delivery.body.timestamp).toBe('2026-03-01T09:00:00.000Z');
  });

  test('takes a burst in one turn', async () => {
    const burst = { burst: [{ text: 'hi' }, { text: 'I want to return a product' }] };
    const { records } = await chat(returns, [burst]);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ type: 'turn', inputs: ['in-1', 'in-2'] });
  });

  test('ignores an event that came before', async () => {
    const event = { text: '007123', eventId: 'e1' };
    const { records } = await chat(returns, ['hello', event, event]);
    expect(records.map(({ type }) => type)).toEqual(['turn', 'turn', 'ignored']);
    expect(records[2]).toEqual({ v: 1, type: 'ignored', eventId: 'e1', reason: 'duplicate' });
  });

  test('clears everything on reset', async () => {
    const { records } = await chat(returns, ['hello', '007123', { command: 'reset' }]);
    expect(records.at(-1).slots.order_number).toEqual({ status: 'empty' });
  });

  test('asks which flow is meant, and takes the control that says so', async () => {
    const lines = [{ command: 'start' }, { control: { label: 'RETURN request' } }];
    const { records } = await chat(['--offline'], lines);
    expect(records[0].acts[0].act).toBe('choose-flow');
    expect(records[1].asked).toEqual(['order_number']);
  });

  test('reports a faulty line with its number and goes on', async () => {
    const { status, records } = await chat(returns, [
      '{"text":',
      { txet: 'hi' },
      { control: { label: 'Nowhere' } },
      { advanceMs: 5 },
      '',
      'hello',
    ]);
    expect(status).toBe(0);
    expect(records.map(({ code, line }) => [code, line])).toEqual([
      ['bad-input', 1],
      ['bad-input', 2],
      ['unknown-control', 3],
      ['clock-not-frozen', 4],
      [undefined, undefined],
    ]);
  });
});

describe('a conversation that begins in the middle', () => {
  test('goes on from what is given', async () => {
    const given = await file('middle.json', {
      slots: {
        order_number: { status: 'filled', value: '007123', words: "it's 007123" },
        premium_member: { status: 'declined', reason: 'refused' },
      },
      pending: { asked: ['purchase_age_days'] },
      history: [{ person: "it's 007123", bot: ['How many days ago did you buy it?'] }],
    });
    const { records } = await chat([...returns, '--given', given], ['29']);
    expect(records.map(({ type }) => type)).toEqual(['turn', 'delivery']);
    expect(records[0].slots.purchase_age_days.value).toBe(29);
    expect(records[1].body.data).toMatchObject({
      values: { order_number: '007123', purchase_age_days: 29 },
      slots: { premium_member: { status: 'declined', reason: 'refused' } },
    });
  });

  test('lets silence confirm what was stated in the pending message', async () => {
    const given = await file('inferred.json', {
      slots: { purchase_age_days: { status: 'inferred', value: 14, words: 'two weeks' } },
      pending: { asked: ['order_number'] },
    });
    const { records } = await chat([...returns, '--given', given], ['007123']);
    expect(records[0].slots.purchase_age_days).toMatchObject({
      status: 'filled',
      confirmed: 'silence',
      source: { text: 'two weeks' },
    });
  });

  test('expires when its time has passed', async () => {
    const given = await file('old.json', { pending: { asked: ['order_number'] } });
    const args = [...returns, '--given', given, '--now', '2026-03-01'];
    const { records } = await chat(args, [{ advanceMs: 25 * 3_600_000 }]);
    expect(records.at(-1)).toMatchObject({
      type: 'turn',
      inputs: [],
      outcome: { type: 'expired' },
    });
  });

  test('is refused where it does not fit the flow, with every fault', async () => {
    const given = await file('faulty.json', {
      slots: {
        ordre_number: { status: 'filled', value: '1' },
        purchase_age_days: { status: 'filled', value: 'many' },
      },
      pending: { asked: ['nothing'] },
    });
    const { status, stderr, records } = await chat([...returns, '--given', given]);
    expect(status).toBe(2);
    expect(records.map(({ code }) => code)).toEqual(Array(3).fill('faulty-given'));
    expect(stderr).toContain('did you mean "order_number"?');
    expect(stderr).toContain('slots.purchase_age_days.value');
    expect(stderr).toContain('pending.asked');
  });
});

describe('a webhook of the operator', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

  test('gets the post, signed with the configured secret', async () => {
    const received: ReceivedPost[] = [];
    const receiver = await startReceiver(secret, (post) => received.push(post));
    const { records } = await chat([...returns, '--webhook', receiver.url], conversation, {
      SLOTWISE_WEBHOOK_SECRET: secret,
    });
    await receiver.close();
    expect(received).toHaveLength(1);
    const [delivery] = ofType(records, 'delivery');
    expect(delivery.body).toEqual(received[0]?.body);
    expect(delivery.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  });

  test('gets it under a frozen clock with a timestamp it can accept', async () => {
    const received: ReceivedPost[] = [];
    const receiver = await startReceiver(secret, (post) => received.push(post));
    const args = [...returns, '--webhook', receiver.url, '--now', '1999-12-31'];
    await chat(args, conversation, { SLOTWISE_WEBHOOK_SECRET: secret });
    await receiver.close();
    expect(received).toHaveLength(1);
  });

  test('is told the secret that was made up for it', async () => {
    const { stderr } = await chat([...returns, '--webhook', 'http://127.0.0.1:1/'], []);
    const [madeUp] = /whsec_\S+/.exec(stderr) ?? [];
    expect(() => new Webhook(madeUp ?? '')).not.toThrow();
  });

  test('that refuses is reported, and so is what waits at the end', async () => {
    let refusals = 0;
    const receiver = await startReceiver(Buffer.alloc(32, 8).toString('base64'), () => {
      refusals += 1;
    });
    const { url } = receiver;
    await receiver.close();
    const args = [...returns, '--webhook', url, '--now', '2026-03-01'];
    const { status, records } = await chat(args, [...conversation, { advanceMs: 5_000 }]);
    expect(status).toBe(0);
    expect(refusals).toBe(0);
    expect(ofType(records, 'error').map(({ code }) => code)).toEqual([
      'delivery-failed',
      'delivery-failed',
      'deliveries-waiting',
    ]);
  });
});

describe('a call that is wrong', () => {
  test('ends with status 2 and all faults', async () => {
    const args = ['--flwo', 'x', '--json=1', 'stray'];
    const { status, stderr, stdout } = await run('dist/cli/chat.js', args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('did you mean --flow?');
    expect(stderr).toContain('--json takes no value');
    expect(stderr).toContain('"stray"');
  });

  test('has its values checked together', async () => {
    const { status, records } = await chat([
      ...['--flow', 'retrun-request', '--now', 'soon', '--timezone', 'Mars', '--locale', '??'],
      ...['--webhook', 'example.com'],
    ]);
    expect(status).toBe(2);
    expect(records.map(({ code }) => code).sort()).toEqual([
      ...Array(4).fill('bad-arguments'),
      'faulty-flow',
    ]);
  });

  test('shows every fault of a flow with its place', async () => {
    const flow = await file('broken.yaml', 'id: x\nversion: one\ntitel: X\nslots: []\n');
    const { status, stderr } = await chat(['--flow', flow]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/broken\.yaml:2:\d+/);
    expect(stderr).toMatch(/broken\.yaml:3:\d+/);
  });

  test('reports a bad variable by its name', async () => {
    const { status, stderr } = await chat(returns, [], { SLOTWISE_WEBHOOK_SECRETS: 'hidden' });
    expect(status).toBe(2);
    expect(stderr).toContain('did you mean SLOTWISE_WEBHOOK_SECRET?');
    expect(stderr).not.toContain('hidden');
  });

  test('shows its options on --help', async () => {
    const { status, stdout } = await run('dist/cli/chat.js', ['--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('--given FILE');
  });
});
