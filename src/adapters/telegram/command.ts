import type { CommandInput } from '../../core/input.ts';
import { readStartPayload } from './start-payload.ts';
import type { BotIdentity, Command } from './words.ts';

type Given = Pick<CommandInput, 'command' | 'flow' | 'reference'>;

export type OwnCommand =
  | { readonly as: 'command'; readonly given: Given }
  | { readonly as: 'words'; readonly text: string };

/**
 * A command of this bot; `undefined` for one that may be another bot's. What names this bot and is no
 * command counts as words.
 */
export function readCommand(
  { name, bot: named, rest }: Command,
  { bot, flows }: { readonly bot: BotIdentity; readonly flows: readonly string[] },
): OwnCommand | undefined {
  if (named !== undefined && named !== bot.username.toLowerCase()) return undefined;
  const command = commands.find((known) => known === name);
  if (command === 'start') {
    return { as: 'command', given: { command, ...readStartPayload(rest, flows) } };
  }
  if (command !== undefined) return { as: 'command', given: { command } };
  return named === undefined ? undefined : { as: 'words', text: `${name} ${rest}` };
}

/** What people may order; to return or to close is for those who took over. */
const commands = ['start', 'help', 'skip', 'cancel', 'reset'] as const;
