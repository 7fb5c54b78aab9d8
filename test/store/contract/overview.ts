import { expect } from 'vitest';
import type { Conversation } from '../../../src/core/conversation.ts';
import { forgetPerson } from '../../../src/store/forget-person.ts';
import { type Store, waitingMs } from '../../../src/store/port.ts';
import type { Promised } from '../contract.ts';
import {
  arrival,
  by,
  conversation,
  entry,
  hourMs,
  present,
  startMs,
  text,
  trace,
  turn,
} from '../sample.ts';

export function overviewContract(promised: Promised): void {
  promised('every conversation is listed once, over pages of any size', async (store) => {
    const keys = Array.from({ length: 23 }, (_, i) => `test:${i}`);
    for (const [i, key] of keys.entries()) {
      await oneTurn(store, key, { keepUntilMs: startMs + hourMs + (i % 3) });
    }
    for (const limit of [1, 4, 22, 23, 50]) {
      const pages = await pagesOf(store, limit);
      expect(pages.flat().map(({ key }) => key)).toHaveLength(keys.length);
      expect(new Set(pages.flat().map(({ key }) => key))).toEqual(new Set(keys));
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
    const [first = []] = await pagesOf(store, 50);
    expect(first.slice(0, 7).map(({ key }) => Number(key.slice(5)) % 3)).toEqual(
      Array.from({ length: 7 }, () => 2),
    );
  });

  promised(
    'a conversation is listed from the first input to the end of its life',
    async (store) => {
      const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
      expect(await store.listConversations({ nowMs: startMs, limit: 9 })).toEqual({
        conversations: [{ key: 'test:a' }],
      });
      const keepUntilMs = startMs + hourMs;
      await store.commit(present(claim), turn('test:a', 1, { keepUntilMs }), by('w'));
      expect(await store.listConversations({ nowMs: startMs, limit: 9 })).toEqual({
        conversations: [{ key: 'test:a', conversation: conversation('test:a') }],
      });
      const after = { nowMs: keepUntilMs, limit: 9 };
      expect(await store.listConversations(after)).toEqual({ conversations: [] });
    },
  );

  promised('one that cannot be read is listed with what is wrong', async (store) => {
    const newer = { ...conversation('test:a'), v: 2 } as unknown as Conversation;
    await oneTurn(store, 'test:a', { conversation: newer });
    const { conversations } = await store.listConversations({ nowMs: startMs, limit: 9 });
    expect(conversations).toMatchObject([
      { key: 'test:a', unreadable: { code: 'stored-version-newer' } },
    ]);
  });

  promised(
    'a person is found from the first input on, on the own platform alone',
    async (store) => {
      await store.accept(arrival('test:a', 'e1'), by('w'));
      await oneTurn(store, 'test:b', { people: ['ann', 'ben'] });
      await oneTurn(store, 'other:c', { people: ['ann'] });
      const find = (platform: string, id: string) =>
        store.conversationsOf({ platform, id }, startMs);
      expect(await find('test', 'ann')).toEqual(['test:a', 'test:b']);
      expect(await find('test', 'ben')).toEqual(['test:b']);
      expect(await find('other', 'ann')).toEqual(['other:c']);
      expect(await find('test', 'a')).toEqual([]);
    },
  );

  promised('a person is found as long as something waits, and no longer', async (store) => {
    const keepUntilMs = startMs + hourMs;
    const outbox = [entry('test:a', 'o1', { people: ['ann'] })];
    const [lane] = await oneTurn(store, 'test:a', { keepUntilMs, people: ['ann'], outbox });
    const ann = { platform: 'test', id: 'ann' };
    expect(await store.conversationsOf(ann, startMs + waitingMs - 1)).toEqual(['test:a']);
    const sent = { result: 'sent', entryId: 'o1' } as const;
    await store.settle(present(lane), sent, by('w', 1));
    expect(await store.conversationsOf(ann, startMs + 2)).toEqual(['test:a']);
    await store.claim(by('w', hourMs), 1);
    expect(await store.conversationsOf(ann, keepUntilMs)).toEqual([]);
  });

  promised('a forgotten conversation leaves nothing but its event ids', async (store) => {
    const people = ['ann'];
    const outbox = [entry('test:a', 'o1', { people }), entry('test:a', 'o2', { lane: 'hook' })];
    const parked = [{ input: text('e1'), reason: 'broken' }];
    await store.accept(arrival('test:b', 'e1'), by('w'));
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    const done = turn('test:a', 1, { outbox, parked, people, trace: trace(1) });
    const [lane] = present(await store.commit(present(claim), done, by('w')));
    const [live] = await store.claim(by('w'), 1);

    expect(await store.forgetConversation('test:a')).toBe(true);
    expect(await store.readConversation('test:a', startMs)).toBeUndefined();
    expect(await store.readTraces('test:a')).toEqual([]);
    expect(await store.readOutbox('test:a')).toEqual([]);
    expect(await store.readParked()).toEqual([]);
    expect(await store.conversationsOf({ platform: 'test', id: 'ann' }, startMs)).toEqual([
      'test:b',
    ]);
    const list = await store.listConversations({ nowMs: startMs, limit: 9 });
    expect(list.conversations.map(({ key }) => key)).toEqual(['test:b']);
    expect(await store.measure(startMs)).toMatchObject({ conversations: 1, lanes: 0, parked: 0 });
    expect(await store.forgetConversation('test:a')).toBe(false);

    // Who was at work on it has lost the claim, and what comes again stays away.
    expect(await store.commit(present(live), turn('test:a', 1), by('w'))).toBeUndefined();
    const sent = { result: 'sent', entryId: 'o1' } as const;
    expect(await store.settle(present(lane), sent, by('w'))).toBeUndefined();
    expect(await store.accept(arrival('test:a', 'e2'), by('w'))).toMatchObject({ accepted: [] });
    expect(await store.claim(by('w', hourMs), 9)).toMatchObject([{ key: 'test:b' }]);
    expect(await store.claimLanes(by('w', hourMs), 9)).toEqual([]);
  });

  promised('a forgotten conversation may begin anew', async (store) => {
    await oneTurn(store, 'test:a', {});
    await store.forgetConversation('test:a');
    const { claim } = await store.accept(arrival('test:a', 'later'), by('w'));
    expect(claim).toMatchObject({ inputs: [text('later')], attempts: 1, receipts: {} });
    expect(claim).not.toHaveProperty('conversation');
  });

  promised('a person is forgotten wherever they are, parked items included', async (store) => {
    await oneTurn(store, 'test:a', { people: ['ann'] });
    await oneTurn(store, 'test:b', { people: ['ben'] }, 'ben');
    const parked = [{ input: text('e', 'hello', 'ann'), reason: 'broken' }];
    await oneTurn(store, 'test:c', { parked, keepUntilMs: startMs });
    const outbox = [entry('test:d', 'o1', { people: ['ann'] })];
    const [lane] = await oneTurn(store, 'test:d', { outbox, keepUntilMs: startMs });
    const park = { result: 'parked', entryId: 'o1', reason: 'blocked' } as const;
    await store.settle(present(lane), park, by('w'));

    const ann = { platform: 'test', id: 'ann' };
    const late = startMs + waitingMs + 1;
    expect(new Set(await forgetPerson(store, ann, startMs))).toEqual(
      new Set(['test:a', 'test:c', 'test:d']),
    );
    expect(await store.readParked()).toEqual([]);
    expect(await forgetPerson(store, ann, late)).toEqual([]);
    expect(await store.readConversation('test:b', startMs)).toBeDefined();
  });

  promised('measures what is there and what of it is due', async (store) => {
    const empty = { conversations: 0, dueConversations: 0, lanes: 0, dueLanes: 0, parked: 0 };
    expect(await store.measure(startMs)).toEqual(empty);
    const outbox = [entry('test:a', 'o1'), entry('test:a', 'o2', { lane: 'hook' })];
    const lanes = await oneTurn(store, 'test:a', { outbox, dueAtMs: startMs + 5 });
    const [first] = lanes;
    const wait = { result: 'retry', entryId: 'o1', atMs: startMs + 3, reason: '429' } as const;
    await store.settle(present(first), wait, by('w'));
    await store.accept({ ...arrival('test:b', 'e1'), notBeforeMs: startMs + 9 }, by('w'));
    expect(await store.measure(startMs + 2)).toEqual({ ...empty, conversations: 2, lanes: 2 });
    expect(await store.measure(startMs + 9)).toEqual({
      conversations: 2,
      dueConversations: 2,
      lanes: 2,
      dueLanes: 1,
      parked: 0,
    });
  });

  promised('a probe writes, and changes nothing that is told of', async (store) => {
    const before = await store.measure(startMs);
    await store.probe(startMs);
    expect(await store.measure(startMs)).toEqual(before);
    expect(await store.nextDueAtMs()).toBeUndefined();
  });
}

async function oneTurn(
  store: Store,
  key: string,
  more: Parameters<typeof turn>[2],
  person = 'ann',
) {
  const inputs = [{ input: text('e', 'e', person), eventIds: ['e'] }];
  const { claim } = await store.accept({ key, inputs }, by('w'));
  return present(await store.commit(present(claim), turn(key, 1, more), by('w')));
}

async function pagesOf(store: Store, limit: number) {
  const pages: (readonly { readonly key: string }[])[] = [];
  for (let after: string | undefined; ; ) {
    const page = { nowMs: startMs, limit, ...(after !== undefined && { after }) };
    const { conversations, next } = await store.listConversations(page);
    pages.push(conversations);
    if (next === undefined) return pages;
    after = next;
  }
}
