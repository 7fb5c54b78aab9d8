import { controlMoves, readControl } from '../controls.ts';
import { readDirectly } from '../direct/direct-answer.ts';
import type { CommandInput, Input, TextInput } from '../input.ts';
import type { Move } from '../move.ts';
import { countsFrom } from '../people.ts';
import { askedSlots, type Scene, slotSpec, withoutAsked, withoutPending } from '../scene.ts';
import { dayAt } from '../slot-types/days/calendar.ts';
import { slotTypes } from '../slot-types/index.ts';
import { type Message, spanSource } from '../text/message.ts';
import { normalise } from '../text/normalise.ts';
import { readEdit } from './edited.ts';
import { readFields } from './fields.ts';
import { thoughts, together } from './pieces.ts';
import { filesIn, readContact, readFiles, readLocation } from './shared.ts';
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
 * after that was written before the next question was seen. A picture that no slot takes says the words
 * beside it. Single words are commands only where all of them are.
 */
export function readInputs(inputs: readonly Input[], scene: Scene): ReadInputs {
  const moves: Move[] = [];
  const leftover: Message[] = [];
  // One word of a thought that was sent in pieces is no command: «нас» «человек» «тридцать».
  const commands: Move[] = [];
  const files = readFiles(inputs, scene);
  let now = files === undefined ? scene : withoutAsked(scene, files.slot);
  const sender = inputs.find((input) => filesIn(input).length > 0);
  if (files && sender) moves.push(...countsFrom(sender, files.moves, scene));
  const worded = inputs.some(({ kind }) => kind === 'text');
  const inPieces = inputs.length > 1 && inputs.every(isOneWord);
  for (const thought of thoughts(inputs, scene.context.language)) {
    const [input] = thought;
    if (input === undefined) continue;
    const whole = readInput(thought, now);
    const isPiece = inPieces && thought.length === 1;
    const read = isPiece ? { ...whole, moves: whole.moves.filter(isNoCommand) } : whole;
    if (isPiece) commands.push(...countsFrom(input, whole.moves, scene).filter(isCommand));
    if (read.message) leftover.push(read.message);
    if (input.kind === 'wordless' && (worded || (files && filesIn(input).length > 0))) continue;
    moves.push(...countsFrom(input, read.moves, scene));
    if (read.moves.some(isAnswer)) now = withoutPending(scene);
  }
  const onlyCommands = moves.length === 0 && leftover.length === 0;
  return { moves: onlyCommands ? commands : moves, leftover, answered: now !== scene };
}

/** In characters. What is longer is no answer to a question, and reading it would hold up others. */
const longestText = 4_000;

function isOneWord(input: Input): boolean {
  return input.kind === 'text' && !/\s/.test(input.text.trim());
}

function isCommand({ move }: Move): boolean {
  return move === 'human' || move === 'cancel';
}

function isNoCommand(move: Move): boolean {
  return !isCommand(move);
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
      return { moves: readLocation(input, scene) };
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
  'finish',
  'unclear',
  'wordless',
  'other-flow',
  'outdated',
  'reserved',
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
