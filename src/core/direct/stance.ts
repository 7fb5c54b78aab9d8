import type { Language } from '../language/language.ts';
import type { Stance, StanceReading } from '../language/words/found.ts';
import type { Move, ProcessTopic } from '../move.ts';
import type { Question } from '../question.ts';
import { namesOf, slotsInflected, slotsNamed } from '../reading/naming.ts';
import { takesAnyWords } from '../reading/plainly.ts';
import { recall } from '../reading/recall.ts';
import { askedSlots, type Scene, slotSpec, slotState, stands, statedInferences } from '../scene.ts';
import type { DeclineReason, Source } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import { type Message, spanSource } from '../text/message.ts';
import { trimRange } from '../text/words.ts';
import { asksYesNo, doesNotKnow } from './yes-no.ts';

/** A whole message that takes a stance: a command, a courtesy, a refusal, a question about the process. */
export function readStance(message: Message, scene: Scene): readonly Move[] | undefined {
  const reading = scene.context.language.readStance(message.text);
  const source = spanSource(message, 0, message.text.length);
  const without = readWithout(message, source, scene);
  // "Без парковки" refuses an answer, unless it is one.
  if (reading === undefined || without?.some(({ move }) => move === 'give')) return without;
  return stanceMoves(reading, source, scene);
}

/** The same for words that ask about the process, and nothing else. */
export function readProcessQuestion(
  words: string,
  source: Source,
  scene: Scene,
): readonly Move[] | undefined {
  const reading = scene.context.language.readStance(words);
  const moves = reading && stanceMoves(reading, source, scene);
  return moves?.every(({ move }) => move === 'ask-about') ? moves : undefined;
}

/**
 * "No reference", "no thanks, no email": the name of a slot with nothing but a negation before it leaves
 * the slot out.
 */
function readWithout(
  message: Message,
  source: Source,
  { flow, context }: Scene,
): readonly Move[] | undefined {
  const { language } = context;
  const [said = '', ...others] = message.text
    .split(clauseBreak)
    .filter((clause) => !isBareNo(clause, language));
  if (others.length > 0) return undefined;
  // Politeness around it changes nothing: "no email please".
  const content = language.content(said);
  const text = said.slice(content.start, content.end);
  const words = trimmed(text).toLowerCase();
  const slot = flow.spec.slots.find((each) =>
    namesOf(each, flow.spec, language.code).some((name) => {
      const start = words.length - name.length;
      const before = words.slice(0, Math.max(0, start)).trim();
      return words.endsWith(` ${name}`) && !before.includes(' ') && language.isNegated(text, start);
    }),
  );
  if (slot?.type === 'boolean') {
    const given = { value: false, basis: 'stated', direct: true, corrects: false } as const;
    return [{ move: 'give', slot: slot.id, ...given, source }];
  }
  return slot && [{ move: 'decline', slot: slot.id, reason: 'refused', source }];
}

const clauseBreak = /[,;.!]+\s+/u;

/** A no or a courtesy that says nothing about which slot. */
function isBareNo(clause: string, language: Language): boolean {
  const answer = language.readAnswer(clause);
  if (answer?.answer === 'no' && clause.slice(answer.rest).trim() === '') return true;
  const reading = language.readStance(clause);
  return reading !== undefined && reading.about === undefined && bareStances.has(reading.stance);
}

const bareStances: ReadonlySet<Stance> = new Set(['refusal', 'thanks', 'greeting', 'hesitation']);

function stanceMoves(
  { stance, about }: StanceReading,
  source: Source,
  scene: Scene,
): readonly Move[] | undefined {
  const { pending } = scene.session;
  switch (stance) {
    case 'cancel':
      return [{ move: pending?.about === 'sending' ? 'undo' : 'cancel' }];
    case 'reset':
      return [{ move: pending?.about === 'resume' ? 'start-again' : 'reset' }];
    case 'undo':
      return pending?.about === 'sending' ? [{ move: 'undo' }] : neverMind(scene);
    case 'human':
    case 'forget-me':
      return [{ move: stance }];
    case 'greeting':
    case 'thanks':
      return [{ move: 'pleasantry', kind: stance }];
    case 'finish':
      return finish(source, scene);
    case 'hesitation':
      return [{ move: 'unclear', hesitation: true }];
    case 'never-mind':
      return neverMind(scene);
    case 'objection':
      return about === undefined ? objection(scene) : objectionTo(about, scene);
    case 'already-said':
      return recall(source.from.id, scene);
    case 'ask-who':
      return [{ move: 'ask-about', topic: 'who', slots: [] }];
    case 'ask-help':
      return [{ move: 'ask-about', topic: 'help', slots: [] }];
    case 'go-on':
      return [{ move: 'go-on' }];
    case 'ask-why':
    case 'ask-options':
    case 'ask-state':
    case 'ask-recipient':
      return askAbout(topics[stance], about, scene);
    case 'deferral':
      if (pending?.about === 'other-flow')
        return [{ move: 'answer-other-flow', answer: 'afterwards' }];
      return deferral(about, scene);
    case 'unknown':
      return onSlots(aboutAsked(about, scene), scene, (slots) => doesNotKnow(slots, source, scene));
    case 'refusal':
      if (pending?.about === 'choice' && about === undefined) return neverMind(scene);
      return onSlots(about, scene, declineAs('refused', source));
    case 'no-preference':
      return onSlots(aboutAny(about, scene), scene, declineAs('no-preference', source));
    case 'withdrawal':
      return about === undefined
        ? undefined
        : onSlots(about, scene, declineAs('withdrawn', source));
  }
}

/**
 * "That's all", "send it". Where a yes is asked for, it is that or a courtesy; else nothing optional
 * is wanted any more where only that was asked, and what else is missing is named.
 */
function finish(source: Source, scene: Scene): readonly Move[] | undefined {
  const { session, context, flow } = scene;
  const { pending } = session;
  const answer = context.language.readAnswer(source.text);
  if (asksYesNo(scene) && answer?.rest === source.text.length) return undefined;
  if (session.outcome !== undefined || pending === undefined || waitsForYes.has(pending.about)) {
    const approves = pending !== undefined && context.language.isApproval(source.text);
    return approves ? undefined : [{ move: 'pleasantry', kind: 'thanks' }];
  }
  const isOptional = (id: string) => flow.slots.get(id)?.required === false;
  const done = pending.about === 'slots' && pending.asked.every(isOptional);
  const open = done ? flow.spec.slots.filter(({ id }) => isLeftOpen(id, scene)) : [];
  const left = open.filter(({ id }) => isOptional(id)).map(({ id }) => id);
  return [...declineAs('refused', source)(left), { move: 'finish' }];
}

const waitsForYes: ReadonlySet<Question['about']> = new Set(['review', 'sending', 'closing']);

/** Empty, and either asked or sure to be asked: what depends on others may not matter at all. */
function isLeftOpen(id: string, { session, flow }: Scene): boolean {
  const { status, asked } = slotState(session, id);
  const spec = flow.slots.get(id);
  return status === 'empty' && (asked > 0 || (spec?.ask !== 'never' && !flow.conditions.has(id)));
}

function trimmed(text: string): string {
  const { start, end } = trimRange(text, { start: 0, end: text.length }, /[\s.!]/u);
  return text.slice(start, end);
}

const topics = {
  'ask-why': 'why',
  'ask-options': 'options',
  'ask-state': 'state',
  'ask-recipient': 'recipient',
} as const satisfies Partial<Record<Stance, ProcessTopic>>;

function declineAs(reason: DeclineReason, source: Source) {
  return (slots: readonly string[]): readonly Move[] =>
    slots.map((slot) => ({ move: 'decline', slot, reason, source }));
}

/** Moves on the slots that a stance names, else on those that were asked; none where neither is known. */
function onSlots(
  about: string | undefined,
  scene: Scene,
  moves: (slots: readonly string[]) => readonly Move[],
): readonly Move[] | undefined {
  const slots = slotsMeant(about, scene);
  return slots === undefined || slots.length === 0 ? undefined : moves(slots);
}

/** Any will do, of something that the flow does not name: it is about what was asked, in other words. */
function aboutAny(about: string | undefined, scene: Scene): string | undefined {
  if (about === undefined || slotsMeant(about, scene) !== undefined) return about;
  return scene.session.pending?.about === 'slots' ? undefined : about;
}

/**
 * "I don't know if it was", "not sure when we leave" name nothing else: they are about what was asked,
 * where its values have a form and none is there. Any other words may be what a free text says.
 */
function aboutAsked(about: string | undefined, scene: Scene): string | undefined {
  if (about === undefined || slotsMeant(about, scene) !== undefined) return about;
  const { flow, session, context } = scene;
  const isAbsent = askedSlots(session).every((id) => {
    const slot = slotSpec(flow, id);
    if (slot.type === 'boolean') return true;
    const mayHold = /\d/u.test(about) || slotTypes[slot.type].find(about, slot, context).length > 0;
    return !takesAnyWords(slot) && !mayHold;
  });
  return session.pending?.about === 'slots' && isAbsent ? undefined : about;
}

function slotsMeant(about: string | undefined, scene: Scene): readonly string[] | undefined {
  if (about !== undefined) {
    const { spec } = scene.flow;
    const { code } = scene.context.language;
    const exact = slotsNamed(about, spec, code);
    const named = exact.length > 0 ? exact : slotsInflected(about, spec, code);
    return named.length > 0 ? named.map(({ id }) => id) : undefined;
  }
  const { pending } = scene.session;
  return pending?.about === 'slots' || pending?.about === 'correction' ? pending.asked : undefined;
}

/** "That's wrong", without what is right: about what was just stated, or about a review. */
function objection({ session }: Scene): readonly Move[] | undefined {
  const about = session.pending?.about;
  if (about === 'review' || about === 'sending') return [{ move: 'bare', answer: 'no' }];
  if (about === 'closing') return [{ move: 'object', slots: session.pending?.asked ?? [] }];
  const stated = statedInferences(session);
  return stated.length > 0 ? [{ move: 'object', slots: stated }] : undefined;
}

/** "The amount is wrong": about a value that stands, confirmed or not. */
function objectionTo(about: string, scene: Scene): readonly Move[] | undefined {
  const slots = slotsMeant(about, scene)?.filter((id) => stands(slotState(scene.session, id)));
  return slots === undefined || slots.length === 0 ? undefined : [{ move: 'object', slots }];
}

/** What is put off is what was named, else what was asked; at a review it is an objection. */
function deferral(about: string | undefined, scene: Scene): readonly Move[] | undefined {
  const { pending } = scene.session;
  if (pending?.about === 'review' || pending?.about === 'sending') {
    return [{ move: 'bare', answer: 'no' }];
  }
  const slots = slotsMeant(about, scene) ?? slotsMeant(undefined, scene) ?? [];
  return slots.length > 0 ? [{ move: 'defer', slots }] : undefined;
}

/** A question that names something else is none about the process: it goes to the knowledge. */
function askAbout(
  topic: ProcessTopic,
  about: string | undefined,
  scene: Scene,
): readonly Move[] | undefined {
  if (topic === 'state' && about !== undefined) {
    // "What is the deadline there?" asks for nothing that is noted here.
    if (slotsMeant(about, scene) === undefined) return undefined;
  }
  if (topic === 'state' || topic === 'recipient') return [{ move: 'ask-about', topic, slots: [] }];
  const slots = about === undefined ? askedSlots(scene.session) : slotsMeant(about, scene);
  return slots === undefined || slots.length === 0
    ? undefined
    : [{ move: 'ask-about', topic, slots }];
}

/** Open points close, and an inference over an older value goes back. */
function neverMind({ session }: Scene): readonly Move[] | undefined {
  if (session.pending?.about === 'sending') return [{ move: 'undo' }];
  const slots = Object.entries(session.slots).flatMap(([id, state]) =>
    state.open !== undefined || (state.status === 'inferred' && state.behind !== undefined)
      ? [id]
      : [],
  );
  return slots.length > 0 ? slots.map((slot) => ({ move: 'keep', slot })) : undefined;
}
