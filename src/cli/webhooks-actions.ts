import type { Config } from '../config.ts';
import { urlFault } from '../delivery/webhook/address-guard.ts';
import { fixedEndpoint, markName } from '../delivery/webhook/endpoint-directory.ts';
import {
  disabled,
  type EndpointRecord,
  enabled,
  endpointOf,
  newSecret,
  rotated,
} from '../delivery/webhook/endpoint-record.ts';
import { isEndpointName, isEndpointUrl } from '../delivery/webhook/endpoints.ts';
import { samplePost } from '../delivery/webhook/sample.ts';
import { webhookDelivery } from '../delivery/webhook/sender.ts';
import { OperationalError } from '../errors.ts';
import type { OpenEndpoints } from './open-endpoints.ts';
import { screenOf } from './screen.ts';
import { isoMinute } from './times.ts';
import { Undone } from './undone.ts';
import { endpointsView } from './webhooks-view.ts';

const hourMs = 3_600_000;

/** What `npm run webhooks` can do. Each throws `Undone` for what the operator has to put right. */
export function webhookActions(
  { fixed, registry, directory }: OpenEndpoints,
  config: Config,
  write: (text: string) => void,
) {
  /** Changes a record that is there; the environment's are its own. */
  async function change(name: string, to: (record: EndpointRecord) => EndpointRecord) {
    if (fixedEndpoint(fixed, name) !== undefined) {
      throw new Undone(`"${name}" is set in the environment: change it there`);
    }
    await registry.update(name, (record) => {
      if (!isKept(record)) throw new Undone(missing(name));
      return to(record);
    });
  }

  return {
    async add(name: string, url: string, allowPrivate: boolean) {
      if (!isEndpointName(name)) {
        throw new Undone(`"${name}" is no name: use lower-case letters, digits, "-" and "_"`);
      }
      if (!isEndpointUrl(url)) throw new Undone('write a full address, beginning with https://');
      const fault = urlFault(new URL(url), allowPrivate);
      if (fault !== undefined) {
        const wouldDo = urlFault(new URL(url), true) === undefined;
        throw new Undone(`${fault}${wouldDo ? ' (--allow-private, if it is meant)' : ''}`);
      }
      if (fixedEndpoint(fixed, name) !== undefined) {
        throw new Undone(`"${name}" is set in the environment already`);
      }
      const secret = newSecret();
      await registry.update(name, (record) => {
        if (isKept(record)) throw new Undone(`"${name}" is there already: remove it first`);
        const added = { url, secrets: [{ secret }], addedAtMs: Date.now() };
        return allowPrivate ? { ...added, allowPrivate } : added;
      });
      write(`"${name}" is added. Its secret, shown this once:\n${secret}\n`);
      if (config.redis?.encryption === undefined) {
        write('It is kept readable in Redis: set SLOTWISE_SEALING_KEYS to have it encrypted.\n');
      }
    },

    async list() {
      write(endpointsView(fixed, await registry.list(), Date.now(), screenOf(process.stdout)));
    },

    /** Tries a disabled endpoint as well: one would like to know before it is enabled. */
    async test(name: string) {
      const endpoint = await directory.endpoints(name);
      if (endpoint === undefined) throw new Undone(missing(name));
      const { disabled: _, ...open } = endpoint;
      const delivery = webhookDelivery({ endpoints: () => open });
      const nowMs = Date.now();
      const { signal } = new AbortController();
      const attempt = { attempt: 1, nowMs, createdAtMs: nowMs, signal };
      const result = await delivery.post(samplePost(name, nowMs), attempt);
      if (result.result !== 'delivered') throw new Undone(`not delivered: ${result.reason}`);
      const tookMs = Date.now() - nowMs;
      write(`Delivered: ${result.status} after ${tookMs} ms, ${result.headers['webhook-id']}\n`);
    },

    async rotate(name: string, hours: number) {
      const secret = newSecret();
      const nowMs = Date.now();
      const untilMs = nowMs + hours * hourMs;
      let before: EndpointRecord | undefined;
      try {
        await change(name, (record) => {
          before = record;
          return rotated(record, secret, nowMs, untilMs);
        });
      } catch (error) {
        // The answer may have been lost on its way back: then nobody else knows the secret.
        const mayBeDone = before !== undefined && error instanceof OperationalError;
        if (mayBeDone && error.code === 'store-unavailable') {
          write(
            'It is not known whether the secret was changed: npm run webhooks -- list\n' +
              `If so, the new one is this, shown this once:\n${secret}\n`,
          );
        }
        throw error;
      }
      const older = hours === 0 ? 'ended' : `signs as well until ${isoMinute(untilMs)}`;
      const { olderSecrets = [] } = before === undefined ? {} : endpointOf(before, nowMs);
      const oldest =
        olderSecrets.length > 0 && hours !== 0 ? ' The one before that ended now.' : '';
      write(`The old secret ${older}.${oldest} The new one, shown this once:\n${secret}\n`);
    },

    async disable(name: string, reason = 'by hand') {
      if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(reason)) throw new Undone('--reason: write it in one line');
      const given = fixedEndpoint(fixed, name);
      if (given === undefined) await change(name, (record) => disabled(record, reason, Date.now()));
      else await directory.disable(name, given.url, reason);
      write(`Nothing is posted to "${name}" any more; what comes is set aside.\n`);
    },

    async enable(name: string) {
      if (fixedEndpoint(fixed, name) === undefined) await change(name, enabled);
      else await registry.remove(markName(name));
      write(
        `"${name}" is posted to again. What was set aside: ` +
          `npm run deliveries -- replay --endpoint ${name}\n`,
      );
    },

    async remove(name: string) {
      if (fixedEndpoint(fixed, name) !== undefined) {
        throw new Undone(`"${name}" is set in the environment: remove it there`);
      }
      if (!(await registry.remove(name))) throw new Undone(missing(name));
      write(
        `"${name}" is removed. What waits for it waits for one of that name, two weeks at most.\n`,
      );
    },
  };
}

/** Not something without a secret, which nothing could be posted to. */
function isKept(record: EndpointRecord | undefined): record is EndpointRecord {
  return record !== undefined && record.secrets.length > 0;
}

function missing(name: string): string {
  return `there is no endpoint "${name}": npm run webhooks -- list`;
}
