import { afterEach, describe, expect, test } from 'vitest';
import type {
  Adapter,
  OutgoingCall,
  Place,
  Places,
  Receive,
  ReceivedInput,
} from '../../src/adapters/port.ts';
import type { ReplyMessage } from '../../src/core/reply.ts';

/**
 * What every adapter promises, whatever its platform (src/adapters/port.ts). A platform joins with a
 * folder of its own: it opens an adapter that talks to a counterpart, and says what happens there.
 */
export interface AdapterUnderTest {
  readonly platform: string;
  /** A new adapter, started, with a counterpart of the platform that it talks to. */
  open(receive: Receive): Promise<OpenPlatform>;
}

export interface OpenPlatform {
  readonly adapter: Adapter;
  /** Kinds of places in which people talk with the bot; one is enough. */
  readonly places: readonly PlatformPlace[];
  /** What the platform brings of the bot's own messages. Empty where it never does. */
  readonly ownMessages: readonly unknown[];
  /** What the bot has no use for, or has never heard of. */
  readonly unknownEvents: readonly unknown[];
  /** Brings an event once, as the platform does. Resolves with whether it was acknowledged. */
  bring(event: unknown): Promise<'acknowledged' | 'not-acknowledged'>;
  /** Why events were ignored, in order. */
  ignored(): readonly string[];
  close(): Promise<void>;
}

/** Nothing is known of any place. */
export const nowhere: Places = {
  isKnown: async () => false,
  outdatedTap: async () => undefined,
  describeForm: async () => undefined,
  validateFields: async () => [],
};

export interface PlatformPlace {
  readonly name: string;
  /** Somebody says something to the bot: the event, to be brought. Each call is another event. */
  says(text: string): unknown;
  /** Somebody taps the control with this label: the event, to be brought. */
  taps(label: string): unknown;
  /** The bot's messages as people see them there now, oldest first. */
  shown(): readonly ShownReply[];
}

export interface ShownReply {
  readonly text: string;
  /** Labels of the controls that can be tapped. */
  readonly controls: readonly string[];
}

export function adapterContract({ platform, open }: AdapterUnderTest): void {
  describe(`the adapter contract, kept by ${platform}`, () => {
    const opened: OpenPlatform[] = [];
    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
    });

    interface Arrival {
      readonly place: Place;
      readonly inputs: readonly ReceivedInput[];
    }

    async function world() {
      const arrivals: Arrival[] = [];
      let failing = 0;
      const receive: Receive = async (place, inputs) => {
        if (failing > 0) {
          failing -= 1;
          throw Object.assign(new Error('The store is away.'), { retryable: true });
        }
        if (inputs.length > 0) arrivals.push({ place, inputs });
        return { accepted: inputs.map(({ input }) => input.eventId), duplicates: [] };
      };
      const one = await open(receive);
      opened.push(one);
      return {
        ...one,
        arrivals,
        failOnce: () => {
          failing = 1;
        },
        inputs: () => arrivals.flatMap(({ inputs }) => inputs),
        /** Shows messages in a place: rendered, stored as JSON, and sent as the runtime does it. */
        async show(place: PlatformPlace, messages: readonly ReplyMessage[]) {
          await one.bring(place.says('Hello'));
          const { key } = lastOf(arrivals).place;
          await sendAll(one.adapter, key, messages);
        },
      };
    }

    test('words arrive as they were said, with who said them, in a place of the platform', async () => {
      const { places, bring, arrivals } = await world();
      for (const place of places) {
        expect(await bring(place.says('About 30 of us, 😀 & “co” <b>'))).toBe('acknowledged');
        const { place: from, inputs } = lastOf(arrivals);
        expect(from.platform).toBe(platform);
        expect(from.key.startsWith(`${platform}:`)).toBe(true);
        expect(inputs).toHaveLength(1);
        const input = inputs[0]?.input;
        expect(input).toMatchObject({ kind: 'text', text: 'About 30 of us, 😀 & “co” <b>' });
        expect(input?.from.id).toMatch(/./);
        expect(input?.receivedAtMs).toBeTypeOf('number');
      }
    });

    test('a place has one key, and two places have two', async () => {
      const { places, bring, arrivals } = await world();
      for (const place of places) {
        await bring(place.says('one'));
        await bring(place.says('two'));
      }
      const keys = arrivals.map(({ place }) => place.key);
      expect(new Set(keys).size).toBe(places.length);
    });

    test('what is sent under the key of a place is seen in that place alone', async () => {
      const { places, show } = await world();
      for (const place of places) await show(place, [message('m', `Hello, ${place.name}`)]);
      for (const place of places) {
        expect(place.shown().map(({ text }) => text)).toEqual([`Hello, ${place.name}`]);
      }
    });

    test('an event that comes again keeps its ids; another event has others', async () => {
      const { places, bring, inputs } = await world();
      const [place] = places;
      const event = place?.says('again');
      await bring(event);
      await bring(event);
      await bring(place?.says('again'));
      const [first, second, third] = inputs();
      expect(second?.eventIds).toEqual(first?.eventIds);
      expect(second?.input.eventId).toBe(first?.input.eventId);
      expect(first?.eventIds).toContain(first?.input.eventId);
      const shared = third?.eventIds.filter((id) => first?.eventIds.includes(id));
      expect(shared).toEqual([]);
    });

    test('an event is acknowledged only when it is durable', async () => {
      const { places, bring, inputs, failOnce } = await world();
      const event = places[0]?.says('keep this');
      failOnce();
      expect(await bring(event)).toBe('not-acknowledged');
      expect(inputs()).toEqual([]);
      expect(await bring(event)).toBe('acknowledged');
      expect(inputs()).toHaveLength(1);
    });

    test("the bot's own messages are ignored, with a reason", async () => {
      const { ownMessages, bring, arrivals, ignored } = await world();
      for (const event of ownMessages) expect(await bring(event)).toBe('acknowledged');
      expect(arrivals).toEqual([]);
      expect(ignored()).toHaveLength(ownMessages.length);
    });

    test('what is unknown is acknowledged and ignored, with a reason', async () => {
      const { unknownEvents, bring, arrivals, ignored } = await world();
      for (const event of unknownEvents) expect(await bring(event)).toBe('acknowledged');
      expect(arrivals).toEqual([]);
      expect(ignored()).toHaveLength(unknownEvents.length);
    });

    test('rendering is pure: the same calls, in plain JSON, each of a message', async () => {
      const { places, bring, arrivals, adapter } = await world();
      await bring(places[0]?.says('Hello'));
      const { key } = lastOf(arrivals).place;
      const messages = [asking('m1', 'Right?', ['Yes', 'No']), message('m2', 'Bye')];
      const calls = adapter.render(deepFrozen(messages), key);
      expect(adapter.render(messages, key)).toEqual(calls);
      expect(JSON.parse(JSON.stringify(calls))).toEqual(calls);
      expect([...new Set(calls.map((call) => call.message))]).toEqual(['m1', 'm2']);
    });

    test('controls are shown, and a tap says which one it was', async () => {
      const { places, show, bring, inputs } = await world();
      for (const place of places) {
        await show(place, [asking(`q-${place.name}`, 'Is it right?', ['Right', 'Change'])]);
        expect(lastOf(place.shown()).controls).toEqual(['Right', 'Change']);
        await bring(place.taps('Change'));
        const { input } = lastOf(inputs());
        expect(input).toMatchObject({ kind: 'control', controlId: `q-${place.name}-1` });
      }
    });

    test('a message that is replaced shows the decision instead of its controls', async () => {
      const { places, adapter, bring, arrivals } = await world();
      for (const place of places) {
        await bring(place.says('Hello'));
        const { key } = lastOf(arrivals).place;
        const ids = await sendAll(adapter, key, [asking('q', 'Is it right?', ['Right', 'Change'])]);
        const decided: ReplyMessage = {
          ...message('q', 'Is it right?\n\n✓ Good.'),
          replaces: true,
        };
        await sendAll(adapter, key, [decided], ids);
        await sendAll(adapter, key, [decided], ids);
        const last = lastOf(place.shown());
        expect(last.text).toContain('✓ Good.');
        expect(last.controls).toEqual([]);
      }
    });

    test('more text than a message holds is shown whole, in order', async () => {
      const { places, show } = await world();
      for (const place of places) {
        const text = Array.from({ length: 4_000 }, (_, i) => `w${i}`).join(' ');
        await show(place, [asking('long', text, ['Right', 'Change'])]);
        const words = place.shown().flatMap((reply) => reply.text.split(/\s+/));
        expect(words).toEqual(text.split(' '));
        expect(lastOf(place.shown()).controls).toEqual(['Right', 'Change']);
      }
    });

    test.each([
      ['very many', Array.from({ length: 250 }, (_, i) => `Option ${i}`)],
      ['very long', Array.from({ length: 3 }, (_, i) => `${i} ${'ж'.repeat(300)}`)],
    ])('controls that are %s do not keep a message from being shown', async (_, labels) => {
      const { places, show } = await world();
      for (const place of places) {
        await show(place, [asking('many', 'Which one?', labels)]);
        expect(lastOf(place.shown()).text).toContain('Which one?');
        expect(lastOf(place.shown()).controls.length).toBeGreaterThan(0);
      }
    });
  });
}

function message(id: string, text: string): ReplyMessage {
  return { id, parts: [{ act: { act: 'greet' }, text }], text, controls: [] };
}

function asking(id: string, text: string, labels: readonly string[]): ReplyMessage {
  const controls = labels.map((label, i) => ({ id: `${id}-${i}`, label }));
  const act = { act: 'ask', slots: ['size'], attempt: 'first' } as const;
  return { id, parts: [{ act, text }], text, controls };
}

/** Sends as the runtime does. Returns what the platform called each logical message. */
async function sendAll(
  adapter: Adapter,
  key: string,
  messages: readonly ReplyMessage[],
  known: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(known);
  for (const { message: id, body } of adapter.render(messages, key)) {
    const before = known.get(id);
    const call: OutgoingCall = {
      key,
      body: JSON.parse(JSON.stringify(body)),
      signal: new AbortController().signal,
      ...(before !== undefined && { platformMessageId: before }),
    };
    const result = await adapter.send(call);
    expect(result).toMatchObject({ result: 'sent' });
    if (result.result === 'sent' && result.platformMessageId) ids.set(id, result.platformMessageId);
  }
  return ids;
}

function lastOf<T>(all: readonly T[]): T {
  const last = all.at(-1);
  if (last === undefined) throw new Error('There is none.');
  return last;
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
}
