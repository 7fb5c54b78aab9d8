import type { Range } from './words.ts';

/**
 * Whether [start, end) stands in somebody else's words: a line that begins with ">", what an earlier
 * mail says below its header, or text in quotation marks that a word of reporting announces. A name
 * in quotation marks stays the person's.
 */
export function isQuotation(text: string, start: number, end: number): boolean {
  return quotations(text).some((quoted) => quoted.start < end && start < quoted.end);
}

/** Where a text repeats what somebody else wrote or said, left to right. */
export function quotations(text: string): readonly Range[] {
  return [...marked(text), ...earlierMail(text), ...reported(text)].sort(
    (a, b) => a.start - b.start,
  );
}

/** Lines that begin with ">". */
function marked(text: string): readonly Range[] {
  return [...text.matchAll(/^[^\S\n]*>.*$/gmu)].map(rangeOf);
}

/**
 * What a mail program puts below an answer: a line that says who wrote, or the header of the mail.
 * Where lines with ">" follow, only they are the other's; else everything to the end is.
 */
function earlierMail(text: string): readonly Range[] {
  return [...text.matchAll(attribution), ...text.matchAll(header)].map((match) => {
    const { start, end } = rangeOf(match);
    const isMarked = /^\s*\n[^\S\n]*>/u.test(text.slice(end));
    return { start, end: isMarked ? end : text.length };
  });
}

function reported(text: string): readonly Range[] {
  return [...text.matchAll(/"[^"\n]*"/gu)]
    .filter(({ index }) => reporting.test(text.slice(Math.max(0, index - 40), index)))
    .map((match) => ({ start: match.index + 1, end: match.index + match[0].length - 1 }));
}

function rangeOf(match: RegExpExecArray): Range {
  return { start: match.index, end: match.index + match[0].length };
}

/** "On Mon, 2 Mar 2026, Dana wrote:", which may run over a line's end; it names a day or an address. */
const attribution =
  /^(?=[^\n]*(?:\d|@))[^\n>]{1,200}(?:\n[^\n>]{0,80})?(?:\bwrote|(?<!\p{L})(?:на)?писал(?:а|\(а\)|и)?)\s*:[^\S\n]*$/gmu;

/** Lines of a header, or the line that a program puts before it. */
const header =
  /^(?:(?:from|от|от кого):[^\n]+\n+(?:(?:sent|date|to|subject|отправлено|дата|кому|тема):[^\n]*(?:\n|$))+|-{2,}[^\S\n]*(?:original message|forwarded message|исходное сообщение|пересылаемое сообщение|пересланное сообщение)[^\n]*|begin forwarded message:|(?:fwd?|пересл):)/gimu;

/** Words right before a quotation mark that make it a report or an example. */
const reporting =
  /(?<!\p{L})(?:says?|said|wrote|writes|told (?:me|us)|asked|asks|replied|answered|reads?|e\.g\.|for example|like|such as|сказал[аи]?|говорит|говорил[аи]?|пишет|пишут|(?:на)?писал[аи]?|спросил[аи]?|спрашивает|ответил[аи]?|отвечает|например|типа|вроде)[:,]?\s*$/iu;
