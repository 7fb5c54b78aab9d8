import type { SlotSpec } from '../../core/flow/spec.ts';
import type { LanguageCode } from '../../core/language/language.ts';
import { isWriter, registeredIn } from '../../core/slot-types/names/name.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { readsAs } from './answers.ts';

/**
 * "Lena from Crumb & Co, 12 people": who writes, in the first words of a conversation. The organisation shows
 * itself by its legal form, and is the only one; a writer whose name is known is not called otherwise.
 */
export function hearWriter(
  sentence: string,
  { flow, session, history }: UnderstandingRequest,
  context: ReadContext,
  writer: string | undefined,
): readonly Proposal[] {
  if (session.pending !== undefined || history.length > 0) return [];
  const person = onlyEmpty('person');
  const organisation = onlyEmpty('organisation');
  if (person === undefined || organisation === undefined) return [];
  const { language } = context;
  const from = language.content(sentence).start;
  const company = registeredIn(sentence.slice(from));
  if (company === undefined || company.start === 0) return [];
  const lead = /^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)((?:\s\p{Ll}[\p{L}']*){1,3})\s+$/u;
  const [, name, link] = lead.exec(sentence.slice(from, from + company.start)) ?? [];
  if (name === undefined || link === undefined || !language.isAffiliation(link)) return [];
  if (notPeople[language.code].test(name)) return [];
  const isOwn = writer === undefined || isWriter(name, writer);
  if (!isOwn || !language.isName(name, 'person') || !readsAs(name, person, context)) return [];
  const quote = sentence.slice(from + company.start, from + company.end);
  return [value(person, name), value(organisation, quote)];

  function onlyEmpty(type: SlotSpec['type']): SlotSpec | undefined {
    const [only, ...others] = flow.slots.filter((slot) => slot.type === type);
    const isEmpty = only !== undefined && session.slots[only.id]?.status === 'empty';
    return isEmpty && others.length === 0 ? only : undefined;
  }
}

/** What comes from an organisation as often as a person does, and begins a message with its capital. */
const notPeople: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:quotes?|offers?|invoices?|orders?|deliver(?:y|ies)|payments?|flowers?|cakes?|catering|news|letters?|messages?|guests?|people|groups?|part(?:y|ies)|teams?|staff|lunch|dinner|breakfast|greetings|regards|requests?|questions?|goods|parcels?|food|some(?:one|body)|everyone|bookings?|visitors?)\b/iu,
  ru: /^(?:счёт|счет|заказ|предложение|доставка|оплата|плат[её]ж|цветы|торт|обед|ужин|завтрак|новост|письмо|сообщение|гости|группа|команда|привет|вопрос|запрос|заявка|коллеги|люди|товар)/iu,
  de: /^(?:angebote?|rechnung(?:en)?|bestellung(?:en)?|lieferung(?:en)?|zahlung(?:en)?|blumen|kuchen|essen|neues|briefe?|nachricht(?:en)?|gäste|gruppe|team|grüße|frage|anfrage|mittagessen|abendessen|frühstück|besuch|leute|jemand|ware)(?!\p{L})/iu,
  es: /^(?:presupuesto|oferta|factura|pedido|entrega|pago|flores|pastel|tarta|noticias|carta|mensaje|invitados|grupo|equipo|saludos|pregunta|solicitud|comida|cena|desayuno|gente|alguien|paquete)(?!\p{L})/iu,
  fr: /^(?:devis|offre|facture|commande|livraison|paiement|fleurs|gâteau|nouvelles|lettre|message|invités|groupe|équipe|salutations|question|demande|déjeuner|dîner|repas|gens|quelqu'un|colis)(?!\p{L})/iu,
  pt: /^(?:orçamento|oferta|fatura|factura|pedido|encomenda|entrega|pagamento|flores|bolo|notícias|carta|mensagem|convidados|grupo|equipa|equipe|saudações|pergunta|almoço|jantar|gente|alguém|pacote)(?!\p{L})/iu,
};

function value(slot: SlotSpec, quote: string): Proposal {
  return { slot: slot.id, says: 'value', quote, direct: true };
}
