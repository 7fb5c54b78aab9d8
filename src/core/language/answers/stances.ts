import type { Language } from '../language.ts';
import { type Stance, type StanceReading, stances } from '../words/found.ts';
import { candidatesAt, type Pattern } from '../words/pattern.ts';
import { endOf, matchAt, patterns, phrases, skipAll } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken, wordAt } from '../words/spoken.ts';
import type { ProcessData, StanceData } from './answer-data.ts';

/**
 * Makes `readStance` from a language's words. A text may take several stances in a row ("hmm, I
 * don't know, later"); the one that says most about what to do next is what it takes as a whole.
 */
export function stanceReader(data: StanceData, process: ProcessData): Language['readStance'] {
  const all = { ...data.forms, ...process.forms };
  const forms = stances.flatMap((stance) =>
    phrases(all[stance]).map((phrase) => ({ ...phrase, stance })),
  );
  const formPatterns = forms.map(({ pattern }) => pattern);
  const formOf = new Map(forms.map((form) => [form.pattern, form]));
  const padding = patterns([...data.padding, ...data.answering]);
  const answering = patterns(data.answering);
  const neither = patterns(data.neither);
  const pointer = patterns(data.pointers);

  return (text) => {
    const asks = text.includes('?');
    if (isOnlyDots(text)) return { stance: 'hesitation' };
    const said = spoken(text);
    if (said.words.length === 0 || said.words.length > longestForm) return undefined;
    if (said.words.some((_, at) => matchAt(said, at, neither) !== undefined)) return undefined;
    let reading: StanceReading | undefined;
    let mayAsk = false;
    let answers = false;
    for (let at = 0; at < said.words.length; ) {
      const next = stanceAt(said, at);
      const end = next?.end ?? matchAt(said, at, padding);
      if (end === undefined) return undefined;
      mayAsk ||= next?.mayAsk ?? false;
      answers ||= next === undefined && matchAt(said, at, answering) !== undefined;
      if (next !== undefined && (reading === undefined || weight(next.reading) > weight(reading))) {
        reading = next.reading;
      }
      at = end;
    }
    if (answers && reading !== undefined && courtesies.has(reading.stance)) return undefined;
    return asks && !mayAsk ? undefined : reading;
  };

  /** The longest form at a word; of equally long ones the one that says more. */
  function stanceAt(said: Spoken, word: number): Taken | undefined {
    let best: Taken | undefined;
    for (const pattern of candidatesAt(said, word, formPatterns)) {
      const form = endOf(said, word, pattern);
      const phrase = formOf.get(pattern);
      if (form === undefined || phrase === undefined) continue;
      const { stance, open } = phrase;
      const named = open
        ? aboutAt(said, form)
        : { end: form, about: aboutInside(said, word, pattern) };
      if (
        named === undefined ||
        (!open && isBroken(said, word, pattern)) ||
        named.end < (best?.end ?? 0)
      )
        continue;
      const reading = { stance, ...(named.about && { about: named.about }) };
      if (best === undefined || named.end > best.end || saysMore(reading, best.reading)) {
        const mayAsk = phrase.mayAsk || stance.startsWith('ask-');
        best = { reading, mayAsk, end: named.end };
      }
    }
    return best;
  }

  /** The words that are named in the middle of a form. */
  function aboutInside(said: Spoken, word: number, { expression }: Pattern): string | undefined {
    expression.lastIndex = said.offsets[word] ?? 0;
    const match = expression.exec(said.joined);
    const about = match?.groups?.about;
    if (match === null || about === undefined) return undefined;
    const from = said.joined.indexOf(about, match.index);
    const first = said.words[wordAt(said, from)];
    const behind = wordAt(said, from + about.length);
    if (matchAt(said, wordAt(said, from), pointer) === behind) return undefined;
    const last = said.words[behind - 1];
    return said.text.slice(first?.start, last?.end);
  }

  /** The words that are named, up to the next punctuation, and nothing where they only point. */
  function aboutAt(said: Spoken, word: number): { about?: string; end: number } | undefined {
    if (endsAt(said, word) || skipAll(said, word, padding) === said.words.length) return undefined;
    let end = word + 1;
    while (end < said.words.length && said.words[end]?.breakBefore === false) end += 1;
    let last = end;
    for (let tail = word + 1; tail < end; tail++) {
      if (skipAll(said, tail, padding) >= end) {
        last = tail;
        break;
      }
    }
    if (last - word > longestAbout) return undefined;
    // "Dónde está eso": what could also be padding may belong to it.
    if ((matchAt(said, word, pointer) ?? 0) >= last) return { end };
    const about = said.text.slice(said.words[word]?.start, said.words[last - 1]?.end);
    return { about, end };
  }
}

/** "No, that's all for now": what a form names in its middle is one run of words with what leads to it. */
function isBroken(said: Spoken, word: number, { expression }: Pattern): boolean {
  expression.lastIndex = said.offsets[word] ?? 0;
  const match = expression.exec(said.joined);
  const about = match?.groups?.about;
  if (match === null || about === undefined) return false;
  const end = wordAt(said, said.joined.indexOf(about, match.index) + about.length);
  return said.words.slice(word + 1, end).some((each) => each.breakBefore);
}

interface Taken {
  readonly reading: StanceReading;
  readonly mayAsk: boolean;
  /** The first word behind it. */
  readonly end: number;
}

/** Of two forms of the same words: the one that leaves nothing open, else the weightier stance. */
function saysMore(a: StanceReading, b: StanceReading): boolean {
  if ((a.about === undefined) !== (b.about === undefined)) return a.about === undefined;
  if (a.stance !== b.stance) return weight(a) > weight(b);
  return (a.about?.length ?? 0) < (b.about?.length ?? 0);
}

/** Several stances together mean the one that is furthest up here. */
const heaviestFirst: readonly Stance[] = [
  'human',
  'cancel',
  'reset',
  'undo',
  'go-on',
  'never-mind',
  'already-said',
  'forget-me',
  'ask-state',
  'ask-why',
  'ask-options',
  'ask-recipient',
  'ask-who',
  'ask-help',
  'withdrawal',
  'objection',
  'refusal',
  'no-preference',
  'deferral',
  'unknown',
  'finish',
  'thanks',
  'greeting',
  'hesitation',
];

/** What an answer beside them outweighs. */
const courtesies: ReadonlySet<Stance> = new Set(['thanks', 'greeting', 'hesitation']);

function weight(reading: StanceReading): number {
  return heaviestFirst.length - heaviestFirst.indexOf(reading.stance);
}

function isOnlyDots(text: string): boolean {
  return /…|\.\s*\./u.test(text) && /^[\s.…]+$/u.test(text);
}

/** In words: longer texts say more than a stance. */
const longestForm = 24;
const longestAbout = 8;
