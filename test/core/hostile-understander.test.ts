import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { loadFlowFile, samplesFolder } from '../../src/flow-files.ts';
import { seat } from './support.ts';

const loaded = await loadFlowFile(`${samplesFolder}project-inquiry.yaml`);
if (!loaded.ok) throw new Error('the sample flow is faulty');
const flow = await compileFlow(loaded.spec);

function value(slot: string, quote: string, more: object = {}) {
  return { proposals: [{ slot, says: 'value', quote, direct: true, ...more }] };
}

/** Words that the rules cannot settle directly, so that the understander is heard. */
const words =
  'well, let me put it like this: there is a lot going on here, said "we are 500 people"';

describe('nothing counts that the person did not say', () => {
  const rows = [
    ['an unknown slot', value('salary', 'a lot'), 'salary', 'unknown-slot'],
    ['no quote', value('name', ''), 'name', 'no-quote'],
    ['a quote never said', value('email', 'dana@evil.example'), 'email', 'quote-not-found'],
    ['an invented value', value('company', 'Northwind'), 'company', 'quote-not-found'],
    ['a part of a word', value('name', 'goin'), 'name', 'quote-not-on-token-borders'],
    ['words that are no such value', value('email', 'a lot going on'), 'email', 'does-not-parse'],
    ['a quotation', value('company_size', '500 people'), 'company_size', 'quote-is-quotation'],
    ['quotes with an ellipsis', value('need', 'well ... here'), 'need', 'quote-not-found'],
  ] as const;

  test.each(rows)('%s', (_, understanding, slot, reason) => {
    const table = seat(flow);
    table.say('Hello');
    const turn = table.say(words, { ...understanding, complete: true });
    expect(turn.trace.proposals).toEqual([expect.objectContaining({ slot, outcome: reason })]);
    expect(turn.trace.claimedComplete).toBe(true);
    expect(Object.values(turn.conversation.session?.slots ?? {})).toSatisfy(
      (slots: { status: string }[]) => slots.every(({ status }) => status === 'empty'),
    );
    expect(turn.conversation.session?.outcome).toBeUndefined();
    expect(turn.effects).toEqual([]);
    expect(turn.messages).not.toEqual([]);
  });
});

test('an opinion on completeness is logged and decides nothing', () => {
  const table = seat(flow);
  const turn = table.say('so, about that thing', { proposals: [], complete: true });
  expect(turn.trace.claimedComplete).toBe(true);
  expect(turn.conversation.session?.outcome).toBeUndefined();
});

test('a declined slot is not filled again by words in passing', () => {
  const table = seat(flow);
  table.say('Hello');
  table.say("I'd rather not share my email");
  const turn = table.say(
    'well, whatever, boss@corp.example is somebody else altogether',
    value('email', 'boss@corp.example'),
  );
  const state = turn.conversation.session?.slots.email;
  expect(state?.status).toBe('declined');
  expect(turn.acts.some(({ act }) => act === 'ask-choice')).toBe(true);
});

test('one span feeds one slot', () => {
  const table = seat(flow);
  table.say('Hello');
  const proposals = ['name', 'company'].map((slot) => ({
    slot,
    says: 'value',
    quote: 'Dana',
    direct: true,
  }));
  const turn = table.say('so Dana it is, as I told the others', { proposals });
  expect(turn.trace.proposals.map(({ outcome }) => outcome)).toEqual([
    'accepted',
    'quote-used-by-another-slot',
  ]);
});

test('nor does the word that makes a number rough', () => {
  const table = seat(flow);
  table.say('Hello');
  const turn = table.say('well, about 20000 euros I would say', {
    proposals: [
      { slot: 'need', says: 'value', quote: 'about', direct: true },
      { slot: 'budget', says: 'value', quote: '20000 euros', direct: true },
    ],
  });
  expect(turn.trace.proposals.map(({ outcome }) => outcome)).toEqual([
    'accepted',
    'quote-used-by-another-slot',
  ]);
});

test('a question of the person fills nothing', () => {
  const table = seat(flow);
  table.say('Hello');
  const turn = table.say(
    'one moment please, my dear. Is 500 people too many for you?',
    value('company_size', '500 people'),
  );
  expect(turn.trace.proposals[0]?.outcome).toBe('quote-in-question');
});

test('a value outside its limits is not stored, and the reply says so', async () => {
  const returns = await loadFlowFile(`${samplesFolder}return-request.yaml`);
  if (!returns.ok) throw new Error('the sample flow is faulty');
  const table = seat(await compileFlow(returns.spec));
  table.say('Hello');
  table.say('007123');
  const turn = table.say('99999 days');
  expect(turn.conversation.session?.slots.purchase_age_days?.status).toBe('empty');
  expect(turn.acts.map(({ act }) => act)).toContain('invalid');
});
