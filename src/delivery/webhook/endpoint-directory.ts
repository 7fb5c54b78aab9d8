import { disabled, type EndpointRecord, endpointOf } from './endpoint-record.ts';
import type { Endpoint, Endpoints } from './endpoints.ts';

/** Where names of endpoints lead, and how one is closed whose receiver is gone. */
export interface EndpointDirectory {
  readonly endpoints: Endpoints;
  /** Marks an endpoint as disabled, if it still has this address. */
  readonly disable: (name: string, url: string, reason: string) => Promise<void>;
}

/** What the directory asks of a registry; `EndpointRegistry` of the store is one. */
export interface EndpointRecords {
  get(name: string): Promise<EndpointRecord | undefined>;
  update(
    name: string,
    change: (current: EndpointRecord | undefined) => EndpointRecord | undefined,
  ): Promise<unknown>;
}

/** Endpoints of the environment, by name with `_` for `-`. */
export type FixedEndpoints = Readonly<Record<string, Endpoint>>;

/** The endpoint that the environment gives a name, or `undefined`. Upper case has no `-`. */
export function fixedEndpoint(fixed: FixedEndpoints, name: string): Endpoint | undefined {
  const key = name.replaceAll('-', '_');
  return Object.hasOwn(fixed, key) ? fixed[key] : undefined;
}

/**
 * The environment's endpoints first, then the registry's. A fixed endpoint cannot be changed, but it
 * can be disabled: the registry then keeps a record without a secret under its name, which counts as
 * long as the address is the same.
 */
export function endpointDirectory(
  fixed: FixedEndpoints,
  registry: EndpointRecords,
  worldNowMs: () => number = Date.now,
): EndpointDirectory {
  return {
    async endpoints(name) {
      const record = await registry.get(name);
      const kept = record && endpointOf(record, worldNowMs());
      const given = fixedEndpoint(fixed, name);
      if (given === undefined) return kept?.secret === '' ? undefined : kept;
      const closed = kept?.url === given.url ? kept.disabled : undefined;
      return closed === undefined ? given : { ...given, disabled: closed };
    },
    async disable(name, url, reason) {
      const nowMs = worldNowMs();
      await registry.update(name, (current) => {
        if (current?.url === url) return disabled(current, reason, nowMs);
        if (fixedEndpoint(fixed, name)?.url !== url) return current;
        return disabled({ url, secrets: [], addedAtMs: nowMs }, reason, nowMs);
      });
    },
  };
}
