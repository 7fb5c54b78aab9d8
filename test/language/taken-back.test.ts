import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);
/** Monday. */
const nowMs = Date.parse('2026-11-30T09:30:00Z');
const day: CaseSlot = { id: 'day', type: 'date', description: 'Day of the visit' };
const city: CaseSlot = { id: 'city', type: 'city', description: 'City' };
const people: CaseSlot = { id: 'group', type: 'integer', description: 'Number of people' };
const price: CaseSlot = { id: 'price', type: 'money', description: 'Price' };
const hour: CaseSlot = { id: 'hour', type: 'time', description: 'Hour' };

async function held(text: string, language: LanguageCode, slot: CaseSlot): Promise<unknown> {
  const flow = await flowOf(slot === day ? [day, city] : [slot], language);
  const pending = { about: 'slots', asked: [slot.id], attempt: 'first' } as const;
  const { slots } = await hear(text, { flow, language, nowMs, pending });
  const state = slots[slot.id];
  return state && 'value' in state ? state.value : undefined;
}

describe('a value that is said not to do is none', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Thursday doesn’t work'],
    ['en', 'Thursday is too early for us'],
    ['en', 'I can’t do Thursday'],
    ['en', 'any day but Thursday'],
    ['en', 'not on the 9th'],
    ['es', 'el jueves no puedo'],
    ['es', 'el jueves no'],
    ['es', 'el 9 de diciembre es demasiado pronto'],
    ['fr', 'jeudi je ne peux pas'],
    ['fr', 'jeudi ça ne va pas'],
    ['fr', 'le 9 décembre c’est trop tôt'],
    ['pt', 'quinta não posso'],
    ['pt', 'dia 9 não'],
    ['pt', '9 de dezembro é cedo demais'],
    ['de', 'am Donnerstag kann ich nicht'],
    ['de', 'Donnerstag passt mir leider nicht'],
    ['de', 'Donnerstag ist zu früh'],
    ['ru', 'в четверг не могу'],
    ['ru', 'четверг мне не подходит'],
    ['ru', '9 декабря слишком рано'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, day)).toBeUndefined();
  });

  test.each<[LanguageCode, string]>([
    ['en', '450 euros is too expensive'],
    ['es', '450 euros es demasiado'],
    ['fr', '450 euros c’est trop cher'],
    ['pt', '450 euros é caro demais'],
    ['de', '450 Euro sind mir zu viel'],
    ['ru', '450 евро слишком дорого'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, price)).toBeUndefined();
  });
});

describe('and what is said to do instead stands', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Thursday doesn’t work, Friday does'],
    ['es', 'el jueves no puedo, el viernes sí'],
    ['fr', 'jeudi je ne peux pas, vendredi oui'],
    ['de', 'am Donnerstag kann ich nicht, Freitag geht'],
    ['ru', 'в четверг не могу, в пятницу могу'],
    ['de', 'ich kann am Freitag'],
    ['en', 'Friday isn’t bad'],
    ['es', 'el viernes no hay problema'],
    ['fr', 'vendredi pas de souci'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, day)).toBe('2026-12-04');
  });
});

describe('when somebody will answer is no answer', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'I’ll know more in three days'],
    ['en', 'on Thursday I’ll let you know'],
    ['es', 'te lo digo el jueves'],
    ['es', 'el jueves te confirmo'],
    ['fr', 'je vous rappelle jeudi'],
    ['fr', 'jeudi je vous confirme'],
    ['pt', 'eu aviso na quinta'],
    ['pt', 'daqui a três dias eu sei'],
    ['de', 'ich sage Ihnen am Donnerstag Bescheid'],
    ['de', 'am Donnerstag weiß ich mehr'],
    ['ru', 'смогу сказать в четверг'],
    ['ru', 'в четверг мы решим'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, day)).toBeUndefined();
  });
});

describe('a day that is told of is not the one that is planned', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'I was born on 9 June'],
    ['es', 'nací el 9 de junio'],
    ['fr', 'je suis née le 9 juin'],
    ['pt', 'nasci em 9 de junho'],
    ['ru', 'я родилась 9 июня'],
    ['en', 'Merry Christmas'],
    ['es', 'feliz Navidad'],
    ['fr', 'joyeux Noël'],
    ['pt', 'feliz Natal'],
    ['de', 'Frohe Weihnachten'],
    ['en', 'Easter Island'],
    ['es', 'la isla de Pascua'],
    ['fr', 'l’île de Pâques'],
    ['pt', 'a ilha de Páscoa'],
    ['ru', 'остров Пасхи'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, day)).toBeUndefined();
  });
});

describe('a number that counts only some, or an hour, counts no people', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'a party of 14 but only 9 are coming'],
    ['es', 'un grupo de 14, pero solo vienen 9'],
    ['fr', 'un groupe de 14 mais on ne sera que 9'],
    ['pt', 'um grupo de 14 mas só vão 9'],
    ['de', 'eine Gruppe von 14, aber nur 9 kommen'],
    ['es', 'mesa para las 9'],
    ['pt', 'mesa para as 9'],
    ['fr', 'une table pour 21 heures'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, people)).toBeUndefined();
  });
});

describe('the hour of another place is not that of the person', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'at 15:30 Tokyo time'],
    ['es', 'a las 15:30 hora de Tokio'],
    ['fr', 'à 15h30 heure de Tokyo'],
    ['pt', 'às 15h30 horário de Tóquio'],
    ['de', 'um 15:30 Uhr New Yorker Zeit'],
    ['ru', 'в 15:30 по токийскому времени'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, hour)).toBeUndefined();
  });
});

describe('an amount that is not to be paid is none', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'I’d never spend 650 euros'],
    ['en', 'don’t charge us 650'],
    ['en', 'no way I’m paying 650'],
    ['es', 'ni en sueños gasto 650 euros'],
    ['es', 'no me cobren 650'],
    ['fr', 'jamais nous ne paierons 650 euros'],
    ['fr', 'pas question de mettre 650'],
    ['pt', 'nem em sonhos pago 650 euros'],
    ['pt', 'não cobrem 650'],
    ['de', 'nie im Leben zahle ich 650 Euro'],
    ['de', 'keinesfalls geben wir 650 Euro'],
    ['ru', 'не платите 650 евро'],
    ['ru', 'ни за что не отдал бы 650'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, price)).toBeUndefined();
  });
});

describe('full agreement is no number', () => {
  const count: CaseSlot = { id: 'count', type: 'number', description: 'Count' };

  test.each<[LanguageCode, string]>([
    ['en', 'a hundred percent'],
    ['en', '100% sure'],
    ['es', 'cien por ciento de acuerdo'],
    ['es', 'estoy al cien por cien'],
    ['fr', 'd’accord à cent pour cent'],
    ['fr', 'cent pour cent partant'],
    ['pt', 'cem por cento certo'],
    ['pt', 'concordo a cem por cento'],
    ['de', 'hundert Prozent einverstanden'],
    ['de', 'zu hundert Prozent'],
    ['ru', 'сто процентов'],
    ['ru', 'согласна на сто процентов'],
  ])('%s: %s', async (language, text) => {
    for (const slot of [price, people, count]) {
      expect(await held(text, language, slot)).toBeUndefined();
    }
  });
});

describe('a bound is no day and no hour', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'not before the 9th'],
    ['en', 'no earlier than the 9th'],
    ['es', 'no antes del 9'],
    ['fr', 'pas avant le 9'],
    ['pt', 'não antes do dia 9'],
    ['de', 'nicht vor dem 9.'],
    ['de', 'frühestens am 9.'],
    ['ru', 'не раньше 9 декабря'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, day)).toBeUndefined();
  });

  test.each<[LanguageCode, string]>([
    ['en', 'not before 8 pm'],
    ['es', 'no antes de las 20:00'],
    ['fr', 'pas avant 20h'],
    ['pt', 'não antes das 20h'],
    ['de', 'nicht vor 20 Uhr'],
    ['ru', 'не раньше 20:00'],
  ])('%s: %s', async (language, text) => {
    expect(await held(text, language, hour)).toBeUndefined();
  });
});
