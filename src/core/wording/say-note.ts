import type { CompiledFlow } from '../flow/compile.ts';
import { localise } from '../flow/localise.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { Input, TextInput, WordlessInput } from '../input.ts';
import type { Control } from '../reply.ts';
import type { Session } from '../session.ts';
import type { SlotState } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { Value } from '../value.ts';
import { formatMessage } from './format.ts';
import { wordingPacks } from './index.ts';
import { capitalised } from './speaker.ts';

const mask = '•••';

/**
 * What the people who take over read first, in the flow's own language: why, every value with its
 * status and the words it came from, and what the person wants to know. Sensitive values are masked:
 * everybody in that place can read it (contract 10).
 */
export function openingNote(flow: CompiledFlow, session: Session): string {
  const { spec } = flow;
  const { notes } = packOf(flow);
  const { outcome, openQuestions, startedBy, reference } = session;
  const reason = outcome?.type === 'handed-over' ? outcome.reason : 'asked';
  const title = localise(spec.title, spec.language, spec.language);
  const name = startedBy.name ?? notes.person;
  const values = spec.slots.map((slot) => slotLine(flow, slot, session.slots[slot.id]));
  const questions = openQuestions.map(({ text }) => format(flow, notes.question, { text }));
  const blocks = [
    [format(flow, notes.opened[reason], { title, name })],
    [...values, ...(reference === undefined ? [] : [reference])],
    questions.length === 0 ? [] : [notes.questions, ...questions],
    [format(flow, notes.howTo, { name })],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The controls of a note, which are the same for all. */
export const noteControlIds = ['return', 'close'] as const;

export function noteControls(flow: CompiledFlow): readonly Control[] {
  const { controls } = packOf(flow).notes;
  return noteControlIds.map((id) => ({ id, label: controls[id] }));
}

/** On the way to the conversation, where its platform has one for others. */
export function linkLabel(flow: CompiledFlow): string {
  return packOf(flow).notes.controls.open;
}

/** What the person wrote or shared in this turn; `undefined` where that was nothing in words. */
export function saidNote(flow: CompiledFlow, inputs: readonly Input[]): string | undefined {
  const lines = inputs.flatMap((input) => saidLine(flow, input));
  return lines.length === 0 ? undefined : lines.join('\n\n');
}

/** How the people came to have it no longer; `name` is of whoever did it. */
export function passingNote(
  flow: CompiledFlow,
  how: 'returned' | 'closed' | 'left' | 'forgotten' | 'wordsOnly' | 'unreached',
  name?: string,
): string {
  const { notes } = packOf(flow);
  const ofPerson = how === 'left' || how === 'unreached';
  const by = name ?? (ofPerson ? notes.person : notes.team);
  return capitalised(format(flow, notes[how], { name: by }));
}

function saidLine(flow: CompiledFlow, input: Input): readonly string[] {
  const { notes } = packOf(flow);
  const name = input.from.name ?? capitalised(notes.person);
  switch (input.kind) {
    case 'text':
      return [format(flow, notes.said, { name, text: withFiles(input.text, input) })];
    case 'wordless': {
      const text = withFiles('', input);
      return [
        text === ''
          ? format(flow, notes.wordless, { name })
          : format(flow, notes.said, { name, text }),
      ];
    }
    case 'edit':
      return [format(flow, notes.edited, { name, text: input.text })];
    case 'contact': {
      const text = [input.name, input.phone, input.email].filter(Boolean).join(', ');
      return [format(flow, notes.said, { name, text })];
    }
    case 'location': {
      const { latitude, longitude } = input;
      return [format(flow, notes.location, { name, place: `${latitude}, ${longitude}` })];
    }
    case 'command':
      return [format(flow, notes.said, { name, text: `/${input.command}` })];
    default:
      return [];
  }
}

/** Files by their names: what is in them stays where it was shared. */
function withFiles(text: string, { files = [] }: TextInput | WordlessInput): string {
  const names = files.map((file) => `[${file.name}]`).join(' ');
  return [text, names].filter(Boolean).join(' ');
}

function slotLine(flow: CompiledFlow, slot: SlotSpec, state: SlotState | undefined): string {
  const { notes } = packOf(flow);
  const { language } = flow.spec;
  const label = capitalised(localise(slot.label, language, language));
  if (state?.status === 'declined') {
    return format(flow, notes.lineDeclined[state.reason], { label });
  }
  if (state === undefined || state.status === 'empty') {
    return format(flow, notes.lineEmpty, { label });
  }
  const value = slot.sensitive ? mask : valueText(flow, slot, state.value);
  const words = slot.sensitive ? mask : state.source.text;
  if (state.status === 'inferred') {
    return format(flow, notes.lineUnconfirmed, { label, value, words });
  }
  return words === value || slot.sensitive
    ? format(flow, notes.line, { label, value })
    : format(flow, notes.lineFrom, { label, value, words });
}

function valueText({ spec }: CompiledFlow, slot: SlotSpec, value: Value): string {
  return slotTypes[slot.type].format(value, slot, spec.language);
}

function packOf({ spec }: CompiledFlow) {
  return wordingPacks[spec.language];
}

function format(
  { spec }: CompiledFlow,
  message: string,
  words: Readonly<Record<string, string>>,
): string {
  return formatMessage(message, spec.language, words);
}
