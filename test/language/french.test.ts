import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';
import { asked } from '../slot-types/asked.ts';

const fr = { language: 'fr' } as const;
const french = languages.fr;

describe('values', () => {
  const day = asked({ type: 'date', label: 'Jour', bias: 'future' }, fr);
  test.each([
    ['le 15 mai', '2026-05-15'],
    ['vendredi 15 mai', '2026-05-15'],
    ['le vendredi 15/05/2026', '2026-05-15'],
    ['le quinze mai', '2026-05-15'],
    ['le 1er août', '2026-08-01'],
    ['1er aout 2026', '2026-08-01'],
    ['premier avril', '2026-04-01'],
    ['le vingt et un décembre', '2026-12-21'],
    ['jusqu’au 5 fév. 2027', '2027-02-05'],
    ['après-demain svp', '2026-03-06'],
    ['apres demain', '2026-03-06'],
    ['demain matin', '2026-03-05'],
    ['ce soir', '2026-03-04'],
    ['vendredi', '2026-03-06'],
    ['vendredi de la semaine prochaine', '2026-03-13'],
    ['dans deux semaines', '2026-03-18'],
    ['d’ici trois jours', '2026-03-07'],
    ['à Noël', '2026-12-25'],
    ['lundi de Pâques', '2026-04-06'],
    ['l’Ascension', '2026-05-14'],
  ])('day: %s', (text, value) => expect(day.read(text)).toEqual(['stated', value]));

  test.each([
    ['fin mai', '2026-05-31'],
    ['début juin', '2026-06-01'],
    ['à la mi-juin', '2026-06-15'],
    ['fin du mois', '2026-03-31'],
    ['vers le 15 mai', '2026-05-15'],
  ])('a day of ours: %s', (text, value) => expect(day.read(text)).toEqual(['derived', value]));

  test.each([['avant le 3 mai'], ['tous les lundis'], ['fête des mères'], ['peu importe']])(
    'no day: %s',
    (text) => expect(day.read(text)).toBe('none'),
  );

  const hour = asked({ type: 'time', label: 'Heure' }, fr);
  test.each([
    ['à 18h', ['stated', '18:00']],
    ['18h30', ['stated', '18:30']],
    ['18 h 30', ['stated', '18:30']],
    ['vers 20 heures pile', ['derived', '20:00']],
    ['dix-neuf heures trente', ['stated', '19:30']],
    ['7 heures et demie du soir', ['stated', '19:30']],
    ['8h du mat', ['stated', '08:00']],
    ['trois heures et quart de l’après-midi', ['stated', '15:15']],
    ['neuf heures moins le quart du matin', ['stated', '08:45']],
    ['midi', ['stated', '12:00']],
    ['midi et demi', ['stated', '12:30']],
    ['minuit', ['stated', '00:00']],
    ['à sept heures et demie', ['ambiguous', ['07:30', '19:30']]],
  ])('hour: %s', (text, reading) => expect(hour.read(text)).toEqual(reading));

  const count = asked({ type: 'integer', label: 'Personnes', unit: ['personnes', 'personne'] }, fr);
  test.each([
    ['nous serons vingt-cinq', ['stated', 25]],
    ['quatre-vingt-dix-sept', ['stated', 97]],
    ['soixante et onze', ['stated', 71]],
    ['septante-deux', ['stated', 72]],
    ['nonante', ['stated', 90]],
    ['une trentaine', ['derived', 30]],
    ['environ 30 personnes', ['derived', 30]],
    ['deux cent cinquante', ['stated', 250]],
    ['deux cents', ['stated', 200]],
    ['mille cent', ['stated', 1100]],
    ['trois mille cinq cents', ['stated', 3500]],
    ['1 200', ['stated', 1200]],
    ['1.200', ['stated', 1200]],
    ['un instant', 'none'],
  ])('count: %s', (text, reading) => expect(count.read(text)).toEqual(reading));

  const amount = asked({ type: 'money', label: 'Montant', currency: 'EUR' }, fr);
  test.each([
    ['20 euros', { amount: '20', currency: 'EUR' }],
    ['1 234,50 €', { amount: '1234.50', currency: 'EUR' }],
    ['1.234,50 €', { amount: '1234.50', currency: 'EUR' }],
    ['deux cents euros', { amount: '200', currency: 'EUR' }],
    ['deux mille francs suisses', { amount: '2000', currency: 'CHF' }],
    ['50 livres', { amount: '50', currency: 'GBP' }],
    ['un million et demi d’euros', { amount: '1500000', currency: 'EUR' }],
    ['300 dollars canadiens', { amount: '300', currency: 'CAD' }],
  ])('amount: %s', (text, value) => expect(amount.read(text)).toEqual(['stated', value]));

  test('francs alone are those of several countries', () => {
    expect(amount.read('500 francs')).toEqual(['ambiguous', expect.anything()]);
  });

  test('shown as people write', () => {
    expect(day.format('2026-05-15')).toBe('15 mai 2026');
    expect(asked({ type: 'boolean', label: 'x' }, fr).format(true)).toBe('oui');
  });
});

test.each([
  ['Oui', 'yes'],
  ['ouais', 'yes'],
  ['oui merci', 'yes'],
  ['C’est ça', 'yes'],
  ['cest bon', 'yes'],
  ['ça marche', 'yes'],
  ['ca me va', 'yes'],
  ['d’accord', 'yes'],
  ['d accord', 'yes'],
  ['bien sûr que oui', 'yes'],
  ['je veux bien', 'yes'],
  ['Non merci', 'no'],
  ['pas du tout', 'no'],
  ['c’est pas ça', 'no'],
  ['ce n’est pas juste', 'no'],
  ['pas pour le moment', 'no'],
  ['je crois que non', 'no'],
  ['sais pas', 'unsure'],
  ['je ne suis pas sûr', 'unsure'],
  ['ça dépend', 'unsure'],
  ['peut-être', 'unsure'],
  ['pas de souci avec la couleur', undefined],
  ['bonne journée', undefined],
  ['lundi', undefined],
])('an answer: %s', (text, answer) => {
  const said = normaliseText(text);
  const read = french.readAnswer(said);
  expect(read?.rest === said.length ? read.answer : undefined).toBe(answer);
});

test.each([
  ['Ça m’est égal', 'no-preference'],
  ['ca m est egal', 'no-preference'],
  ['peu importe', 'no-preference'],
  ['n’importe lequel', 'no-preference'],
  ['pas de préférence', 'no-preference'],
  ['je n’ai pas de préférence particulière', 'no-preference'],
  ['n’importe quelle couleur me va', 'no-preference'],
  ['comme vous voulez', 'no-preference'],
  ['je m’en fiche', 'no-preference'],
  ['je préfère ne pas le dire', 'refusal'],
  ['je veux pas donner mon numéro', 'refusal'],
  ['passer', 'refusal'],
  ['passons cette question', 'refusal'],
  ['ça ne vous regarde pas', 'refusal'],
  ['aucune idée', 'unknown'],
  ['jsp', 'unknown'],
  ['je ne sais plus', 'unknown'],
  ['un instant svp', 'deferral'],
  ['je dois vérifier', 'deferral'],
  ['je vous le dirai demain', 'deferral'],
  ['annuler', 'cancel'],
  ['laissez tomber', 'cancel'],
  ['on recommence depuis le début', 'reset'],
  ['revenir en arrière', 'undo'],
  ['n’envoyez pas', 'undo'],
  ['on continue', 'go-on'],
  ['je voudrais parler à quelqu’un', 'human'],
  ['un conseiller svp', 'human'],
  ['pourquoi avez-vous besoin de ça ?', 'ask-why'],
  ['pk ?', 'ask-why'],
  ['quels sont les choix ?', 'ask-options'],
  ['qu’est-ce que vous avez noté ?', 'ask-state'],
  ['qui reçoit mes données ?', 'ask-recipient'],
  ['êtes-vous un robot ?', 'ask-who'],
  ['comment ça marche ?', 'ask-help'],
  ['supprimez toutes mes données', 'forget-me'],
  ['c’est faux', 'objection'],
  ['je l’ai déjà dit', 'already-said'],
  ['je vous l’ai déjà donné', 'already-said'],
  ['merci beaucoup', 'thanks'],
  ['bonjour', 'greeting'],
  ['pas grave', 'never-mind'],
  ['euh', 'hesitation'],
  ['un portail pour nos chauffeurs', undefined],
  ['pas égal', undefined],
  ['tout de suite', undefined],
  ['tous les lundis', undefined],
])('a stance: %s', (text, stance) => {
  expect(french.readStance(normaliseText(text))?.stance).toBe(stance);
});

test.each([
  ['vingt et un', 1],
  ['mille deux cents et vingt et une', 2],
  ['du pain, du vin et du fromage', 3],
])('entries of a list: %s', (text, count) => {
  expect(french.listParts(text)).toHaveLength(count);
});

test.each([
  ['demain à 11h', 'part'],
  ['une réunion de 2h', 'bare'],
])('an hour in a sentence: %s', (text, form) => {
  expect(french.times(text)[0]?.form).toBe(form);
});

test.each([
  ['Combien ça coûte ?', true],
  ['y a-t-il un parking', true],
  ['Est-ce que c’est loin', true],
  ['Pouvez-vous me dire combien de temps cela prend ?', true],
  ['jusqu’à quand ?', true],
  ['Pourriez-vous réserver une chambre ?', false],
  ['Nous sommes quatre', false],
  ['29 ?', true],
])('a question: %s', (text, asks) => expect(french.isQuestion(normaliseText(text))).toBe(asks));

test.each([
  ['non, 14', '14'],
  ['je voulais dire 60', '60'],
  ['60, pas 16', '60'],
  ['pardon, 60', '60'],
  ['en fait c’est Diana', 'Diana'],
  ['pas Dana, mais Diana', 'Diana'],
  ['mettez plutôt 12', '12'],
  ['changer la date pour lundi', 'lundi'],
])('a correction: %s', (text, meant) => {
  const said = normaliseText(text);
  const range = french.readCorrection(said);
  expect(range && said.slice(range.start, range.end)).toBe(meant);
});

test.each([
  ['ajoutez aussi du jambon', 'add', 'jambon'],
  ['sans oignons', 'remove', 'oignons'],
  ['jambon au lieu de poulet', 'replace', 'jambon'],
])('a change to a list: %s', (text, op, items) => {
  const edit = french.readListEdit(text);
  expect(edit?.op).toBe(op);
  expect(edit && text.slice(edit.items.start, edit.items.end)).toBe(items);
});
