import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { localiseList } from '../../src/core/flow/localise.ts';
import { findFlow } from '../../src/flow-files.ts';

async function sample(id: string) {
  const found = await findFlow(id);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return compileFlow(found.spec);
}

const answers: readonly [string, string, string | undefined][] = [
  ['return-request', 'какой срок возврата?', 'return-window'],
  ['return-request', 'сколько дней на возврат?', 'return-window'],
  ['return-request', 'до какого числа можно вернуть товар', 'return-window'],
  ['return-request', 'какие сроки возврата', 'return-window'],
  ['return-request', 'правила возврата?', 'return-window'],
  ['return-request', 'когда вернут деньги?', 'refund-time'],
  ['return-request', 'когда придут деньги', 'refund-time'],
  ['return-request', 'деньги вернут на карту?', 'refund-method'],
  ['return-request', 'есть ли комиссия?', 'return-shipping'],
  ['return-request', 'сколько стоит возврат', 'return-shipping'],
  ['return-request', 'кто платит за доставку?', 'return-shipping'],
  ['return-request', 'где найти номер заказа?', 'order-number-place'],
  ['return-request', 'можно обменять?', 'exchange'],
  ['return-request', 'а если он сломан?', 'damaged'],
  ['return-request', 'нужен ли чек', 'gift'],
  ['return-request', 'что такое премиум?', 'premium-benefits'],
  ['return-request', 'нужна ли упаковка?', 'condition'],
  ['return-request', 'у вас есть офис на Марсе?', undefined],
  ['return-request', 'можно вернуть хомяка?', undefined],
  ['return-request', 'доставляете ли вы в Казань?', undefined],
  ['return-request', 'какая завтра погода?', undefined],
  ['project-inquiry', 'сколько это стоит?', 'cost'],
  ['project-inquiry', 'какие цены', 'cost'],
  ['project-inquiry', 'чем вы занимаетесь?', 'what-we-do'],
  ['project-inquiry', 'какие сроки?', 'duration'],
  ['project-inquiry', 'где ваш офис?', 'office'],
  ['project-inquiry', 'у вас есть офис в Берлине?', 'office'],
  ['project-inquiry', 'кто мне ответит?', 'who-answers'],
  ['project-inquiry', 'у вас есть офис на Марсе?', undefined],
  ['project-inquiry', 'какая погода в Берлине?', undefined],
  ['project-inquiry', 'вы ищете сотрудников?', undefined],
];

describe('the samples answer in Russian', () => {
  test.each(answers)('%s: %s', async (id, question, snippet) => {
    const { knowledge } = await sample(id);
    expect(knowledge.find(question, 'ru')[0]?.id).toBe(snippet);
  });
});

test('the samples answer every Russian question that they list', async () => {
  for (const id of ['project-inquiry', 'return-request']) {
    const { spec, knowledge } = await sample(id);
    for (const snippet of spec.knowledge) {
      for (const question of localiseList(snippet.questions, 'ru', spec.language)) {
        expect(knowledge.find(question, 'ru')[0]?.id, question).toBe(snippet.id);
      }
    }
  }
});

test('no text of the samples is left without Russian', async () => {
  for (const id of ['project-inquiry', 'return-request']) {
    const { spec } = await sample(id);
    const texts: unknown[] = [spec.title, spec.purpose, spec.triggers, Object.values(spec.wording)];
    texts.push(spec.slots.map(({ label, ask, why, cues, unit }) => [label, ask, why, cues, unit]));
    texts.push(spec.knowledge, spec.groups);
    const english = JSON.stringify(texts).match(/"en":/g) ?? [];
    const russian = JSON.stringify(texts).match(/"ru":/g) ?? [];
    expect(russian.length).toBe(english.length);
  }
});
