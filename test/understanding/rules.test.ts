import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { Session } from '../../src/core/session.ts';
import { normalise } from '../../src/core/text/normalise.ts';
import { findFlows } from '../../src/flow-files.ts';
import { proposeByRules } from '../../src/understanding/rules/propose.ts';

/** What the rules propose for words, as "slot: quote". */
async function hear(
  flowId: string,
  asked: readonly string[],
  text: string,
  { language = 'en', name }: { language?: LanguageCode; name?: string } = {},
): Promise<readonly string[]> {
  const found = await findFlows(flowId);
  const flow = found.ok ? found.specs.find(({ id }) => id === flowId) : undefined;
  if (flow === undefined) throw new Error(`there is no flow "${flowId}"`);
  const slots = Object.fromEntries(
    flow.slots.map(({ id }) => [id, { status: 'empty', asked: 0, rejected: [] }]),
  );
  const pending = { about: 'slots', asked, attempt: 'first', messageId: 'question' };
  const from = { id: 'user', ...(name !== undefined && { name }) };
  const { proposals } = proposeByRules({
    flow,
    session: { slots, pending } as unknown as Session,
    history: [],
    messages: [normalise({ messageId: 'message', from, text })],
    others: [],
    snippets: [],
    language,
    nowMs: Date.parse('2026-03-04T09:00:00Z'),
    timeZone: 'UTC',
  });
  return proposals.map(({ slot, quote }) => `${slot}: ${quote}`);
}

const pair = ['name', 'company'];

test.each<[string, string | undefined, readonly string[]]>([
  ['Dana, Northwind', undefined, ['name: Dana', 'company: Northwind']],
  ['Northwind Ltd, Dana', undefined, ['company: Northwind Ltd', 'name: Dana']],
  ['Northwind, Dana', 'Dana K.', ['company: Northwind', 'name: Dana']],
  ['Dana (Northwind)', undefined, ['name: Dana', 'company: Northwind']],
  [
    'Dana, Northwind, 30 people',
    undefined,
    ['name: Dana', 'company: Northwind', 'company_size: 30 people'],
  ],
  ['Dana, Berlin, Northwind', undefined, []],
  ['freelancer', undefined, ['company_size: freelancer']],
])('a pair: %s', async (text, name, proposals) => {
  expect(await hear('project-inquiry', pair, text, name === undefined ? {} : { name })).toEqual(
    proposals,
  );
});

test.each<[string, readonly string[]]>([
  ['дана, нортвинд, 30 чел', ['name: дана', 'company: нортвинд', 'company_size: 30 чел']],
  ['Дана из Нортвинд', ['name: Дана', 'company: Нортвинд']],
])('a pair in Russian: %s', async (text, proposals) => {
  expect(await hear('project-inquiry', pair, text, { language: 'ru' })).toEqual(proposals);
});

test.each<[string, readonly string[]]>([
  ['200 but growing', ['company_size: 200']],
  ['we moved in 2019 and are growing', []],
  ['iphone 12 monkeys', []],
  ['some 12 here and 300 there', []],
])('a number that stands alone in a sentence: %s', async (text, proposals) => {
  expect(await hear('project-inquiry', ['company_size'], text)).toEqual(proposals);
});

test('of one slot no more is proposed than a person means, however much is said', async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `${at} people`).join(', ');
  const proposals = await hear('project-inquiry', ['company_size'], text);
  expect(proposals.length).toBeLessThanOrEqual(4);
});
