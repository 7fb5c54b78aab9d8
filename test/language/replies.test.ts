import { describe, expect, test } from 'vitest';
import { readLanguageWish } from '../../src/core/language/answers/language-wish.ts';
import { languages } from '../../src/core/language/index.ts';
import { type LanguageCode, languageCodes } from '../../src/core/language/language.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';

const approvals: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    ...[
      'yes',
      'yes please',
      'yep',
      'ok',
      'okay',
      'sure',
      'send it',
      'go ahead',
      'do it',
      'confirm',
    ],
    ...['confirmed', 'correct', "that's right", 'looks good', 'all good', 'approved', '👍'],
    ...['Yes, send it, thanks!', 'ok go ahead'],
  ],
  ru: [
    ...['да', 'отправляй', 'ага отправляй', 'подтверждаю', 'всё верно', 'давай', 'ок'],
    ...['да, отправляйте, спасибо', 'Да, всё верно!'],
  ],
  de: [
    ...[
      'ja',
      'ja bitte',
      'ok',
      'abschicken',
      'schick es ab',
      'bestätigt',
      'alles richtig',
      'passt',
    ],
    ...['Ja, bitte abschicken, danke!', 'stimmt so', '👍'],
  ],
  pt: [
    ...['sim', 'sim por favor', 'ok', 'pode enviar', 'envia', 'confirmo', 'tudo certo', 'está bem'],
    ...['Sim, pode enviar, obrigado!', 'manda ver', 'perfeito', '👍'],
  ],
  es: [
    ...['sí', 'si', 'sí por favor', 'ok', 'envíelo', 'enviar', 'confirmo', 'todo correcto', 'dale'],
    ...['Sí, envíelo, ¡gracias!', 'está bien', 'esta bien', 'adelante', 'mándalo ya', '👍'],
  ],
  fr: [
    ...['oui', 'oui svp', 'ok', 'envoyez', 'vous pouvez envoyer', 'je confirme', 'allez-y'],
    ...['c’est bon', 'tout est juste', 'ça me va', 'cest parfait', 'Oui, envoyez, merci !', '👍'],
  ],
};

const others: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    ...[
      '"yes"',
      "'yes'",
      'yes?',
      'yes...',
      'yes…',
      'i think so',
      'I guess',
      'why not',
      'no problem',
    ],
    ...['yes if it is free', 'yes but wait', 'yes, after lunch', "don't send it", 'ok, no', 'no'],
    ...['', 'please', 'thanks', 'send it tomorrow', 'not correct', 'he said yes'],
  ],
  ru: [
    ...[
      'кажется да',
      'наверное',
      'наверное да',
      'не отправляй',
      'да?',
      'да…',
      '«да»',
      'почему нет',
    ],
    ...['да, если бесплатно', 'да нет', 'не верно', 'отправляй завтра', 'пожалуйста'],
  ],
  de: [
    ...['vielleicht', 'ich glaube ja', 'ja?', 'ja…', '„ja“', 'nicht abschicken', 'nein', 'bitte'],
    ...['ja, wenn es nichts kostet', 'ja aber warte', 'nicht richtig', 'morgen abschicken'],
  ],
  pt: [
    ...['talvez', 'acho que sim', 'sim?', 'sim…', '“sim”', 'não enviar', 'não', 'por favor'],
    ...['sim, se for grátis', 'sim mas espera', 'não está certo', 'enviar amanhã'],
  ],
  es: [
    ...['quizás', 'creo que sí', '¿sí?', 'sí...', '“sí”', 'no lo envíe', 'no', 'por favor'],
    ...['sí, si es gratis', 'si es gratis', 'sí pero espere', 'no es correcto', 'envíelo mañana'],
  ],
  fr: [
    ...['peut-être', 'je crois que oui', 'oui ?', 'oui…', '« oui »', 'n’envoyez pas', 'non'],
    ...['oui, si c’est gratuit', 'oui mais attendez', 'pas juste', 'envoyez demain', 'merci'],
  ],
};

describe.each(languageCodes)('whether something may be sent, in %s', (code) => {
  const { isApproval } = languages[code];
  test.each(approvals[code])('yes: %s', (text) => {
    expect(isApproval(normaliseText(text))).toBe(true);
  });
  test.each(others[code])('not clearly: %s', (text) => {
    expect(isApproval(normaliseText(text))).toBe(false);
  });
});

test.each<[LanguageCode, string, unknown]>([
  ['en', 'keep it', 'keep'],
  ['en', 'no, keep it please', 'keep'],
  ['en', 'keep 500', 'keep'],
  ['en', 'the old one', 'keep'],
  ['en', 'leave it', 'keep'],
  ['en', 'neither', 'keep'],
  ['en', 'change it', 'new'],
  ['en', 'The new one, please', 'new'],
  ['en', 'the second one', { position: 2 }],
  ['en', 'first', { position: 1 }],
  ['en', 'option 3', { position: 3 }],
  ['en', 'the last one', { position: -1 }],
  ['en', 'change it to 600', undefined],
  ['en', 'the old one?', undefined],
  ['en', 'the second floor', undefined],
  ['en', 'keep in mind, it is 5', undefined],
  ['en', 'yes', undefined],
  ['en', '', undefined],
  ['ru', 'оставь', 'keep'],
  ['ru', 'не важно, оставь', 'keep'],
  ['ru', 'оставь 500', 'keep'],
  ['ru', 'старое', 'keep'],
  ['ru', 'меняй', 'new'],
  ['ru', 'да, поменять', 'new'],
  ['ru', 'новую', 'new'],
  ['ru', 'первое', { position: 1 }],
  ['ru', 'второе', { position: 2 }],
  ['ru', 'последнее', { position: -1 }],
  ['ru', 'новый сайт', undefined],
  ['ru', 'второе июня', undefined],
])('%s: of the old and the new, "%s" picks %j', (code, text, pick) => {
  expect(languages[code].readPick(normaliseText(text))).toEqual(pick);
});

test.each([
  ['can we speak english?', 'en'],
  ['in english please', 'en'],
  ['можно по-английски?', 'en'],
  ['можно по-русски?', 'ru'],
  ['давайте по-русски', 'ru'],
  ['can you switch to Russian?', 'ru'],
  ['auf deutsch bitte', 'de'],
  ['do you speak german?', 'de'],
  ['podemos falar em português?', 'pt'],
  ['em portugues por favor', 'pt'],
  ['¿hablas español?', 'es'],
  ['en español por favor', 'es'],
  ['English', undefined],
  ['the site is in English and German', undefined],
  ['I speak English at work', undefined],
  ['can we speak to a manager?', undefined],
])('"%s" wishes the conversation to be in %s', (text, wish) => {
  expect(readLanguageWish(normaliseText(text))).toBe(wish);
});

test.each<[LanguageCode, string, readonly [string, string] | undefined]>([
  ['en', '12... no 13', ['12', '13']],
  ['en', '1 june. no 1 july', ['1 june', '1 july']],
  ['en', '60, sorry 16', ['60', '16']],
  ['en', '12, oh no, sorry, 13', ['12', '13']],
  ['en', '12 or rather 13', ['12', '13']],
  ['en', '12, no 13, no 14', ['12, no 13', '14']],
  ['en', 'no, 13', undefined],
  ['en', 'no 13', undefined],
  ['en', '12, no', undefined],
  ['en', '12, no thanks', undefined],
  ['en', 'cancel my order 55', undefined],
  ['en', 'there is no 13', undefined],
  ['ru', '12... нет 13', ['12', '13']],
  ['ru', '60, точнее 16', ['60', '16']],
  ['ru', '60 точнее 16', ['60', '16']],
  ['ru', 'не 13', undefined],
  ['ru', 'у нас нет 13', undefined],
])('%s: the correction inside "%s"', (code, text, parts) => {
  const said = normaliseText(text);
  const split = languages[code].splitCorrection(said);
  const words = split && [split.wrong, split.meant].map(({ start, end }) => said.slice(start, end));
  expect(words).toEqual(parts);
});

test.each<[LanguageCode, string, readonly string[]]>([
  ['en', 'im dana', ['dana']],
  ['en', 'dana here, northwind ltd', ['dana', 'northwind ltd']],
  ['en', 'Dana (Northwind)', ['Dana', 'Northwind']],
  ['en', 'dana from northwind 👋', ['dana', 'northwind']],
  ['en', "I'm dana w/ northwind", ['dana', 'northwind']],
  ['en', 'Dana', []],
  ['en', 'im ready', []],
  ['en', 'we need 5', []],
  ['en', 'the order is from amazon', []],
  ['ru', 'дана из нортвинд', ['дана', 'нортвинд']],
  ['ru', 'дана, ооо ромашка', ['дана', 'ооо ромашка']],
  ['ru', 'привет, я сема', ['сема']],
  ['ru', 'зовите Лёша', ['Лёша']],
  ['ru', 'нужен сайт', []],
])('%s: asked for names, "%s" gives %j', (code, text, names) => {
  const said = normaliseText(text);
  const found = languages[code].readIntroduction(said);
  expect(found.map(({ start, end }) => said.slice(start, end))).toEqual(names);
});
