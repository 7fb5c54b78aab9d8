import type { Question } from '../../core/question.ts';
import type { Value } from '../../core/value.ts';
import type { PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, isAccepted, type Judged, shown, sourceOf } from './judged.ts';
import { readerOf } from './replies.ts';
import { flowOf, slotId } from './slots.ts';

/**
 * A whole dialogue, with the bot's questions as they were asked there: after the last turn every slot
 * holds its final value. Where its bot asks for nothing and every value stands, it is at the review. What
 * was said and is asked for all the same is noted.
 */
export async function judgeDialogue(
  each: PublicCase<'dialogues'>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const language = languageOf(each.lang);
  if (language === undefined) return [];
  const flow = await flowOf(each.slots, language, { review: true });
  const nowMs = nowOf(each.now);
  let filled: Record<string, Value> = {};
  let last: Awaited<ReturnType<Hear>> | undefined;
  let asked: readonly string[] = [];
  let question = '';
  const said = new Set<string>();
  const again = new Set<string>();
  for (const turn of each.turns) {
    if (turn.who === 'bot') {
      asked = turn.requested.map((id) => slotId({ id })).filter((id) => flow.slots.has(id));
      question = turn.text;
      continue;
    }
    for (const { slot } of turn.informed) said.add(slotId({ id: slot }));
    last = await hear(turn.text, {
      flow,
      language,
      nowMs,
      question,
      filled,
      ...pendingOf(
        asked,
        Object.keys(each.final).every((id) => slotId({ id }) in filled),
      ),
    });
    for (const act of last.acts) {
      if (act.act === 'ask') for (const id of act.slots) if (said.has(id)) again.add(id);
    }
    filled = Object.fromEntries(
      Object.entries(last.slots).flatMap(([id, state]) => {
        const value = heldValue(state);
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
  }
  const wrong = Object.entries(each.final).filter(([id, value]) => {
    const own = slotId({ id });
    const read = readerOf(flow.slots.get(own), language, nowMs);
    return !isAccepted(last?.slots[own], [value], read);
  });
  return [
    {
      id: each.id,
      lang: each.lang,
      type: 'final values',
      source: sourceOf(each.id),
      expected: true,
      answered: Object.keys(each.final).every((id) => filled[slotId({ id })] !== undefined),
      right: wrong.length === 0,
      direct: false,
      said: each.turns.flatMap((turn) => (turn.who === 'user' ? [turn.text] : [])).join(' / '),
      got: wrong.map(([id]) => `${id} ${shown(last?.slots[slotId({ id })])}`).join('; '),
      wanted: wrong.map(([id, value]) => `${id} ${value}`).join('; '),
      notes: again.size > 0 ? ['asked for what was said'] : [],
    },
  ];
}

function pendingOf(asked: readonly string[], isAllFilled: boolean): { pending?: Question } {
  if (asked.length > 0) {
    return { pending: { about: 'slots', asked: asked.slice(0, 2), attempt: 'first' } };
  }
  return isAllFilled ? { pending: { about: 'review', asked: [] } } : {};
}
