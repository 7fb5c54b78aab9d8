import type { CorrectionData } from '../answers/correction-data.ts';

export const corrections: CorrectionData = {
  lead: ['(hm|ah|oh|ay|uy|eh|em|bueno|pues|ok|vale|mire|mira|a ver|entonces|bien)'],
  markers: [
    '(quise decir|quería decir|queríamos decir|quisimos decir|me refería a|me refiero a|digo|o sea|quiero decir)',
    '[(por favor|mejor)] (ponga|pon|que sea|que sean|ponlo en|póngalo en|déjelo en|déjalo en|hágalo|hazlo|dejémoslo en|pongamos|cámbielo a|cámbialo a|cámbielo por|cámbialo por|cámbiala a|cámbiala por|cámbiela a)',
    '(corrección|corrijo|rectifico|errata|mejor dicho|más bien|para ser exactos|para ser precisos|para ser exacto)',
    '(en realidad|realmente|de hecho|pensándolo bien) [(es|son|eran|era|somos|soy|sería|serían|mejor|queremos|quiero)]',
    '(no|nop) (mejor|más bien|quise decir|quería decir|perdón)',
    '(debería ser|debía ser|tendría que ser|tiene que ser|debe ser|debería decir|es en realidad|son en realidad|ahora es|ahora son)',
    '(mejor) [(que sean|que sea|sean|sea|pongamos|ponga|pon|a las|el)]',
  ],
  closedMarkers: [
    `(no|nop|perdón|perdone|perdona|disculpe|disculpa|disculpas|lo siento|ups|uy|upss|ay no|oh no|ah no|falso|incorrecto|está mal|eso está mal|eso no es correcto|eso
      no es|no es correcto|no es así|no exactamente|un momento|espera|espere|espérate|espérese|me equivoqué|me he equivocado|error mío|mi error|me confundí|equivocación|
      mejor no|qué tonto|qué tonta|corrección|fe de erratas|mala mía|me lié|no no)`,
  ],
  ownAfterNo: [],
  restated: [
    `(es|son|era|eran|fue|fueron|sería|serían|somos|éramos|hay|había|ahora (es|son)|que (sea|sean))`,
  ],
  inside: [
    `[(oh|ay|ah|uy|eh)] (no|perdón|perdone|perdona|disculpe|disculpa|espera|espere|espérate|digo|mejor|me equivoqué|incorrecto|corrijo|lo siento|un momento|ups|más bien) [(quise
      decir|quería decir|digo|mejor|es|son|perdón|más bien)]`,
  ],
  insideFreely: [
    '(mejor dicho|o mejor dicho|o más bien|o mejor|quise decir|quería decir|digo perdón|perdón digo|quiero decir)',
  ],
  changes: [
    `[(por favor|puede|puedes|podría|podrías|pueden|podrían|podemos|podríamos|puedo|podría yo|se puede|se podría|quiero|quisiera|
      me gustaría|necesito|queremos|mejor|es posible|sería posible|me|nos)] [(por favor|me|nos|lo|la)] (cambiar|cambiarlo|
      cambiarla|cambie|cambia|cámbieme|cámbiame|corregir|corregirlo|corrija|corrige|mover|moverlo|moverla|mueva|mueve|modificar|
      modificarlo|modifique|modifica|actualizar|actualice|actualiza|pasar|pasarlo|pasarla|pase|pasa|poner|ponerlo|ponga|pon|
      dejarlo|dejarla|reprogramar|reprogramarlo|aplazar|aplazarlo|adelantar|adelantarlo)`,
  ],
  changeTo: ['(a|al|por|para|para el|en|hasta)'],
  not: ['no', 'y no', 'no es', 'no son', 'ni', 'no el', 'no la', 'en vez de', 'en lugar de'],
  butRather: ['(sino|es|son) [(que|más bien|el|la)]'],
  insteadOf: ['(en vez de|en lugar de|y no|no)'],
  shiftFrom: ['(de|desde)'],
  shiftTo: ['(a|para)'],
  tails: [
    `(en su lugar|por favor|porfa|gracias|mejor|perdón|disculpe|disculpa|lo siento|quise decir|quería decir|me equivoqué|error mío|entonces|en vez de eso|en lugar de eso)`,
  ],
  instead: ['(en su lugar|en vez de eso|en lugar de eso)'],
  offers: [
    `(hay|habrá|habría|queda|quedan|quedaría) [(todavía|aún|también|quizás)] (algo|alguna|algún|un|una|sitio|lugar|
      hueco|huecos|disponibilidad|plazas|otra|otro)`,
    `(tiene|tienen|tienes|tendría|tendrían|tendrías) [(todavía|aún|también)] (algo|alguna|algún|un|una|sitio|lugar|
      hueco|huecos|disponibilidad|plazas|otra|otro)`,
    '(sería|es|será) posible',
    '(podría|puede) ser',
    '(puede|puedes|podría|podrías) (ver|mirar|comprobar|revisar) si',
    '(le|te|les) (va|viene|vendría|sirve|queda) [bien]',
    '[me] (puede|puedes|podría|podrías) (buscar|buscarme|mirar|probar) [mejor]',
  ],
};
