import { fileURLToPath } from 'node:url';
import { compileFlow } from '../../dist/core/flow/compile.js';
import { loadFlowFile } from '../../dist/flow-files.js';

/** What both sides of the wire know. */
export const signingSecret = 'a'.repeat(32);
export const telegramPath = '/telegram';
export const telegramSecret = 'b'.repeat(32);

/** The flow that is measured: five values, none of which is reviewed. */
export async function orderFlow() {
  const found = await loadFlowFile(fileURLToPath(new URL('order.yaml', import.meta.url)));
  if (!found.ok) throw new Error(`The flow does not load: ${found.faults[0]?.message}`);
  return compileFlow(found.spec);
}

/** What one person says, a message at a time. No two say quite the same. */
export function textsOf(number) {
  return [
    'I want to order something',
    `AR-${10_000 + number}`,
    String(1 + (number % 90)),
    number % 2 === 0 ? 'yes' : 'no, thanks',
    `${1 + (number % 28)} March`,
    `person${number}@example.com`,
  ];
}
