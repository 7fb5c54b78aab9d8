import { splitSentences } from '../../core/text/words.ts';
import type { PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, type Judged, shown, sourceOf, wordsOf } from './judged.ts';
import { flowOf } from './slots.ts';

const slot = { id: 'wish', type: 'text', description: '' } as const;

/** Acts that show that a question of the person's was heard. */
const answering = new Set<string>([
  'answer',
  'no-answer',
  'explain-why',
  'list-options',
  'show-state',
  'explain-recipient',
  'who-am-i',
  'help',
]);

/** A person's own question is heard as one and fills nothing; an answer is none. */
export async function judgeQuestion(
  each: PublicCase<'questions'>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const language = languageOf(each.lang);
  if (language === undefined) return [];
  const heard = await hear(each.reply, {
    flow: await flowOf([slot], language),
    language,
    nowMs: nowOf(each.now),
    question: each.question,
    pending: { about: 'slots', asked: [slot.id], attempt: 'first' },
  });
  const asks = heard.acts.some(({ act }) => answering.has(act));
  const state = heard.slots[slot.id];
  const filled = heldValue(state) !== undefined;
  const onlyAsks = each.asks && splitSentences(each.reply).length === 1;
  const fromQuestion = filled && (onlyAsks || wordsOf(state).includes('?'));
  return [
    {
      id: each.id,
      lang: each.lang,
      type: each.asks ? 'question' : 'answer',
      source: sourceOf(each.id),
      expected: true,
      answered: true,
      right: asks === each.asks,
      direct: heard.directly,
      said: `${each.question ?? ''} :: ${each.reply}`,
      got: `${asks ? 'asks' : '-'}; ${shown(state)}`,
      wanted: each.asks ? 'asks' : 'answers',
      notes: fromQuestion ? ['filled from a question'] : [],
    },
  ];
}
