import { compileFlow } from '../core/flow/compile.ts';
import type { OperationalError } from '../errors.ts';
import { conversationRef } from '../ops/reference.ts';
import { forgetPerson } from '../store/forget-person.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import type { Parked, PersonRef } from '../store/overview.ts';
import type { Store } from '../store/port.ts';
import { harmless, type Screen, table } from './screen.ts';
import { eachConversation, findKey, sessionRows } from './session-list.ts';
import { stateView } from './state-view.ts';
import { isoMinute } from './times.ts';
import { traceView } from './trace-view.ts';
import { Undone } from './undone.ts';
import { orUnreadable } from './unreadable.ts';

/** What `npm run sessions` can do. `Undone` is thrown for what the operator has to put right. */
export function sessionActions(store: Store, screen: Screen, write: (text: string) => void) {
  const nowMs = Date.now();
  const keysOf = async (whose: PersonRef | string): Promise<readonly string[]> =>
    typeof whose === 'string'
      ? [await findKey(store, whose, nowMs)]
      : store.conversationsOf(whose, nowMs);

  return {
    async list(most: number, whose: PersonRef | undefined) {
      const wanted = whose && new Set(await keysOf(whose));
      const found = [];
      let more = false;
      for await (const one of eachConversation(store, nowMs)) {
        if (wanted !== undefined && !wanted.has(one.key)) continue;
        more = found.length === most;
        if (more) break;
        found.push(one);
      }
      const lines = sessionRows(found, screen);
      write(lines.length === 0 ? 'There are none.\n' : `${lines.join('\n')}\n`);
      if (more) write(`There are more than ${most}: say --limit.\n`);
    },

    async show(keyOrRef: string, reveal: boolean) {
      const key = await findKey(store, keyOrRef, nowMs);
      const read = await orUnreadable(store.readConversation(key, nowMs));
      const waiting = await orUnreadable(store.readOutbox(key));
      const parked = await parkedOf(store, key);
      const isEmpty = !read.unreadable && !waiting.unreadable && waiting.value.length === 0;
      if (isEmpty && read.value === undefined && parked.length === 0) throw notKept(keyOrRef);
      if (read.unreadable !== undefined) write(unreadableText('What is noted', read.unreadable));
      else {
        const hash = read.value?.session?.flow.hash;
        const spec = hash === undefined ? undefined : await store.getFlow(hash);
        const flows = spec === undefined ? [] : [await compileFlow(spec)];
        write(stateView(read.value, flows, screen, { maskSensitive: !reveal }));
      }
      if (waiting.unreadable) write(unreadableText('What waits to be sent', waiting.unreadable));
      else for (const entry of waiting.value) write(waitingText(entry));
      for (const item of parked) write(`Set aside: ${parkedText(item)}\n`);
    },

    async trace(keyOrRef: string, turns: number | undefined) {
      const key = await findKey(store, keyOrRef, nowMs);
      const traces = await store.readTraces(key);
      const read = await orUnreadable(store.readConversation(key, nowMs));
      if (traces.length === 0 && !read.unreadable && read.value === undefined) {
        throw notKept(keyOrRef);
      }
      const shown = traces.slice(-(turns ?? traces.length));
      write(shown.map((trace) => traceView(trace, screen)).join('\n') || 'No turn is kept.\n');
    },

    /** Keys of what `forget` would erase. */
    async forgettable(whose: PersonRef | string) {
      write(`${(await keysOf(whose)).join('\n') || 'There are none.'}\n`);
    },

    async forget(whose: PersonRef | string) {
      if (typeof whose === 'string') {
        const erased = await store.forgetConversation(await findKey(store, whose, nowMs));
        return write(erased ? '1 erased.\n' : 'There was nothing.\n');
      }
      const keys = await forgetPerson(store, whose, nowMs);
      write(`${keys.length} erased.\n`);
      const closed = (await store.readParked()).filter(({ kind }) => kind === 'unreadable');
      if (closed.length === 0) return;
      throw new Undone(
        `${closed.length} things are set aside that cannot be read, so nobody knows whose they are: ` +
          'see parked, and forget their conversations by key',
      );
    },

    async parked() {
      const items = (await store.readParked()).filter(isOurs);
      if (items.length === 0) return write('Nothing is set aside.\n');
      const rows = items.map((item) => [
        item.id,
        conversationRef(item.key),
        item.kind === 'unreadable' ? '–' : isoMinute(item.atMs),
        whatText(item),
      ]);
      const head = ['Id', 'Conversation', 'Set aside', 'What, and why'];
      const [headLine = '', ...lines] = table([head, ...rows], screen.columns);
      write(`${[screen.paint('dim', headLine), ...lines].join('\n')}\n`);
    },

    async replay(idOrKey: string) {
      const all = (await store.readParked()).filter(isOurs);
      const one = all.filter(({ id }) => id === idOrKey);
      const key = one.length > 0 ? undefined : await findKey(store, idOrKey, nowMs);
      const items = key === undefined ? one : all.filter((item) => item.key === key);
      if (items.length === 0) throw new Undone(`nothing is set aside as or in "${idOrKey}"`);
      let replayed = 0;
      for (const { id } of items) if (await store.replay(id, Date.now())) replayed += 1;
      write(`${replayed === 1 ? '1 is' : `${replayed} are`} taken up again.\n`);
    },
  };
}

export function parsePerson(text: string | undefined): PersonRef | undefined {
  const { platform, id } = /^(?<platform>[^:]+):(?<id>.+)$/s.exec(text ?? '')?.groups ?? {};
  return platform && id ? { platform, id } : undefined;
}

function notKept(keyOrRef: string): Undone {
  return new Undone(`no conversation is kept under "${keyOrRef}": list shows those there are`);
}

/** Posts of finished sets have a command of their own. */
function isOurs(item: Parked): boolean {
  return item.kind !== 'entry' || item.entry.kind !== 'webhook';
}

async function parkedOf(store: Store, key: string): Promise<readonly Parked[]> {
  return (await store.readParked()).filter((item) => item.key === key);
}

function waitingText({ createdAtMs, kind, id }: OutboxEntry): string {
  return `Waits to be sent since ${isoMinute(createdAtMs)}: ${kind} ${id}\n`;
}

function parkedText(item: Parked): string {
  return `${item.id}, ${whatText(item)}`;
}

function whatText(item: Parked): string {
  switch (item.kind) {
    case 'input':
      return harmless(`${item.input.kind} that came in: ${item.reason}`);
    case 'entry':
      return harmless(`${item.entry.kind} to be sent: ${item.reason}`);
    case 'unreadable':
      return harmless(`cannot be read: ${item.unreadable.message}`);
  }
}

function unreadableText(what: string, { code, message }: OperationalError): string {
  return `${what} cannot be read. ${message} (${code}, see docs/errors.md)\n`;
}
