#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { readArgs } from './args.ts';
import { endWithFaults } from './faults.ts';
import { slackPreview } from './preview-slack.ts';

const command = {
  call: 'npm run --silent preview --',
  about:
    'Writes an HTML page that shows the main messages of a platform about as it draws them, from\n' +
    'conversations that the bot really has: npm run --silent preview -- slack --out slack.html',
  positionals: 'platforms',
  options: { out: { placeholder: 'FILE', help: 'Where the page goes; else it is printed.' } },
} as const;

const previews: Readonly<Record<string, () => Promise<string>>> = { slack: slackPreview };

const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(read.faults);
else {
  const [platform, ...others] = read.positionals;
  const preview = platform === undefined ? undefined : previews[platform];
  if (preview === undefined || others.length > 0) {
    refuse([`name one platform: ${Object.keys(previews).join(', ')}`]);
  } else {
    const page = await preview();
    const { out } = read.options;
    if (out === undefined) process.stdout.write(page);
    else await writeFile(out, page);
  }
}

function refuse(faults: readonly string[]): void {
  endWithFaults(faults.map((message) => ({ code: 'bad-arguments', message })));
}
