import fc from 'fast-check';
import { type CommandName, commandNames } from '../../src/core/input.ts';
import { type Guess, guess } from './understandings.ts';
import { type Words, words } from './words.ts';

/** Who does something, of up to three people. */
export type Who = 0 | 1 | 2;

/**
 * One thing that happens in a conversation, still without ids: numbers choose among what is there
 * when it happens (the controls shown so far, the messages written so far).
 */
export type Happening = (
  | {
      readonly does: 'say';
      readonly by: Who;
      readonly words: readonly Words[];
      readonly addressed: boolean;
      readonly numbered: boolean;
    }
  | { readonly does: 'tap'; readonly by: Who; readonly control: number; readonly live: boolean }
  | { readonly does: 'edit'; readonly by: Who; readonly message: number; readonly words: Words }
  | { readonly does: 'command'; readonly by: Who; readonly command: CommandName }
  | {
      readonly does: 'card';
      readonly by: Who;
      readonly own: boolean;
      readonly phone?: string;
      readonly email?: string;
    }
  | { readonly does: 'place'; readonly by: Who }
  | { readonly does: 'speak'; readonly by: Who; readonly words: Words; readonly heard: boolean }
  /** `caption`: with words beside it. */
  | { readonly does: 'file'; readonly by: Who; readonly caption?: string }
  /** `late`: what came due meanwhile has not been taken when the next thing happens. */
  | { readonly does: 'wait'; readonly minutes: number; readonly late: boolean }
) & {
  /** Whether the reply reaches the person. */
  readonly arrives: boolean;
  /** What is made of the words, where code asks; the offline rules without it. */
  readonly guess?: Guess | undefined;
};

/** Mostly one person talks; the others drop in. */
const who = fc.oneof(
  { weight: 8, arbitrary: fc.constant(0 as const) },
  { weight: 2, arbitrary: fc.constantFrom(1 as const, 2 as const) },
);

const doings = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constant('say' as const),
      by: who,
      words: fc.oneof(
        { weight: 9, arbitrary: words.map((one) => [one]) },
        { weight: 1, arbitrary: fc.array(words, { minLength: 2, maxLength: 3 }) },
      ),
      addressed: fc.boolean(),
      numbered: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('speak' as const),
      by: who,
      words,
      heard: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('tap' as const),
      by: who,
      control: fc.nat({ max: 30 }),
      live: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      by: who,
      message: fc.nat({ max: 12 }),
      words,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('command' as const),
      by: who,
      command: fc.constantFrom(...commandNames),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        does: fc.constant('card' as const),
        by: who,
        own: fc.boolean(),
        phone: fc.constantFrom('4930901820', '+14155552671', '12'),
        email: fc.constantFrom('dana@northwind.example', 'no address'),
      },
      { requiredKeys: ['does', 'by', 'own'] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('place' as const), by: who }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        does: fc.constant('file' as const),
        by: who,
        caption: fc.constantFrom('this is it', '12 people', 'yes'),
      },
      { requiredKeys: ['does', 'by'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.constantFrom(0.1, 0.5, 2, 15, 45, 300, 1500, 3000),
      late: fc.boolean(),
    }),
  },
);

export const happening: fc.Arbitrary<Happening> = fc
  .record(
    {
      arrives: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
      guess: fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, guess),
    },
    { requiredKeys: ['arrives'] },
  )
  .chain((more) => doings.map((does) => ({ ...does, ...more })));

/** A conversation as it may go: most are short, so that the long ones find what needs many turns. */
export const happenings: fc.Arbitrary<readonly Happening[]> = fc.oneof(
  { weight: 2, arbitrary: fc.array(happening, { minLength: 1, maxLength: 8, size: 'max' }) },
  { weight: 1, arbitrary: fc.array(happening, { minLength: 9, maxLength: 20, size: 'max' }) },
);
