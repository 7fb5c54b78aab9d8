import type { Message } from 'grammy/types';
import type { SharedFile } from '../../core/input.ts';
import { platform } from './key.ts';

/** What Telegram tells of a file; all but the id may be absent. */
interface TelegramFile {
  readonly file_id?: string;
  readonly file_name?: string;
  readonly mime_type?: string;
  readonly file_size?: number;
}

/**
 * The files that a message carries, as Telegram keeps them. Photos come in several sizes, of which the
 * largest counts, and have no name: the message gives them one.
 */
export function filesOf(message: Message): readonly SharedFile[] {
  const { photo, document, video, voice, audio, video_note } = message;
  const unnamed = (what: string, ending: string) => `${what}-${message.message_id}.${ending}`;
  return [
    shared(photo?.at(-1), unnamed('photo', 'jpg'), 'image/jpeg'),
    shared(document, unnamed('file', 'bin')),
    shared(video, unnamed('video', 'mp4'), 'video/mp4'),
    shared(voice, unnamed('voice', 'ogg'), 'audio/ogg'),
    shared(audio, unnamed('audio', 'mp3'), 'audio/mpeg'),
    shared(video_note, unnamed('video', 'mp4'), 'video/mp4'),
  ].flatMap((file) => file ?? []);
}

function shared(
  file: TelegramFile | undefined,
  unnamed: string,
  usualType?: string,
): SharedFile | undefined {
  if (file?.file_id === undefined) return undefined;
  const { file_id: id, file_name: name = '', mime_type: mimeType = usualType, file_size } = file;
  return {
    platform,
    id,
    name: name.trim() === '' ? unnamed : name.trim().slice(-longestName),
    ...(mimeType !== undefined && { mimeType }),
    ...(file_size !== undefined && { size: file_size }),
  };
}

/** In characters; its ending is what tells most. */
const longestName = 200;
