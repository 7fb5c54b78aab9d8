import type { Act } from '../core/acts.ts';
import type { Pending } from '../core/question.ts';
import type { Control } from '../core/reply.ts';
import type { Outcome, Session } from '../core/session.ts';
import type { Basis, Confirmation, DeclineReason, SlotState, Source } from '../core/slot-state.ts';
import type { Rejection } from '../core/trace.ts';
import { modelCalled } from '../core/understanding.ts';
import type { Value } from '../core/value.ts';
import type { RuntimeEvent } from '../runtime/port.ts';

/**
 * The output of the scripted conversation, one record a line. Version 1 is stable: fields may be
 * added, none changes its meaning or goes (docs/cli.md).
 */
export type OutputRecord = TurnRecord | DeliveryRecord | IgnoredRecord | ErrorRecord;

export interface TurnRecord {
  readonly v: 1;
  readonly type: 'turn';
  /** Event ids of the inputs taken; empty for a turn that came due by itself. */
  readonly inputs: readonly string[];
  readonly acts: readonly Act[];
  readonly messages: readonly {
    readonly id: string;
    readonly text: string;
    readonly controls: readonly Control[];
    readonly replaces?: true;
  }[];
  /** Slots whose value the reply asks for. */
  readonly asked: readonly string[];
  readonly modelCalled: boolean;
  readonly slots: Readonly<Record<string, SlotRecord>>;
  readonly pending: Pending | null;
  readonly rejected: readonly RejectedProposal[];
  readonly outcome: Outcome | null;
}

export interface SlotRecord {
  readonly status: SlotState['status'];
  readonly value?: Value;
  readonly basis?: Basis;
  readonly confirmed?: Confirmation;
  readonly source?: Source;
  readonly reason?: DeclineReason;
}

/** A proposal that did not count. `value` is what it quoted. */
export interface RejectedProposal {
  readonly slot: string;
  readonly value: string;
  readonly reason: Rejection;
}

export interface DeliveryRecord {
  readonly v: 1;
  readonly type: 'delivery';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface IgnoredRecord {
  readonly v: 1;
  readonly type: 'ignored';
  readonly eventId: string;
  readonly reason: 'duplicate';
}

export type ErrorCode =
  | 'bad-arguments'
  | 'bad-configuration'
  | 'faulty-flow'
  | 'faulty-given'
  | 'bad-input'
  | 'unknown-control'
  | 'clock-not-frozen'
  | 'delivery-failed'
  | 'deliveries-waiting'
  | 'set-aside'
  | 'turn-failed';

export interface ErrorRecord {
  readonly v: 1;
  readonly type: 'error';
  readonly code: ErrorCode;
  readonly message: string;
  /** The line of standard input, from 1, where one line is at fault. */
  readonly line?: number;
}

export function errorRecord(code: ErrorCode, message: string, line?: number): ErrorRecord {
  return { v: 1, type: 'error', code, message, ...(line === undefined ? {} : { line }) };
}

export function turnRecord(turn: RuntimeEvent & { readonly event: 'turn' }): TurnRecord {
  const { conversation, acts, messages, trace } = turn.settled;
  const { session } = conversation;
  return {
    v: 1,
    type: 'turn',
    inputs: turn.inputs.map(({ eventId }) => eventId),
    acts,
    messages: messages
      .filter(
        ({ parts, decided, replaces }) =>
          replaces !== 'controls' && (parts.length > 0 || decided === undefined),
      )
      .map(({ id, text, controls, replaces }) => ({
        id,
        text,
        controls: controls.map((control) => ({ id: control.id, label: control.label })),
        ...(replaces === true && { replaces }),
      })),
    asked: askedSlots(acts),
    modelCalled: modelCalled(trace.understanding),
    slots: slotRecords(session),
    pending: session?.pending ?? null,
    rejected: trace.proposals.flatMap(({ slot, quote, outcome }) =>
      outcome === 'accepted' ? [] : [{ slot, value: quote, reason: outcome }],
    ),
    outcome: session?.outcome ?? null,
  };
}

/** The slots whose value these acts ask for; a confirmation of what is known asks for none. */
export function askedSlots(acts: readonly Act[]): readonly string[] {
  const slots = acts.flatMap((act) => {
    if (act.act === 'ask' || act.act === 'ask-correction') return act.slots;
    return act.act === 'ask-choice' ? [act.slot] : [];
  });
  return [...new Set(slots)];
}

function slotRecords(session: Session | undefined): Record<string, SlotRecord> {
  return Object.fromEntries(
    Object.entries(session?.slots ?? {}).map(([id, state]) => [id, slotRecord(state)]),
  );
}

function slotRecord(state: SlotState): SlotRecord {
  switch (state.status) {
    case 'empty':
      return { status: 'empty' };
    case 'filled': {
      const { status, value, basis, confirmed, source } = state;
      return { status, value, basis, confirmed, source };
    }
    case 'inferred':
      return { status: 'inferred', value: state.value, basis: 'derived', source: state.source };
    case 'declined': {
      const { status, reason, source } = state;
      return { status, reason, ...(source === undefined ? {} : { source }) };
    }
  }
}
