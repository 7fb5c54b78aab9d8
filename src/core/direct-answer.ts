import { readStance } from './direct-stance.ts';
import { asksYesNo, doesNotKnow, readYesNo } from './direct-yes-no.ts';
import { localise } from './flow/localise.ts';
import type { SlotSpec } from './flow/spec.ts';
import { readLanguageWish } from './language/language-wish.ts';
import { currentValue } from './merge.ts';
import { type Message, runsOver, spanSource } from './message.ts';
import type { Move } from './move.ts';
import { namesOf, slotsNamed } from './naming.ts';
import { isPlainlyOther, takesAnyWords } from './plainly.ts';
import { splitQuestions } from './question-part.ts';
import { quotations } from './quotation.ts';
import { derived, moveOf } from './reading.ts';
import { askedSlots, type Scene, slotSpec, slotState, stands, statedInferences } from './scene.ts';
import { dayAt } from './slot-types/calendar.ts';
import { slotTypes } from './slot-types/index.ts';
import { applyListEdit, readListEdit } from './slot-types/list-edit.ts';
import { namesOfSlot, occurrences } from './slot-types/slot-words.ts';
import { toldBefore } from './told-before.ts';
import { sameValue } from './value.ts';
import { type Range, splitSentences } from './words.ts';

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
    readWishForLanguage(message) ??
    readStance(message, scene) ??
    readCandidate(message, scene) ??
    readNamedOption(message, scene) ??
    readListMoves(message, scene) ??
    readYesNo(message, scene) ??
    readRepeated(message, scene) ??
    readCorrected(message, scene) ??
    readRight(message, scene) ??
    readTypedAnswer(message, scene) ??
    readLateAnswer(message, scene) ??
    readBetter(message, scene) ??
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
  // "Bravo. No, Alpha": of two readings the one that corrects is meant.
  const meant = scene.context.language.splitCorrection(message.text)?.meant;
  const corrected =
    move?.move === 'ambiguous' && meant
      ? readAs(slot, message, meant.start, meant.end, scene)
      : undefined;
  return move && [corrected ?? move];
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

/** "June", behind "I take it the timeline is 1 May": another value for what was just stated. */
function readBetter(message: Message, scene: Scene): readonly Move[] | undefined {
  const moves = statedInferences(scene.session).flatMap((id) => {
    const slot = slotSpec(scene.flow, id);
    const formless = takesAnyWords(slot) || slot.type === 'list';
    const move = formless ? undefined : readAs(slot, message, 0, message.text.length, scene);
    return move ? [move] : [];
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

/** "The second one" of the options that the bot named, or none of them. */
function readNamedOption(message: Message, scene: Scene): readonly Move[] | undefined {
  const { session, flow, context } = scene;
  const [only, ...others] = askedSlots(session);
  const { pending } = session;
  if (pending?.about !== 'slots' || only === undefined || others.length > 0) return undefined;
  const { type, options = [] } = slotSpec(flow, only);
  if (type !== 'choice') return undefined;
  const source = spanSource(message, 0, message.text.length);
  if (context.language.isNoneOfThem(message.text)) return doesNotKnow([only], source, scene);
  const pick = context.language.readPick(message.text);
  if (pending.named !== only || typeof pick !== 'object') return undefined;
  const at = pick.position < 0 ? options.length + pick.position : pick.position - 1;
  const value = options[at]?.id;
  if (value === undefined) return undefined;
  const given = { value, basis: 'stated', source, direct: true, corrects: false } as const;
  return [{ move: 'give', slot: only, ...given }];
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
  const said = scene.context.language.readCorrection(message.text);
  const { start, end } = withoutName(said ?? { start: 0, end: message.text.length }, slot, message);
  const move = readAs(slot, message, start, end, scene);
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
      if (takesAnyWords(slot) && !mayCorrect(slot, words, slots === named, message, scene)) {
        return [];
      }
      const { start, end } = withoutName(correction, slot, message);
      const move = readAs(slot, message, start, end, scene);
      return move ? [move] : [];
    });
    if (moves.length === 1) return moves;
    if (moves.length > 1) return undefined;
  }
  return undefined;
}

/**
 * "I told you, we are 30": what stands and is said once more, else the answer to what was asked. The
 * words in front are nobody's value.
 */
function readRepeated(message: Message, scene: Scene): readonly Move[] | undefined {
  const start = toldBefore(message.text, scene.context.language);
  if (start === undefined) return undefined;
  const { length } = message.text;
  const again = scene.flow.spec.slots.flatMap((slot) => {
    const state = slotState(scene.session, slot.id);
    const move = stands(state) ? readAs(slot, message, start, length, scene) : undefined;
    const value = currentValue(state);
    const same = move?.move === 'give' && value !== undefined && sameValue(move.value, value);
    return same ? [move] : [];
  });
  if (again.length === 1) return again;
  const [only, ...others] = askedSlots(scene.session).filter((id) => {
    return slotState(scene.session, id).status === 'empty';
  });
  if (only === undefined || others.length > 0) return undefined;
  const move = readAs(slotSpec(scene.flow, only), message, start, length, scene);
  return move && [{ ...move, ...(move.move === 'give' && { corrects: false }) }];
}

/**
 * At a review, or when asked what is wrong with it: the name of what is, or a value whose form only
 * one slot has.
 */
function readRight(message: Message, scene: Scene): readonly Move[] | undefined {
  const { flow, session, context } = scene;
  const { pending } = session;
  const whole = pending?.about === 'correction' && pending.asked.length === 0;
  if (pending?.about !== 'review' && !whole) return undefined;
  const content = context.language.content(message.text);
  const words = message.text.slice(content.start, content.end);
  const standing = flow.spec.slots.filter(({ id }) => stands(slotState(session, id)));
  const named = standing.filter((slot) =>
    namesOf(slot, flow.spec, context.language.code).some((name) => isJust(name, words, context)),
  );
  if (named.length > 0) return [{ move: 'object', slots: named.map(({ id }) => id) }];
  const moves = standing.flatMap((slot) => {
    const formless = takesAnyWords(slot) || slot.type === 'list';
    const move = formless ? undefined : readAs(slot, message, 0, message.text.length, scene);
    return move ? [move] : [];
  });
  return moves.length === 1 ? moves : undefined;
}

/** Whether words are a slot's name and at most a "the" before it. */
function isJust(name: string, words: string, { language }: Scene['context']): boolean {
  const said = words.replace(/[\s.!]+$/u, '').toLowerCase();
  if (!said.endsWith(name)) return false;
  const before = said.slice(0, said.length - name.length).trim();
  return before === '' || language.isOwner(before);
}

/** "INV-9 for the reference": the name of the slot behind its value is no part of it. */
function withoutName({ start, end }: Range, slot: SlotSpec, { text }: Message): Range {
  const words = text.slice(start, end);
  const name = occurrences(words, namesOfSlot(slot)).at(-1);
  const lead =
    name &&
    /\s+(?:for|as|in|для|в|как)(?:\s+(?:the|my|our))?\s+$/iu.exec(words.slice(0, name.start));
  const behind = name && /^[\s.!]*$/u.test(words.slice(name.end));
  return lead && behind && lead.index > 0 ? { start, end: start + lead.index } : { start, end };
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
    return slot.type !== 'text' || said.includes(label);
  }
  if (!latest(scene).includes(slot.id) || answersAsked(words, scene)) return false;
  const denies = context.language.readAnswer(text)?.answer === 'no';
  const asked = askedSlots(session).map((id) => slotSpec(flow, id));
  return denies || !asked.some((each) => takesAnyWords(each));
}

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

/** The person's own question, when it is all that the message holds. */
function readQuestion(message: Message, scene: Scene): readonly Move[] | undefined {
  const { text } = message;
  const { context } = scene;
  const sentences = splitSentences(text).filter(
    ({ start, end }) => context.language.readStance(text.slice(start, end))?.stance !== 'greeting',
  );
  const first = sentences[0];
  const last = sentences.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const parts = sentences.map(({ start, end }) => text.slice(start, end));
  if (!parts.every((part) => asksOnly(part, scene))) return undefined;
  const source = spanSource(message, first.start, last.end);
  return [{ move: 'question', text: text.slice(first.start, last.end), source }];
}

/** "Yes, but are there fees?" only asks, unless a yes was what was asked for. */
function asksOnly(sentence: string, scene: Scene): boolean {
  const { language } = scene.context;
  if (!language.isQuestion(sentence)) return false;
  const [front, question] = splitQuestions(sentence, language);
  if (front === undefined || question === undefined) return true;
  const words = sentence.slice(front.start, front.end);
  const answer = language.readAnswer(words);
  return answer?.rest === words.length && !asksYesNo(scene);
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
  const read = slotTypes[slot.type].read(words, slot, context);
  const reading = runsOver(message, start, end) ? derived(read) : read;
  const content = context.language.content(words);
  const whole = content.end <= content.start;
  const source = whole
    ? spanSource(message, start, end)
    : spanSource(message, start + content.start, start + content.end);
  return moveOf(slot.id, reading, source, { direct: true, corrects: start > 0 });
}
