import { expect, test } from 'vitest';
import { newConversation } from '../../src/core/conversation.ts';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { resume, type Settled, step } from '../../src/core/step.ts';
import { understoodNothing } from '../../src/core/understanding.ts';
import { findFlow } from '../../src/flow-files.ts';
import { proposeByRules } from '../../src/understanding/rules/propose.ts';

const flows = await Promise.all(
  ['project-inquiry', 'return-request', 'payment-order'].map(async (id) => {
    const found = await findFlow(id);
    if (!found.ok) throw new Error(`${id} does not load.`);
    return compileFlow(found.spec);
  }),
);

/** What is begun by these words, said one after the other. */
function begun(...texts: readonly string[]): Settled['conversation'] {
  const place = { key: 'test:a', platform: 'test', language: 'en', timeZone: 'UTC' } as const;
  return texts.reduce((conversation, text, at) => {
    const eventId = `e${at}`;
    const input = { kind: 'text', eventId, messageId: eventId, from: { id: 'ann' } } as const;
    let result = step({ flows, pinned: {} }, conversation, [{ ...input, text, receivedAtMs: at }], {
      nowMs: at,
      sent: new Set(),
    });
    while (result.kind === 'needs') {
      const understanding =
        result.need === 'understanding' ? proposeByRules(result.request) : understoodNothing;
      result = resume(result, {
        need: 'understanding',
        understanding,
        report: { by: 'rules' },
      });
    }
    return result.conversation;
  }, newConversation(place));
}

test.each([
  ['it is about a project', 'project-inquiry'],
  ['I have a return', 'return-request'],
  ['про возврат', 'return-request'],
  ['about a payment', 'payment-order'],
  ['the second one', undefined],
  ['2', 'return-request'],
  ['a project or a return', undefined],
  ['what?', undefined],
])('asked which flow is meant, "%s" means %s', (text, flow) => {
  expect(begun('good morning', text).session?.flow.id).toBe(flow);
});

test('what was said before and beside it is taken up', () => {
  const { session } = begun('We are Northwind', 'it is about a project, we are 30 people');
  expect(session?.slots.company_size).toMatchObject({ status: 'filled', value: '10-49' });
});

test.each([['cancel'], ['stop'], ['never mind, cancel that']])(
  'asked which flow is meant, "%s" stops asking and begins nothing',
  (text) => {
    const place = begun('good morning', text);
    expect(place.session).toBeUndefined();
    expect(place.choosing).toBeUndefined();
  },
);
