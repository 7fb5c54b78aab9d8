import type { Act } from '../../src/core/acts.ts';
import { isActive } from '../../src/core/decide/active.ts';
import type { Check } from './checks.ts';
import { dayOf, flowOf, type Story, sameSession, type Turn } from './story.ts';

/** What is asked, and how often (contract 5). */
export const askingHolds: Readonly<Record<string, Check>> = {
  'at most two slots are asked in a turn, and two only as a pair of the flow': (turn, story) => {
    const asks = asksOf(turn);
    const asked = new Set([...asks.flatMap(({ slots }) => slots), ...choicesOf(turn)]);
    if (asked.size > 2) return `asks for ${[...asked].join(', ')}`;
    const pair = asks.find(({ slots }) => slots.length === 2);
    const groups = flowOf(turn, story)?.spec.groups ?? [];
    return pair && !groups.some(({ slots }) => pair.slots.every((id) => slots.includes(id)))
      ? `${pair.slots.join(' and ')} are no pair`
      : undefined;
  },

  'no settled slot is asked': (turn) => {
    const slots = turn.settled.conversation.session?.slots ?? {};
    for (const id of asksOf(turn).flatMap(({ slots: asked }) => asked)) {
      if (slots[id]?.status !== 'empty') return `${id} is ${slots[id]?.status}`;
    }
    return undefined;
  },

  'no declined slot is asked': (turn) => {
    const declined = Object.entries(sameSession(turn)?.before.slots ?? {}).flatMap(
      ([id, { status }]) => (status === 'declined' ? [id] : []),
    );
    const asked = asksOf(turn)
      .flatMap(({ slots }) => slots)
      .find((id) => declined.includes(id));
    return asked && `${asked} was declined`;
  },

  'whether to use a refused slot after all is asked once for each mention': (turn) => {
    const slots = turn.settled.conversation.session?.slots ?? {};
    const again = choicesOf(turn).find(
      (id) => slots[id]?.status === 'declined' && (slots[id]?.open?.asked ?? 0) > 2,
    );
    return again && `${again} was asked again`;
  },

  'no slot is asked that does not matter, or never is to be asked': (turn, story) => {
    const flow = flowOf(turn, story);
    const slots = turn.settled.conversation.session?.slots ?? {};
    for (const act of asksOf(turn)) {
      for (const id of act.slots) {
        if (flow?.slots.get(id)?.ask === 'never' && !isRepair(act)) return `${id} is never asked`;
        if (flow && !isActive(flow, id, slots, dayOf(turn))) return `${id} does not matter`;
      }
    }
    return undefined;
  },

  'a slot is asked three times at most, an optional one once and once with help': (
    turn,
    story,
    index,
  ) => {
    const flow = flowOf(turn, story);
    for (const id of countedAsks(turn)) {
      const times = timesAsked(id, story, index);
      const most = flow?.slots.get(id)?.required === false ? 2 : 3;
      if (times > most) return `${id} was asked ${times} times`;
    }
    return undefined;
  },

  'no optional slot is asked twice without a "don\'t know"': (turn, story, index) => {
    for (const id of countedAsks(turn)) {
      if (flowOf(turn, story)?.slots.get(id)?.required !== false) continue;
      const helped = turn.settled.trace.direct.some(({ move }) => move === 'does-not-know');
      if (timesAsked(id, story, index) > 1 && !helped) return `${id} was asked again`;
    }
    return undefined;
  },

  'a question for values has a slot of the flow, and is pending': (turn) => {
    const { session } = turn.settled.conversation;
    const asks = asksOf(turn);
    if (asks.length === 0) return undefined;
    if (asks.length > 1) return 'asks two questions';
    if (session?.pending?.about !== 'slots') return `pending is ${session?.pending?.about}`;
    return asks[0]?.slots.join() === session.pending.asked.join()
      ? undefined
      : 'another question is pending';
  },
};

export function asksOf({ settled }: Turn) {
  return settled.acts.filter((act): act is Extract<Act, { act: 'ask' }> => act.act === 'ask');
}

/** Help for who does not know, or the same question after a value that would not do. */
function isRepair({ attempt, repeated }: ReturnType<typeof asksOf>[number]): boolean {
  return attempt === 'last' || repeated === true;
}

function choicesOf({ settled }: Turn): readonly string[] {
  return settled.acts.flatMap((act) => (act.act === 'ask-choice' ? [act.slot] : []));
}

/** Repetitions after side talk do not count as asked again. */
function countedAsks(turn: Turn): readonly string[] {
  return asksOf(turn).flatMap(({ slots, repeated }) => (repeated ? [] : slots));
}

/** In this session, since a rule or a limit that no longer held reopened it. */
function timesAsked(id: string, { turns }: Story, index: number): number {
  const session = turns[index]?.settled.conversation.session?.id;
  let times = 0;
  for (const turn of turns.slice(0, index + 1)) {
    if (turn.settled.conversation.session?.id !== session) continue;
    const reopened = turn.settled.trace.decision === 'a rule failed';
    if (reopened) times = 0;
    if (countedAsks(turn).includes(id)) times += 1;
  }
  return times;
}
