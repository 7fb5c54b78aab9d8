import type { TerminalBody } from '../adapters/terminal/render.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import { nearest } from '../core/text/spelling.ts';
import { type DrivenConversation, openConversation } from '../scripted/driver.ts';
import type { OutputRecord } from '../scripted/records.ts';
import { collectionView } from './collection-view.ts';
import { messageView } from './message-view.ts';
import { hanging, harmless, type Screen, table } from './screen.ts';
import type { Settings } from './settings.ts';
import { stateView } from './state-view.ts';
import { traceView } from './trace-view.ts';

/** A conversation for somebody who reads it: lines go in, blocks of text come out. */
export interface ReadableConversation {
  /** Where finished sets are posted. */
  readonly webhookUrl: string;
  /** Lets the bot speak first. */
  begin(): Promise<void>;
  /** Takes what was typed. False when it asked to leave. */
  type(line: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The commands of this program, beside those of the platform that the bot itself understands. */
const commands = {
  '/help': 'Show the commands.',
  '/state': 'Show what is noted so far.',
  '/trace': 'Show why the last turn did what it did.',
  '/skip': 'Leave out what was just asked.',
  '/reset': 'Forget everything and begin anew.',
  '/cancel': 'End this conversation without sending anything.',
  '/quit': 'Leave.',
} as const;

/** Opens a conversation whose messages, deliveries and faults are shown through `show`. */
export async function openReadable(
  settings: Settings,
  screen: Screen,
  show: (block: string) => void,
  live: boolean,
): Promise<ReadableConversation> {
  const { flows } = settings;
  const conversation = await openConversation({
    ...settings,
    numbered: true,
    live,
    print: (body: TerminalBody) => show(messageView(body, screen)),
    report: (record) => {
      const block = recordView(record, flows, settings.webhook === undefined, screen);
      if (block !== undefined) show(block);
    },
  });

  return {
    webhookUrl: conversation.webhookUrl,
    begin: () => conversation.take([{ command: 'start' }]),
    async type(line) {
      const text = line.trim();
      if (text === '/quit') return false;
      const block = await answerHere(text, conversation, flows, screen);
      if (block !== undefined) show(block);
      else if (text !== '') await conversation.take([{ text: line }]);
      return true;
    },
    close: () => conversation.close(),
  };
}

/** What this program answers by itself; `undefined` where the line is for the bot. */
async function answerHere(
  text: string,
  conversation: DrivenConversation,
  flows: readonly CompiledFlow[],
  screen: Screen,
): Promise<string | undefined> {
  if (text === '/help') return helpView(screen);
  if (text === '/state') return stateView(await conversation.state(), flows, screen);
  if (text === '/trace') return traceView(await conversation.lastTrace(), screen);
  if (!/^\/[a-z]+$/i.test(text) || text === '/start' || Object.hasOwn(commands, text)) {
    return undefined;
  }
  const meant = nearest(text, Object.keys(commands)) ?? '/help';
  return `There is no ${text} here. Did you mean ${meant}?\n`;
}

function helpView(screen: Screen): string {
  const rows = Object.entries(commands).map(([name, help]) => [name, help]);
  const lines = table(rows, screen.columns - 2).map((line) => `  ${line}`);
  const choices = 'Numbered choices: type the number, or say it in words.';
  return `${[...lines, '', hanging('  ', screen.paint('dim', choices), screen.columns)].join('\n')}\n`;
}

function recordView(
  record: OutputRecord,
  flows: readonly CompiledFlow[],
  verified: boolean,
  screen: Screen,
): string | undefined {
  switch (record.type) {
    case 'turn':
      return undefined;
    case 'delivery':
      return collectionView(record.body, flows, { verified }, screen);
    case 'ignored':
      return `${screen.paint('dim', `ignored: ${record.reason}`)}\n`;
    case 'error':
      return `${hanging(screen.paint('warning', '! '), harmless(record.message), screen.columns)}\n`;
  }
}
