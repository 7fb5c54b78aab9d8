import { expect } from 'vitest';
import type { Conversation } from '../../../src/core/conversation.ts';
import { OperationalError } from '../../../src/errors.ts';
import type { Promised } from '../contract.ts';
import { arrival, by, conversation, entry, flow, present, startMs, text, turn } from '../sample.ts';

export function readContract(promised: Promised): void {
  promised('a key is its own conversation unless it is an alias', async (store) => {
    expect(await store.resolve('test:a')).toBe('test:a');
    await store.addAlias('test:old', 'test:a');
    expect(await store.resolve('test:old')).toBe('test:a');
    expect(await store.resolve('test:a')).toBe('test:a');
  });

  promised('what nobody has begun is no conversation yet', async (store) => {
    expect(await store.hasConversation('test:a', startMs)).toBe(false);
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    expect(await store.hasConversation('test:a', startMs)).toBe(false);
    await store.commit(present(claim), turn('test:a', 1), by('w'));
    expect(await store.hasConversation('test:a', startMs)).toBe(true);
    expect(await store.hasConversation('test:b', startMs)).toBe(false);
    await store.forgetConversation('test:a');
    expect(await store.hasConversation('test:a', startMs)).toBe(false);
  });

  promised('a name given for a time leads there as well', async (store) => {
    await store.addAlias('desk:note', 'test:a', 60_000);
    expect(await store.resolve('desk:note')).toBe('test:a');
  });

  promised('the receipt of a message tells what the platform called it', async (store) => {
    expect(await store.readReceipt('test:a', 'hello')).toBeUndefined();
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const outbox = [entry('test:a', 'o1', { message: 'hello' })];
    const lanes = await store.commit(present(claim), turn('test:a', 1, { outbox }), by('w'));
    const sent = { result: 'sent', entryId: 'o1', platformMessageId: '17' } as const;
    await store.settle(present(lanes?.[0]), sent, by('w'));
    expect(await store.readReceipt('test:a', 'hello')).toEqual({
      platformMessageId: '17',
      sentAtMs: startMs,
    });
  });

  promised('a place that was renamed twice is still found', async (store) => {
    await store.addAlias('test:first', 'test:second');
    await store.addAlias('test:second', 'test:third');
    expect(await store.resolve('test:first')).toBe('test:third');
    await store.addAlias('test:fourth', 'test:first');
    expect(await store.resolve('test:fourth')).toBe('test:third');
  });

  promised('aliases never go in circles', async (store) => {
    await store.addAlias('test:a', 'test:a');
    await store.addAlias('test:a', 'test:b');
    await store.addAlias('test:b', 'test:a');
    expect(await store.resolve('test:a')).toBe('test:b');
    expect(await store.resolve('test:b')).toBe('test:b');
  });

  promised('a flow is kept under its hash', async (store) => {
    expect(await store.getFlow('abc')).toBeUndefined();
    await store.putFlow('abc', flow);
    await store.putFlow('abc', flow);
    expect(await store.getFlow('abc')).toEqual(flow);
  });

  promised('nobody shares an object with the store', async (store) => {
    const input = text('e1');
    const given = { key: 'test:a', inputs: [{ input, eventIds: ['e1'] }] };
    const { claim } = await store.accept(given, by('w'));
    Object.assign(input, { text: 'changed' });
    Object.assign(claim?.inputs[0] ?? {}, { text: 'changed' });
    await store.release(present(claim), { dueAtMs: startMs, blameless: true });
    const [again] = await store.claim(by('w'), 10);
    expect(again?.inputs).toEqual([text('e1')]);

    const state = conversation('test:a');
    const out = entry('test:a', 'o1');
    const commit = turn('test:a', 1, { conversation: state, outbox: [out] });
    await store.commit(present(again), commit, by('w'));
    Object.assign(state, { turns: 99 });
    Object.assign(out, { body: 'changed' });
    expect(await store.readConversation('test:a', startMs)).toEqual(conversation('test:a'));
    expect(await store.readOutbox('test:a')).toEqual([entry('test:a', 'o1')]);
  });

  promised('any text comes back as it was', async (store) => {
    const words = 'a\u0000b "quoted" \\ 🙂 \ud800 \u2028 ' + '__proto__ {tag} 007123';
    const input = text('e1', words);
    const key = 'test:кириллица:🙂';
    const { claim } = await store.accept({ key, inputs: [{ input, eventIds: ['e1'] }] }, by('w'));
    expect(claim?.inputs).toEqual([input]);
    const body = { ['__proto__']: 1, empty: [], nothing: null, words, deep: { big: 1e21 } };
    const outbox = [entry(key, 'o1', { body, lane: '__proto__', message: '__proto__' })];
    const lanes = await store.commit(present(claim), turn(key, 1, { outbox }), by('w'));
    expect(lanes?.[0]?.entry).toEqual(outbox[0]);
  });

  promised('a conversation of a later release is left alone, with a clear fault', async (store) => {
    const newer = { ...conversation('test:a'), v: 2 } as unknown as Conversation;
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    await store.commit(present(claim), turn('test:a', 1, { conversation: newer }), by('w'));
    await store.accept({ ...arrival('test:b', 'e1'), notBeforeMs: startMs + 1 }, by('w'));

    const failure = await store.readConversation('test:a', startMs).catch((error) => error);
    expect(failure).toBeInstanceOf(OperationalError);
    expect(failure).toMatchObject({ code: 'stored-version-newer', retryable: false });
    expect(await store.hasConversation('test:a', startMs)).toBe(true);

    const claims = await store.claim(by('w', 1), 10);
    expect(claims.map(({ key }) => key)).toEqual(['test:a', 'test:b']);
    expect(claims[0]).toMatchObject({
      inputs: [text('e2')],
      unreadable: { code: 'stored-version-newer' },
    });
    expect(claims[0]).not.toHaveProperty('conversation');
  });

  promised('what is no conversation is a clear fault', async (store) => {
    for (const [i, stored] of [{}, { v: '1' }, [], 'text', null, 7].entries()) {
      const key = `test:${i}`;
      const { claim } = await store.accept(arrival(key, 'e'), by('w'));
      const odd = stored as unknown as Conversation;
      await store.commit(present(claim), turn(key, 1, { conversation: odd }), by('w'));
      await expect(store.readConversation(key, startMs)).rejects.toMatchObject({
        code: 'stored-data-unreadable',
      });
    }
  });

  promised('the next due time is the earliest of all, lanes included', async (store) => {
    for (const [key, afterMs] of [
      ['test:a', 5_000],
      ['test:b', 3_000],
    ] as const) {
      await store.accept({ ...arrival(key, 'e'), notBeforeMs: startMs + afterMs }, by('w'));
    }
    expect(await store.nextDueAtMs()).toBe(startMs + 3_000);
    const { claim } = await store.accept(arrival('test:c', 'e'), by('w'));
    const outbox = [entry('test:c', 'o1')];
    const lanes = await store.commit(present(claim), turn('test:c', 1, { outbox }), by('w'));
    const atMs = startMs + 1_000;
    await store.settle(
      present(lanes?.[0]),
      { result: 'retry', entryId: 'o1', atMs, reason: '429' },
      by('w'),
    );
    expect(await store.nextDueAtMs()).toBe(atMs);
  });
}
