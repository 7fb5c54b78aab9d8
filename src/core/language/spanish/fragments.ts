import type { FragmentData } from '../words/content-data.ts';

export const fragments: FragmentData = {
  opens: [
    `(unos|unas|como|aproximadamente|alrededor de|cerca de|más o menos|quizás|quizá|tal vez|probablemente|casi|más de|menos de|al menos|por lo menos|
      hasta|entre|sobre|como máximo|como mínimo)`,
    `(de|del|desde|a|al|hasta|para|por|en|con|sin|antes de|después de|sobre|el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|su|sus)`,
    '(es|son|soy|somos|era|eran|sería|hay|está|están|estoy|estamos)',
    `[(yo|nosotros)] (necesito|necesitamos|quiero|queremos|quisiera|me gustaría|tendría|tomo|busco|buscamos|pago|pagamos|pido|prefiero|tengo|tenemos) [(pagar|comprar|reservar)]`,
    `[(mi|el|la|nuestro|nuestra)] (nombre|correo|email|empresa|presupuesto|número|monto|importe|cita|destinatario|iban|concepto|teléfono) [(es|sería)]`,
    '(puedo|podemos|podría|puede|hay|se puede|tienen) [(usted|por favor)]',
    '(y|o|pero|así que|porque|si|que|me llamo|pague a|transfiera a|envíe a|envía a|además)',
  ],
  counted: [
    '(k|mil|cien|millón|millones|euro|euros|eur|dólar|dólares|usd|pesos|soles|mxn|por ciento)',
    '(personas|persona|gente|empleados|invitados|adultos|niños|días|semanas|meses|años|horas|noches|piezas|unidades|boletos|entradas|asientos)',
  ],
  goesOn: ['(de|del|desde|a|al|hasta|para|por|en|con|antes de|después de|sobre|cada|o así|y|o)'],
};
