import type { LanguageData } from '../data.ts';
import { typed } from './accents.ts';
import { answers } from './answers.ts';
import { content } from './content.ts';
import { corrections } from './corrections.ts';
import { dates } from './dates.ts';
import { features } from './features.ts';
import { fractions } from './fractions.ts';
import { fragments } from './fragments.ts';
import { lists } from './lists.ts';
import { measures } from './measures.ts';
import { mentions } from './mentions.ts';
import { money } from './money.ts';
import { numbers } from './numbers.ts';
import { others } from './others.ts';
import { parties } from './parties.ts';
import { process } from './process.ts';
import { questions } from './questions.ts';
import { replies } from './replies.ts';
import { spans } from './spans.ts';
import { stances } from './stances.ts';
import { takenAway } from './taken-away.ts';
import { things } from './things.ts';
import { durations, times } from './times.ts';

export const spanish: LanguageData = {
  code: 'es',
  answers: typed(answers),
  stances: typed(stances),
  process: typed(process),
  replies: typed(replies),
  questions: typed(questions),
  corrections: typed(corrections),
  content: typed(content),
  numbers,
  mentions,
  features: typed(features),
  things,
  takenAway: typed(takenAway),
  others: typed(others),
  parties: typed(parties),
  dates: typed(dates),
  money: typed(money),
  measures,
  lists: typed(lists),
  times: typed(times),
  durations: typed(durations),
  spans: typed(spans),
  fragments: typed(fragments),
  fractions: typed(fractions),
};
