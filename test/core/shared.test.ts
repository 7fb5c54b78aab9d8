import { describe, expect, test } from 'vitest';
import type { FlowSource } from '../../src/core/flow/spec.ts';
import type { Input, SharedFile } from '../../src/core/input.ts';
import { dana, flowOf, nowMs, seat } from './support.ts';

/** Places and files that people share: what takes them, and what nothing takes. */

type SlotSource = FlowSource['slots'][number];

const seatWith = async (...slots: SlotSource[]) =>
  seat(await flowOf({ id: 'damage', version: 1, title: 'Damage', slots }));

const spot: SlotSource = { id: 'spot', type: 'location', label: 'location' };
const photo: SlotSource = { id: 'photo', type: 'file', label: 'photo' };
const photos: SlotSource = {
  id: 'photos',
  type: 'list',
  label: 'photos',
  items: { type: 'file' },
  limits: { maxItems: 3 },
};
const note: SlotSource = { id: 'note', type: 'text', label: 'note' };

let events = 0;
function input(fields: object): Input {
  events += 1;
  const eventId = `s${events}`;
  return { eventId, messageId: eventId, from: dana, receivedAtMs: nowMs, ...fields } as Input;
}
const file = (name: string): SharedFile => ({ platform: 'test', id: `id-${name}`, name });
const sends = (...names: string[]) =>
  input({ kind: 'wordless', what: 'file', files: names.map(file) });
const captioned = (text: string, ...names: string[]) =>
  input({ kind: 'text', text, files: names.map(file) });
const shares = (latitude: number, longitude: number) =>
  input({ kind: 'location', latitude, longitude });
const value = (name: string) => ({ platform: 'test', id: `id-${name}`, name });

describe('a place that is shared', () => {
  test('fills the slot that was asked, and the button for it is offered', async () => {
    const table = await seatWith(spot, note);
    const [asking] = table.say('hello').messages;
    expect(asking?.request).toEqual({ shares: 'location', label: 'Share where I am' });
    const { conversation, messages } = table.take([shares(52.520008123, 13.405)]);
    expect(conversation.session?.slots.spot).toMatchObject({
      status: 'filled',
      value: { latitude: 52.520008, longitude: 13.405 },
      basis: 'stated',
      source: { kind: 'control', text: '52.520008, 13.405', from: dana },
    });
    expect(messages.at(-1)).not.toHaveProperty('request');
  });

  test('is taken in passing, and replaces an earlier one aloud', async () => {
    const table = await seatWith(note, spot);
    table.say('hello');
    expect(table.take([shares(1, 2)]).conversation.session?.slots.spot?.status).toBe('filled');
    const { acts } = table.take([shares(3, 4)]);
    expect(acts).toContainEqual({
      act: 'changed',
      slot: 'spot',
      from: { latitude: 1, longitude: 2 },
      to: { latitude: 3, longitude: 4 },
      inferred: false,
    });
  });

  test('is also understood in words', async () => {
    const table = await seatWith(spot, note);
    table.say('hello');
    expect(table.say('52.52, 13.405').conversation.session?.slots.spot).toMatchObject({
      value: { latitude: 52.52, longitude: 13.405 },
      source: { kind: 'span', text: '52.52, 13.405' },
    });
  });

  test('that no slot takes is answered kindly and fills nothing', async () => {
    const table = await seatWith(note);
    table.say('hello');
    const { acts, conversation } = table.take([shares(1, 2)]);
    expect(acts[0]).toEqual({ act: 'cannot-read', what: 'location' });
    expect(conversation.session?.slots.note?.status).toBe('empty');
  });

  test('of two that are empty answers only the one that was asked', async () => {
    const table = await seatWith(note, spot, { ...spot, id: 'other', label: 'other spot' });
    table.say('hello');
    const slots = () => table.conversation.session?.slots;
    table.take([shares(1, 2)]);
    expect(slots()).toMatchObject({ spot: { status: 'empty' }, other: { status: 'empty' } });
    table.say('the roof leaks');
    table.take([shares(1, 2)]);
    expect(slots()).toMatchObject({ spot: { status: 'filled' }, other: { status: 'empty' } });
  });
});

describe('a file', () => {
  test('fills the slot that was asked, and what is kept says where it is', async () => {
    const table = await seatWith(photo, note);
    table.say('hello');
    const { conversation } = table.take([sends('roof.jpg')]);
    expect(conversation.session?.slots.photo).toMatchObject({
      status: 'filled',
      value: value('roof.jpg'),
      source: { kind: 'control', text: 'roof.jpg' },
    });
    expect(JSON.stringify(conversation)).not.toContain('cannot-read');
  });

  test('leaves the words beside it to the other slots', async () => {
    const table = await seatWith(photo, note);
    table.say('hello');
    const { conversation } = table.take([captioned('the roof leaks', 'roof.jpg')]);
    expect(conversation.session?.slots.photo?.status).toBe('filled');
    const later = await seatWith(note, photo);
    later.say('hello');
    const taken = later.take([captioned('the roof leaks', 'roof.jpg')]).conversation.session;
    expect(taken?.slots).toMatchObject({
      note: { value: 'the roof leaks' },
      photo: { value: value('roof.jpg') },
    });
  });

  test('of several the person says which is meant', async () => {
    const table = await seatWith(photo, note);
    table.say('hello');
    const { acts } = table.take([sends('a.jpg'), sends('b.jpg')]);
    expect(acts).toContainEqual(
      expect.objectContaining({
        act: 'ask-choice',
        candidates: [value('a.jpg'), value('b.jpg')],
      }),
    );
    const chosen = table.take([input({ kind: 'text', text: 'b.jpg' })]).conversation.session;
    expect(chosen?.slots.photo).toMatchObject({ value: value('b.jpg') });
  });

  test('a list takes all of an album, and more of them later', async () => {
    const table = await seatWith(photos, note);
    table.say('hello');
    table.take([captioned('before', 'a.jpg'), sends('b.jpg')]);
    const { conversation } = table.take([sends('b.jpg', 'c.jpg')]);
    expect(conversation.session?.slots.photos).toMatchObject({
      status: 'filled',
      value: [value('a.jpg'), value('b.jpg'), value('c.jpg')],
    });
    const { acts } = table.take([sends('d.jpg')]);
    expect(acts).toContainEqual({
      act: 'invalid',
      slot: 'photos',
      problem: { problem: 'too-many', limit: 3 },
    });
  });

  test('that no slot takes is answered kindly, also after the end', async () => {
    const table = await seatWith(note);
    table.say('hello');
    expect(table.take([sends('a.jpg')]).acts[0]).toEqual({ act: 'cannot-read', what: 'file' });
    const done = await seatWith(photo);
    done.say('hello');
    done.take([sends('a.jpg')]);
    expect(done.conversation.session?.outcome).toEqual({ type: 'completed' });
    expect(done.take([sends('b.jpg')]).acts).toEqual([{ act: 'cannot-read', what: 'file' }]);
    expect(done.conversation.session?.slots.photo).toMatchObject({ value: value('a.jpg') });
  });

  test('overheard among several people is answered only where a slot takes it', async () => {
    const sam = { id: 'u-sam', name: 'Sam' };
    const overheard = (name: string) =>
      input({ kind: 'wordless', what: 'file', files: [file(name)], from: sam, overheard: true });
    const table = await seatWith(note);
    table.say('hello');
    expect(table.take([overheard('a.jpg')]).messages).toEqual([]);
    const wanting = await seatWith(photo, note);
    wanting.say('hello');
    wanting.take([overheard('a.jpg')]);
    expect(wanting.conversation.session?.slots.photo).toMatchObject({ value: value('a.jpg') });
  });
});
