import { describe, expect, test } from 'vitest';
import { largestAnswerBytes } from '../../src/delivery/webhook/request.ts';
import { effect, flow } from './collection.ts';
import { local, loopback, sending } from './loopback.ts';

const reopening = { ...flow, delivery: { webhook: 'default', reopen: true } };
const completed = { flow: reopening, outcome: { type: 'completed' } } as const;

/** What a post becomes that is answered so. */
async function answered(
  answer: unknown,
  { status = 422, over = completed as Parameters<typeof effect>[0], event = 'completed' } = {},
) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const { url } = await loopback((response) => response.writeHead(status).end(text));
  const { render, attempt } = sending(local(url));
  const made = effect(over);
  const named = event === 'completed' ? { ...made, event: 'collection.completed' as const } : made;
  return attempt(render(named).post);
}

const wanted = { reopen: [{ slot: 'order', message: 'We do not know this order.' }] };

describe('a receiver that names slots with status 422', () => {
  test('is heard where the flow allows it', async () => {
    expect(await answered(wanted)).toEqual({
      result: 'refused',
      reason: 'the receiver answered 422 and wants to have anew: order',
      refusal: {
        collectionId: 'abc',
        revision: 1,
        slots: [{ slot: 'order', message: 'We do not know this order.' }],
      },
    });
  });

  test('may send fields that are not known yet', async () => {
    const more = { code: 17, reopen: [{ ...wanted.reopen[0], hint: 'x' }] };
    expect(await answered(more)).toHaveProperty('refusal.slots', wanted.reopen);
  });

  test('has its message put into one line of plain text, and cut where it is long', async () => {
    const message = ` No\r\n\u202esuch\u0007  order ${'x'.repeat(1_000)}`;
    const result = await answered({ reopen: [{ slot: 'order', message }] });
    const [slot] = (result.result === 'refused' && result.refusal?.slots) || [];
    expect(slot?.message).toMatch(/^No such order x+$/);
    expect(slot?.message).toHaveLength(300);
  });

  test('has two reasons for one slot said as two sentences, and the same one once', async () => {
    const reopen = ['Unknown', 'Too old', 'Too old'].map((message) => ({ slot: 'order', message }));
    expect(await answered({ reopen: reopen.slice(1) })).toHaveProperty('refusal.slots', [
      { slot: 'order', message: 'Too old' },
    ]);
    expect(await answered({ reopen: reopen.slice(0, 2) })).toHaveProperty('refusal.slots', [
      { slot: 'order', message: 'Unknown. Too old' },
    ]);
  });

  test.each([
    ['says nothing', ''],
    ['says it in words', 'order is wrong'],
    ['names no slot of the flow', { reopen: [{ slot: 'colour', message: 'no' }] }],
    ['names something that every object has', { reopen: [{ slot: 'toString', message: 'no' }] }],
    ['gives no reason', { reopen: [{ slot: 'order', message: '' }] }],
    ['names none', { reopen: [] }],
    ['has another form', { reopen: ['order'] }],
    ['goes on and on', `{"reopen":[],"x":"${'x'.repeat(largestAnswerBytes)}"}`],
  ])('but %s is only refused', async (_, answer) => {
    expect(await answered(answer)).toEqual({
      result: 'refused',
      reason: 'the receiver answered 422',
    });
  });

  test.each([
    ['the flow does not allow it', { over: { ...completed, flow } }],
    ['people have taken over', { event: 'handed-over' }],
    ['the status is another', { status: 400 }],
  ])('is only refused where %s', async (_, more) => {
    expect(await answered(wanted, more)).not.toHaveProperty('refusal');
  });
});
