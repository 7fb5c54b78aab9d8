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
 * Under which name a registry marks an endpoint of the environment as disabled. No endpoint can have
 * that name, so the mark takes no place of one that is kept, and both spellings of a name share it.
 */
export function markName(name: string): string {
  return `environment/${name.replaceAll('-', '_')}`;
}

/**
 * The environment's endpoints first, then the registry's. A fixed endpoint cannot be changed, but it
 * can be disabled: the registry then keeps a record without a secret under its mark's name, which
 * counts as long as the address is the same.
 */
export function endpointDirectory(
  fixed: FixedEndpoints,
  registry: EndpointRecords,
  worldNowMs: () => number = Date.now,
): EndpointDirectory {
  return {
    async endpoints(name) {
      const given = fixedEndpoint(fixed, name);
      if (given !== undefined) {
        const mark = await registry.get(markName(name));
        const closed = mark?.url === given.url ? mark.disabled : undefined;
        return closed === undefined ? given : { ...given, disabled: closed.reason };
      }
      const record = await registry.get(name);
      const kept = record && endpointOf(record, worldNowMs());
      return kept?.secret === '' ? undefined : kept;
    },
    async disable(name, url, reason) {
      const nowMs = worldNowMs();
      const given = fixedEndpoint(fixed, name);
      if (given === undefined) {
        await registry.update(name, (current) =>
          current?.url === url ? disabled(current, reason, nowMs) : current,
        );
      } else if (given.url === url) {
        const mark = { url, secrets: [], addedAtMs: nowMs };
        await registry.update(markName(name), () => disabled(mark, reason, nowMs));
      }
    },
  };
}
