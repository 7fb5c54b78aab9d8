#!/usr/bin/env node
import { readArgs } from './args.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { runScript } from './script.ts';
import { conversationOptions, readSettings, scriptOptions } from './settings.ts';
import { endWithReader, writeRecord } from './standard-output.ts';
import { talk } from './talk.ts';

const command = {
  call: 'npm run --silent chat --',
  about:
    'A conversation on standard input and output, in memory. One input a line: plain text, or with\n' +
    '--json also an object. Everything that goes in and comes out is described in docs/cli.md.',
  options: {
    ...conversationOptions,
    ...scriptOptions,
    json: { help: 'One JSON record a line comes out, and nothing else.' },
  },
} as const;

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') {
  const faults = read.faults.map((message) => ({ code: 'bad-arguments', message }) as const);
  endWithFaults(faults, process.argv.includes('--json'));
} else await chat(read.options);

async function chat(options: Extract<typeof read, { kind: 'options' }>['options']): Promise<void> {
  const { json } = options;
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults, json);
  const settings = await readSettings(options, configured.config, 'UTC');
  if (!settings.ok) return endWithFaults(settings.faults, json);
  const { madeUpSecret } = settings.settings;
  if (madeUpSecret !== undefined) {
    process.stderr.write(`slotwise: posts are signed with ${madeUpSecret}\n`);
  }
  if (json) await runScript(settings.settings, process.stdin, writeRecord);
  else await talk(settings.settings, { greet: false, header: () => [] });
}
