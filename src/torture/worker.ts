import { setTimeout } from 'node:timers/promises';
import { compileFlow } from '../core/flow/compile.ts';
import { webhookDelivery } from '../delivery/webhook/sender.ts';
import { findFlow } from '../flow-files.ts';
import { systemClock } from '../runtime/clock.ts';
import type { RuntimeEvent } from '../runtime/port.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { redisStore } from '../store/redis/index.ts';
import { rulesUnderstander } from '../understanding/rules/index.ts';
import { pipeAdapter } from './adapter.ts';

/** How a worker is told what to do: the one argument of its process, as JSON. */
export interface WorkerOrders {
  readonly name: string;
  readonly redisUrl: string;
  readonly platformUrl: string;
  readonly webhook: { readonly url: string; readonly secret: string };
  readonly leaseMs: number;
  readonly sendMs: number;
  /** Every turn asks an understander, which takes so long. */
  readonly thinkMs?: number;
}

/** What a worker says on standard output, one JSON object a line. */
export type WorkerReport =
  | { readonly report: 'ready'; readonly port: number }
  | { readonly report: RuntimeEvent['event']; readonly code?: string };

/** A refused post is tried again this soon, where the real schedule takes days. */
const postAgainMs = 300;

const orders = JSON.parse(process.argv[2] ?? '{}') as WorkerOrders;
const found = await findFlow('return-request');
if (!found.ok) throw new Error('The sample flow does not load.');
const flow = await compileFlow(found.spec);
const store = redisStore({ url: orders.redisUrl });
const adapter = pipeAdapter(orders.platformUrl, orders.name);
const { webhook, thinkMs } = orders;
const real = webhookDelivery({ endpoints: () => ({ ...webhook, allowPrivate: true }) });

const runtime = createRuntime({
  store,
  flows: [flow],
  preferredFlow: flow.spec.id,
  understander:
    thinkMs === undefined
      ? rulesUnderstander
      : {
          by: 'rules',
          async understand(request, signal) {
            await setTimeout(thinkMs, undefined, { signal });
            return rulesUnderstander.understand(request, signal);
          },
        },
  fallback: rulesUnderstander,
  adapters: [adapter],
  delivery: {
    render: real.render,
    async post(post, attempt) {
      const result = await real.post(post, { ...attempt, attempt: 1 });
      return result.result === 'retry' ? { ...result, afterMs: postAgainMs } : result;
    },
  },
  clock: systemClock,
  leaseMs: orders.leaseMs,
  sendMs: orders.sendMs,
  pollMs: 200,
  observe(event) {
    const code = codeOf(event);
    if (event.event !== 'sent') report({ report: event.event, ...(code && { code }) });
  },
});

for (let started = false; !started; ) {
  try {
    await runtime.start();
    started = true;
  } catch {
    await setTimeout(100);
  }
}
report({ report: 'ready', port: adapter.port() });

function report(what: WorkerReport): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

/** What went wrong, if anything did. A platform or receiver that refuses for the moment is none. */
function codeOf(event: RuntimeEvent): string | undefined {
  if (event.event === 'waiting') return event.reason === 'timeout' ? 'send-timeout' : undefined;
  if (event.event !== 'fault') return undefined;
  const { error } = event;
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
