import type { FilledField, Person } from '../../core/input.ts';
import type { ReceivedInput } from '../port.ts';

/** What came from Slack, and what is to be done with it. */
export type Reading =
  /** Inputs of one place. `onlyKnown`: none of the bot's business unless it talks with people there. */
  | {
      readonly kind: 'inputs';
      readonly key: string;
      readonly inputs: readonly ReceivedInput[];
      readonly onlyKnown?: true;
    }
  /** A form was sent off: checked first, then an input. */
  | {
      readonly kind: 'form';
      readonly key: string;
      readonly language: string;
      readonly fields: readonly FilledField[];
      readonly input: ReceivedInput;
    }
  | {
      readonly kind: 'open-form';
      readonly key: string;
      readonly where: Where;
      readonly triggerId: string;
      readonly slots?: readonly string[];
    }
  /** Somebody wants to begin; a thread has to be made for it first. */
  | {
      readonly kind: 'begin';
      readonly team: string;
      readonly by: Person;
      readonly eventId: string;
      /** Absent where there is no channel: in a direct message. */
      readonly channel?: string;
      /** What stands behind the command, or the flow of a button. */
      readonly words: string;
    }
  /** A message was taken down: `said` are its words, absent where it has none of a person's. */
  | {
      readonly kind: 'take-down';
      readonly team: string;
      readonly key: string;
      readonly where: Where;
      readonly by: Person;
      readonly start: ReceivedInput;
      readonly said?: ReceivedInput;
    }
  /** A button that only an earlier version of the bot knew. */
  | { readonly kind: 'older-control'; readonly where: Where }
  | { readonly kind: 'home'; readonly user: string }
  /** The app was removed from the workspace, or its token taken back. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'ignored'; readonly reason: string };

export interface Where {
  readonly channel: string;
  readonly user: string;
  readonly thread?: string;
}

export interface ReadingContext {
  readonly nowMs: number;
  readonly botUser: string;
  /** What is known of people, by user: those who speak and those who are mentioned. */
  readonly people: ReadonlyMap<string, KnownPerson>;
}

export interface KnownPerson {
  readonly name?: string;
  readonly locale?: string;
  readonly timeZone?: string;
}

export function inputBase(
  user: string,
  eventId: string,
  context: ReadingContext,
  thread: string | undefined,
) {
  const { locale, timeZone } = context.people.get(user) ?? {};
  return {
    eventId,
    from: personOf(user, context),
    receivedAtMs: context.nowMs,
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
    ...(thread !== undefined && { thread }),
  };
}

export function personOf(id: string, { people }: ReadingContext): Person {
  const name = people.get(id)?.name;
  return { id, ...(name !== undefined && { name }) };
}

export function namesIn({ people }: ReadingContext): ReadonlyMap<string, string> {
  return new Map([...people].flatMap(([id, { name }]) => (name === undefined ? [] : [[id, name]])));
}

export function ignored(reason: string): Reading {
  return { kind: 'ignored', reason };
}
