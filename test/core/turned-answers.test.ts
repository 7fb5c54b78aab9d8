import { describe, expect, test } from 'vitest';
import { flowOf, seat } from './support.ts';

const flow = await flowOf({
  id: 'club',
  version: 1,
  title: 'Club',
  slots: [
    { id: 'member', type: 'boolean', label: 'membership', ask: { first: 'Are you a member?' } },
    { id: 'note', type: 'text', label: 'note', ask: { first: 'Anything else?' } },
  ],
});

/** An understander that takes the first word for the answer. */
function quoting(words: string) {
  const quote = /^\w+/.exec(words)?.[0] ?? '';
  return { proposals: [{ slot: 'member', says: 'value', quote, direct: true }] };
}

describe('a word of agreement that opens a reply is not its answer', () => {
  test.each([
    ['Sure, I was one for years, by now it is no'],
    ['Okay, my wife is one and for me it is a no'],
    ['Yes, well, in the end it is a no'],
    ['No, I mean it used to be, so now it is a yes'],
  ])('%s', (words) => {
    const table = seat(flow);
    table.say('hello');
    const turn = table.say(words, quoting(words));
    expect(turn.trace.proposals).toMatchObject([{ outcome: 'does-not-parse' }]);
    expect(turn.conversation.session?.slots.member?.status).toBe('empty');
  });
});

describe('where the rest says nothing else than the answer, no model is asked', () => {
  test.each([
    ['Sure, so that would be no, thank you', false],
    ['Okay, here you go: no. Hope that helps!', false],
    ['Well, since you ask, yes', true],
  ])('%s', (words, value) => {
    const table = seat(flow);
    table.say('hello');
    const turn = table.say(words, quoting(words));
    expect(turn.trace.understanding).toBeUndefined();
    expect(turn.conversation.session?.slots.member).toMatchObject({ status: 'filled', value });
  });
});

describe('a word of agreement is an answer where nothing turns it', () => {
  test.each([
    ['Sure, thanks a lot, that sounds nice', true],
    ['Yes, I joined them in May', true],
    ['No, but I would like to be one', false],
  ])('%s', (words, value) => {
    const table = seat(flow);
    table.say('hello');
    const turn = table.say(words, quoting(words));
    expect(turn.conversation.session?.slots.member).toMatchObject({ status: 'filled', value });
  });
});
