import type { SlotSpec } from '../flow/spec.ts';
import { readLanguageWish } from '../language/answers/language-wish.ts';
import type { Stance } from '../language/words/found.ts';
import type { Move } from '../move.ts';
import { isPlainlyOther, takesAnyWords } from '../reading/plainly.ts';
import { readAs } from '../reading/read-as.ts';
import { askedSlots, type Scene, slotSpec, slotState } from '../scene.ts';
import { slotTypes } from '../slot-types/index.ts';
import { exactOption } from '../slot-types/words/choice-words.ts';
import { type Message, spanSource } from '../text/message.ts';
import { splitQuestions } from '../text/question-part.ts';
import { quotations } from '../text/quotation.ts';
import { splitSentences } from '../text/words.ts';
import { readCandidate, readListMoves, readNamedOption, readOtherOption } from './choice.ts';
import { readBetter, readContrasted, readCorrected } from './correction.ts';
import { readRepeated, readRight } from './review.ts';
import { readStance } from './stance.ts';
import { asksYesNo, readYesNo } from './yes-no.ts';

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
    readPlainAnswer(message, scene) ??
    readWishForLanguage(message) ??
    readStance(message, scene) ??
    readCandidate(message, scene) ??
    readNamedOption(message, scene) ??
    readOtherOption(message, scene) ??
    readListMoves(message, scene) ??
    readYesNo(message, scene) ??
    readRepeated(message, scene) ??
    readContrasted(message, scene) ??
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
  const { session, context } = scene;
  // "The second" is a day, unless it picks one of two that were shown.
  const picks =
    session.pending?.about === 'choice' && context.language.readPick(message.text) !== undefined;
  const ofDay = ({ type }: SlotSpec) => !picks && ofClockOrCalendar.includes(type);
  const ofForm = (slot: SlotSpec) => slot.type === 'choice' || ofDay(slot);
  return readAnswerOf(message, scene, ofForm) ?? readLateAnswer(message, scene, ofDay);
}

const ofClockOrCalendar: readonly SlotSpec['type'][] = ['date', 'time', 'date-time', 'date-range'];

/**
 * "No, thanks" and "not now" answer a yes/no question, and so does "I think so"; elsewhere they refuse,
 * put off and hesitate.
 */
function readPlainAnswer(message: Message, scene: Scene): readonly Move[] | undefined {
  const { text } = message;
  const answer = scene.context.language.readAnswer(text);
  if (answer === undefined) return undefined;
  if (answer.answer !== 'no' && !answer.leansToYes) return undefined;
  if (answer.rest === text.length) {
    return readAnswerOf(message, scene, ({ type }) => type === 'boolean');
  }
  const [only, ...others] = askedSlots(scene.session);
  if (only === undefined || others.length > 0 || answer.answer !== 'no') return undefined;
  const slot = slotSpec(scene.flow, only);
  if (slot.type !== 'boolean' || !isFarewell(text.slice(answer.rest), scene)) return undefined;
  const move = readAs(slot, message, 0, answer.rest, scene);
  return move && [move];
}

/** "No, that's all for now, thanks": what follows adds nothing, and asks for nothing. */
function isFarewell(words: string, { context: { language } }: Scene): boolean {
  const reading = language.readStance(words);
  return reading !== undefined && reading.about === undefined && farewells.has(reading.stance);
}

const farewells: ReadonlySet<Stance> = new Set(['finish', 'thanks', 'greeting', 'never-mind']);

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
  if (
    !takes(slot) ||
    onlyAsks(message.text, slot, scene) ||
    isPlainlyOther(message.text, slot, scene.flow.spec, scene.context)
  ) {
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

/** "Is there a table for 4?": a value in a question is nobody's, unless that puts it forward. */
function onlyAsks(text: string, slot: SlotSpec, { context: { language } }: Scene): boolean {
  const words = text.replace(/[\s?]+$/u, '');
  // An option may be one: "Where is my order".
  if (exactOption(words, slot) !== undefined) return false;
  // "Вряд ли" has the form of a question, and answers one for a yes or no.
  if (slot.type === 'boolean' && !text.includes('?')) return false;
  return language.isQuestion(words) && language.readProposal(words) === undefined;
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
  if (answersFirst(text.slice(first.start, first.end), scene)) return undefined;
  if (sentences.some((sentence) => context.language.asksForChange(text, sentence))) {
    return undefined;
  }
  const parts = sentences.map(({ start, end }) => text.slice(start, end));
  if (!parts.every((part) => asksOnly(part, scene))) return undefined;
  const source = spanSource(message, first.start, last.end);
  return [{ move: 'question', text: text.slice(first.start, last.end), source }];
}

/** "Yes, but are there fees?" only asks, unless a yes was what was asked for. */
function asksOnly(sentence: string, scene: Scene): boolean {
  const { language } = scene.context;
  if (!language.isQuestion(sentence) || putsForward(sentence, scene)) return false;
  const [front, question] = splitQuestions(sentence, language);
  if (front === undefined || question === undefined) return true;
  const words = sentence.slice(front.start, front.end);
  const answer = language.readAnswer(words);
  if (answer === undefined || answer.rest < words.length) return false;
  return !asksYesNo(scene) || language.isCondition(sentence.slice(answer.rest), answer.answer);
}

/** "What about a blue one?", where the colour was asked for, is left to be understood. */
function putsForward(sentence: string, { flow, session, context }: Scene): boolean {
  const proposed = context.language.readProposal(sentence);
  if (proposed === undefined) return false;
  const words = sentence.slice(proposed.start, proposed.end);
  return askedSlots(session)
    .map((id) => slotSpec(flow, id))
    .some((slot) => !takesAnyWords(slot) && findsIn(words, slot, context));
}

function findsIn(words: string, slot: SlotSpec, context: Scene['context']): boolean {
  return slotTypes[slot.type]
    .find(words, slot, context)
    .some(({ reading }) => reading.kind === 'value');
}

/** "Yes, what does it cost?" answers a yes/no question before it asks one. */
function answersFirst(sentence: string, { flow, session, context }: Scene): boolean {
  const asked = askedSlots(session);
  if (!asked.some((id) => slotSpec(flow, id).type === 'boolean')) return false;
  const answer = context.language.readAnswer(sentence);
  if (answer === undefined || (answer.answer === 'unsure' && !answer.leansToYes)) return false;
  return !context.language.isCondition(sentence.slice(answer.rest), answer.answer);
}
