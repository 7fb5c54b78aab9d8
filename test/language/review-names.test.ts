import { describe, expect, test } from 'vitest';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);

interface Standing {
  readonly id: string;
  readonly type: 'text' | 'city' | 'person' | 'integer';
  readonly description: string;
  readonly value: string | number;
}

/** What a reply to "is all this right?" changes. */
async function changed(text: string, slots: readonly Standing[]) {
  const flow = await flowOf(slots, 'en', { review: true });
  const filled = Object.fromEntries(slots.map(({ id, value }) => [id, value]));
  const { slots: after } = await hear(text, {
    flow,
    language: 'en',
    nowMs: Date.parse('2026-03-02T09:00:00Z'),
    pending: { about: 'review', asked: [] },
    filled,
  });
  const now = Object.entries(after).map(([id, state]) => [id, heldValue(state)] as const);
  return Object.fromEntries(now.filter(([id, value]) => value !== filled[id]));
}

const guests = {
  id: 'guests',
  type: 'integer',
  description: 'Number of guests',
  value: 2,
} as const;
const song = {
  id: 'song_name',
  type: 'text',
  description: 'Name of the song',
  value: 'Ash',
} as const;
const event = {
  id: 'event_name',
  type: 'text',
  description: 'Name of event',
  value: 'Ash',
} as const;
const city = {
  id: 'city_of_event',
  type: 'city',
  description: 'City where the event is',
  value: 'Porto',
} as const;
const dentist = {
  id: 'dentist_name',
  type: 'person',
  description: 'Name of the dentist',
  value: 'Dr. Ida Low',
} as const;

describe('names at a review', () => {
  test.each([
    'No, I meant Evergreen Morning',
    'no, change it to Evergreen Morning instead',
    "Actually, let's go with Evergreen Morning",
    'I would prefer Evergreen Morning, please',
    'Please play the song Evergreen Morning',
  ])('a name is the one slot’s that takes names: %s', async (text) => {
    expect(await changed(text, [song, guests])).toEqual({ song_name: 'Evergreen Morning' });
  });

  test.each([
    'Appreciate it',
    "You've been a great help",
    "That'll do for now",
    'Checkout the price of it',
    'Splendid, many thanks',
  ])('the capital that begins a sentence is no name: %s', async (text) => {
    expect(await changed(text, [song, guests])).toEqual({});
  });

  test('a slot that shares a word with the one that is named does not get it', async () => {
    const value = await changed('Actually the event is Evergreen Morning', [event, city]);
    expect(value).toEqual({ event_name: 'Evergreen Morning' });
  });

  test.each(['No, I prefer Evergreen', 'No, make it Evergreen'])(
    'what several slots could take is nobody’s: %s',
    async (text) => {
      expect(await changed(text, [event, city])).toEqual({});
    },
  );

  test.each([
    ['No, with Steven C. Moor', 'Steven C. Moor'],
    ["The dentist's name is Dr. David I. Moor", 'Dr. David I. Moor'],
    ['No, I want to see Dr. Ann Moor on Friday', 'Dr. Ann Moor'],
  ])('a person is taken whole: %s', async (text, name) => {
    expect(await changed(text, [dentist, guests])).toEqual({ dentist_name: name });
  });

  test('a time and a name behind it are not both the name', async () => {
    const alarm = { ...song, id: 'alarm_name', description: 'Name of the alarm' };
    expect(await changed('Change it to 15:00 with name Evergreen', [alarm])).toEqual({
      alarm_name: 'Evergreen',
    });
  });
});
