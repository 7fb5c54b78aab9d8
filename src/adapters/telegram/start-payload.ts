/** What a deep link opens: `https://t.me/<bot>?start=<payload>`. */
export interface StartPayload {
  readonly flow?: string;
  readonly reference?: string;
}

/**
 * Reads what stands behind /start: a flow, a reference, or both as `flow__reference`. Only a flow that
 * there is counts as one; whatever else stands there is a reference and delivered as it is.
 */
export function readStartPayload(payload: string, flows: readonly string[]): StartPayload {
  if (payload === '') return {};
  if (flows.includes(payload)) return { flow: payload };
  const at = payload.indexOf(separator);
  const flow = payload.slice(0, Math.max(0, at));
  const reference = at === -1 ? payload : payload.slice(at + separator.length);
  if (at === 0 && reference !== '') return { reference };
  if (!flows.includes(flow)) return { reference: payload };
  return reference === '' ? { flow } : { flow, reference };
}

const separator = '__';
