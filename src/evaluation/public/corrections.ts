import { sameValue, type Value } from '../../core/value.ts';
import type { CaseSlot, PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, isAccepted, type Judged, shown, sourceOf } from './judged.ts';
import { readerOf } from './replies.ts';
import { flowOf, slotId } from './slots.ts';

/**
 * Something that was given is corrected at the review: the slot gets the new value, and no other
 * changes but those that the case names. Types of the slots around it are taken from other cases.
 */
export function correctionJudge(all: readonly PublicCase<'corrections'>[]) {
  const known = [...new Map(all.map(({ slot }) => [JSON.stringify(slot), slot])).values()];
  return async (each: PublicCase<'corrections'>, hear: Hear): Promise<readonly Judged[]> => {
    const language = languageOf(each.lang);
    if (language === undefined) return [];
    const others = Object.entries(each.stateBefore).filter(([id]) => id !== each.slot.id);
    const slots = [each.slot, ...others.map(([id, value]) => slotLike(id, value, known))];
    const flow = await flowOf(slots, language, { review: true });
    const nowMs = nowOf(each.now);
    const filled = Object.fromEntries(
      [[each.slot.id, each.old] as const, ...others].flatMap(([id, text]) => {
        const spec = flow.slots.get(slotId({ id }));
        const value = canonical(text, readerOf(spec, language, nowMs), spec?.type);
        return value === undefined ? [] : [[slotId({ id }), value] as const];
      }),
    );
    const heard = await hear(each.utterance, {
      flow,
      language,
      nowMs,
      question: each.question,
      pending: { about: 'review', asked: [] },
      filled,
    });
    const id = slotId(each.slot);
    const state = heard.slots[id];
    const touched = others.filter(([other]) => {
      const now = heldValue(heard.slots[slotId({ id: other })]);
      const before = filled[slotId({ id: other })];
      if (now === undefined || before === undefined) return now !== before;
      return !each.alsoChanged.includes(other) && !sameValue(now, before);
    });
    const value = heldValue(state);
    const changed = value !== undefined && !sameValue(value, filled[id] ?? '');
    const took = touched.map(
      ([other]) => `; ${other}: ${shown(heard.slots[slotId({ id: other })])}`,
    );
    return [
      {
        id: each.id,
        lang: each.lang,
        type: each.slot.type,
        source: sourceOf(each.id),
        expected: true,
        answered: changed,
        right:
          changed && isAccepted(state, each.accept, readerOf(flow.slots.get(id), language, nowMs)),
        direct: heard.directly,
        said: `${each.question ?? ''} :: ${each.utterance}`,
        got: shown(state) + took.join(''),
        wanted: each.accept.join(' | '),
        notes: touched.length > 0 ? ['another slot touched'] : [],
      },
    ];
  };
}

/** A slot of this name as another case has it, if it may hold the value; else free text. */
function slotLike(id: string, value: string, known: readonly CaseSlot[]): CaseSlot {
  const like = known.find(
    (slot) => slot.id === id && (slot.options === undefined || slot.options.includes(value)),
  );
  return like ?? { id, type: 'text', description: '' };
}

/** A value as its type keeps it; absent where a day or a time is none. */
function canonical(
  text: string,
  read: (words: string) => Value | undefined,
  type: string | undefined,
): Value | undefined {
  if (type === 'integer') return Number(text);
  if (type === 'boolean') return text === 'True';
  const written = { date: /^\d{4}-\d{2}-\d{2}$/u, time: /^\d{2}:\d{2}$/u };
  if (type === 'date' || type === 'time') return written[type].test(text) ? text : read(text);
  return type === 'money' ? (read(text) ?? text) : text;
}
