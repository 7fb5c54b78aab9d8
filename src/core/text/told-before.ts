import type { Language } from '../language/language.ts';

/** Where the words begin that were said before: "I told you, we are 30", "as I wrote: 30". */
export function toldBefore(text: string, language: Language): number | undefined {
  const gap = /\s*[,:;.!-]\s+|\s*\.{3}\s*/u.exec(text.slice(0, longestLead));
  if (gap === null) return undefined;
  const lead = text.slice(0, gap.index);
  if (language.readStance(lead)?.stance !== 'already-said') return undefined;
  const start = gap.index + gap[0].length;
  return start < text.length ? start : undefined;
}

/** In characters. */
const longestLead = 60;
