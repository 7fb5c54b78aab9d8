import { type Range, trimRange } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { ContentData } from './content-data.ts';
import { matchAt, patterns } from './phrases.ts';
import { endsAt, type Spoken, spoken, standsApart } from './spoken.ts';

/**
 * Makes `content` from a language's words. Takes off, from both ends, only what carries nothing by
 * itself; if that is everything, the text is its own content.
 */
export function contentReader(data: ContentData): Language['content'] {
  const lead = patterns(data.lead);
  const closedLead = patterns(data.closedLead);
  const carriers = patterns(data.carriers);
  const owners = patterns(data.carrierOwners);
  const nouns = patterns(data.carrierNouns);
  const verbs = patterns(data.carrierVerbs);
  const states = patterns(data.states);
  const tail = patterns(data.tail);

  return (text) => {
    const said = spoken(text);
    if (said.words.length === 0) return whole(text);
    const first = start(said);
    const last = end(said, first);
    if (first >= last) return whole(text);
    const from = first === 0 ? 0 : wordStart(said, first);
    const to =
      last === said.words.length ? text.length : (said.words[last - 1]?.end ?? text.length);
    return trimOuter(text, { start: from, end: to });
  };

  function start(said: Spoken): number {
    let at = 0;
    while (at < said.words.length) {
      const closed = matchAt(said, at, closedLead);
      const next =
        matchAt(said, at, lead) ??
        (closed !== undefined && endsAt(said, closed) ? closed : undefined) ??
        carrierEnd(said, at);
      if (next === undefined || next >= said.words.length || !standsApart(said, next)) return at;
      at = next;
    }
    return at;
  }

  function carrierEnd(said: Spoken, at: number): number | undefined {
    const carrier = matchAt(said, at, carriers);
    if (carrier !== undefined) return carrier;
    const owner = matchAt(said, at, owners) ?? at;
    for (let noun = owner; noun <= owner + 3; noun++) {
      const afterNoun = matchAt(said, noun, nouns);
      if (afterNoun === undefined) continue;
      const verb = matchAt(said, afterNoun, verbs);
      const linked = /^\s*[:=-]/u.test(textAfter(said, afterNoun));
      const end = verb ?? (linked || (data.verbless && owner > at) ? afterNoun : undefined);
      if (end !== undefined && (owner > at || verb === undefined || noun === at)) {
        return matchAt(said, end, states) === undefined ? end : undefined;
      }
    }
    return undefined;
  }

  function end(said: Spoken, first: number): number {
    let last = said.words.length;
    for (;;) {
      let at = Math.max(first + 1, last - longestTail);
      while (at < last && matchAt(said, at, tail) !== last) at++;
      if (at >= last) return last;
      last = at;
    }
  }
}

/** In words. */
const longestTail = 8;

function textAfter(said: Spoken, word: number): string {
  return said.text.slice(said.words[word - 1]?.end, said.words[word]?.start);
}

/** Where a word begins, with the sign or bracket that belongs to it. */
function wordStart(said: Spoken, word: number): number {
  const from = said.words[word - 1]?.end ?? 0;
  const to = said.words[word]?.start ?? from;
  const sign = /(?:^|[\s,:])([-("'.]+)$/u.exec(said.text.slice(from, to));
  return sign?.[1] === undefined ? to : to - sign[1].length;
}

function whole(text: string): Range {
  const trimmed = trimOuter(text, { start: 0, end: text.length });
  return trimmed.start < trimmed.end ? trimmed : { start: 0, end: text.length };
}

/** Without quotes around, sentence marks behind, or space. */
function trimOuter(text: string, range: Range): Range {
  let inner = trimRange(text, range);
  for (;;) {
    const words = text.slice(inner.start, inner.end);
    const quoted = /^(["'])([^"']+)\1$/su.test(words) ? 1 : 0;
    const before = quoted || (/^(?:[,;:]|-\s)\s*/u.exec(words)?.[0].length ?? 0);
    const after = quoted || marksBehind(words);
    if (before + after === 0 || before + after >= words.length) return inner;
    inner = trimRange(text, { start: inner.start + before, end: inner.end - after });
  }
}

/** How many sentence marks end the words; the full stop of "D.C." belongs to it. */
function marksBehind(words: string): number {
  if (/(?:^|[^\p{L}])(?:\p{L}\.){2,}$/u.test(words.slice(-longestShortForm))) return 0;
  let end = words.length;
  while (
    end > 0 &&
    (mark.test(words.charAt(end - 1)) || /^\s-$/u.test(words.slice(end - 2, end)))
  ) {
    end -= 1;
  }
  return words.length - end;
}

const mark = /[.,;:!…\s]/u;
/** "U.S.A.", in characters. */
const longestShortForm = 12;
