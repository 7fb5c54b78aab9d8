import type { KnowledgeIndex } from '../knowledge.ts';
import type { FlowSpec, SlotSpec } from './spec.ts';

/** A checked flow, ready to run: the spec with what is looked up in it. */
export interface CompiledFlow {
  readonly spec: FlowSpec;
  /** SHA-256 of the content in canonical form, hexadecimal: the version a session is pinned to. */
  readonly hash: string;
  readonly slots: ReadonlyMap<string, SlotSpec>;
  readonly knowledge: KnowledgeIndex;
}

/** Loads what the flow's types need and indexes it. Once per flow; the result is never changed. */
export declare function compileFlow(spec: FlowSpec): Promise<CompiledFlow>;
