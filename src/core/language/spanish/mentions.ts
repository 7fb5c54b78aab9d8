import type { MentionData } from '../names/mention-data.ts';
import { typed, typedWords } from './accents.ts';
import { roles } from './roles.ts';
import { wishes } from './wishes.ts';

const article = '[(el|la|los|las|un|una|unos|unas)]';

/** Phrases; single words stand below, as they are compared one by one. */
const phrases = typed({
  nameIntroductions: [
    '(mi|nuestro|el|su) nombre [completo] (es|sería) [(en realidad|realmente)]',
    '(me llamo|nos llamamos|se llama|me llaman|me dicen|puede llamarme|puedes llamarme|llámeme|llámame)',
    '(le habla|les habla|le escribe|les escribe|te habla|te escribe|habla|mi nombre y apellido es|a nombre de)',
  ],
  closings: [
    '[(un|reciba un|recibe un)] (cordial saludo|saludo cordial|saludo)',
    '(saludos cordiales|atentamente|cordialmente|un abrazo)',
  ],
  introductions: ['(soy|yo soy|este es|esta es|es|aquí)'],
  nameEndings: ['(aquí|al habla|es mi nombre|a sus órdenes|para servirle|le saluda)'],
  affiliations: ['(de|del|en|desde|de la empresa|de parte de)'],
  links: ['(w|@|por)'],
  organisationIntroductions: [
    '(mi|nuestra|la) [(actual|propia|nueva)] (empresa|compañía|organización|agencia|firma|tienda) (es|se llama)',
    '(mi|nuestro|el) (negocio|despacho|estudio|empleador|empleo) (es|se llama)',
    '(trabajo|trabajamos|laboro|colaboro) [(actualmente|ahora)] (en|para|con)',
    '(represento a|representamos a|en nombre de|de parte de|en representación de)',
  ],
  groupIntroductions: ['(somos [(de|la empresa)])', '(nos llamamos)'],
  valueCarriers: [
    '(hay|son|es|serían|sería|serán|será|seremos|somos|seríamos|soy|vamos a ser|vamos|van a ser|éramos)',
    `[(yo|nosotros)] [(solo|solamente|únicamente|me|nos)] (tengo|tenemos|tendría|necesito|necesitamos|necesitaría|quiero|queremos|quisiera|quisiéramos|busco|buscamos|
      gustaría|gustarían|prefiero|preferiría|preferimos|elijo|escojo|opto por|pienso en|creo|llevo|llevamos|pido|tomo|pondría|pongo) [(tener|reservar|comprar|pedir|con)]`,
    '(ponga|pon|ponme|póngame|anote|anota|apunte|apunta|digamos|pongamos|por favor|solo|solamente|exactamente|justo|únicamente|dejémoslo en|que sea|que sean)',
    '(grupo|equipo|familia|empresa|mesa|habitación|reserva|reservación|fiesta|plantilla) (de|para|con)',
    '(qué tal|quizás|quizá|tal vez|a lo mejor|mejor|de preferencia|preferiblemente|probablemente|principalmente|sobre todo)',
    '(somos|seríamos|seremos|estamos) (en total|nosotros)',
  ],
  valuePadding: [
    `(en su lugar|en vez de eso|en lugar de eso|para|a|al|con|en total|total|juntos|en conjunto|todo incluido|de nosotros|de ellos|nosotros|solo|solamente|exactamente|justo|un|una|el|la|los|las|de|por|
      actualmente|ahora|ahora mismo|por ahora|de momento|de edad|por favor|gracias|estaría (bien|genial|perfecto)|sería (ideal|perfecto|genial|bueno|mejor)|está (bien|perfecto)|
      me va bien|me viene bien|nos va bien|me parece bien|basta|bastan|alcanza|suficiente|entonces|opción|alternativa|variante|si es posible|si se puede|claro|mí|me|nos|vendrán|vienen|irán|estarán|asistirán|
      participarán|estarán allí|en (mi|nuestro) grupo)`,
  ],
  noneOfThem: [
    `(nada|ninguno|ninguna|ningunos|ningunas) [(de (estos|estas|esos|esas|los dos|las dos|ellos|ellas|los anteriores|las anteriores|todos|todo eso|eso|las opciones|esas opciones|estas opciones))] [(me (sirve|gusta|convence|va)|por favor|aplica)]`,
    '(otro|otra|otra cosa|algo distinto|algo diferente|uno diferente|otra opción|no está|no está en la lista|no aparece|ni uno ni otro|ni una ni otra|ni lo uno ni lo otro)',
  ],
  claims: [
    `[(yo|nosotros)] [(ya|actualmente)] (tengo|tenemos|uso|usamos|utilizo|utilizamos|cuento con|contamos con) [ya] ${article}`,
    `[(yo|nosotros)] [(ya|actualmente)] (soy|somos|estoy|estamos) [ya] [(un|una|en)]`,
    '(eso|esto|él|ella) (es|tiene|lleva) [(un|una)]',
  ],
  denials: [
    `[(yo|nosotros)] [(aún|todavía|ya)] no (tengo|tenemos|uso|usamos|utilizo|cuento con|contamos con) [(aún|todavía|ningún|ninguna)] ${article}`,
    `[(yo|nosotros)] [(aún|todavía|ya)] no (soy|somos|estoy|estamos) [(aún|todavía|un|una|en)]`,
    '(eso|esto|él|ella) no (es|tiene|lleva) [(un|una|ningún|ninguna)]',
  ],
  wanted: [
    `(con|necesito|necesitamos|quiero|queremos|quisiera|agregue|agrega|añada|añade|incluyendo|incluido|incluida|más|además de|incluya|incluye) ${article}`,
  ],
  unwanted: [
    `(sin|no quiero|no queremos|no necesito|ningún|ninguna|quite|quita|elimine|elimina|menos|nada de) ${article}`,
  ],
  acceptances: {
    leads: ['(así que|entonces|por eso|y|pero|porque|ya que)'],
    before: [
      '(estoy|estamos) [(también|totalmente)] (de acuerdo con|conforme con|abierto a|abierta a|abiertos a|contento con|contenta con)',
      '(puede|podría) ser (un|una)',
      '(no hay problema|no pasa nada|vale) (con|en) [(un|una)]',
      '(me|nos) (va|viene|parece|sirve) [muy] bien [(el|la|un|una)]',
      'no (me importa|nos importa|tengo problema con|tenemos problema con|tengo inconveniente con) [(el|la|un|una)]',
    ],
    behind: [
      `[(me|nos|también|le)] (está|están|estaría|estarían|es|son|sería|va|van|viene|vienen|parece|sirve|sirven|funciona) [(también|muy|totalmente|todo|igual de)] [(bien|ok|okay|perfecto|perfecta|genial|
        aceptable|posible|bueno|buena)] [para (mí|nosotros)]`,
    ],
  },
  rejections: {
    before: ['[(yo|nosotros)] no (quiero|queremos|necesito|necesitamos|deseo|me gusta|me gustan)'],
    behind: [
      `no [(me|nos)] (está|están|es|son|sería|va|van|viene|vienen|parece|sirve|sirven|funciona|gusta|gustan|conviene) [(muy|tan|nada)] [(bien|ok|bueno|buena|aceptable|posible)] [para
        (mí|nosotros)]`,
    ],
  },
});

export const mentions: MentionData = {
  errands: (
    'pregunta pregúntale preguntale pregunte pregúntele preguntele pregunten llama llámale llame llámele llamen habla hable hablen contacta ' +
    'contacte consulta consulte escribe escriba avisa avise dile dígale'
  ).split(' '),
  ...phrases,
  ...wishes,
  requestVerbs: typedWords(wishes.requestVerbs),
  sentenceWords: typedWords(wishes.sentenceWords),
  placeLeads: typed(wishes.placeLeads),
  placePrepositions: typed(wishes.placePrepositions),
  wishLeads: typed(wishes.wishLeads),
  wishTails: typed(wishes.wishTails),
  roles,
  predicateEndings: [
    ...['able', 'ible', 'ando', 'endo', 'ado', 'ada', 'ido', 'ida', 'oso', 'osa', 'mente', 'ísimo'],
    ...['ante', 'ivo', 'iva', 'ico', 'ica'],
  ],
  conjunctions: ['y', 'e', 'pero'],
  nameParticles: [
    ...[
      'de',
      'del',
      'la',
      'las',
      'los',
      'el',
      'y',
      'e',
      'san',
      'santa',
      'van',
      'von',
      'da',
      'di',
      'do',
      'al',
    ],
  ],
  owners: ['y', 'e', 'el', 'la', 'los', 'las'],
  alsoNames: [
    'sol',
    'luz',
    'mar',
    'nueva',
    'nuevo',
    'buenos',
    'san',
    'santa',
    'rosa',
    'cruz',
    'la',
    'el',
    'los',
    'las',
  ],
  titles: [
    'sr',
    'sra',
    'srta',
    'don',
    'doña',
    'dona',
    'dr',
    'dra',
    'lic',
    'ing',
    'prof',
    'señor',
    'señora',
    'doctor',
    'doctora',
  ],
  verbEndings: [],
  notNames: typedWords(
    (
      'yo tú tu él ella ello nosotros nosotras vosotros ustedes usted ellos ellas me te se le les nos os mi mis mío mía su sus ' +
      'nuestro nuestra lo la los las el un una unos unas este esta esto estos estas ese esa eso esos esas aquel aquella algo ' +
      'alguien nadie nada todo toda todos todas ninguno ninguna ningún cada cualquier cualquiera otro otra mismo misma quien ' +
      'quién qué que cuál cual cuándo cuando dónde donde cómo como cuánto cuanto cuántos cuantos por para porque con sin en ' +
      'a al de del desde hasta hacia sobre entre según ante bajo contra durante antes después y e o u pero sino aunque si sí no ' +
      'también tampoco muy más mas menos mucho mucha muchos muchas poco poca ya aún todavía siempre nunca ahora hoy mañana ' +
      'ayer anoche pronto tarde temprano noche día semana mes año hora horas minuto fecha es son soy somos eres era eran fue ' +
      'fueron ser será estar está están estoy estamos he ha han hemos había hay tengo tiene tienen tenemos tener puedo puede ' +
      'pueden podemos podría quiero quiere quieren queremos quisiera querer debo debe deber necesito necesita necesitamos ' +
      'busco buscamos buscar voy va van vamos ir hago hace hacer digo dice decir sé sabe saber creo cree pienso parece gusta ' +
      'gustaría llamo llama dar doy da deme dame vale ok okay bien mal bueno buena malo mala mejor peor gracias favor hola ' +
      'buenas buenos adiós perdón disculpe disculpa claro exacto correcto perfecto quizá quizás tal vez ayuda pregunta ' +
      'preguntas problema nombre empresa dirección número teléfono correo email pedido producto devolución dinero precio ' +
      'cuenta factura cita reserva cliente persona personas gente nuevo nueva viejo grande pequeño roto rota igual ' +
      'importante primero primera segundo segunda tercero último última próximo siguiente lunes martes miércoles jueves ' +
      'viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
      'español inglés francés alemán italiano portugués chino mexicano presupuesto equipo'
    ).split(' '),
  ),
};
