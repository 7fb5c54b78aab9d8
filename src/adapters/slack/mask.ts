import type { ReplyMessage, ShownSlot } from '../../core/reply.ts';
import { withoutSecrets } from '../../core/secrets.ts';

/** Every text of the message without what others are not to read. */
export function masked(message: ReplyMessage): ReplyMessage {
  const { secrets } = message;
  if (secrets === undefined) return message;
  const safe = (text: string) => withoutSecrets(text, secrets);
  const { decided } = message;
  return {
    ...message,
    text: safe(message.text),
    controls: message.controls.map((control) => ({ ...control, label: safe(control.label) })),
    parts: message.parts.map((part) => ({
      ...part,
      text: safe(part.text),
      ...(part.shows && { shows: part.shows.map((shown) => maskedRow(shown, safe)) }),
    })),
    ...(decided && {
      decided: { ...decided, before: safe(decided.before), decision: safe(decided.decision) },
    }),
  };
}

function maskedRow(shown: ShownSlot, safe: (text: string) => string): ShownSlot {
  const { value, line, words } = shown;
  return {
    ...shown,
    ...(value !== undefined && { value: safe(value) }),
    ...(line !== undefined && { line: safe(line) }),
    ...(words !== undefined && { words: safe(words) }),
  };
}
