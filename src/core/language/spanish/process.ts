import type { ProcessData } from '../answers/answer-data.ts';

const theThing =
  '(eso|esto|esa información|esta información|mis datos|los datos|todo esto|lo que escribo|la información|mi información)';
const things =
  '{email|correo|correo electrónico|teléfono|número de teléfono|nombre|número|dirección|empresa|presupuesto|número de pedido|fecha de nacimiento|edad|iban|cuenta}';
const why = '(por qué|porqué|por que|porque|para qué|para que|a qué se debe|con qué fin)';
const need =
  '(necesita|necesitas|necesitan|quiere|quieres|quieren|pregunta|preguntas|preguntan|pide|pides|piden|quiere saber|quieres saber|quieren saber|hace falta|necesitáis|queréis|necesitan saber|necesita saber|necesitas saber|me pide|me pides|me preguntas|me pregunta)';
const what = '(qué|que|cuáles|cuales)';

export const process: ProcessData = {
  forms: {
    objection: [
      '[no] [(eso|esto)] (es|está|era) [todo] (incorrecto|incorrecta|equivocado|equivocada|mal|falso|un error|erróneo|errado)',
      '[no] [(eso|esto)] no (es|está|era) [(lo|eso|nada)] (correcto|correcta|cierto|así|verdad|bien|lo que dije|lo que quise decir|que dije|que quise decir)',
      '(incorrecto|equivocado|está mal|mal)',
      '[(eso|yo)] no (dije eso|he dicho eso|dije|lo dije|quise decir eso|es lo que dije|escribí eso|lo he dicho)',
      'yo no dije eso',
      `[(no|pero|perdón|espere|espera)] [(el|la|los|las|mi|mis|nuestro|nuestra)] <about> (es|está|era|están|son) [(todavía|
        completamente)] (mal|incorrecto|incorrecta|equivocado|equivocada|erróneo|errónea|incorrectos|incorrectas)`,
      `[(no|pero|perdón|espere|espera)] [(el|la|los|las|mi|mis|nuestro|nuestra)] <about> no (es|está|era|son) [(bien|el|la)] (correcto|
        correcta|bien|cierto|así)`,
      '[(hay|tengo|cometí)] (un|una) (error|errata) (en|con) [(el|la|mi)] <about>',
      `[por favor] [(quiero|quisiera|me gustaría|necesito|puede|puedes|podría|podrías|puedo|podemos|tengo que)] (cambiar|corregir|
        modificar|rectificar) (el|la|los|las|mi|mis|nuestro|nuestra) <about> ?`,
    ],
    withdrawal: [
      '[por favor] no (use|uses|utilice|utilices|guarde|guardes|usen|ponga|pongas) (mi|mis|nuestro|nuestra|el|la) <about>',
      '[por favor] (borre|borra|elimine|elimina|quite|quita|olvide|olvida|olvídese de|olvídate de|retire|retira|suprima|borrar|eliminar) (mi|mis|nuestro|nuestra) <about>',
    ],
    'ask-why': [
      `[(y|pero)] ${why} ?`,
      `[(y|pero)] ${why} [(lo|la|me lo|me)] ${need} [(eso|esto|saberlo|saber eso|ese dato)] ?`,
      `[(y|pero)] ${why} [(usted|ustedes|tú)] ${need} [saber] (mi|mis|el|la|los|las|ese|esa|un) <about>`,
      `(para qué|para que|por qué|por que) [(mi|el|la)] ${things} ?`,
      '[(y|pero)] (para qué|para que) (es|sirve|lo usan|lo usa|lo quieren|lo van a usar|se usa|se utiliza) [(eso|esto|ese dato)] ?',
      '[(y|pero)] (es|resulta) [(realmente|de verdad)] (necesario|obligatorio|imprescindible|importante|indispensable) [(eso|esto|decirlo)] ?',
      '(de verdad|realmente) (hace falta|es necesario|es obligatorio) [(eso|decirlo)] ?',
      '(hace falta|es necesario|tengo que decirlo|tengo que responder) [(eso|esto|responder)] ?',
    ],
    'ask-options': [
      `${what} (opciones|alternativas|posibilidades|variantes|opción) [(hay|tengo|tenemos|tiene|tienes|tienen|existen|son|puedo elegir|me da|me das|ofrecen)] [(para elegir|disponibles|ahí)] ?`,
      '(cuáles son|cuales son|dime|dígame) las (opciones|alternativas|posibilidades) [(disponibles|que hay)] ?',
      `${what} (puedo|se puede|podemos|podría) (elegir|escoger|poner|responder|contestar|decir|seleccionar) [(aquí|ahí)] ?`,
      `entre ${what} [(puedo|se puede|podemos)] (elegir|escoger|elijo) ?`,
      '(opciones|alternativas|las opciones|ver opciones|qué hay|que hay|por ejemplo|como qué|como que|como cuáles|como cuales|cuáles son|cuales son|qué tienen|que tienen) ?',
    ],
    'ask-state': [
      `${what} (tiene|tienes|tienen|lleva|llevas|sabe|sabes|ha|has|llevamos|tenemos) [(anotado|apuntado|guardado|registrado|escrito)] [(hasta ahora|de mí|sobre mí|hasta el momento|ya|por ahora|por el momento)] [(anotado|apuntado|guardado|registrado)] ?`,
      `${what} (he|te he|le he) (dicho|dado|escrito|puesto) [(hasta ahora|ya|por ahora)] ?`,
      `${what} (dije|te dije|le dije|puse) [(hasta ahora|ya|antes)] ?`,
      `${what} (falta|queda|nos falta|me falta|más falta|más necesita|más necesitas) [(por (responder|completar|decir|contestar))] ?`,
      '(cuánto|cuánta|cuántas|cuanto|cuantas|cuántos|cuantos) [(preguntas|pasos|cosas)] (falta|faltan|queda|quedan|son|hay) [más] ?',
      '(falta|queda) mucho ?',
      '(cuánto|cuanto) [(tiempo|más)] (tarda|tardará|dura|lleva|toma|demora|falta) [(esto|eso)] ?',
      '[(un|el|quiero un|dame un|deme un|quiero ver el|ver el)] (resumen|estado) [por favor] ?',
      '(muéstrame|muéstreme|enséñame|enséñeme|dime|dígame|quiero ver|ver) (lo que (tienes|tiene|llevas|lleva|he dicho)|el resumen|el estado|todo lo anotado|lo anotado|mis respuestas|un resumen) [(hasta ahora)]',
      'cómo vamos ?',
    ],
    'ask-recipient': [
      `[(y|pero)] (quién|quien|quiénes|quienes) (recibe|ve|lee|verá|leerá|recibirá|va a ver|va a leer|va a recibir|tiene acceso a|puede ver) ${theThing} ?`,
      `[(y|pero)] (quién|quien|quiénes|quienes) (lo|la|los) (recibe|ve|lee|verá|leerá|recibirá|va a ver|va a leer|va a recibir|puede ver) ?`,
      `[(y|pero)] (a quién|a quien|a dónde|adónde|a donde|adonde|dónde|donde) (va|van|le llega|llega|llegan|se envía|se envían|se manda|se mandan|lo envían|lo mandan|irá) [${theThing}] ?`,
      `[(y|pero)] (qué|que) (pasa|hacen|harán|hace|haces|van a hacer|se hace|pasará|sucede) con ${theThing} ?`,
      '(con quién|con quien) (comparten|comparte|compartes|van a compartir) (eso|esto|mis datos|la información) ?',
    ],
    'ask-who': [
      '[(y|pero)] [(tú|usted|vos)] (eres|es|sos|es usted|eres tú|estoy hablando con|hablo con|esto es) [(acaso|realmente|de verdad)] (un|una) (bot|robot|humano|humana|persona|máquina|computadora|ordenador|ia|inteligencia artificial|persona real|persona de verdad|ser humano|chatbot) ?',
      '[(y|pero)] (quién|quien|qué|que) (eres|es usted|eres tú|sos|sos vos) [(tú|vos)] ?',
      '[(y|pero)] con (quién|quien) (hablo|estoy hablando|tengo el gusto|chateo|estoy chateando) ?',
      '(cómo|como) (te llamas|se llama [usted]|te llamás|es su nombre|es tu nombre) ?',
      '(cuál|cual) es (tu|su) nombre ?',
      '(eres|es usted|sos) (real|de verdad|humano|humana) ?',
      '[(y|pero)] (qué|que) es (esto|este chat|todo esto) [exactamente] ?',
      '[(y|pero)] (de qué|de que) (va|se trata) [(esto|este chat)] ?',
    ],
    'ask-help': [
      '(ayuda|ayúdame|ayúdeme|ayudame|necesito ayuda|puede ayudarme|puedes ayudarme|me puede ayudar|me puedes ayudar|me ayudas|me ayuda|auxilio|help) [por favor] ?',
      '(qué|que) (puedes|puede|sabes|sabe|podés) [usted] hacer [(por mí|aquí)] ?',
      '(en qué|en que) (puedes|puede|me puedes|me puede) (ayudar|ayudarme) ?',
      '(cómo|como) (funciona|va|es) (esto|eso|este chat) ?',
      '(qué|que) (tengo que|debo|hay que|puedo|se supone que debo) (hacer|escribir|decir|responder|poner) [(aquí|ahora)] ?',
      '(qué|que) (hago|pongo|escribo|digo) [(aquí|ahora)] ?',
    ],
    'forget-me': [
      '[(por favor|quiero que|quisiera que)] (borre|borra|borren|borres|elimine|elimina|eliminen|olvide|olvida|suprima|borrar|eliminar) [(todos|toda)] (mis datos|mi información|lo que sabe de mí|lo que sabes de mí|todo lo que sabe de mí|todo lo que sabes de mí|todo sobre mí|todo lo que tiene sobre mí|mis datos personales) [por favor]',
      '[(quiero|quisiera|puedo|necesito)] (borrar|eliminar) [todos] mis datos ?',
    ],
  },
  instead: [
    '(en lugar de eso|en vez de eso|mejor otra cosa|otra cosa|prefiero otra cosa|en su lugar)',
  ],
  also: ['(además|también|aparte|otra cosa más|algo más|aparte de eso|de paso)'],
};
