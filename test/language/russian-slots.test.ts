import { describe, expect, test } from 'vitest';
import type { SlotSpec } from '../../src/core/flow/spec.ts';
import { languages } from '../../src/core/language/index.ts';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';
import { findFlow } from '../../src/flow-files.ts';

const context = { language: languages.ru, nowMs: Date.UTC(2026, 0, 15), timeZone: 'Europe/Berlin' };

const flows = new Map<string, readonly SlotSpec[]>();
for (const id of ['project-inquiry', 'return-request']) {
  const found = await findFlow(id);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  flows.set(id, found.spec.slots);
}

function slotOf(id: string): SlotSpec {
  const slot = [...flows.values()].flat().find((each) => each.id === id);
  if (slot === undefined) throw new Error(id);
  return slot;
}

const replies: readonly [string, string, unknown][] = [
  ['order_number', '007123', 'stated 007123'],
  ['order_number', 'Номер заказа 100482', 'stated 100482'],
  ['order_number', 'мой номер заказа NW-20931, спасибо', 'stated NW-20931'],
  ['order_number', 'не знаю', 'none'],
  ['purchase_age_days', '29', 'stated 29'],
  ['purchase_age_days', 'двадцать девять дней', 'stated 29'],
  ['purchase_age_days', '29 дней назад', 'stated 29'],
  ['purchase_age_days', 'дней 30', 'derived 30'],
  ['purchase_age_days', 'около тридцати дней', 'derived 30'],
  ['purchase_age_days', 'минус пять дней', 'invalid too-small'],
  ['premium_member', 'да', 'stated true'],
  ['premium_member', 'нет', 'stated false'],
  ['premium_member', 'у меня есть премиум', 'stated true'],
  ['premium_member', 'у меня нет премиума', 'stated false'],
  ['premium_member', 'нет, у меня нет премиума', 'stated false'],
  ['premium_member', 'да нет', 'stated false'],
  ['premium_member', 'да ладно', 'none'],
  ['name', 'Меня зовут Дана', 'stated Дана'],
  ['name', 'Дана', 'stated Дана'],
  ['name', 'не скажу', 'none'],
  ['company', 'компания Нортвинд', 'stated Нортвинд'],
  ['company', 'ООО «Ромашка»', 'stated ООО "Ромашка"'],
  ['company', 'мы из Нортвинда', 'stated Нортвинда'],
  ['company_size', 'человек тридцать', 'derived 10-49'],
  ['company_size', 'нас тридцать человек', 'stated 10-49'],
  ['company_size', 'тридцать', 'stated 10-49'],
  ['company_size', 'только я', 'stated 1-9'],
  ['company_size', 'больше трёхсот сотрудников', 'derived 250+'],
  ['company_size', 'от 10 до 20', 'derived 10-49'],
  ['company_size', '1 500', 'stated 250+'],
  ['need', 'Нам нужен новый сайт', 'stated Нам нужен новый сайт'],
  ['need', 'хм', 'none'],
  ['need', 'сколько это стоит?', 'none'],
  ['email', 'моя почта dana@example.com', 'stated dana@example.com'],
];

function told(reading: ReturnType<(typeof slotTypes)['text']['read']>): string {
  if (reading.kind === 'value') return `${reading.basis} ${String(reading.value)}`;
  return reading.kind === 'invalid' ? `invalid ${reading.problem.problem}` : reading.kind;
}

describe('a Russian reply is read as the slot asks', () => {
  test.each(replies)('%s: %s', (id, text, expected) => {
    const slot = slotOf(id);
    expect(told(slotTypes[slot.type].read(normaliseText(text), slot, context))).toBe(expected);
  });
});

const sentences: readonly [string, string, readonly string[]][] = [
  ['order_number', 'Хочу вернуть товар, номер заказа 100482', ['stated 100482']],
  ['purchase_age_days', 'Купила его 12 дней назад, но он сломался', ['stated 12']],
  ['company_size', 'Нас человек тридцать, нужен сайт', ['derived 10-49']],
  ['company_size', 'У нас около тридцати сотрудников', ['derived 10-49']],
  ['company', 'Это Дана из Northwind, нам нужен сайт', ['stated Northwind']],
  ['premium_member', 'У меня нет премиума, что делать', ['stated false']],
  ['premium_member', 'А у вас есть премиум?', []],
];

describe('a sentence gives what it says in passing', () => {
  test.each(sentences)('%s: %s', (id, text, expected) => {
    const slot = slotOf(id);
    const found = slotTypes[slot.type].find(normaliseText(text), slot, context);
    expect(found.map(({ reading }) => told(reading))).toEqual(expected);
  });
});

test.each([
  [1, '1 день'],
  [2, '2 дня'],
  [5, '5 дней'],
  [11, '11 дней'],
  [21, '21 день'],
  [104, '104 дня'],
])('%d takes the right form of the unit', (value, text) => {
  const slot = slotOf('purchase_age_days');
  expect(slotTypes.integer.format(value, slot, 'ru')).toBe(text);
});
