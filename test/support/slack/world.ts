import { join } from 'node:path';
import { deskName } from '../../../src/adapters/desk-addresses.ts';
import {
  type ManyWorkspaces,
  type OneWorkspace,
  type SlackNotice,
  slackAdapter,
} from '../../../src/adapters/slack/index.ts';
import type { Installation, Installations } from '../../../src/adapters/slack/installations.ts';
import { scopes } from '../../../src/adapters/slack/manifest.ts';
import { unpaced } from '../../../src/adapters/slack/pace.ts';
import { type CompiledFlow, compileFlow } from '../../../src/core/flow/compile.ts';
import { localise } from '../../../src/core/flow/localise.ts';
import type { CollectionBody } from '../../../src/delivery/webhook/body-schema.ts';
import { webhookDelivery } from '../../../src/delivery/webhook/sender.ts';
import { loadFlowFile } from '../../../src/flow-files.ts';
import { type FrozenClock, frozenClock } from '../../../src/runtime/clock.ts';
import type { RuntimeEvent } from '../../../src/runtime/port.ts';
import { createRuntime } from '../../../src/runtime/runtime.ts';
import { memoryRegistry } from '../../../src/store/memory/registry.ts';
import { memoryStore } from '../../../src/store/memory.ts';
import type { Store } from '../../../src/store/port.ts';
import type { Transcriber, Understander } from '../../../src/understanding/port.ts';
import { rulesUnderstander } from '../../../src/understanding/rules/index.ts';
import { clientId, clientSecret, type Installing, installing, stateSecret } from './installing.ts';
import { type Room, room } from './room.ts';
import { type SlackServer, startServer } from './server.ts';
import { appToken, botToken, signingSecret, type Workspace, workspace } from './state.ts';

export interface SlackWorldOptions {
  readonly by?: 'http' | 'socket';
  readonly store?: Store;
  readonly flows?: readonly string[];
  readonly scopes?: readonly string[];
  /** What the app has subscribed to; all that the manifest names, unless told. */
  readonly events?: readonly string[];
  /** The channel where people take over. */
  readonly desk?: string;
  readonly understander?: Understander;
  /** Many workspaces: these, the first included, may install the app, and none has it yet. */
  readonly many?: {
    readonly others?: readonly Workspace[];
    readonly installations?: Installations;
  };
  readonly transcriber?: Transcriber;
  /** What is wrapped around the store that the bot sees. */
  readonly through?: (store: Store) => Store;
}

export interface SlackWorld extends Room {
  readonly slack: Workspace;
  readonly server: SlackServer;
  readonly installing: Installing;
  readonly installations: Installations;
  readonly store: Store;
  readonly clock: FrozenClock;
  readonly notices: SlackNotice[];
  readonly events: RuntimeEvent[];
  /** What was delivered, newest last. */
  readonly delivered: CollectionBody[];
  /** Lets the bot do all that it has to do now. */
  drain(): Promise<void>;
  /** Ends this bot and starts another on the same store, as a deploy does; a while later. */
  restart(afterMs?: number): Promise<void>;
  end(): Promise<void>;
}

/** A workspace with the real bot in it: Bolt, runtime and core, on a store, against the strict server. */
export async function slackWorld(options: SlackWorldOptions = {}): Promise<SlackWorld> {
  const {
    by = 'http',
    flows: named = ['project-inquiry'],
    scopes: granted = scopes,
    desk,
  } = options;
  const { many } = options;
  const clock = frozenClock(Date.now());
  const slack = workspace(granted, undefined, many ? [] : undefined);
  if (options.events !== undefined) slack.events = new Set(options.events);
  const app = installing(clock.nowMs);
  const installations = many?.installations ?? memoryRegistry<Installation>();
  const server = await startServer(slack, many?.others, app);
  const store = options.store ?? memoryStore();
  const flows = await Promise.all(named.map(readFlow));
  const notices: SlackNotice[] = [];
  const events: RuntimeEvent[] = [];
  const delivered: CollectionBody[] = [];

  function ways(): OneWorkspace | ManyWorkspaces {
    const http = { by: 'http', signingSecret, host: '127.0.0.1', port: 0 } as const;
    if (many)
      return { app: { clientId, clientSecret, stateSecret }, installations, transport: http };
    return { botToken, transport: by === 'http' ? http : { by, appToken } };
  }

  function launch() {
    const adapter = slackAdapter({
      ...ways(),
      apiUrl: server.apiUrl,
      pace: unpaced,
      ...(desk !== undefined && { desks: [desk] }),
      nowMs: clock.nowMs,
      flows: flows.map(({ spec }) => ({
        id: spec.id,
        title: (locale) =>
          localise(spec.title, locale?.startsWith('ru') ? 'ru' : 'en', spec.language),
      })),
      observe: (notice) => {
        notices.push(notice);
        if (notice.notice === 'listening' && notice.port) server.appIsAt(notice.port);
      },
    });
    const webhook = webhookDelivery({ endpoints: () => undefined });
    return createRuntime({
      store: options.through?.(store) ?? store,
      flows,
      understander: options.understander ?? rulesUnderstander,
      fallback: rulesUnderstander,
      ...(options.transcriber && { transcriber: options.transcriber }),
      adapters: [adapter],
      desks: desksFor(flows, adapter.desks?.place(desk ?? '')),
      delivery: {
        render: webhook.render,
        async post({ body }) {
          delivered.push(JSON.parse(body));
          return { result: 'delivered', status: 200, headers: {} };
        },
      },
      clock,
      observe: (event) => events.push(event),
    });
  }

  let runtime = launch();
  await runtime.start();
  if (by === 'socket') await server.connected();
  return {
    ...room(slack, server),
    slack,
    server,
    installing: app,
    installations,
    store,
    clock,
    notices,
    events,
    delivered,
    drain: () => runtime.drain(),
    async restart(afterMs = 0) {
      await runtime.stop();
      await clock.advance(afterMs);
      runtime = launch();
      await runtime.start();
    },
    async end() {
      await runtime.stop();
      await server.close();
      if (options.store === undefined) await store.close();
    },
  };
}

function desksFor(flows: readonly CompiledFlow[], place: string | undefined) {
  const targets = flows.flatMap(({ spec }) => spec.handover?.target ?? []);
  return place === undefined
    ? {}
    : Object.fromEntries(targets.map((target) => [deskName(target), place]));
}

async function readFlow(name: string) {
  const file = name.includes('/') ? name : join(import.meta.dirname, `../../../flows/${name}.yaml`);
  const loaded = await loadFlowFile(file);
  if (!('spec' in loaded)) throw new Error(`${name} is faulty`);
  return compileFlow(loaded.spec);
}
