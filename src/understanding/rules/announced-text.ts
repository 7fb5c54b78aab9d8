import type { LanguageCode } from '../../core/language/language.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { clausesOf } from '../../core/text/clauses.ts';
import type { Claim } from './values.ts';

/** What free text announces, up to where another slot's value or name begins: "a portal by March". */
export function announcedText(
  claim: Claim,
  others: readonly Claim[],
  sentence: string,
  { language }: ReadContext,
): readonly Claim[] {
  if (claim.slot.type !== 'text') return [];
  const next = others.filter(({ end }) => end > claim.start);
  const stop = Math.min(claim.end, ...next.map(({ start }) => start));
  const clause = clausesOf(sentence, language).find((each) => {
    return each.start > claim.start && each.start < stop && stop <= each.end;
  });
  // What leads to the other value in its clause is no part of the text: "..., my name is Lee".
  let end = stop < claim.end && clause ? clause.start : stop;
  for (;;) {
    const last = /[\s,;:(-]*([\p{L}]*)$/u.exec(sentence.slice(claim.start, end));
    const joins = language.listParts(`1 ${last?.[1]} 1`).length === 2;
    const word = last?.[1] ?? '';
    const idle =
      word === ''
        ? last?.[0] !== ''
        : joins || language.surrounds(word) || leadsOver[language.code].test(word);
    if (!idle || last === null) break;
    end -= last[0].length;
  }
  return end > claim.start ? [{ ...claim, end }] : [];
}

/** Before another value, and no end of a text: "invoice 2041 from ...". */
const leadsOver: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:from|of|via|with|about|under)$/iu,
  fr: /^(?:de|du|des|avec|sur|sous|pour|par|via|chez|à)$/iu,
  de: /^(?:von|vom|aus|mit|über|für|unter|durch|wegen)$/iu,
  pt: /^(?:de|do|da|dos|das|com|via|sobre|sob|para|pra|por)$/iu,
  es: /^(?:de|del|desde|con|sin|por|para|sobre|a|al)$/iu,
  ru: /^(?:от|из|у|для|про|за|через|под|о|об)$/iu,
};
