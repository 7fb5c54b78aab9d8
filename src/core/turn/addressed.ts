import type { Act } from '../acts.ts';
import type { Slots } from '../decide/next-question.ts';
import type { ReplyMessage } from '../reply.ts';
import { secretsOf } from '../secrets.ts';
import type { SettledTurn } from './settle.ts';

/** What the message needs to find its way: where to, to whom, in which language, for whose eyes. */
export function addressed(
  message: ReplyMessage,
  { turn, conversation, session, flow }: SettledTurn,
  slots: Slots,
): ReplyMessage {
  const { language, thread } = conversation;
  const privately =
    message.parts.length > 0 && message.parts.every(({ act }) => forOneAlone.has(act.act));
  const asked = session.people.find(({ id }) => id === session.askedOf);
  const to = privately ? turn.inputs[0]?.from : asked;
  const secrets = secretsOf(flow, [session.slots, slots], language);
  return {
    ...message,
    language,
    session: session.id,
    ...(thread !== undefined && { thread }),
    ...(to && { to }),
    ...(privately && { privately }),
    ...(secrets.length > 0 && { secrets }),
  };
}

/** What is said to who tapped or spoke, and is nothing to the others in the room. */
const forOneAlone: ReadonlySet<Act['act']> = new Set(['outdated', 'only-asked']);
