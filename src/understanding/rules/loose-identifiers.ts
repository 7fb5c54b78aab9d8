import { localise } from '../../core/flow/localise.ts';
import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import type { Language, LanguageCode } from '../../core/language/language.ts';
import { namesOf } from '../../core/reading/naming.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { clausesOf } from '../../core/text/clauses.ts';
import type { Range } from '../../core/text/words.ts';
import type { UnderstandingRequest } from '../../core/understanding.ts';
import type { Claim } from './values.ts';

/** "Cancel my order 55": an identifier that stands is not replaced by one that is just mentioned. */
export function isLoose(
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

/** Around the name of a slot, where its value is said and nothing is done with it. */
const leadsIn: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:my|our|the|this|that|it|its|it's|is|was|be|should|for|no|number|nr|so|ok|okay|yes|and|actually|sorry|wait|correct|right|new|real|rather|i|mean|meant|please|thanks)$/iu,
  de: /^(?:mein|meine|unser|unsere|die|der|das|es|ist|war|lautet|für|nr|nummer|also|ja|und|doch|sorry|bitte|danke|richtig|richtige|neue|eigentlich|ich|meine|meinte)$/iu,
  es: /^(?:mi|nuestro|nuestra|el|la|lo|es|era|sea|para|no|número|numero|nro|así|asi|ok|vale|sí|si|y|perdón|espere|correcto|correcta|nuevo|nueva|más|bien|yo|quise|decir|por|favor|gracias)$/iu,
  fr: /^(?:mon|ma|notre|le|la|l|ce|cest|c'est|est|était|soit|pour|non|numéro|numero|no|alors|ok|oui|et|pardon|attendez|correct|bon|bonne|nouveau|nouvelle|plutôt|je|voulais|dire|svp|merci)$/iu,
  pt: /^(?:meu|minha|nosso|nossa|o|a|é|e|era|seja|para|pra|não|número|numero|nº|então|ok|sim|desculpe|espera|correto|certo|certa|novo|nova|aliás|eu|quis|dizer|por|favor|obrigado|obrigada)$/iu,
  ru: /^(?:мой|моя|моего|наш|нашего|этот|это|был|есть|по|для|номер|так|да|и|вот|точнее|вернее|простите|извините|правильный|верный|новый|я|имел|имела|виду|в|пожалуйста|спасибо)$/iu,
};
