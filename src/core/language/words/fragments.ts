import type { Language } from '../language.ts';
import type { FragmentData } from './content-data.ts';
import { matchAt, patterns } from './phrases.ts';
import { spoken } from './spoken.ts';

/** Makes `leavesOpen` and `carriesOn` from a language's words: a thought that is sent in pieces. */
export function fragmentReader(
  data: FragmentData,
  language: Pick<Language, 'numbers' | 'isQuestion' | 'readStance'>,
): Pick<Language, 'leavesOpen' | 'carriesOn'> {
  const opens = patterns(data.opens);
  const goesOn = patterns(data.goesOn);
  const counted = patterns(data.counted);

  return {
    leavesOpen(text) {
      const said = spoken(text);
      const { length } = said.words;
      if (/[.!?…]\s*$/u.test(text) || length > longestPiece) return false;
      return said.words.some((_, at) => matchAt(said, at, opens) === length);
    },
    carriesOn(text, before) {
      const said = spoken(text);
      if (said.words.length > longestPiece || language.isQuestion(text)) return false;
      if (language.readStance(text) !== undefined) return false;
      if (matchAt(said, 0, goesOn) !== undefined) return true;
      const counts = language.numbers(before).some(({ end }) => end === before.trimEnd().length);
      return counts && matchAt(said, 0, counted) !== undefined;
    },
  };
}

/** In words: who writes more in one piece has said something. */
const longestPiece = 8;
