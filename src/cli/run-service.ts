import { desksOf } from '../adapters/desk-addresses.ts';
import { type Config, configFaultText } from '../config.ts';
import { webhookDelivery } from '../delivery/webhook/sender.ts';
import { errorFields } from '../ops/error-fields.ts';
import { openLog } from '../ops/log.ts';
import { memoryStore } from '../store/memory.ts';
import { redisStore } from '../store/redis/index.ts';
import { endWithFaults } from './faults.ts';
import { openEndpoints } from './open-endpoints.ts';
import { openInstallations } from './open-installations.ts';
import { openUnderstander } from './open-understander.ts';
import { platformsOf, sendOnly } from './platforms.ts';
import { type Service, type ServiceOptions, startService } from './service.ts';
import type { Settings } from './settings.ts';

/**
 * Runs a service in this process until SIGTERM or SIGINT, then ends it gracefully and the process
 * with status 0; a second signal ends it at once. What it says goes to the log.
 */
export async function runService(
  role: ServiceOptions['role'],
  settings: Settings,
  config: Config,
): Promise<void> {
  const log = openLog(config.logLevel);
  const installations = openInstallations(config);
  const configured = platformsOf(config, {
    flows: settings.flows,
    log,
    ...(installations && { installations }),
  });
  // Only the bot receives; who works beside it would take its updates away.
  const adapters = role === 'bot' ? configured : configured.map(sendOnly);
  const named = desksOf(config.desks ?? {}, adapters);
  if (!named.ok) {
    return endWithFaults(
      named.faults.map((fault) => ({
        code: 'bad-configuration',
        message: configFaultText(fault),
      })),
    );
  }
  const store = config.redis === undefined ? memoryStore() : redisStore(config.redis);
  const { registry, directory } = openEndpoints(config);
  const { close: closeUnderstanding, ...understanding } = openUnderstander(config);
  const crash = (error: unknown) => {
    log.fatal({ error: errorFields(error) }, 'this process cannot go on');
    process.exit(1);
  };
  process.on('uncaughtException', crash);

  let service: Service;
  let ended = false;
  try {
    const { flows, preferredFlow } = settings;
    service = await startService({
      role,
      config,
      flows,
      ...(preferredFlow === undefined ? {} : { preferredFlow }),
      adapters,
      desks: named.desks,
      delivery: webhookDelivery(directory),
      store,
      ...understanding,
      log,
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
    if (adapters.length === 0) log.warn(noPlatform);
    await service.working;
  } catch (error) {
    crash(error);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (ended) process.exit(1);
    ended = true;
    log.info({ signal }, 'ending');
    await service.stop();
    await Promise.all([
      store.close(),
      registry.close(),
      installations?.close(),
      closeUnderstanding(),
    ]);
    log.info('ended');
    process.exit(0);
  }
}

const noPlatform =
  'No platform is configured: nothing is received here. Turns that are due are taken, and what ' +
  'waits is posted.';
