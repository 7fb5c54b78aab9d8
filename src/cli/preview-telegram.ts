import { keyOf, messageAt, messageIdOf, platform } from '../adapters/telegram/key.ts';
import type { Markup } from '../adapters/telegram/keyboard.ts';
import { type MessagePayload, render, type TelegramBody } from '../adapters/telegram/render.ts';
import { play, type Scene, type Stage } from './preview-scenes.ts';

interface Bubble {
  readonly by: 'bot' | 'person';
  html: string;
  markup: Markup | undefined;
  /** The buttons were taken away: they are drawn pale, and the one that was tapped is marked. */
  gone: boolean;
  tapped?: string;
}

/** The scenes as a page that looks about as Telegram does on a phone. */
export async function telegramPreview(scenes: readonly Scene[]): Promise<string> {
  const phones: string[] = [];
  for (const scene of scenes) phones.push(await phoneOf(scene));
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Telegram</title>
<style>${style}</style>
<main>
${phones.join('\n')}
</main>
`;
}

async function phoneOf(scene: Scene): Promise<string> {
  const bubbles: Bubble[] = [];
  const stage: Stage = {
    key: keyOf({ bot: '7', chat: 42 }),
    adapter: { platform, render },
    personSays(text) {
      bubbles.push({ by: 'person', html: escaped(text), markup: undefined, gone: false });
    },
    personTaps(label) {
      const below = bubbles.findLast(({ markup }) => markup && 'inline_keyboard' in markup);
      if (below) below.tapped = label;
    },
    botSends({ body, platformMessageId }) {
      const call = body as TelegramBody;
      const anew = call.method === 'sendMessage' && call.anew;
      const at = anew || !platformMessageId ? undefined : messageAt(platformMessageId).message;
      const edited = at === undefined ? undefined : bubbles[at];
      if (edited) {
        edited.gone = true;
        if (call.method === 'sendMessage' && !call.keepsText) edited.html = htmlOf(call.payload);
      } else if (call.method === 'sendMessage') {
        const { payload } = call;
        const { reply_markup: markup } = payload;
        bubbles.push({ by: 'bot', html: htmlOf(payload), markup, gone: false });
      }
      return messageIdOf({ id: 42 }, { message_id: at ?? bubbles.length - 1 });
    },
  };
  await play(scene, stage);
  const talk = bubbles.map(bubbleHtml).join('\n');
  return `<section lang="${scene.locale}"><h2>${escaped(scene.title)}</h2><div class="phone">
${talk}
</div></section>`;
}

function bubbleHtml(bubble: Bubble): string {
  return `<div class="${bubble.by}"><p>${bubble.html}</p>${keyboardHtml(bubble)}</div>`;
}

function keyboardHtml({ markup, gone, tapped }: Bubble): string {
  const button = ({ text }: { readonly text: string }) =>
    `<b${text === tapped ? ' class="tapped"' : ''}>${escaped(text)}</b>`;
  const rows = rowsOf(markup).map((row) => `<div class="row">${row.map(button).join('')}</div>`);
  return gone ? `<div class="gone">${rows.join('')}</div>` : rows.join('');
}

function rowsOf(markup: Markup | undefined): readonly (readonly { readonly text: string }[])[] {
  if (markup === undefined) return [];
  if ('inline_keyboard' in markup) return markup.inline_keyboard;
  return 'keyboard' in markup ? markup.keyboard : [];
}

/** The text with its entities, which count the same units as strings do. */
function htmlOf({ text, entities = [] }: MessagePayload): string {
  let html = '';
  let at = 0;
  for (const { offset, length } of entities) {
    html += `${escaped(text.slice(at, offset))}<b>${escaped(text.slice(offset, offset + length))}</b>`;
    at = offset + length;
  }
  return html + escaped(text.slice(at));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
body { margin: 0; font: 16px/1.35 system-ui, sans-serif; background: #e8eaed; color: #111; }
main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px; justify-content: center; }
h2 { font-size: 15px; font-weight: 600; margin: 0 0 8px; }
.phone { width: 360px; padding: 12px; border-radius: 20px; background: #c9dfc4; display: flex;
  flex-direction: column; gap: 6px; box-sizing: border-box; }
.bot, .person { max-width: 84%; }
.person { align-self: flex-end; }
.bot { align-self: flex-start; }
p { margin: 0; padding: 7px 11px; border-radius: 14px; white-space: pre-wrap;
  overflow-wrap: anywhere; background: #fff; }
.person p { background: #e5fcd0; }
.row { display: flex; gap: 3px; margin-top: 3px; }
.row b { flex: 1; padding: 8px 4px; border-radius: 8px; background: rgb(60 90 60 / 55%); color: #fff;
  text-align: center; font-weight: 500; font-size: 14px; }
.gone { opacity: 0.4; }
.gone .tapped { outline: 2px solid #111; }
`;
