#!/usr/bin/env node
import type { Config } from '../config.ts';
import { localise } from '../core/flow/localise.ts';
import type { Log } from '../ops/log.ts';
import { readArgs } from './args.ts';
import { configSummary } from './config-summary.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { platformsOf } from './platforms.ts';
import { runService } from './run-service.ts';
import type { Screen } from './screen.ts';
import { conversationOptions, readSettings, type Settings } from './settings.ts';
import { endWithReader } from './standard-output.ts';
import { talk } from './talk.ts';

const command = {
  call: 'npm start --',
  about:
    'Starts the bot: the platforms that are configured, and a worker beside them. Where neither a\n' +
    'platform nor Redis is configured, the conversation is in this terminal.',
  options: {
    ...conversationOptions,
    terminal: { help: 'A conversation in this terminal, in memory, whatever is configured.' },
    'check-config': { help: 'Check configuration and flows, and start nothing.' },
  },
} as const;

/** They say what conversation is opened, and nothing to a bot that takes what comes. */
const terminalOptions = ['locale', 'timezone', 'webhook'] as const;

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') {
  endWithFaults(read.faults.map((message) => ({ code: 'bad-arguments', message })));
} else await start(read.options);

async function start(options: Extract<typeof read, { kind: 'options' }>['options']): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults);
  const { config } = configured;
  const loaded = await readSettings(options, config, zone);
  if (!loaded.ok) return endWithFaults(loaded.faults);
  const settings = withConfiguredWebhook(loaded.settings, config);
  const adapters = platformsOf(config, settings.flows);
  const inTerminal = options.terminal || (adapters.length === 0 && config.redis === undefined);
  const misplaced = inTerminal ? [] : terminalOptions.filter((name) => options[name] !== undefined);
  if (misplaced.length > 0) {
    return endWithFaults(
      misplaced.map((name) => ({
        code: 'bad-arguments',
        message: `--${name} goes with a conversation in this terminal: add --terminal`,
      })),
    );
  }
  if (options['check-config']) {
    process.stdout.write(configSummary(settings.flows, adapters, config));
    return;
  }
  if (!inTerminal) {
    const platforms = (log: Log) => platformsOf(config, settings.flows, log);
    return runService('bot', platforms, settings, config);
  }
  await talk(settings, {
    greet: true,
    header: (webhookUrl, screen) => header(settings, webhookUrl, screen),
  });
}

function withConfiguredWebhook(settings: Settings, config: Config): Settings {
  const { webhookUrl: url, webhookSecret: secret, allowPrivateWebhooks: allowPrivate } = config;
  if (settings.webhook !== undefined || url === undefined || secret === undefined) return settings;
  return { ...settings, webhook: { url, secret, allowPrivate } };
}

function header(settings: Settings, webhookUrl: string, { paint }: Screen): readonly string[] {
  const { flows, preferredFlow, webhook, madeUpSecret } = settings;
  const flow = flows.find(({ spec }) => spec.id === preferredFlow)?.spec;
  const title =
    flow === undefined ? '' : ` · ${localise(flow.title, flow.language, flow.language)}`;
  const receiver = webhook === undefined ? 'this program checks and shows them' : 'signed';
  return [
    `${paint('strong', 'Slotwise')}${title}${paint('dim', '  offline, in memory · /help')}`,
    'No platform is configured, so the conversation is here.',
    paint('dim', `Finished sets go to ${webhookUrl} (${receiver}).`),
    ...(madeUpSecret === undefined ? [] : [paint('dim', `They are signed with ${madeUpSecret}`)]),
  ];
}
