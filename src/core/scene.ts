import type { CompiledFlow } from './flow/compile.ts';
import type { SlotSpec } from './flow/spec.ts';
import type { HistoryEntry, Session } from './session.ts';
import type { InferredSlot, SlotState } from './slot-state.ts';
import type { ReadContext } from './slot-types/slot-type.ts';

/** What an input is read against: the flow, the session before it, and how to read. */
export interface Scene {
  readonly flow: CompiledFlow;
  readonly session: Session;
  readonly context: ReadContext;
  /** What was said before, newest last. */
  readonly history: readonly HistoryEntry[];
  /** The other flows that words may name. */
  readonly others: readonly CompiledFlow[];
}

/** The scene as if nothing were asked. */
export function withoutPending(scene: Scene): Scene {
  const { pending: _, ...session } = scene.session;
  return { ...scene, session };
}

/** The scene as if this slot were not asked, and the others of its question still were. */
export function withoutAsked(scene: Scene, id: string): Scene {
  const { pending } = scene.session;
  if (pending === undefined || !askedSlots(scene.session).includes(id)) return scene;
  const asked = pending.asked.filter((each) => each !== id);
  if (pending.about !== 'slots' || asked.length === 0) return withoutPending(scene);
  return { ...scene, session: { ...scene.session, pending: { ...pending, asked } } };
}

export function slotState(session: Session, id: string): SlotState {
  const state = session.slots[id];
  if (state === undefined) throw new Error(`session has no slot "${id}"`);
  return state;
}

/** Whether a slot has a value, confirmed or not. */
export function stands({ status }: SlotState): boolean {
  return status === 'filled' || status === 'inferred';
}

export function slotSpec(flow: CompiledFlow, id: string): SlotSpec {
  const slot = flow.slots.get(id);
  if (slot === undefined) throw new Error(`flow has no slot "${id}"`);
  return slot;
}

/** The slots that the pending question is about. */
export function askedSlots(session: Session): readonly string[] {
  return session.pending?.asked ?? [];
}

/** The inferences that were stated with the pending question, in flow order. */
export function statedInferences(session: Session): readonly string[] {
  const messageId = session.pending?.messageId;
  return Object.entries(session.slots).flatMap(([id, state]) =>
    state.status === 'inferred' && state.statedIn !== undefined && state.statedIn === messageId
      ? [id]
      : [],
  );
}

export function inferredSlots(session: Session): readonly (readonly [string, InferredSlot])[] {
  return Object.entries(session.slots).flatMap(([id, state]) =>
    state.status === 'inferred' ? [[id, state] as const] : [],
  );
}

/** Whether an inference may be confirmed by silence: reversible, and the flow wants no explicit yes. */
export function takesSilence(flow: CompiledFlow, id: string): boolean {
  return isReversible(flow, id) && slotSpec(flow, id).confirm !== 'explicit';
}

/** A slot may differ from its flow (contract 4). */
export function isReversible(flow: CompiledFlow, id: string): boolean {
  return slotSpec(flow, id).reversible ?? flow.spec.reversible;
}
