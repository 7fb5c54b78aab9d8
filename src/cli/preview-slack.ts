import type { Adapter, Places, Receive } from '../adapters/port.ts';
import { modalOf } from '../adapters/slack/modal.ts';
import { render, type SlackBody } from '../adapters/slack/render.ts';
import { compileFlow } from '../core/flow/compile.ts';
import type { Input } from '../core/input.ts';
import { loadFlows, samplesFolder } from '../flow-files.ts';
import { frozenClock } from '../runtime/clock.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { memoryStore } from '../store/memory.ts';
import { rulesUnderstander } from '../understanding/rules/index.ts';
import { page, type Shown } from './slack-page.ts';

type Step = string | { readonly tap: string } | { readonly form: true };

interface Scene {
  readonly title: string;
  readonly flow: string;
  readonly steps: readonly Step[];
  readonly direct?: true;
  readonly locale?: string;
}

const scenes: readonly Scene[] = [
  {
    title: 'Inferences are rows that can be changed',
    flow: 'project-inquiry',
    steps: [
      "Hi, I'm Dana from Northwind, we're about thirty people and need a customer portal by March",
      { tap: 'All right' },
      '20k euros',
      'no, 30k euros',
      'florble grumpf',
      'dana@northwind.example',
    ],
  },
  {
    title: 'One inference, changed; a choice that was not understood',
    flow: 'project-inquiry',
    steps: [
      "I'm Dana from Northwind, we need a website, about thirty people",
      { tap: 'Change' },
      'hmm, florble',
      'florble grumpf',
      'what have you noted so far?',
    ],
  },
  {
    title: 'What cannot be taken back: asked in private, reviewed, edited, undone',
    flow: 'payment-order',
    steps: [
      'I want to pay an invoice to Northwind Ltd',
      'DE89 3704 0044 0532 0130 00',
      '4200 euros',
      'today',
      'invoice 4711',
      { form: true },
      { tap: 'Send it' },
      { tap: 'Undo' },
    ],
  },
  {
    title: 'По-русски, в личных сообщениях',
    flow: 'project-inquiry',
    direct: true,
    locale: 'ru-RU',
    steps: ['Здравствуйте, нам нужен сайт, нас около тридцати человек', 'Аня, Нортвинд'],
  },
];

/** The page, from conversations that the bot has in memory; nothing is sent anywhere. */
export async function slackPreview(): Promise<string> {
  const played: { readonly title: string; readonly shown: readonly Shown[] }[] = [];
  for (const scene of scenes) played.push({ title: scene.title, shown: await play(scene) });
  return page(played);
}

async function play(scene: Scene): Promise<readonly Shown[]> {
  const loaded = await loadFlows(samplesFolder);
  const spec = loaded.ok ? loaded.specs.find(({ id }) => id === scene.flow) : undefined;
  if (spec === undefined) throw new Error(`There is no sample flow "${scene.flow}".`);
  const shown: Shown[] = [];
  const { adapter, wired } = drawing(shown);
  const clock = frozenClock(Date.now());
  const store = memoryStore();
  const runtime = createRuntime({
    store,
    flows: [await compileFlow(spec)],
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    adapters: [adapter],
    delivery: {
      render: ({ id }) => ({ lane: 'webhook', post: { id, endpoint: 'default', body: '' } }),
      post: async () => ({ result: 'delivered', status: 200, headers: {} }),
    },
    clock,
  });
  await runtime.start();
  const { receive, places } = await wired;
  const key = scene.direct ? 'slack:T1:D1' : 'slack:T1:C1:1.1';
  for (const [i, step] of scene.steps.entries()) {
    if (typeof step === 'object' && 'form' in step) {
      const form = await places.describeForm(key);
      if (form) shown.push({ by: 'form', view: modalOf(form, { key }) });
      continue;
    }
    if (typeof step === 'string') shown.push({ by: 'person', text: step });
    const input = inputOf(step, `e${i}`, clock.nowMs(), scene, shown);
    await receive({ key, platform: 'slack' }, [{ input, eventIds: [input.eventId] }]);
    await runtime.drain();
  }
  await runtime.stop();
  await store.close();
  return shown;
}

/** An adapter that draws instead of sending. */
function drawing(shown: Shown[]) {
  let wire: (given: { receive: Receive; places: Places }) => void = () => {};
  const wired = new Promise<{ receive: Receive; places: Places }>((resolve) => {
    wire = resolve;
  });
  const adapter: Adapter = {
    platform: 'slack',
    render,
    async send({ body, platformMessageId }) {
      const call = body as SlackBody;
      const before = Number(platformMessageId);
      if (platformMessageId === undefined) shown.push({ by: 'bot', body: call });
      else shown[before] = { by: 'bot', body: call };
      return { result: 'sent', platformMessageId: platformMessageId ?? String(shown.length - 1) };
    },
    start: async (receive, places) => wire({ receive, places }),
    stop: async () => {},
  };
  return { adapter, wired };
}

function inputOf(
  step: Exclude<Step, { readonly form: true }>,
  eventId: string,
  nowMs: number,
  { locale }: Scene,
  shown: readonly Shown[],
): Input {
  const from = { id: 'UDANA', name: 'Dana' };
  const base = { eventId, from, receivedAtMs: nowMs, ...(locale !== undefined && { locale }) };
  if (typeof step === 'string') {
    return { ...base, kind: 'text', messageId: eventId, text: step, addressed: true };
  }
  return { ...base, kind: 'control', controlId: controlCalled(step.tap, shown) };
}

function controlCalled(label: string, shown: readonly Shown[]): string {
  for (const each of shown.toReversed()) {
    if (each.by !== 'bot') continue;
    for (const { elements, accessory } of each.body.blocks) {
      const all = [...((elements as unknown[]) ?? []), accessory] as {
        text?: { text?: string };
        value?: string;
      }[];
      const found = all.find((element) => element?.text?.text === label)?.value;
      if (found !== undefined) return found;
    }
  }
  throw new Error(`Nothing says "${label}".`);
}
