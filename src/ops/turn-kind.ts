import type { RuntimeEvent } from '../runtime/port.ts';

export const turnKinds = ['direct', 'rules', 'model', 'timer'] as const;

/** Who settled a turn: code alone, the rules, a model, or nobody spoke and a time had come. */
export function turnKind(
  event: Extract<RuntimeEvent, { event: 'turn' }>,
): (typeof turnKinds)[number] {
  if (event.inputs.length === 0) return 'timer';
  return event.understanding?.by ?? 'direct';
}
