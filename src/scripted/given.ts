import { z } from 'zod';
import type { Place } from '../adapters/port.ts';
import { type Conversation, newConversation } from '../core/conversation.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import type { SlotSpec } from '../core/flow/spec.ts';
import type { Input } from '../core/input.ts';
import { type LanguageCode, languageCodes } from '../core/language/language.ts';
import type { Pending } from '../core/question.ts';
import type { HistoryEntry, Session } from '../core/session.ts';
import { declineReasons, emptySlot, type SlotState, type Source } from '../core/slot-state.ts';
import { slotTypes } from '../core/slot-types/index.ts';
import type { Problem } from '../core/slot-types/slot-type.ts';
import { nearest } from '../core/text/spelling.ts';
import { begin } from '../core/turn/begin.ts';
import type { Value } from '../core/value.ts';
import { unnamedPerson } from './written-inputs.ts';

/** A conversation to begin in the middle of: what is known, what was asked, what was said. */
export interface Given {
  readonly flow: CompiledFlow;
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly pending?: Pending;
  readonly history: readonly HistoryEntry[];
}

export type ReadGiven =
  | { readonly ok: true; readonly given: Given }
  | { readonly ok: false; readonly faults: readonly string[] };

/** The message that asked the pending question and stated the inferences. */
export const givenMessageId = 'given';

const value = z.custom<Value>((each) => each !== undefined && each !== null, 'needs a value');
const words = z.string().optional();
const slotSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('empty') }),
  z.strictObject({
    status: z.literal('filled'),
    value,
    words,
    basis: z.enum(['stated', 'derived']).default('stated'),
    confirmed: z.enum(['stated', 'silence', 'explicit', 'edited']).default('stated'),
  }),
  z.strictObject({
    status: z.literal('inferred'),
    value,
    words,
    basis: z.literal('derived').optional(),
  }),
  z.strictObject({
    status: z.literal('declined'),
    reason: z.enum(declineReasons).default('refused'),
    words,
  }),
]);
type GivenSlot = z.output<typeof slotSchema>;

const said = z.union([z.string().transform((text) => [text]), z.array(z.string())]).default([]);
const givenSchema = z.strictObject({
  slots: z.record(z.string(), slotSchema).default({}),
  pending: z.strictObject({ asked: z.array(z.string()).min(1).max(2) }).optional(),
  history: z.array(z.strictObject({ person: said, bot: said })).default([]),
});

/** Reads what `--given` holds, checks it against the flow, and reports every fault at once. */
export function readGiven(json: unknown, flow: CompiledFlow, nowMs: number): ReadGiven {
  const read = givenSchema.safeParse(json);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => placed(path.join('.'), message));
    return { ok: false, faults };
  }
  const { slots, pending, history } = read.data;
  const faults = [
    ...Object.entries(slots).flatMap(([id, slot]) => slotFaults(`slots.${id}`, id, slot, flow)),
    ...(pending?.asked ?? []).flatMap((id) => unknownSlot('pending.asked', id, flow)),
  ];
  if (faults.length > 0) return { ok: false, faults };

  const asked = pending?.asked ?? [];
  const states = flow.spec.slots.map(({ id }) => [
    id,
    { ...slotState(slots[id]), asked: asked.includes(id) ? 1 : 0 },
  ]);
  const question = pendingQuestion(asked, slots);
  return {
    ok: true,
    given: {
      flow,
      slots: Object.fromEntries(states),
      ...(question === undefined ? {} : { pending: question }),
      history: history.map(({ person, bot }) => ({
        atMs: nowMs,
        person: person.map((text) => ({ messageId: givenMessageId, from: unnamedPerson, text })),
        bot,
      })),
    },
  };
}

/** The conversation as it would stand if all this had happened in it, after `start`. */
export function givenConversation(
  { flow, slots, pending, history }: Given,
  place: Place & { readonly timeZone: string },
  start: Input,
  nowMs: number,
): Conversation & { readonly session: Session } {
  const { key, platform, timeZone } = place;
  const language = languageOf(place.locale);
  const begun = begin(newConversation({ key, platform, language, timeZone }), flow, start, nowMs);
  const session = {
    ...begun.session,
    revision: 1,
    slots,
    ...(pending === undefined ? {} : { pending }),
  };
  return { ...begun, turns: 1, history, session };
}

function languageOf(locale: string | undefined): LanguageCode {
  const wanted = locale?.split('-')[0]?.toLowerCase();
  return languageCodes.find((code) => code === wanted) ?? languageCodes[0];
}

/** Asking about an inference is asking for its confirmation. */
function pendingQuestion(
  asked: readonly string[],
  slots: Readonly<Record<string, GivenSlot>>,
): Pending | undefined {
  if (asked.length === 0) return undefined;
  const messageId = givenMessageId;
  return asked.every((id) => slots[id]?.status === 'inferred')
    ? { about: 'closing', asked, messageId }
    : { about: 'slots', asked, attempt: 'first', messageId };
}

function slotState(slot: GivenSlot | undefined): SlotState {
  switch (slot?.status) {
    case undefined:
    case 'empty':
      return emptySlot;
    case 'filled': {
      const { status, value, basis, confirmed, words } = slot;
      return { status, asked: 0, value, basis, confirmed, source: source(words, value) };
    }
    case 'inferred': {
      const { status, value, words } = slot;
      return {
        status,
        asked: 0,
        value,
        source: source(words, value),
        rejected: [],
        statedIn: givenMessageId,
      };
    }
    case 'declined': {
      const { status, reason, words } = slot;
      return {
        status,
        asked: 0,
        reason,
        ...(words === undefined ? {} : { source: source(words, words) }),
      };
    }
  }
}

function source(words: string | undefined, value: Value): Source {
  const text = words ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const from = unnamedPerson;
  return { kind: 'span', messageId: givenMessageId, from, text, start: 0, end: text.length };
}

function slotFaults(place: string, id: string, slot: GivenSlot, flow: CompiledFlow): string[] {
  const spec = flow.slots.get(id);
  if (spec === undefined) return unknownSlot('slots', id, flow);
  if (slot.status !== 'filled' && slot.status !== 'inferred') return [];
  const problem = slotTypes[spec.type].check(slot.value, spec);
  return problem === undefined ? [] : [placed(`${place}.value`, problemText(problem, spec))];
}

function unknownSlot(place: string, id: string, flow: CompiledFlow): string[] {
  if (flow.slots.has(id)) return [];
  const meant = nearest(id, [...flow.slots.keys()]);
  const hint = meant === undefined ? '' : ` – did you mean "${meant}"?`;
  return [placed(place, `the flow has no slot "${id}"${hint}`)];
}

function problemText(problem: Problem, spec: SlotSpec): string {
  const limit = 'limit' in problem ? ` (${problem.limit})` : '';
  return `is no value of this ${spec.type} slot: ${problem.problem}${limit}`;
}

function placed(place: string, message: string): string {
  return place === '' ? message : `${place}: ${message}`;
}
