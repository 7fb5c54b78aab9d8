import type { Patterns } from './pattern.ts';
import { matchAt } from './phrases.ts';
import { endsAt, type Spoken, spoken } from './spoken.ts';

/** Where words begin, in the text, that stand in one breath right before a place; absent where none do. */
export function leadAt(
  text: string,
  start: number,
  forms: Patterns,
  longest = longestLead,
): number | undefined {
  const from = Math.max(0, start - reach);
  const said = spoken(text.slice(from, start));
  const end = said.words.length;
  if (stops.test(said.text)) return undefined;
  for (let n = 1; n <= Math.min(longest, end); n++) {
    const word = said.words[end - n];
    if (word && matchAt(said, end - n, forms) === end) return from + word.start;
    if (word?.breakBefore) return undefined;
  }
  return undefined;
}

/** Where words end, in the text, that stand in one breath right behind a place; absent where none do. */
export function followsAt(text: string, end: number, forms: Patterns): number | undefined {
  return behind(text, end, (said) => matchAt(said, 0, forms));
}

/** The same, where nothing more of their clause comes behind them. */
export function closesAt(text: string, end: number, forms: Patterns): number | undefined {
  return behind(text, end, (said) => {
    const to = matchAt(said, 0, forms);
    return to !== undefined && endsAt(said, to) ? to : undefined;
  });
}

/** Whether these words stand anywhere in a text, and not behind others. */
export function holds(text: string, forms: Patterns, except: Patterns = []): boolean {
  const said = spoken(text);
  return said.words.some(
    (_, at) =>
      matchAt(said, at, forms) !== undefined && (at === 0 || matchAt(said, at - 1, except) !== at),
  );
}

function behind(
  text: string,
  end: number,
  match: (said: Spoken) => number | undefined,
): number | undefined {
  const rest = text.slice(end, end + reach);
  if (!/^\s+\p{L}/u.test(rest)) return undefined;
  const said = spoken(rest);
  const word = said.words[(match(said) ?? 0) - 1];
  return word && end + word.end;
}

/** In characters. */
const reach = 60;
/** In words. */
const longestLead = 9;
const stops = /[,.;:!?\n]\s*$/u;
