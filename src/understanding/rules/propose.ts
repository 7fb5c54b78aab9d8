import type { SlotSpec } from '../../core/flow/spec.ts';
import { languages } from '../../core/language/index.ts';
import type { StanceReading } from '../../core/language/language.ts';
import { slotsNamed } from '../../core/naming.ts';
import type { DeclineReason } from '../../core/slot-state.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Proposal, Understanding, UnderstandingRequest } from '../../core/understanding.ts';
import { type Range, splitSentences } from '../../core/words.ts';
import { splitPair } from './pair.ts';
import { findValues, readsAs } from './values.ts';

/**
 * Proposals from words that are more than a direct answer, sentence by sentence: a question of the
 * person's, a refusal, a correction, the answer to what was asked, values mentioned in passing. What
 * stays is taken by a free-text slot, if one was asked.
 */
export function proposeByRules(request: UnderstandingRequest): Understanding {
  const proposals: Proposal[] = [];
  let question: string | undefined;
  for (const message of request.messages) {
    const sentences = splitSentences(message.text);
    const rest: Range[] = [];
    for (const sentence of sentences) {
      const heard = hearSentence(message.text.slice(sentence.start, sentence.end), request);
      question ??= heard.question;
      proposals.push(...heard.proposals);
      if (heard.proposals.length === 0 && heard.question === undefined && !heard.courtesy) {
        rest.push(sentence);
      }
    }
    proposals.push(...freeText(message.text, rest, sentences, request, proposals));
  }
  return { proposals, ...(question !== undefined && { question }) };
}

interface Heard {
  readonly proposals: readonly Proposal[];
  readonly question?: string;
  /** Said to be polite, or no more than a sound: nobody's value. */
  readonly courtesy?: boolean;
}

function hearSentence(sentence: string, request: UnderstandingRequest): Heard {
  const context = readContext(request);
  const { language } = context;
  const stance = language.readStance(sentence);
  if (stance) return hearStance(stance, sentence, request);
  if (language.isQuestion(sentence)) return { proposals: [], question: sentence };
  return { proposals: hearValues(sentence, request, context) };
}

const declining: Readonly<Partial<Record<StanceReading['stance'], DeclineReason>>> = {
  refusal: 'refused',
  'no-preference': 'no-preference',
};

function hearStance(
  { stance, about }: StanceReading,
  sentence: string,
  { flow, session, language }: UnderstandingRequest,
): Heard {
  const reason = declining[stance];
  if (reason === undefined) return { proposals: [], courtesy: true };
  const slots =
    about === undefined
      ? (session.pending?.asked ?? [])
      : slotsNamed(about, flow, language).map(({ id }) => id);
  const proposals = slots.map(
    (slot): Proposal => ({ slot, says: 'decline', quote: sentence, direct: true, reason }),
  );
  return { proposals };
}

function hearValues(
  sentence: string,
  request: UnderstandingRequest,
  context: ReadContext,
): readonly Proposal[] {
  const asked = askedSpecs(request);
  const pair = splitPair(sentence, asked, context);
  if (pair.length > 0) return pair;
  const answer = asked.find((slot) => slot.type !== 'text' && readsAs(sentence, slot, context));
  if (answer) return [value(answer.id, sentence)];
  const found = findValues(sentence, request.flow, asked, context);
  if (found.length > 0) return found;
  const correction = context.language.readCorrection(sentence);
  if (correction === undefined) return [];
  const words = sentence.slice(correction.start, correction.end);
  const standing = request.flow.slots.filter(({ id, type }) => {
    const status = request.session.slots[id]?.status;
    return type !== 'text' && (status === 'filled' || status === 'inferred');
  });
  const fitting = standing.filter((slot) => readsAs(words, slot, context));
  const only = fitting.length === 1 ? fitting[0] : undefined;
  return only ? [value(only.id, words)] : [];
}

/** What was asked as free text gets the words that nothing else explains, in one piece. */
function freeText(
  text: string,
  rest: readonly Range[],
  all: readonly Range[],
  request: UnderstandingRequest,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const slot = askedSpecs(request).find(({ type }) => type === 'text');
  const first = rest[0];
  if (slot === undefined || first === undefined || proposals.some((p) => p.slot === slot.id))
    return [];
  const from = all.indexOf(first);
  const run = rest.filter((range, index) => all.indexOf(range) === from + index);
  const quote = text.slice(first.start, run.at(-1)?.end ?? first.end);
  return readsAs(quote, slot, readContext(request)) ? [value(slot.id, quote)] : [];
}

function askedSpecs({ flow, session }: UnderstandingRequest): readonly SlotSpec[] {
  const asked = session.pending?.asked ?? [];
  return flow.slots.filter(({ id }) => asked.includes(id));
}

function readContext({ language, nowMs, timeZone }: UnderstandingRequest): ReadContext {
  return { language: languages[language], nowMs, timeZone };
}

function value(slot: string, quote: string): Proposal {
  return { slot, says: 'value', quote, direct: true };
}
