import type { SlotSpec } from '../../core/flow/spec.ts';
import { languages } from '../../core/language/index.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { UnderstandingRequest } from '../../core/understanding.ts';

/** The slots that the question shown asks for. */
export function askedSpecs({ flow, session }: UnderstandingRequest): readonly SlotSpec[] {
  const asked = session.pending?.asked ?? [];
  return flow.slots.filter(({ id }) => asked.includes(id));
}

/** What the person said them in, and when. */
export function readContext({ language, nowMs, timeZone }: UnderstandingRequest): ReadContext {
  return { language: languages[language], nowMs, timeZone };
}
