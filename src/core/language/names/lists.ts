import { type Range, trimRange } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { ListEditReading } from '../words/found.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import type { ListData } from './list-data.ts';

/** Makes `listParts` and `readListEdit` from a language's words. */
export function listReader(
  data: ListData,
  language: Pick<Language, 'decimals'>,
): Pick<Language, 'listParts' | 'readListEdit'> {
  const separators = patterns(data.separators);
  const padding = patterns(data.padding);
  const ops = (['remove', 'add', 'replace'] as const).map((op) => ({
    op,
    before: patterns(data[op].before),
    behind: patterns(data[op].behind),
    around: (data[op].around ?? []).map((verb) => ({
      before: patterns([verb.before]),
      behind: patterns([verb.behind]),
    })),
  }));
  const anyBefore = ops.flatMap(({ before }) => before);
  const instead = patterns(data.insteadOf);
  const swaps = patterns(data.swaps);
  const swapTo = patterns(data.swapTo);

  return {
    listParts(text) {
      const said = spoken(text);
      const inside = wordsInside(said, language.decimals(text));
      const parts: Range[] = [];
      let from = skipAll(said, 0, separators);
      for (let at = from; at < said.words.length; ) {
        at += 1;
        const next = inside.has(at) ? at : skipAll(said, at, separators);
        const goesOn = at < said.words.length && next === at;
        if (goesOn && !/[,;\n]/u.test(between(said, at))) continue;
        parts.push(rangeOf(said, from, at));
        from = next;
        at = next;
      }
      return parts;
    },
    readListEdit(text) {
      const said = spoken(text);
      const first = skipAll(said, 0, padding);
      const last = endBefore(said, first, padding);
      if (first >= last) return undefined;
      return swapped(said, first, last) ?? edited(said, first, last);
    },
  };

  /** "Y instead of X", "instead of X, Y", "replace X with Y". */
  function swapped(said: Spoken, first: number, last: number): ListEditReading | undefined {
    const leading = matchAt(said, first, instead);
    if (leading !== undefined) {
      const breaks = range(leading + 1, last).filter((at) => said.words[at]?.breakBefore);
      const [at = leading + 1] = breaks;
      return at < last ? replaceReading(said, [at, last], [leading, at]) : undefined;
    }
    const verb = matchAt(said, first, swaps);
    for (const at of range(first + 1, last)) {
      const to = matchAt(said, at, verb === undefined ? instead : swapTo);
      if (to === undefined || to >= last) continue;
      return verb === undefined
        ? replaceReading(said, [first, at], [to, last])
        : replaceReading(said, [to, last], [verb, at]);
    }
    return undefined;
  }

  function edited(said: Spoken, first: number, last: number): ListEditReading | undefined {
    for (const { op, around } of ops) {
      for (const { before, behind } of around) {
        const from = matchAt(said, first, before) ?? last;
        const to = from < last ? endBefore(said, from, behind, last) : last;
        if (to < last && single(said, from, to)) return { op, items: rangeOf(said, from, to) };
      }
    }
    for (const { op, before, behind } of ops) {
      const verb = matchAt(said, first, before);
      // "Add, please, bacon": what is polite in between breaks nothing off.
      const from = verb === undefined ? undefined : skipAll(said, verb, padding);
      const apart = from === verb && said.words[from ?? 0]?.breakBefore;
      if (from !== undefined && from < last && !apart) {
        const to = endBefore(said, from, behind, last);
        return single(said, from, to) ? { op, items: rangeOf(said, from, to) } : undefined;
      }
    }
    for (const { op, behind } of ops) {
      const to = endBefore(said, first, behind, last);
      if (to < last)
        return single(said, first, to) ? { op, items: rangeOf(said, first, to) } : undefined;
    }
    return undefined;
  }

  /** Whether no second edit begins inside: "add bacon and remove onion" is two. */
  function single(said: Spoken, from: number, to: number): boolean {
    return from < to && !range(from, to).some((at) => matchAt(said, at, anyBefore) !== undefined);
  }
}

/** The word from which only these phrases stand, up to the end. */
function endBefore(said: Spoken, from: number, tail: Patterns, last = said.words.length): number {
  for (let at = from + 1; at < last; at++) if (skipAll(said, at, tail) === last) return at;
  return last;
}

function replaceReading(
  said: Spoken,
  items: readonly [number, number],
  instead: readonly [number, number],
): ListEditReading {
  return { op: 'replace', items: rangeOf(said, ...items), insteadOf: rangeOf(said, ...instead) };
}

function rangeOf(said: Spoken, from: number, to: number): Range {
  const start = said.words[from]?.start ?? 0;
  return trimRange(said.text, { start, end: said.words[to - 1]?.end ?? start }, /[\s,;:]/u);
}

/** "Two hundred and five": the words that join the parts of one number divide nothing. */
function wordsInside(said: Spoken, counted: readonly Range[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let next = 0;
  said.words.forEach(({ start, end }, at) => {
    while ((counted[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const number = counted[next];
    if (number !== undefined && number.start < start && end < number.end) inside.add(at);
  });
  return inside;
}

function between(said: Spoken, at: number): string {
  return said.text.slice(said.words[at - 1]?.end, said.words[at]?.start);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
