import type { Adapter } from '../adapters/port.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import type { Catalogue } from '../core/step.ts';
import { OperationalError } from '../errors.ts';
import { platformOf } from '../store/people.ts';
import type { ClaimRequest } from '../store/port.ts';
import type { Transcriber } from '../understanding/port.ts';
import type { Calls } from './calls.ts';
import type { RuntimeEvent, RuntimeOptions, TurnCore } from './port.ts';

/** What the parts of a runtime share: its options with defaults filled in, and what follows from them. */
export interface RuntimeContext
  extends Required<Omit<RuntimeOptions, 'preferredFlow' | 'observe' | 'transcriber'>> {
  readonly transcriber?: Transcriber;
  readonly turn: TurnCore;
  readonly catalogue: Catalogue;
  /** Older flows that were needed once, by hash. A hash names one content for good. */
  readonly pinned: Map<string, CompiledFlow>;
  readonly calls: Calls;
  /** Tells the observer. A guest: what it throws changes nothing. */
  readonly observe: (event: RuntimeEvent) => void;
  /** Aborts when the time for a graceful end is over. */
  readonly stopping: AbortSignal;
}

export function claimRequest(context: RuntimeContext): ClaimRequest {
  return { workerId: context.workerId, nowMs: context.clock.nowMs(), leaseMs: context.leaseMs };
}

/** For lanes: the lease outlives the longest send by far, so nobody sends an entry beside us. */
export function laneRequest(context: RuntimeContext): ClaimRequest {
  return { ...claimRequest(context), leaseMs: context.sendMs + context.leaseMs };
}

/** The adapter that a conversation is reached through. Throws `adapter-missing`. */
export function adapterFor(context: RuntimeContext, key: string): Adapter {
  const platform = platformOf(key);
  const adapter = context.adapters.find((candidate) => candidate.platform === platform);
  if (adapter !== undefined) return adapter;
  throw new OperationalError('adapter-missing', `This worker has no adapter for "${platform}".`);
}

export function catalogueOf(flows: readonly CompiledFlow[], preferred?: string): Catalogue {
  return { flows, pinned: {}, ...(preferred !== undefined && { preferred }) };
}
