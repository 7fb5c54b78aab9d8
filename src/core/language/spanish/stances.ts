import type { StanceData } from '../answers/answer-data.ts';
import { commands } from './commands.ts';

const say =
  '(decir|decirlo|decírselo|decírtelo|dar|darlo|dárselo|dártelo|compartir|compartirlo|responder|contestar|revelar|mencionar|mencionarlo|facilitar|facilitarlo|responderlo|contestarlo|proporcionar|proporcionarlo|poner|ponerlo)';
const fine = `(está|están|estaría|estarían|va|van|viene|vienen|sirve|sirven|vale|valen|funciona|me va|me viene|me sirve|me
  vale|me parece|nos va|nos viene|nos sirve|sería|es|son|sirvo) [(muy|igual de|todo)] [(bien|perfecto|bueno|buena|buenos|buenas|ok|genial|válido|aceptable)]
  [para (mí|nosotros)]`;
const preference = '(preferencia|preferencias|favorito|favorita|favoritos|predilección)';
const particular =
  '(particular|especial|concreto|concreta|específico|específica|especifico|definido|definida|determinado|determinada)';

export const stances: StanceData = {
  forms: {
    refusal: [
      `(prefiero|preferiría|preferimos|preferiríamos|mejor) no ${say}`,
      `(prefiero|preferiría|preferimos|preferiríamos) no ${say} <about>`,
      `no [(lo|la|te lo|se lo|le)] (quiero|quisiera|deseo|queremos|deseamos|voy a|vamos a|pienso|puedo|me gustaría|quería) ${say}`,
      `no (quiero|quisiera|deseo|queremos|deseamos|voy a|vamos a|pienso|me gustaría) ${say} <about>`,
      '(prefiero|preferiría|preferimos|mejor) que no',
      '(prefiero no|preferiría no|mejor no|no quiero|no lo digo|sin comentarios|paso|paso de esta|paso de esa|prefiero no hacerlo|no gracias|no voy a decirlo|no te lo digo|no se lo digo|sin respuesta|prefiero omitirlo|prefiero saltarlo|me lo reservo)',
      '[(por favor|quiero|quisiera|prefiero|puedo|podemos|se puede)] (omitir|omite|omita|omitirlo|saltar|salta|salte|saltarlo|saltarme|saltear|saltéalo|sáltalo|sálteselo|sáltatelo|omítelo|omítalo|saltemos|saltémonos|dejar en blanco|dejarlo en blanco|déjalo en blanco|déjelo en blanco|dejarlo vacío|déjalo vacío|déjelo vacío) [(eso|esto|esa|esta|esa pregunta|esta pregunta|la pregunta|esa parte)] [por favor] ?',
      '(siguiente|siguiente pregunta|pasemos a la siguiente|pase a la siguiente|pasa a la siguiente|pasar|pasemos|otra pregunta|sin eso)',
      '[(eso|esto)] (es|son) [(algo|muy|demasiado|información|un dato|una cosa|datos)] (privado|privada|personal|personales|confidencial|confidenciales|secreto|secreta|asunto mío|cosa mía|mío|íntimo)',
      '[eso] (no es asunto suyo|no es asunto tuyo|no le importa|no te importa|no es de su incumbencia|no es de tu incumbencia|a usted qué le importa|a ti qué te importa)',
      '(privado|confidencial|secreto|es privado|personal)',
    ],
    'no-preference': [
      `(lo que|cualquier cosa que) (encuentre|encuentres|encuentren|tenga|tengas|tengan|haya|recomiende|recomiendes) ${fine}`,
      `cualquiera de (ellos|ellas|esos|esas|estos|estas|los dos|las dos) ${fine}`,
      'puede ser [en] (cualquiera|cualquier) [(lugar|parte|sitio|lado|cosa|zona)]',
      `[(eso|esto|la verdad|a mí|a nosotros|pues)] [(me|nos)] [(la verdad)] (da|es|resulta|daría) [(exactamente|completamente|totalmente|lo)] (igual|lo mismo|mismo|indiferente|indistinto)`,
      '(igual me da|lo mismo me da|me da lo mismo|nos da lo mismo|me la suda|me vale|me es igual|es igual|me es indiferente|indiferente|indistinto|indistintamente|me resulta indiferente|me trae sin cuidado|tanto da|tanto me da|me daría igual)',
      '[(eso|a mí)] no [(me|nos)] (importa|interesa|preocupa|importaría) [(mucho|demasiado|para nada|en absoluto|realmente|la verdad)]',
      'no [(me|nos)] (importa|importan|preocupa) [(el|la|los|las|qué|que|cuál|cual)] <about>',
      '(me|nos) (da|dan|es|son) (igual|lo mismo|indiferente|indiferentes) [(el|la|los|las|qué|que|cuál|cual)] <about>',
      '(el|la|los|las) <about> (me|nos) (da|dan|es|son) (igual|lo mismo|indiferente|indiferentes)',
      '(el|la|los|las) <about> no (me|nos) (importa|importan|interesa|preocupa)',
      '(el|la|los|las) <about> no (importa|importan|es importante|es relevante|son importantes)',
      '(cualquiera|cualquier cosa|cualquiera de (los|las) (dos|tres)|cualquiera de ellos|cualquiera de ellas|lo que sea|el que sea|la que sea|los que sean|donde sea|cuando sea|como sea|lo que haya|el que haya|la que haya|lo que tengan|todo|todos|todas|lo que quieras|lo que quiera|lo que gustes|lo que guste|lo que prefieras|lo que prefiera|como quieras|como quiera|como gustes|como guste|como prefieras|como prefiera|como vean|como veas|cuando quieras|cuando quiera|donde quieras|el que quieras|la que quieras|lo que le parezca|lo que te parezca|lo que mejor te parezca|lo que ustedes digan|lo que digas|lo que diga|equis|x|cualquier opción|cualquier hora|cualquier día|cualquier lugar|en cualquier lado|en cualquier parte|en cualquier lugar|en cualquier sitio|donde quiera|cualquiera sirve|ambos|ambas|los dos|las dos|el más barato o el que sea|whatever)',
      `(cualquiera|cualquier cosa|cualquiera de (los|las) (dos|tres)|lo que sea|el que sea|la que sea|todo|todos|todas|ambos|ambas|los dos|las dos) ${fine}`,
      `(me|nos) (va|viene|sirve|vale|parece|gusta|gustan|acomoda|da) [(bien|igual)] (cualquiera|cualquier cosa|todo|lo que sea|cualquiera de (los|las) (dos|tres)|el que sea|la que sea|ambos|ambas|todos|todas)`,
      '(me|nos) (va|viene|sirve|vale|parece|gusta|acomoda) [bien] cualquier [(tipo|clase) de] <about>',
      'cualquier [(tipo|clase) de] <about>',
      `cualquier [(tipo|clase) de] <about> ${fine}`,
      'con cualquier [(tipo|clase) de] <about> [me] (basta|vale|sirve|conformo)',
      `[(yo|nosotros|la verdad)] no (tengo|tenemos|hay|tenía) [(una|un|ninguna|ningún|ni una)] [(gran|mucha|demasiada)] ${preference} [(alguna|ninguna|${particular})] [(al respecto|en eso|con eso|en especial|en particular)]`,
      `no (tengo|tenemos) [(una|un|ninguna|ningún)] <about> (${particular}|en particular|en especial|en concreto|en mente|favorito|favorita|preferido|preferida|predilecto|predilecta)`,
      `no (tengo|tenemos) ${preference} (por|de|en cuanto a|sobre|respecto a|respecto al|en|para) [(el|la|los|las)] <about>`,
      `(sin|ninguna|ningún|ninguna clase de) ${preference}`,
      `(nada|ninguno|ninguna) (en|de) (particular|especial|concreto|específico)`,
      'ningún <about> (en particular|en especial|en concreto|especial)',
      'ninguna <about> (en particular|en especial|en concreto|especial)',
      '[(yo|nosotros)] (estoy|estamos|soy|somos) (abierto|abierta|abiertos|abiertas|flexible|flexibles) [(a (todo|cualquier cosa|lo que sea|sugerencias|opciones))] [(con eso|en eso)]',
      '(soy flexible|somos flexibles|estoy abierto a todo|me adapto|nos adaptamos|me acomodo|nos acomodamos)',
      '[eso] (lo dejo|se lo dejo|te lo dejo|lo dejamos|se lo dejamos|te lo dejamos) (a usted|a ti|en sus manos|en tus manos|a ustedes|a su criterio|a tu criterio|a su elección|a tu elección)',
      '(usted decide|tú decides|decida usted|decide tú|vos decidís|ustedes deciden|elija usted|elige tú|escoja usted|escoge tú|elegí vos|sorpréndame|sorpréndeme|usted elija|tú elige|a su elección|a tu elección|a su gusto|a tu gusto|usted dirá|tú dirás|a elección suya|como usted vea|lo que usted recomiende|lo que recomiende|lo que me recomiende|lo que me recomiendes|lo que recomiendes|lo que sugiera|lo que sugieras)',
      '(sí|si) (cualquiera|me da igual|da igual|lo que sea)',
    ],
    unknown: [
      '[(pues|la verdad|la verdad es que)] [(yo|eso)] [(ahora mismo|ahorita|todavía|aún|ahora)] (no lo sé|no sé|no lo sabemos|no sabemos|no se|nose|no lo se) [(todavía|aún|ahora|ahora mismo|ahorita|ahorita mismo|de memoria|con certeza|exactamente|bien|muy bien|la verdad|qué decir|que decir)]',
      '(no tengo (idea|ni idea|la menor idea|la más mínima idea)|ni idea|ni la menor idea|ni la más remota idea|no sabría decir|no sabría decirle|no sabría decirte|no sabría|quién sabe|quien sabe|sepa|vaya uno a saber|desconozco|lo desconozco|lo ignoro|se desconoce|desconocido|no me consta|ns|nc)',
      'no (sé|conozco|recuerdo|sabemos|conocemos|encuentro|encontramos|me sé) [(mi|mis|el|la|los|las|nuestro|nuestra|cuál es el|cuál es la|cuál es mi)] <about> [(ahora|de memoria|todavía|aún|ahora mismo)]',
      '[yo] no (lo|la|los|las) (recuerdo|recordamos|conozco|tengo|tenemos|encuentro|sé) [(bien|ahora|de memoria|a mano|a la mano|conmigo|aquí|en este momento|ahora mismo|todavía|aún|claro)]',
      'no (tengo|tenemos) (a mano|a la mano|conmigo) [(el|la|mi|ese|esa)] <about>',
      'no (sé|se|sabemos) (dónde|donde|qué|cuál|cuándo|quién|cómo|cuánto|cuánta|cuántos|cuántas|si) <about>',
      'no (estoy|estamos) [(muy|del todo|tan)] (seguro|segura|seguros|seguras) [de] (dónde|donde|qué|que|cuál|cuándo|quién|cómo|si|cuántos|cuántas) <about>',
      '(no tengo|no tenemos) [ni] idea de <about>',
      'ni idea [de] (dónde|donde|qué|cuál|cuándo|quién|cómo|si|cuántos|cuántas) <about>',
      'no (me acuerdo|recuerdo) (de|dónde|donde|qué|cuál|cuándo|quién|cómo|si) <about>',
      'no me acuerdo [(bien|ahora|de eso)]',
      'no recuerdo [(bien|ahora)]',
      '[(yo|aún|todavía)] no (estoy|estamos) [(muy|del todo|tan)] (seguro|segura|seguros|seguras) [(de eso|aún|todavía)]',
      '(lo olvidé|se me olvidó|lo he olvidado|me olvidé|se me ha olvidado|difícil de decir|es difícil decir|no puedo decirlo|no está decidido|no lo hemos decidido|no lo he decidido|por definir|aún no lo sabemos|está por verse|por confirmar)',
      '🤷',
    ],
    deferral: [
      '[(deme|dame|denme|déme|espera|espere|espérame|espéreme|solo)] [(por favor)] [(un|unos|1|2|dos)] (momento|momentito|momentos|segundo|segundito|segundos|minuto|minutito|minutos|rato|ratito|instante|seg|min|toque|tantito|ratico|segundico) [(nada más|solamente)] [por favor]',
      '(espera|espere|espérate|espérese|espérame|espéreme|aguanta|aguarda|aguarde|permítame|permíteme|ahorita|ahora vuelvo|ya vuelvo|enseguida|en seguida|ahora mismo|voy|dame chance|deme chance|esperate|esperame) [(tantito|un momento|un momentito|un segundo|un poco|un rato|un minuto|por favor|ahí|un toque)]',
      '(luego|más tarde|después|mañana|otro día|en otro momento|ahora no|ahora no puedo|ahorita no|ahorita no puedo|todavía no|aún no|no ahora|esta noche|esta tarde|al rato|a la noche|en un rato|en un ratito|hasta luego|en otra ocasión|la próxima|dentro de un rato|más adelante)',
      '[(eso|esto)] (se|te|le|os) lo (digo|diré|doy|daré|mando|mandaré|paso|pasaré|envío|enviaré|confirmo|confirmaré|hago llegar|haré llegar|cuento) (luego|después|más tarde|mañana|en un rato|al rato|ahorita|enseguida|en un momento|esta noche|esta tarde|pronto|cuando lo tenga|cuando lo sepa)',
      '(luego|después|más tarde|mañana|al rato|en un rato|ahorita) (se|te|le) lo (digo|diré|doy|daré|mando|paso|envío|confirmo|comento)',
      '[(lo|la)] (tengo|tenemos) que (buscarlo|buscar|mirarlo|mirar|verlo|ver|revisarlo|revisar|consultarlo|consultar|comprobarlo|comprobar|preguntarlo|preguntar|pensarlo|pensar|confirmarlo|confirmar|averiguarlo|averiguar|hablarlo|checarlo|checar|verificarlo|verificar|chequearlo|chequear) [(primero|antes|todavía|aún|bien)]',
      '(déjame|déjeme|permíteme|permítame|déjenme|voy a|vamos a|tendría que|debo|debemos|necesito) (buscarlo|buscar|mirarlo|mirar|verlo|ver|revisarlo|revisar|consultarlo|consultar|comprobarlo|comprobar|preguntarlo|preguntar|pensarlo|pensar|confirmarlo|confirmar|averiguarlo|averiguar|hablarlo|checarlo|checar|verificarlo|verificar|chequearlo|chequear) [(primero|antes|un momento|bien)]',
      '[(lo|la)] (tengo|tenemos|debo|necesito) [que] (hablar|hablarlo|consultar|consultarlo|preguntar|preguntarlo|ver|verlo|confirmar|confirmarlo|discutirlo|platicarlo|platicar|preguntarle) [(con|a)] <about>',
      '(lo busco|lo miro|lo reviso|lo consulto|lo averiguo|ahora lo miro|ahora lo busco|lo checo|ahorita lo checo|lo pregunto|lo pienso|lo chequeo|lo verifico)',
      '(pregúntame|pregúnteme|vuelve a preguntarme|vuelva a preguntarme|me lo pregunta|recuérdame|recuérdeme) (luego|después|más tarde|mañana|al rato|otro día)',
      '(ahora|ya|enseguida|ahorita) (vuelvo|regreso|vengo|estoy contigo|estoy con usted)',
    ],
    hesitation: [
      '(hm|hmm|mm|m|em|eh|este|a ver|pues|bueno|uy|uf|ay|oh|ah|buena pregunta|qué pregunta|veamos|déjame pensar|déjeme pensar|a ver a ver|pues a ver|🤔)',
    ],
    ...commands,
  },
  neither: [],
  padding: [
    `(por favor|porfa|porfavor|porfis|xfa|perdón|disculpe|disculpa|perdone|perdona|lo siento|la verdad|la verdad es que|sinceramente|honestamente|francamente|ok|okay|
      vale|bueno|pues|entonces|pero|y|solo|solamente|gracias|muchas gracias|hola|hey|buenas|mira|mire|oye|oiga|creo|creo que|pienso que|me parece que|supongo|en realidad|realmente|de verdad|de hecho|
      ahora mismo|por ahora|de momento|por el momento|en este momento|ahora|hm|hmm|eh|em|ah|ay|oh|jaja|jeje|es que|yo|lamentablemente|eso|a mí|ya|verdad|señor|señora|señorita|amigo|amiga|🙂|😊|😀|😄|🙏|😉|😅|!)`,
  ],
  answering: ['(no|nop|sí|si)'],
  pointers: [
    '(eso|esto|ese|esa|este|esta|lo|la|el|ese dato|eso de ahí|esa pregunta|esta pregunta|la pregunta|esa información|esa parte|nada|nada de eso|al respecto|a eso|a esa pregunta|a esto)',
    '[(dónde|donde|qué|que|cuál|cuándo|cuando|quién|cómo)] (está|es|queda|era|sería|significa|se llama|se encuentra) [(eso|esto|ese|esa)]',
    '[qué] (decir|poner|responder|escribir) [(aquí|ahí)]',
  ],
};
