import { describe, expect, test } from 'vitest';
import type { Act } from '../../src/core/acts.ts';
import { type CompiledFlow, compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { joinParts, say } from '../../src/core/wording/say.ts';

const flow = await compileFlow(
  defineFlow({
    id: 'order',
    version: 1,
    language: 'ru',
    title: 'Заказ',
    slots: [
      {
        id: 'email',
        type: 'text',
        label: { ru: 'почта', en: 'email' },
        forms: { ru: { accusative: 'почту', genitive: 'почты' } },
        why: { ru: 'На неё придёт ответ.', en: 'The answer goes there.' },
        examples: ['dana@example.com'],
      },
      { id: 'amount', type: 'money', label: { ru: 'сумма', en: 'amount' }, softLimits: { max: 9 } },
      { id: 'day', type: 'date', label: { ru: 'срок', en: 'day' } },
    ],
  }),
);

const euros = (amount: string) => ({ amount, currency: 'EUR' });

/** The texts of replies, one after the other. */
function replies(language: LanguageCode, ...turns: readonly (readonly Act[])[]): readonly string[] {
  let said: Readonly<Record<string, number>> = {};
  return turns.map((acts) => {
    const spoken = say(acts, voice(flow, language, said));
    said = spoken.said;
    return joinParts(spoken.parts);
  });
}

function voice(of: CompiledFlow, language: LanguageCode, said: Readonly<Record<string, number>>) {
  return { flow: of, flows: [of], slots: {}, language, said };
}

describe('a label', () => {
  const declined = (...slots: readonly string[]): Act => ({
    act: 'declined',
    slots,
    reason: 'refused',
  });

  test('stands in the case that its sentence wants, where the flow has it', () => {
    expect(replies('ru', [declined('email')])).toEqual(['Хорошо, обойдёмся без почты.']);
  });

  test('stays as it is where one of several has no forms', () => {
    const [text] = replies('ru', [declined('email', 'amount')]);
    expect(text).toContain('почта и сумма');
  });
});

describe('a thank you', () => {
  test('is said every other time, in other words', () => {
    const acts: readonly Act[] = [{ act: 'acknowledge' }, { act: 'hello' }];
    const said = replies('en', acts, acts, acts);
    expect(said.map((text) => text.split('.')[0])).toEqual(['Thanks', 'Hi there', 'Right']);
  });

  test('that is all of a reply is always said', () => {
    const acts: readonly Act[] = [{ act: 'acknowledge' }];
    for (const text of replies('en', acts, acts, acts)) expect(text).toMatch(/\S/);
  });
});

describe('a date in Russian', () => {
  test('ends a sentence with one full stop', () => {
    const [text] = replies('ru', [
      { act: 'state-inference', slot: 'day', value: '2026-03-31', words: 'к концу марта' },
    ]);
    expect(text).toBe('Тогда срок — 31 марта 2026.');
  });
});

describe('an inference', () => {
  const inferred = (value: string, words: string): Act => ({
    act: 'state-inference',
    slot: 'day',
    value,
    words,
  });

  test('quotes words that do not show it', () => {
    const [text] = replies('en', [inferred('2026-03-31', 'by the end of the quarter')]);
    expect(text).toContain('“by the end of the quarter”');
  });

  test('quotes no words that nearly say it', () => {
    expect(replies('en', [inferred('2026-03-31', 'by March')])).toEqual([
      'I take it the day is 31 March 2026.',
    ]);
  });

  test('is put differently four times in a row', () => {
    const acts = [inferred('2026-03-31', 'by the end of the quarter')];
    const said = replies('en', acts, acts, acts, acts);
    expect(new Set(said).size).toBe(4);
  });
});

describe('a question for the last time', () => {
  const last: readonly Act[] = [{ act: 'ask', slots: ['email'], attempt: 'last' }];

  test('comes with the reason, an example and a way out', () => {
    const [text] = replies('en', last);
    expect(text).toMatch(/The answer goes there\. For example: dana@example\.com\. .*“skip”/);
  });

  test('gives an example once', () => {
    const again: readonly Act[] = [{ act: 'ask', slots: ['email'], attempt: 'again' }];
    const [, text = ''] = replies('en', [...again, ...again], last);
    expect(text.split('dana@example.com')).toHaveLength(2);
  });
});

describe('a review that got an unclear reply', () => {
  test('is asked for changes in one breath', () => {
    expect(replies('en', [{ act: 'not-understood' }, { act: 'repeat-review' }])).toEqual([
      'Not sure I got that. What should I change, or shall I send it as it is?',
    ]);
  });
});

describe('an unusual amount', () => {
  test('is said to be much where only much is unusual', () => {
    const choice: Act = {
      act: 'ask-choice',
      slot: 'amount',
      why: 'unusual',
      candidates: [euros('60000')],
    };
    expect(replies('ru', [choice])[0]).toMatch(/^60\s000\s€ — это много\. Всё верно\?$/);
  });
});

describe('who gets it', () => {
  const asked: readonly Act[] = [{ act: 'explain-recipient' }];

  test('is said in the words of the flow', () => {
    const wording = { recipient: 'Всё уходит в банк.' };
    const own = { ...flow, spec: { ...flow.spec, wording } };
    expect(joinParts(say(asked, voice(own, 'ru', {})).parts)).toBe('Всё уходит в банк.');
  });

  test('promises nothing that may be false without them', () => {
    expect(replies('en', asked)[0]).not.toMatch(/nobody|only/);
  });
});

describe('what is missing or wrong about a unit is said with the units that would do', () => {
  const parcel = (units: readonly string[]) =>
    compileFlow(
      defineFlow({
        id: 'parcel',
        version: 1,
        title: 'Parcel',
        slots: [{ id: 'weight', type: 'quantity', label: 'Gewicht', units: [...units] }],
      }),
    );
  test.each<[LanguageCode, string]>([
    ['en', 'I can take the Gewicht in kg or g.'],
    ['ru', 'Единицы измерения тут такие: кг или г.'],
    ['de', 'Möglich ist hier nur die Angabe in kg oder g: Gewicht.'],
    ['es', 'Solo puedo anotarlo en kg o g: Gewicht.'],
    ['fr', 'Je ne peux le noter qu’en kg ou g\u00a0: Gewicht.'],
    ['pt', 'Só posso anotar em kg ou g: Gewicht.'],
  ])('%s', async (language, text) => {
    const of = await parcel(['kg', 'g']);
    for (const problem of ['other-unit', 'no-unit'] as const) {
      const act: Act = { act: 'invalid', slot: 'weight', problem: { problem } };
      expect(joinParts(say([act], voice(of, language, {})).parts)).toBe(text);
    }
  });
});
