import type { PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, type Judged, shown, sourceOf } from './judged.ts';
import { flowOf, slotId } from './slots.ts';

/** "Any will do": the slot is settled without a value, for that reason. */
export async function judgeNoPreference(
  each: PublicCase<'no-preference'>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const language = languageOf(each.lang);
  if (language === undefined) return [];
  const id = slotId(each.slot);
  const heard = await hear(each.reply, {
    flow: await flowOf([each.slot], language),
    language,
    nowMs: nowOf(each.now),
    question: each.question,
    pending: { about: 'slots', asked: [id], attempt: 'first' },
  });
  const state = heard.slots[id];
  const declined = state?.status === 'declined';
  return [
    {
      id: each.id,
      lang: each.lang,
      type: each.slot.type,
      source: sourceOf(each.id),
      expected: true,
      answered: declined || heldValue(state) !== undefined,
      right: declined && state.reason === 'no-preference',
      direct: heard.directly,
      said: `${each.question ?? ''} :: ${each.reply}`,
      got: shown(state),
      wanted: 'any',
    },
  ];
}
