/**
 * French copy with the spaces that French print has before two-part signs and inside its quotes: none
 * of them may break a line. Written plainly, so that an author sees what is there.
 */
export function typeset<Copy>(copy: Copy): Copy {
  if (typeof copy === 'string') return spaced(copy) as Copy;
  if (Array.isArray(copy)) return copy.map(typeset) as Copy;
  const entries = Object.entries(copy as object).map(([key, value]) => [key, typeset(value)]);
  return Object.fromEntries(entries) as Copy;
}

function spaced(text: string): string {
  return text.replace(/ (?=[?!:;»])/g, noBreak).replace(/(?<=«) /g, noBreak);
}

const noBreak = '\u00A0';
