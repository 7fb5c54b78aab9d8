import { createInterface } from 'node:readline';
import { terminalReader } from './read-terminal.ts';
import { openReadable } from './readable.ts';
import { hanging, type Screen, screenOf } from './screen.ts';
import type { Settings } from './settings.ts';

export interface TalkOptions {
  /** The bot speaks first. */
  readonly greet: boolean;
  /** What is said above the conversation; the webhook's address is known by then. */
  readonly header: (webhookUrl: string, screen: Screen) => readonly string[];
}

/** A conversation for a person: with a prompt on a terminal, as plain text through a pipe. */
export async function talk(settings: Settings, options: TalkOptions): Promise<void> {
  const screen = screenOf(process.stdout);
  const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  await (interactive ? onTerminal : throughPipe)(settings, options, screen);
}

async function onTerminal(
  settings: Settings,
  { header }: TalkOptions,
  screen: Screen,
): Promise<void> {
  const reader = terminalReader(process.stdin, process.stdout, screen);
  const conversation = await openReadable(settings, screen, reader.show, true);
  screen.write(headerBlock(header(conversation.webhookUrl, screen), screen));
  await reader.converse(conversation);
  await conversation.close();
  screen.write('Goodbye.\n');
}

async function throughPipe(
  settings: Settings,
  { greet, header }: TalkOptions,
  screen: Screen,
): Promise<void> {
  const show = (block: string) => screen.write(`${block}\n`);
  const conversation = await openReadable(settings, screen, show, false);
  screen.write(headerBlock(header(conversation.webhookUrl, screen), screen));
  if (greet) await conversation.begin();
  for await (const line of createInterface({ input: process.stdin })) {
    if (!(await conversation.type(line))) break;
  }
  await conversation.close();
}

function headerBlock(lines: readonly string[], screen: Screen): string {
  if (lines.length === 0) return '';
  return `${lines.map((line) => hanging('', line, screen.columns)).join('\n')}\n\n`;
}
