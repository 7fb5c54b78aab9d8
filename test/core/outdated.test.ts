import { describe, expect, test } from 'vitest';
import { limits } from '../../src/adapters/telegram/limits.ts';
import { languageCodes } from '../../src/core/language/language.ts';
import { outdatedNotice } from '../../src/core/outdated.ts';
import { wordingPacks } from '../../src/core/wording/index.ts';
import { flowOf, seat } from './support.ts';

const flow = await flowOf({
  id: 'payment',
  version: 1,
  title: 'Payment',
  slots: [{ id: 'amount', type: 'money', label: 'amount', reversible: false }],
});

describe('a control that is tapped', () => {
  test('is outdated where the conversation has moved on, and a live one is for the turn', () => {
    const table = seat(flow);
    table.say('hello');
    table.say('4200 euros');
    const [send] = table.conversation.session?.controls ?? [];
    expect(outdatedNotice(table.conversation, send?.id ?? '')).toBeUndefined();
    table.say('no, 4300 euros');
    expect(outdatedNotice(table.conversation, send?.id ?? '')).toMatch(/question/);
    for (const { id } of table.conversation.session?.controls ?? []) {
      expect(outdatedNotice(table.conversation, id)).toBeUndefined();
    }
  });

  test('once more while it is being sent has an answer of its own', () => {
    const table = seat(flow);
    table.say('hello');
    table.say('4200 euros');
    table.say('yes');
    expect(table.conversation.session?.pending?.about).toBe('sending');
    expect(outdatedNotice(table.conversation, 'earlier')).toBeUndefined();
  });

  test('where people take over, and where nothing runs', () => {
    const { conversation } = seat(flow);
    expect(outdatedNotice(conversation, 'return')).toBeUndefined();
    expect(outdatedNotice(conversation, 'close')).toBeUndefined();
    expect(outdatedNotice(conversation, 'earlier')).toMatch(/question/);
  });

  test('is told briefly in every language', () => {
    for (const code of languageCodes) {
      for (const text of wordingPacks[code].acts.outdated) {
        expect(text.length).toBeLessThanOrEqual(limits.callbackAnswer);
      }
    }
  });
});
