import type { PublicCase } from './cases.ts';
import { type Hear, type Heard, languageOf, nowOf } from './hear.ts';
import { heldValue, type Judged, sourceOf } from './judged.ts';
import { flowOf } from './slots.ts';

const slot = { id: 'agreed', type: 'boolean', description: 'Whether this is right' } as const;

/**
 * A reply to a yes/no question, heard twice: as the answer of a yes/no slot, and at the last yes before
 * something that cannot be taken back, where only a plain yes may count.
 */
export async function judgeYesNo(
  each: PublicCase<'yes-no'>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const language = languageOf(each.lang);
  if (language === undefined) return [];
  const standing = { language, nowMs: nowOf(each.now), question: each.question };
  const heard = await hear(each.reply, {
    ...standing,
    flow: await flowOf([slot], language),
    pending: { about: 'slots', asked: [slot.id], attempt: 'first' },
  });
  const review = await hear(each.reply, {
    ...standing,
    flow: await flowOf([slot], language, { review: true }),
    pending: { about: 'review', asked: [] },
    filled: { [slot.id]: true },
  });
  const approved = review.direct.some(({ move }) => move === 'approve');
  const answer = answerOf(heard);
  const notes = [
    ...(answer === 'yes' && each.label !== 'yes' ? ['false yes'] : []),
    ...(approved ? ['approvals'] : []),
    ...(approved && (each.more || each.label !== 'yes') ? ['false approvals'] : []),
  ];
  return [
    {
      id: each.id,
      lang: each.lang,
      type: each.label + (each.more ? ' and more' : ''),
      source: sourceOf(each.id),
      expected: true,
      answered: answer !== undefined,
      right: answer === each.label,
      direct: heard.directly,
      said: `${each.question ?? ''} :: ${each.reply}`,
      got: answer ?? '-',
      wanted: each.label,
      notes,
    },
  ];
}

function answerOf({ slots, direct }: Heard): 'yes' | 'no' | 'unsure' | undefined {
  const value = heldValue(slots[slot.id]);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const unsure = direct.some((move) => move.move === 'does-not-know');
  return unsure ? 'unsure' : undefined;
}
