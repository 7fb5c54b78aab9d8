import type { Input } from '../input.ts';
import { lastMessageId } from '../input.ts';
import type { Control, ReplyMessage, ReplyPart } from '../reply.ts';
import { slotSpec } from '../scene.ts';
import type { LiveControl, Session } from '../session.ts';
import { wordingPacks } from '../wording/index.ts';
import { joinParts } from '../wording/say.ts';
import { decidedMessage } from './decided.ts';
import type { SettledTurn } from './settle.ts';

/** What is said as a message with its controls; none where nothing is said. */
export function newMessage(
  given: SettledTurn,
  id: string,
  parts: readonly ReplyPart[],
  controls: readonly LiveControl[],
): readonly ReplyMessage[] {
  if (parts.length === 0) return [];
  const answers = lastMessageId(given.turn.inputs);
  const request = requestIn(given);
  return [
    {
      id,
      parts,
      text: joinParts(parts),
      controls: controls.map(shownControl),
      ...(answers !== undefined && { answers }),
      ...(request && { request }),
    },
  ];
}

/** Who is asked for a phone number may share it from their card, or for a place the one they are at. */
function requestIn({ decision, flow, conversation }: SettledTurn): ReplyMessage['request'] {
  const asked = decision.acts.flatMap((act) => (act.act === 'ask' ? act.slots : []));
  const types = asked.map((slot) => slotSpec(flow, slot).type);
  const { sharePhone, shareLocation } = wordingPacks[conversation.language];
  if (types.includes('phone')) return { shares: 'contact', label: sharePhone };
  return types.includes('location') ? { shares: 'location', label: shareLocation } : undefined;
}

function shownControl({ id, label, move }: LiveControl): Control {
  return { id, label, move: move.move, ...('slot' in move && { slot: move.slot }) };
}

/** After a tap the message shows the decision instead of its controls. */
export function replaceShown(
  { shown }: Session,
  parts: readonly ReplyPart[],
  tap: Input | undefined,
): readonly ReplyMessage[] {
  if (shown === undefined || tap === undefined || parts.length === 0) return [];
  return [{ ...decidedMessage(shown, joinParts(parts), tap.from), parts }];
}

/** Controls that do nothing any more go from where they were shown, so that nobody taps on them. */
export function withoutControls({
  messageId: id,
  text,
  bare,
}: NonNullable<Session['shown']>): ReplyMessage {
  return { id, parts: [], text, controls: [], replaces: 'controls', ...(bare && { bare }) };
}
