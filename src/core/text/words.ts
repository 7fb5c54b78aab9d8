/**
 * Whether [start, end) is made of whole tokens: it begins and ends between tokens, never inside one
 * (contract 3). What hangs together as one token: letters and digits, "A-17", "1,500", "10:30",
 * "01.02.2024", "ann@example.com", "don't". What does not: "29-day" gives "29", "Dana's" gives
 * "Dana", "$50" gives "50", "Berlin/Paris" gives both.
 */
export function onTokenBorders(text: string, start: number, end: number): boolean {
  return start < end && isTokenBorder(text, start) && isTokenBorder(text, end);
}

/**
 * The sentences of a text, in order, without the space around them. A sentence ends at a line break
 * or after '.', '!', '?' or '…' before a space. Abbreviations ("no. 5", "Dr. Low") and initials do
 * not end one.
 */
export function splitSentences(text: string): readonly Range[] {
  const sentences: Range[] = [];
  let start = 0;
  for (const stop of text.matchAll(stops)) {
    const end = stop.index + stop[0].length;
    if (stop[0] === '.' && isAbbreviation(text, stop.index)) continue;
    pushTrimmed(sentences, text, start, end);
    start = end;
  }
  pushTrimmed(sentences, text, start, text.length);
  return sentences;
}

/** "Asdf asdf asdf": one word three times and more, and nothing else, is typed and not said. */
export function isOneWordRepeated(text: string): boolean {
  return oneWord.test(text);
}

const oneWord = /^[\s,.!-]*(\p{L}+)(?:[\s,.!-]+\1){2,}[\s,.!-]*$/iu;

/** Also where the space behind it is left out: "perfect.Is it far?". */
const stops =
  /(?<![.!?…])[.!?…]+["')\]]*(?=\s|$)|(?<=\p{Ll}{2}|(?<!\p{L})(?:[Nn]o|[Oo]k))[.!?](?=\p{Lu}[\p{Ll}']+[\s,])|\n+/gu;

/** A part of a text, by position: `end` is behind the last character. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether two ranges share a place. */
export function overlap(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The range without the characters at its borders that `outer` matches (a class, one character). */
export function trimRange(text: string, range: Range, outer: RegExp = /\s/u): Range {
  let { start, end } = range;
  while (start < end && outer.test(text.charAt(start))) start += 1;
  while (end > start && outer.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

function pushTrimmed(sentences: Range[], text: string, start: number, end: number): void {
  const range = trimRange(text, { start, end });
  if (range.start < range.end) sentences.push(range);
}

/** Short forms before a full stop that ends no sentence, in the languages the bot speaks. */
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|approx|ca|vs|e\.g|i\.e|z\.b|bzw|sr|sra|mme)$/iu;
const initial = /(?:^|[\s(])\p{Lu}$/u;
/** "no." ends an answer more often than it means "number": only a digit behind it makes it one. */
const numberSign = /[\s(](?:no|nr|art)$/iu;

function isAbbreviation(text: string, stop: number): boolean {
  const before = text.slice(Math.max(0, stop - 8), stop);
  const after = text.slice(stop + 1);
  if (numberSign.test(before)) return /^\s*\d/u.test(after);
  if (/\d$/u.test(before)) return dayOfMonth.test(after);
  return (abbreviation.test(before) || initial.test(before)) && /^\s+\S/u.test(after);
}

/** German writes ordinals with a full stop: "15. Januar", "7. vierten", "2. Advent", "3. bis 7.". */
const dayOfMonth =
  /^\s+(?:(?:jan|jän|feb|mär|maer|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*|advent|weihnachts(?:feier)?tag|(?:erst|zweit|dritt|viert|fünft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft)e[nr]|(?:bis|und)(?:\s+(?:zum|dem|den))?\s+\d{1,2}\.)(?!\p{L})/iu;

function isTokenBorder(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  if (isHighSurrogate(text.charCodeAt(at - 1))) return false;
  const before = isWord(text.charAt(at - 1));
  const after = isWord(text.charAt(at));
  // "... on the 5th.https://": a scheme begins a token of its own.
  if (!before && /^https?:\/\//iu.test(text.slice(at, at + longestScheme))) return true;
  if (before && after) return false;
  if (before) return !joins(text, at);
  return !after || !joins(text, at - 1);
}

/** In characters: "https://". */
const longestScheme = 8;

/** Whether the one character at `at` holds the word characters on both its sides together. */
function joins(text: string, at: number): boolean {
  const left = wordBefore(text, at);
  const right = wordAfter(text, at + 1);
  if (left === '' || right === '') return false;
  const digits = hasDigit.test(left) && hasDigit.test(right);
  switch (text.charAt(at)) {
    case '@':
    case '+':
    case '&':
      return true;
    case "'":
      return right.toLowerCase() !== 's';
    case '.':
      return !/^\p{Lu}/u.test(right) || !/(?:\p{Ll}{2}|^(?:[Nn]o|[Oo]k))$/u.test(left);
    case ',':
    case ':':
      return digits;
    case '-':
    case '/':
      if (digits) return true;
      if (hasDigit.test(right)) return true;
      return hasDigit.test(left) && right.length === 1;
    default:
      return false;
  }
}

function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && isWord(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

function wordAfter(text: string, start: number): string {
  let end = start;
  while (end < text.length && isWord(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

function isWord(character: string): boolean {
  return wordCharacter.test(character);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;
const hasDigit = /\d/u;
