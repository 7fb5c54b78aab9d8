import { localise } from '../../core/flow/localise.ts';
import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import type { Language, LanguageCode } from '../../core/language/language.ts';
import { namesOf, slotsNamed } from '../../core/reading/naming.ts';
import { takesAnyWords } from '../../core/reading/plainly.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { Finding, ReadContext } from '../../core/slot-types/slot-type.ts';
import { roleOf } from '../../core/slot-types/words/role.ts';
import type { Range } from '../../core/text/words.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { readsAs } from './answers.ts';
import { clausesOf } from './clauses.ts';
import { excludedIn } from './excluded.ts';
import { isOnlyNamed, namesAreOpen } from './whose-name.ts';

/** A value that a sentence gives, with its place. */
export interface Found extends Range {
  readonly proposal: Proposal;
}

interface Claim extends Finding {
  readonly slot: SlotSpec;
  readonly asked: boolean;
}

/**
 * Values that a sentence clearly gives, for any slot. One span feeds one slot: a slot that is named
 * comes first, then one that was asked, then the longer span. A span that two slots claim equally
 * well is nobody's.
 */
export function findValues(
  sentence: string,
  request: UnderstandingRequest,
  asked: readonly SlotSpec[],
  context: ReadContext,
): readonly Found[] {
  const { flow } = request;
  const isExcluded = excludedIn(sentence, flow.slots, context);
  const all = flow.slots
    .flatMap((slot) => claimsOf(slot, sentence, asked, context, request))
    .filter((claim) => !isLoose(claim, sentence, request, context))
    .filter((claim) => !isExcluded(claim, claim.slot))
    .filter((claim, _, others) => !isAnybodysName(claim, others, request));
  const claims = all
    .filter(
      (claim) =>
        !claim.weak ||
        claim.asked ||
        isOnlyOne(claim, all, sentence, request, context) ||
        isAllThatIsSaid(claim, all, sentence, request, context),
    )
    .sort((a, b) => strength(b) - strength(a) || length(b) - length(a));
  const exact = claims.filter(({ slot }) => slot.type !== 'text');
  const taken: Claim[] = [];
  for (const claim of [
    ...exact,
    ...claims.flatMap((each) => freed(each, exact, sentence, context)),
  ]) {
    const rival = claims.find((other) => other.slot !== claim.slot && overlaps(other, claim));
    const tie = rival && strength(rival) === strength(claim) && length(rival) === length(claim);
    if (!tie && !taken.some((other) => overlaps(other, claim))) taken.push(claim);
  }
  const named = slotsNamed(sentence, flow, context.language.code);
  return taken
    .sort((a, b) => a.start - b.start)
    .map(({ slot, start, end, asked: wasAsked }) => {
      const quote = sentence.slice(start, end);
      const direct = wasAsked || named.includes(slot);
      return { start, end, proposal: { slot: slot.id, says: 'value', quote, direct } };
    });
}

/** A bare name, where another slot that is open takes names as well, or has it among its values. */
function isAnybodysName(
  { slot, weak, start, end }: Claim,
  claims: readonly Claim[],
  request: UnderstandingRequest,
): boolean {
  if (slot.type !== 'phrase' || !weak) return false;
  const others = claims.filter((each) => each.slot !== slot);
  const told = others.filter((each) => !each.weak).map((each) => each.slot);
  return namesAreOpen(slot, told, request) || others.some((each) => overlaps(each, { start, end }));
}

function claimsOf(
  slot: SlotSpec,
  sentence: string,
  asked: readonly SlotSpec[],
  context: ReadContext,
  request: UnderstandingRequest,
): readonly Claim[] {
  const isAsked = asked.includes(slot);
  const reviewed = isReviewed(slot, request);
  return slotTypes[slot.type]
    .find(sentence, slot, context)
    .filter(({ reading }) => reading.kind !== 'none')
    .filter(({ named }, _, all) => named || !all.some((other) => other.named))
    .filter(({ called }) => !called || isOnlyNamed(slot, request, context))
    .filter(({ bare }) => !bare || (isAsked && isOnlyName(slot, asked, request)))
    .slice(0, mostOfOneSlot)
    .map((finding) => ({
      ...finding,
      slot,
      asked: isAsked || (reviewed && !isDaysOfDate(finding)),
    }));
}

/** Days that a date comes to answer a question for them, and change none that stand. */
function isDaysOfDate({ weak, named, reading }: Finding): boolean {
  return weak === true && !named && reading.kind === 'value' && typeof reading.value === 'number';
}

/** At a review each value is asked about; words that could be any slot's are still nobody's. */
function isReviewed(slot: SlotSpec, { session }: UnderstandingRequest): boolean {
  const status = session.slots[slot.id]?.status;
  const stands = status === 'filled' || status === 'inferred';
  return session.pending?.about === 'review' && stands && slot.type !== 'phrase';
}

/** Whether a name can be no other slot's: the one that was asked alone takes names here. */
function isOnlyName(
  slot: SlotSpec,
  asked: readonly SlotSpec[],
  { flow }: UnderstandingRequest,
): boolean {
  return asked.length === 1 && !flow.slots.some((other) => other !== slot && takesAnyWords(other));
}

/**
 * Words whose form does not tell whose they are ("today", "100482") are the one slot's of that type
 * that a flow has and nobody filled, if the sentence gives other slots as well, or wishes something:
 * what is wished lies ahead, and the flow is there for it.
 */
function isOnlyOne(
  { slot }: Claim,
  all: readonly Claim[],
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
): boolean {
  const ofType = flow.slots.filter(
    (other) => other.type === slot.type && (other === slot || !isEnd(other, context)),
  );
  const others = new Set(all.filter((each) => !each.weak && each.slot !== slot).map((c) => c.slot));
  if (ofType.length !== 1 || session.slots[slot.id]?.status !== 'empty') return false;
  return others.size >= 1 || (wishable.has(slot.type) && isWished(slot, sentence, context));
}

/**
 * "Next Friday", and nothing else, while something is asked that takes no such words: it is the one
 * slot's of that type, if nothing stands there yet.
 */
function isAllThatIsSaid(
  { slot, reading }: Claim,
  all: readonly Claim[],
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
): boolean {
  const tells = telling.has(slot.type) || (reading.kind === 'invalid' && slot.checkDigits);
  if (!tells || all.some((other) => other.slot !== slot)) return false;
  const ofType = flow.slots.filter((other) => other.type === slot.type);
  const isFree = ofType.length === 1 && session.slots[slot.id]?.status === 'empty';
  return isFree && readsAs(sentence, slot, context);
}

/** Types whose weak form is still no other type's. */
const telling: ReadonlySet<SlotSpec['type']> = new Set([
  'date',
  'time',
  'duration',
  'organisation',
]);

function isWished(slot: SlotSpec, sentence: string, { language }: ReadContext): boolean {
  return slot.bias !== 'past' && language.isWish(sentence);
}

/** What a wish is about by its form alone: when, and where. */
const wishable: ReadonlySet<SlotSpec['type']> = new Set(['date', 'time', 'place']);

/** "A flight on the 3rd" says when it begins; when something ends, words say so. */
function isEnd(slot: SlotSpec, { language }: ReadContext): boolean {
  return ['end', 'stay-end'].includes(roleOf(slot)(language) ?? '');
}

/** "Cancel my order 55": an identifier that stands is not replaced by one that is just mentioned. */
function isLoose(
  { slot, asked, start, end, named }: Claim,
  sentence: string,
  { flow, session }: UnderstandingRequest,
  { language }: ReadContext,
): boolean {
  const status = session.slots[slot.id]?.status;
  if (slot.type !== 'identifier' || asked || status === 'empty') return false;
  if (language.readCorrection(sentence) !== undefined) return false;
  const label = localise(slot.label, language.code, flow.language).toLowerCase();
  if (sentence.slice(0, start).toLowerCase().includes(label)) return false;
  return !named || !saysOnly({ start, end }, slot, sentence, flow, language);
}

/** "It's order 55": what stands around the value in its clause is the slot's name and idle words. */
function saysOnly(
  { start, end }: Range,
  slot: SlotSpec,
  sentence: string,
  flow: FlowSpec,
  language: Language,
): boolean {
  const clauses = clausesOf(sentence, language).filter((each) => each.start <= start);
  const clause = clauses.at(-1) ?? { start: 0, end: sentence.length };
  const names = [...namesOf(slot, flow, language.code)].sort((a, b) => b.length - a.length);
  const around = `${sentence.slice(clause.start, start)} ${sentence.slice(end, clause.end)}`;
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), around.toLowerCase());
  const words = rest.match(/[\p{L}']+/gu) ?? [];
  return words.every((word) => leadsIn[language.code].test(word) || language.surrounds(word));
}

/** What free text announces, up to where another slot's value or name begins: "a portal by March". */
function freed(
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

function strength({ named, asked, fits }: Claim): number {
  const role = fits === undefined ? 0 : fits ? 8 : -1;
  return role + (named ? 4 : 0) + (asked ? 2 : 0);
}

function length({ start, end }: Range): number {
  return end - start;
}

export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
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

/** Around the name of a slot, where its value is said and nothing is done with it. */
const leadsIn: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:my|our|the|this|that|it|its|it's|is|was|be|should|for|no|number|nr|so|ok|okay|yes|and|actually|sorry|wait|correct|right|new|real|rather|i|mean|meant|please|thanks)$/iu,
  de: /^(?:mein|meine|unser|unsere|die|der|das|es|ist|war|lautet|für|nr|nummer|also|ja|und|doch|sorry|bitte|danke|richtig|richtige|neue|eigentlich|ich|meine|meinte)$/iu,
  es: /^(?:mi|nuestro|nuestra|el|la|lo|es|era|sea|para|no|número|numero|nro|así|asi|ok|vale|sí|si|y|perdón|espere|correcto|correcta|nuevo|nueva|más|bien|yo|quise|decir|por|favor|gracias)$/iu,
  fr: /^(?:mon|ma|notre|le|la|l|ce|cest|c'est|est|était|soit|pour|non|numéro|numero|no|alors|ok|oui|et|pardon|attendez|correct|bon|bonne|nouveau|nouvelle|plutôt|je|voulais|dire|svp|merci)$/iu,
  pt: /^(?:meu|minha|nosso|nossa|o|a|é|e|era|seja|para|pra|não|número|numero|nº|então|ok|sim|desculpe|espera|correto|certo|certa|novo|nova|aliás|eu|quis|dizer|por|favor|obrigado|obrigada)$/iu,
  ru: /^(?:мой|моя|моего|наш|нашего|этот|это|был|есть|по|для|номер|так|да|и|вот|точнее|вернее|простите|извините|правильный|верный|новый|я|имел|имела|виду|в|пожалуйста|спасибо)$/iu,
};

/** A sentence that gives more values of one slot than this is no sentence of a person's. */
const mostOfOneSlot = 8;
