import type { Language } from '../language.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import type { ProcessData } from './answer-data.ts';

/** Makes `readSwitch` from a language's words. "Instead" weighs more than "also". */
export function switchReader(data: ProcessData): Language['readSwitch'] {
  const instead = patterns(data.instead);
  const also = patterns(data.also);

  return (text) => {
    const said = spoken(text);
    const stands = (phrases: typeof instead) =>
      said.words.some((_, at) => matchAt(said, at, phrases) !== undefined);
    if (stands(instead)) return 'instead';
    return stands(also) ? 'also' : undefined;
  };
}
