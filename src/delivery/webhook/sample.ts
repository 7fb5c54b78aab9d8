import { randomUUID } from 'node:crypto';
import type { WebhookPost } from '../port.ts';
import type { CollectionBody } from './body-schema.ts';

/** A post to try an endpoint with: a finished set that is nobody's, marked as a trial. */
export function samplePost(endpoint: string, nowMs: number): WebhookPost {
  const id = `test-${randomUUID()}`;
  return { id, endpoint, body: JSON.stringify(sampleBody(id, nowMs)) };
}

function sampleBody(id: string, nowMs: number): CollectionBody {
  const at = new Date(nowMs).toISOString();
  const person = { id: 'test-person', name: 'Test Person' };
  return {
    id,
    type: 'collection.completed',
    timestamp: at,
    data: {
      collectionId: id,
      revision: 1,
      flow: { id: 'test', version: 1, title: 'A test of this endpoint' },
      outcome: { type: 'completed' },
      startedAt: at,
      endedAt: at,
      platform: 'test',
      conversation: 'test:endpoint',
      people: [person],
      values: { order_number: '007123' },
      unconfirmed: {},
      slots: {
        order_number: {
          status: 'filled',
          basis: 'stated',
          confirmed: 'stated',
          words: '007123',
          from: person.id,
        },
      },
      openQuestions: [],
      test: true,
    },
  };
}
