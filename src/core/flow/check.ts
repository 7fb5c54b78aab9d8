import type { FlowFault } from './fault.ts';
import { flowFaults } from './flow-faults.ts';
import { partsOf } from './parts.ts';
import { ruleFaults } from './rule-faults.ts';
import { shapeFaults } from './shape.ts';
import { slotFaults } from './slot-faults.ts';
import { type FlowSpec, flowSchema } from './spec.ts';
import { textFaults } from './text-faults.ts';

export type CheckedFlow =
  | { readonly ok: true; readonly spec: FlowSpec }
  | { readonly ok: false; readonly faults: readonly FlowFault[] };

/**
 * Checks what an author wrote, from YAML or from code, and fills in defaults. Reports every fault at
 * once, in the author's words, and never ignores a key. Never throws.
 */
export function checkFlow(source: unknown): CheckedFlow {
  const parsed = flowSchema.safeParse(source);
  const parts = partsOf(source);
  const faults = [
    ...(parsed.success ? [] : shapeFaults(parsed.error.issues, source)),
    ...textFaults(source, parts.flow.value.language, parts.flow.value.languages),
    ...parts.slots.flatMap(slotFaults),
    ...flowFaults(parts),
    ...ruleFaults(parts),
  ];
  if (parsed.success && faults.length === 0) return { ok: true, spec: parsed.data };
  return { ok: false, faults };
}
