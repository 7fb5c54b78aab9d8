import type { LanguageData } from '../data.ts';
import { answers } from './answers.ts';
import { content } from './content.ts';
import { corrections } from './corrections.ts';
import { mentions } from './mentions.ts';
import { numbers } from './numbers.ts';
import { questions } from './questions.ts';
import { stances } from './stances.ts';

export const english: LanguageData = {
  code: 'en',
  answers,
  stances,
  questions,
  corrections,
  content,
  numbers,
  mentions,
};
