#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { readArgs } from './args.ts';
import { endWithFaults } from './faults.ts';
import { scenes } from './preview-scenes.ts';
import { slackPreview } from './preview-slack.ts';
import { telegramPreview } from './preview-telegram.ts';
import { readSubcommand } from './subcommand.ts';

const command = {
  call: 'npm run --silent preview --',
  about:
    'Writes a page that shows the most important messages about as a platform draws them.\n\n' +
    'slack      As in a thread.\n' +
    'telegram   As on a phone.',
  positionals: 'commands',
  options: { to: { placeholder: 'FILE', help: 'Where to: preview-<platform>.html by default.' } },
} as const;

/** One line a platform. */
const platforms = {
  slack: { words: [], options: ['to'] },
  telegram: { words: [], options: ['to'] },
} as const;
const pages = { slack: slackPreview, telegram: () => telegramPreview(scenes) };

const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(read.faults);
else {
  const asked = readSubcommand(platforms, read.positionals, read.options);
  if (!asked.ok) refuse(asked.faults);
  else {
    const { to = `preview-${asked.name}.html` } = read.options;
    await writeFile(to, await pages[asked.name]());
    process.stdout.write(`Written to ${to}. Open it in a browser.\n`);
  }
}

function refuse(messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}
