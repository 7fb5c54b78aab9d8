import { expect, test } from 'vitest';
import { flowSchema } from '../../src/core/flow/spec.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { Session } from '../../src/core/session.ts';
import { normalise } from '../../src/core/text/normalise.ts';
import { proposeByRules } from '../../src/understanding/rules/propose.ts';

const flow = flowSchema.parse({
  id: 'order',
  version: 1,
  title: 'Order',
  slots: [
    { id: 'need', type: 'text', label: 'need' },
    { id: 'company', type: 'organisation', label: 'company' },
    {
      id: 'budget',
      type: 'money',
      currency: 'EUR',
      label: 'budget',
      cues: ['budget', 'бюджет', 'presupuesto', 'orçamento'],
    },
    { id: 'reference', type: 'text', label: 'reference', cues: ['reference', 'referencia'] },
  ],
});

function hear(asked: string, text: string, language: LanguageCode): readonly string[] {
  const slots = Object.fromEntries(
    flow.slots.map(({ id }) => [id, { status: 'empty', asked: 0, rejected: [] }]),
  );
  const pending = { about: 'slots', asked: [asked], attempt: 'first', messageId: 'question' };
  const { proposals } = proposeByRules({
    flow,
    session: { slots, pending } as unknown as Session,
    history: [],
    messages: [normalise({ messageId: 'message', from: { id: 'user' }, text })],
    others: [],
    snippets: [],
    language,
    nowMs: 0,
    timeZone: 'UTC',
  });
  return proposals.flatMap(({ slot, quote, says }) =>
    says === 'value' ? [`${slot}: ${quote}`] : [],
  );
}

test.each<[LanguageCode, string, string, readonly string[]]>([
  [
    'en',
    'need',
    'a portal for our drivers, and my budget is 1805 EUR',
    ['need: a portal for our drivers', 'budget: 1805 EUR'],
  ],
  [
    'en',
    'need',
    'a shop and a blog, please, and the budget is 1805 EUR',
    ['need: a shop and a blog, please', 'budget: 1805 EUR'],
  ],
  [
    'en',
    'company',
    'Stone and Sons, and the budget is 642 euros',
    ['company: Stone and Sons', 'budget: 642 euros'],
  ],
  [
    'en',
    'company',
    'Acme, and the reference is an app for drivers',
    ['company: Acme', 'reference: an app for drivers'],
  ],
  [
    'ru',
    'need',
    'новый сайт с записью, и бюджет — 5000 евро',
    ['need: новый сайт с записью', 'budget: 5000 евро'],
  ],
  [
    'de',
    'need',
    'ein Portal für Fahrer, und mein Budget ist 5000 Euro',
    ['need: ein Portal für Fahrer', 'budget: 5000 Euro'],
  ],
  [
    'es',
    'need',
    'un portal para clientes, y mi presupuesto es 5000 euros',
    ['need: un portal para clientes', 'budget: 5000 euros'],
  ],
  [
    'fr',
    'need',
    'un portail pour nos clients, et mon budget est 5000 euros',
    ['need: un portail pour nos clients', 'budget: 5000 euros'],
  ],
  [
    'pt',
    'need',
    'um portal para clientes, e o orçamento é 5000 euros',
    ['need: um portal para clientes', 'budget: 5000 euros'],
  ],
])('%s: %s and what is named behind it: %s', (language, asked, text, proposals) => {
  expect([...hear(asked, text, language)].sort()).toEqual([...proposals].sort());
});

test.each<[LanguageCode, string]>([
  ['en', 'sorry, and my budget is 1805 EUR'],
  ['en', 'my budget is 1805 EUR'],
  ['en', 'no idea, and my budget is 1805 EUR'],
  ['en', 'what do you mean, and my budget is 1805 EUR'],
  ['ru', 'извините, и бюджет — 5000 евро'],
  ['ru', 'не знаю, и бюджет — 5000 евро'],
  ['de', 'keine Ahnung, und mein Budget ist 5000 Euro'],
  ['es', 'no sé, y mi presupuesto es 5000 euros'],
  ['fr', 'je ne sais pas, et mon budget est 5000 euros'],
  ['pt', 'não sei, e o orçamento é 5000 euros'],
])('%s: no need stands ahead of what is named: %s', (language, text) => {
  expect(hear('need', text, language).filter((each) => each.startsWith('need'))).toEqual([]);
});
