import type { Person } from '../input.ts';
import type { Message } from './message.ts';

/**
 * Makes a message readable for rules and parsers, and keeps the way back to the raw text.
 *
 * Every character is replaced by itself, by one plain form, or by nothing: digits of any script
 * become ASCII digits, quotes, dashes and spaces their plain forms, full-width and mathematical
 * letters ordinary ones, a letter with combining marks its composed form. Format and control
 * characters go; line breaks stay as '\n'. Letter case is never changed. The normalisation of the
 * raw words of a span is that span, and normalising twice is normalising once.
 */
export function normalise(input: {
  readonly messageId: string;
  readonly from: Person;
  readonly text: string;
}): Message {
  const raw = input.text;
  const rawStarts: number[] = [];
  let text = '';
  for (let at = 0; at < raw.length; ) {
    const next = clusterEnd(raw, at);
    for (const plain of plainForms(raw.slice(at, next), raw[at - 1])) {
      text += plain.text;
      for (let unit = 0; unit < plain.text.length; unit++) rawStarts.push(at + plain.offset);
    }
    at = next;
  }
  rawStarts.push(raw.length);
  return { messageId: input.messageId, from: input.from, raw, text, rawStarts };
}

/** A text of an author's in the form that people's words have, for comparing the two. */
export function normaliseText(text: string): string {
  return normalise({ messageId: '', from: { id: '' }, text }).text;
}

interface Plain {
  readonly text: string;
  /** Where the character stands in its cluster. */
  readonly offset: number;
}

/**
 * The plain forms of a character and its combining marks; marks that do not compose stand alone.
 * What is dropped between a letter and its mark does not part them, or the second reading of the
 * same words would join what the first left apart.
 */
function plainForms(cluster: string, preceding: string | undefined): readonly Plain[] {
  if (cluster.length === 1) {
    const plain = plainCharacter(cluster, preceding);
    return plain === '' ? [] : [{ text: plain, offset: 0 }];
  }
  const forms: Plain[] = [];
  let offset = 0;
  for (const character of cluster) {
    const plain = plainCharacter(character, offset === 0 ? preceding : undefined);
    const last = forms.at(-1);
    const composed =
      last !== undefined && mark.test(plain) ? (last.text + plain).normalize('NFC') : '';
    if (last !== undefined && isOneCharacter(composed)) {
      forms[forms.length - 1] = { text: composed, offset: last.offset };
    } else if (plain !== '') {
      forms.push({ text: plain, offset });
    }
    offset += character.length;
  }
  return forms;
}

function plainCharacter(character: string, preceding: string | undefined): string {
  if (character >= ' ' && character <= '~') return character;
  if (character === '\n') return preceding === '\r' ? '' : '\n';
  if (character === '\r') return '\n';
  if (lineBreak.test(character)) return '\n';
  if (space.test(character)) return ' ';
  if (dropped.test(character)) return '';
  const folded = character.normalize(compatibility.test(character) ? 'NFKC' : 'NFC');
  const one = isOneCharacter(folded) ? folded : character;
  if (decimalDigit.test(one)) return digitOf(one);
  if (dash.test(one)) return '-';
  return quotes.get(one) ?? one;
}

/** Decimal digits stand in runs of ten, the zero first, in every script (Unicode 4.6). */
function digitOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let first = codePoint;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((codePoint - first) % 10);
}

function clusterEnd(raw: string, at: number): number {
  let end = at + characterLength(raw, at);
  while (end < raw.length && addsToCluster.test(characterAt(raw, end))) {
    end += characterLength(raw, end);
  }
  return end;
}

function characterAt(raw: string, at: number): string {
  return raw.slice(at, at + characterLength(raw, at));
}

function characterLength(raw: string, at: number): number {
  return (raw.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function isOneCharacter(text: string): boolean {
  return text !== '' && characterLength(text, 0) === text.length;
}

const mark = /^\p{M}$/u;
const lineBreak = /^[\u0085\u2028\u2029]$/u;
const space = /^[\p{Zs}\t\v\f]$/u;
/** Format and control characters, lone surrogates, variation selectors. */
const dropped = /^(?:\p{Cf}|\p{Cc}|\p{Cs}|\p{Variation_Selector}|\u034f)$/u;
/** A combining mark, or what is dropped before one; not the control characters that are spaces. */
const addsToCluster = /^(?:\p{M}|\p{Cf}|\p{Cs}|(?![\t-\r\u0085])\p{Cc})$/u;
const compatibility = /^[\uff00-\uffef\u{1d400}-\u{1d7ff}]$/u;
const decimalDigit = /^\p{Nd}$/u;
const dash = /^[\p{Pd}\u2043\u2212]$/u;
const quotes: ReadonlyMap<string, string> = new Map([
  ...[...'\u2018\u2019\u201a\u201b\u2032\u2039\u203a\u00b4\u02b9\u02bc'].map(
    (q) => [q, "'"] as const,
  ),
  ...[...'\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\u301d\u301e'].map((q) => [q, '"'] as const),
]);
