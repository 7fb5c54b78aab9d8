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

type Step = string | { readonly tap: string } | Filled;

/** A form is opened, shown, and sent with these fields. */
interface Filled {
  readonly fill: Readonly<Record<string, string>>;
}

interface Scene {
  readonly title: string;
  readonly flow: string;
  readonly steps: readonly Step[];
  readonly direct?: true;
  readonly locale?: string;
}

const scenes: readonly Scene[] = [
  {
    title: 'Inferences are rows that can be changed, and a tap says who decided what',
    flow: 'project-inquiry',
    steps: [
      "Hi, I'm Dana from Northwind, we're about thirty people and need a customer portal by March",
      { tap: 'All right' },
      '20k euros',
      'no, 30k euros',
      'dana@northwind.example',
    ],
  },
  {
    title: 'What cannot be taken back: asked in private, reviewed, edited, undone',
    flow: 'payment-order',
    steps: [
      'I want to pay an invoice to Northwind Ltd',
      { fill: { iban: 'DE89 3704 0044 0532 0130 00' } },
      '4200 euros',
      'today',
      'invoice 4711',
      { fill: { amount: '4300 euros' } },
      { tap: 'Send it' },
    ],
  },
  {
    title: 'A choice that was not understood; what is noted; a button that is outdated',
    flow: 'project-inquiry',
    steps: [
      "I'm Dana from Northwind, we need a website",
      'florble grumpf',
      'about thirty',
      'what have you noted so far?',
      { tap: 'Change' },
    ],
  },
  {
    title: 'По-русски, в личных сообщениях',
    flow: 'project-inquiry',
    direct: true,
    locale: 'ru-RU',
    steps: [
      'Здравствуйте, нам нужен сайт, нас около тридцати человек',
      { tap: 'Верно' },
      'Аня, Нортвинд',
    ],
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
    if (typeof step === 'string') shown.push({ by: 'person', text: step });
    const base = inputBase(`e${i}`, clock.nowMs(), scene);
    const filled = typeof step === 'object' && 'fill' in step ? step : undefined;
    const input = filled
      ? await fillIn(filled, base, key, places, shown)
      : inputOf(step as Exclude<Step, Filled>, base, shown);
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
      const edited = platformMessageId !== undefined;
      shown.push({ by: 'bot', body: call, ...(edited && { edited }) });
      return { result: 'sent', platformMessageId: platformMessageId ?? String(shown.length - 1) };
    },
    start: async (receive, places) => wire({ receive, places }),
    stop: async () => {},
  };
  return { adapter, wired };
}

function inputBase(eventId: string, receivedAtMs: number, { locale }: Scene) {
  const from = { id: 'UDANA', name: 'Dana' };
  return { eventId, from, receivedAtMs, ...(locale !== undefined && { locale }) };
}

type InputBase = ReturnType<typeof inputBase>;

function inputOf(step: Exclude<Step, Filled>, base: InputBase, shown: readonly Shown[]): Input {
  if (typeof step === 'string') {
    return { ...base, kind: 'text', messageId: base.eventId, text: step, addressed: true };
  }
  return { ...base, kind: 'control', controlId: controlCalled(step.tap, shown) };
}

/** A form with one field is what a private question opens; else it has all of them. */
async function fillIn(
  { fill }: Filled,
  base: InputBase,
  key: string,
  places: Places,
  shown: Shown[],
): Promise<Input> {
  const asked = shown.some((each) => each.by === 'form') ? undefined : Object.keys(fill);
  const form = await places.describeForm(key, base.from.id, asked);
  if (form === undefined) throw new Error('There is no form.');
  shown.push({ by: 'form', view: modalOf(form, { key }) });
  const fields = Object.entries(fill).map(([slot, text]) => ({ slot, text }));
  return { ...base, kind: 'fields', of: form.of, fields };
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
