import { isDeepStrictEqual } from 'node:util';
import { type Conversation, newConversation } from '../../src/core/conversation.ts';
import type { Input, Person } from '../../src/core/input.ts';
import {
  type Catalogue,
  type Needs,
  resume,
  type Settled,
  step,
  type TurnContext,
} from '../../src/core/step.ts';
import { deepFreeze, nowMs as startMs } from '../core/support.ts';
import type { Flows } from './flows.ts';
import type { Happening } from './happenings.ts';
import type { Said, Story, Turn } from './story.ts';
import { understandingByRules, understandingOf } from './understandings.ts';
import { answerText, type Words } from './words.ts';

export const people = [
  { id: 'u-dana', name: 'Dana' },
  { id: 'u-sam', name: 'Sam' },
  { id: 'u-kim', name: 'Kim' },
] as const satisfies readonly Person[];

const minuteMs = 60_000;
/** More turns than this at one due time go round in circles. */
const mostDueTurns = 20;
/** Taking a turn twice takes twice as long; bugs that depend on when it is taken show soon enough. */
const repeatedEvery = 4;

/** A conversation under way, as the runtime would lead it: clock, receipts and due times included. */
export interface Play {
  readonly story: Story;
  happens(happening: Happening): readonly Turn[];
}

export function play(flows: Flows, language: Conversation['language'] = 'en'): Play {
  const catalogue: Catalogue = { flows, preferred: flows[0].spec.id, pinned: {} };
  const sent = new Set<string>();
  const said: Said[] = [];
  const shown: string[] = [];
  /** What can be heard in recordings, by event. */
  const spoken = new Map<string, string>();
  const turns: Turn[] = [];
  let conversation = newConversation({
    key: 'test:1',
    platform: 'test',
    language,
    timeZone: 'UTC',
  });
  let nowMs = startMs;
  let dueAtMs: number | undefined;
  let events = 0;

  function happens(happening: Happening): readonly Turn[] {
    const before = turns.length;
    if (happening.does === 'wait') {
      const untilMs = nowMs + Math.round(happening.minutes * minuteMs);
      if (!happening.late) passTo(untilMs, happening);
      nowMs = untilMs;
    } else {
      const inputs = inputsOf(happening);
      if (inputs.length > 0) take(inputs, happening);
    }
    return turns.slice(before);
  }

  /** Takes the turns that come due, each at its time. */
  function passTo(untilMs: number, happening: Happening) {
    for (let taken = 0; dueAtMs !== undefined && dueAtMs <= untilMs; taken += 1) {
      if (taken === mostDueTurns) throw new Error('due turns never end');
      nowMs = Math.max(nowMs, dueAtMs);
      take([], happening);
    }
  }

  function take(inputs: readonly Input[], happening: Happening) {
    const before = deepFreeze(conversation);
    const context: TurnContext = { nowMs, sent: new Set(sent) };
    const run = () => {
      let result = step(catalogue, before, deepFreeze(inputs), context);
      const asked: Needs[] = [];
      while (result.kind === 'needs') {
        if (asked.length > 8) throw new Error('the turn needs more and more');
        asked.push(result);
        result = resume(deepFreeze(result), answerTo(result, happening));
      }
      return { settled: result, asked };
    };
    const { settled, asked } = run();
    const again = turns.length % repeatedEvery === 0 ? run().settled : settled;
    const repeatable = isDeepStrictEqual(plain(settled), plain(again));
    const turn: Turn = { happening, before, inputs, context, settled, asked, repeatable, nowMs };
    turns.push(turn);
    conversation = JSON.parse(JSON.stringify(settled.conversation));
    dueAtMs = settled.dueAtMs;
    if (happening.arrives) for (const { id } of settled.messages) sent.add(id);
    for (const id of settled.forgetReceipts) sent.delete(id);
    for (const { controls } of settled.messages) shown.push(...controls.map(({ id }) => id));
  }

  function answerTo(need: Needs, { guess }: Happening) {
    if (need.need === 'transcript') {
      const heard = need.recordings.flatMap(({ eventId }) => {
        const words = spoken.get(eventId);
        return words === undefined ? [] : [[eventId, words] as const];
      });
      return { need: 'transcript', transcripts: Object.fromEntries(heard) } as const;
    }
    if (need.need === 'flow') return { need: 'flow', hash: need.hash, flow: undefined } as const;
    const flowIds = flows.map(({ spec }) => spec.id);
    const wild = guess && understandingOf(guess, need.request, flowIds);
    if (wild)
      return {
        need: 'understanding',
        understanding: deepFreeze(wild),
        report: { by: 'model' },
      } as const;
    const failed = guess?.fails === true;
    return {
      need: 'understanding',
      understanding: deepFreeze(understandingByRules(need.request)),
      report: { by: 'rules', ...(failed && { failure: 'understanding-failed' }) },
    } as const;
  }

  function inputsOf(happening: Exclude<Happening, { does: 'wait' }>): readonly Input[] {
    const from = people[happening.by];
    const base = () => {
      events += 1;
      return { eventId: `e${events}`, from, receivedAtMs: nowMs };
    };
    switch (happening.does) {
      case 'say':
        return happening.words.map((words) => {
          const input = base();
          const { addressed, numbered } = happening;
          const text = wordsOf(words);
          const messageId = `m${events}`;
          said.push({ messageId, by: from.id, text });
          const more = { ...(addressed && { addressed }), ...(numbered && { numbered }) };
          return { kind: 'text', ...input, messageId, text, ...more };
        });
      case 'speak': {
        const input = base();
        const messageId = `m${events}`;
        if (happening.heard) {
          const text = wordsOf(happening.words);
          spoken.set(input.eventId, text);
          said.push({ messageId, by: from.id, text: text.trim(), spoken: true });
        }
        const file = { platform: 'test', id: `v${events}`, name: `${events}.ogg` };
        return [{ kind: 'wordless', what: 'voice', ...input, messageId, files: [file] }];
      }
      case 'tap': {
        const live = conversation.session?.controls ?? [];
        const choosing = conversation.choosing?.options ?? [];
        const now = [...live.map(({ id }) => id), ...choosing.map(({ controlId }) => controlId)];
        const among = happening.live ? now : shown;
        const controlId = among[happening.control % Math.max(1, among.length)];
        return controlId === undefined ? [] : [{ kind: 'control', ...base(), controlId }];
      }
      case 'edit': {
        const own = said.filter(({ by }) => by === from.id);
        const message = own[happening.message % Math.max(1, own.length)];
        if (message === undefined) return [];
        const { messageId } = message;
        const text = wordsOf(happening.words);
        said.push({ messageId, by: from.id, text });
        return [{ kind: 'edit', ...base(), messageId, text }];
      }
      case 'command':
        return [{ kind: 'command', ...base(), command: happening.command }];
      case 'card': {
        const { own, phone, email } = happening;
        const carried = {
          own,
          ...(phone !== undefined && { phone }),
          ...(email !== undefined && { email }),
        };
        return [{ kind: 'contact', ...base(), messageId: `m${events}`, ...carried }];
      }
      case 'file': {
        const { caption: text } = happening;
        const input = base();
        const messageId = `m${events}`;
        const file = { platform: 'test', id: `f${events}`, name: `${events}.jpg`, size: 10 };
        const sent = { ...input, messageId, files: [file] };
        if (text === undefined) return [{ kind: 'wordless', what: 'file', ...sent }];
        said.push({ messageId, by: from.id, text });
        return [{ kind: 'text', text, ...sent }];
      }
      case 'place':
        return [
          { kind: 'location', ...base(), messageId: `m${events}`, latitude: 52.5, longitude: 13.4 },
        ];
    }
  }

  function wordsOf(words: Words): string {
    if ('text' in words) return words.text;
    const { session } = conversation;
    const flow = flows.find(({ spec }) => spec.id === session?.flow.id) ?? flows[0];
    const asked = session?.pending?.asked ?? [];
    const slots = flow.spec.slots;
    const index = words.to === 'asked' ? words.answer : words.to;
    const wanted =
      words.to === 'asked' && asked.length > 0 ? asked[index % asked.length] : undefined;
    const slot = slots.find(({ id }) => id === wanted) ?? slots[index % slots.length];
    return answerText(slot?.type ?? 'text', words);
  }

  return { story: { flows, turns, said }, happens };
}

/** Plays all of it. */
export function playAll(
  flows: Flows,
  all: readonly Happening[],
  language?: Conversation['language'],
): Story {
  const playing = play(flows, language);
  for (const each of all) playing.happens(each);
  return playing.story;
}

function plain(settled: Settled): unknown {
  return JSON.parse(JSON.stringify(settled));
}
