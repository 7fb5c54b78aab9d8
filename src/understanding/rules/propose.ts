import type { SlotSpec } from '../../core/flow/spec.ts';
import { languages } from '../../core/language/index.ts';
import { takesAnyWords } from '../../core/reading/plainly.ts';
import { doubtsRest } from '../../core/reading/turned.ts';
import { stands } from '../../core/scene.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Message } from '../../core/text/message.ts';
import type { QuestionPart } from '../../core/text/question-part.ts';
import type { Proposal, Understanding, UnderstandingRequest } from '../../core/understanding.ts';
import { hearObjection, hearStance } from './declines.ts';
import { freeText } from './free-text.ts';
import { withoutBare } from './marked.ts';
import { ownSentences } from './own-sentences.ts';
import { askedSpecs, readContext } from './request.ts';
import { hearValues } from './sentence.ts';

/**
 * Proposals from words that are more than a direct answer, sentence by sentence: a question of the
 * person's, a refusal, a correction, the answer to what was asked, values mentioned in passing. What
 * stays is taken by a free-text slot, if one was asked. What somebody else wrote is passed over.
 */
export function proposeByRules(request: UnderstandingRequest): Understanding {
  let proposals: readonly Proposal[] = [];
  let question: string | undefined;
  let wantsPeople = false;
  const whole = new Set<string>();
  for (const message of request.messages) {
    const sentences = ownSentences(message.text, languages[request.language]);
    const rest: QuestionPart[] = [];
    let last: Proposal | undefined;
    for (const [index, sentence] of sentences.entries()) {
      const words = message.text.slice(sentence.start, sentence.end);
      whole.add(words.trim());
      const changes = languages[request.language].asksForChange(message.text, sentence);
      const heard = hearSentence(words, { request, last, first: index === 0, message, changes });
      question ??= heard.question;
      wantsPeople ||= languages[request.language].readStance(words)?.stance === 'human';
      const corrected = heard.corrects;
      proposals = [...proposals.filter((each) => each !== corrected), ...heard.proposals];
      last = heard.proposals.findLast(({ says }) => says === 'value') ?? heard.wrong ?? last;
      if (heard.proposals.length === 0 && heard.question === undefined && !heard.courtesy) {
        rest.push(sentence);
      }
    }
    proposals = [...proposals, ...freeText(message.text, rest, sentences, request, proposals)];
  }
  return {
    proposals: few(withoutBare(proposals, whole, request.flow, readContext(request))),
    ...(question !== undefined && { question }),
    ...(wantsPeople && { intent: 'human' }),
  };
}

/** A sentence with what the message said before it. */
export interface Hearing {
  readonly request: UnderstandingRequest;
  readonly message: Message;
  readonly first: boolean;
  /** The value that was heard last. */
  readonly last: Proposal | undefined;
  /** It asks whether another value can be had for what stands. */
  readonly changes: boolean;
}

export interface Heard {
  readonly proposals: readonly Proposal[];
  /** What was heard before and is not meant any more: "12... no, 13". */
  readonly corrects?: Proposal;
  /** What was said to be wrong; what is right may follow: "The amount is wrong. It's 450." */
  readonly wrong?: Proposal;
  readonly question?: string;
  /** Said to be polite, or no more than a sound: nobody's value. */
  readonly courtesy?: boolean;
}

function hearSentence(sentence: string, hearing: Hearing): Heard {
  const { request } = hearing;
  const context = readContext(request);
  const { language } = context;
  const asked = askedSpecs(request);
  const held = heldAnswer(sentence, hearing, context, asked);
  if (held) return held;
  const stance = language.readStance(sentence);
  const replaced = stance === undefined ? hearReplaced(sentence, hearing) : undefined;
  if (replaced) return replaced;
  if (stance?.stance.startsWith('ask-')) return { proposals: [], question: sentence };
  if (stance?.stance === 'objection' && stance.about !== undefined) {
    const wrong = hearObjection(stance.about, request);
    if (wrong !== undefined) return { proposals: [], courtesy: true, wrong };
  } else if (stance) {
    return hearStance(stance, sentence, request);
  }
  if (language.isQuestion(sentence)) {
    const proposed = putForward(sentence, hearing, context, asked);
    if (proposed.length > 0) return { proposals: proposed };
    return { proposals: wishedInstead(sentence, hearing, context, asked), question: sentence };
  }
  const heard = hearValues(sentence, hearing, context, asked);
  if (heard.proposals.length > 0 || heard.question !== undefined) return heard;
  if (language.isRequest(sentence)) return { ...heard, question: sentence };
  return { ...heard, proposals: introducedNames(sentence, asked, context) };
}

/** "The date is wrong, the right one is 8 March": what is objected to gets what follows the comma. */
function hearReplaced(sentence: string, hearing: Hearing): Heard | undefined {
  const { request } = hearing;
  const { language } = readContext(request);
  const cut = sentence.search(/[,;:]\s/u);
  const behindNo = language.readAnswer(sentence)?.answer === 'no' ? sentence.indexOf(',') + 1 : 0;
  const at = behindNo > 0 ? sentence.slice(behindNo).search(/[,;:]\s/u) + behindNo : cut;
  if (at <= behindNo) return undefined;
  const stance = language.readStance(sentence.slice(behindNo, at));
  if (stance?.stance !== 'objection' || stance.about === undefined) return undefined;
  const last = hearObjection(stance.about, request);
  return last && hearSentence(sentence.slice(at + 1).trim(), { ...hearing, last });
}

/** What "what about ...?" puts forward for what was asked, where its values have a form of their own. */
function putForward(
  sentence: string,
  hearing: Hearing,
  context: ReadContext,
  asked: readonly SlotSpec[],
): readonly Proposal[] {
  const formed = asked.filter((slot) => !takesAnyWords(slot));
  const range = formed.length > 0 ? context.language.readProposal(sentence) : undefined;
  if (range === undefined) return [];
  const words = sentence.slice(range.start, range.end);
  const { proposals } = hearValues(words, hearing, context, formed);
  return proposals.filter(({ slot, says }) => {
    return says === 'value' && formed.some(({ id }) => id === slot);
  });
}

/** What a question whether something can be had gives for slots that stand; it stays a question. */
function wishedInstead(
  sentence: string,
  hearing: Hearing,
  context: ReadContext,
  asked: readonly SlotSpec[],
): readonly Proposal[] {
  if (!hearing.changes) return [];
  const { slots } = hearing.request.session;
  const { proposals } = hearValues(sentence, hearing, context, asked);
  return proposals.filter(({ slot, says }) => {
    const state = slots[slot];
    return says === 'value' && state !== undefined && stands(state);
  });
}

/**
 * "Yes, what does it cost?": the yes answers what was asked, and the rest is heard for itself. One that
 * depends on the rest ("yes, if it is free") is held back.
 */
function heldAnswer(
  sentence: string,
  hearing: Hearing,
  { language }: ReadContext,
  asked: readonly SlotSpec[],
): Heard | undefined {
  const [slot, ...others] = asked.filter(({ type }) => type === 'boolean');
  const answer = language.readAnswer(sentence);
  if (slot === undefined || others.length > 0 || answer === undefined) return undefined;
  if (answer.answer === 'unsure' && !answer.leansToYes) return undefined;
  const behind = sentence.slice(answer.rest);
  if (doubtsRest(sentence, answer, language)) return undefined;
  const rest: Heard = behind === '' ? { proposals: [] } : hearSentence(behind, hearing);
  const values = rest.proposals.filter((each) => each.slot !== slot.id);
  if (language.isCondition(behind, answer.answer)) return { ...rest, proposals: values };
  const quote = sentence.slice(0, answer.rest).replace(/[\s,;:.!-]+$/u, '');
  const given = { slot: slot.id, says: 'value', quote, direct: true } as const;
  return { ...rest, proposals: [given, ...values] };
}

/** A reply that is nothing but who writes: "dana here, northwind ltd". */
function introducedNames(
  sentence: string,
  asked: readonly SlotSpec[],
  { language }: ReadContext,
): readonly Proposal[] {
  return language.readIntroduction(sentence).flatMap(({ start, end, of }): readonly Proposal[] => {
    const slot = asked.find(({ type }) => type === of);
    const quote = sentence.slice(start, end);
    return slot ? [{ slot: slot.id, says: 'value', quote, direct: true }] : [];
  });
}

/** Each proposal once, and of one slot no more than a person means. */
function few(proposals: readonly Proposal[]): Proposal[] {
  const said = new Set<string>();
  const counts = new Map<string, number>();
  return proposals.filter(({ slot, says, quote }) => {
    const key = `${slot} ${says} ${quote}`;
    const count = counts.get(slot) ?? 0;
    if (said.has(key) || count >= mostOfOneSlot) return false;
    said.add(key);
    counts.set(slot, count + 1);
    return true;
  });
}

const mostOfOneSlot = 4;
