import { conversationRef } from '../ops/reference.ts';
import type { ListedConversation } from '../store/overview.ts';
import type { Store } from '../store/port.ts';
import { harmless, type Screen, table } from './screen.ts';
import { outcomeText } from './state-view.ts';

const pageSize = 200;

/** Every conversation, page by page. */
export async function* eachConversation(
  store: Store,
  nowMs: number,
): AsyncGenerator<ListedConversation> {
  for (let after: string | undefined; ; ) {
    const page = { nowMs, limit: pageSize, ...(after === undefined ? {} : { after }) };
    const { conversations, next } = await store.listConversations(page);
    yield* conversations;
    if (next === undefined) return;
    after = next;
  }
}

/** A conversation's key, given that or its name in the logs; what is neither comes back as it is. */
export async function findKey(store: Store, keyOrRef: string, nowMs: number): Promise<string> {
  if (!/^[0-9a-f]{12}$/.test(keyOrRef)) return store.resolve(keyOrRef);
  for await (const { key } of eachConversation(store, nowMs)) {
    if (conversationRef(key) === keyOrRef) return key;
  }
  return keyOrRef;
}

/** A line for each, under a heading; nothing where there are none. */
export function sessionRows(
  listed: readonly ListedConversation[],
  screen: Screen,
): readonly string[] {
  if (listed.length === 0) return [];
  const rows = listed.map(({ key, conversation, unreadable }) => {
    const session = conversation?.session;
    return [
      conversationRef(key),
      harmless(key).replaceAll('\n', ' '),
      session === undefined ? '–' : new Date(session.lastInputAtMs).toISOString(),
      session?.flow.id ?? '–',
      unreadable?.code ?? (session?.outcome ? outcomeText(session.outcome) : stateOf(session)),
    ];
  });
  const head = ['In logs', 'Key', 'Last input', 'Flow', 'State'];
  const [headLine = '', ...lines] = table([head, ...rows], screen.columns);
  return [screen.paint('dim', headLine), ...lines];
}

function stateOf(session: object | undefined): string {
  return session === undefined ? 'nothing begun' : 'open';
}
