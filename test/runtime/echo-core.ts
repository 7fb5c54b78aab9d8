import type { Conversation } from '../../src/core/conversation.ts';
import type { Effect } from '../../src/core/effects.ts';
import type { Input } from '../../src/core/input.ts';
import type { Answer, Settled, TurnArguments } from '../../src/core/step.ts';
import type { UnderstandingRequest } from '../../src/core/understanding.ts';
import type { TurnCore } from '../../src/runtime/port.ts';
import { hourMs, trace } from '../store/sample.ts';

/**
 * A core that answers what it heard, so that a test sees what the runtime gave it. Words steer it:
 * "poison" throws, "think" needs an understanding, "flow:x" needs the flow x, "done" delivers,
 * "silent" says nothing, "edit" replaces the last message. Every turn is written into the history.
 */
export const echoCore: TurnCore = {
  step: (catalogue, conversation, inputs, context) =>
    turn({ catalogue, conversation, inputs, context }, []),
  resume: (needs, answer) => turn(needs.turn, [answer]),
};

/** A core that goes wrong in one way, whatever it is given. */
export const brokenCores = {
  throws: {
    ...echoCore,
    step: () => {
      throw new Error('The core is broken.');
    },
  },
  neverSettles: {
    step: (catalogue, conversation, inputs, context) => ({
      kind: 'needs',
      need: 'flow',
      hash: 'x',
      turn: { catalogue, conversation, inputs, context },
    }),
    resume: (needs) => needs,
  },
  notJson: {
    ...echoCore,
    step: (...args) => {
      const settled = echoCore.step(...args);
      const conversation = 'conversation' in settled && { ...settled.conversation, amount: 1n };
      return { ...settled, conversation } as unknown as typeof settled;
    },
  },
  dueForEver: {
    ...echoCore,
    step: (...args) => ({ ...echoCore.step(...args), dueAtMs: args[3].nowMs }),
  },
} as const satisfies Record<string, TurnCore>;

/** What a turn of the echo core left behind: the words of each turn, in order. */
export function heard(conversation: Conversation | undefined): readonly (readonly string[])[] {
  return conversation?.history.map(({ person }) => person.map(({ text }) => text)) ?? [];
}

function turn(args: TurnArguments, answers: readonly Answer[]): ReturnType<TurnCore['step']> {
  const { conversation, inputs, context } = args;
  const words = inputs.map(wordsOf);
  const has = (word: string) => words.some((text) => text.includes(word));
  if (has('poison')) throw new Error('The turn is broken.');
  if (has('think') && !answers.some(({ need }) => need === 'understanding')) {
    const request = {} as UnderstandingRequest;
    return { kind: 'needs', turn: args, need: 'understanding', request };
  }
  const hash = /flow:(\w+)/.exec(words.join(' '))?.[1];
  if (hash !== undefined && !answers.some(({ need }) => need === 'flow')) {
    return { kind: 'needs', turn: args, need: 'flow', hash };
  }

  const turns = conversation.turns + 1;
  const text = [...words, ...answers.map(described)].join('+');
  const message = {
    id: has('edit') ? `${conversation.key}-${turns - 1}` : `${conversation.key}-${turns}`,
    parts: [],
    text: has('long') ? text.repeat(100) : text,
    controls: [],
  };
  const person = [...new Set(inputs.map(({ from }) => from.id)), ...words].map((said) => ({
    messageId: 'm',
    from: { id: 'u' },
    text: said,
  }));
  const next: Settled = {
    kind: 'settled',
    conversation: {
      ...conversation,
      turns,
      history: [...conversation.history, { atMs: context.nowMs, person, bot: [...context.sent] }],
    },
    acts: [],
    messages: inputs.length === 0 || has('silent') ? [] : [message],
    effects: has('done') ? [delivery(conversation.key, turns)] : [],
    trace: trace(turns),
    forgetReceipts: has('forget') ? [...context.sent] : [],
    keepUntilMs: context.nowMs + 24 * hourMs,
    ...(has('later') && { dueAtMs: context.nowMs + hourMs }),
  };
  return next;
}

function wordsOf(input: Input): string {
  return input.kind === 'text' ? input.text : input.kind;
}

function described(answer: Answer): string {
  if (answer.need === 'flow') return `flow ${answer.flow?.spec.id ?? 'missing'}`;
  if (answer.need === 'transcript') return answer.need;
  const { by, failure } = answer.report;
  return [by, ...(failure === undefined ? [] : [failure])].join(' ');
}

function delivery(key: string, turns: number): Effect {
  const id = `${key}-${turns}-0`;
  const collection = {} as Effect['collection'];
  return { kind: 'deliver', id, event: 'collection.completed', collection };
}
