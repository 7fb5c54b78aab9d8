import type { PersonRef } from './overview.ts';
import { isOf } from './people.ts';
import type { Store } from './port.ts';

/**
 * Erases every conversation that a person took part in, as a whole, and with it what is parked of
 * it. Returns their keys. Safe to repeat; what arrives while it runs is a new conversation.
 */
export async function forgetPerson(
  store: Store,
  person: PersonRef,
  nowMs: number,
): Promise<readonly string[]> {
  const [held, parked] = await Promise.all([
    store.conversationsOf(person, nowMs),
    store.readParked(),
  ]);
  const aside = parked.filter((item) => isOf(item, person)).map(({ key }) => key);
  const keys = [...new Set([...held, ...aside])];
  for (const key of keys) await store.forgetConversation(key);
  return keys;
}
