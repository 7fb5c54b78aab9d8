import type { LanguageCode } from '../language.ts';
import { blankPatterns, fillAt, indexIn, wordBlank } from '../words/blanks.ts';
import { patterns, skipAll } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';

/**
 * The language that the whole text wishes the conversation to be in ("can we speak English?", "auf
 * Deutsch bitte"), whatever language it says so in; `other` for one without fixed wording. The bare
 * name of a language wishes nothing: it may be an answer.
 */
export function readLanguageWish(text: string): LanguageCode | 'other' | undefined {
  const said = spoken(text);
  if (said.words.length > longestWish) return undefined;
  const first = skipAll(said, 0, padding);
  const filled = fillAt(said, first, wishes);
  if (filled === undefined || skipAll(said, filled.to, padding) < said.words.length) {
    return undefined;
  }
  return codes[indexIn(named, filled.blanks.language) ?? -1];
}

const names: Readonly<Record<LanguageCode | 'other', string>> = {
  en: '(english|английском|английски|английский|английского|englisch|inglés|ingles|anglais|inglês|inglese)',
  ru: '(russian|русском|русски|русский|russisch|ruso|russe|russo)',
  de: '(german|deutsch|deutsche|немецком|немецки|немецкий|alemán|aleman|allemand|alemão|tedesco)',
  es: '(spanish|español|espanol|castellano|castilian|spanisch|испанском|испански|испанский|espagnol|espanhol|spagnolo)',
  pt: `(portuguese|português|portugues|portugiesisch|португальском|португальски|portugués|portugais|
    portoghese)`,
  fr: '(french|français|francais|française|französisch|французском|французски|французский|francés|frances|francês|francese)',
  other: `(italian|
    italiano|italienisch|итальянском|итальянски|ukrainian|українською|украинском|украински|polish|
    polski|польском|польски|dutch|nederlands|turkish|türkçe|турецком|chinese|китайском|japanese|
    arabic|hindi|hebrew|greek|czech|swedish|danish|norwegian|finnish)`,
};
const codes = ['en', 'ru', 'de', 'es', 'fr', 'pt', 'other'] as const;
const named = patterns(codes.map((code) => names[code]));

const wishes = blankPatterns(
  [
    `(can|could|may|shall) (we|you|i) [please] [(speak|talk|chat|write|switch|change|continue|use|answer|reply|
      do this|go on|have this)] [(to|in)] <language> ?`,
    '(do|can|could) you (speak|know|understand|talk|write) <language> ?',
    "(let's|please|i want to|i'd like to|i'd prefer to|i would prefer to|i prefer to) (speak|talk|chat|write|switch|change|continue|use|answer|reply|go on) [(to|in)] <language>",
    '(speak|talk|switch to|answer in|reply in|write in|continue in|change to) <language>',
    '(speak|write|answer) in <language>',
    'i (only|just) (speak|understand) <language>',
    '[in] <language> (please|pls|plz|bitte|por favor|svp|пожалуйста)',
    'please [in] <language>',
    `(можно|давай|давайте|можем|могли бы|хочу|лучше|перейдем|пожалуйста) [(мы|вы|ты|говорить|общаться|перейти|
      перейдем|писать|продолжить|поговорить|говорить с вами)] [(на|по)] <language> [(язык|языке|языком|говорить|общаться|
      писать)] ?`,
    '(говорите|говори|пиши|пишите|отвечай|отвечайте|перейдите|перейди|говоришь|пишешь) (на|по) <language> [языке] ?',
    '(вы|ты) (говорите|говоришь|понимаете|понимаешь|знаете|умеете|можете|можешь) [(на|по)] <language> [языке] ?',
    '(по|на) <language> [языке] (пожалуйста|можно|плиз) ?',
    '[(können wir|bitte|kannst du|können sie|sprechen sie|sprichst du)] auf <language> [(bitte|sprechen|schreiben)] ?',
    '(sprechen sie|sprichst du|kannst du|können sie) <language> ?',
    '(hablas|habla|hablan|fala|falas|parlez vous|tu parles|vous parlez|parla|parli) <language> ?',
    '(podemos|puedes|puede|podes|pode|peut on|on peut|pouvez vous) [(hablar|falar|parler|escribir)] (en|em) <language> ?',
    '(en|em) <language> [(por favor|svp|sil vous plaît|sil te plaît)] ?',
  ],
  () => ({ language: wordBlank(Object.values(names)) }),
);

const padding = patterns([
  '(hi|hello|hey|sorry|ok|okay|please|thanks|thank you|привет|здравствуйте|извините|простите|а|ну|пожалуйста|спасибо|hallo|hola|bonjour|bitte|¿|¡)',
]);

/** In words. */
const longestWish = 14;
