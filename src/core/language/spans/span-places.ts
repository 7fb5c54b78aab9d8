import { matchAt, type Patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';

/** Where the words begin that lead to what stands at `start`; absent where none of them does. */
export function leadBefore(text: string, start: number, leads: Patterns): number | undefined {
  const from = Math.max(0, start - nearby);
  const said = spoken(text.slice(from, start));
  const count = said.words.length;
  if (/[.,;:!?]\s*$/u.test(text.slice(from, start))) return undefined;
  for (let at = Math.max(0, count - 3); at < count; at++) {
    if (matchAt(said, at, leads) === count) return from + (said.words[at]?.start ?? 0);
  }
  return undefined;
}

/** In characters: how far from what joins them the ends of a span may begin. */
export const nearby = 60;
