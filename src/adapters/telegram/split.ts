/** A stretch of a text, without white space at its ends. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts a text into pieces of at most `longest` UTF-16 units and loses none of its words: between
 * paragraphs if possible, else between lines, sentences or words, and inside a word where there is
 * nothing else, never inside a character.
 */
export function pieces(text: string, longest: number): readonly Piece[] {
  const cut: Piece[] = [];
  for (let at = nextWord(text, 0); at < text.length; ) {
    const end = text.length - at <= longest ? text.length : at + breakIn(text, at, longest);
    const words = text.slice(at, end).trimEnd();
    cut.push({ start: at, end: at + words.length });
    at = nextWord(text, end);
  }
  return cut;
}

function nextWord(text: string, from: number): number {
  const found = text.slice(from).search(/\S/u);
  return found === -1 ? text.length : from + found;
}

/** Where a piece from `at` ends, as its length. A break too early would make crumbs. */
function breakIn(text: string, at: number, longest: number): number {
  // One more: a break may stand right behind the last character that fits.
  const window = text.slice(at, at + longest + 1);
  for (const pattern of breaks) {
    const last = [...window.matchAll(pattern)].at(-1);
    if (last && last.index >= longest / 4) return last.index;
  }
  return wholeCharacters(text, at, longest);
}

const breaks = [/\n\s*\n/gu, /\n/gu, /(?<=[.!?…])\s/gu, /\s/gu];

function wholeCharacters(text: string, at: number, longest: number): number {
  const near = Math.max(0, longest - longestCharacter);
  const tail = text.slice(at + near, at + longest + longestCharacter);
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(tail)) {
    if (near + index + segment.length > longest) break;
    end = index + segment.length;
  }
  return end === 0 ? longest : near + end;
}

/** In UTF-16 units: a family of emoji has eleven, and some have more. */
const longestCharacter = 64;
