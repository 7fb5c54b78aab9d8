import { indexKnowledge, type KnowledgeIndex } from '../knowledge/knowledge.ts';
import { hashContent } from './hash.ts';
import { type CompiledRule, type Condition, compileConditions, compileRules } from './rules.ts';
import type { FlowSpec, SlotSpec } from './spec.ts';

/** A checked flow, ready to run: the spec with what is looked up in it. */
export interface CompiledFlow {
  readonly spec: FlowSpec;
  /** SHA-256 of the content in canonical form, hexadecimal: the version a session is pinned to. */
  readonly hash: string;
  readonly slots: ReadonlyMap<string, SlotSpec>;
  readonly knowledge: KnowledgeIndex;
  /** The `when` of the slots that have one, by id. */
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly rules: readonly CompiledRule[];
}

/**
 * Indexes a checked flow. Once per flow; the result is never changed. It is a promise because a
 * type may have to load what it needs.
 */
export async function compileFlow(spec: FlowSpec): Promise<CompiledFlow> {
  return {
    spec,
    hash: hashContent(spec),
    slots: new Map(spec.slots.map((slot) => [slot.id, slot])),
    knowledge: indexKnowledge(spec.knowledge, spec.language),
    conditions: compileConditions(spec),
    rules: compileRules(spec),
  };
}
