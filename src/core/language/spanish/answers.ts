import type { AnswerData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const subject = '(eso|esto|todo|ese|esa|así|lo)';
const very = '[(muy|todo|totalmente|completamente|bastante|perfectamente|realmente|súper)]';
const right =
  '(bien|correcto|correcta|correctos|perfecto|perfecta|genial|ok|okay|exacto|cierto|verdad|estupendo|fenomenal|excelente|vale|listo)';
const forMe = '[(para|por) (mí|nosotros|nosotras|mi parte)]';

export const answers: AnswerData = {
  yes: [
    '(sí|sip|sii|yes|yep|simón|claro que sí|claro que si|por supuesto|desde luego|cómo no|como no|obvio|obviamente)',
    '(sí|si) (por favor|porfa|porfis|porfavor|claro|señor|señora|señorita|gracias|quiero|quisiera|queremos|está bien|es correcto|correcto|exacto|exactamente|perfecto|de acuerdo|adelante|dale|eso es|así es|es así|acepto|confirmo|lo confirmo|me gustaría|vale|ok|por supuesto|todo bien|todo correcto|ya)',
    'si (si|sí|señor)',
    ...emoji.yes,
    '(con [(mucho|todo)] gusto|encantado|encantada|con placer)',
    '(sin duda|sin lugar a dudas|efectivamente|afirmativo|de acuerdo|de una|por mí bien|cuente con ello|seguro que sí)',
    '(lo confirmo|confirmo|yo confirmo|estoy de acuerdo|estamos de acuerdo|acepto|aceptamos)',
    `(suena|me parece|se ve|parece) ${very} (bien|genial|perfecto|estupendo|correcto|excelente|buena idea)`,
  ],
  closedYes: [
    `(si|claro|seguro|exacto|exactamente|correcto|correcta|cierto|verdad|así es|eso es|eso mismo|tal cual|bien|muy
      bien|perfecto|genial|estupendo|fenomenal|excelente|vale|dale|va|venga|órale|sale|sale y vale|bueno|ok|okey|okay|oki|
      oka|listo|confirmado|de acuerdo|conforme|hecho|trato hecho|ándale|positivo|totalmente|absolutamente|
      definitivamente|simon|sep|seh|sipi|ya|x supuesto|s|ajá|aja|ya está|ese es|esa es|por qué no|bárbaro|chévere|
      buenísimo|de una|de fijo)`,
    `${subject} (es|está|era|sería|va|queda|suena|parece) ${very} ${right} ${forMe}`,
    `${subject} (me|nos) (va|viene|parece|sirve|queda|conviene|funciona|vale) [muy] [(bien|perfecto|genial)]`,
    `(me|nos) (va|viene|parece|sirve|queda|conviene|funciona|vale) [muy] [(bien|perfecto|genial)]`,
    `[todo] (está|es|va|queda|quedó) ${very} ${right} ${forMe}`,
    `(todo|está todo) ${right}`,
    '(así está bien|así mismo|así lo dejamos|hágalo|hazlo|adelante|proceda|procede|siga|sigue|mándelo|mándalo|hagámoslo|me apunto)',
    '(por mí|por mi parte) (sí|si|bien|perfecto|vale|ok|de acuerdo)',
    '(yo|nosotros) (sí|si)',
    '(así|eso) (lo|la) (quiero|queremos)',
    '(lo|la|los|las) (soy|somos|tengo|tenemos|quiero|queremos)',
    '(soy yo|sí soy)',
  ],
  no: [
    '(nop|nope|nel|para nada|en absoluto|de ninguna manera|de ningún modo|jamás|ni hablar|ni pensarlo|ni de broma|ni loco|ni loca|negativo|bajo ningún concepto|nanay|qué va|que va|nunca jamás)',
    '(no|nop) (gracias|muchas gracias|por favor|señor|señora|lo siento|para nada|por ahora|por el momento|de momento)',
    'no (así está bien|estoy bien|está bien así|todo bien|así (estoy|estamos) bien) [(gracias|por ahora)]',
    'no no',
    ...emoji.no,
    '(claro|desde luego|por supuesto|obviamente|seguro|definitivamente|mejor|todavía|aún|ahora|creo|pienso|supongo|diría|espero|temo) [que] no',
    '(todavía|aún) no',
    '(probablemente|seguramente) [que] no',
  ],
  closedNo: [
    `(no|n|nah|nunca|falso|incorrecto|incorrecta|equivocado|equivocada|mal|está mal|tampoco|en realidad no|pues no|no mucho|no realmente|no del todo|
      no exactamente|no tanto|no creo|no lo creo|no hace falta|no es necesario|no hay necesidad|no así|ya no)`,
    `[${subject}] no (es|está|era|sería|va|queda) ${very} ${right} ${forMe}`,
    `[${subject}] no (es|era|está) (así|eso|ese|esa|esto|el correcto|la correcta|lo correcto)`,
    `${subject} (es|está|era) ${very} (mal|falso|incorrecto|incorrecta|equivocado|equivocada)`,
    `[${subject}] no (me|nos) (va|viene|parece|sirve|queda|conviene|funciona|convence|interesa|gusta|hace falta) [(bien|nada|mucho)]`,
    '[(yo|nosotros)] no [(lo|la|los|las)] (quiero|queremos|necesito|necesitamos|tengo|tenemos|soy|somos|deseo|deseamos|acepto|confirmo|puedo|podemos|quisiera|voy|vamos|hago|uso|he|hay)',
    '(ahora no|hoy no|ahorita no|otro día|en otra ocasión|otra vez será|mejor no|yo no|nosotros no|no por ahora|no de momento|de momento no|por ahora no|por el momento no)',
    '(ninguno|ninguna|nada|nadie)',
    '(no estoy|no estamos) de acuerdo',
  ],
  articleNo: ['(ahora|hoy|todavía|aún|por ahora|de momento|por el momento|en este momento) no'],
  clauseStarts: [
    '(yo|nosotros|eso|es|está|el|la|los|las|por favor|gracias|pero|porque|solo|mi|mis|y|así|aún)',
  ],
  unsure: [
    '(quizá|quizás|tal vez|talvez|a lo mejor|puede ser|puede que sí|puede que no|posiblemente|ni idea|quién sabe|quien sabe|sepa|sabe dios|ni sé|depende)',
    '[(yo|pues)] no (estoy|estamos) [(muy|del todo|tan|totalmente|completamente|cien por ciento)] (seguro|segura|seguros|seguras)',
    'no lo (sé|tengo claro|sabemos|tenemos claro)',
    'no sabría (decir|decirle|decirte|decirlo)',
    'no tengo (idea|ni idea|la menor idea)',
    '(más o menos|sí y no|ni sí ni no|según|a ver|ya veremos|habrá que ver|es difícil de decir|difícil de decir|difícil saber)',
    ...emoji.unsure,
  ],
  hedges: ['(probablemente|seguramente)'],
  leaningYes: [
    '(si es posible|si se puede|si puede ser|preferiblemente|de preferencia|idealmente)',
    '(estaría|sería) (bien|bueno|genial|ideal|estupendo|estupenda)',
    '[yo] (creo|pienso|supongo|diría) [que (sí|si)]',
    '(probablemente|seguramente) [que] [(sí|si)]',
    '(eso|ya) (creo|supongo)',
    '(sí|si) (creo|supongo|probablemente|quizá|quizás|tal vez)',
    '(sí|si) (creo que (sí|si)|me parece|diría yo|seguramente|posiblemente|pienso yo)',
  ],
  closedUnsure: [
    '(no sé|no sabemos|no se|nose|ns|nc|ns nc|ni idea|será|puede|podría ser|es posible|ambos|ambas|las dos|los dos|igual sí|igual)',
    '(eso|ya) espero',
    'espero que (sí|si)',
    'no (sabría|recuerdo|me acuerdo)',
  ],
  buts: ['(pero|aunque)'],
  conditions: [
    '(si|siempre que|siempre y cuando|solo si|a menos que|salvo que|salvo|excepto|cuando|en caso de|mientras|a no ser que|con la condición|según)',
  ],
  mild: [
    '(ok|okay|okey|vale|bueno|bien|muy bien|de acuerdo|entendido|perfecto|genial|está bien|claro|ya|va|dale|listo|estupendo)',
  ],
  neither: [
    '(buenos|buenas|buen) (días|tardes|noches|día|tarde|noche|pregunta|punto)',
    '(sin|no hay|no hay ningún) (problema|problemas|prisa|preferencia|preferencias)',
    'no (solo|más de|menos de|antes de|después de|más que|tengo prisa|se preocupe|te preocupes|importa|me importa|pasa nada)',
    '(claro|seguro|cierto) que (hay|es|está|tengo|tenemos|el|la)',
    '(ya|bien) (que|sea|le|te|lo)',
    '(vale|bien) la pena',
    'bueno para',
  ],
  padding: [
    '(por favor|porfa|porfavor|porfis|plis|xfa|pls)',
    '(gracias|muchas gracias|mil gracias|muchísimas gracias|grax|grcs)',
    '(gracias|muchas gracias) por (la|su|tu) (ayuda|info|información|atención|paciencia)',
    '(perdón|disculpe|disculpa|lo siento|perdone|perdona)',
    '(jaja|jajaja|jeje|lol|muy amable|amigo|amiga|señor|señora|señorita)',
    ...emoji.friendly,
    '!',
  ],
  lead: [
    '(pues|bueno|bien|a ver|este|eh|em|mm|hm|hmm|ah|oh|ay|uy|uf|mire|mira|hola|hey|buenas|la verdad|en realidad|la verdad que|la verdad es que|sinceramente|entonces|ok|mmm|oye|oiga|vaya)',
  ],
};
