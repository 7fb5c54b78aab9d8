import type { Range } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken, spokenForm } from '../words/spoken.ts';
import {
  type MeasureData,
  type MetricUnit,
  measureSigns,
  multiples,
  scaleSigns,
} from './measure-data.ts';

/** Makes what reads units of measure, per cent and simple parts, from a language's words. */
export function measureReader(
  data: MeasureData,
): Pick<Language, 'unitAt' | 'unitWords' | 'percents' | 'shares' | 'isAngle' | 'belowZero'> {
  const units = indexed(unitsOf(data));
  const percents = indexed({ '%': `% ${data.percent}` });
  const shares = indexed({ ...data.shares, 1: data.one });
  const links = indexed({ of: data.of });
  const halves = indexed({ half: data.andHalf });
  const zeros = indexed({ zero: data.belowZero });
  const turned = patterns(data.angles.before);
  const turning = patterns(data.angles.behind);
  const scaled = patterns(data.angles.to);

  return {
    unitAt,
    isAngle(text, start, end) {
      const before = spoken(text.slice(Math.max(0, start - nearby), start));
      const count = before.words.length;
      const ends = (forms: Patterns) =>
        [1, 2, 3, 4].some((n) => n <= count && matchAt(before, count - n, forms) === count);
      const behind = spoken(text.slice(end, end + nearby));
      return ends(turned) || (matchAt(behind, 0, turning) !== undefined && !ends(scaled));
    },
    belowZero(text, at) {
      const found = nameAt(spoken(text.slice(at, at + nearby)), 0, zeros);
      return found?.start === 1 && text[at] === ' ' ? at + found.end : undefined;
    },
    unitWords: (unit) => (data.units[unit] ?? '').split(' ').filter(Boolean).map(spacedOut),
    percents: (text) => namesIn(spoken(text), percents),
    shares(text) {
      const said = spoken(text);
      const whole = namesIn(said, shares).map(({ name, ...place }) => {
        return { ...place, value: Number(name) };
      });
      const all = [...fractionsIn(said), ...whole].map(({ start, end, to, value }) => {
        return { start, end: nameAt(said, to, links)?.end ?? end, value };
      });
      const sorted = [...all, ...grownShares(said)].sort((a, b) => a.start - b.start);
      // "Half a kilo": its article counts no kilo of its own.
      return sorted.filter(({ start }, i) => !sorted.slice(0, i).some(({ end }) => start < end));
    },
  };

  function unitAt(text: string, at: number) {
    const behind = text.slice(at, at + nearby).replace(/º/gu, '°');
    const marks = feetOrInches(text, at);
    if (marks !== undefined) return marks;
    // "1m80": where digits go on, the letters before them are the unit.
    const letters = /^\p{L}+(?=\d)/u.exec(behind)?.[0] ?? '';
    const [said] = [spoken(behind), spoken(letters)].filter(
      (words) => nameAt(words, 0, units)?.start === 0,
    );
    const found = said && nameAt(said, 0, units);
    if (said === undefined || found === undefined) return undefined;
    const rest = behind.slice(found.end);
    // "5 in blue": a word of the sentence, where another one follows.
    const name = behind.slice(0, found.end);
    const isWord = /^in$/iu.test(name) && /^\s+[\p{L}\p{N}]/u.test(rest);
    // "800 F-Series": a letter that begins a name.
    const isPart = /^\p{L}/u.test(rest) || (/^\p{L}$/u.test(name) && /^-\p{L}/u.test(rest));
    if (isWord || isPart) return undefined;
    const half = nameAt(said, found.to, halves);
    return { unit: found.name, end: at + (half?.end ?? found.end), half: half !== undefined };
  }

  /** "полкило", "Viertelliter": the part and its unit in one word. */
  function grownShares({ text, words }: Spoken) {
    return words.flatMap(({ form, start, end }) =>
      Object.entries(data.grown).flatMap(([part, value]) => {
        const rest = form.startsWith(part) && unitAt(text, start + part.length);
        return rest && rest.end >= end ? [{ start, end: start + part.length, value }] : [];
      }),
    );
  }
}

/** "3/4", "1 1/2", "½". */
function fractionsIn(said: Spoken) {
  return [...said.text.matchAll(fraction)].map((match) => {
    const [words, whole, top, bottom, more, sign = ''] = match;
    const part = top === undefined ? (signs[sign] ?? 0) : Number(top) / Number(bottom);
    const value = Number(whole ?? more ?? 0) + part;
    const end = match.index + words.length;
    const behind = said.words.findIndex(({ start }) => start >= end);
    const to = behind === -1 ? said.words.length : behind;
    return { start: match.index, end, to, value };
  });
}

const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const fraction =
  /(?<![\p{L}\p{N}.,/:-])(?:(?:(\d{1,3}) )?(\d{1,3})\/([1-9]\d{0,3})(?![\d/]|[.,:]\d)|(?:(\d{1,3}) ?)?([½¼¾]))/gu;

/** "5'10\"": feet and inches behind their digits, outside of quotation marks. */
function feetOrInches(text: string, at: number): { unit: string; end: number } | undefined {
  if (!/\d/u.test(text.charAt(at - 1))) return undefined;
  const [sign] = /^(?:''|"|'(?!\d{3}|\p{L}))/u.exec(text.slice(at, at + 4)) ?? [];
  const quotes = text.slice(0, at).split(sign ?? '').length - 1;
  if (sign === undefined || (sign === '"' && quotes % 2 === 1)) return undefined;
  return { unit: sign === "'" ? 'ft' : 'in', end: at + sign.length };
}

/** Every name of every unit: how it is written everywhere, and its words in this language. */
function unitsOf(data: MeasureData): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  const add = (unit: string, more: string) => {
    names[unit] = `${names[unit] ?? ''} ${more}`.trim();
  };
  for (const [unit, signs] of Object.entries(measureSigns)) add(unit, signs);
  for (const [unit, words] of Object.entries(data.units)) add(unit, words);
  for (const base of Object.keys(multiples) as MetricUnit[]) {
    add(base, data.metric[base]);
    for (const prefix of multiples[base]) {
      add(prefix + base, combined(`${data.prefixes[prefix]}{}`, data.metric[base]));
    }
  }
  const lengths = ['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd', 'mi'];
  for (const unit of lengths) add(`${unit}2`, combined(data.square, names[unit] ?? ''));
  for (const unit of ['cm', 'm']) add(`${unit}3`, combined(data.cubic, names[unit] ?? ''));
  add('km/h', combined(data.perHour, names.km ?? ''));
  add('mph', combined(data.perHour, names.mi ?? ''));
  add('m/s', combined(data.perSecond, names.m ?? ''));
  add('ft/s', combined(data.perSecond, names.ft ?? ''));
  const degrees = `° deg ${data.degrees}`;
  for (const [scale, { degrees: behind, alone }] of Object.entries(scaleSigns)) {
    const words = names[scale] ?? '';
    add(scale, `${alone} ${combined(`${words} ${behind}`.replace(/(\S+)/gu, '{}_$1'), degrees)}`);
  }
  add('deg', degrees);
  return names;
}

/** Every form with every name in its place. */
function combined(forms: string, names: string): string {
  return forms
    .split(' ')
    .filter(Boolean)
    .flatMap((form) => names.split(' ').map((name) => form.replace('{}', name)))
    .join(' ');
}

interface Index {
  readonly names: ReadonlyMap<string, string>;
  /** In words, of the longest name. */
  readonly longest: number;
}

function indexed(table: Readonly<Record<string, string>>): Index {
  const names = new Map<string, string>();
  let longest = 1;
  for (const [name, forms] of Object.entries(table)) {
    for (const form of forms.split(' ').filter(Boolean)) {
      const words = form.split('_').map((word) => plain(spokenForm(word)));
      longest = Math.max(longest, words.length);
      if (!names.has(words.join(' '))) names.set(words.join(' '), name);
    }
  }
  return { names, longest };
}

interface Named extends Range {
  readonly name: string;
  /** The first word behind it. */
  readonly to: number;
}

/** The longest name that begins at a word. */
function nameAt(said: Spoken, at: number, { names, longest }: Index): Named | undefined {
  const words = said.words.slice(at, at + longest);
  for (let length = words.length; length > 0; length--) {
    const name = names.get(
      words
        .slice(0, length)
        .map(({ form }) => plain(form))
        .join(' '),
    );
    const [first, last] = [words[0], words[length - 1]];
    if (name !== undefined && first && last) {
      return { name, start: first.start, end: last.end, to: at + length };
    }
  }
  return undefined;
}

function namesIn(said: Spoken, index: Index): readonly Named[] {
  const found: Named[] = [];
  for (let at = 0; at < said.words.length; ) {
    const named = nameAt(said, at, index);
    if (named !== undefined) found.push(named);
    at = named?.to ?? at + 1;
  }
  return found;
}

/** Without accents, which people leave out, and with one sign for a millionth. */
function plain(form: string): string {
  return form
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00b5/gu, '\u03bc');
}

function spacedOut(name: string): string {
  return name.replace(/_/gu, ' ');
}

/** In characters; enough for the longest name of a unit. */
const nearby = 60;
