import { onTokenBorders } from '../../text/words.ts';
import type { Spoken } from '../words/spoken.ts';
import type { NumberData } from './number-data.ts';

/** A part of a number: what one word, or one phrase of words, counts. */
export interface NumberAtom {
  readonly kind: 'digits' | 'word' | 'multiplier' | 'vague';
  readonly value: number;
  /** In words. */
  readonly length: number;
  /** "30ish" */
  readonly approximate: boolean;
}

/** The parts of numbers in a text, by the word at which they begin. */
export function numberAtoms(said: Spoken, data: NumberData): ReadonlyMap<number, NumberAtom> {
  const atoms = new Map<number, NumberAtom>();
  for (let at = 0; at < said.words.length; at++) {
    const atom = digitsAt(said, at, data) ?? wordsAt(said, at, data);
    if (atom !== undefined) atoms.set(at, atom);
  }
  return atoms;
}

export interface NumberValue {
  readonly value: number;
  /** The first word behind the number. */
  readonly to: number;
  readonly vague: boolean;
}

/** The longest number that begins at a word. */
export function countFrom(
  said: Spoken,
  atoms: ReadonlyMap<number, NumberAtom>,
  from: number,
  data: NumberData,
): NumberValue | undefined {
  const negative = data.negative.includes(said.words[from]?.form ?? '');
  const first = negative ? from + 1 : startOfCount(said, atoms, from, data);
  const opening = atoms.get(first);
  if (opening === undefined) return undefined;
  if (opening.kind === 'vague' || opening.approximate) {
    return { value: opening.value, to: first + opening.length, vague: true };
  }

  let total = 0;
  /** Below the last scale word; -1 while nothing was counted yet. */
  let group = (first > from && !negative) || isBare(said, first, opening, data) ? 1 : -1;
  let at = first;
  let smallestScale = Number.POSITIVE_INFINITY;
  for (;;) {
    const place = group === -1 ? at : afterConnector(said, atoms, at, group, data);
    const atom = atoms.get(place);
    if (atom === undefined || atom.kind === 'vague' || atom.approximate) break;
    if (place > first && said.words[place]?.breakBefore) break;
    if (atom.kind === 'multiplier') {
      if (group === -1) return undefined;
      if (atom.value < 1000) {
        if (group >= 100) break;
        // "Mille cent": a bare multiplier behind a scale counts one of it.
        group = Math.max(group, total > 0 ? 1 : 0) * atom.value;
      } else {
        // "Three thousand million" are as many thousand times a million.
        const ofScale = group === 0 && atom.value > smallestScale;
        if (atom.value >= smallestScale && !ofScale) break;
        smallestScale = atom.value;
        total = ofScale ? total * atom.value : total + group * atom.value;
        group = 0;
      }
    } else if (group === -1 || (group === 0 && total > 0 && atom.value < smallestScale)) {
      group = atom.value;
    } else if (addsUp(group, atom)) {
      group += atom.value;
    } else break;
    at = place + atom.length;
    const beforeScale = halfAt(said, at, data);
    if (beforeScale !== undefined && atoms.get(beforeScale)?.kind === 'multiplier') {
      group += 0.5;
      at = beforeScale;
    }
  }
  const half = halfAt(said, at, data);
  // "A million and a half" is half a million more.
  const halved = group === 0 && total > 0 ? smallestScale : 1;
  const size = tidy(total + group) + (half === undefined ? 0 : halved / 2);
  return { value: negative ? -size : size, to: half ?? at, vague: false };
}

function isBare(said: Spoken, at: number, atom: NumberAtom, data: NumberData): boolean {
  return atom.kind === 'multiplier' && data.bareMultipliers.includes(said.words[at]?.form ?? '');
}

/** 1.1 million is 1,100,000 and not a little more. */
function tidy(value: number): number {
  return Number(value.toPrecision(15));
}

/** "a hundred" and "a dozen" begin before their first part. */
function startOfCount(
  said: Spoken,
  atoms: ReadonlyMap<number, NumberAtom>,
  from: number,
  data: NumberData,
): number {
  const article = data.articles.includes(said.words[from]?.form ?? '');
  return article && atoms.get(from + 1)?.kind === 'multiplier' ? from + 1 : from;
}

function afterConnector(
  said: Spoken,
  atoms: ReadonlyMap<number, NumberAtom>,
  at: number,
  group: number,
  data: NumberData,
): number {
  if (!data.connectors.includes(said.words[at]?.form ?? '')) return at;
  const next = atoms.get(at + 1);
  const wholeHundreds = group % 100 === 0;
  // Behind a thousand hundreds may be joined as well: "mil e duzentos".
  const below = group === 0 ? 1000 : 100;
  return next?.kind === 'word' && next.value < below && wholeHundreds ? at + 1 : at;
}

/** "twenty" takes "nine"; "two hundred" takes "five" and "fifty"; "twelve" and "ten" take nothing. */
function addsUp(group: number, atom: NumberAtom): boolean {
  if (atom.kind !== 'word' || atom.value <= 0 || group <= 0) return false;
  if (!Number.isInteger(atom.value)) return false;
  const place = atom.value < 10 ? 10 : atom.value < 100 ? 100 : 1000;
  return group % place === 0 && group % 100 !== 10;
}

function halfAt(said: Spoken, at: number, data: NumberData): number | undefined {
  for (const phrase of data.half) {
    const words = phrase.split(' ');
    if (words.every((word, i) => said.words[at + i]?.form === word)) return at + words.length;
  }
  return undefined;
}

function digitsAt(said: Spoken, at: number, data: NumberData): NumberAtom | undefined {
  const length = digitWords(said, at, data);
  const words = said.words.slice(at, at + length);
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const forms = words.map(({ form }) => form);
  if (!/^\d/u.test(forms[0] ?? '') || !onTokenBorders(said.text, start, end)) return undefined;
  if (/^\s+\d+\/\d/u.test(said.text.slice(end))) return undefined;
  if (data.caseEndings.includes(forms.at(-1) ?? '')) forms.pop();
  const [, digits = '', ending = ''] = /^([\d., ]*\d) ?(\p{L}*)$/u.exec(forms.join(' ')) ?? [];
  const scale = ending === '' ? 1 : own(data.scaleEndings, ending);
  const approximate = data.approximateEndings.includes(ending);
  const value = parseDigits(digits, data);
  if (value === undefined || (scale === undefined && !approximate)) return undefined;
  return { kind: 'digits', value: value * (scale ?? 1), length, approximate };
}

/** How many words a run of digits takes: "1 500" and "30-ти" have two, a phone number's parts one. */
function digitWords(said: Spoken, at: number, data: NumberData): number {
  const form = (word: number) => said.words[word]?.form ?? '';
  const gap = (word: number) => said.text.slice(said.words[word - 1]?.end, said.words[word]?.start);
  let to = at + 1;
  if (data.groupSeparators.includes(' ') && /^\d{1,3}$/u.test(form(at))) {
    while (gap(to) === ' ' && /^\d{3}(?:,\d+)?\p{L}*$/u.test(form(to))) to += 1;
    const goesOn = gap(to) === ' ' && /^\d/u.test(form(to));
    const begins = at > 0 && gap(at) === ' ' && /\d$/u.test(form(at - 1));
    if (goesOn || begins) to = at + 1;
  }
  const closes = gap(to) === '-' && data.caseEndings.includes(form(to));
  // "2.5k": a point ends the word before the letters.
  const grown = gap(to) === '' && own(data.scaleEndings, form(to)) !== undefined;
  return (closes || grown ? to + 1 : to) - at;
}

/** Digits with the language's own separators; absent where the groups do not fit. */
function parseDigits(digits: string, data: NumberData): number | undefined {
  if (/^\d+$/u.test(digits)) return Number(digits);
  const group = `[${data.groupSeparators}]`;
  const decimal = `[${data.decimalSeparator}]`;
  const form = new RegExp(`^(\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${decimal}(\\d+))?$`, 'u');
  const match = form.exec(digits);
  if (match === null) return undefined;
  const whole = (match[1] ?? '').replace(/\D/gu, '');
  return Number(match[2] === undefined ? whole : `${whole}.${match[2]}`);
}

/** Number words, the longest phrase first, so that "half a dozen" is not "a dozen". */
function wordsAt(said: Spoken, at: number, data: NumberData): NumberAtom | undefined {
  for (let length = longestNumberPhrase; length > 0; length--) {
    const forms = said.words.slice(at, at + length).map((word) => word.form);
    if (forms.length < length) continue;
    const phrase = forms.join(' ');
    const vague = own(data.vague, phrase);
    if (vague !== undefined) return { kind: 'vague', value: vague, length, approximate: true };
    const multiplier = own(data.multipliers, phrase) ?? own(millions, phrase);
    if (multiplier !== undefined) {
      return { kind: 'multiplier', value: multiplier, length, approximate: false };
    }
    const exact = own(data.words, phrase);
    const value = exact ?? (length === 1 ? grownNumber(phrase, data) : undefined);
    if (value !== undefined) return { kind: 'word', value, length, approximate: false };
    const ending = data.approximateEndings.find((end) => phrase.endsWith(end));
    const stem =
      ending === undefined ? undefined : own(data.words, phrase.slice(0, -ending.length));
    if (stem !== undefined) return { kind: 'word', value: stem, length, approximate: true };
  }
  return undefined;
}

/** "Eintausendachthundertzweiundfünfzig": what stands before the word that multiplies, and behind it. */
function grownNumber(word: string, data: NumberData): number | undefined {
  const { multipliers = [], and = '' } = data.grown ?? {};
  for (const each of multipliers) {
    const at = word.indexOf(each);
    if (at === -1) continue;
    const times = own(data.multipliers, each) ?? 1;
    const rest = word.slice(at + each.length);
    const behind = rest.startsWith(and) ? rest.slice(and.length) : rest;
    const part = (words: string) => own(data.words, words) ?? grownNumber(words, data);
    const count = at === 0 ? 1 : part(word.slice(0, at));
    const added = rest === '' ? 0 : part(behind);
    if (count === undefined || added === undefined || added >= times) return undefined;
    return Number.isInteger(count) && count >= 1 ? count * times + added : undefined;
  }
  return undefined;
}

/** Words are people's, so "constructor" must not find what every object has. */
function own(counts: Readonly<Record<string, number>>, word: string): number | undefined {
  return Object.hasOwn(counts, word) ? counts[word] : undefined;
}

/** The same in every language, and mixed in any: "$500 millones" in English. A billion is not. */
const millions = Object.fromEntries(
  'million millions millionen millón millon millones milhão milhões milhao milhoes миллион миллиона миллионов'
    .split(' ')
    .map((word) => [word, 1e6]),
);

const longestNumberPhrase = 4;
