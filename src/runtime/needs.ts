import { type CompiledFlow, compileFlow } from '../core/flow/compile.ts';
import type { Answer, Needs } from '../core/step.ts';
import {
  type Understanding,
  type UnderstandingCost,
  type UnderstandingReport,
  type UnderstandingRequest,
  understandingSchema,
  understoodNothing,
} from '../core/understanding.ts';
import type { Understander } from '../understanding/port.ts';
import type { RuntimeContext } from './context.ts';
import { DeadlineExceeded, withDeadline } from './deadline.ts';
import { throughStore } from './interruption.ts';
import { listen, type TranscriptionReport } from './transcripts.ts';

/** What a turn needed, and how it was got where the core has no use for that. */
export interface Fulfilled {
  readonly answer: Answer;
  readonly transcription?: TranscriptionReport;
}

/**
 * Gets what a turn cannot go on without. An understander that throws, is late or talks nonsense is
 * not a failed turn: the offline rules answer, and the report says why (contract 8). Nor is a recording
 * that nobody can make out. Rejects only when `signal` aborts or the store fails.
 */
export async function fulfil(
  context: RuntimeContext,
  need: Needs,
  signal: AbortSignal,
): Promise<Fulfilled> {
  switch (need.need) {
    case 'transcript':
      return listen(context, need.turn.conversation.key, need.recordings, signal);
    case 'flow': {
      const { hash } = need;
      return { answer: { need: 'flow', hash, flow: await loadFlow(context, hash) } };
    }
    case 'understanding':
      return { answer: await understand(context, structuredClone(need.request), signal) };
  }
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

interface Asked {
  readonly understanding?: Understanding;
  readonly report: UnderstandingReport;
}

/** One attempt. What it cost is reported even where the answer is of no use. */
async function ask(
  context: RuntimeContext,
  understander: Understander,
  request: UnderstandingRequest,
  signal: AbortSignal,
): Promise<Asked> {
  const { clock, understandingMs } = context;
  const { by } = understander;
  try {
    const { understanding, failure, ...answer } = await withDeadline(
      clock,
      clock.nowMs() + understandingMs,
      signal,
      (inner) => understander.understand(request, inner),
    );
    const report = { by: answer.by === 'rules' ? answer.by : by, ...counted(answer) };
    if (failure !== undefined) return { report: { ...report, failure: codeOf(failure) } };
    const checked = understandingSchema.safeParse(understanding);
    if (checked.success) return { understanding: checked.data, report };
    return { report: { ...report, failure: 'invalid' } };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const failure = error instanceof DeadlineExceeded ? 'timeout' : 'threw';
    return { report: { by, failure } };
  }
}

/** What is a count; an understander may hand in anything. */
function counted(answer: UnderstandingCost): UnderstandingCost {
  return Object.fromEntries(
    counts.flatMap((name) => {
      const count: unknown = answer[name];
      return typeof count === 'number' && Number.isFinite(count) && count >= 0
        ? [[name, count]]
        : [];
    }),
  );
}

const counts = ['calls', 'inputTokens', 'cachedTokens', 'outputTokens', 'costUsd'] as const;

/** Failures are names in metrics and logs, and never a text that a model wrote. */
function codeOf(failure: unknown): string {
  return typeof failure === 'string' && /^[a-z-]{1,40}$/.test(failure) ? failure : 'threw';
}
