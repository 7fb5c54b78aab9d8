import type { TakenAwayData } from '../answers/taken-away.ts';

const to = '(te|le|os|les)';
const it = '(lo|la|los|las|algo|más|eso|esto|seguro|con seguridad|la respuesta)';
const at =
  '[(en|el|la|los|las|a|al|antes del|después del|antes de|después de|a partir de|dentro de|para el|para la|hasta el)] [(el|la|los|las)]';

export const takenAway: TakenAwayData = {
  negations: [
    `(no|nunca|jamás|tampoco|ni loco|ni loca|ni muerto|ni muerta|ni en sueños|ni de broma|ni borracho|de ninguna manera|en la vida) [(me|te|le|les|os|lo)] [(voy a|vamos a|vaya a|quiero|
      queremos|pienso|pensamos|puedo)] (pago|pagaré|pagaría|pagamos|pagaríamos|pagar|pague|pagues|paguen|paguéis|gasto|gastaré|gastaría|gastar|gaste|gastes|gasten|gastéis|gastamos|cobre|
      cobres|cobren|cobréis|doy|daré|daría|dar|des|den|pongo|pondría|invierto|invertiría|transfiera|transfieras|transfieran) [(el|la|los|las|un|una|unos|unas)]`,
    '(no|nunca) antes',
    'no (envíe|mande|transfiera|pague|envía|manda|transfiere|paga) [(dinero|eso|lo|nada)] a [(mi|mis)]',
    `[que] no (puede|puedo|podemos|pueden|podría|quiero que|queremos que) (ser|sea|sean|ir|venir|pagar) [(en|a|el|la|los|las|un|una)]`,
    '(no|nunca) (somos|seremos|éramos|sea|sean|serán|vamos a ser|antes del|antes de|pago|pagaré|pagamos) [(el|la|los|las|en|un|una)]',
    '(a menos que|a no ser que) [(el|la|los|las|en|sea|sea el)]',
    'no (tiene que|tienen que|hace falta que|necesita|necesitan|debe) (ser|sea|sean|estar) [(muy|tan|demasiado|en)]',
    `(no|ni|ningún|ninguna|ninguno|sin|nunca|jamás|excepto|salvo|menos|en vez de|en lugar de|no es|no son|no quiero) [(en|a|al|de|del|por|para|con)] [(el|la|los|las|un|una|unos|unas)]`,
  ],
  unfit: [
    `[(a mí|a nosotros)] no (puedo|podemos|podré|podremos|podría|puede ser|se puede|va a poder ser|es posible|será posible|vale|funciona|sirve|conviene|cuadra|quiero|queremos)`,
    'no (me|nos) (va|viene|sirve|vale|conviene|cuadra|gusta|es posible|convence|funciona|queda bien)',
    'no (es|está|sería|estaría|son|están) (bien|buena|bueno|buena idea|posible|una opción|opción|aceptable|suficiente|disponible)',
    `(es|son|sería|serían|parece|me parece|resulta) [(ya|realmente)] (demasiado|muy tarde|muy pronto|muy caro|muy cara|muy poco|mucho|imposible|mala idea|un mal día|mal día|poco)`,
    '(imposible|ni hablar|ni loco|ni loca|tengo que trabajar|estoy ocupado|estoy ocupada|estamos ocupados)',
    '[(me|nos)] (está|es|sería|viene|va) [muy] (imposible|mal|malo|difícil|descartado|un problema|ocupado)',
  ],
  unfitAtEnd: ['(no|nunca|tampoco|ni hablar) [(por favor|gracias)]'],
  relative: ['(más|extra|adicionales) [por favor]'],
  alternatives: ['(o|o quizás|o quizá|o tal vez|quizás|quizá|tal vez|o incluso) [(a las|las)]'],
  exceptions: ['(menos|excepto|salvo)', '(pero|solo|sólo) no', 'a excepción de'],
  exceptionsBehind: ['no'],
  noExceptions: [],
  bygone: ['el (año|mes) pasado', '(la semana pasada|el otro día|ayer)'],
  lastTime: [
    'antes (éramos|era|eran|costaba|fuimos|íbamos|pagábamos)',
    'la (última|otra) vez',
    'la vez (pasada|anterior)',
  ],
  likeBygone: ['(como|que)'],
  thisTime: ['(esta vez|ahora|este año|pero)'],
  toldBefore: [
    `[${to}] [${it}] (digo|diré|decimos|diremos|confirmo|confirmaré|confirmamos|aviso|avisaré|avisamos|cuento|contaré|respondo|responderé|llamo|llamaré|escribo|escribiré|sabré|sabremos|decido|decidiré|decidimos) [${it}] ${at}`,
    `(voy a|vamos a|podré|puedo|podremos|podemos) (saber|saberlo|decirte|decirle|decírtelo|decírselo|confirmarlo|confirmarte|avisarte|avisarle|decidir|decidirlo|llamarte|llamarle) [${it}] ${at}`,
    '(lo|la) (sé|sabemos) (en|dentro de|después de) [(el|la|los|las)]',
  ],
  bornBefore: ['(nací|nacimos|nació|nacieron) [(el|en|un)] [día]'],
  pastBehind: ['(fue|fueron|era|eran|ha sido|han sido)'],
  toldBehind: [
    `[ya] ${to} [${it}] (digo|diré|decimos|diremos|confirmo|confirmaré|confirmamos|aviso|avisaré|avisamos|cuento|contaré|respondo|responderé|llamo|llamaré|escribo|escribiré)`,
    `[ya] [${it}] (sabré|sabremos|decidiré|decidiremos)`,
    'lo (sé|sabré|sabremos|decido|confirmo|decidiré|confirmaré)',
  ],
};
