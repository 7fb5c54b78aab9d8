import type { Value } from '../value.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { contentWords } from './words/reply.ts';

/**
 * A web address, canonical as browsers write it: scheme and host in lower case, "https://" in front
 * where the person left it out, which adds nothing to what was meant and so stays stated. In a
 * sentence it is found by its scheme or "www."; a bare domain there is weak. One whose signs are said
 * ("northwind dot example") is derived.
 */
export const url: SlotType = {
  name: 'url',
  read(text, slot, context) {
    const words = contentWords(text, slot, context).replace(/^<|>$|[.,;!?]+$/gu, '');
    const value = canonical(words);
    if (value !== undefined) return stated(value);
    if (/^https?:\/\/\S*$/iu.test(words)) return invalid;
    // "northwind dot example": its signs are said, so that it is derived.
    const [said] = context.language.spelt(words);
    const isWhole = said?.start === 0 && said.end === words.length && /\s/u.test(words);
    const meant = isWhole ? canonical(said.written) : undefined;
    return meant === undefined ? none : { kind: 'value', value: meant, basis: 'derived' };
  },
  find(text) {
    return [...text.matchAll(anywhere)].flatMap((match): readonly Finding[] => {
      const written = withoutClosing(match[0].replace(/[.,;:!?'"]+$/u, ''));
      const value = canonical(written);
      if (value === undefined) return [];
      const place = { start: match.index, end: match.index + written.length };
      const weak = !/^(?:https?:|www\.)/iu.test(written);
      if (weak && !/^[^/]*\.\p{Ll}+(?:[:/?#]|$)/u.test(written)) return [];
      return [{ ...place, reading: stated(value), named: false, ...(weak && { weak: true }) }];
    });
  },
  check: problemOf,
  format: (value) => String(value),
  jsonSchema: () => ({ type: 'string', format: 'uri', pattern: '^https?://' }),
};

/** Takes a scheme in capitals and a host in any letters; absent where it is no address. */
function canonical(words: string): string | undefined {
  const [, scheme = 'https', host = '', port = '', rest = ''] = form.exec(words) ?? [];
  const lower = host.toLowerCase();
  const name = lower === 'localhost' ? lower : named.exec(lower)?.[0];
  const address = /^\d{1,3}(?:\.\d{1,3}){3}$/u.test(lower) ? lower : undefined;
  const explicit = /^https?:/iu.test(words);
  if (host === '' || words.length > longestUrl || Number(port.slice(1) || 1) > 65_535)
    return undefined;
  if (name === undefined && !(explicit && address !== undefined)) return undefined;
  if (name === 'localhost' && !explicit) return undefined;
  if (!explicit && rest === '' && fileEnding.test(lower)) return undefined;
  const path = rest === '' ? '/' : rest.startsWith('/') ? rest : `/${rest}`;
  return `${scheme.toLowerCase()}://${name ?? address}${port}${encoded(path)}`;
}

function problemOf(value: Value): Problem | undefined {
  const same = typeof value === 'string' && /^https?:/u.test(value) && canonical(value) === value;
  return same ? undefined : { problem: 'format' };
}

/** Letters beyond ASCII are written as browsers send them; what is encoded already stays so. */
function encoded(path: string): string {
  return path.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/gu, (letters) => encodeURIComponent(letters));
}

/** "(see https://a.example/b)": the bracket belongs to the sentence. */
function withoutClosing(written: string): string {
  return written.endsWith(')') && !written.includes('(') ? written.slice(0, -1) : written;
}

function stated(value: string): Reading {
  return { kind: 'value', value, basis: 'stated' };
}

const invalid: Reading = { kind: 'invalid', problem: { problem: 'format' } };

/** What is more likely a file than a host. */
const fileEnding =
  /\.(?:pdf|txt|docx?|xlsx?|pptx?|csv|jpe?g|png|gif|svg|html?|php|json|xml|exe|js|ts)$/u;
const longestUrl = 2_000;
const form = /^(?:(https?):\/\/)?([\p{L}\p{N}.-]+)(:\d{1,5})?([/?#]\S*)?$/iu;
const named =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})$/u;
const anywhere =
  /(?:(?<![\p{L}\p{N}@_/-])https?:\/\/|(?<![\p{L}\p{N}@._/-])(?:www\.|(?=[\p{L}\p{N}-]+\.(?!https?:)\p{L})))[\p{L}\p{N}][^\s<>"]*/giu;
