import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peopleIn, toInput } from '../../../src/adapters/slack/to-input.ts';
import { runs } from '../../support/property-runs.ts';
import { eventOf, eventShapes } from '../../support/slack/event-shapes.ts';
import { envelope } from '../../support/slack/room.ts';

const context = { nowMs: 1_754_000_000_000, botUser: 'UBOT', people: new Map() };
const names = [...eventShapes.keys()].filter((name) => name.endsWith('Event'));

/** The shapes that may carry words of a person. */
const spoken: ReadonlySet<string> = new Set([
  'AppMentionEvent',
  'FileShareMessageEvent',
  'GenericMessageEvent',
  'MessageChangedEvent',
  'MessageDeletedEvent',
  'ThreadBroadcastMessageEvent',
]);

test('the package describes the events that are read, and many that are not', () => {
  expect(names).toEqual(expect.arrayContaining([...spoken, 'AppHomeOpenedEvent']));
  expect(names.length).toBeGreaterThan(60);
});

describe('an event of any shape of the package', () => {
  test.each(names)('%s crashes nothing, and only words of people become inputs', (name) => {
    const read = fc.property(eventOf(name), (event) => {
      const body = envelope(event as object, 'Ev1');
      expect(peopleIn(body)).toEqual(expect.any(Array));
      const reading = toInput(body, context);
      if (reading.kind === 'ignored') expect(reading.reason).not.toBe('');
      if (reading.kind !== 'inputs') {
        expect(['ignored', 'home', 'gone']).toContain(reading.kind);
        return;
      }
      expect(spoken).toContain(name);
      for (const { input } of reading.inputs) {
        expect(['text', 'wordless', 'edit']).toContain(input.kind);
        expect(['UBOT', 'USLACKBOT']).not.toContain(input.from.id);
      }
      if (name.startsWith('Message')) expect(reading.onlyKnown).toBe(true);
      const { bot_id: bot } = event as { bot_id?: string };
      expect(bot).toBeUndefined();
    });
    fc.assert(read, runs(0.1));
  });

  test.each([...spoken])('some of %s are words', (name) => {
    const some = fc.sample(eventOf(name), { numRuns: 3_000, seed: 1 });
    const kinds = some.map((event) => toInput(envelope(event as object, 'Ev1'), context).kind);
    expect(kinds).toContain('inputs');
  });
});
