import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

/** A change that is asked for in the form of a question, and what is meant now. */
const requests: Readonly<Record<LanguageCode, readonly (readonly [string, string])[]>> = {
  en: [
    ['can you change it to 7 pm?', '7 pm'],
    ['could we move it to Friday?', 'Friday'],
    ['can I switch to the 14th?', 'the 14th'],
    ['is it possible to change it to Berlin?', 'Berlin'],
    ['would you mind changing it to 7 pm?', '7 pm'],
    ['can you make that 3 rooms?', '3 rooms'],
    ['could we push it to 8 pm', '8 pm'],
  ],
  de: [
    ['können Sie es auf 19 Uhr ändern?', '19 Uhr'],
    ['können wir das auf Freitag verschieben?', 'Freitag'],
    ['kann ich auf den 14. wechseln?', '14'],
    ['ist es möglich, es auf Berlin zu ändern?', 'Berlin'],
    ['könnten Sie den Termin bitte auf den 15. Mai verlegen?', '15. Mai'],
    ['ich möchte das Datum auf den 15. Mai ändern', '15. Mai'],
  ],
  fr: [
    ['pouvez-vous le changer pour 19h ?', '19h'],
    ['peut-on décaler à vendredi ?', 'vendredi'],
    ['est-il possible de changer pour Berlin ?', 'Berlin'],
    ['pourriez-vous déplacer le rendez-vous au 15 mai ?', '15 mai'],
    ['je voudrais changer la date au 15 mai', '15 mai'],
  ],
  es: [
    ['¿puede cambiarlo a las 19:00?', 'las 19:00'],
    ['¿podemos pasarlo al viernes?', 'viernes'],
    ['¿se puede cambiar al viernes?', 'viernes'],
    ['¿es posible cambiarlo a Berlín?', 'Berlín'],
    ['¿puedo cambiar la fecha al 15 de mayo?', '15 de mayo'],
  ],
  pt: [
    ['podemos passar para sexta?', 'sexta'],
    ['dá para mudar para sexta?', 'sexta'],
    ['é possível mudar para Berlim?', 'Berlim'],
    ['poderia alterar a data para 15 de maio?', '15 de maio'],
    ['quero mudar a data para 15 de maio', '15 de maio'],
  ],
  ru: [
    ['можете поменять на 19:00?', '19:00'],
    ['можно перенести на пятницу?', 'пятницу'],
    ['возможно ли изменить на 15 мая?', '15 мая'],
    ['не могли бы вы перенести встречу на 15 мая?', '15 мая'],
    ['хочу поменять дату на 15 мая', '15 мая'],
  ],
};

describe.each(Object.entries(requests))(
  'a change that is asked for is a correction: %s',
  (code, table) => {
    const { isQuestion, readCorrection } = languages[code as LanguageCode];
    test.each(table)('%s', (text, meant) => {
      const range = readCorrection(text);
      expect(isQuestion(text)).toBe(false);
      expect(range && text.slice(range.start, range.end)).toBe(meant);
    });
  },
);

describe('what only asks about a change stays a question', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Can you tell me how I change it to Friday?'],
    ['en', 'How do I change it to 7 pm?'],
    ['en', 'What does it cost to change it to Friday?'],
    ['de', 'Was kostet es, das auf Freitag zu verschieben?'],
    ['fr', 'Combien coûte de décaler à vendredi ?'],
    ['es', '¿Cuánto cuesta cambiarlo al viernes?'],
    ['pt', 'Quanto custa mudar para sexta?'],
    ['ru', 'Сколько стоит перенести на пятницу?'],
  ])('%s %s', (code, text) => {
    expect(languages[code].isQuestion(text)).toBe(true);
  });
});

describe('what is objected to may be named', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'the date is wrong', 'date'],
    ['de', 'das Datum ist falsch', 'Datum'],
    ['de', 'der Ort stimmt nicht', 'Ort'],
    ['de', 'ich möchte das Datum ändern', 'Datum'],
    ['fr', 'la date est fausse', 'date'],
    ['fr', "la date n'est pas bonne", 'date'],
    ['fr', 'je voudrais changer la date', 'date'],
    ['es', 'la fecha está mal', 'fecha'],
    ['es', 'quiero cambiar la fecha', 'fecha'],
    ['pt', 'a data está errada', 'data'],
    ['pt', 'a data não está certa', 'data'],
    ['pt', 'quero mudar a data', 'data'],
    ['ru', 'дата неверная', 'дата'],
  ])('%s %s', (code, text, about) => {
    expect(languages[code].readStance(text)).toEqual({ stance: 'objection', about });
  });
});
