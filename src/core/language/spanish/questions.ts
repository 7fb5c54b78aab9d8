import type { QuestionData } from '../answers/question-data.ts';

const asking = `(puede|puedes|pueden|podría|podrías|podrían|me puede|me puedes|me podría|me podrías|nos puede|nos podría|podés)`;

export const questions: QuestionData = {
  starts: [
    `[(a|de|por|para|con|en|desde|hasta|hacia|según)] (qué|quién|quiénes|cuál|cuáles|cuándo|dónde|cuánto|cuánta|cuántos|
      cuántas|cómo)`,
    `(por qué|por que|para qué|a qué hora|a que hora|en qué|desde cuando|hasta cuando|adónde|a dónde|a donde|de donde)`,
    `(que|cual|cuales|cuanto|cuanta|cuantos|cuantas|donde|cuando|como|quien) (es|son|hay|tienen|tienes|tiene|cuesta|cuestan|vale|valen|tarda|dura|
      está|están|queda|quedan|hora|tipo|precio|precios|formas|opciones|métodos|puedo|puede|pueden|puedes|se|me|te|sería|significa|
      pasa|necesito|necesita|necesitas|incluye|días|horario|horarios|funciona|hago|hacen|tengo|cubre|tiempo|dinero|ofrecen|abren|cierran|llega|debo|haría|harían|sale|salen|van|va|otra|otras|otro|otros)`,
    `(hay|existe|existen|tienen|tiene|tienes|aceptan|acepta|ofrecen|ofrece|incluye|incluyen|hacen|venden|abren|cierran|
      se puede|se pueden|se necesita|se acepta|es necesario|es posible|es obligatorio|cuesta|cuestan|está incluido|está abierto|está disponible|están
      disponibles|puedo|podemos|debo|tengo que|necesito|es gratis|admiten|permiten|envían|entregan|reparten)`,
    `${asking} (decirme|decirnos|explicarme|explicar|mostrarme|indicarme|ayudarme|ayudar|contarme|informarme|confirmarme|decir|indicar|informar)`,
    '(me gustaría|quisiera|quiero|queremos|querría|necesito|desearía|quería) (saber|preguntar|consultar|preguntarle|preguntarte|hacerle una pregunta|hacerte una pregunta|hacer una pregunta|conocer)',
    '(dime|dígame|dígannos|explíqueme|explícame|sabe|sabes|saben|me dice|me dices) (qué|cómo|dónde|cuándo|cuánto|cuál|si|por qué|que|como|donde|cuando|cuanto|cual)',
    '(tengo|tenemos|tenía|una) [(una|otra|alguna)] (pregunta|duda|consulta|preguntas|dudas)',
    '(una pregunta|una duda|una consulta|otra pregunta|otra duda|una preguntita|pregunta|duda|consulta)',
  ],
  asks: [
    `(puedo|podría|podemos|podríamos|me puede|me puedes|me podría|me podrías|nos puede|nos podría|me da|me das|me pasa|me pasas) [por favor] [(ver|saber|tener|dar|conocer|pasar|enviar|mandar)] (la dirección|el
      teléfono|el número de teléfono|el código postal|los precios|el precio|el nombre|los detalles|el menú|la carta|la lista|el horario|los horarios|la ubicación)`,
    `${asking} [por favor] (asegurarse|asegurarte|comprobar|verificar|revisar|averiguar|ver) (si|que|qué|cuánto)`,
  ],
  statements: [
    '(busco|buscamos|estoy buscando|estamos buscando) (un|una|algún|alguna|algo)',
    '(lo|la) (que|cual) (necesito|quiero|busco|necesitamos|queremos|quisiera)',
    '(como|cuando|donde|lo que|cual|quien) (quiera|quieras|sea|prefiera|prefieras|guste|gustes|pueda|puedas|sepa|dije|le dije|te dije|antes|siempre)',
    '(qué tal|que tal|qué le parece|que le parece|qué te parece|que te parece) (el|la|los|las|a|un|una|si)',
    '(quién sabe|quien sabe|por qué no|cómo no|como no|qué bien|que bien|qué bueno|que bueno|qué lástima|que lastima|qué pena|que pena|qué va|que va|qué amable|que amable|qué raro|que raro)',
    '(cuando|como|donde) (llegue|llegué|llego|vi|compré|estaba|era|pedí|hice|recibí)',
    '(necesito|puedo|podemos|debo|tengo que) (pagar|ir|viajar|llegar|un|una|unos|unas|el|la|los|las|más|dos|tres|cuatro|cinco)',
    'necesito',
  ],
  commands: [],
  requests: [
    '(me|nos) (puede|puedes|podría|podrías) (recomendar|sugerir|aconsejar)',
    `[(me|nos)] ${asking} [por favor] [(me|nos)] (reservar|reservarme|reservarnos|hacer una reserva|pedir|pedirme|cambiar|cambiarme|cambiarlo|anotar|anotarme|apuntar|apuntarme|añadir|agregar|quitar|borrar|
      poner|ponerme|hacer|configurar|programar|agendar|organizar|comprar|buscar|buscarme|enviarme|enviar|mandarme|mandar|encontrar|encontrarme|registrar|registrarme)`,
    '(puedo|podría|podemos|podríamos) [por favor] (reservar|pedir|cambiar|cambiarlo|comprar|agendar|encargar|devolver)',
  ],
  wishes: [
    '(puede|podría) ser',
    '(le|te|les|os) (va|viene|parece|vendría|sirve|queda) [bien]',
    '(puedo|podría|podemos|podríamos) [por favor]',
    '(quizás|quizá|tal vez|a lo mejor|sería posible|es posible)',
    '(qué tal|que tal)',
  ],
  plans: [
    '(yo|nosotros) [(necesito|necesitamos|quiero|queremos|quisiera|busco|buscamos)]',
    '(quiero|queremos|quisiera|quisiéramos|necesitamos|busco|buscamos|tengo|tenemos|somos|me gustaría|nos gustaría|deseo)',
  ],
  proposals: [
    '[y] (qué tal|que tal) [(si|con)]',
    '[y] (qué le parece|que le parece|qué te parece|que te parece|qué les parece) [si]',
    '[y] (qué hay|que hay) de',
    'por qué no',
  ],
  openEnded: [
    `[(a|de|por|para|con|en|desde|hasta)] (qué|que|quién|quien|cuál|cual|cuáles|cuales|cuándo|cuando|dónde|donde|cuánto|
      cuanto|cuánta|cuántos|cuántas|cómo|como|adónde)`,
  ],
  points: ['(eso|esto|ese|esa|esos|esas|este|esta|lo|la|los|las|ello|así|allí|ahí|tal)'],
  particles: [],
  lead: [
    `(pues|bueno|a ver|eh|em|hm|ah|oh|ok|okay|vale|sí|si|no|claro|y|pero|también|o|hola|buenas|hey|perdón|perdone|perdona|disculpe|disculpa|por favor|
      gracias|primero|antes|por cierto|en realidad|un momento|bien|perfecto|oye|oiga|mira|mire|entonces|además|entiendo|muy bien|buenos días|buenas tardes|buenas noches|buen día|una pregunta|una duda|una consulta)`,
  ],
  conditions: [
    '(antes|antes de|antes de que|antes que|primero|por cierto|a propósito|una cosa|ante todo)',
    `(si|en caso de|en el caso de|para|con|sin|suponiendo|siempre que|cuando|como|dado que|excepto|en vez de|en lugar de|además de|según|respecto a|respecto al|
      sobre|por|debido a|a menos que|salvo que)`,
  ],
  tags: [
    '(no|verdad|cierto|vale|ok|okay|no es así|sí|si|correcto|está bien|le parece|te parece|les parece|le parece bien|te parece bien|es posible|se puede|puede ser|por favor|o qué|eh|no cree|no crees|o no|te va bien|le va bien)',
  ],
};
