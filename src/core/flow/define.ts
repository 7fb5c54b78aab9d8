import { checkFlow } from './check.ts';
import { FlowError } from './fault.ts';
import type { FlowSource, FlowSpec } from './spec.ts';

/**
 * A flow written in code, checked like one in YAML, defaults filled in. Throws one `FlowError` that
 * lists every fault.
 */
export function defineFlow(source: FlowSource): FlowSpec {
  const checked = checkFlow(source);
  if (!checked.ok) throw new FlowError(checked.faults);
  return checked.spec;
}
