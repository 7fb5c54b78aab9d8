/**
 * What the Bot API takes, in one place: the renderer keeps to it, and `faultsOf` says of any call
 * whether it does. Lengths of texts count UTF-16 units, which is never more than Telegram counts.
 */
export const limits = {
  text: 4_096,
  callbackAnswer: 200,
  callbackDataBytes: 64,
  buttons: 100,
  buttonsInRow: 8,
  commands: 100,
  commandDescription: 256,
} as const;

/** What is wrong with a call, by field; nothing where Telegram takes it. Knows the methods used here. */
export function faultsOf(method: string, payload: object): readonly string[] {
  const given = payload as Payload;
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => holds || faults.push(fault);

  if (method === 'sendMessage' || method === 'editMessageText') {
    const { text = '', entities = [] } = given;
    check(text.trim() !== '', 'text: empty');
    check(text === text.trim(), 'text: trimmed by Telegram, so that entities move');
    check(text.length <= limits.text, `text: longer than ${limits.text}`);
    check(
      entities.every(({ offset, length }) => length > 0 && offset + length <= text.length),
      'entities: outside of the text',
    );
  }
  if (method === 'answerCallbackQuery') {
    check((given.text ?? '').length <= limits.callbackAnswer, 'text: longer than 200');
  }
  if (method === 'setMyCommands') {
    const { commands = [] } = given;
    check(commands.length <= limits.commands, 'commands: more than 100');
    for (const { command, description } of commands) {
      check(/^[a-z0-9_]{1,32}$/.test(command), `commands: ${command} is no name`);
      const { length } = description;
      check(
        length >= 1 && length <= limits.commandDescription,
        `commands: ${command}, description`,
      );
    }
  }
  const { inline_keyboard: rows = [] } = given.reply_markup ?? {};
  check(rows.flat().length <= limits.buttons, 'reply_markup: more than 100 buttons');
  check(
    rows.every((row) => row.length >= 1 && row.length <= limits.buttonsInRow),
    'reply_markup: a row without buttons, or with more than 8',
  );
  for (const { text, callback_data: data = '' } of rows.flat()) {
    check(text.trim() !== '', 'reply_markup: a button without words');
    check(fitsCallback(data), 'reply_markup: callback_data must have 1 to 64 bytes');
  }
  return faults;
}

export function fitsCallback(data: string): boolean {
  const bytes = new TextEncoder().encode(data).length;
  return bytes >= 1 && bytes <= limits.callbackDataBytes;
}

interface Payload {
  readonly text?: string;
  readonly entities?: readonly { readonly offset: number; readonly length: number }[];
  readonly commands?: readonly { readonly command: string; readonly description: string }[];
  readonly reply_markup?: {
    readonly inline_keyboard?: readonly (readonly {
      readonly text: string;
      readonly callback_data?: string;
    }[])[];
  };
}
