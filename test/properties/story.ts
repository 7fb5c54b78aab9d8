import type { Conversation } from '../../src/core/conversation.ts';
import type { CompiledFlow } from '../../src/core/flow/compile.ts';
import type { Input } from '../../src/core/input.ts';
import type { Session } from '../../src/core/session.ts';
import type { SlotState } from '../../src/core/slot-state.ts';
import type { Needs, Settled, TurnContext } from '../../src/core/step.ts';
import type { Flows } from './flows.ts';
import type { Happening } from './happenings.ts';

/** A conversation as it went, turn by turn. */
export interface Story {
  readonly flows: Flows;
  readonly turns: readonly Turn[];
  /** Every text that was written, and every text that replaced one by an edit. */
  readonly said: readonly Said[];
}

export interface Said {
  readonly messageId: string;
  readonly by: string;
  readonly text: string;
  readonly spoken?: true;
}

export interface Turn {
  readonly happening: Happening;
  readonly before: Conversation;
  readonly inputs: readonly Input[];
  readonly context: TurnContext;
  readonly settled: Settled;
  readonly asked: readonly Needs[];
  /** Taken again with the same arguments, it came to the same. */
  readonly repeatable: boolean;
  readonly nowMs: number;
}

/** A slot before and after a turn that stayed within its session. */
export interface Passage {
  readonly id: string;
  readonly flow: CompiledFlow;
  readonly before: SlotState;
  readonly after: SlotState;
}

/** The sessions before and after a turn, where they are the same one. */
export function sameSession({
  before,
  settled,
}: Turn): { before: Session; after: Session } | undefined {
  const after = settled.conversation.session;
  if (before.session === undefined || after?.id !== before.session.id) return undefined;
  return { before: before.session, after };
}

export function passages(turn: Turn, story: Story): readonly Passage[] {
  const sessions = sameSession(turn);
  const flow = flowOf(turn, story);
  if (sessions === undefined || flow === undefined) return [];
  return flow.spec.slots.flatMap(({ id }) => {
    const before = sessions.before.slots[id];
    const after = sessions.after.slots[id];
    return before && after ? [{ id, flow, before, after }] : [];
  });
}

/** The flow of the session that the turn left behind. */
export function flowOf({ settled }: Turn, { flows }: Story): CompiledFlow | undefined {
  return flows.find(({ hash }) => hash === settled.conversation.session?.flow.hash);
}

/** The day on which a turn was taken; all people of these conversations live at UTC. */
export function dayOf({ nowMs }: Turn): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** The conversation in words, for whoever has to find out why a property failed. */
export function storyText({ turns, flows }: Story): string {
  const slots = flows[0].spec.slots.map((slot) => JSON.stringify(slot)).join('\n  ');
  return [`flow ${flows[0].spec.id}:\n  ${slots}`, ...turns.map(turnText)].join('\n');
}

function turnText({ inputs, settled, nowMs, asked, before }: Turn, index: number): string {
  const { session } = settled.conversation;
  const at = new Date(nowMs).toISOString().slice(5, 19);
  const understood = settled.trace.proposals.map(
    ({ slot, quote, outcome }) => `${slot}=${JSON.stringify(quote)}:${outcome}`,
  );
  const lines = [
    `#${index + 1} ${at} ${inputs.length === 0 ? '(a time came)' : inputs.map(inputText).join(' | ')}`,
    `   direct: ${JSON.stringify(settled.trace.direct.map(({ source: _, ...move }: { move: string; source?: unknown }) => move))}`,
    ...(asked.length > 0
      ? [`   understood: ${settled.trace.understanding?.by} ${understood.join(', ')}`]
      : []),
    `   ${settled.trace.decision}: ${settled.acts.map((act) => JSON.stringify(act)).join(' ')}`,
    ...settled.messages.map(
      ({ text, controls }) =>
        `   BOT: ${JSON.stringify(text)} [${controls.map(({ label }) => label).join('|')}]`,
    ),
    ...Object.entries(session?.slots ?? {})
      .filter(([id, state]) => JSON.stringify(before.session?.slots[id]) !== JSON.stringify(state))
      .map(([id, state]) => `   ${id}: ${stateText(state)}`),
    `   pending ${session?.pending?.about ?? '-'} ${session?.pending?.asked ?? ''} outcome ${JSON.stringify(session?.outcome)} stalled ${session?.stalledTurns} idle ${session?.idleTurns}`,
    ...settled.effects.map(({ event }) => `   DELIVERS ${event}`),
  ];
  return lines.join('\n');
}

function inputText(input: Input): string {
  const { kind, from, eventId: _, receivedAtMs: __, ...rest } = input;
  return `${from.id} ${kind} ${JSON.stringify(rest).slice(0, 300)}`;
}

function stateText(state: SlotState): string {
  const { asked, status, ...rest } = state;
  return `${status} asked ${asked} ${JSON.stringify(rest).slice(0, 500)}`;
}
