import { splitSentences } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { ProperName } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, type SpokenWord, spoken } from '../words/spoken.ts';
import type { MentionData } from './mention-data.ts';

/**
 * Makes `properNames` from a language's words: runs of capitals, with what joins them inside a name.
 * The capital that begins a sentence says nothing by itself, unless the sentence speaks of it.
 */
export function properNameReader(data: MentionData): Pick<Language, 'properNames'> {
  const notNames = new Set([...data.notNames, ...data.requestVerbs]);
  const alsoNames = new Set(data.alsoNames);
  const conjunctions = new Set([...data.conjunctions, ...data.owners]);
  const particles = new Set(['&', ...data.nameParticles.filter((word) => !conjunctions.has(word))]);
  const requests = new Set(data.requestVerbs);
  const inside = patterns(data.insidePrepositions);
  const before = patterns(data.placePrepositions);
  const verdicts = patterns(data.acceptances.behind);

  return {
    properNames: (text) =>
      splitSentences(text).flatMap(({ start, end }) => {
        const said = spoken(text.slice(start, end));
        return runs(said).map((run) => ({
          ...run,
          start: run.start + start,
          end: run.end + start,
        }));
      }),
  };

  function runs(said: Spoken): readonly ProperName[] {
    // Where every word has a capital, none of them says anything.
    const small = said.words.some((word) => /^\p{Ll}/u.test(writtenAs(said, word)));
    const found: ProperName[] = [];
    for (let at = 0; at < said.words.length; ) {
      const to = runEnd(said, at);
      const first = said.words[at];
      const last = to === undefined ? undefined : said.words[to - 1];
      if (to === undefined || first === undefined || last === undefined) {
        at += 1;
        continue;
      }
      if (says(said, at, to) && (small || to - at === said.words.length)) {
        const place = placeBefore(said, at);
        const grown = /^(?:-\p{L}+)+/u.exec(said.text.slice(last.end))?.[0].length ?? 0;
        found.push({ start: first.start, end: last.end + grown, ...(place && { place }) });
      }
      at = to;
    }
    return found;
  }

  function placeBefore(said: Spoken, at: number): ProperName['place'] {
    const stands = (forms: typeof before) =>
      [1, 2, 3].some((n) => n <= at && matchAt(said, at - n, forms) === at);
    return stands(inside) ? 'inside' : stands(before) ? 'led' : undefined;
  }

  /** Not so where one word begins a sentence that goes on, or what is divided from it. */
  function says(said: Spoken, at: number, to: number): boolean {
    const next = said.words[to];
    if (to - at > 1 || next === undefined || next.breakBefore) return true;
    if (at > 0 && said.words[at]?.breakBefore === false) return true;
    return matchAt(said, to, verdicts) !== undefined;
  }

  /** Behind the last word of a run of capitals that begins at a word; absent where none does. */
  function runEnd(said: Spoken, at: number): number | undefined {
    if (!isNamed(said, at)) return undefined;
    let end = at + 1;
    for (let next = end; next < said.words.length && next - at < longestName; next++) {
      const word = said.words[next];
      if (word === undefined || (word.breakBefore && !isJoined(said, next))) break;
      const isShort = word.breakBefore && /^\p{Lu}{2,3}$/u.test(writtenAs(said, word));
      if (isNamed(said, next) || isShort) end = next + 1;
      else if (!particles.has(word.form)) break;
    }
    return end;
  }

  /** What a comma or full stop does not end: "London, UK", "St. Ives", "D.C.". */
  function isJoined(said: Spoken, at: number): boolean {
    const last = said.words[at - 1];
    const word = said.words[at];
    if (last === undefined || word === undefined) return false;
    const gap = said.text.slice(last.end, word.start);
    if (/^\.\s?$/u.test(gap)) return last.end - last.start <= 2;
    const goesOn = said.words[at + 1]?.breakBefore === false && !isNamed(said, at + 1);
    const short = /^\p{Lu}{2,3}$/u.test(writtenAs(said, word));
    return gap === ', ' && (short || !goesOn);
  }

  /** "New" and "May" are other words too, and stand inside names. */
  function isNamed(said: Spoken, at: number): boolean {
    const word = said.words[at];
    if (word === undefined || !/^\p{Lu}/u.test(writtenAs(said, word))) return false;
    if (!notNames.has(word.form) || alsoNames.has(word.form)) return true;
    // "American Canyon": beside a name it is a part of it.
    return at > 0 && !word.breakBefore && !requests.has(word.form) && isPlainName(said, at + 1);
  }

  function isPlainName(said: Spoken, at: number): boolean {
    const word = said.words[at];
    if (word === undefined || word.breakBefore) return false;
    return /^\p{Lu}/u.test(writtenAs(said, word)) && !notNames.has(word.form);
  }
}

function writtenAs(said: Spoken, { start, end }: SpokenWord): string {
  return said.text.slice(start, end);
}

/** In words. */
const longestName = 8;
