import { type CompiledFlow, compileFlow } from '../core/flow/compile.ts';
import type { Answer, Needs } from '../core/step.ts';
import {
  type UnderstandingReport,
  type UnderstandingRequest,
  understandingSchema,
  understoodNothing,
} from '../core/understanding.ts';
import type { Understander } from '../understanding/port.ts';
import type { RuntimeContext } from './context.ts';
import { DeadlineExceeded, withDeadline } from './deadline.ts';
import { throughStore } from './interruption.ts';

/**
 * Gets what a turn cannot go on without. An understander that throws, is late or talks nonsense is
 * not a failed turn: the offline rules answer, and the report says why (contract 8). Rejects only
 * when `signal` aborts or the store fails.
 */
export function fulfil(context: RuntimeContext, need: Needs, signal: AbortSignal): Promise<Answer> {
  return need.need === 'flow'
    ? loadFlow(context, need.hash).then((flow) => ({ need: 'flow', hash: need.hash, flow }))
    : understand(context, structuredClone(need.request), signal);
}

/** The flow of this content, from memory or the store; `undefined` where it is gone. */
export async function loadFlow(
  { store, pinned }: RuntimeContext,
  hash: string,
): Promise<CompiledFlow | undefined> {
  const known = pinned.get(hash);
  if (known !== undefined) return known;
  const spec = await throughStore(store.getFlow(hash));
  const flow = spec && (await compileFlow(spec));
  if (flow !== undefined) pinned.set(hash, flow);
  return flow;
}

async function understand(
  context: RuntimeContext,
  request: UnderstandingRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const first = await ask(context, context.understander, request, signal);
  if (first.understanding !== undefined) {
    return { need: 'understanding', understanding: first.understanding, report: first.report };
  }
  const second = await ask(context, context.fallback, request, signal);
  return {
    need: 'understanding',
    understanding: second.understanding ?? understoodNothing,
    report: { ...first.report, by: context.fallback.by },
  };
}

/** One attempt. What it cost is reported even where the answer is of no use. */
async function ask(
  context: RuntimeContext,
  understander: Understander,
  request: UnderstandingRequest,
  signal: AbortSignal,
) {
  const { clock, understandingMs } = context;
  const by: UnderstandingReport = { by: understander.by };
  try {
    const { understanding, ...tokens } = await withDeadline(
      clock,
      clock.nowMs() + understandingMs,
      signal,
      (inner) => understander.understand(request, inner),
    );
    const report: UnderstandingReport = { ...by, ...counted(tokens) };
    const checked = understandingSchema.safeParse(understanding);
    if (checked.success) return { understanding: checked.data, report };
    return { report: { ...report, failure: 'invalid' } };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const failure = error instanceof DeadlineExceeded ? 'timeout' : 'threw';
    return { report: { ...by, failure } };
  }
}

function counted(tokens: { readonly inputTokens?: unknown; readonly outputTokens?: unknown }) {
  const { inputTokens, outputTokens } = tokens;
  return {
    ...(typeof inputTokens === 'number' && { inputTokens }),
    ...(typeof outputTokens === 'number' && { outputTokens }),
  };
}
