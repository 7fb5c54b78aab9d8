import type { Scene } from './handler-context.ts';
import type { Where } from './reading.ts';
import { escaped } from './text.ts';

/** Says something to one person. It may be lost, and changes nothing. */
export async function whisper(
  { channel, user, thread }: Where,
  text: string,
  { client }: Scene,
): Promise<void> {
  const inThread = thread === undefined ? {} : { thread_ts: thread };
  await attempt(() =>
    client.chat.postEphemeral({ channel, user, text: escaped(text), ...inThread }),
  );
}

export async function attempt(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch {
    return false;
  }
}
