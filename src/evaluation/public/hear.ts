import type { Act } from '../../core/acts.ts';
import type { CompiledFlow } from '../../core/flow/compile.ts';
import { type LanguageCode, languageCodes } from '../../core/language/language.ts';
import type { Move } from '../../core/move.ts';
import type { Question } from '../../core/question.ts';
import { emptySlot, type SlotState } from '../../core/slot-state.ts';
import { type Needs, resume, type Settled, step } from '../../core/step.ts';
import { understandingSchema } from '../../core/understanding.ts';
import type { Value } from '../../core/value.ts';
import { givenConversation, givenMessageId } from '../../scripted/given.ts';
import { unnamedPerson } from '../../scripted/written-inputs.ts';
import type { Understander } from '../../understanding/port.ts';
import { proposeByRules } from '../../understanding/rules/propose.ts';

/** What stands when a message comes: the bot's question, and values that were given before. */
export interface Standing {
  readonly flow: CompiledFlow;
  readonly language: LanguageCode;
  readonly nowMs: number;
  /** Of the person; UTC where it is not said. */
  readonly timeZone?: string;
  readonly question?: string | null | undefined;
  readonly pending?: Question;
  readonly filled?: Readonly<Record<string, Value>>;
}

/** What one message came to. */
export interface Heard {
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly acts: readonly Act[];
  /** What code settled by itself; empty where the rules had to be asked. */
  readonly direct: readonly Move[];
  /** No understander was asked. */
  readonly directly: boolean;
}

export type Hear = (text: string, standing: Standing) => Promise<Heard>;

/**
 * One turn of a real conversation: the core's step, with somebody who understands what is left over;
 * the offline rules answer where they fail, as in the runtime.
 */
export function hearWith(understander: Understander): Hear {
  return (text, standing) => hear(text, standing, understander);
}

async function hear(text: string, standing: Standing, understander: Understander): Promise<Heard> {
  const { flow, nowMs, question, language } = standing;
  const settled = await settledTurn(text, standing);
  return {
    slots: settled.conversation.session?.slots ?? settled.trace.after,
    acts: settled.acts,
    direct: settled.trace.direct,
    directly: settled.trace.understanding === undefined,
  };

  async function settledTurn(words: string, { pending, filled = {} }: Standing): Promise<Settled> {
    const start = { eventId: 'start', from: unnamedPerson, receivedAtMs: nowMs } as const;
    const asked = pending?.asked ?? [];
    const conversation = givenConversation(
      {
        flow,
        slots: Object.fromEntries(
          flow.spec.slots.map(({ id }) => [id, stateOf(filled[id], asked.includes(id) ? 1 : 0)]),
        ),
        ...(pending !== undefined && { pending: { ...pending, messageId: givenMessageId } }),
        history: question ? [{ atMs: nowMs, person: [], bot: [question] }] : [],
      },
      {
        key: 'cases',
        platform: 'terminal',
        locale: language,
        timeZone: standing.timeZone ?? 'UTC',
      },
      { ...start, kind: 'command', command: 'start' },
      nowMs,
    );
    const input = {
      ...start,
      eventId: 'said',
      kind: 'text',
      messageId: 'said',
      text: words,
    } as const;
    const catalogue = { flows: [flow], pinned: { [flow.hash]: flow } };
    const context = { nowMs, sent: new Set([givenMessageId]) };
    const turn = step(catalogue, conversation, [input], context);
    return turn.kind === 'settled' ? turn : understood(turn, understander);
  }
}

/** The code of a tag such as "en-GB"; absent for a language that the product does not know. */
export function languageOf(tag: string): LanguageCode | undefined {
  const [code] = tag.toLowerCase().split('-');
  return languageCodes.find((each) => each === code);
}

/** The moment of a case and the zone of its person, where the case says how far from UTC that is. */
export function clockOf(now: string | null | undefined): { nowMs: number; timeZone: string } {
  const [, sign, hours] = /([+-])0?(\d{1,2}):00$/u.exec(now ?? '') ?? [];
  if (!now || hours === undefined) return { nowMs: nowOf(now), timeZone: 'UTC' };
  // Zones of this name count the other way round.
  const timeZone = hours === '0' ? 'UTC' : `Etc/GMT${sign === '-' ? '+' : '-'}${hours}`;
  return { nowMs: Date.parse(now), timeZone };
}

/** The wall time of a case, as if in UTC; a day of its own where the case has none. */
export function nowOf(now: string | null | undefined): number {
  return Date.parse(`${(now ?? '2019-03-01T09:00:00').slice(0, 19)}Z`);
}

async function understood(needs: Needs, understander: Understander): Promise<Settled> {
  if (needs.need !== 'understanding') throw new Error('the flow of a case is always there');
  const { signal } = new AbortController();
  const answer = await understander.understand(needs.request, signal);
  const read = understandingSchema.safeParse(answer.understanding);
  const heard = answer.failure === undefined && read.success;
  const understanding = heard
    ? read.data
    : understandingSchema.parse(proposeByRules(needs.request));
  const by = heard ? understander.by : 'rules';
  const after = resume(needs, { need: 'understanding', understanding, report: { by } });
  if (after.kind !== 'settled') throw new Error('an understood turn settles');
  return after;
}

function stateOf(value: Value | undefined, asked: number): SlotState {
  if (value === undefined) return { ...emptySlot, asked };
  const text = String(value);
  const from = unnamedPerson;
  return {
    status: 'filled',
    asked: 1,
    value,
    basis: 'stated',
    confirmed: 'stated',
    source: { kind: 'span', messageId: givenMessageId, from, text, start: 0, end: text.length },
  };
}
