import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { splitQuestions } from '../../src/core/text/question-part.ts';

/** Whether the last question or request of a text wishes something else for what stands. */
function asksForChange(text: string, code: LanguageCode): boolean {
  const last = splitQuestions(text, languages[code]).at(-1);
  return last !== undefined && languages[code].asksForChange(text, last);
}

describe('behind a no, or with an instead, who asks whether something can be had wishes it', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'No, is there anything free at 10:45?'],
    ['en', 'No. Is there anything available at 4 in the evening?'],
    ['en', 'Actually, do you have a table at 8 pm?'],
    ['en', 'Is there a later slot instead, say 8 pm?'],
    ['en', "I'm sorry. I have a meeting. Can you see if there are any openings on Friday?"],
    ['en', 'No, too slow. Can you look for a train in the morning?'],
    ['de', 'Nein, können Sie nach einem Zug am Morgen suchen?'],
    ['fr', 'Non. Pouvez-vous chercher un train le matin ?'],
    ['es', 'No. ¿Puede buscar un tren por la mañana?'],
    ['pt', 'Não. Pode procurar um comboio de manhã?'],
    ['ru', 'Нет. Можете поискать поезд утром?'],
    ['de', 'Nein, gibt es noch etwas um 20 Uhr?'],
    ['de', 'Moment. Hätten Sie auch einen Tisch am Freitag?'],
    ['de', 'Nein, ginge auch Freitag?'],
    ['fr', "Non, est-ce qu'il y a quelque chose à 20 h ?"],
    ['fr', 'Désolé. Avez-vous une table vendredi ?'],
    ['fr', 'Y a-t-il quelque chose à 20 h à la place ?'],
    ['es', 'No, ¿hay algo a las 20:00?'],
    ['es', 'Perdón. ¿Tendrían una mesa el viernes?'],
    ['es', 'No, ¿sería posible el viernes?'],
    ['pt', 'Não, há alguma coisa às 20h?'],
    ['pt', 'Desculpe. Teriam uma mesa na sexta?'],
    ['pt', 'Não, seria possível na sexta?'],
    ['ru', 'Нет, а есть что-нибудь в 20:00?'],
    ['ru', 'Извините. Можно на пятницу?'],
    ['ru', 'Нет, найдётся место на пятницу?'],
  ])('%s %s', (code, text) => {
    expect(asksForChange(text, code)).toBe(true);
  });
});

describe('a question alone asks, and so does one about something else', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Is there anything at 8 pm?'],
    ['en', 'Can you look for a train in the morning?'],
    ['en', 'Perfect. Is there a train at 8 pm?'],
    ['en', 'No, what does it cost on Friday?'],
    ['en', 'Sorry, why at 8 pm?'],
    ['de', 'Gibt es etwas um 20 Uhr?'],
    ['de', 'Nein, was kostet das am Freitag?'],
    ['fr', 'Y a-t-il quelque chose à 20 h ?'],
    ['fr', 'Non, combien ça coûte vendredi ?'],
    ['es', '¿Hay algo a las 20:00?'],
    ['es', 'No, ¿cuánto cuesta el viernes?'],
    ['pt', 'Há alguma coisa às 20h?'],
    ['pt', 'Não, quanto custa na sexta?'],
    ['ru', 'Есть что-нибудь в 20:00?'],
    ['ru', 'Нет, сколько стоит в пятницу?'],
  ])('%s %s', (code, text) => {
    expect(asksForChange(text, code)).toBe(false);
  });
});
