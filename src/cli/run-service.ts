import type { Adapter } from '../adapters/port.ts';
import type { Config } from '../config.ts';
import { webhookDelivery } from '../delivery/webhook/sender.ts';
import { errorFields } from '../ops/error-fields.ts';
import { type Log, openLog } from '../ops/log.ts';
import { memoryStore } from '../store/memory.ts';
import { redisStore } from '../store/redis/index.ts';
import { openEndpoints } from './open-endpoints.ts';
import { type Service, type ServiceOptions, startService } from './service.ts';
import type { Settings } from './settings.ts';

/**
 * Runs a service in this process until SIGTERM or SIGINT, then ends it gracefully and the process
 * with status 0; a second signal ends it at once. What it says goes to the log.
 */
export async function runService(
  role: ServiceOptions['role'],
  platforms: (log: Log) => readonly Adapter[],
  settings: Settings,
  config: Config,
): Promise<void> {
  const log = openLog(config.logLevel);
  const adapters = platforms(log);
  const store = config.redis === undefined ? memoryStore() : redisStore(config.redis);
  const { registry, directory } = openEndpoints(config);
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
      delivery: webhookDelivery(directory),
      store,
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
    await Promise.all([store.close(), registry.close()]);
    log.info('ended');
    process.exit(0);
  }
}

const noPlatform =
  'No platform is configured: nothing is received here. Turns that are due are taken, and what ' +
  'waits is posted.';
