import { isActive } from '../active.ts';
import { controlMoves, readControl } from '../controls.ts';
import { readDirectly } from '../direct-answer.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { CommandInput, ContactInput, Input, TextInput } from '../input.ts';
import { type Message, spanSource } from '../message.ts';
import type { Move } from '../move.ts';
import { normalise } from '../normalise.ts';
import { countsFrom } from '../people.ts';
import { askedSlots, type Scene, slotSpec, slotState, withoutPending } from '../scene.ts';
import type { SlotState } from '../slot-state.ts';
import { dayAt } from '../slot-types/calendar.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { SlotTypeName } from '../slot-types/slot-type.ts';
import type { Value } from '../value.ts';
import { readEdit } from './edited.ts';
import { readFields } from './fields.ts';
import { thoughts, together } from './pieces.ts';
import { otherFlowMoves } from './triggers.ts';
import { pickControl } from './typed-control.ts';

/** What a turn's inputs say by themselves, and the messages with words that are left over. */
export interface ReadInputs {
  readonly moves: readonly Move[];
  readonly leftover: readonly Message[];
  /** The pending question was answered by an input, so that what is left over answers nothing. */
  readonly answered: boolean;
}

/**
 * Reads the inputs of a turn in order. In a burst the pending question is answered once: what comes
 * after that was written before the next question was seen. A picture with words beside it says those.
 */
export function readInputs(inputs: readonly Input[], scene: Scene): ReadInputs {
  const moves: Move[] = [];
  const leftover: Message[] = [];
  let now = scene;
  const worded = inputs.some(({ kind }) => kind === 'text');
  const inPieces = inputs.length > 1 && inputs.every(isOneWord);
  for (const thought of thoughts(inputs, scene.context.language)) {
    const [input] = thought;
    if (input === undefined) continue;
    const whole = readInput(thought, now);
    const read = inPieces && thought.length === 1 ? asFragment(whole) : whole;
    if (read.message) leftover.push(read.message);
    if (input.kind !== 'wordless' || !worded) moves.push(...countsFrom(input, read.moves, scene));
    if (read.moves.some(isAnswer)) now = withoutPending(scene);
  }
  return { moves, leftover, answered: now !== scene };
}

/** In characters. What is longer is no answer to a question, and reading it would hold up others. */
const longestText = 4_000;

function isOneWord(input: Input): boolean {
  return input.kind === 'text' && !/\s/.test(input.text.trim());
}

/** One word of a thought that was sent in pieces is no command: «нас» «человек» «тридцать». */
function asFragment(read: ReadInput): ReadInput {
  return { ...read, moves: read.moves.filter(({ move }) => move !== 'human' && move !== 'cancel') };
}

interface ReadInput {
  readonly moves: readonly Move[];
  readonly message?: Message;
}

function readInput([input, ...more]: readonly Input[], scene: Scene): ReadInput {
  switch (input?.kind) {
    case undefined:
      return { moves: [] };
    case 'control':
      return { moves: readControl(input, scene.session) };
    case 'command':
      return { moves: commandMoves(input, scene) };
    case 'edit':
      return { moves: readEdit(input, scene) };
    case 'fields':
      return { moves: readFields(input, scene) };
    case 'contact':
      return { moves: readContact(input, scene) };
    case 'location':
      return { moves: [{ move: 'wordless', what: 'location' }] };
    case 'wordless':
      return { moves: [{ move: 'wordless', what: input.what }] };
    case 'refused':
    case 'staff':
      return { moves: [] };
    case 'text': {
      if (input.text.length > longestText) return { moves: [tooLong(input, scene)] };
      const rest = more.filter((each): each is TextInput => each.kind === 'text');
      const message = together([input, ...rest], scene.context.language) ?? normalise(input);
      const control = pickControl(input, message, scene);
      if (control) {
        const source = spanSource(message, 0, message.text.length);
        return { moves: controlMoves(control, source, scene.session) };
      }
      const direct = readDirectly(message, scene);
      const others = otherFlowMoves(message, scene);
      if (direct === undefined) return { moves: others, message };
      return {
        moves: [...(others.length > 0 ? withoutFreeText(direct, scene) : direct), ...others],
      };
    }
  }
}

/** What was asked as free text says how much it takes. */
function tooLong(input: TextInput, { flow, session, context }: Scene): Move {
  const [only, ...others] = askedSlots(session);
  const slot = only === undefined || others.length > 0 ? undefined : slotSpec(flow, only);
  if (slot?.type !== 'text') return { move: 'too-long' };
  const today = dayAt(context.nowMs, context.timeZone);
  const problem = slotTypes.text.check(input.text, slot, today);
  const { eventId, from } = input;
  const source = { kind: 'control', eventId, from, text: '' } as const;
  return problem ? { move: 'invalid', slot: slot.id, problem, source } : { move: 'too-long' };
}

/** Words that name another flow are no free text: what is wished is asked, and nothing is put down. */
function withoutFreeText(moves: readonly Move[], { flow }: Scene): readonly Move[] {
  return moves.filter((move) => move.move !== 'give' || slotSpec(flow, move.slot).type !== 'text');
}

function isAnswer({ move }: Move): boolean {
  return !noAnswers.has(move);
}

const noAnswers: ReadonlySet<Move['move']> = new Set([
  'question',
  'ask-about',
  'pleasantry',
  'unclear',
  'wordless',
  'other-flow',
  'outdated',
]);

function commandMoves(
  { command, eventId, from }: CommandInput,
  { session }: Scene,
): readonly Move[] {
  if (command === 'cancel') return [{ move: 'cancel' }];
  if (command === 'help') return [{ move: 'ask-about', topic: 'help', slots: [] }];
  if (command !== 'skip') return [];
  const source = { kind: 'control', eventId, from, text: '/skip' } as const;
  return askedSlots(session).map((slot) => ({ move: 'decline', slot, reason: 'refused', source }));
}

/** What a contact card carries, by the type of slot it can fill. */
const onCard: Partial<Record<SlotTypeName, (card: ContactInput) => string | undefined>> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phone && (phone.startsWith('+') ? phone : `+${phone}`),
};

/**
 * The person's own card fills what was asked for, else what it carries and is still empty; what stands
 * is corrected by it, and for what was declined it is a passing mention. Somebody else's card is
 * nobody's answer, and a card with nothing to take is no use here: both are said.
 */
function readContact(input: ContactInput, scene: Scene): readonly Move[] {
  const { eventId, from, own } = input;
  if (!own) return [{ move: 'wordless', what: 'others-card' }];
  const { flow, session, context } = scene;
  const today = dayAt(context.nowMs, context.timeZone);
  const asked = askedSlots(session);
  const rank = ({ id }: SlotSpec) =>
    asked.includes(id) ? -1 : ranks.indexOf(slotState(session, id).status);
  const taking = flow.spec.slots
    .filter(({ id }) => isActive(flow, id, session.slots, today))
    .sort((a, b) => rank(a) - rank(b));
  for (const slot of taking) {
    const text = onCard[slot.type]?.(input);
    if (text === undefined) continue;
    const source = { kind: 'control', eventId, from, text } as const;
    const reading = slotTypes[slot.type].read(text, slot, scene.context);
    const value: Value = reading.kind === 'value' ? reading.value : text;
    const problem = slotTypes[slot.type].check(value, slot, today);
    if (problem) return [{ move: 'invalid', slot: slot.id, problem, source }];
    const direct = asked.includes(slot.id) || slotState(session, slot.id).status !== 'declined';
    const given = { value, basis: 'stated', source, direct, corrects: false } as const;
    return [{ move: 'give', slot: slot.id, ...given }];
  }
  return [{ move: 'wordless', what: 'card' }];
}

/** Which slot a card fills first. */
const ranks: readonly SlotState['status'][] = ['empty', 'inferred', 'filled', 'declined'];
