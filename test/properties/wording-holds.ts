import type { Act } from '../../src/core/acts.ts';
import type { Check } from './checks.ts';
import { flowOf, type Story, type Turn } from './story.ts';

/**
 * How the bot talks (contract 5 and 11). Words are compared within a session: who starts over is
 * asked from the start again.
 */
export const wordingHolds: Readonly<Record<string, Check>> = {
  'the same question never comes twice in a row in the same words': (turn, story, index) => {
    const previous = previousReply(story, index);
    if (previous === undefined) return undefined;
    const before = new Set(questionsOf(previous));
    const again = questionsOf(turn).find((text) => before.has(text));
    return again && `says again ${JSON.stringify(again)}`;
  },

  'no whole message comes twice in a row, but for an answer that is asked for again': (
    turn,
    story,
    index,
  ) => {
    const message = turn.settled.messages.at(-1);
    if (message === undefined || message.parts.every(({ act }) => act.act === 'answer')) {
      return undefined;
    }
    const before = previousReply(story, index)?.settled.messages.at(-1)?.text;
    return message.text === before ? `says again ${JSON.stringify(before)}` : undefined;
  },

  'no text has a hole in it': ({ settled }) => {
    const texts = settled.messages.flatMap(({ text, parts, controls }) => [
      text,
      ...parts.map((part) => part.text),
      ...controls.map(({ label }) => label),
    ]);
    const torn = texts.find(
      (text) => text.trim() === '' || /undefined|\[object|\bNaN\b|\{\p{L}+[,}]/u.test(text),
    );
    return torn === undefined ? undefined : JSON.stringify(torn);
  },

  "a person's ordinary words get a reply": (turn, story) => {
    const [input] = turn.inputs;
    if (input?.kind !== 'text' || !/[\p{L}\p{N}]/u.test(input.text)) return undefined;
    const alone = story.turns.every(({ inputs }) =>
      inputs.every(({ from }) => from.id === input.from.id),
    );
    if (!alone || turn.settled.messages.length > 0 || maySilent(turn)) return undefined;
    return 'was met with silence';
  },

  'whoever understands puts no words of their own into the answer, and few ahead of it': (
    turn,
    story,
  ) => {
    for (const act of turn.settled.acts) {
      if (act.act === 'answer' && !isAuthored(act, turn, story)) return act.text;
      if (act.act === 'clause' && /[?\d:/<>@[\]]|evil|paid|.{62}/i.test(act.text)) return act.text;
    }
    return undefined;
  },

  'no two controls of a message look the same': ({ settled }) => {
    for (const { controls } of settled.messages) {
      const labels = controls.map(({ label }) => label);
      if (new Set(labels).size < labels.length) return labels.join(' | ');
    }
    return undefined;
  },
};

/** After the people took over, it was said once that everything reaches them. */
function maySilent({ settled }: Turn): boolean {
  return ['nothing to pass on', 'passed on', 'nothing to do'].includes(settled.trace.decision);
}

function isAuthored(
  { snippet, text }: Extract<Act, { act: 'answer' }>,
  turn: Turn,
  story: Story,
): boolean {
  const flow = flowOf(turn, story)?.spec;
  const answer = flow?.knowledge.find(({ id }) => id === snippet)?.answer ?? '';
  const authored = typeof answer === 'string' ? [answer] : Object.values(answer);
  return authored.some((whole) =>
    text.split(/(?<=[.!?])\s+/).every((part) => whole.includes(part)),
  );
}

const asking = /^ask/;

function questionsOf({ settled }: Turn): readonly string[] {
  return settled.messages.flatMap(({ parts }) =>
    parts.flatMap(({ act, text }) => (asking.test(act.act) ? [text] : [])),
  );
}

function previousReply({ turns }: Story, index: number): Turn | undefined {
  const session = turns[index]?.settled.conversation.session?.id;
  const previous = turns.slice(0, index).findLast(({ settled }) => settled.messages.length > 0);
  return previous?.settled.conversation.session?.id === session ? previous : undefined;
}
