import type { Control, ReplyMessage, ReplyPart, ShownSlot } from '../../core/reply.ts';
import { joinParts } from '../../core/wording/say.ts';
import type { RenderedCall } from '../port.ts';
import {
  actions,
  type Block,
  button,
  context,
  controlButton,
  type Element,
  grid,
  plain,
  prose,
  row,
  select,
} from './blocks.ts';
import { answerAction, editAction, openAction, privateAction } from './ids.ts';
import { isDirect, placeOf, type SlackPlace } from './key.ts';
import { limits } from './limits.ts';
import { masked } from './mask.ts';
import { escaped, shortened } from './text.ts';
import { type SlackWords, slackWords } from './words.ts';

/** One call, as `send` makes it. */
export interface SlackBody {
  /** `private`: shown to `user` alone. */
  readonly call: 'post' | 'private';
  readonly channel: string;
  readonly thread?: string;
  readonly user?: string;
  /** It changes a message that was posted; there is nothing to post where that is gone. */
  readonly edits?: true;
  /** What notifications and screen readers get. */
  readonly text: string;
  readonly blocks: readonly Block[];
}

/**
 * Shapes messages for a thread or a direct message. What others could read is masked where it is
 * sensitive, and asked for in private. A reply too long for one message becomes several.
 */
export function render(messages: readonly ReplyMessage[], key: string): readonly RenderedCall[] {
  const place = placeOf(key);
  return messages.flatMap((message) => {
    const safe = isDirect(place.channel) ? message : masked(message);
    return bodies(safe, place).map((body, i): RenderedCall => {
      const apart = body.call === 'private' && i > 0;
      return { message: apart ? `${message.id}-private` : message.id, lane: key, body };
    });
  });
}

function bodies(message: ReplyMessage, place: SlackPlace): readonly SlackBody[] {
  const words = slackWords(message.language);
  const thread = place.thread ?? message.thread;
  const where = { channel: place.channel, ...(thread !== undefined && { thread }) };
  const { privately, to, decided, replaces } = message;
  if (privately && to && !isDirect(place.channel)) {
    const alone = { ...where, call: 'private', user: to.id } as const;
    return [{ ...alone, text: escaped(message.text), blocks: prose(message.text) }];
  }
  if (decided || replaces) {
    const after = decided && [...decidedBlocks(decided, place), ...actions(linkButton(message))];
    const blocks = after ?? messageBlocks(message, words);
    const text = fallback(message.text);
    return [{ ...where, call: 'post', edits: true, text, blocks: lastThatFit(blocks) }];
  }
  const pages = inMessages(messageBlocks(message, words));
  const posts = pages.map((blocks, i): SlackBody => {
    const text = pages.length === 1 ? message.text : textOf(blocks);
    const call = { ...where, call: 'post', blocks } as const;
    return { ...call, text: i === 0 ? fallback(text) : fallback(textOf(blocks)) };
  });
  return [...posts, ...privateQuestion(message, place, where, words)];
}

function messageBlocks(message: ReplyMessage, words: SlackWords): readonly Block[] {
  const { parts, controls } = message;
  const rowed = parts.filter((part) => hasRow(part, controls));
  const said = parts.filter((part) => !rowed.includes(part));
  const rows = rowed.flatMap(({ shows = [] }) => shows);
  const listed = said.flatMap((part) => (isList(part) ? (part.shows ?? []) : []));
  const beside = [...rows, ...(isClosing(parts) ? listed : [])];
  const whole = parts.length === 0 ? message.text : joinParts(said);
  const [text, question] = splitList(whole, listed);
  return [
    ...prose(text),
    ...listBlocks(listed, controls, isClosing(parts), words),
    ...(question === '' ? [] : prose(question)),
    ...(rows.length > 1 ? rows.flatMap((shown) => changeRow(shown, controls, words)) : []),
    ...(rows.length === 1 ? rows.flatMap(({ label, line = '' }) => row(label, line)) : []),
    ...actions(elementsOf(message, beside.length > 1 ? beside : [], words)),
  ];
}

/** An inference is a row under the reply, where it has controls. */
function hasRow({ act, shows = [] }: ReplyPart, controls: readonly Control[]): boolean {
  const stated = act.act === 'state-inference' || (act.act === 'changed' && act.inferred);
  return stated && shows.length > 0 && controls.some(({ move }) => move === 'object');
}

function isList({ act, shows = [], text }: ReplyPart): boolean {
  if (act.act === 'completed') return shows.length > 0;
  return shows.some(({ line }) => line !== undefined && text.split('\n').includes(line));
}

function isClosing(parts: readonly ReplyPart[]): boolean {
  return parts.some(({ act }) => act.act === 'ask-closing');
}

/** The text around a list that is shown natively: what comes ahead of it, and the question behind. */
function splitList(text: string, listed: readonly ShownSlot[]): readonly [string, string] {
  const lines = text.split('\n');
  const isItem = (line: string) => listed.some((shown) => shown.line === line);
  const first = lines.findIndex(isItem);
  if (first === -1) return [text, ''];
  const rest = lines.slice(first).filter((line) => !isItem(line));
  return [lines.slice(0, first).join('\n').trim(), rest.join('\n').trim()];
}

function listBlocks(
  listed: readonly ShownSlot[],
  controls: readonly Control[],
  closing: boolean,
  words: SlackWords,
): readonly Block[] {
  if (closing) return listed.flatMap((shown) => changeRow(shown, controls, words));
  return grid(
    listed.map(({ label, value, line = '' }) => {
      const text = value ?? line.replace(`${label}: `, '');
      return { label, line, text };
    }),
  );
}

function changeRow(
  { slot, label, line = '' }: ShownSlot,
  controls: readonly Control[],
  words: SlackWords,
): readonly Block[] {
  const change = controls.find((control) => control.move === 'object' && control.slot === slot);
  return row(label, line, change && controlButton(change, 0, words.change));
}

/** The controls under a message, without those that stand beside a row. */
function elementsOf(
  message: ReplyMessage,
  beside: readonly ShownSlot[],
  words: SlackWords,
): readonly Element[] {
  const { controls, parts } = message;
  const left = controls.filter(
    ({ move, slot }) => move !== 'object' || !beside.some((shown) => shown.slot === slot),
  );
  const options = left.filter(({ move }) => move === 'give');
  const flows = left.filter(({ move }) => move === undefined);
  const listed = [...options, ...(flows.length > mostButtons ? flows : [])];
  const buttons = left.filter((control) => !listed.includes(control));
  return [
    ...pickers(message, words),
    ...select(listed, words.pickOne, buttons.length),
    ...buttons.map((control, n) => controlButton(control, n)),
    ...(parts.some(offersEdit) ? [button(editAction, words.edit)] : []),
    ...linkButton(message),
  ];
}

function linkButton({ link }: ReplyMessage): readonly Element[] {
  return link ? [{ ...button(openAction, link.label), url: link.url }] : [];
}

const mostButtons = 5;

function offersEdit({ act, shows = [] }: ReplyPart): boolean {
  if (act.act === 'ask-review' || act.act === 'repeat-review') return true;
  return (act.act === 'ask-closing' || act.act === 'show-state') && shows.length > 1;
}

/** Where a date or a time was not understood, it can be picked. */
function pickers({ id, parts }: ReplyMessage, words: SlackWords): readonly Element[] {
  return parts.flatMap(({ act, shows = [] }) => {
    if (act.act !== 'ask' || act.attempt === 'first') return [];
    return shows.flatMap(({ slot, type }): readonly Element[] => {
      if (type !== 'date' && type !== 'time') return [];
      const hint = type === 'date' ? words.pickDate : words.pickTime;
      const placeholder = plain(hint, limits.placeholder);
      return [{ type: `${type}picker`, action_id: answerAction(id, slot), placeholder }];
    });
  });
}

/** After a tap: what was said, what was decided, and in a channel by whom. */
function decidedBlocks(
  { before, decision, by }: NonNullable<ReplyMessage['decided']>,
  { channel }: SlackPlace,
): readonly Block[] {
  const who = isDirect(channel) ? '' : ` · <@${by.id}>`;
  const text = escaped(shortened(decision, limits.sectionText / 6));
  return [...prose(before), ...context(`✓ ${text}${who}`)];
}

/** What is sensitive is asked of one person alone, with a button into a form. */
function privateQuestion(
  { parts, to }: ReplyMessage,
  { channel }: SlackPlace,
  where: Pick<SlackBody, 'channel' | 'thread'>,
  words: SlackWords,
): readonly SlackBody[] {
  if (isDirect(channel) || to === undefined) return [];
  const slots = parts.flatMap(({ act, shows = [] }) =>
    act.act === 'ask' || act.act === 'ask-correction'
      ? shows.filter(({ sensitive }) => sensitive).map(({ slot }) => slot)
      : [],
  );
  if (slots.length === 0) return [];
  const { thread } = where;
  const answer = {
    ...button(privateAction(slots), words.answerPrivately),
    style: 'primary',
    // Slack need not tell the thread of what one person alone sees.
    ...(thread !== undefined && { value: thread }),
  };
  const blocks = [...prose(words.private), ...actions([answer])];
  return [{ ...where, call: 'private', user: to.id, text: escaped(words.private), blocks }];
}

/** As many messages as the limits ask for; what can be tapped stands in the last. */
function inMessages(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const pages: Block[][] = [[]];
  for (const block of blocks) {
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && !fits([...page, block])) pages.push([...wordsAbove(block, page), block]);
    else page.push(block);
  }
  return pages;
}

/** Controls stand under words: those at the end of the page move with them, others are repeated. */
function wordsAbove({ type }: Block, page: Block[]): readonly Block[] {
  if (type !== 'actions') return [];
  const at = page.findLastIndex((above) => above.type !== 'actions');
  const moves = at > 0 && at === page.length - 1;
  return moves ? page.splice(at) : page.slice(at, at + 1);
}

function lastThatFit(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex((_, i) => fits(blocks.slice(i)));
  return blocks.slice(first);
}

function fits(blocks: readonly Block[]): boolean {
  return blocks.length <= limits.blocks && JSON.stringify(blocks).length <= limits.payload;
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap(({ text }) => (text as { readonly text?: string } | undefined)?.text ?? [])
    .join('\n');
}

/** Stands for the blocks where they cannot be shown; the blocks have all of it. */
function fallback(text: string): string {
  return escaped(shortened(text, longestFallback)) || '…';
}

const longestFallback = 3_000;
