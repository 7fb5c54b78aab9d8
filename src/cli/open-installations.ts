import type { Installation } from '../adapters/slack/installations.ts';
import type { Config } from '../config.ts';
import { memoryRegistry } from '../store/memory/registry.ts';
import { redisRegistry } from '../store/redis/registry.ts';
import type { Registry } from '../store/registry.ts';

/**
 * Where it is kept which workspaces have installed the app: in Redis, beside everything else. In
 * memory they have to install it again after a restart. Absent where there is one workspace.
 */
export function openInstallations({ slack, redis }: Config): Registry<Installation> | undefined {
  if (slack === undefined || !('app' in slack)) return undefined;
  return redis === undefined ? memoryRegistry() : redisRegistry('installation', redis);
}
