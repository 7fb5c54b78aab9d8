import { randomUUID } from 'node:crypto';
import type { Notice } from '../../../src/adapters/port.ts';
import {
  type TelegramAdapter,
  type TelegramOptions,
  telegramAdapter,
} from '../../../src/adapters/telegram/index.ts';
import { faultsOf } from '../../../src/adapters/telegram/limits.ts';
import { compileFlow } from '../../../src/core/flow/compile.ts';
import { webhookDelivery } from '../../../src/delivery/webhook/sender.ts';
import { findFlow } from '../../../src/flow-files.ts';
import { systemClock } from '../../../src/runtime/clock.ts';
import type { RuntimeEvent, RuntimeOptions } from '../../../src/runtime/port.ts';
import { createRuntime } from '../../../src/runtime/runtime.ts';
import { startReceiver } from '../../../src/scripted/receiver.ts';
import { memoryStore } from '../../../src/store/memory.ts';
import type { Store } from '../../../src/store/port.ts';
import { rulesUnderstander } from '../../../src/understanding/rules/index.ts';
import { startTelegram, type TelegramServer } from './server.ts';

/** A bot that really runs: real grammY over HTTP to the strict server, real delivery to a receiver. */
export interface RunningBot {
  readonly server: TelegramServer;
  readonly adapter: TelegramAdapter;
  readonly store: Store;
  readonly notices: readonly Notice[];
  readonly ignored: readonly string[];
  readonly events: readonly RuntimeEvent[];
  /** Resolves with the body of the next collection that arrives. */
  delivered(): Promise<DeliveredBody>;
  stop(): Promise<void>;
  /** For good, with the server. Throws where a call was made that Telegram would never take. */
  close(): Promise<void>;
}

export interface DeliveredBody {
  readonly type: string;
  readonly data: {
    readonly values: Readonly<Record<string, unknown>>;
    readonly reference?: string;
  };
}

export interface BotGiven extends Partial<TelegramOptions> {
  readonly server?: TelegramServer;
  readonly flows?: readonly string[];
  readonly store?: Store;
  readonly byWebhook?: true;
  readonly runtime?: Partial<RuntimeOptions>;
}

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const webhookSecret = 'only-telegram-knows';

/** Generous, so that no test waits; the pace has tests of its own. */
const noLimits = {
  inAll: { atOnce: 1_000, everyMs: 1 },
  inChat: { atOnce: 1_000, everyMs: 1 },
  inGroup: { atOnce: 1_000, everyMs: 1 },
};

export async function startBot(given: BotGiven = {}): Promise<RunningBot> {
  const {
    flows = ['return-request'],
    store = memoryStore(),
    byWebhook,
    runtime: _,
    ...options
  } = given;
  const server = given.server ?? (await startTelegram());
  const notices: Notice[] = [];
  const ignored: string[] = [];
  const events: RuntimeEvent[] = [];
  const bodies: DeliveredBody[] = [];
  let taken = 0;
  const receiver = await startReceiver(secret, ({ body }) => {
    bodies.push(body as DeliveredBody);
    server.world.changed();
  });
  const adapter = telegramAdapter({
    token: server.token,
    apiRoot: server.url,
    flows,
    limits: noLimits,
    pauseMs: 20,
    report: (notice) => notices.push(notice),
    onIgnored: (reason) => {
      ignored.push(reason);
      server.world.changed();
    },
    ...(byWebhook && {
      webhook: { host: '127.0.0.1', port: 0, path: '/telegram', secret: webhookSecret },
    }),
    ...options,
  });
  const specs = await Promise.all(flows.map(sampleFlow));
  const endpoint = { url: receiver.url, secret, allowPrivate: true };
  const runtime = createRuntime({
    store,
    flows: await Promise.all(specs.map(compileFlow)),
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    adapters: [adapter],
    delivery: webhookDelivery({ endpoints: () => endpoint }),
    clock: systemClock,
    observe: (event) => {
      events.push(event);
      server.world.changed();
    },
    workerId: randomUUID(),
    ...given.runtime,
  });
  await runtime.start();
  if (byWebhook) {
    await server.until(() => server.calls.some(({ method }) => method === 'getMe'));
    const url = `http://127.0.0.1:${adapter.webhookPort()}/telegram`;
    server.updates.setWebhook({ url, secret_token: webhookSecret });
  }

  async function stop(): Promise<void> {
    await runtime.stop();
    await receiver.close();
  }
  return {
    server,
    adapter,
    store,
    notices,
    ignored,
    events,
    async delivered() {
      await server.until(() => bodies.length > taken);
      taken += 1;
      return bodies[taken - 1] as DeliveredBody;
    },
    stop,
    async close() {
      await stop();
      await server.close();
      const faults = server.calls.flatMap(({ method, payload }) => faultsOf(method, payload));
      if (faults.length > 0) throw new Error(`Calls beyond the limits: ${faults.join('; ')}`);
    },
  };
}

/** A sample of the project, by its id, or a flow file. */
async function sampleFlow(name: string) {
  const loaded = await findFlow(name);
  if (!loaded.ok) throw new Error(`There is no flow "${name}".`);
  return loaded.spec;
}
