import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';
import { asked } from '../slot-types/asked.ts';

const pt = { language: 'pt' } as const;
const portuguese = languages.pt;

describe('values', () => {
  const day = asked({ type: 'date', label: 'dia', bias: 'future' }, pt);
  test.each([
    ['15 de maio', '2026-05-15'],
    ['no dia 15 de maio de 2026', '2026-05-15'],
    ['sexta-feira, 15/05/2026', '2026-05-15'],
    ['sexta, 15 de maio', '2026-05-15'],
    ['1º de junho', '2026-06-01'],
    ['primeiro de abril', '2026-04-01'],
    ['dia doze de marco', '2026-03-12'],
    ['vinte e três de maio de dois mil e vinte e seis', '2026-05-23'],
    ['dia 20', '2026-03-20'],
    ['hoje', '2026-03-04'],
    ['amanhã de manhã', '2026-03-05'],
    ['amanha', '2026-03-05'],
    ['depois de amanhã por favor', '2026-03-06'],
    ['na sexta', '2026-03-06'],
    ['sexta da semana que vem', '2026-03-13'],
    ['daqui a duas semanas', '2026-03-18'],
    ['em três dias', '2026-03-07'],
    ['véspera de natal', '2026-12-24'],
    ['sexta-feira santa', '2026-04-03'],
    ['Páscoa', '2026-04-05'],
    ['quarta-feira de cinzas de 2027', '2027-02-10'],
  ])('day: %s', (text, value) => expect(day.read(text)).toEqual(['stated', value]));

  test.each([['antes de 3 de maio'], ['todas as sextas'], ['tanto faz'], ['dez']])(
    'no day: %s',
    (text) => expect(day.read(text)).toBe('none'),
  );

  const hour = asked({ type: 'time', label: 'hora' }, pt);
  test.each([
    ['às 18 horas', ['stated', '18:00']],
    ['18h30', ['stated', '18:30']],
    ['19h', ['stated', '19:00']],
    ['sete e meia da noite', ['stated', '19:30']],
    ['três e um quarto da tarde', ['stated', '15:15']],
    ['quinze para as nove da manhã', ['stated', '08:45']],
    ['nove menos um quarto da manha', ['stated', '08:45']],
    ['8 da manhã', ['stated', '08:00']],
    ['ao meio-dia', ['stated', '12:00']],
    ['meio-dia e meia', ['stated', '12:30']],
    ['às sete e meia', ['ambiguous', ['07:30', '19:30']]],
  ])('hour: %s', (text, reading) => expect(hour.read(text)).toEqual(reading));

  const count = asked({ type: 'integer', label: 'pessoas', unit: ['pessoas', 'pessoa'] }, pt);
  test.each([
    ['vinte e cinco', ['stated', 25]],
    ['três pessoas', ['stated', 3]],
    ['tres', ['stated', 3]],
    ['umas trinta', ['derived', 30]],
    ['duzentas e cinquenta', ['stated', 250]],
    ['cento e vinte e uma pessoas', ['stated', 121]],
    ['mil e duzentos', ['stated', 1200]],
    ['1.200', ['stated', 1200]],
    ['três mil quinhentos e quarenta', ['stated', 3540]],
    ['dois milhões trezentos mil', ['stated', 2300000]],
    ['um milhão e meio', ['stated', 1500000]],
    ['meia dúzia', ['stated', 6]],
    ['um momento', 'none'],
    ['somos muitos', 'none'],
  ])('count: %s', (text, reading) => expect(count.read(text)).toEqual(reading));

  const amount = asked({ type: 'money', label: 'valor', currency: 'EUR' }, pt);
  test.each([
    ['20 euros', { amount: '20', currency: 'EUR' }],
    ['1.234,50 €', { amount: '1234.50', currency: 'EUR' }],
    ['R$ 1.500,00', { amount: '1500', currency: 'BRL' }],
    ['dois mil reais', { amount: '2000', currency: 'BRL' }],
    ['5 mil kwanzas', { amount: '5000', currency: 'AOA' }],
    ['50 libras', { amount: '50', currency: 'GBP' }],
    ['20 mil', { amount: '20000', currency: 'EUR' }],
  ])('amount: %s', (text, value) => expect(amount.read(text)).toEqual(['stated', value]));

  const length = asked({ type: 'duration', label: 'duração' }, pt);
  test.each([
    ['meia hora', 'PT30M'],
    ['uma hora e meia', 'PT1H30M'],
    ['duas semanas', 'P14D'],
  ])('length: %s', (text, value) => expect(length.read(text)).toEqual(['stated', value]));

  test('shown as people write', () => {
    expect(day.format('2026-05-15')).toBe('15 de maio de 2026');
    expect(asked({ type: 'boolean', label: 'x' }, pt).format(true)).toBe('sim');
  });
});

test.each([
  ['Sim', 'yes'],
  ['sim, claro', 'yes'],
  ['Está certo', 'yes'],
  ['ta bom', 'yes'],
  ['pode ser', 'yes'],
  ['isso mesmo', 'yes'],
  ['aham', 'yes'],
  ['blz', 'yes'],
  ['Não, obrigado', 'no'],
  ['nao', 'no'],
  ['agora não', 'no'],
  ['não está certo', 'no'],
  ['de jeito nenhum', 'no'],
  ['nem pensar', 'no'],
  ['não sei', 'unsure'],
  ['sei lá', 'unsure'],
  ['depende', 'unsure'],
  ['sem problema com a cor', undefined],
  ['não só a cor', undefined],
  ['segunda', undefined],
])('an answer: %s', (text, answer) => {
  const read = portuguese.readAnswer(normaliseText(text));
  expect(read?.rest === text.length ? read.answer : undefined).toBe(answer);
});

test.each([
  ['Tanto faz', 'no-preference'],
  ['para mim é indiferente', 'no-preference'],
  ['não tenho preferência', 'no-preference'],
  ['nao tenho preferencia', 'no-preference'],
  ['qualquer cor serve', 'no-preference'],
  ['você decide', 'no-preference'],
  ['prefiro não dizer', 'refusal'],
  ['não quero responder', 'refusal'],
  ['pular', 'refusal'],
  ['saltar esta pergunta', 'refusal'],
  ['não faço ideia', 'unknown'],
  ['isso eu não sei', 'unknown'],
  ['n sei', 'unknown'],
  ['um momento por favor', 'deferral'],
  ['peraí', 'deferral'],
  ['preciso verificar primeiro', 'deferral'],
  ['tenho de falar com o meu chefe', 'deferral'],
  ['depois eu digo', 'deferral'],
  ['cancelar', 'cancel'],
  ['quero cancelar o pedido', 'cancel'],
  ['começar de novo', 'reset'],
  ['desfazer', 'undo'],
  ['quero falar com uma pessoa', 'human'],
  ['posso falar com um atendente?', 'human'],
  ['por que precisa disso?', 'ask-why'],
  ['pra que vc quer saber isso?', 'ask-why'],
  ['quais são as opções?', 'ask-options'],
  ['quem vê os meus dados?', 'ask-recipient'],
  ['o que já tem anotado?', 'ask-state'],
  ['você é um robô?', 'ask-who'],
  ['és um bot?', 'ask-who'],
  ['ajuda', 'ask-help'],
  ['apague os meus dados', 'forget-me'],
  ['já disse isso', 'already-said'],
  ['já lhe respondi', 'already-said'],
  ['muito obrigado', 'thanks'],
  ['bom dia', 'greeting'],
  ['oi', 'greeting'],
  ['hum', 'hesitation'],
  ['um portal para os nossos motoristas', undefined],
  ['não é indiferente', undefined],
])('a stance: %s', (text, stance) => {
  expect(portuguese.readStance(normaliseText(text))?.stance).toBe(stance);
});

test.each([
  ['Quanto custa isso?', true],
  ['Tem estacionamento?', true],
  ['vocês aceitam cartão', true],
  ['Pode me dizer quanto tempo demora?', true],
  ['Podia reservar um quarto?', false],
  ['Somos quatro', false],
  ['é a Dana', false],
  ['29?', true],
])('a question: %s', (text, asks) => expect(portuguese.isQuestion(text)).toBe(asks));

test.each([
  ['não, 14', '14'],
  ['quis dizer 60', '60'],
  ['queria dizer 60', '60'],
  ['60, não 16', '60'],
  ['não Dana, mas sim Diana', 'Diana'],
])('a correction: %s', (text, meant) => {
  const range = portuguese.readCorrection(text);
  expect(range && text.slice(range.start, range.end)).toBe(meant);
});
