import type { TakenBackData } from '../answers/taken-back.ts';

const to = '(te|le|os|les)';
const it = '(lo|la|los|las|algo|más|eso|esto|seguro|con seguridad|la respuesta)';
const at =
  '[(en|el|la|los|las|a|al|antes del|después del|antes de|después de|a partir de|dentro de|para el|para la|hasta el)] [(el|la|los|las)]';

export const takenBack: TakenBackData = {
  denied: [
    `[(a mí|a nosotros)] no (puedo|podemos|podré|podremos|podría|puede ser|se puede|va a poder ser|es posible|será posible|vale|funciona|sirve|conviene|cuadra|quiero|queremos)`,
    'no (me|nos) (va|viene|sirve|vale|conviene|cuadra|gusta|es posible|convence|funciona|queda bien)',
    'no (es|está|sería|estaría|son|están) (bien|buena|bueno|buena idea|posible|una opción|opción|aceptable|suficiente|disponible)',
    `(es|son|sería|serían|parece|me parece|resulta) [(ya|realmente)] (demasiado|muy tarde|muy pronto|muy caro|muy cara|muy poco|mucho|imposible|mala idea|un mal día|mal día|poco)`,
    '(imposible|ni hablar|ni loco|ni loca|tengo que trabajar|estoy ocupado|estoy ocupada|estamos ocupados)',
  ],
  deniedAtEnd: ['(no|nunca|tampoco|ni hablar) [(por favor|gracias)]'],
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
