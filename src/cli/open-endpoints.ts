import type { Config } from '../config.ts';
import {
  type EndpointDirectory,
  endpointDirectory,
  type FixedEndpoints,
} from '../delivery/webhook/endpoint-directory.ts';
import type { EndpointRecord } from '../delivery/webhook/endpoint-record.ts';
import { fixedEndpoints } from '../delivery/webhook/environment.ts';
import type { EndpointRegistry } from '../store/endpoints.ts';
import { memoryEndpoints } from '../store/memory/endpoints.ts';
import { redisEndpoints } from '../store/redis/endpoints.ts';

export interface OpenEndpoints {
  readonly fixed: FixedEndpoints;
  readonly registry: EndpointRegistry<EndpointRecord>;
  /** Both, as `webhookDelivery` takes them. */
  readonly directory: EndpointDirectory;
}

/** The endpoints of the environment and of Redis; without Redis, the environment's alone. */
export function openEndpoints(config: Config): OpenEndpoints {
  const fixed = fixedEndpoints(config);
  const registry =
    config.redis === undefined
      ? memoryEndpoints<EndpointRecord>()
      : redisEndpoints<EndpointRecord>(config.redis);
  return { fixed, registry, directory: endpointDirectory(fixed, registry) };
}
