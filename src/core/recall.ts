import { spanSource } from './message.ts';
import type { Move } from './move.ts';
import { normalise } from './normalise.ts';
import { moveOf } from './reading.ts';
import { askedSlots, type Scene, slotSpec } from './scene.ts';
import { slotTypes } from './slot-types/index.ts';

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
      const [only, ...more] = findings.filter(({ reading }) => reading.kind === 'value');
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
