import type { Input, Person } from '../input.ts';
import { currentValue } from '../merge/merge.ts';
import type { ReplyMessage } from '../reply.ts';
import { secretsOf } from '../secrets.ts';
import type { Session } from '../session.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { Settled, TurnArguments } from '../step.ts';
import { pinnedFlow } from './reopen.ts';

/** The message with its controls taken away, and what was decided in their place. */
export function decidedMessage(
  shown: NonNullable<Session['shown']>,
  decision: string,
  by: Person,
): ReplyMessage {
  const { messageId: id, text: before } = shown;
  const text = `${before}\n\n✓ ${decision}`;
  const decided = { by, before, decision };
  return { id, parts: [], text, controls: [], replaces: true, decided };
}

/**
 * Where a tap was answered by a new message, the one with the control says what was tapped, and
 * shows its controls no longer. A tap that changed nothing leaves it as it is.
 */
export function withTapShown(turn: TurnArguments, settled: Settled): Settled {
  const [first] = turn.inputs;
  const tapped = first && shownTap(first, turn, settled);
  if (first === undefined || tapped === undefined) return settled;
  const said = settled.messages.filter(({ replaces }) => replaces !== 'controls');
  if (said.some(({ id }) => id === tapped.shown.messageId)) return settled;
  const { conversation, catalogue } = turn;
  const { session, language, thread } = conversation;
  const flow = session && pinnedFlow(catalogue, session);
  const slots = [session?.slots ?? {}, settled.conversation.session?.slots ?? {}];
  const secrets = flow ? secretsOf(flow, slots, language) : [];
  const message: ReplyMessage = {
    ...decidedMessage(tapped.shown, tapped.decision, first.from),
    language,
    ...(thread !== undefined && { thread }),
    ...(secrets.length > 0 && { secrets }),
  };
  // It is edited by what the platform called it, so that must still be known.
  const forgetReceipts = settled.forgetReceipts.filter((id) => id !== message.id);
  return { ...settled, messages: [message, ...said], forgetReceipts };
}

interface Tap {
  readonly shown: NonNullable<Session['shown']>;
  readonly decision: string;
}

function shownTap(input: Input, turn: TurnArguments, settled: Settled): Tap | undefined {
  const { session, choosing } = turn.conversation;
  const after = settled.conversation;
  if (input.kind === 'control') {
    const { controlId } = input;
    const chosen = choosing?.options.some((option) => option.controlId === controlId);
    if (chosen && choosing?.shown && after.choosing === undefined) {
      return { shown: choosing.shown, decision: titleOf(controlId, turn) };
    }
    const live = session?.controls.find(({ id }) => id === controlId);
    const isLive = after.session?.controls.some(({ id }) => id === controlId) ?? false;
    if (!session?.shown || live?.messageId !== session.shown.messageId || isLive) return undefined;
    return { shown: session.shown, decision: live.label };
  }
  if (input.kind !== 'fields' || input.of !== session?.shown?.messageId) return undefined;
  const decision = filledIn(input.fields[0]?.slot ?? '', turn, settled);
  return decision === undefined ? undefined : { shown: session.shown, decision };
}

function titleOf(controlId: string, { conversation }: TurnArguments): string {
  return (
    conversation.choosing?.options.find((option) => option.controlId === controlId)?.label ?? ''
  );
}

/** The value that a picker was answered with, if it was taken. */
function filledIn(id: string, turn: TurnArguments, settled: Settled): string | undefined {
  const { session, language } = settled.conversation;
  const flow = session && pinnedFlow(turn.catalogue, session);
  const slot = flow?.slots.get(id);
  const state = session?.slots[id];
  const value = state && currentValue(state);
  return slot && value !== undefined
    ? slotTypes[slot.type].format(value, slot, language)
    : undefined;
}
