import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { Value } from '../../src/core/value.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { flowOf, nowMs } from '../core/support.ts';

const hear = hearWith(rulesUnderstander);

async function first(language: LanguageCode, text: string) {
  const unit = ['people', 'человек', 'personen', 'personas', 'personnes', 'pessoas'];
  const flow = await flowOf({
    id: 'party',
    version: 1,
    language,
    title: 'Party',
    slots: [
      { id: 'name', type: 'person', label: 'name', ask: { first: 'name?' } },
      { id: 'company', type: 'organisation', label: 'company', ask: { first: 'company?' } },
      { id: 'size', type: 'integer', label: 'size', unit, ask: { first: 'size?' } },
    ],
  });
  const { slots } = await hear(text, { flow, language, nowMs });
  return Object.entries(slots).map(([, state]): Value | undefined => heldValue(state));
}

describe('who writes, in the first words', () => {
  test.each([
    ['en', 'Lena from Crumb & Co, 12 people', 'Lena', 'Crumb & Co'],
    ['en', 'Hello, Lena Moor of Crumb Ltd here, 12 people', 'Lena Moor', 'Crumb Ltd'],
    ['ru', 'Лена из ООО Крошка, 12 человек', 'Лена', 'ООО Крошка'],
    ['de', 'Lena von der Krume GmbH, 12 Personen', 'Lena', 'Krume GmbH'],
    ['es', 'Lena de Migas SL, 12 personas', 'Lena', 'Migas SL'],
    ['fr', 'Lena de chez Miette SARL, 12 personnes', 'Lena', 'Miette SARL'],
    ['pt', 'Lena da Migalha Lda, 12 pessoas', 'Lena', 'Migalha Lda'],
  ] as const)('%s %s', async (language, text, name, company) => {
    expect(await first(language, text)).toEqual([name, company, 12]);
  });

  test.each([
    ['en', 'Flowers from Crumb Ltd, 12 people'],
    ['en', 'Invoice from Crumb & Co, 12 people'],
    ['ru', 'Заказ от ООО Крошка, 12 человек'],
    ['de', 'Angebot von der Krume GmbH, 12 Personen'],
    ['es', 'Pedido de Migas SL, 12 personas'],
    ['fr', 'Devis de Miette SARL, 12 personnes'],
    ['pt', 'Encomenda da Migalha Lda, 12 pessoas'],
    ['en', 'Lena from Porto, 12 people'],
  ] as const)('what comes from a company is nobody: %s %s', async (language, text) => {
    const [name, , size] = await first(language, text);
    expect([name, size]).toEqual([undefined, 12]);
  });
});
