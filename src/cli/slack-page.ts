import type { Block } from '../adapters/slack/blocks.ts';
import type { SlackBody } from '../adapters/slack/render.ts';

/** What stands in a thread: words of a person, a message of the bot, or an open form. */
export type Shown =
  | { readonly by: 'person'; readonly text: string }
  | { readonly by: 'bot'; readonly body: SlackBody; readonly edited?: true }
  | { readonly by: 'form'; readonly view: Form };

interface Form {
  readonly title: { readonly text: string };
  readonly submit: { readonly text: string };
  readonly close: { readonly text: string };
  readonly blocks: readonly Block[];
}

type Node = Readonly<Record<string, unknown>>;

/** One HTML page with a thread for every scene, about as Slack draws them. */
export function page(
  scenes: readonly { readonly title: string; readonly shown: readonly Shown[] }[],
): string {
  const threads = scenes.map(
    ({ title, shown }) => `<section><h2>${safe(title)}</h2>${shown.map(drawn).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Slotwise in Slack</title>
<style>${style}</style>
<h1>Slotwise in Slack</h1>
<main>${threads.join('\n')}</main>
</html>
`;
}

function drawn(shown: Shown): string {
  switch (shown.by) {
    case 'person':
      return message('Dana', 'D', 'person', `<p>${lines(shown.text)}</p>`);
    case 'bot': {
      const { call, blocks } = shown.body;
      const only = call === 'private' ? '<p class="only">Only visible to you</p>' : '';
      const after = shown.edited ? '<p class="only">The same message, after the tap</p>' : '';
      const note = only + after;
      const about = 'Slotwise <span class="app">APP</span>';
      return message(
        about,
        '●',
        `bot ${call} ${shown.edited ? 'edited' : ''}`,
        note + blocks.map(block).join(''),
      );
    }
    case 'form':
      return form(shown.view);
  }
}

function message(who: string, face: string, kind: string, inside: string): string {
  return `<article class="${kind}"><div class="face">${face}</div><div><b>${who}</b>${inside}</div></article>`;
}

function block(given: Block): string {
  const { type, text, fields, accessory, elements } = given as Node & { type: string };
  switch (type) {
    case 'section': {
      const columns = (fields as Node[] | undefined)?.map((each) => `<div>${words(each)}</div>`);
      const inside = columns
        ? `<div class="fields">${columns.join('')}</div>`
        : `<p>${words(text as Node)}</p>`;
      const beside = accessory ? element(accessory as Node) : '';
      return `<div class="row">${inside}${beside}</div>`;
    }
    case 'context':
      return `<p class="context">${(elements as Node[]).map(words).join(' ')}</p>`;
    case 'actions':
      return `<div class="actions">${(elements as Node[]).map(element).join('')}</div>`;
    default:
      return '';
  }
}

function element({ type, text, style: look, placeholder, options }: Node): string {
  if (type === 'button') return `<button class="${look ?? ''}">${words(text as Node)}</button>`;
  const choices = ((options as Node[]) ?? []).map((each) => words(each.text as Node)).join(', ');
  const mark = type === 'static_select' ? '⌄' : '▦';
  return `<button class="select" title="${choices}">${words(placeholder as Node)} <i>${mark}</i></button>`;
}

function form({ title, submit, close, blocks }: Form): string {
  const fields = blocks.map((given) => {
    const { label, element: field, hint, optional } = given as Node;
    const initial = standing(field as Node);
    const may = optional ? ' <span class="hint">(optional)</span>' : '';
    const help = hint ? `<p class="hint">${words(hint as Node)}</p>` : '';
    return `<label>${words(label as Node)}${may}</label><div class="input">${lines(initial) || '&nbsp;'}</div>${help}`;
  });
  const buttons = `<button>${safe(close.text)}</button><button class="primary">${safe(submit.text)}</button>`;
  return `<div class="modal"><h3>${safe(title.text)}</h3>${fields.join('')}<div class="actions end">${buttons}</div></div>`;
}

function standing(field: Node): string {
  const option = field.initial_option as { text?: { text?: string } } | undefined;
  return String(
    option?.text?.text ?? field.initial_value ?? field.initial_date ?? field.initial_time ?? '',
  );
}

function words({ type, text }: Node): string {
  const raw = String(text);
  if (type !== 'mrkdwn') return lines(raw);
  return raw
    .replace(/<@[A-Z0-9]+>/g, '<span class="mention">@Dana</span>')
    .replace(/\*([^*\n]+)\*/g, '<b>$1</b>')
    .replaceAll('\n', '<br>');
}

function lines(text: string): string {
  return safe(text).replaceAll('\n', '<br>');
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const style = `
body { font: 15px/1.46 Lato, "Helvetica Neue", Arial, sans-serif; color: #1d1c1d; background: #f4f3f5; margin: 32px; }
h1 { font-size: 22px; } h2 { font-size: 15px; color: #616061; margin: 0 0 12px; font-weight: 600; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start; }
section { background: #fff; border: 1px solid #dddadd; border-radius: 8px; padding: 20px; }
article { display: flex; gap: 10px; padding: 8px 0; } article > div:last-child { flex: 1; min-width: 0; }
.face { width: 36px; height: 36px; border-radius: 6px; background: #e8d9c8; display: grid; place-items: center; font-weight: 700; }
.bot .face { background: #4a154b; color: #fff; } .private { background: #fdf8ec; border-radius: 6px; padding-left: 6px; }
.edited { opacity: .75; }
.app { font-size: 10px; background: #ececec; color: #616061; border-radius: 2px; padding: 1px 3px; vertical-align: 2px; }
p { margin: 2px 0 6px; } .only, .context, .hint { color: #616061; font-size: 13px; }
.row { display: flex; justify-content: space-between; gap: 16px; align-items: start; margin: 4px 0; } .row > p { flex: 1; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 16px; flex: 1; margin: 4px 0; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 6px 0; } .end { justify-content: flex-end; }
button { font: inherit; font-weight: 700; font-size: 13px; height: 32px; padding: 0 12px; border-radius: 8px; border: 1px solid #bbb; background: #fff; color: #1d1c1d; white-space: nowrap; }
button.primary { background: #007a5a; border-color: #007a5a; color: #fff; } .select i { color: #616061; font-style: normal; }
.mention { background: #f2c74466; color: #1264a3; border-radius: 3px; padding: 0 2px; }
.modal { border: 1px solid #ccc; border-radius: 10px; box-shadow: 0 4px 16px #0002; padding: 16px 20px; margin: 12px 0 12px 46px; }
.modal h3 { margin: 0 0 12px; font-size: 17px; } label { display: block; font-weight: 700; margin-top: 12px; }
.input { border: 1px solid #bbb; border-radius: 6px; padding: 6px 10px; margin-top: 4px; }
`;
