import type { CommandName, Input, Person, SharedFile, Wordless } from '../../core/input.ts';
import type { ReceivedInput } from '../port.ts';

/** What can come in from a terminal: typed, or written as data by a script. */
export type TerminalEvent = EventBase &
  (
    | {
        readonly kind: 'text';
        readonly text: string;
        readonly quote?: string;
        /** Said to the bot, where several people write. */
        readonly addressed?: true;
        /** The transcript of something that was said aloud. */
        readonly speech?: true;
      }
    | { readonly kind: 'edit'; readonly of: string; readonly text: string }
    | { readonly kind: 'control'; readonly controlId: string }
    | {
        readonly kind: 'command';
        readonly command: CommandName;
        readonly flow?: string;
        readonly reference?: string;
      }
    | {
        readonly kind: 'contact';
        readonly own: boolean;
        readonly phone?: string;
        readonly email?: string;
        readonly name?: string;
      }
    | { readonly kind: 'location'; readonly latitude: number; readonly longitude: number }
    | {
        readonly kind: 'wordless';
        readonly what: Wordless;
        readonly files?: readonly SharedFile[];
      }
  );

interface EventBase {
  readonly eventId: string;
  readonly from: Person;
  readonly locale?: string;
}

export interface ReadingOptions {
  readonly nowMs: number;
  readonly timeZone?: string;
  /** The controls are shown as numbered choices, so that a bare number may mean one. */
  readonly numbered?: boolean;
}

/** Slash commands that are the platform's own; whatever else begins with a slash is just words. */
const slashCommands: Readonly<Record<string, CommandName>> = {
  '/start': 'start',
  '/reset': 'reset',
  '/cancel': 'cancel',
  '/skip': 'skip',
};

/** The input that an event is. A message of a terminal has its event's id. */
export function toInput(event: TerminalEvent, options: ReadingOptions): ReceivedInput {
  return { input: input(event, options), eventIds: [event.eventId] };
}

function input(event: TerminalEvent, { nowMs, timeZone, numbered }: ReadingOptions): Input {
  const base = {
    eventId: event.eventId,
    from: event.from,
    receivedAtMs: nowMs,
    ...(event.locale === undefined ? {} : { locale: event.locale }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
  switch (event.kind) {
    case 'text': {
      const command = slashCommands[event.text.trim().toLowerCase()];
      if (command !== undefined) return { ...base, kind: 'command', command };
      return {
        ...base,
        kind: 'text',
        messageId: event.eventId,
        text: event.text,
        ...(event.quote === undefined ? {} : { quote: event.quote }),
        ...(event.addressed && { addressed: event.addressed }),
        ...(event.speech && { speech: event.speech }),
        ...(numbered === true ? { numbered } : {}),
      };
    }
    case 'edit':
      return { ...base, kind: 'edit', messageId: event.of, text: event.text };
    case 'control':
      return { ...base, kind: 'control', controlId: event.controlId };
    case 'command':
      return {
        ...base,
        kind: 'command',
        command: event.command,
        ...(event.flow === undefined ? {} : { flow: event.flow }),
        ...(event.reference === undefined ? {} : { reference: event.reference }),
      };
    case 'contact':
      return {
        ...base,
        kind: 'contact',
        messageId: event.eventId,
        own: event.own,
        ...(event.phone === undefined ? {} : { phone: event.phone }),
        ...(event.email === undefined ? {} : { email: event.email }),
        ...(event.name === undefined ? {} : { name: event.name }),
      };
    case 'wordless':
      return {
        ...base,
        kind: 'wordless',
        messageId: event.eventId,
        what: event.what,
        ...(event.files === undefined ? {} : { files: event.files }),
      };
    case 'location':
      return {
        ...base,
        kind: 'location',
        messageId: event.eventId,
        latitude: event.latitude,
        longitude: event.longitude,
      };
  }
}
