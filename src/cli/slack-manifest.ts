#!/usr/bin/env node
import { slackManifest } from '../adapters/slack/manifest.ts';
import { readArgs } from './args.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { offered } from './platforms.ts';
import { conversationOptions, readSettings } from './settings.ts';

const command = {
  call: 'npm run --silent slack-manifest --',
  about:
    'Writes the manifest that makes the app in Slack, with exactly the rights that the bot uses.\n' +
    'Paste it under "Create New App", "From a manifest". See docs/slack.md.',
  options: {
    flow: conversationOptions.flow,
    name: { placeholder: 'NAME', help: 'What the bot is called in Slack: Slotwise.' },
    url: {
      placeholder: 'URL',
      help: 'Where Slack reaches the bot, as https://…/slack/events. Without it: Socket Mode.',
    },
    many: { help: 'For every workspace that installs the app from there. Goes with --url.' },
  },
} as const;

const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') {
  endWithFaults(read.faults.map((message) => ({ code: 'bad-arguments', message })));
} else await print(read.options);

async function print(options: Extract<typeof read, { kind: 'options' }>['options']): Promise<void> {
  const { flow, name = 'Slotwise', url, many } = options;
  if (url !== undefined && !/^https:\/\/\S+$/.test(url)) {
    const message = '--url: write a full address, beginning with https://';
    return endWithFaults([{ code: 'bad-arguments', message }]);
  }
  if (many && url === undefined) {
    const message = '--many: it goes with --url, where workspaces install the app';
    return endWithFaults([{ code: 'bad-arguments', message }]);
  }
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults);
  const unused = { locale: undefined, timezone: undefined, webhook: undefined };
  const loaded = await readSettings({ flow, offline: true, ...unused }, configured.config, 'UTC');
  if (!loaded.ok) return endWithFaults(loaded.faults);
  const flows = offered(loaded.settings.flows);
  const address = url === undefined ? {} : { requestUrl: url };
  const manifest = slackManifest({ name, flows, many, ...address });
  process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
}
