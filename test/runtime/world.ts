import { setImmediate } from 'node:timers/promises';
import type { ReceivedInput } from '../../src/adapters/port.ts';
import type { Input } from '../../src/core/input.ts';
import { frozenClock } from '../../src/runtime/clock.ts';
import type { Runtime, RuntimeEvent, RuntimeOptions } from '../../src/runtime/port.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { startMs, text } from '../store/sample.ts';
import { echoCore, heard } from './echo-core.ts';
import { fakeAdapter, fakeDelivery, understander } from './fakes.ts';

type Options = Partial<Parameters<typeof createRuntime>[0]>;

/** One store, one platform, one receiver and a clock that stands; workers are made on top. */
export function world() {
  const clock = frozenClock(startMs);
  const store = memoryStore();
  const adapter = fakeAdapter();
  const delivery = fakeDelivery();
  const events: RuntimeEvent[] = [];
  let last = 0;

  function worker(options: Options = {}): Runtime {
    const defaults: RuntimeOptions = {
      store,
      flows: [],
      understander: understander('model'),
      fallback: understander('rules'),
      adapters: [adapter],
      delivery,
      clock,
      observe: (event) => events.push(event),
    };
    return createRuntime({ ...defaults, turn: echoCore, ...options });
  }

  return {
    clock,
    store,
    adapter,
    delivery,
    events,
    worker,
    /** What a worker gets when somebody writes: each call another event, unless one is given. */
    async say(runtime: Runtime, words: string, given: Partial<Say> = {}) {
      last += 1;
      const { key = 'test:a', person = 'ann', eventId = `e${last}`, quietMs } = given;
      const input = text(eventId, words, person);
      return receive(runtime, key, [input], quietMs);
    },
    /** The words of every turn of a conversation, behind the person that said them. */
    async turns(key = 'test:a') {
      return heard(await store.readConversation(key, clock.nowMs()));
    },
    eventsOf<E extends RuntimeEvent['event']>(name: E) {
      return events.filter((event): event is Extract<RuntimeEvent, { event: E }> => {
        return event.event === name;
      });
    },
  };
}

export type World = ReturnType<typeof world>;

interface Say {
  readonly key: string;
  readonly person: string;
  readonly eventId: string;
  readonly quietMs: number;
}

export function receive(runtime: Runtime, key: string, inputs: readonly Input[], quietMs?: number) {
  const received: ReceivedInput[] = inputs.map((input) => ({ input, eventIds: [input.eventId] }));
  const options = quietMs === undefined ? {} : { quietMs };
  return runtime.receive({ key, platform: 'test' }, received, options);
}

/** Lets whatever can go on go on, without any time passing. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await setImmediate();
}
