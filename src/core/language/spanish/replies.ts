import type { ReplyData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const one = '[(valor|respuesta|opción|fecha|número|nombre|dirección|versión|alternativa)]';
const take =
  '[(quiero|prefiero|elijo|escojo|tomo|deme|dame|pon|ponga|me refiero a|me quedo con|quise decir|sí|no|mejor|use|usa)]';

function nth(ordinal: string, digit: string, cardinal: string): readonly string[] {
  return [
    `${take} [(el|la|lo)] ${ordinal} ${one}`,
    `${take} [(el|la)] (número|opción|num|nro|no) (${digit}|${cardinal})`,
    `# ${digit}`,
  ];
}

export const replies: ReplyData = {
  approvals: [
    '(sí|si|sip|sí por favor|si por favor|claro|claro que sí|claro que si|por supuesto|desde luego|ok|okay|okey|vale|dale|de acuerdo|perfecto|listo|adelante|bueno|está bien|correcto|exacto|s|órale|venga|va)',
    `[(sí|si|ya|por favor|puede|puedes|ok|vale|claro)] (envíelo|envíalo|enviar|envíe|envía|enviarlo|mándelo|mándalo|mandar|mande|manda|mandarlo|mandalo|hágalo|hazlo|
      proceda|procede|adelante|remítalo|envíenlo|mándenlo|póngalo en marcha|lo puede enviar|lo puedes enviar|puede enviarlo|puedes enviarlo|puede mandarlo|puedes mandarlo) [(ya|así|por favor|ahora)]`,
    '(confirmado|confirmo|lo confirmo|yo confirmo|confirmar|sí confirmo|si confirmo|aprobado|apruebo|lo apruebo|aceptado|acepto|conforme|autorizado|autorizo)',
    '[(sí|si)] [(eso|todo|así|lo)] (es|está|queda|va) [(todo|muy)] (bien|correcto|perfecto|ok|en orden|genial|exacto|listo)',
    '[(sí|si)] (todo|está todo) (bien|correcto|perfecto|ok|en orden|listo)',
    '(así es|eso es|es correcto|es correcta|así está bien|tal cual|genial|estupendo|excelente|muy bien|exactamente)',
    ...emoji.yes,
  ],
  padding: [
    '(por favor|porfa|porfavor|gracias|muchas gracias|hola|pues|bueno|entonces|ya|y|así|ah|oh|eh|hm|señor|señora|🙏|🙂|😊|😀|😄|😉|!)',
  ],
  other: [`[(no|perdón|quise decir)] [(mejor)] (el otro|la otra|lo otro) [(opción)]`],
  keep: [
    `[(no|por favor|mejor)] (déjelo así|déjalo así|dejarlo así|déjelo|déjalo|déjelo como (está|estaba)|déjalo como (está|estaba)|como estaba|
      como antes|así como está|sin cambios|no lo cambie|no lo cambies|no cambie nada|no cambies nada|que se quede como está|que quede igual|mantener|manténgalo|mantenlo|
      se queda como está|queda igual)`,
    `${take} [(el|la|lo)] (anterior|viejo|vieja|antiguo|antigua|original|de antes|previo|previa|que (tenía|estaba|tenías|había)) ${one}`,
    `${take} [(el|la)] (valor|respuesta|opción|fecha|número|nombre|dirección) (anterior|vieja|viejo|antiguo|antigua|original|de antes|previa)`,
  ],
  keepWhat: [
    '[(no|por favor|mejor)] (mantenga|mantén|mantener|deje|deja|dejar|conserve|conserva|quédese con|quédate con|me quedo con|nos quedamos con|sigue siendo|siguen siendo)',
  ],
  takeNew: [
    '[(sí|si|por favor)] (cámbielo|cámbialo|cambiarlo|cambiar|cambie|cambia|reemplácelo|reemplázalo|actualícelo|actualízalo|actualizar|sustitúyelo|sustitúyalo)',
    `${take} [(el|la|lo)] (nuevo|nueva|de ahora|más reciente) ${one}`,
    `${take} [(el|la)] (valor|respuesta|opción|fecha|número|nombre|dirección) (nuevo|nueva)`,
  ],
  positions: {
    1: nth('(primero|primera|primer)', '1', '(uno|una)'),
    2: nth('(segundo|segunda)', '2', 'dos'),
    3: nth('(tercero|tercera|tercer)', '3', 'tres'),
    4: nth('(cuarto|cuarta)', '4', 'cuatro'),
    5: nth('(quinto|quinta)', '5', 'cinco'),
    '-1': [`${take} [(el|la|lo)] (último|última) ${one}`],
  },
};
