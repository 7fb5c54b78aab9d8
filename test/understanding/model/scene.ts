import { newConversation } from '../../../src/core/conversation.ts';
import { type CompiledFlow, compileFlow } from '../../../src/core/flow/compile.ts';
import { resume, type Settled, step } from '../../../src/core/step.ts';
import type { UnderstandingRequest } from '../../../src/core/understanding.ts';
import { loadFlowFile, samplesFolder } from '../../../src/flow-files.ts';
import { proposeByRules } from '../../../src/understanding/rules/propose.ts';

export const startMs = Date.parse('2026-03-02T09:00:00Z');

export async function sample(name: string): Promise<CompiledFlow> {
  const loaded = await loadFlowFile(`${samplesFolder}${name}.yaml`);
  if (!loaded.ok) throw new Error('the sample flow is faulty');
  return compileFlow(loaded.spec);
}

/** What the core asks when these lines are said one after the other: the request of the last one. */
export function requestAfter(
  flows: readonly CompiledFlow[],
  lines: readonly string[],
): UnderstandingRequest {
  const [flow] = flows;
  const catalogue = { flows, pinned: {}, ...(flow && { preferred: flow.spec.id }) };
  const place = { key: 'test:1', platform: 'test', language: 'en', timeZone: 'UTC' } as const;
  let conversation = newConversation(place);
  let last: UnderstandingRequest | undefined;
  for (const [index, text] of lines.entries()) {
    last = undefined;
    const input = {
      kind: 'text',
      eventId: `e${index}`,
      messageId: `m${index}`,
      from: { id: 'u-secret-id', name: 'Dana Secretname' },
      receivedAtMs: startMs,
      text,
    } as const;
    let result = step(catalogue, conversation, [input], { nowMs: startMs, sent: new Set() });
    while (result.kind === 'needs') {
      if (result.need !== 'understanding') throw new Error('no flow is pinned elsewhere');
      last = result.request;
      const understanding = proposeByRules(last);
      result = resume(result, {
        need: 'understanding',
        understanding,
        report: { by: 'rules' },
      });
    }
    conversation = (result satisfies Settled).conversation;
  }
  if (last === undefined) throw new Error('the last line was settled without an understander');
  return last;
}
