import { localise } from '../flow/localise.ts';
import type { SlotSpec } from '../flow/spec.ts';
import { ofDays } from '../flow/type-faults.ts';
import { currentValue } from '../merge/merge.ts';
import type { Move } from '../move.ts';
import { slotsNamed } from '../reading/naming.ts';
import { isAnyName, isPlainlyOther, takesAnyWords } from '../reading/plainly.ts';
import { readAs, withoutName } from '../reading/read-as.ts';
import {
  askedSlots,
  inferredSlots,
  type Scene,
  slotSpec,
  slotState,
  stands,
  statedInferences,
} from '../scene.ts';
import { slotTypes } from '../slot-types/index.ts';
import { amountOf } from '../slot-types/money.ts';
import type { Message } from '../text/message.ts';
import { sameValue } from '../value.ts';

/** "No, more like sixty": another value for something just said, when one slot plainly takes it. */
export function readCorrected(message: Message, scene: Scene): readonly Move[] | undefined {
  const { language } = scene.context;
  const correction = language.readCorrection(message.text);
  if (correction === undefined) return undefined;
  if (language.isNegated(message.text, correction.start)) {
    // "No, not thirty" says what is wrong and not what is right.
    const stated = statedInferences(scene.session);
    return stated.length > 0 ? [{ move: 'object', slots: stated }] : undefined;
  }
  const newest = latest(scene);
  const [named = [], ...others] = correctable(message.text, scene);
  const words = message.text.slice(correction.start, correction.end);
  for (const slots of [named, ...others]) {
    const moves = slots.flatMap((id) => {
      const slot = slotSpec(scene.flow, id);
      if (isPlainlyOther(words, slot, scene.flow.spec, scene.context)) return [];
      if (takesAnyWords(slot) && !mayCorrect(slot, words, slots === named, message, scene)) {
        return [];
      }
      if (slots !== named && isAnyName(words, slot, scene.flow.spec, scene.context)) return [];
      const { start, end } = withoutName(correction, slot, message);
      const move = readAs(slot, message, start, end, scene);
      return move ? [move] : [];
    });
    // "Four" is a number of guests rather than a time of which half the day is open.
    const given = moves.filter((move) => move.move === 'give');
    if (given.length === 1) return given;
    if (moves.length === 1) return moves;
    const days = given.filter(({ slot: id }) => ofDays.includes(slotSpec(scene.flow, id).type));
    if (days.length === 1 && saysDay(words, scene)) return days;
    const recent = given.filter(({ slot }) => newest.includes(slot));
    if (recent.length === 1) return recent;
    const options = given.filter(({ slot }) => slotSpec(scene.flow, slot).type === 'choice');
    if (options.length > 1 && options.length === moves.length) {
      return [{ move: 'object', slots: options.map(({ slot }) => slot) }];
    }
    if (moves.length > 1) return undefined;
  }
  return undefined;
}

/**
 * "60, not 16", "1 instead of 2", "from 8 people to just 7": what was wrong tells which slot is meant,
 * if it is the value of only one. Two ends of a day, a time or a way may be said like the last.
 */
export function readContrasted(message: Message, scene: Scene): readonly Move[] | undefined {
  const contrast = scene.context.language.readContrast(message.text);
  if (contrast === undefined) return undefined;
  const { wrong, meant, shift } = contrast;
  const moves = scene.flow.spec.slots.flatMap((slot) => {
    const state = slotState(scene.session, slot.id);
    const value = stands(state) ? currentValue(state) : undefined;
    if (value === undefined || slot.type === 'text') return [];
    if (shift && !shifting.has(slot.type)) return [];
    const was = readAs(slot, message, wrong.start, wrong.end, scene);
    if (was?.move !== 'give' || !sameValue(was.value, value)) return [];
    const move = readAs(slot, message, meant.start, meant.end, scene);
    return move?.move === 'give' || move?.move === 'invalid' ? [move] : [];
  });
  return moves.length === 1 ? moves : undefined;
}

const shifting: ReadonlySet<SlotSpec['type']> = new Set([
  'integer',
  'number',
  'percentage',
  'money',
  'quantity',
  'duration',
]);

/** "June", behind "I take it the timeline is 1 May": another value for what was stated and is open. */
export function readBetter(message: Message, scene: Scene): readonly Move[] | undefined {
  const stated = inferredSlots(scene.session).filter(([, state]) => state.statedIn !== undefined);
  const moves = stated.flatMap(([id]) => {
    const slot = slotSpec(scene.flow, id);
    const formless = takesAnyWords(slot) || slot.type === 'list';
    const move = formless ? undefined : readAs(slot, message, 0, message.text.length, scene);
    return move ? [move] : [];
  });
  return moves.length === 1 && !isLargeAmount(message.text, scene) ? moves : undefined;
}

/** "30k", where a budget is still to come: more likely that than another number of people. */
function isLargeAmount(text: string, { flow, session, context }: Scene): boolean {
  return flow.spec.slots.some((slot) => {
    if (slot.type !== 'money' || slotState(session, slot.id).status !== 'empty') return false;
    const reading = slotTypes.money.read(text, slot, context);
    if (reading.kind !== 'value') return reading.kind === 'ambiguous';
    return (amountOf(reading.value) ?? 0) >= 1000;
  });
}

/**
 * Any words would do for a name or a text, so that a correction is theirs only if it says so: by
 * their label, by the value that stands, or right behind that value, where nothing else is asked
 * that the words would answer.
 */
function mayCorrect(
  slot: SlotSpec,
  words: string,
  named: boolean,
  { text }: Message,
  scene: Scene,
): boolean {
  const { session, flow, context } = scene;
  if (session.pending?.about === 'choice' || session.pending?.about === 'correction') return true;
  const value = currentValue(slotState(session, slot.id));
  const said = text.toLowerCase();
  if (typeof value === 'string' && said.includes(value.toLowerCase())) return true;
  if (named) {
    const { code } = context.language;
    const label = localise(slot.label, code, flow.spec.language).toLowerCase();
    if (slot.type !== 'text') return true;
    // Inside what is meant the label names nothing: "make it Friday, I am in the area then".
    const before = said.slice(0, said.length - words.length);
    return said.includes(label) && (before.includes(label) || isAtEdge(words, label));
  }
  if (!latest(scene).includes(slot.id) || answersAsked(words, scene)) return false;
  const denies = context.language.readAnswer(text)?.answer === 'no';
  const asked = askedSlots(session).map((id) => slotSpec(flow, id));
  return denies || !asked.some((each) => takesAnyWords(each));
}

/** "The area is ...", "... for the area". */
function isAtEdge(words: string, label: string): boolean {
  const said = words.toLowerCase();
  const first = said.indexOf(label);
  return (first >= 0 && first <= longestArticle) || said.replace(/[\s.!]+$/u, '').endsWith(label);
}

/** In characters. */
const longestArticle = 8;

/** What the message before this one gave. */
function latest({ session, history }: Scene): readonly string[] {
  const before = history.at(-1)?.person.map(({ messageId }) => messageId) ?? [];
  return Object.entries(session.slots).flatMap(([id, state]) => {
    const source = 'source' in state ? state.source : undefined;
    return stands(state) && source?.kind === 'span' && before.includes(source.messageId)
      ? [id]
      : [];
  });
}

/** "The 14th" is a day's, also where its number alone could be a number of something. */
function saysDay(words: string, { context: { language } }: Scene): boolean {
  const [only, ...others] = language.dates(words);
  return (
    only?.form === 'part' && others.length === 0 && only.start === 0 && only.end === words.length
  );
}

/** Whether words have the form of what was asked, as "13" has that of a number of days. */
function answersAsked(words: string, { flow, session, context }: Scene): boolean {
  return askedSlots(session)
    .map((id) => slotSpec(flow, id))
    .some(
      (slot) =>
        !takesAnyWords(slot) && slotTypes[slot.type].read(words, slot, context).kind !== 'none',
    );
}

/** Which slots a correction may mean, most likely first: one group after the other. */
function correctable(text: string, scene: Scene): readonly (readonly string[])[] {
  const { flow, session, context } = scene;
  const named = slotsNamed(text, flow.spec, context.language.code).map(({ id }) => id);
  const standing = flow.spec.slots.filter(({ id, type }) => {
    const { status } = slotState(session, id);
    return type !== 'text' && (status === 'filled' || status === 'inferred');
  });
  return [
    named,
    session.pending?.about === 'choice' || session.pending?.about === 'correction'
      ? session.pending.asked
      : [],
    statedInferences(session),
    standing.map(({ id }) => id),
    latest(scene),
  ];
}
