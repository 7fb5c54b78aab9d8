import { describe, expect, test } from 'vitest';
import { asked } from './asked.ts';

/** Which of several values is a slot's, by what the words before them say. */
const day = (label: string) => asked({ type: 'date', label, bias: 'future' });
const words = (found: readonly (readonly unknown[])[]) => found.map(([text]) => text);

describe('a slot that begins or ends something takes its own end', () => {
  test.each([
    ['check in date', 'I check in on May 4th and check out on May 9th', ['May 4th']],
    ['check out date', 'I check in on May 4th and check out on May 9th', ['May 9th']],
    ['check out date', 'arriving May 4th, leaving May 9th', ['May 9th']],
    ['departure date', 'arriving home is fine, leaving May 9th', ['May 9th']],
    ['return date', 'leaving on May 4th and returning the 9th', ['the 9th']],
    ['departure date', 'leaving on May 4th and returning the 9th', ['May 4th']],
    ['pickup date', 'from the 4th of May until the 10th', ['4th of May']],
    ['dropoff date', 'from the 4th of May until the 10th', ['10th']],
    ['return date', 'from the 4th to the 10th', ['10th']],
    ['start date', 'until the 10th of May', []],
    ['end date', 'change it to the 10th of May', ['10th of May']],
    ['start date', 'change it to the 10th of May', ['10th of May']],
    ['check in date', 'change the check-in to the 10th of May', ['10th of May']],
    ['check out date', 'change the check-in to the 10th of May', []],
    ['check out date', 'please change the check-out date to the 10th of May', ['10th of May']],
    ['check in date', 'please change the check-out date to the 10th of May', []],
    ['day', 'leaving on May 4th and returning May 9th', ['May 4th', 'May 9th']],
  ])('%s: %s', (label, text, expected) => {
    const found = words(day(label).find(text)).map((each) => String(each).replace(/^the /, ''));
    expect(found).toEqual(expected.map((each) => each.replace(/^the /, '')));
  });

  test('of times as of days', () => {
    const time = asked({ type: 'time', label: 'drop off time' });
    expect(words(time.find('pick it up at 9 am and drop it off at 5 pm'))).toEqual(['5 pm']);
  });

  test.each([
    ['de', 'Anreise', 'Abreise', 'ändern Sie die Abreise bitte auf den 10. Mai'],
    ['fr', "date d'arrivée", 'jour de sortie', 'décalez le check-out au 10 mai'],
    ['es', 'llegada', 'salida del hotel', 'cambie el check-out al 10 de mayo'],
    ['pt', 'entrada', 'data de saída', 'mude o check-out para 10 de maio'],
    ['ru', 'дата заезда', 'дата выезда', 'перенесите выезд на 10 мая'],
  ] as const)('what is changed to a day keeps its role: %s', (language, start, end, text) => {
    const found = (label: string) =>
      asked({ type: 'date', label, bias: 'future' }, { language }).find(text).length;
    expect([found(start), found(end)]).toEqual([0, 1]);
  });

  test.each([
    ['en', 'recipient account', 'from my current account to their savings account'],
    ['de', 'Konto des Empfängers', 'von current nach savings'],
    ['es', 'cuenta del destinatario', 'de la cuenta current a savings'],
    ['fr', 'compte du destinataire', 'du compte current vers savings'],
    ['pt', 'conta do destinatário', 'da conta current para savings'],
    ['ru', 'счёт получателя', 'с current до savings'],
  ] as const)('of two options the one that is theirs: %s', (language, label, text) => {
    const options = ['current', 'savings'].map((id) => ({ id, label: id }));
    const theirs = asked({ type: 'choice', label, options }, { language });
    const own = asked({ type: 'choice', label: 'x', options }, { language });
    expect(words(theirs.find(text))).toEqual(['savings']);
    expect(words(own.find(text))).toEqual(['current', 'savings']);
  });

  test('in Russian', () => {
    const back = asked({ type: 'date', label: 'дата возвращения' }, { language: 'ru' });
    expect(words(back.find('вылетаю 4 мая, возвращаюсь 9 мая'))).toEqual(['9 мая']);
  });
});
