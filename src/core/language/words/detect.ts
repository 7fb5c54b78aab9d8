import { detectAll } from 'tinyld';
import { retrievalWords } from '../../knowledge/knowledge-words.ts';
import { remembering } from '../../remembering.ts';
import { languages } from '../index.ts';
import { type LanguageCode, languageCodes } from '../language.ts';

/**
 * The language of a clear text, for a conversation that is in `current`; `undefined` where it is not
 * clear, or not one of ours, so that the conversation stays as it is (contract 11). Short texts,
 * names, numbers, addresses and codes are never clear: "ok" and "Dana" belong to every language.
 *
 * The script decides first, then marks that only Spanish puts before a sentence, and a greeting that
 * only one language has. Among Latin letters a library weighs the words; its lead over the next language
 * must be clear, and clearer where the words are few ("the north face"), unless several small words of
 * that language alone stand among them ("somos unas 30 personas").
 */
export function detectLanguage(text: string, current: LanguageCode): LanguageCode | undefined {
  // "Trinta e dois": a number of the current language, some of whose words others have as well.
  if (text.length < longestNumber && isNumber(text, current)) return current;
  const words = wordsOf(text.slice(0, heard));
  const cyrillic = words.filter((each) => /^\p{Script=Cyrillic}/u.test(each));
  if (cyrillic.length * 2 > words.length) return isRussian(text, cyrillic) ? 'ru' : undefined;
  if (cyrillic.length > 0) return undefined;
  if (words.length > 0 && /[¿¡]/u.test(text)) return 'es';
  return latinLanguage(words, current) ?? greetingLanguage(text, words, current);
}

function isNumber(text: string, current: LanguageCode): boolean {
  if (/\d/u.test(text)) return false;
  const [only] = languages[current].decimals(text);
  if (only === undefined) return false;
  return `${text.slice(0, only.start)}${text.slice(only.end)}`.trim() === '';
}

/** Without addresses, codes and figures, which are the same in every language. */
function wordsOf(text: string): readonly string[] {
  const tokens = text.split(/\s+/u).filter((token) => token.length <= longestWord);
  return tokens
    .filter((token) => !/[\d@/_]|[^.]\.\p{Ll}{2}/u.test(token))
    .flatMap((token) => token.replace(/[’‘]/gu, "'").match(word) ?? []);
}

/** None of our other languages has these letters; neighbours of Russian have some of their own. */
function isRussian(text: string, words: readonly string[]): boolean {
  if (/[іїєґўјљњћђџѓќѕ]/iu.test(text)) return false;
  if (words.length > 1 && words.some((each) => !isName(each))) return true;
  return languages.ru.readStance(text) !== undefined;
}

/**
 * The one language that the text greets in: "Bonjour", "Hola, ..."; "hello" is said in many, and "Hola,
 * Dana here" is English all the same.
 */
function greetingLanguage(
  text: string,
  words: readonly string[],
  current: LanguageCode,
): LanguageCode | undefined {
  const [first = ''] = text.slice(0, longestGreeting).split(/[,.!;:\n]/u, 1);
  const greets = (code: LanguageCode) => languages[code].readStance(first)?.stance === 'greeting';
  if (first.trim() === '' || greets(current)) return undefined;
  const [only, ...others] = languageCodes.filter(greets);
  if (only === undefined || others.length > 0) return undefined;
  return ownWords(words, current, only) > 0 ? undefined : only;
}

function latinLanguage(words: readonly string[], current: LanguageCode): LanguageCode | undefined {
  const [first, ...others] = words;
  const plain = [first ?? '', ...others.filter((each) => !isName(each))];
  // A word that comes twice tells no more than once.
  const different = new Set(plain.map((each) => each.toLowerCase())).size;
  if (different < fewestWords) return undefined;
  const [best, next] = weigh(plain.join(' '));
  const lead = (best?.accuracy ?? 0) - (next?.accuracy ?? 0);
  const language = languageCodes.find((code) => code === best?.lang);
  if (language === undefined || language === current) return language;
  const own = ownWords(plain, language, current);
  const most = Math.max(...languageCodes.map((code) => ownWords(plain, code, current, language)));
  const needed = different === fewestWords ? 3 * leastLead : leastLead;
  const isClear = lead >= needed || (lead > 0 && own >= most + 2);
  return isClear && own > 0 ? language : undefined;
}

/**
 * How many small words are this language's and not the current one's: "1 june, no 1 july" has none that
 * is French and not English, whatever its letters look like. None are counted of what is `besides`.
 */
function ownWords(
  words: readonly string[],
  language: LanguageCode,
  current: LanguageCode,
  besides?: LanguageCode,
): number {
  if (language === besides || (besides !== undefined && language === current)) return 0;
  const [own, others] = [language, current].map((code) => retrievalWords[code].functionWords);
  return words.filter((each) => {
    // What an apostrophe joins may be two words, "c'est", or one, "don't".
    const plain = each.toLowerCase();
    const forms = [plain, plain.replaceAll("'", ''), plain.replace(/^\p{L}+'/u, '')];
    return (
      forms.some((form) => own?.has(form) === true) && !forms.some((form) => others?.has(form))
    );
  }).length;
}

/** A turn that needs an understander is taken twice, with the same words. */
const weigh = remembering((text) => detectAll(text, { only: [...weighed] }));

/** A capital inside a sentence; "I" is none. */
function isName(each: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(each);
}

const word = /\p{L}[\p{L}\p{M}']*/gu;
/** All that people are likely to write in, so that Spanish is not taken for English. */
const weighed = ['en', 'ru', 'de', 'es', 'fr', 'pt', 'it', 'nl'];
/** In characters; a text has shown its language by then. */
const heard = 1000;
/** What is longer is more than one number. */
const longestNumber = 120;
const longestWord = 60;
const longestGreeting = 40;
const fewestWords = 3;
const leastLead = 0.05;
