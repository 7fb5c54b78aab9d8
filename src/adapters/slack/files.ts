import { z } from 'zod';
import type { SharedFile, Wordless } from '../../core/input.ts';
import { platform } from './key.ts';

/** What Slack tells of a file. Of one that is gone, or of another organisation, there is hardly anything. */
const slackFile = z.object({
  id: z.string().min(1),
  name: z.string().nullish(),
  title: z.string().nullish(),
  mimetype: z.string().nullish(),
  size: z.number().int().nonnegative().nullish(),
  subtype: z.string().nullish(),
  mode: z.string().nullish(),
});

/** The files of a message, and what they are together: recordings only where all of them are. */
export function filesIn(given: readonly unknown[]): {
  readonly what: Wordless;
  readonly files: readonly SharedFile[];
} {
  const files = given
    .flatMap((file) => slackFile.safeParse(file).data ?? [])
    .filter(({ mode }) => mode !== 'tombstone' && mode !== 'hidden_by_limit');
  const spoken = files.filter(isSpoken);
  const what = files.length > 0 && spoken.length === files.length ? 'voice' : 'file';
  return { what, files: (what === 'voice' ? spoken : files).map(shared) };
}

function isSpoken({ subtype, mimetype }: z.output<typeof slackFile>): boolean {
  return subtype === 'slack_audio' || (mimetype ?? '').startsWith('audio/');
}

function shared({ id, name, title, mimetype, size }: z.output<typeof slackFile>): SharedFile {
  const known = [name, title].find((each) => each?.trim());
  return {
    platform,
    id,
    name: (known ?? id).trim().slice(-longestName),
    ...(mimetype && { mimeType: mimetype }),
    ...(typeof size === 'number' && { size }),
  };
}

/** In characters; its ending is what tells most. */
const longestName = 200;
