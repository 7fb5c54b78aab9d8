import type { Message } from 'grammy/types';
import type { ContactInput, LocationInput, SharedFile, WordlessInput } from '../../core/input.ts';
import { filesOf } from './files.ts';

type Carried<I> = I extends unknown
  ? Omit<I, 'eventId' | 'from' | 'receivedAtMs' | 'locale' | 'timeZone' | 'messageId'>
  : never;

/** What a message without words carries; `undefined` for one that Telegram wrote itself. */
export function attachmentIn(
  message: Message,
): Carried<ContactInput | LocationInput | WordlessInput> | undefined {
  const { contact, location } = message;
  if (contact !== undefined) {
    const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
    return {
      kind: 'contact',
      own: contact.user_id === message.from?.id && message.forward_origin === undefined,
      phone: contact.phone_number,
      ...(name !== '' && { name }),
    };
  }
  if (location !== undefined) {
    const { latitude, longitude } = location;
    return { kind: 'location', latitude, longitude };
  }
  const what = whatIn(message);
  if (what === undefined) return undefined;
  // What somebody else has said is not this person's.
  const saidByAnother = what === 'voice' && message.forward_origin !== undefined;
  const files = what === 'sticker' || saidByAnother ? [] : filesOf(message);
  return { kind: 'wordless', what, ...(files.length > 0 && { files }) };
}

/** The photos and documents of a message, which may have words beside them. */
export function documentsIn(message: Message): readonly SharedFile[] {
  return whatIn(message) === 'file' ? filesOf(message) : [];
}

function whatIn(message: Message): WordlessInput['what'] | undefined {
  return wordless.find(({ fields }) => fields.some((field) => field in message))?.what;
}

/** In this order: an animation comes as a document, too. */
const wordless = [
  { what: 'voice', fields: ['voice', 'video_note', 'audio'] },
  { what: 'sticker', fields: ['sticker', 'dice', 'animation', 'game'] },
  {
    what: 'file',
    fields: [
      'photo',
      'document',
      'video',
      'live_photo',
      'paid_media',
      'story',
      'poll',
      'checklist',
      'rich_message',
    ],
  },
] as const;
