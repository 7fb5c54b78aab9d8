import fc from 'fast-check';
import { localise } from '../../src/core/flow/localise.ts';
import { declineReasons } from '../../src/core/slot-state.ts';
import {
  type Proposal,
  type Understanding,
  type UnderstandingRequest,
  understandingSchema,
  understoodNothing,
} from '../../src/core/understanding.ts';
import { readReply } from '../../src/understanding/model/read-reply.ts';
import { noUsage } from '../../src/understanding/model/transport.ts';
import { proposeByRules } from '../../src/understanding/rules/propose.ts';

/** What a model might make of words: nothing in it has to be true. */
export type Guess = { readonly fails: true } | WildGuess;

interface WildGuess {
  readonly fails: false;
  /** Added to what the rules see, or in place of it. */
  readonly withRules: boolean;
  /** Written as a model's reply and read from there, not handed in as it is. */
  readonly asReply: boolean;
  readonly proposals: readonly {
    readonly slot: number;
    readonly says: 'value' | 'decline' | 'take-back';
    readonly quote: Quote;
    readonly direct: boolean;
    readonly reason?: (typeof declineReasons)[number];
  }[];
  readonly question?: Quote;
  readonly clause?: string;
  readonly answer?: { readonly text: string; readonly sentence: number };
  readonly language?: string;
  readonly intent?: Understanding['intent'];
  readonly flow?: number;
  readonly complete?: boolean;
}

/** A piece of what was said, by whom so ever, or of nothing that was. */
interface Quote {
  readonly of: 'message' | 'bot' | 'earlier' | 'nobody';
  readonly from: number;
  readonly length: number;
  readonly whole: boolean;
}

const quote: fc.Arbitrary<Quote> = fc.record({
  of: fc.constantFrom('message', 'message', 'message', 'bot', 'earlier', 'nobody'),
  from: fc.nat({ max: 12 }),
  length: fc.integer({ min: 0, max: 4 }),
  whole: fc.boolean(),
});

const wild: fc.Arbitrary<WildGuess> = fc.record(
  {
    fails: fc.constant(false as const),
    withRules: fc.boolean(),
    asReply: fc.boolean(),
    proposals: fc.array(
      fc.record(
        {
          slot: fc.nat({ max: 8 }),
          says: fc.constantFrom('value', 'value', 'value', 'decline', 'take-back'),
          quote,
          direct: fc.boolean(),
          reason: fc.constantFrom(...declineReasons),
        },
        { requiredKeys: ['slot', 'says', 'quote', 'direct'] },
      ),
      { maxLength: 4 },
    ),
    question: quote,
    clause: fc.constantFrom(
      'Nice, a portal',
      'Got it, 5000 it is.',
      'Shall I send it?',
      'Thanks, Zed.',
      'Great',
      'Your order is paid',
      'See https://evil.example',
    ),
    answer: fc.record({
      text: fc.constantFrom('', 'It is free.', 'Go to https://evil.example'),
      sentence: fc.nat({ max: 3 }),
    }),
    language: fc.constantFrom('en', 'ru', 'xx', ''),
    intent: fc.constantFrom('continue', 'switch', 'also', 'cancel', 'defer', 'human'),
    flow: fc.nat({ max: 3 }),
    complete: fc.boolean(),
  },
  { requiredKeys: ['fails', 'withRules', 'asReply', 'proposals'] },
);

export const guess: fc.Arbitrary<Guess> = fc.oneof(
  { weight: 5, arbitrary: wild },
  { weight: 1, arbitrary: fc.constant({ fails: true as const }) },
);

/** The guess about these words; `undefined` where whoever should have guessed failed. */
export function understandingOf(
  guess: Guess,
  request: UnderstandingRequest,
  flows: readonly string[],
): Understanding | undefined {
  if (guess.fails) return undefined;
  const ids = [...request.flow.slots.map(({ id }) => id), 'no_such_slot'];
  const proposals = guess.proposals.map(({ slot, quote, ...proposal }) => ({
    ...proposal,
    slot: ids[slot % ids.length],
    quote: quoted(quote, request),
  }));
  const byRules = guess.withRules ? proposeByRules(request) : undefined;
  const { clause, intent, complete, language } = guess;
  const wildly = {
    proposals,
    clause,
    intent,
    complete,
    language,
    question: guess.question && quoted(guess.question, request),
    answer: guess.answer && answerOf(guess.answer, request),
    flow: guess.flow === undefined ? undefined : flows[guess.flow % flows.length],
  };
  const read = guess.asReply ? readAsReply(wildly, request) : wildly;
  return understandingSchema.safeParse({
    ...byRules,
    ...read,
    language: read.language === 'en' || read.language === 'ru' ? read.language : undefined,
    proposals: [...(byRules?.proposals ?? []), ...read.proposals],
  }).data;
}

interface Wildly extends Omit<Understanding, 'proposals' | 'language'> {
  readonly proposals: readonly {
    readonly slot: string | undefined;
    readonly says: Proposal['says'];
    readonly quote: string;
    readonly direct: boolean;
    readonly reason?: Proposal['reason'];
  }[];
  readonly language?: string | undefined;
}

/** The same as a model would write it. */
function readAsReply(wildly: Wildly, { messages }: UnderstandingRequest): Wildly {
  const { proposals, question, answer, intent, flow, language, clause, complete } = wildly;
  const reply = {
    updates: proposals.map(({ slot, says, quote, direct, reason }) => ({
      slot: slot ?? '',
      status: says === 'value' ? 'given' : says === 'decline' ? 'declined' : 'wrong',
      source: quote,
      value: quote,
      mention: direct ? 'direct' : 'passing',
      reason: reason === 'unanswered' ? null : (reason ?? null),
    })),
    question: question ?? null,
    answer: answer ?? null,
    intent: intent ?? 'continue',
    flow: flow ?? null,
    language: language ?? null,
    clause: clause ?? null,
    complete: complete ?? false,
  };
  return readReply({ content: JSON.stringify(reply), usage: noUsage }, messages);
}

/** Sentences of what was found, or what nobody wrote. */
function answerOf(
  { text, sentence }: { readonly text: string; readonly sentence: number },
  { snippets, flow, language }: UnderstandingRequest,
) {
  const found = snippets.map(({ answer }) => localise(answer, language, flow.language)).join(' ');
  const sentences = found.split(/(?<=[.!?])\s+/);
  const own = sentences[sentence % sentences.length] ?? '';
  return {
    text: text === '' ? own : text,
    snippets: flow.knowledge.map(({ id }) => id).slice(0, 10),
  };
}

/** What the offline rules see, held to the same schema as everybody else. */
export function understandingByRules(request: UnderstandingRequest): Understanding {
  return understandingSchema.safeParse(proposeByRules(request)).data ?? understoodNothing;
}

/** By words mostly, since pieces of words are refused at once. */
function quoted({ of, from, length, whole }: Quote, request: UnderstandingRequest): string {
  const text = textsOf(of, request).join(' ').slice(0, 3_000);
  if (whole) return text;
  const parts = [...text.matchAll(/\S+/g)];
  const first = parts[from % Math.max(1, parts.length)];
  const last = parts[(from % Math.max(1, parts.length)) + length] ?? parts.at(-1);
  if (first === undefined || last === undefined) return text;
  return text.slice(first.index, last.index + last[0].length).replace(/[.,!?]+$/, '');
}

function textsOf(of: Quote['of'], { messages, history }: UnderstandingRequest): readonly string[] {
  switch (of) {
    case 'message':
      return messages.map(({ text }) => text);
    case 'bot':
      return history.flatMap(({ bot }) => bot);
    case 'earlier':
      return history.flatMap(({ person }) => person.map(({ text }) => text));
    case 'nobody':
      return ['boss@evil.example has 500 people and 9000 euros'];
  }
}
