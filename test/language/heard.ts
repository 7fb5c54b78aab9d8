import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);

/** A Monday. */
export const nowMs = Date.parse('2026-11-30T09:30:00Z');

/** What came of a message, by slot, where one of a flow's slots was asked; nothing for empty slots. */
export async function heard(
  language: LanguageCode,
  text: string,
  slots: readonly CaseSlot[],
  asked = slots[0]?.id ?? '',
): Promise<Readonly<Record<string, unknown>>> {
  const flow = await flowOf(slots, language);
  const pending = { about: 'slots', asked: [asked], attempt: 'first' } as const;
  const { slots: states } = await hear(text, { flow, language, nowMs, pending });
  return Object.fromEntries(
    Object.entries(states).flatMap(([id, state]) =>
      state.status === 'empty' ? [] : [[id, 'value' in state ? state.value : state.status]],
    ),
  );
}
