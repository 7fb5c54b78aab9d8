import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { detectLanguage } from '../../src/core/language/words/detect.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';
import { asked } from '../slot-types/asked.ts';

const es = { language: 'es' } as const;
const spanish = languages.es;

describe('values', () => {
  const day = asked({ type: 'date', label: 'Fecha', bias: 'future' }, es);
  test.each([
    ['el 15 de mayo', '2026-05-15'],
    ['15 de mayo de 2027', '2027-05-15'],
    ['el quince de mayo', '2026-05-15'],
    ['el primero de junio', '2026-06-01'],
    ['el 1º de junio del 2026', '2026-06-01'],
    ['viernes 15/05/2026', '2026-05-15'],
    ['el viernes 15 de mayo', '2026-05-15'],
    ['15-may-2026', '2026-05-15'],
    ['mañana', '2026-03-05'],
    ['manana por la tarde', '2026-03-05'],
    ['pasado mañana', '2026-03-06'],
    ['hoy', '2026-03-04'],
    ['el viernes', '2026-03-06'],
    ['el 15', '2026-03-15'],
    ['el lunes 9', '2026-03-09'],
    ['el viernes de la próxima semana', '2026-03-13'],
    ['el sabado por la noche', '2026-03-07'],
    ['dentro de tres días', '2026-03-07'],
    ['en 2 semanas', '2026-03-18'],
    ['el 9 del mes que viene', '2026-04-09'],
    ['Nochebuena', '2026-12-24'],
    ['en año nuevo', '2027-01-01'],
    ['Viernes Santo', '2026-04-03'],
    ['el doce de mayo de dos mil veintiséis', '2026-05-12'],
  ])('day: %s', (text, value) => expect(day.read(text)).toEqual(['stated', value]));

  test.each([['el proximo viernes'], ['el viernes que viene']])('this week or next: %s', (text) => {
    expect(day.read(text)).toEqual(['ambiguous', ['2026-03-06', '2026-03-13']]);
  });

  test.each([
    ['antes del 3 de mayo'],
    ['después del viernes'],
    ['por la mañana'],
    ['a las 8 de la mañana'],
    ['todos los lunes'],
    ['el año pasado'],
    ['me da igual'],
  ])('no day: %s', (text) => expect(day.read(text)).toBe('none'));

  const hour = asked({ type: 'time', label: 'Hora' }, es);
  test.each([
    ['a las 18:30', ['stated', '18:30']],
    ['18h', ['stated', '18:00']],
    ['a las 19 hs', ['stated', '19:00']],
    ['a las siete de la tarde', ['stated', '19:00']],
    ['a las 7 y media de la tarde', ['stated', '19:30']],
    ['8 y cuarto de la mañana', ['stated', '08:15']],
    ['las nueve menos cuarto de la noche', ['stated', '20:45']],
    ['un cuarto para las nueve de la noche', ['stated', '20:45']],
    ['diez para las ocho de la mañana', ['stated', '07:50']],
    ['las ocho menos diez de la mañana', ['stated', '07:50']],
    ['a la una de la tarde', ['stated', '13:00']],
    ['3 de la madrugada', ['stated', '03:00']],
    ['12 de la noche', ['stated', '00:00']],
    ['al mediodia', ['stated', '12:00']],
    ['7pm', ['stated', '19:00']],
    ['7 p. m.', ['stated', '19:00']],
    ['9pm menos cuarto', ['stated', '20:45']],
    ['veinte pasadas las ocho de la tarde', ['stated', '20:20']],
    ['en 24 horas', 'none'],
    ['en una hora', ['derived', '10:00']],
    ['las siete y media', ['ambiguous', ['07:30', '19:30']]],
    ['a las 5 y veinte', ['ambiguous', ['05:20', '17:20']]],
  ])('hour: %s', (text, reading) => expect(hour.read(text)).toEqual(reading));

  const count = asked({ type: 'integer', label: 'Personas', unit: ['personas', 'persona'] }, es);
  test.each([
    ['somos cinco', ['stated', 5]],
    ['veintidós personas', ['stated', 22]],
    ['veintidos', ['stated', 22]],
    ['treinta y uno', ['stated', 31]],
    ['treinta y una personas', ['stated', 31]],
    ['dieciseis', ['stated', 16]],
    ['doscientas cincuenta', ['stated', 250]],
    ['ciento cinco', ['stated', 105]],
    ['mil doscientos', ['stated', 1200]],
    ['tres mil quinientas', ['stated', 3500]],
    ['un millón doscientas mil', ['stated', 1_200_000]],
    ['dos millones y medio', ['stated', 2_500_000]],
    ['medio millon', ['stated', 500_000]],
    ['mil millones', ['stated', 1e9]],
    ['1.200', ['stated', 1200]],
    ['1 200', ['stated', 1200]],
    ['unas treinta', ['derived', 30]],
    ['veinte y pico', ['derived', 20]],
    ['una mesa para cuatro', ['stated', 4]],
    ['no sé', 'none'],
  ])('count: %s', (text, reading) => expect(count.read(text)).toEqual(reading));

  const amount = asked({ type: 'money', label: 'Importe', currency: 'EUR' }, es);
  test.each([
    ['5 pesos mexicanos y 50 centavos', { amount: '5.50', currency: 'MXN' }],
    ['20 euros', { amount: '20', currency: 'EUR' }],
    ['1.234,50 €', { amount: '1234.50', currency: 'EUR' }],
    ['dos mil pesos mexicanos', { amount: '2000', currency: 'MXN' }],
    ['500 dólares canadienses', { amount: '500', currency: 'CAD' }],
    ['dos millones de dólares australianos', { amount: '2000000', currency: 'AUD' }],
    ['un millón de euros', { amount: '1000000', currency: 'EUR' }],
    ['3 euros y 50 céntimos', { amount: '3.50', currency: 'EUR' }],
    ['50 soles', { amount: '50', currency: 'PEN' }],
    ['mil francos suizos', { amount: '1000', currency: 'CHF' }],
  ])('amount: %s', (text, value) => expect(amount.read(text)).toEqual(['stated', value]));

  test('shown as people write', () => {
    expect(day.format('2026-05-15')).toBe('15 de mayo de 2026');
    expect(asked({ type: 'boolean', label: 'x' }, es).format(true)).toBe('sí');
  });
});

test.each([
  ['Sí', 'yes'],
  ['si', 'yes'],
  ['si, claro', 'yes'],
  ['sí quiero', 'yes'],
  ['¡Claro que sí!', 'yes'],
  ['por supuesto', 'yes'],
  ['vale', 'yes'],
  ['dale', 'yes'],
  ['órale', 'yes'],
  ['esta bien', 'yes'],
  ['así es', 'yes'],
  ['No', 'no'],
  ['no, gracias', 'no'],
  ['nel', 'no'],
  ['todavía no', 'no'],
  ['ahora no', 'no'],
  ['no es correcto', 'no'],
  ['claro que no', 'no'],
  ['no sé', 'unsure'],
  ['depende', 'unsure'],
  ['a lo mejor', 'unsure'],
  ['si somos treinta', undefined],
  ['no hay problema con el color', undefined],
  ['lunes', undefined],
])('an answer: %s', (text, answer) => {
  const plain = normaliseText(text);
  const read = spanish.readAnswer(plain);
  expect(read?.rest === plain.length ? read.answer : undefined).toBe(answer);
});

test.each([
  ['Me da igual', 'no-preference'],
  ['da lo mismo', 'no-preference'],
  ['cualquiera', 'no-preference'],
  ['lo que sea', 'no-preference'],
  ['no tengo preferencia', 'no-preference'],
  ['cualquier color está bien', 'no-preference'],
  ['no me importa el color', 'no-preference'],
  ['como usted quiera', undefined],
  ['como quiera', 'no-preference'],
  ['prefiero no decirlo', 'refusal'],
  ['no quiero dar mi correo', 'refusal'],
  ['omitir', 'refusal'],
  ['sáltalo por favor', 'refusal'],
  ['no gracias', 'refusal'],
  ['no lo sé', 'unknown'],
  ['no se', 'unknown'],
  ['ni idea', 'unknown'],
  ['no me acuerdo', 'unknown'],
  ['un momento por favor', 'deferral'],
  ['deme un segundito', 'deferral'],
  ['luego se lo digo', 'deferral'],
  ['tengo que consultarlo', 'deferral'],
  ['cancelar', 'cancel'],
  ['quiero cancelar todo esto', undefined],
  ['ya no quiero seguir', 'cancel'],
  ['empezar de nuevo', 'reset'],
  ['deshacer', 'undo'],
  ['seguimos', 'go-on'],
  ['quiero hablar con una persona', 'human'],
  ['páseme con un agente', 'human'],
  ['¿Por qué?', 'ask-why'],
  ['¿para qué necesita mi correo?', 'ask-why'],
  ['por que quieres saberlo', 'ask-why'],
  ['¿qué opciones hay?', 'ask-options'],
  ['¿quién recibe mis datos?', 'ask-recipient'],
  ['¿eres un bot?', 'ask-who'],
  ['¿qué tiene anotado hasta ahora?', 'ask-state'],
  ['ayuda', 'ask-help'],
  ['ya se lo dije', 'already-said'],
  ['borre mis datos', 'forget-me'],
  ['muchas gracias', 'thanks'],
  ['buenos dias', 'greeting'],
  ['hola', 'greeting'],
  ['mmm', 'hesitation'],
  ['un portal para nuestros conductores', undefined],
])('a stance: %s', (text, stance) => {
  expect(spanish.readStance(normaliseText(text))?.stance).toBe(stance);
});

test.each([
  ['¿Cuánto cuesta?', true],
  ['cuanto cuesta', true],
  ['¿Hay estacionamiento?', true],
  ['¿Me puede decir cuánto tarda?', true],
  ['quisiera saber si hacen envíos', true],
  ['¿Me podría reservar una mesa?', false],
  ['Somos cuatro', false],
  ['cuando puedas', false],
  ['¿29?', true],
])('a question: %s', (text, asks) => expect(spanish.isQuestion(text)).toBe(asks));

test.each([
  ['no, 14', '14'],
  ['quise decir 60', '60'],
  ['60, no 16', '60'],
  ['no es Dana, sino Diana', 'Diana'],
  ['perdón, el viernes', 'el viernes'],
  ['en realidad somos 12', '12'],
])('a correction: %s', (text, meant) => {
  const range = spanish.readCorrection(text);
  expect(range && text.slice(range.start, range.end)).toBe(meant);
});

test.each([
  ['también tocino', 'add', 'tocino'],
  ['sin cebolla', 'remove', 'cebolla'],
  ['quita el tomate', 'remove', 'el tomate'],
  ['solo jamón', 'replace', 'jamón'],
  ['jamón en vez de queso', 'replace', 'jamón'],
])('a change of a list: %s', (text, op, items) => {
  const edit = spanish.readListEdit(text);
  expect(edit && [edit.op, text.slice(edit.items.start, edit.items.end)]).toEqual([op, items]);
});

test.each([
  ['déjelo como estaba', 'keep'],
  ['la anterior', 'keep'],
  ['la nueva', 'new'],
  ['la segunda opción', { position: 2 }],
  ['el último', { position: -1 }],
  ['el segundo piso', undefined],
])('of several, "%s" picks %j', (text, pick) => {
  expect(spanish.readPick(normaliseText(text))).toEqual(pick);
});

test.each([
  ['quisiera devolver un producto que compré ayer', 'es'],
  ['¿Y eso?', 'es'],
  ['¡Hola!', 'es'],
  ['no sé qué día me va mejor', 'es'],
  ['¿Cuánto tiempo tengo para devolverlo?', 'es'],
  ['José García', undefined],
  ['El Corte Inglés', undefined],
])('%s is in %s', (text, language) => expect(detectLanguage(text, 'en')).toBe(language));
