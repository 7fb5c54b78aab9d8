/** Somebody who writes. `id` is the platform's and never shown; `name` is for people. */
export interface Person {
  readonly id: string;
  readonly name?: string;
}

interface InputBase {
  /** The platform's id of the event. The same id twice has one effect (contract 8). */
  readonly eventId: string;
  readonly from: Person;
  /** When the event was accepted, by the clock of the machine that accepted it. */
  readonly receivedAtMs: number;
  /** The platform's hint about the person's language, as a BCP 47 tag. */
  readonly locale?: string;
  /** IANA zone of the person, where the platform tells it. */
  readonly timeZone?: string;
  /** Where in the place it was said, as the platform names it. Replies go there. */
  readonly thread?: string;
}

/** Words of a person. */
export interface TextInput extends InputBase {
  readonly kind: 'text';
  readonly messageId: string;
  readonly text: string;
  /** An earlier message that the person quoted: context, never the person's own words. */
  readonly quote?: string;
  /** Said to the bot (a mention, a reply to it). Matters as soon as several people write. */
  readonly addressed?: true;
  /** The platform numbers its controls, so that a bare number may mean one. */
  readonly numbered?: true;
  /** What was sent with the words. */
  readonly files?: readonly SharedFile[];
  /** A transcript: every letter of it may be another one than was said. */
  readonly speech?: true;
}

/**
 * A file of a person's, as a place to fetch it from: the platform keeps it, and nothing that is in it
 * is stored here.
 */
export interface SharedFile {
  readonly platform: string;
  /** The platform's own. */
  readonly id: string;
  /** As people know it, with its ending. */
  readonly name: string;
  readonly mimeType?: string;
  /** In bytes. */
  readonly size?: number;
}

/** The new text of a message sent before. */
export interface EditInput extends InputBase {
  readonly kind: 'edit';
  readonly messageId: string;
  readonly text: string;
}

/** A tap on a control that a reply showed. */
export interface ControlInput extends InputBase {
  readonly kind: 'control';
  readonly controlId: string;
}

/**
 * What a form or a picker was filled in with. `of` is the session that the form showed, or the
 * message whose question the picker answers; where that has passed, nothing of it counts.
 */
export interface FieldsInput extends InputBase {
  readonly kind: 'fields';
  readonly of: string;
  readonly fields: readonly FilledField[];
}

/** What stands in the field of a slot, as `readField` takes it. Empty: the value was cleared. */
export interface FilledField {
  readonly slot: string;
  readonly text: string;
}

/**
 * `return` and `close` come from the people who took over: back to the bot, or finished.
 */
export const commandNames = [
  'start',
  'help',
  'reset',
  'cancel',
  'skip',
  'return',
  'close',
] as const;
export type CommandName = (typeof commandNames)[number];

/** A command of the platform ("/reset"), as opposed to the same word in a sentence. */
export interface CommandInput extends InputBase {
  readonly kind: 'command';
  readonly command: CommandName;
  /** The message that said it, where one did. */
  readonly messageId?: string;
  /** With `start`: the flow to begin. */
  readonly flow?: string;
  /** With `start`: delivered with the collection, untouched. */
  readonly reference?: string;
}

/** A contact card. `own` is false where the card may be somebody else's. */
export interface ContactInput extends InputBase {
  readonly kind: 'contact';
  readonly messageId: string;
  readonly own: boolean;
  readonly phone?: string;
  readonly email?: string;
  readonly name?: string;
}

export interface LocationInput extends InputBase {
  readonly kind: 'location';
  readonly messageId: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Something that no words can be taken from. */
export interface WordlessInput extends InputBase {
  readonly kind: 'wordless';
  readonly messageId: string;
  readonly what: Wordless;
  /** What was sent, where it can be fetched: photos and documents, or a recording. */
  readonly files?: readonly SharedFile[];
  /** Sent into a room that others read, and not to the bot. */
  readonly overheard?: true;
}

/**
 * `sticker` stands for whatever only greets: a sticker, a dice, an animation. `unheard`: a recording
 * that was listened to without success.
 */
export const wordlessKinds = ['voice', 'sticker', 'file', 'unheard'] as const;
export type Wordless = (typeof wordlessKinds)[number];

/** What was shared and no slot can take: the person's own card, somebody else's, a place on the map. */
export const sharedKinds = ['card', 'others-card', 'location'] as const;
export type Shared = (typeof sharedKinds)[number];

/**
 * The receiver of a finished set did not take it and names slots to be given anew, each with why, in
 * words for the person. `from` is the receiver and no person of the conversation. It concerns the
 * session `collectionId` and the set that had this revision, and nothing where either has moved on.
 */
export interface DeliveryRefusedInput extends InputBase {
  readonly kind: 'refused';
  readonly collectionId: string;
  readonly revision: number;
  readonly slots: readonly { readonly slot: string; readonly message: string }[];
}

/**
 * Done by the people who took over, in the place where they read what is noted for them. `from` is one
 * of them, and no person of the conversation.
 */
export type StaffInput = InputBase & { readonly kind: 'staff' } & (
    | { readonly does: 'say'; readonly text: string }
    /**
     * Gives the conversation back to the bot, or ends it; or sends something that has no words, which
     * does not reach the person.
     */
    | { readonly does: 'return' | 'close' | 'send' }
    /** Nobody did anything: the platform does not take what was to reach the person. */
    | { readonly does: 'unreached' }
  );

/** One thing that arrived in a conversation. Adding a kind: the adapters, step.ts, docs/cli.md. */
export type Input =
  | TextInput
  | EditInput
  | ControlInput
  | FieldsInput
  | CommandInput
  | ContactInput
  | LocationInput
  | WordlessInput
  | DeliveryRefusedInput
  | StaffInput;

/**
 * How many of the waiting inputs the next turn takes: a burst of messages of one person, else one.
 * Bursts never span people (contract 8); a control or command is a turn of its own.
 */
export function burstLength(inputs: readonly Input[]): number {
  const first = inputs[0];
  if (first === undefined) return 0;
  if (!isMessage(first)) return 1;
  const end = inputs.findIndex((input) => !isMessage(input) || input.from.id !== first.from.id);
  return end === -1 ? inputs.length : end;
}

/** The platform's id of the last message among these. */
export function lastMessageId(inputs: readonly Input[]): string | undefined {
  return inputs.flatMap((input) => ('messageId' in input ? (input.messageId ?? []) : [])).at(-1);
}

function isMessage({ kind }: Input): boolean {
  return kind === 'text' || kind === 'wordless';
}
