import type { Language, LanguageCode } from '../language.ts';

/** Makes what tells that words take a value away again, or speak of what was. */
export function exclusionReader(
  code: LanguageCode,
): Pick<
  Language,
  'exceptionAt' | 'holdsException' | 'tellsOfBefore' | 'isUnfit' | 'isEveOf' | 'countedFrom'
> {
  const excepts = new RegExp(`^[\\s,–—-]*(?:${exceptions[code]}|${denials[code]})${border}`, 'iu');
  const inside = new RegExp(`\\s(?:${exceptions[code]})${border}`, 'iu');
  const before = new RegExp(`(?<![\\p{L}\\p{N}])(?:${past[code]})${border}`, 'iu');
  const bad = new RegExp(`^\\s(?:${unfit[code]})${border}`, 'iu');
  const from = new RegExp(`^\\s(?:${relations[code]})\\s`, 'iu');
  const eves = new RegExp(`(?:^|\\s)(?:${eve[code]})\\s$`, 'iu');
  return {
    exceptionAt: (text, end) => {
      const found = excepts.exec(text.slice(end, end + reach));
      return found === null ? undefined : end + found[0].length;
    },
    holdsException: (text) => inside.test(text),
    tellsOfBefore: (clause) => before.test(clause),
    isUnfit: (text, end) => bad.test(text.slice(end, end + reach)),
    isEveOf: (text, start) => eves.test(text.slice(Math.max(0, start - reach), start)),
    countedFrom: (text, end) => {
      const found = from.exec(text.slice(end, end + reach));
      return found === null ? undefined : end + found[0].length;
    },
  };
}

const border = '(?![\\p{L}\\p{N}])';

/** Of "any", or of a value, except something of it. */
const exceptions: Readonly<Record<LanguageCode, string>> = {
  en: "but(?! (?:i|we|it|id|wed|i'd|we'd|i'm|we're|the|would|make|please|my)(?![\\p{L}]))|except(?: for)?|excepting|excluding|apart from|other than|besides|(?:just|only) not",
  de: 'au(?:ß|ss)er|ausgenommen|bis auf|(?:nur|bloß|aber) nicht',
  ru: 'кроме|за исключением|исключая|помимо|(?:только|лишь бы|но) не',
  es: 'menos|excepto|salvo|(?:pero|solo|sólo) no|a excepción de',
  fr: "sauf|excepté|hormis|hors|à part|à l'exception d[eu]|mais (?:surtout )?pas|surtout pas",
  pt: 'menos|exceto|excepto|salvo|tirando|(?:mas|só) não|com exceção d[eoa]',
};

/** The same, only right behind it: "anything, not Thai". */
const denials: Readonly<Record<LanguageCode, string>> = {
  en: 'not',
  de: 'nicht',
  ru: 'не',
  es: 'no',
  fr: 'pas',
  pt: 'não',
};

/** Of a time that is over, and not in "as last time". */
const past: Readonly<Record<LanguageCode, string>> = {
  en: '(?<!(?:as|like|than) )(?:last (?:time|year|month|week)|the other day|yesterday|back then)',
  de: '(?<!wie )(?:(?:beim )?letzte[sn]? (?:mal|jahr|monat|woche)|neulich|gestern|damals)',
  ru: '(?<!как )(?:в прошлый раз|в прошлом (?:году|месяце)|на прошлой неделе|на днях|вчера)',
  es: '(?<!como )(?:la última vez|el (?:año|mes) pasado|la semana pasada|el otro día|ayer)',
  fr: "(?<!comme )(?:la dernière fois|l'an(?:née)? derni(?:er|ère)|le mois dernier|la semaine dernière|l'autre jour|hier)",
  pt: '(?<!como )(?:d?a última vez|n?o (?:ano|mês) passado|n?a semana passada|outro dia|ontem)',
};

/** Right behind a day or a time, say that it will not do. */
const unfit: Readonly<Record<LanguageCode, string>> = {
  en: "(?:(?:is|are|'s|would be|will be) (?:really |very |just |too |also |sadly )?(?:impossible|out|no good|bad|difficult|unacceptable|no option|terrible|a problem|booked|taken))",
  de: '(?:ist|sind|wäre|wären)(?: (?:für mich|für uns|mir|uns|leider|ganz|sehr|zu|eher))* (?:unmöglich|schlecht|schlimm|ungünstig|schwierig|ausgeschlossen|ein problem|keine option|belegt)',
  ru: '(?:(?:мне|нам|точно|совсем) )?(?:невозмож(?:ен|на|но|ны)|исключ[её]н[ао]?|отменяется|отпадает|никак|не вариант|не выйдет|не получится|занят[ао]?|меня нет|нас нет)',
  es: '(?:me |nos )?(?:está|es|sería|viene|va) (?:muy )?(?:imposible|mal|malo|difícil|descartado|un problema|ocupado)',
  fr: "(?:est|serait|c'est|tombe) (?:trop |très |vraiment )?(?:impossible|exclu|mauvais|difficile|mal|un problème|hors de question|pris)",
  pt: '(?:me )?(?:está|é|seria|fica) (?:muito |mesmo )?(?:impossível|mal|mau|ruim|difícil|descartado|um problema|ocupado)',
};

/** Between two days, count the first one from the second: "the Friday before Christmas". */
const relations: Readonly<Record<LanguageCode, string>> = {
  en: '(?:right |just )?(?:before|after|following)(?: the)?',
  de: '(?:direkt )?(?:vor|nach)(?: (?:dem|den|der))?',
  ru: '(?:сразу )?(?:перед|после|до)',
  es: '(?:justo )?(?:antes de(?:l| la)?|después de(?:l| la)?|anterior a(?:l| la)?|siguiente a(?:l| la)?)',
  fr: "(?:juste )?(?:avant|après|d'avant|d'après)(?: le| la)?",
  pt: '(?:logo )?(?:antes d[eoa]|depois d[eoa]|anterior a[o]?|seguinte a[o]?)',
};

/** Before a day, mean the one ahead of it. */
const eve: Readonly<Record<LanguageCode, string>> = {
  en: 'eve of(?: the)?|(?:day|week) (?:before|after)(?: the)?',
  de: '(?:vorabend|vortag) (?:von|vom|des|der|zu)|(?:tag|abend|woche) (?:vor|nach)(?: dem| den| der)?',
  ru: '(?:накануне|канун|(?:день|вечер|неделя) (?:перед|после|до))',
  es: '(?:víspera|vísperas|día anterior|día siguiente) (?:de|a)(?:l| la)?',
  fr: '(?:veille|lendemain|avant-veille) d[eu](?: la)?',
  pt: '(?:véspera|vésperas|dia anterior|dia seguinte) (?:de|do|da|a|ao)',
};

/** In characters. */
const reach = 50;
