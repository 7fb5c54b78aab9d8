import { WebAPIPlatformError } from '@slack/web-api';
import type { ReceivedInput } from '../port.ts';
import { postRoot } from './begin.ts';
import { placeAt, type Scene } from './handler-context.ts';
import { keyOf } from './key.ts';
import type { Reading, Where } from './reading.ts';
import { escaped } from './text.ts';
import { whisper } from './whisper.ts';
import type { SlackWords } from './words.ts';

interface At {
  readonly key: string;
  /** Within a direct message. */
  readonly thread?: string;
}

type TakeDown = Extract<Reading, { kind: 'take-down' }>;

/**
 * Takes a message down, in its thread. A run that is open there hears it and is not begun anew. Where
 * the bot may not write, the direct message with whoever took it down takes the thread's place.
 */
export async function takeDown(
  reading: TakeDown,
  words: SlackWords,
  context: Scene,
): Promise<undefined> {
  const { key, where, said } = reading;
  const { receive, known } = context;
  const open = await known.isKnown(key);
  if (open && said === undefined) {
    await whisper(where, words.nothingToTakeDown, context);
    return undefined;
  }
  const told = open || (await tells(where, words.takenDown, context));
  const at: At | undefined = told ? { key } : await inDirectMessage(reading, words, context);
  if (at === undefined) return undefined;
  const inputs = open ? [] : opening(reading);
  await receive(placeAt(at.key), [...inputs, ...(said ? [said] : [])].map(within(at.thread)));
  known.heard(at.key);
  return undefined;
}

/** Who takes the words of somebody else down is the one who starts; one's own words start by themselves. */
function opening({ start, said }: TakeDown): readonly ReceivedInput[] {
  return said?.input.from.id === start.input.from.id ? [] : [start];
}

/** Whether the bot may write there; whoever took it down reads where it goes on. */
async function tells({ channel, user }: Where, text: string, { client }: Scene): Promise<boolean> {
  try {
    await client.chat.postEphemeral({ channel, user, text: escaped(text) });
    return true;
  } catch (error) {
    return !(error instanceof WebAPIPlatformError && notThere.has(error.data.error));
  }
}

const notThere: ReadonlySet<string> = new Set(['channel_not_found', 'not_in_channel']);

async function inDirectMessage({ team, by }: TakeDown, words: SlackWords, context: Scene) {
  const root = await postRoot(by, undefined, words, undefined, context);
  return root && { key: keyOf({ team, channel: root.channel }), thread: root.ts };
}

function within(thread: string | undefined) {
  return (received: ReceivedInput): ReceivedInput =>
    thread === undefined ? received : { ...received, input: { ...received.input, thread } };
}
