import { describe, expect, test } from 'vitest';
import type { Adapter, SendResult } from '../../src/adapters/port.ts';
import { compileFlow } from '../../src/core/flow/compile.ts';
import type { Input, StaffInput } from '../../src/core/input.ts';
import { resume, step } from '../../src/core/step.ts';
import { findFlow } from '../../src/flow-files.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { startMs } from '../store/sample.ts';
import { type FakeAdapter, fakeAdapter } from './fakes.ts';
import { receive, world } from './world.ts';

type Does = {
  readonly does: Exclude<StaffInput['does'], 'unreached'> | 'edit';
  readonly text?: string;
};

/** A shop's chat on one platform, and the desk of its people on another. */
async function shop({ desks = { service_team: 'desk:room' } } = {}) {
  const w = world();
  const room: FakeAdapter & Adapter = Object.assign(fakeAdapter('desk', 4_000), {
    desks: {
      place: (address: string) => `desk:${address}`,
      noteKey: (place: string, id: string) => `${place}:${id}`,
    },
  });
  const found = await findFlow('return-request');
  if (!found.ok) throw new Error('The sample flow does not load.');
  const flow = await compileFlow({
    ...found.spec,
    slots: found.spec.slots.map((slot) =>
      slot.id === 'order_number' ? { ...slot, sensitive: true } : slot,
    ),
  });
  const bot = w.worker({
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    adapters: [w.adapter, room],
    turn: { step, resume },
    desks,
  });
  let events = 0;
  async function drained() {
    for (let pass = 0; pass < 4; pass += 1) {
      await w.clock.advance(2_000);
      await bot.drain();
    }
  }
  return {
    ...w,
    room,
    async says(words: string) {
      await w.say(bot, words);
      await drained();
    },
    bot: {
      drain: () => bot.drain(),
      async sends(what: { readonly kind: 'wordless'; readonly what: 'file' }) {
        events += 1;
        const eventId = `file-${events}`;
        const base = { eventId, messageId: eventId, from: { id: 'ann' }, receivedAtMs: startMs };
        await receive(bot, 'test:a', [{ ...base, ...what }]);
        await drained();
      },
    },
    /** Under the note that the desk's platform gave this number. */
    async staff(note: number, { does, text = '' }: Does, name = 'Lee') {
      events += 1;
      const eventId = `staff-${events}`;
      const base = { eventId, from: { id: 'U1', name }, receivedAtMs: startMs } as const;
      const inputs: Readonly<Record<Does['does'], Input>> = {
        say: { ...base, kind: 'text', messageId: eventId, text },
        edit: { ...base, kind: 'edit', messageId: 'earlier', text },
        send: { ...base, kind: 'wordless', messageId: eventId, what: 'file' },
        return: { ...base, kind: 'control', controlId: 'return' },
        close: { ...base, kind: 'control', controlId: 'close' },
      };
      await bot.receive({ key: 'desk:room', platform: 'desk', note: `desk:room:p${note}` }, [
        { input: inputs[does], eventIds: [eventId] },
      ]);
      await drained();
    },
    session: async () => (await w.store.readConversation('test:a', startMs))?.session,
  };
}

const opening = ['I want to return a product', 'NW-20931', '29', 'I want to talk to a human'];

async function handedOver(options = {}) {
  const s = await shop(options);
  for (const words of opening) await s.says(words);
  return s;
}

describe('when people take over', () => {
  test('they read why, what is noted and in which words, and how to answer', async () => {
    const { room, session } = await handedOver();
    expect((await session())?.outcome).toEqual({ type: 'handed-over', reason: 'asked' });
    const [note] = room.shown;
    expect(room.shown).toHaveLength(1);
    expect(note).toContain('would like to talk to one of you');
    expect(note).toMatch(/29/);
    expect(note).toContain('•••');
    expect(note).not.toContain('20931');
    expect(note).toContain('What you write here reaches');
  });

  test.each<[string, SendResult]>([
    ['refuses it', { result: 'refused', reason: 'blocked' }],
    ['takes nothing for a day', { result: 'retry', reason: 'away', afterMs: 25 * 3_600_000 }],
  ])('they are told once for each of their words that the platform %s', async (_, answer) => {
    const { room, adapter, staff, clock, bot } = await handedOver();
    adapter.answer = () => answer;
    await staff(1, { does: 'say', text: 'Are you there?' });
    for (let day = 0; day < 3; day += 1) {
      await clock.advance(25 * 3_600_000);
      await bot.drain();
    }
    const unreached = () => room.shown.filter((text) => text.includes('has not reached'));
    expect(unreached()).toEqual([
      'That has not reached the person: nothing can be sent there any more.',
    ]);
    expect(room.calls.at(-1)?.underMessageId).toBe('p1');
    expect(adapter.shown.some((text) => text.includes('has not reached'))).toBe(false);
  });

  test('nobody is told of what is lost before people have it, or of an old message that stays', async () => {
    const { room, adapter, says, staff } = await handedOver();
    expect(room.shown).toHaveLength(1);
    await staff(1, { does: 'return' });
    adapter.answer = () => ({ result: 'refused', reason: 'blocked' });
    const before = room.shown.length;
    await says('the screen is broken');
    expect(room.shown).toHaveLength(before);
  });

  test('each hears the other, and the bot keeps out of it', async () => {
    const { room, adapter, says, staff } = await handedOver();
    await staff(1, { does: 'say', text: 'Hi, what is wrong with it?' });
    expect(adapter.shown.at(-1)).toBe('Lee: Hi, what is wrong with it?');
    const said = adapter.shown.length;
    await says('the screen is broken');
    await says('thanks');
    await says('yes');
    expect(adapter.shown).toHaveLength(said);
    expect(room.shown.slice(1)).toEqual(
      ['the screen is broken', 'thanks', 'yes'].map((text) => expect.stringContaining(`: ${text}`)),
    );
    expect(room.calls.slice(1).map(({ underMessageId }) => underMessageId)).toEqual([
      'p1',
      'p1',
      'p1',
    ]);
    await staff(3, { does: 'say', text: 'Noted.' });
    expect(adapter.shown.at(-1)).toBe('Lee: Noted.');
  });

  test('given back, the bot goes on where it stopped', async () => {
    const { room, adapter, says, staff, session } = await handedOver();
    await staff(1, { does: 'return' });
    expect(adapter.shown.at(-1)).toContain("I'm back to help");
    expect(room.shown.at(-1)).toBe('Lee gave this back to the bot.');
    await says('yes');
    expect((await session())?.slots.premium_member).toMatchObject({ value: true });
    const notes = room.shown.length;
    await staff(1, { does: 'say', text: 'one more thing' });
    expect(adapter.shown.at(-1)).not.toContain('one more thing');
    expect(room.shown.slice(notes)).toEqual([
      'This conversation has moved on. What you write here no longer reaches anybody.',
    ]);
  });

  test('handed over again, there is a new note', async () => {
    const { room, says, staff } = await handedOver();
    await staff(1, { does: 'return' });
    await says('I want to talk to a human');
    expect(room.shown.at(-1)).toContain('would like to talk to one of you');
    expect(room.calls.at(-1)).not.toHaveProperty('underMessageId');
  });

  test('closed, the person is told, and new words begin anew after a question', async () => {
    const { room, adapter, says, staff } = await handedOver();
    await staff(1, { does: 'close' });
    expect(adapter.shown.at(-1)).toContain('The team has closed this');
    expect(room.shown.at(-1)).toBe('Lee closed this.');
    const notes = room.shown.length;
    await says('I want to return another product');
    expect(room.shown).toHaveLength(notes);
    expect(adapter.shown.at(-1)).toMatch(/new one|another/);
  });

  test('what has no words stays where it is, and both sides are told', async () => {
    const { room, adapter, bot, staff } = await handedOver();
    const said = adapter.shown.length;
    await staff(1, { does: 'send' });
    expect(adapter.shown).toHaveLength(said);
    expect(room.shown.at(-1)).toBe('I can only pass on words. That has not reached anybody.');
    await bot.sends({ kind: 'wordless', what: 'file' });
    expect(room.shown.at(-1)).toContain('sent something that I cannot pass on');
    await staff(1, { does: 'edit', text: 'Refund is 50' });
    expect(adapter.shown.at(-1)).toBe('Lee: Refund is 50');
    await staff(1, { does: 'say', text: '/close' });
    expect(adapter.shown.at(-1)).toContain('The team has closed this');
  });

  test('whoever wants everything deleted is deleted at the desk as well', async () => {
    const { room, says } = await handedOver();
    const before = room.calls.length;
    await says('delete my data');
    const later = room.calls.slice(before);
    expect(later.map(({ body, platformMessageId }) => [body, platformMessageId])).toEqual([
      ['Deleted at the wish of the person.', 'p1'],
      [expect.stringContaining('has moved on'), undefined],
    ]);
  });

  test('that moved on without them, they are told', async () => {
    const { room, says } = await handedOver();
    await says('start over');
    expect(room.shown.at(-1)).toContain('This conversation has moved on.');
  });

  test('what is written where no note is reaches nobody', async () => {
    const { adapter, staff, events } = await handedOver();
    const said = adapter.shown.length;
    await staff(99, { does: 'say', text: 'hello?' });
    await staff(98, { does: 'close' });
    expect(adapter.shown).toHaveLength(said);
    expect(events.filter(({ event }) => event === 'fault')).toEqual([]);
  });

  test('where no desk is named, the webhook has it alone', async () => {
    const { room, delivery } = await handedOver({ desks: {} });
    expect(room.shown).toEqual([]);
    expect(delivery.delivered).toHaveLength(1);
  });

  test('a note that could not be sent yet leads back once it is', async () => {
    const s = await shop();
    let away = true;
    s.room.answer = (_, nth) =>
      away
        ? { result: 'retry', afterMs: 500, reason: '429' }
        : { result: 'sent', platformMessageId: `p${nth}` };
    for (const words of opening) await s.says(words);
    expect(s.room.shown).toEqual([]);
    away = false;
    await s.says('hello?');
    expect(s.room.shown).toHaveLength(2);
    const [opened, said] = s.room.calls.slice(-2);
    expect(opened).not.toHaveProperty('underMessageId');
    expect(said?.underMessageId).toBe(`p${s.room.calls.length - 1}`);
  });
});
