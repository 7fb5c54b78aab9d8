import type { Control, ReplyMessage } from '../../core/reply.ts';
import { fitsCallback, limits } from './limits.ts';

export type Markup =
  | { readonly inline_keyboard: readonly (readonly InlineButton[])[]; readonly force_reply?: true }
  | {
      readonly keyboard: readonly (readonly ShareButton[])[];
      readonly one_time_keyboard: true;
      readonly resize_keyboard: true;
    }
  | { readonly remove_keyboard: true }
  | { readonly force_reply: true; readonly selective?: true };

/** Whose phone would offer to reply, if nobody is answered? */
interface Surroundings {
  readonly inGroup: boolean;
  readonly answersSomebody: boolean;
}

type InlineButton = { readonly text: string } & (
  | { readonly callback_data: string }
  | { readonly url: string }
);

type ShareButton = { readonly text: string } & (
  | { readonly request_contact: true }
  | { readonly request_location: true }
);

const sharing = {
  contact: { request_contact: true },
  location: { request_location: true },
} as const;

/**
 * What stands below a message. In a group a question opens the reply to it on the person's phone: in
 * privacy mode a bot sees nothing else of what is said there.
 */
export function markupOf(message: ReplyMessage, place: Surroundings): Markup | undefined {
  const { controls, request } = message;
  const { inGroup, answersSomebody } = place;
  const reply = inGroup && asksSomething(message);
  if (controls.length > 0) {
    const opens = reply && answersSomebody;
    const link = message.link ? [[{ text: message.link.label, url: message.link.url }]] : [];
    const rows = [...rowsOf(controls), ...link];
    return { inline_keyboard: rows, ...(opens && { force_reply: true }) };
  }
  // Behind a tap nobody's message is answered: everybody's phone offers to reply, as nobody's else would.
  if (inGroup && reply) return { force_reply: true, ...(answersSomebody && { selective: true }) };
  if (inGroup) return undefined;
  if (request === undefined) return { remove_keyboard: true };
  return {
    keyboard: [[{ text: request.label, ...sharing[request.shares] }]],
    one_time_keyboard: true,
    resize_keyboard: true,
  };
}

function asksSomething({ parts }: ReplyMessage): boolean {
  return parts.some(({ act: { act } }) => act.startsWith('ask') || alsoAsk.has(act));
}

const alsoAsk: ReadonlySet<string> = new Set([
  'repeat-review',
  'choose-flow',
  'send-undone',
  'nudge',
  'apology',
]);

/** Buttons of a row share its width: as many as can still be read on a phone. */
const rowWidth = 34;

function rowsOf(controls: readonly Control[]): readonly (readonly InlineButton[])[] {
  const rows: InlineButton[][] = [];
  for (const button of shown(controls)) {
    const row = rows.at(-1);
    const longest = Math.max(button.text.length, ...(row ?? []).map(({ text }) => text.length));
    const fits = row !== undefined && (row.length + 1) * (longest + 2) <= rowWidth;
    if (fits && row.length < limits.buttonsInRow) row.push(button);
    else rows.push([button]);
  }
  return rows;
}

/** Of more than can be shown the last is kept, since it leads out; what is left out can be typed. */
function shown(controls: readonly Control[]): readonly InlineButton[] {
  const buttons = controls
    .filter(({ id, label }) => fitsCallback(id) && label.trim() !== '')
    .map(({ id, label }): InlineButton => ({ text: label, callback_data: id }));
  if (buttons.length <= limits.buttons) return buttons;
  return [...buttons.slice(0, limits.buttons - 1), ...buttons.slice(-1)];
}
