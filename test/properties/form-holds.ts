import { isDeepStrictEqual } from 'node:util';
import { historyTurns } from '../../src/core/session.ts';
import type { Check } from './checks.ts';
import { flowOf, type Story, sameSession } from './story.ts';

/** What turns are made of, whatever they say (contract 8 and 10). */
export const formHolds: Readonly<Record<string, Check>> = {
  'the same arguments give the same result': ({ repeatable }) =>
    repeatable ? undefined : 'it came out differently',

  'everything that is stored is plain JSON': ({ settled }) => {
    const stored = { ...settled, kind: undefined };
    for (const [part, value] of Object.entries(stored)) {
      if (value !== undefined && !isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value))
        return `${part} is not`;
    }
    return undefined;
  },

  'ids are never used twice': ({ settled }, story, index) => {
    const earlier = idsUntil(story, index);
    const own = idsOf(settled);
    const again = own.find((id, at) => earlier.has(id) || own.indexOf(id) < at);
    return again && `${again} again`;
  },

  'no more is remembered than the last turns': ({ settled }) =>
    settled.conversation.history.length > historyTurns ? 'the history grows' : undefined,

  'what is sensitive is in no trace': (turn, story) => {
    const flow = flowOf(turn, story);
    const trace = JSON.stringify(turn.settled.trace);
    for (const { id, sensitive } of flow?.spec.slots ?? []) {
      if (!sensitive) continue;
      const state = turn.settled.conversation.session?.slots[id];
      const values = [state, sameSession(turn)?.before.slots[id]].flatMap((each) =>
        each && 'value' in each && typeof each.value === 'string'
          ? [each.value, each.source?.text]
          : [],
      );
      const leaked = values.find(
        (value) => isTelling(value) && trace.includes(JSON.stringify(value).slice(1, -1)),
      );
      if (leaked) return `${id}: ${leaked}`;
    }
    return undefined;
  },
};

type Settled = Story['turns'][number]['settled'];

function idsOf({ messages, effects }: Settled): readonly string[] {
  return [
    ...messages.flatMap(({ id, controls, replaces }) => [
      ...(replaces ? [] : [id]),
      ...controls.map((control) => control.id),
    ]),
    ...effects.map(({ id }) => `effect ${id}`),
  ];
}

function idsUntil({ turns }: Story, index: number): ReadonlySet<string> {
  return new Set(turns.slice(0, index).flatMap(({ settled }) => idsOf(settled)));
}

/** Long and particular enough not to stand in a trace by chance. */
function isTelling(value: string | undefined): boolean {
  return value !== undefined && value.length >= 6 && /[\d@]/.test(value);
}
