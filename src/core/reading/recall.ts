import type { Move } from '../move.ts';
import { askedSlots, type Scene, slotSpec } from '../scene.ts';
import type { Source } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import { spanSource } from '../text/message.ts';
import { normalise } from '../text/normalise.ts';
import { moveOf } from './move-of.ts';

/**
 * "I already told you": what was asked, looked for in what the same person said before, newest first.
 * What is found counts as an inference only (contract 3), since it was not said as this answer.
 */
export function recall(personId: string, scene: Scene): readonly Move[] {
  const said = scene.history
    .flatMap(({ person }) => person)
    .filter(({ from }) => from.id === personId)
    .reverse()
    .map(normalise);
  const moves = askedSlots(scene.session).flatMap((id): readonly Move[] => {
    const slot = slotSpec(scene.flow, id);
    for (const message of said) {
      const findings = slotTypes[slot.type].find(message.text, slot, scene.context);
      const [only, ...more] = findings.filter(
        ({ reading, start, end }) =>
          reading.kind === 'value' && !feedsAnother(id, spanSource(message, start, end), scene),
      );
      if (only === undefined || more.length > 0 || only.reading.kind !== 'value') continue;
      const reading = { ...only.reading, basis: 'derived' as const };
      const source = spanSource(message, only.start, only.end);
      const move = moveOf(id, reading, source, { direct: true, corrects: false });
      if (move) return [move];
    }
    return [];
  });
  return moves.length > 0 ? moves : [{ move: 'missed' }];
}

/** Words that another slot's value came from say nothing about this one (contract 3). */
function feedsAnother(id: string, words: Source, { session }: Scene): boolean {
  return Object.entries(session.slots).some(([other, state]) => {
    const source = 'source' in state ? state.source : undefined;
    if (other === id || words.kind !== 'span' || source?.kind !== 'span') return false;
    const sameMessage = source.messageId === words.messageId;
    return sameMessage && source.start < words.end && words.start < source.end;
  });
}
