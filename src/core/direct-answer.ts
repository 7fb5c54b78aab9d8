import { readStance } from './direct-stance.ts';
import { readYesNo } from './direct-yes-no.ts';
import type { SlotSpec } from './flow/spec.ts';
import { readLanguageWish } from './language/language-wish.ts';
import { type Message, spanSource } from './message.ts';
import type { Move } from './move.ts';
import { slotsNamed } from './naming.ts';
import { isAnyName, isPlainlyOther, takesAnyWords } from './plainly.ts';
import { quotations } from './quotation.ts';
import { moveOf } from './reading.ts';
import { askedSlots, type Scene, slotSpec, slotState, statedInferences } from './scene.ts';
import { dayAt } from './slot-types/calendar.ts';
import { slotTypes } from './slot-types/index.ts';
import { applyListEdit, readListEdit } from './slot-types/list-edit.ts';
import { sameValue } from './value.ts';
import { splitSentences } from './words.ts';

/**
 * What code settles by itself (contract 6): the moves of a message that is wholly explained by the
 * question shown, a control's words, a command, a stance or a question of the person's. `undefined`
 * where anything is left over: then the understander gets the words.
 *
 * The order is the rule: a valid option beats a command word, a date beats a deferral ("tomorrow"),
 * and a typed value beats a question mark behind it.
 */
export function readDirectly(message: Message, scene: Scene): readonly Move[] | undefined {
  return (
    readOption(message, scene) ??
    readNo(message, scene) ??
    readWishForLanguage(message) ??
    readStance(message, scene) ??
    readCandidate(message, scene) ??
    readListMoves(message, scene) ??
    readYesNo(message, scene) ??
    readCorrected(message, scene) ??
    readTypedAnswer(message, scene) ??
    readLateAnswer(message, scene) ??
    readQuestion(message, scene) ??
    readTextAnswer(message, scene)
  );
}

/** A wish for a language was followed already, or cannot be; what was asked is asked again in it. */
function readWishForLanguage({ text }: Message): readonly Move[] | undefined {
  const wish = readLanguageWish(text);
  if (wish === undefined) return undefined;
  return [wish === 'other' ? { move: 'cannot' } : { move: 'pleasantry', kind: 'greeting' }];
}

/** Values whose words would mean something else to a slot of another type. */
function readOption(message: Message, scene: Scene): readonly Move[] | undefined {
  const ofForm = ({ type }: SlotSpec) => ['choice', 'date', 'time'].includes(type);
  const ofDay = ({ type }: SlotSpec) => ['date', 'time'].includes(type);
  return readAnswerOf(message, scene, ofForm) ?? readLateAnswer(message, scene, ofDay);
}

/** "No, thanks" and "not now" answer a yes/no question; elsewhere they refuse and put off. */
function readNo(message: Message, scene: Scene): readonly Move[] | undefined {
  const answer = scene.context.language.readAnswer(message.text);
  if (answer?.answer !== 'no' || answer.rest < message.text.length) return undefined;
  return readAnswerOf(message, scene, ({ type }) => type === 'boolean');
}

/** A value outside its limits gives way to an earlier question that it answers. */
function readTypedAnswer(message: Message, scene: Scene): readonly Move[] | undefined {
  const moves = readAnswerOf(message, scene, (slot) => slot.type !== 'text');
  const fails = moves?.every(({ move }) => move === 'invalid') ?? false;
  return (fails ? readLateAnswer(message, scene) : undefined) ?? moves;
}

function readTextAnswer(message: Message, scene: Scene): readonly Move[] | undefined {
  if (quotations(message.text).length > 0) return undefined;
  return readAnswerOf(message, scene, (slot) => slot.type === 'text');
}

/** The whole reply as the value of the one slot that was asked. */
function readAnswerOf(
  message: Message,
  scene: Scene,
  takes: (slot: SlotSpec) => boolean,
): readonly Move[] | undefined {
  const asked = askedSlots(scene.session);
  const only = asked[0];
  if (only === undefined || asked.length > 1) return undefined;
  const slot = slotSpec(scene.flow, only);
  if (!takes(slot) || isPlainlyOther(message.text, slot, scene.flow.spec, scene.context)) {
    return undefined;
  }
  const move = readAs(slot, message, 0, message.text.length, scene);
  return move && [move];
}

/**
 * A bare value for the one slot that was asked before and is still empty, where the pending one does
 * not take it, or would take any words: "260", late, is the team's size and not the project.
 */
function readLateAnswer(
  message: Message,
  scene: Scene,
  takes: (slot: SlotSpec) => boolean = () => true,
): readonly Move[] | undefined {
  const asked = askedSlots(scene.session);
  const late = scene.flow.spec.slots.filter((slot) => {
    const state = slotState(scene.session, slot.id);
    const waits = state.status === 'empty' && state.asked > 0 && !asked.includes(slot.id);
    return waits && takes(slot) && (slot.type === 'identifier' || !takesAnyWords(slot));
  });
  const moves = late.flatMap((slot) => {
    const move = readAs(slot, message, 0, message.text.length, scene);
    return move?.move === 'give' ? [move] : [];
  });
  return moves.length === 1 ? moves : undefined;
}

/** "Keep it", "the new one", "the second": a pick by where it stands in the question. */
function readPicked(message: Message, id: string, scene: Scene): readonly Move[] | undefined {
  const state = slotState(scene.session, id);
  const pick = scene.context.language.readPick(message.text);
  if (pick === undefined || state.open === undefined) return undefined;
  const { candidates } = state.open;
  const stands = state.status === 'filled' || state.status === 'inferred';
  if (pick === 'keep') return stands ? [{ move: 'keep', slot: id }] : undefined;
  // The value that stands is shown first, the candidates behind it.
  const shown = stands ? [undefined, ...candidates] : candidates;
  const at = pick === 'new' ? shown.length - 1 : pick.position;
  const index = pick === 'new' ? at : at < 0 ? shown.length + at : at - 1;
  if (index < 0 || index >= shown.length || (pick === 'new' && candidates.length > 1))
    return undefined;
  const candidate = shown[index];
  return candidate ? [{ move: 'choose', slot: id, candidate }] : [{ move: 'keep', slot: id }];
}

/** "Also bacon", "without the onion": a list that stands is added to, or something is taken off it. */
function readListMoves(
  message: Message,
  { flow, session, context }: Scene,
): readonly Move[] | undefined {
  const source = spanSource(message, 0, message.text.length);
  const moves = flow.spec.slots.flatMap((slot): readonly Move[] => {
    const state = slotState(session, slot.id);
    if (slot.type !== 'list' || (state.status !== 'filled' && state.status !== 'inferred'))
      return [];
    const edit = readListEdit(message.text, slot, context);
    if (edit === undefined || !Array.isArray(state.value)) return [];
    const value = applyListEdit(state.value, edit);
    const given = { value, basis: edit.basis, source, direct: true, corrects: true };
    const problem = slotTypes.list.check(value, slot, dayAt(context.nowMs, context.timeZone));
    return [
      problem
        ? { move: 'invalid', slot: slot.id, problem, source }
        : { move: 'give', slot: slot.id, ...given },
    ];
  });
  return moves.length === 1 ? moves : undefined;
}

/** A yes-like or value-like pick among the candidates of an open point. */
function readCandidate(message: Message, scene: Scene): readonly Move[] | undefined {
  const { pending } = scene.session;
  const id = pending?.about === 'choice' ? pending.asked[0] : undefined;
  if (id === undefined) return undefined;
  const slot = slotSpec(scene.flow, id);
  const move = readAs(slot, message, 0, message.text.length, scene);
  const picked = move?.move === 'give' ? undefined : readPicked(message, id, scene);
  if (picked) return picked;
  if (move?.move !== 'give') return undefined;
  const candidate = slotState(scene.session, id).open?.candidates.find(({ value }) =>
    sameValue(value, move.value),
  );
  return [
    candidate
      ? { move: 'choose', slot: id, candidate: { ...candidate, source: move.source } }
      : move,
  ];
}

/** "No, more like sixty": another value for something just said, when one slot plainly takes it. */
function readCorrected(message: Message, scene: Scene): readonly Move[] | undefined {
  const { language } = scene.context;
  const correction = language.readCorrection(message.text);
  if (correction === undefined) return undefined;
  if (language.isNegated(message.text, correction.start)) {
    // "No, not thirty" says what is wrong and not what is right.
    const stated = statedInferences(scene.session);
    return stated.length > 0 ? [{ move: 'object', slots: stated }] : undefined;
  }
  const [named = [], ...others] = correctable(message.text, scene);
  for (const slots of [named, ...others]) {
    const words = message.text.slice(correction.start, correction.end);
    const moves = slots.flatMap((id) => {
      const slot = slotSpec(scene.flow, id);
      if (isPlainlyOther(words, slot, scene.flow.spec, scene.context)) return [];
      if (slots !== named && takesAnyWords(slot) && answersAsked(words, scene)) return [];
      if (slots !== named && isAnyName(words, slot, scene.flow.spec, scene.context)) return [];
      const move = readAs(slot, message, correction.start, correction.end, scene);
      return move ? [move] : [];
    });
    // "Four" is a number of guests rather than a time of which half the day is open.
    const given = moves.filter(({ move }) => move === 'give');
    if (given.length === 1) return given;
    if (moves.length === 1) return moves;
    if (moves.length > 1) return undefined;
  }
  return undefined;
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
function correctable(
  text: string,
  { flow, session, context }: Scene,
): readonly (readonly string[])[] {
  const named = slotsNamed(text, flow.spec, context.language.code).map(({ id }) => id);
  const standing = flow.spec.slots.filter(({ id, type }) => {
    const { status } = slotState(session, id);
    return type !== 'text' && type !== 'phrase' && (status === 'filled' || status === 'inferred');
  });
  return [
    named,
    session.pending?.about === 'choice' || session.pending?.about === 'correction'
      ? session.pending.asked
      : [],
    statedInferences(session),
    standing.map(({ id }) => id),
  ];
}

/** The person's own question, when it is all that the message holds. */
function readQuestion(message: Message, scene: Scene): readonly Move[] | undefined {
  const { context } = scene;
  const { text } = message;
  const sentences = splitSentences(text).filter(
    ({ start, end }) => context.language.readStance(text.slice(start, end))?.stance !== 'greeting',
  );
  const first = sentences[0];
  const last = sentences.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (answersFirst(text.slice(first.start, first.end), scene)) return undefined;
  if (!sentences.every(({ start, end }) => context.language.isQuestion(text.slice(start, end)))) {
    return undefined;
  }
  const source = spanSource(message, first.start, last.end);
  return [{ move: 'question', text: text.slice(first.start, last.end), source }];
}

/** "Yes, what does it cost?" answers a yes/no question before it asks one. */
function answersFirst(sentence: string, { flow, session, context }: Scene): boolean {
  const asked = askedSlots(session);
  if (!asked.some((id) => slotSpec(flow, id).type === 'boolean')) return false;
  const answer = context.language.readAnswer(sentence);
  if (answer === undefined || answer.answer === 'unsure') return false;
  return !context.language.isCondition(sentence.slice(answer.rest));
}

/** Reads [start, end) of a message as a slot's value; `undefined` where the type sees none. */
function readAs(
  slot: SlotSpec,
  message: Message,
  start: number,
  end: number,
  { context }: Scene,
): Move | undefined {
  const words = message.text.slice(start, end);
  const reading = slotTypes[slot.type].read(words, slot, context);
  const content = context.language.content(words);
  const whole = content.end <= content.start;
  const source = whole
    ? spanSource(message, start, end)
    : spanSource(message, start + content.start, start + content.end);
  return moveOf(slot.id, reading, source, { direct: true, corrects: start > 0 });
}
