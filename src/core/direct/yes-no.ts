import type { YesNo } from '../language/words/found.ts';
import type { Move } from '../move.ts';
import { type Scene, slotState, statedInferences, takesSilence } from '../scene.ts';
import type { Source } from '../slot-state.ts';
import { type Message, spanSource } from '../text/message.ts';

/**
 * A bare yes, no or unsure, read against the last question shown and nothing else (contract 5). With
 * anything behind it ("yes, but are there fees?") it is not bare: the yes is held and the rest heard.
 * A yes/no slot that was asked reads its answer itself, as any type does.
 */
export function readYesNo(message: Message, scene: Scene): readonly Move[] | undefined {
  const { pending } = scene.session;
  // What cannot be taken back takes a yes without any doubt in it.
  if (pending?.about === 'review' && scene.context.language.isApproval(message.text)) {
    return [{ move: 'approve' }];
  }
  if (pending?.about === 'sending' && scene.context.language.isApproval(message.text)) {
    return [{ move: 'approve' }];
  }
  const reading = scene.context.language.readAnswer(message.text);
  if (reading === undefined || reading.rest < message.text.length) return undefined;
  if (asksYesNo(scene)) return reading.answer === 'unsure' ? unsure(message, scene) : undefined;
  const source = spanSource(message, 0, message.text.length);
  const { answer } = reading;
  switch (scene.session.pending?.about) {
    case 'closing': {
      const { asked } = scene.session.pending;
      // What silence would confirm takes a yes with a doubt in it.
      const will = reading.leansToYes && asked.every((id) => takesSilence(scene.flow, id));
      return answer === 'yes' || will
        ? confirmAll(asked, source)
        : [{ move: 'object', slots: asked }];
    }
    case 'correction':
      return answer === 'no' && scene.session.pending.asked.length > 0
        ? scene.session.pending.asked.map((slot) => ({ move: 'take-back', slot, source }))
        : [{ move: 'bare', answer }];
    case 'choice':
      return answerToChoice(answer, scene);
    case 'start-again':
      return answer === 'yes' ? [{ move: 'start-again' }] : [{ move: 'bare', answer }];
    case 'review':
      return [{ move: 'bare', answer: answer === 'yes' ? 'unsure' : answer }];
    case 'sending':
      return [answer === 'no' ? { move: 'undo' } : { move: 'bare', answer }];
    case 'resume':
      return [answer === 'no' ? { move: 'start-again' } : { move: 'go-on' }];
    case 'other-flow': {
      const yes = scene.session.pending.how === 'also' ? 'afterwards' : 'now';
      return [{ move: 'answer-other-flow', answer: answer === 'yes' ? yes : 'no' }];
    }
    case 'slots': {
      const stated = statedInferences(scene.session);
      if (answer === 'yes' && stated.length > 0) return confirmAll(stated, source);
      if (answer === 'no' && stated.length > 0) return [{ move: 'object', slots: stated }];
      if (answer === 'unsure' && stated.length === 0) return unsure(message, scene);
      return [{ move: 'bare', answer }];
    }
    default:
      return [{ move: 'bare', answer }];
  }
}

function confirmAll(slots: readonly string[], source: Source): readonly Move[] {
  return slots.map((slot) => ({ move: 'confirm', slot, source }));
}

export function asksYesNo({ flow, session }: Scene): boolean {
  const { pending } = session;
  return (
    pending?.about === 'slots' && pending.asked.some((id) => flow.slots.get(id)?.type === 'boolean')
  );
}

/** "Not sure" to a question for a value is "I don't know". */
function unsure(message: Message, scene: Scene): readonly Move[] {
  const source = spanSource(message, 0, message.text.length);
  return doesNotKnow(scene.session.pending?.asked ?? [], source, scene);
}

/** Help and an offer to leave it out come first; said again after that offer, it is left out. */
export function doesNotKnow(
  slots: readonly string[],
  source: Source,
  { session }: Scene,
): readonly Move[] {
  const offered = session.pending?.about === 'slots' && session.pending.attempt === 'last';
  return offered
    ? slots.map((slot) => ({ move: 'decline', slot, reason: 'unknown', source }))
    : [{ move: 'does-not-know', slots, source }];
}

/**
 * One candidate: yes takes it, no leaves it. Between old and new a no keeps the old one, and a yes
 * says nothing: what may not be changed lightly is not changed by a word that fits both.
 */
function answerToChoice(answer: YesNo, { session }: Scene): readonly Move[] {
  const slot = session.pending?.asked[0];
  const open = slot === undefined ? undefined : slotState(session, slot).open;
  if (slot === undefined || open === undefined) return [{ move: 'bare', answer }];
  if (answer === 'no' && open.why !== 'ambiguous') return [{ move: 'keep', slot }];
  const only = open.candidates[0];
  if (answer === 'yes' && only && (open.why === 'after-refusal' || open.why === 'unusual')) {
    return [{ move: 'choose', slot, candidate: only }];
  }
  return [{ move: 'bare', answer }];
}
