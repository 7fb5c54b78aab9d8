import { type Range, trimRange } from '../../text/words.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';
import { changeReader } from './changes.ts';
import type { CorrectionData } from './correction-data.ts';
import { type Contrast, shiftReader } from './shifts.ts';

/**
 * Makes `readCorrection`, `readContrast` and `splitCorrection` from a language's words: marks at the start
 * ("no, ...", "make it ...", "I meant ..."), and what is contrasted with what was wrong ("60, not 16",
 * "not Dana, Diana").
 * What is left must be more than another answer or stance: "no, never mind" corrects nothing.
 */
export function correctionReader(
  data: CorrectionData,
  language: Pick<Language, 'readAnswer' | 'readStance' | 'isQuestion' | 'content' | 'numbers'>,
): Pick<Language, 'readCorrection' | 'readContrast' | 'splitCorrection'> {
  const lead = patterns(data.lead);
  const markers = patterns(data.markers);
  const closedMarkers = patterns(data.closedMarkers);
  const restated = patterns(data.restated);
  const ownAfterNo = patterns(data.ownAfterNo);
  const changeEnd = changeReader(data);
  const nots = patterns(data.not);
  const butRather = patterns(data.butRather);
  const insteadOf = patterns(data.insteadOf);
  const tails = patterns([...data.tails, ...(data.changeVerbs ?? [])]);
  const insteads = patterns(data.instead);
  const insideAnyhow = patterns([...data.inside, ...data.insideFreely]);
  const insideFreely = patterns(data.insideFreely);

  const shiftIn = shiftReader(data);

  return { readCorrection, readContrast, splitCorrection };

  function readCorrection(text: string): Range | undefined {
    const said = spoken(text);
    const opening = skipAll(said, 0, lead);
    const { start, changes } = afterMarkers(said, opening);
    const end = beforeTail(said, start);
    const contrast = contrasted(said, start, end);
    if (contrast === undefined && start === opening && !saysInstead(said, end)) return undefined;
    const meant = contrast ?? { from: start, to: end };
    if (meant.from >= meant.to) return undefined;
    return meantRange(said, meant.from, meant.to, changes);
  }

  function readContrast(text: string): { wrong: Range; meant: Range; shift: boolean } | undefined {
    const said = spoken(text);
    const { start } = afterMarkers(said, skipAll(said, 0, lead));
    const end = beforeTail(said, start);
    const contrast = contrasted(said, start, end);
    const shift = contrast === undefined ? shiftIn(said, start, end) : undefined;
    const { from, to, wrong } = contrast ?? shift ?? { from: 0, to: 0, wrong: { from: 0, to: 0 } };
    if (from >= to || wrong.from >= wrong.to) return undefined;
    const meant = meantRange(said, from, to, false);
    const place = meantRange(said, wrong.from, wrong.to, false);
    return meant && place && { wrong: place, meant, shift: shift !== undefined };
  }

  function splitCorrection(text: string): { wrong: Range; meant: Range } | undefined {
    const said = spoken(text);
    for (let at = said.words.length - 2; at > 0; at--) {
      const mark = marksInside(said, at);
      if (mark === undefined || mark >= said.words.length) continue;
      const first = firstMark(said, at);
      const meant = meantRange(said, mark, beforeTail(said, mark), false);
      if (first === 0 || meant === undefined) return undefined;
      const before = { start: 0, end: said.words[first - 1]?.end ?? 0 };
      return { wrong: trimRange(text, before), meant };
    }
    return undefined;
  }

  /** Where marks that stand in a row begin: "12, oh no, sorry, 13". */
  function firstMark(said: Spoken, at: number): number {
    let first = at;
    for (let before = at - 1; before >= Math.max(0, at - longestMark); before--) {
      if ((marksInside(said, before) ?? 0) >= first) first = before;
    }
    return first;
  }

  function marksInside(said: Spoken, at: number): number | undefined {
    const breaks = said.words[at]?.breakBefore === true;
    return matchAt(said, at, breaks ? insideAnyhow : insideFreely);
  }

  function afterMarkers(said: Spoken, opening: number) {
    let at = opening;
    while (at < said.words.length) {
      const changed = changeEnd(said, at);
      // What follows "change it to" is what is meant, also where it would mark a correction: "no".
      if (changed !== undefined) return { start: changed, changes: true };
      const next = matchAt(said, at, markers) ?? closedEnd(said, at);
      if (next === undefined) return { start: at, changes: false };
      at = skipAll(said, next, lead);
    }
    return { start: at, changes: false };
  }

  function closedEnd(said: Spoken, at: number): number | undefined {
    const own = matchAt(said, at, ownAfterNo);
    if (own !== undefined) return own - 1;
    const end = matchAt(said, at, closedMarkers);
    if (end === undefined) return undefined;
    const again = matchAt(said, end, restated);
    if (endsAt(said, end)) return again === undefined || endsAt(said, again) ? end : again;
    if (matchAt(said, end, markers) ?? matchAt(said, end, closedMarkers)) return end;
    if (isNumber(said, end)) return end;
    // "No es 16, sino 7" begins with what is wrong.
    const denies = matchAt(said, at, nots) !== undefined;
    return again !== undefined && !denies && isNumber(said, again) ? again : undefined;
  }

  function isNumber(said: Spoken, at: number): boolean {
    const next = said.words[at]?.start;
    return language.numbers(said.text).some(({ start }) => start === next);
  }

  /** "Can we do Friday instead?" */
  function saysInstead(said: Spoken, end: number): boolean {
    return said.words.some((_, at) => at >= end && matchAt(said, at, insteads) !== undefined);
  }

  function beforeTail(said: Spoken, start: number): number {
    for (let at = start + 1; at < said.words.length; at++) {
      if (skipAll(said, at, tails) === said.words.length) return at;
    }
    return said.words.length;
  }

  /** "60, not 16", "not 16 but 60", "not Dana, Diana", "60 instead of 16". */
  function contrasted(said: Spoken, start: number, end: number): Contrast | undefined {
    const not = matchAt(said, start, nots);
    for (let at = start + 1; at < end; at++) {
      if (not !== undefined && at > not && at - not <= 4) {
        const wrong = { from: not, to: at };
        const rather = matchAt(said, at, butRather);
        if (rather !== undefined) return { from: rather, to: end, wrong };
        if (said.words[at]?.breakBefore) return { from: at, to: end, wrong };
      }
      if (not === undefined) {
        const instead = matchAt(said, at, insteadOf);
        if (instead !== undefined) {
          return { from: start, to: at, wrong: { from: instead, to: end } };
        }
        const wrong = matchAt(said, at, nots);
        if (wrong !== undefined && (said.words[at]?.breakBefore || end - at <= 3)) {
          return { from: start, to: at, wrong: { from: wrong, to: end } };
        }
      }
    }
    return undefined;
  }

  /** A bare yes or no corrects only what was named: "change the catering to yes". */
  function meantRange(said: Spoken, from: number, to: number, named: boolean) {
    const start = said.words[from]?.start ?? 0;
    const end = said.words[to]?.start ?? said.text.length;
    // A request may end in a question mark, which is no part of what is meant.
    const outer = named || !language.isQuestion(said.text) ? /[\s,;:?-]/u : /[\s,;:-]/u;
    const meant = trimRange(said.text, { start, end }, outer);
    const words = said.text.slice(meant.start, meant.end);
    if (language.readStance(words) !== undefined || language.isQuestion(words)) return undefined;
    if (!named && language.readAnswer(words)?.rest === words.length) return undefined;
    const content = language.content(words);
    return { start: meant.start + content.start, end: meant.start + content.end };
  }
}

/** In words. */
const longestMark = 4;
