import { trimRange } from '../../text/words.ts';
import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken, standsApart } from '../words/spoken.ts';

/** Makes what slot types ask about the words around a value. */
export function mentionReader(
  data: LanguageData,
  language: Pick<Language, 'content' | 'numbers'>,
): Pick<Language, 'value' | 'afterLabel' | 'isOwner' | 'isCarried' | 'isNoneOfThem' | 'readClaim'> {
  const carriers = patterns([...data.mentions.valueCarriers, ...data.mentions.valuePadding]);
  const padding = patterns(data.mentions.valuePadding);
  const owners = patterns(data.content.carrierOwners);
  const verbs = patterns(data.content.carrierVerbs);
  const links = patterns(data.content.links);
  const claims = patterns(data.mentions.claims);
  const denials = patterns(data.mentions.denials);
  const noneOfThem = patterns(data.mentions.noneOfThem);

  return {
    value(text) {
      const content = language.content(text);
      const said = spoken(text.slice(content.start, content.end));
      const first = startOfValue(said);
      const last = endOfValue(said, first);
      if (first === 0 && last === said.words.length) return content;
      const start = content.start + (said.words[first]?.start ?? 0);
      const end = last === said.words.length ? content.end : content.start + endOfWord(said, last);
      return trimRange(text, { start: withSign(text, start), end }, /[\s,;:"]/u);
    },
    afterLabel(text, end) {
      const said = spoken(text.slice(end, end + reach));
      const first = skipAll(said, 0, links);
      return end + (said.words[first]?.start ?? said.text.length);
    },
    isOwner(text) {
      const said = spoken(text);
      return said.words.length > 0 && matchAt(said, 0, owners) === said.words.length;
    },
    isCarried(text, start) {
      const said = spoken(text.slice(Math.max(0, start - reach), start));
      const end = said.words.length;
      return [1, 2, 3, 4].some((n) => n <= end && matchAt(said, end - n, carriers) === end);
    },
    isNoneOfThem(text) {
      const said = spoken(text);
      return said.words.length > 0 && matchAt(said, 0, noneOfThem) === said.words.length;
    },
    readClaim(sentence) {
      const said = spoken(sentence);
      for (const at of said.words.keys()) {
        const denied = matchAt(said, at, denials);
        const from = denied ?? matchAt(said, at, claims);
        if (from === undefined || endsAt(said, from)) continue;
        let to = from + 1;
        while (!endsAt(said, to)) to += 1;
        const start = said.words[at]?.start ?? 0;
        const object = said.words[from]?.start ?? 0;
        return { start, end: endOfWord(said, to), object, holds: denied === undefined };
      }
      return undefined;
    },
  };

  function startOfValue(said: Spoken): number {
    let at = 0;
    for (;;) {
      const next = labelEnd(said, at) ?? matchAt(said, at, carriers);
      if (next === undefined || next >= said.words.length || !standsApart(said, next)) return at;
      at = next;
    }
  }

  /** "the order number is": an owner, up to four words, and a verb. */
  function labelEnd(said: Spoken, at: number): number | undefined {
    const owner = matchAt(said, at, owners);
    if (owner === undefined) return undefined;
    for (let verb = owner + 1; verb <= owner + 4 && !endsAt(said, verb); verb++) {
      const end = matchAt(said, verb, verbs);
      if (end !== undefined) return end;
    }
    return undefined;
  }

  function endOfValue(said: Spoken, first: number): number {
    const from = Math.max(first + 1, said.words.length - longestPadding);
    const counted = language.numbers(said.text).filter(({ approximate }) => !approximate);
    for (let at = from; at < said.words.length; at++) {
      const { start = 0, end = 0 } = said.words[at] ?? {};
      // "Vingt et un": the article is the end of a number here.
      if (counted.some((number) => number.start < start && end <= number.end)) continue;
      if (skipAll(said, at, padding) === said.words.length && standsApart(said, at)) return at;
    }
    return said.words.length;
  }
}

/** In characters: how far from a value or a label other words still belong to it. */
const reach = 60;
/** In words behind a value. */
const longestPadding = 12;

function endOfWord(said: Spoken, word: number): number {
  return said.words[word - 1]?.end ?? said.text.length;
}

function withSign(text: string, start: number): number {
  return /(?:^|\s)[-"(]$/u.test(text.slice(0, start)) ? start - 1 : start;
}
