import { localise } from '../flow/localise.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { Language } from '../language/language.ts';
import type { Stance } from '../language/words/found.ts';
import { currentValue } from '../merge/merge.ts';
import type { Move } from '../move.ts';
import { holding } from '../reading/held.ts';
import { derived, moveOf, readBeside } from '../reading/move-of.ts';
import { slotsNamed } from '../reading/naming.ts';
import { slotTypes } from '../slot-types/index.ts';
import { type Held, none, type ReadContext, type Reading } from '../slot-types/slot-type.ts';
import { runsOver, spanSource } from '../text/message.ts';
import type { ProposalTrace, Rejection } from '../trace.ts';
import type { Proposal } from '../understanding.ts';
import { asksForChange, findQuote, type Ground, overlaps, type Span, sentenceOf } from './place.ts';

export interface Grounded {
  readonly moves: readonly Move[];
  readonly proposals: readonly ProposalTrace[];
}

/**
 * Turns proposals into moves (contract 3). A proposal counts only if its quote stands verbatim in a
 * message of this turn, on token borders, outside questions and quotations, unused by another slot,
 * and parses as the slot's type; value, basis and directness are computed here and never taken from
 * the understander.
 */
export function ground(proposals: readonly Proposal[], ground: Ground): Grounded {
  const moves: Move[] = [];
  const used: Span[] = [];
  const traces = proposals.map((proposal): ProposalTrace => {
    const result = groundOne(proposal, ground, used, moves);
    if (typeof result !== 'string') {
      moves.push(result.move);
      used.push(result.span);
    }
    return {
      slot: proposal.slot,
      quote: proposal.quote,
      outcome: typeof result === 'string' ? result : result.outcome,
    };
  });
  return { moves, proposals: traces };
}

interface GroundedOne {
  readonly move: Move;
  readonly span: Span;
  readonly outcome: ProposalTrace['outcome'];
}

function groundOne(
  proposal: Proposal,
  ground: Ground,
  used: readonly Span[],
  earlier: readonly Move[],
): GroundedOne | Rejection {
  const slot = ground.flow.slots.get(proposal.slot);
  const state = ground.slots[proposal.slot];
  if (slot === undefined || state === undefined) return 'unknown-slot';
  const place = findQuote(proposal.quote, slot, ground, used);
  if (typeof place === 'string') return place;
  switch (proposal.says) {
    case 'value':
      return groundValue(slot, place, ground, { used, earlier });
    case 'decline':
      return groundDecline(proposal, slot, place, ground);
    case 'take-back':
      if (state.status !== 'inferred') return 'nothing-to-take-back';
      return accepted({ move: 'take-back', slot: slot.id, source: sourceOf(place) }, place);
  }
}

function groundValue(
  slot: SlotSpec,
  quoted: Span,
  ground: Ground,
  { used, earlier }: { readonly used: readonly Span[]; readonly earlier: readonly Move[] },
): GroundedOne | Rejection {
  const place = measures.has(slot.type) ? withApproximation(quoted, ground.context) : quoted;
  const context = holding(ground.context, ground.slots[slot.id], saidIn(earlier, slot));
  const parsed = parse(slot, place, context);
  if (parsed === undefined) return 'does-not-parse';
  const { span } = parsed;
  // The "about" before a number belongs to it, and may have been quoted for something else.
  if (used.some((other) => overlaps(span, other))) return 'quote-used-by-another-slot';
  const { message, start, end } = span;
  const state = ground.slots[slot.id];
  const read = readBeside(state && currentValue(state), slot, (as) => {
    return as === slot ? parsed.reading : (parse(as, place, ground.context)?.reading ?? none);
  });
  const reading = runsOver(message, start, end) ? derived(read) : read;
  const source = sourceOf(span);
  const corrects = isCorrection(span, ground.context.language) || asksForChange(span, ground);
  const direct = corrects || isDirect(slot, span, ground);
  const move = moveOf(slot.id, reading, source, { direct, corrects });
  if (move === undefined) return 'does-not-parse';
  return { move, span, outcome: groundedOutcome[reading.kind] };
}

/**
 * "Tomorrow, for two people, at 8pm", "Tomorrow at 3pm, no, at 4pm": what earlier words of the message
 * gave of this value.
 */
function saidIn(moves: readonly Move[], { id }: SlotSpec): readonly Held[] {
  return moves.flatMap((move): readonly Held[] => {
    if (move.move === 'give' && move.slot === id) return [move];
    if (move.move !== 'invalid' || move.slot !== id || !('parts' in move.problem)) return [];
    const { parts, basis } = move.problem;
    return parts.map((value) => ({ value, basis }));
  });
}

/** Values that can be said roughly. */
const measures: ReadonlySet<SlotSpec['type']> = new Set([
  'integer',
  'number',
  'percentage',
  'quantity',
  'money',
  'choice',
  'date',
  'time',
  'date-time',
  'date-range',
  'duration',
]);

/** "About thirty" stays rough where only the number was quoted: the word before or behind belongs to it. */
function withApproximation(place: Span, { language }: ReadContext): Span {
  const { text } = place.message;
  const rough = [...language.numbers(text), ...language.decimals(text)].filter(
    (each) => each.approximate && each.start < place.end && place.start < each.end,
  );
  const before = language.roughlyBefore(text, place.start) ?? place.start;
  return {
    ...place,
    start: Math.min(before, ...rough.map(({ start }) => start), place.start),
    end: Math.max(place.end, ...rough.map(({ end }) => end)),
  };
}

const groundedOutcome = {
  none: 'does-not-parse',
  value: 'accepted',
  ambiguous: 'ambiguous',
  invalid: 'outside-limits',
} as const;

/** Reads the quote as a whole, else the one value that stands in it. */
function parse(
  slot: SlotSpec,
  place: Span,
  context: ReadContext,
): { readonly reading: Reading; readonly span: Span } | undefined {
  const type = slotTypes[slot.type];
  if (slot.type === 'boolean' && !answersSentence(slot, place, context)) return undefined;
  const words = place.message.text.slice(place.start, place.end);
  const whole = type.read(words, slot, context);
  if (whole.kind !== 'none') {
    const { start, end } = context.language.content(words);
    const span = { ...place, start: place.start + start, end: place.start + end };
    return { reading: whole, span: span.end > span.start ? span : place };
  }
  const findings = type.find(words, slot, context).filter(({ reading }) => reading.kind !== 'none');
  const only = findings[0];
  if (only === undefined || findings.length > 1) return undefined;
  return {
    reading: only.reading,
    span: { ...place, start: place.start + only.start, end: place.start + only.end },
  };
}

/** A yes counts as the answer of its sentence, or in a claim, and not as a word in it ("say yes to"). */
function answersSentence(slot: SlotSpec, place: Span, context: ReadContext): boolean {
  const sentence = sentenceOf(place);
  const answer = context.language.readAnswer(sentence);
  if (answer !== undefined) return !isTurned(answer, place, sentence, context.language);
  return slotTypes.boolean.find(sentence, slot, context).length > 0;
}

/**
 * "Sure, so that would be no": the word of agreement opens a reply whose answer comes later, so it is
 * none itself.
 */
function isTurned(
  { answer, rest }: NonNullable<ReturnType<Language['readAnswer']>>,
  { message, start, end }: Span,
  sentence: string,
  language: Language,
): boolean {
  const quoted = language.readAnswer(message.text.slice(start, end));
  if (quoted?.answer !== answer) return false;
  return sentence
    .slice(rest)
    .split(/[,;:.!…]+/u)
    .some((part) => {
      const last = part.trim().split(/\s+/u).at(-1) ?? '';
      const turn = language.readAnswer(last);
      return turn !== undefined && turn.rest === last.length && turn.answer !== answer;
    });
}

/** A refusal, an any-will-do or a withdrawal, in words that are nobody's value. */
function groundDecline(
  proposal: Proposal,
  slot: SlotSpec,
  place: Span,
  ground: Ground,
): GroundedOne | Rejection {
  const reason = proposal.reason ?? 'refused';
  const aboutThis = ground.asked.includes(slot.id) || namesSlot(slot, place, ground);
  if (!aboutThis || reason === 'unanswered') return 'not-said';
  if (!saysNo(slot, place, ground)) return 'not-said';
  return accepted({ move: 'decline', slot: slot.id, reason, source: sourceOf(place) }, place);
}

/**
 * Whether the words decline. Code knows the usual forms; other words count only where they are the
 * whole answer to the one question that was asked, and nobody's value.
 */
function saysNo(slot: SlotSpec, place: Span, ground: Ground): boolean {
  const { context, asked, slots } = ground;
  const said = place.message.text.slice(place.start, place.end);
  const { readStance } = context.language;
  const stance = (readStance(sentenceOf(place)) ?? readStance(said))?.stance;
  if (stance !== undefined) return declining.has(stance);
  const whole = place.message.text.trim().length === place.end - place.start;
  const only = asked.length === 1 && asked[0] === slot.id && slots[slot.id]?.status === 'empty';
  const isValue = parse(slot, place, context)?.reading.kind === 'value' && slot.type !== 'text';
  return whole && only && !isValue && slot.onDecline === 'continue';
}

const declining: ReadonlySet<Stance> = new Set([
  'refusal',
  'no-preference',
  'unknown',
  'withdrawal',
]);

/** Contract 4: it answers the slot's pending question or names the slot; a correction is direct too. */
function isDirect(slot: SlotSpec, place: Span, ground: Ground): boolean {
  if (ground.asked.includes(slot.id)) return true;
  const state = ground.slots[slot.id];
  const value = state && currentValue(state);
  return slot.type === 'text' && typeof value === 'string'
    ? speaksOf(slot, value, place, ground)
    : namesSlot(slot, place, ground) || isOwnName(slot, place, ground);
}

/** "My name is Lee", where one slot alone takes somebody's name, names that slot. */
function isOwnName(slot: SlotSpec, { message, start }: Span, { flow, context }: Ground): boolean {
  const people = flow.spec.slots.filter(({ type }) => type === 'person');
  if (slot.type !== 'person' || people.length > 1) return false;
  const names = context.language.names(message.text);
  return names.some((name) => name.start === start && name.announced === true);
}

/** "We need it by March" says nothing new of a text that stands; its own name or words must be there. */
function speaksOf(slot: SlotSpec, value: string, place: Span, { flow, context }: Ground): boolean {
  const sentence = sentenceOf(place).toLowerCase();
  const { code } = context.language;
  const label = localise(slot.label, code, flow.spec.language).toLowerCase();
  return sentence.includes(value.toLowerCase()) || sentence.includes(label);
}

function isCorrection(place: Span, language: Language): boolean {
  const sentence = sentenceOf(place);
  if (language.readCorrection(sentence) !== undefined) return true;
  // "Yes, but make it 600": the yes is held, and what is behind it corrects.
  const rest = language.readAnswer(sentence)?.rest ?? sentence.length;
  if (language.readCorrection(sentence.slice(rest)) !== undefined) return true;
  return correctsInside(place, language);
}

/** "Tomorrow at 3pm, no, at 4pm": the mark stands right before the words, behind a comma. */
function correctsInside({ message, start, end }: Span, language: Language): boolean {
  const commas = [...message.text.slice(0, start).matchAll(/[,;]\s/gu)].slice(-3);
  return commas.some(({ index }) => {
    const words = message.text.slice(index + 1, end);
    const lead = words.length - words.trimStart().length;
    const correction = language.readCorrection(words.trim());
    return correction !== undefined && index + 1 + lead + correction.start === start;
  });
}

function namesSlot(slot: SlotSpec, place: Span, { flow, context }: Ground): boolean {
  const named = slotsNamed(sentenceOf(place), flow.spec, context.language.code);
  return named.some(({ id }) => id === slot.id);
}

function sourceOf({ message, start, end }: Span) {
  return spanSource(message, start, end);
}

function accepted(move: Move, span: Span): GroundedOne {
  return { move, span, outcome: 'accepted' };
}
