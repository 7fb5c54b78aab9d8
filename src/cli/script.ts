import { createInterface } from 'node:readline';
import { openConversation } from '../scripted/driver.ts';
import { readLine } from '../scripted/inputs.ts';
import { errorRecord, type OutputRecord } from '../scripted/records.ts';
import type { Settings } from './settings.ts';

/** Runs a conversation as data: a line in, records out, until the input ends (docs/cli.md). */
export async function runScript(
  settings: Settings,
  input: NodeJS.ReadableStream,
  report: (record: OutputRecord) => void,
): Promise<void> {
  const conversation = await openConversation({
    ...settings,
    numbered: false,
    live: false,
    print: () => {},
    report,
  });
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (read.kind === 'fault') report(errorRecord('bad-input', read.message, number));
    else if (read.kind === 'advance') await conversation.advance(read.advanceMs, number);
    else await conversation.take(read.inputs, number);
  }
  await conversation.close();
}
