import type { LanguageData } from '../data.ts';
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
import { typed } from './typed.ts';

export const french: LanguageData = typed({
  code: 'fr',
  answers,
  stances,
  process,
  replies,
  questions,
  corrections,
  content,
  numbers,
  mentions,
  features,
  things,
  takenAway,
  others,
  parties,
  dates,
  money,
  measures,
  lists,
  times,
  durations,
  spans,
  fragments,
  fractions,
});
