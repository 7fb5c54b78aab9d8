import type { SlotSpec } from '../../core/flow/spec.ts';
import { languages } from '../../core/language/index.ts';
import { languageCodes } from '../../core/language/language.ts';
import type { SlotState } from '../../core/slot-state.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { normaliseText } from '../../core/text/normalise.ts';
import type { Understanding, UnderstandingRequest } from '../../core/understanding.ts';
import { proposeByRules } from '../rules/propose.ts';

/*
 * Slots that the flow keeps from models (`model: never`). Where one is asked, no model is called at
 * all, since the answer may have any form. Else its values, and whatever looks like one, are blanked
 * in everything that is sent, and the offline rules read those words.
 */

const mask = '•••';

/** Whether the person answers a question for a slot that no model may see. */
export function asksWithheld(request: UnderstandingRequest): boolean {
  const asked = request.session.pending?.asked ?? [];
  return withheldSlots(request).some(({ id }) => asked.includes(id));
}

/** What the rules read: all of it where a withheld slot is asked, else of the withheld slots alone. */
export function readWithheld(request: UnderstandingRequest): Understanding {
  const ids = new Set(withheldSlots(request).map(({ id }) => id));
  if (ids.size === 0) return { proposals: [] };
  const read = proposeByRules(request);
  if (asksWithheld(request)) return read;
  return { proposals: read.proposals.filter(({ slot }) => ids.has(slot)) };
}

/** The request as a model may see it. */
export function withhold(request: UnderstandingRequest): UnderstandingRequest {
  const withheld = withheldSlots(request);
  if (withheld.length === 0) return request;
  const ids = new Set(withheld.map(({ id }) => id));
  const { session, messages, history } = request;
  const known = withheld.flatMap((slot) => secretsOf(session.slots[slot.id], slot));
  const blank = (text: string) => blanked(text, withheld, known, request);
  const slots = Object.entries(session.slots).filter(([id]) => !ids.has(id));
  return {
    ...request,
    flow: { ...request.flow, slots: request.flow.slots.filter(({ id }) => !ids.has(id)) },
    session: {
      ...session,
      slots: Object.fromEntries(slots),
    },
    messages: messages.map((message) => ({ ...message, text: blank(message.text) })),
    history: history.map((entry) => ({
      ...entry,
      person: entry.person.map((said) => ({ ...said, text: blank(said.text) })),
      bot: entry.bot.map(blank),
    })),
  };
}

function withheldSlots({ flow }: UnderstandingRequest): readonly SlotSpec[] {
  return flow.slots.filter(({ model }) => model === 'never');
}

/** In every language: people switch, and what was said before the switch is sent, too. */
function blanked(
  raw: string,
  withheld: readonly SlotSpec[],
  known: readonly string[],
  { nowMs, timeZone }: UnderstandingRequest,
): string {
  const text = normaliseText(raw);
  const found = languageCodes.flatMap((code) => {
    const context: ReadContext = { language: languages[code], nowMs, timeZone };
    return withheld.flatMap((slot) =>
      slotTypes[slot.type]
        .find(text, slot, context)
        .map(({ start, end }) => text.slice(start, end)),
    );
  });
  const secrets = [...new Set([...known, ...found])].filter((secret) => secret.trim() !== '');
  return secrets
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(anyCase(secret), mask), text);
}

/** As whole words: "no" is a value, and no part of "know". */
function anyCase(secret: string): RegExp {
  const escaped = secret.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  const before = /^[\p{L}\p{N}]/u.test(secret) ? '(?<![\\p{L}\\p{N}])' : '';
  const behind = /[\p{L}\p{N}]$/u.test(secret) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(before + escaped + behind, 'giu');
}

/** What is known of a slot, in the person's words, as it is stored and as it is shown. */
function secretsOf(state: SlotState | undefined, slot: SlotSpec): readonly string[] {
  if (state === undefined) return [];
  const own = 'value' in state ? [{ value: state.value, source: state.source }] : [];
  const aside = state.status === 'empty' && state.aside ? [state.aside] : [];
  return [...own, ...aside, ...(state.open?.candidates ?? [])].flatMap(({ value, source }) => [
    normaliseText(source.text),
    ...languageCodes.map((code) => normaliseText(slotTypes[slot.type].format(value, slot, code))),
    ...(typeof value === 'string' ? [value] : []),
  ]);
}
