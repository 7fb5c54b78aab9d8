import type { Adapter, OutgoingCall } from '../adapters/port.ts';
import { compileFlow } from '../core/flow/compile.ts';
import type { Input } from '../core/input.ts';
import type { Control } from '../core/reply.ts';
import { findFlow } from '../flow-files.ts';
import { frozenClock } from '../runtime/clock.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { memoryStore } from '../store/memory.ts';
import { rulesUnderstander } from '../understanding/rules/index.ts';

/** A conversation to look at: a flow, a language, and what the person does. */
export interface Scene {
  readonly title: string;
  readonly flow: string;
  readonly locale: 'en' | 'ru';
  readonly person: readonly PersonDoes[];
}

type PersonDoes = string | { readonly taps: string } | { readonly sends: 'voice' | 'sticker' };

/** Where a scene is shown: it is told what the person does and sent what the bot says. */
export interface Stage {
  readonly key: string;
  readonly adapter: Pick<Adapter, 'platform' | 'render'>;
  personSays(text: string): void;
  personTaps(label: string): void;
  botSends(call: OutgoingCall): string;
}

const startMs = Date.parse('2026-03-02T09:00:00Z');

/** Plays a scene through the real program, in memory and without a clock of its own. */
export async function play({ flow, locale, person }: Scene, stage: Stage): Promise<void> {
  const loaded = await findFlow(flow);
  if (!loaded.ok) throw new Error(`There is no sample "${flow}".`);
  let shown: readonly Control[] = [];
  const { platform } = stage.adapter;
  const runtime = createRuntime({
    store: memoryStore(),
    flows: [await compileFlow(loaded.spec)],
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    adapters: [
      {
        ...stage.adapter,
        render(messages, key) {
          for (const { controls } of messages) if (controls.length > 0) shown = controls;
          return stage.adapter.render(messages, key);
        },
        send: async (call) => ({ result: 'sent', platformMessageId: stage.botSends(call) }),
        start: async () => {},
        stop: async () => {},
      },
    ],
    delivery: {
      render: ({ id }) => ({ lane: 'nowhere', post: { id, endpoint: 'default', body: '' } }),
      post: async () => ({ result: 'delivered', status: 204, headers: {} }),
    },
    clock: frozenClock(startMs),
  });

  for (const [i, does] of person.entries()) {
    const base = {
      eventId: `e${i}`,
      from: { id: '42', name: 'Dana' },
      receivedAtMs: startMs,
      locale,
    };
    const input = inputOf(does, base, shown);
    if (typeof does === 'string') stage.personSays(does);
    else if ('taps' in does) stage.personTaps(does.taps);
    else stage.personSays(does.sends === 'voice' ? '🎤 0:07' : '😺');
    await runtime.receive({ key: stage.key, platform, locale }, [
      { input, eventIds: [base.eventId] },
    ]);
    await runtime.drain();
  }
}

function inputOf(
  does: PersonDoes,
  base: Pick<Input, 'eventId' | 'from' | 'receivedAtMs'>,
  shown: readonly Control[],
): Input {
  const messageId = `42/${base.eventId}`;
  if (typeof does === 'string') return { ...base, kind: 'text', messageId, text: does };
  if ('sends' in does) return { ...base, kind: 'wordless', messageId, what: does.sends };
  const control = shown.find(({ label }) => label === does.taps);
  if (control === undefined) throw new Error(`Nothing is called "${does.taps}" there.`);
  return { ...base, kind: 'control', controlId: control.id };
}

/** The messages that matter most, each in both languages. */
export const scenes: readonly Scene[] = [
  {
    title: 'An inference, confirmed with a tap',
    flow: 'project-inquiry',
    locale: 'en',
    person: [
      "Hi, I'm Dana from Northwind, we're about thirty people and need a customer portal by March",
      { taps: 'All right' },
      'what does it cost?',
      '20k euros',
      { sends: 'voice' },
      'dana@example.com',
    ],
  },
  {
    title: 'Вывод, подтверждённый нажатием',
    flow: 'project-inquiry',
    locale: 'ru',
    person: [
      'Здравствуйте, я Дана из Нортвинда, нужен сайт, нас человек тридцать',
      { taps: 'Верно' },
      'сколько это стоит?',
      'к концу марта, 20 тысяч евро',
      { sends: 'sticker' },
      'dana@example.com',
    ],
  },
  {
    title: 'Two readings, a review, an undo, two values',
    flow: 'payment-order',
    locale: 'en',
    person: [
      'hello',
      'Acme Ltd',
      'GB33BUKB20201555555555',
      '1500 EUR',
      'next Friday',
      { taps: '6 March 2026' },
      'invoice 2024-17',
      { taps: 'Send it' },
      { taps: 'Undo' },
      'make it 1600',
      { taps: '€1,600' },
    ],
  },
  {
    title: 'Проверка, отмена, два значения',
    flow: 'payment-order',
    locale: 'ru',
    person: [
      'Добрый день',
      'ООО «Ромашка»',
      'GB33BUKB20201555555555',
      '1500 евро',
      'завтра',
      'счёт 2024-17',
      { taps: 'Отправить' },
      { taps: 'Вернуть' },
    ],
  },
];
