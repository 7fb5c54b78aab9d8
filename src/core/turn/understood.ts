import { readProcessQuestion } from '../direct/stance.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { ground } from '../ground/ground.ts';
import type { Input } from '../input.ts';
import type { Move } from '../move.ts';
import { countsFrom } from '../people.ts';
import { askedSlots, type Scene, slotState } from '../scene.ts';
import { type Message, spanSource } from '../text/message.ts';
import { splitSentences } from '../text/words.ts';
import type { ProposalTrace } from '../trace.ts';
import type { Understanding } from '../understanding.ts';

/** What an understanding comes to once it is grounded. */
export interface Understood {
  readonly moves: readonly Move[];
  readonly proposals: readonly ProposalTrace[];
}

/**
 * The grounded part of an understanding; what nothing came of is unclear. Questions count if they
 * stand in the words, wishes only if they end nothing: a cancel inside a sentence is just a word.
 */
export function takeUnderstanding(
  understanding: Understanding,
  messages: readonly Message[],
  inputs: readonly Input[],
  scene: Scene,
): Understood {
  const { moves, proposals } = ground(understanding.proposals, {
    flow: scene.flow,
    slots: scene.session.slots,
    asked: slotsAskedAbout(scene),
    messages,
    context: scene.context,
  });
  const all = [
    ...moves,
    ...questionMoves(understanding.question, messages, scene),
    ...wishMoves(understanding, messages, scene),
  ];
  const heard = all.length > 0 ? all : [{ move: 'unclear', hesitation: false } as const];
  const [first] = inputs;
  return { moves: first ? countsFrom(first, heard, scene) : heard, proposals };
}

/** A review asks whether every value is right, so that a value in the reply answers it. */
function slotsAskedAbout({ flow, session }: Scene): readonly string[] {
  if (session.pending?.about !== 'review') return askedSlots(session);
  return flow.spec.slots.flatMap(({ id }) => {
    const { status } = slotState(session, id);
    return status === 'filled' || status === 'inferred' ? [id] : [];
  });
}

/** A question about the process is answered from slot, state and flow, whoever found it. */
function questionMoves(
  question: string | undefined,
  messages: readonly Message[],
  scene: Scene,
): readonly Move[] {
  const words = question?.trim() ?? '';
  if (words === '') return [];
  for (const message of messages) {
    const start = message.text.indexOf(words);
    if (start === -1) continue;
    const source = spanSource(message, start, start + words.length);
    const about = readProcessQuestion(words, source, scene);
    return about ?? [{ move: 'question', text: words, source }];
  }
  return [];
}

/** A wish that ends the conversation must stand in the words. */
function asksForPeople(messages: readonly Message[], { context }: Scene): boolean {
  return messages.some(({ text }) =>
    splitSentences(text).some(
      ({ start, end }) => context.language.readStance(text.slice(start, end))?.stance === 'human',
    ),
  );
}

function wishMoves(
  { intent, flow }: Understanding,
  messages: readonly Message[],
  scene: Scene,
): readonly Move[] {
  switch (intent) {
    case 'human':
      return asksForPeople(messages, scene) ? [{ move: 'human' }] : [];
    case 'defer':
      return scene.session.pending?.about === 'slots'
        ? [{ move: 'defer', slots: scene.session.pending.asked }]
        : [];
    case 'switch':
    case 'also': {
      const other = scene.others.find(({ spec }: CompiledFlow) => spec.id === flow);
      const how = intent === 'also' ? 'also' : 'instead';
      return other ? [{ move: 'other-flow', flow: other.spec.id, how }] : [];
    }
    default:
      return [];
  }
}
