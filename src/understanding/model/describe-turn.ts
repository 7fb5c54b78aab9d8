import { localise } from '../../core/flow/localise.ts';
import type { HistoryEntry } from '../../core/session.ts';
import type { SlotState } from '../../core/slot-state.ts';
import { dayAt } from '../../core/slot-types/days/calendar.ts';
import { normaliseText } from '../../core/text/normalise.ts';
import type { UnderstandingRequest } from '../../core/understanding.ts';

/** In characters; the newest messages are never cut. */
const longestEarlier = 600;

/**
 * The moment as a model reads it, in the order in which it changes: what is noted, what was said
 * before, what is asked, what was found, the date, the newest words. Nobody is named, and no id of a
 * person, a message or a place is in it. Its size does not depend on how long people have talked.
 */
export function describeTurn(request: UnderstandingRequest): string {
  const { flow, session, history, messages, snippets, language, nowMs, timeZone } = request;
  const speaker = messages[0]?.from.id;
  return JSON.stringify({
    noted: Object.fromEntries(
      Object.entries(session.slots).map(([id, state]) => [id, describeState(state)]),
    ),
    earlier: history.map((entry) => describeEntry(entry, speaker)),
    asked: session.pending ? { about: session.pending.about, slots: session.pending.asked } : null,
    snippets: snippets.map(({ id, answer }) => ({
      id,
      text: localise(answer, language, flow.language),
    })),
    today: describeDay(nowMs, timeZone),
    messages: messages.map(({ text }) => text),
  });
}

function describeState(state: SlotState) {
  const candidates = state.open?.candidates.map(({ value }) => value);
  return {
    status: state.status,
    ...('value' in state && { value: state.value, said: state.source.text }),
    ...(state.status === 'declined' && { reason: state.reason }),
    ...(candidates && { candidates }),
  };
}

function describeEntry({ person, bot }: HistoryEntry, speaker: string | undefined) {
  const said = (text: string) => normaliseText(text).slice(0, longestEarlier);
  return {
    person: person.map(({ from, text }) =>
      from.id === speaker ? said(text) : { somebodyElse: said(text) },
    ),
    assistant: bot.map(said),
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function describeDay(nowMs: number, timeZone: string): string {
  const day = dayAt(nowMs, timeZone);
  return `${day}, ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}`;
}
