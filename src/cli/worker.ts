#!/usr/bin/env node
import type { Log } from '../ops/log.ts';
import { readArgs } from './args.ts';
import { configSummary } from './config-summary.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { platformsOf, sendOnly } from './platforms.ts';
import { runService } from './run-service.ts';
import { conversationOptions, readSettings } from './settings.ts';

const command = {
  call: 'npm run worker --',
  about:
    'Takes turns, sends messages and posts finished sets beside the bot, on the Redis of\n' +
    'SLOTWISE_REDIS_URL. Start as many as you like, with the same flows and variables as the bot.',
  options: {
    flow: conversationOptions.flow,
    'check-config': { help: 'Check configuration and flows, and start nothing.' },
  },
} as const;

const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') {
  endWithFaults(read.faults.map((message) => ({ code: 'bad-arguments', message })));
} else await work(read.options);

async function work(options: Extract<typeof read, { kind: 'options' }>['options']): Promise<void> {
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults);
  const { config } = configured;
  if (config.redis === undefined) {
    const message = 'SLOTWISE_REDIS_URL: a worker needs the store that it shares with the bot';
    return endWithFaults([{ code: 'bad-configuration', message }]);
  }
  const { flow, 'check-config': checkOnly } = options;
  const loaded = await readSettings(
    { flow, offline: true, locale: undefined, timezone: undefined, webhook: undefined },
    config,
    'UTC',
  );
  if (!loaded.ok) return endWithFaults(loaded.faults);
  const { flows } = loaded.settings;
  const platforms = (log?: Log) => platformsOf(config, flows, log).map(sendOnly);
  if (checkOnly) {
    process.stdout.write(configSummary(flows, platforms(), config));
    return;
  }
  await runService('worker', platforms, loaded.settings, config);
}
