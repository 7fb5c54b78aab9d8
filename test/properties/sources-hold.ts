import type { SlotState, Source } from '../../src/core/slot-state.ts';
import type { Check } from './checks.ts';
import { flowOf, type Story } from './story.ts';

type Span = Extract<Source, { kind: 'span' }>;

/** Every value says where it comes from, and that is true (contract 2 and 3). */
export const sourcesHold: Readonly<Record<string, Check>> = {
  "every span stands verbatim in that person's message": ({ settled }, story) => {
    for (const [id, state] of Object.entries(settled.conversation.session?.slots ?? {})) {
      for (const span of spansOf(state)) {
        if (!standsThere(span, story)) return `${id}: ${JSON.stringify(span)} was not said so`;
      }
    }
    return undefined;
  },

  'what was heard counts letter by letter only once somebody has seen it': (turn, story) => {
    for (const [id, state] of Object.entries(turn.settled.conversation.session?.slots ?? {})) {
      const type = flowOf(turn, story)?.slots.get(id)?.type;
      if (state.status !== 'filled' || state.confirmed !== 'stated') continue;
      if (type === undefined || !byLetter.has(type) || state.source.kind !== 'span') continue;
      if (wasSpoken(state.source, story)) return `${id}: ${state.source.text} was only heard`;
    }
    return undefined;
  },

  'no words feed two slots': ({ settled }, story) => {
    const values = Object.entries(settled.conversation.session?.slots ?? {}).flatMap(
      ([id, state]) =>
        (state.status === 'filled' || state.status === 'inferred') && state.source.kind === 'span'
          ? [{ id, source: state.source }]
          : [],
    );
    for (const a of values) {
      const b = values.find((other) => other.id !== a.id && overlap(a.source, other.source));
      if (b && !wasEdited(a.source, story)) {
        return `${a.id} and ${b.id} share ${JSON.stringify(a.source.text)} / ${JSON.stringify(b.source.text)}`;
      }
    }
    return undefined;
  },
};

const byLetter: ReadonlySet<string> = new Set(['identifier', 'email', 'phone', 'url', 'person']);

function wasSpoken({ messageId }: Span, { said }: Story): boolean {
  const versions = said.filter((each) => each.messageId === messageId);
  return versions.length > 0 && versions.every(({ spoken }) => spoken === true);
}

function spansOf(state: SlotState): readonly Span[] {
  const behind = state.status === 'inferred' && state.behind ? spansOf(state.behind) : [];
  const sources: readonly (Source | undefined)[] = [
    'source' in state ? state.source : undefined,
    state.status === 'empty' ? state.aside?.source : undefined,
    state.status === 'empty' ? state.half?.source : undefined,
    ...(state.open?.candidates ?? []).map(({ source }) => source),
  ];
  return [...behind, ...sources.filter((source) => source?.kind === 'span')];
}

function standsThere({ messageId, from, text, start, end }: Span, { said }: Story): boolean {
  const versions = said.filter((each) => each.messageId === messageId && each.by === from.id);
  return text !== '' && versions.some((version) => version.text.slice(start, end) === text);
}

function overlap(a: Span, b: Span): boolean {
  return a.messageId === b.messageId && a.start < b.end && b.start < a.end;
}

/** Places in two versions of a message cannot be compared. */
function wasEdited({ messageId }: Span, { said }: Story): boolean {
  return said.filter((each) => each.messageId === messageId).length > 1;
}
