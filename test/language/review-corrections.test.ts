import { describe, expect, test } from 'vitest';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);

const slots = [
  { id: 'guests', type: 'integer', description: 'Number of guests' },
  { id: 'day', type: 'date', description: 'Day of the dinner' },
  { id: 'hour', type: 'time', description: 'Time of the dinner' },
  { id: 'room', type: 'enum', description: 'Room', options: ['garden', 'library'] },
  { id: 'music', type: 'boolean', description: 'With music' },
  { id: 'city', type: 'city', description: 'City' },
  { id: 'occasion', type: 'text', description: 'Occasion' },
] as const;
const standing = {
  guests: 2,
  day: '2026-03-14',
  hour: '18:00',
  room: 'garden',
  music: false,
  city: 'Porto',
  occasion: 'birthday',
};

/** What a reply to "is all this right?" changes. */
async function changed(text: string) {
  const flow = await flowOf(
    slots.map((slot) => ({ ...slot, options: 'options' in slot ? [...slot.options] : undefined })),
    'en',
    { review: true },
  );
  const { slots: after } = await hear(text, {
    flow,
    language: 'en',
    nowMs: Date.parse('2026-03-02T09:00:00Z'),
    pending: { about: 'review', asked: [] },
    filled: standing,
  });
  const values = Object.entries(after).map(([id, state]) => [id, heldValue(state)] as const);
  return Object.fromEntries(
    values.filter(([id, value]) => value !== standing[id as keyof typeof standing]),
  );
}

describe('at the review a value in the reply changes its slot and no other', () => {
  test.each([
    ['No, on the 15th', { day: '2026-03-15' }],
    ['Actually, can you make it for 4 at 7 pm?', { guests: 4, hour: '19:00' }],
    ["That's wrong. We need a table for 3 next Monday.", { guests: 3, day: '2026-03-09' }],
    ['No, the library please', { room: 'library' }],
    ['No, I want it with music', { music: true }],
    ['Make it in Lisbon', { city: 'Lisbon' }],
    ['I only need 1 seat', { guests: 1 }],
    ['No, there will be four guests', { guests: 4 }],
    ['Actually, I need four', { guests: 4 }],
    ['No, is there anything at 8 pm?', { hour: '20:00' }],
    ['Sorry. Do you have a table on the 15th?', { day: '2026-03-15' }],
    ['I am away on 14 March. Can we make it the 15th instead?', { day: '2026-03-15' }],
    ["I've changed my mind, can you book it for the 15th?", { day: '2026-03-15' }],
    ['No sorry, it is for four on Monday', { guests: 4, day: '2026-03-09' }],
    ['No, not quite.', {}],
    ['Wait', {}],
    ['Is it far from the station?', {}],
    ['Is there anything at 8 pm?', {}],
    ['We saw Anna Brown there', {}],
  ])('%s', async (text, expected) => {
    expect(await changed(text)).toEqual(expected);
  });
});
