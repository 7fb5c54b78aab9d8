import type { ContentData } from '../words/content-data.ts';
import { emoji } from '../words/emoji.ts';

export const content: ContentData = {
  lead: [
    '(hola|buenas|buenos días|buenas tardes|buenas noches|buen día|hey|muy buenas) [(a todos|equipo|bot|qué tal)]',
    '(eh|em|hm|hmm|mm|oh|ah|ay|pues|a ver|este|bueno pues|mire|mira|oiga|oye|por favor)',
    '(gracias|muchas gracias|mil gracias)',
    '(la verdad|la verdad es que|para ser sincero|para ser sincera|para ser honesto|déjeme pensar|déjame pensar|veamos|un momento)',
    '(creo que|yo creo que|pienso que|supongo que|diría que|yo diría que|me parece que|digamos|digamos que|pongamos|pongamos que|quizás|quizá|tal vez|probablemente)',
    '(ya que (lo pregunta|lo preguntas|pregunta|preguntas)|entonces (sería|serían|es|son)|debe ser|debería ser)',
    '(mi respuesta es|la respuesta es|eso es|sería|serían|eso sería|esto sería|es|son)',
  ],
  closedLead: [
    `(ok|okay|okey|claro|seguro|bien|bueno|vale|sí|si|sip|por supuesto|desde luego|de acuerdo|con gusto|perdón|disculpe|disculpa|perdone|perdona|perfecto|
      genial|exacto|aquí tiene|aquí está|ahí va|aquí va|sin problema|muy bien|dale|listo|ya|entonces|estupendo|correcto|ahora sí)`,
  ],
  carriers: [
    '(me|nos) (puede|puedes|pueden|podría) (contactar|localizar|encontrar|llamar|escribir) (en|al|por|a través de)',
    '(puede|puedes|pueden) (contactarme|llamarme|escribirme|localizarme|contactarnos) (en|al|por|a|a través de)',
    '(aquí (está|tiene|tienes|le dejo|te dejo|va|le paso|te paso)|le dejo|te dejo|le paso|te paso|este es|esta es|ahí va|ahí le va) [(mi|el|la|nuestro|nuestra)]',
    '(me llamo|mi nombre es|se llama|nos llamamos|se trata de)',
  ],
  carrierOwners: [
    '(mi|mis|nuestro|nuestra|nuestros|nuestras|el|la|los|las|su|sus|tu|tus|este|esta|ese|esa)',
  ],
  carrierNouns: [
    `(nombre|nombre completo|email|e mail|mail|correo|correo electrónico|correo electronico|dirección|número|num|nro|código|id|teléfono|tel|celular|móvil|cel|whatsapp|empresa|compañía|
      negocio|código postal|cp|pedido|número de pedido|número de orden|número de cliente|número de teléfono|número de celular|número de referencia|referencia|orden|usuario|apellido|apellidos|título|
      modelo|cumpleaños|fecha de nacimiento|ciudad|lugar|país|color|talla|tamaño|monto|importe|cantidad|presupuesto|fecha|hora|plazo|equipo|departamento|puesto|cargo|rol|marca|
      cita|edad|concepto|destinatario|cuenta|iban|factura)`,
  ],
  verbless: false,
  carrierVerbs: ['(es|son|sería|serían|era|=|sigue siendo|queda|quedaría)'],
  links: ['(es|era|son|sería|número|num|nro|no|n|º|#|=|de|del|fue)'],
  states: [
    `(incorrecto|incorrecta|desconocido|desconocida|privado|privada|secreto|correcto|correcta|otro|otra|el mismo|la misma|no|ningún|ninguna|muy|demasiado|malo|mala|
      todavía|ya|aún|confidencial|bueno|buena|ok|indiferente|importante|flexible|difícil|limitado|limitada|poco|poca|qué|dónde|cómo|igual|más|menos|personal)`,
  ],
  tail: [
    '(por favor|porfa|porfavor|porfis|gracias|muchas gracias|mil gracias)',
    '(por supuesto|obviamente|claro|naturalmente)',
    '(gracias de antemano|si es posible|si se puede|si puede ser|de antemano gracias)',
    '(creo|creo yo|supongo|me parece|o algo así|jaja|jajaja|jeje|lol|saludos|la verdad)',
    '(creo|me parece|supongo) que (es eso|eso es todo|es todo|es así)',
    'espero que (ayude|sirva|le ayude|te ayude|le sirva|te sirva)',
    '(si no me equivoco|si no recuerdo mal|si mal no recuerdo|que yo sepa|hasta donde (yo sé|sé))',
    ...emoji.friendly,
    '👍',
  ],
};
