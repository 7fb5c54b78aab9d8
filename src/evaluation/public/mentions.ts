import type { CaseSlot, PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, isAccepted, type Judged, shown, sourceOf } from './judged.ts';
import { readerOf } from './replies.ts';
import { flowOf, slotId } from './slots.ts';

/**
 * One message that gives several values, to a flow with every slot that cases of the same service
 * have: all that was said is filled, and nothing else. Pending is what the question names.
 */
export function mentionJudge(all: readonly PublicCase<'mentions'>[]) {
  const services = new Map<string, Map<string, CaseSlot>>();
  for (const { id, slots } of all) {
    const service = services.get(serviceOf(id)) ?? new Map<string, CaseSlot>();
    for (const { accept: _, ...slot } of slots) service.set(slot.id, slot);
    services.set(serviceOf(id), service);
  }
  return async (each: PublicCase<'mentions'>, hear: Hear): Promise<readonly Judged[]> => {
    const language = languageOf(each.lang);
    if (language === undefined) return [];
    const slots = [...(services.get(serviceOf(each.id))?.values() ?? [])];
    const flow = await flowOf(slots, language);
    const nowMs = nowOf(each.now);
    const asked = askedIn(each.question ?? '', slots);
    const heard = await hear(each.utterance, {
      flow,
      language,
      nowMs,
      question: each.question,
      ...(asked.length > 0 && { pending: { about: 'slots', asked, attempt: 'first' } }),
    });
    return slots.flatMap((slot): readonly Judged[] => {
      const wanted = each.slots.find(({ id }) => id === slot.id);
      const state = heard.slots[slotId(slot)];
      const value = heldValue(state);
      if (wanted === undefined && value === undefined) return [];
      const read = readerOf(flow.slots.get(slotId(slot)), language, nowMs);
      return [
        {
          id: `${each.id}/${slot.id}`,
          lang: each.lang,
          type: slot.type,
          source: sourceOf(each.id),
          expected: wanted !== undefined,
          answered: value !== undefined,
          right: wanted !== undefined && isAccepted(state, wanted.accept, read),
          direct: heard.directly,
          said: `${each.question ?? ''} :: ${each.utterance}`,
          got: `${slot.id} ${shown(state)}`,
          wanted: wanted?.accept.join(' | ') ?? 'nothing',
          notes: wanted === undefined ? ['nobody said it'] : [],
        },
      ];
    });
  };
}

function serviceOf(id: string): string {
  return id.split('/').at(-1) ?? id;
}

/** The slots that a question is about, two at most: those whose own words stand in it. */
function askedIn(question: string, slots: readonly CaseSlot[]): readonly string[] {
  const words = wordsIn(question);
  const named = slots.filter(({ id }) => {
    const own = [...wordsIn(id.replaceAll('_', ' '))].filter((word) => word.length > 3);
    return own.length > 0 && own.some((word) => words.has(word));
  });
  return named.slice(0, 2).map(slotId);
}

function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/s$/u, '')));
}
