import { describe, expect, test } from 'vitest';
import type { Settled } from '../../src/core/step.ts';
import { flowOf, nowMs, seat } from './support.ts';

const hourMs = 3_600_000;

function acts(turn: Settled): readonly string[] {
  return turn.acts.map(({ act }) => act);
}

function slot(turn: Settled, id: string) {
  return turn.conversation.session?.slots[id];
}

const booking = await flowOf({
  id: 'booking',
  version: 1,
  title: 'Booking',
  pace: { nudgeHours: 2, closingMinutes: 10 },
  slots: [
    {
      id: 'people',
      type: 'integer',
      label: 'number of people',
      unit: ['people'],
      softLimits: { max: 50 },
    },
    {
      id: 'size',
      type: 'choice',
      label: 'team size',
      unit: ['colleagues'],
      options: [
        { id: 'small', label: 'small', range: { max: 9 } },
        { id: 'large', label: 'large', range: { min: 10 } },
      ],
    },
    { id: 'catering', type: 'boolean', label: 'catering' },
    { id: 'diet', type: 'text', label: 'diet', when: 'catering' },
    {
      id: 'phone',
      type: 'phone',
      label: 'phone',
      required: false,
      why: 'We call if you are late.',
    },
    { id: 'remarks', type: 'text', label: 'remarks', required: false },
  ],
  rules: [
    {
      id: 'enough-people',
      require: 'people >= 2',
      message: 'We only take groups of two or more.',
      reopen: ['people'],
    },
  ],
});

describe('a value outside the soft limits', () => {
  test('is asked about, and taken with a yes', () => {
    const table = seat(booking);
    table.say('hello');
    const asked = table.say('80');
    expect(acts(asked)).toContain('ask-choice');
    expect(slot(asked, 'people')?.status).toBe('empty');
    expect(slot(table.say('yes'), 'people')).toMatchObject({ status: 'filled', value: 80 });
  });

  test('is dropped with a no, and asked again', () => {
    const table = seat(booking);
    table.say('hello');
    table.say('80');
    const turn = table.say('no');
    expect(slot(turn, 'people')?.status).toBe('empty');
    expect(acts(turn)).toContain('ask');
  });
});

describe('a condition', () => {
  test('keeps a slot from being asked until it holds, and sets it aside when it stops', () => {
    const table = seat(booking);
    for (const words of ['hello', '12', 'small', 'no']) table.say(words);
    expect(table.conversation.session?.pending?.asked).toEqual(['phone']);
    const yes = table.say('change catering to yes');
    expect(slot(yes, 'catering')).toMatchObject({ value: true });
    expect(slot(table.say('the diet is vegetarian'), 'diet')?.status).toBe('filled');
    const off = table.say('change the catering to no');
    expect(acts(off)).toContain('set-aside');
    expect(slot(off, 'diet')?.status).toBe('empty');
    const back = table.say('change catering to yes');
    expect(slot(back, 'diet')).toMatchObject({ status: 'inferred', value: 'vegetarian' });
  });
});

describe('a rule across slots', () => {
  test('reopens what it names and says why; the second time people take over', () => {
    const table = seat(booking);
    for (const words of ['hello', '1', 'small', 'no', "I'd rather not"]) table.say(words);
    const failed = table.say("I'd rather not say");
    expect(acts(failed)).toContain('rule-failed');
    expect(failed.messages[0]?.text).toContain('two or more');
    expect(slot(failed, 'people')?.status).toBe('empty');
    const again = table.say('1');
    expect(again.conversation.session?.outcome).toEqual({
      type: 'handed-over',
      reason: 'rule',
      rule: 'enough-people',
    });
    expect(again.effects).toHaveLength(1);
  });
});

describe('the end', () => {
  function closing() {
    const table = seat(booking);
    for (const words of ['hello', '12']) table.say(words);
    table.say('about 20 colleagues');
    table.say('skip');
    return table;
  }

  test('open inferences are confirmed by going on', () => {
    const table = closing();
    expect(table.conversation.session?.slots.size?.status).toBe('filled');
  });

  test('are asked about together, and taken after the delay that was stated', () => {
    const table = seat(booking);
    for (const words of ['hello', '12', 'skip', 'no', "I'd rather not", 'nope']) table.say(words);
    const turn = table.conversation;
    expect(turn.session?.outcome).toEqual({ type: 'completed' });
  });
});

describe('time', () => {
  test('a nudge comes once, with the question again', () => {
    const table = seat(booking);
    table.say('hello');
    const nudged = table.due(nowMs + 2 * hourMs);
    expect(acts(nudged)).toEqual(['nudge', 'ask']);
    expect(acts(table.due(nowMs + 3 * hourMs))).toEqual([]);
  });

  test('a session expires by itself and says nothing', () => {
    const table = seat(booking);
    table.say('hello');
    const expired = table.due(nowMs + 25 * hourMs);
    expect(expired.conversation.session?.outcome).toEqual({ type: 'expired' });
    expect(expired.messages).toEqual([]);
    expect(expired.effects).toEqual([]);
  });

  test('a new topic after a pause asks whether to go on, and keeps the words', () => {
    const table = seat(booking);
    table.say('hello');
    table.at(nowMs + hourMs);
    const turn = table.say('hello again my friend, about that thing we had');
    expect(acts(turn)).toEqual(['ask-resume']);
    const on = table.say('go on');
    expect(on.conversation.session?.pending?.asked).toEqual(['people']);
  });

  test('an answer after a pause is an answer', () => {
    const table = seat(booking);
    table.say('hello');
    table.at(nowMs + hourMs);
    expect(slot(table.say('12'), 'people')).toMatchObject({ value: 12 });
  });
});

describe('a person who does not know, or will not say', () => {
  test('gets help once with an offer to leave it out, and then it is left out', () => {
    const table = seat(booking);
    table.say('hello');
    const helped = table.say("I don't know");
    expect(acts(helped)).toEqual(['ask']);
    expect(helped.messages[0]?.text).toMatch(/skip/i);
    const left = table.say('no idea, really');
    expect(slot(left, 'people')).toMatchObject({ status: 'declined', reason: 'unknown' });
  });

  test('may withdraw what was given', () => {
    const table = seat(booking);
    for (const words of ['hello', '12', 'small', 'no', '+49 30 901820']) table.say(words);
    const turn = table.say("don't use my phone after all");
    expect(slot(turn, 'phone')).toMatchObject({ status: 'declined', reason: 'withdrawn' });
    expect(JSON.stringify(turn.conversation.history)).not.toContain('901820');
  });
});
