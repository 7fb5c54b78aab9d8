import type { LanguageCode } from '../language/language.ts';

/** What retrieval needs to know of a language. Adding a language adds its entry here. */
export interface RetrievalWords {
  /** Words that any question may hold, whatever it is about; lower case, without apostrophes. */
  readonly functionWords: ReadonlySet<string>;
  /** Words ahead of a question that are no part of it: "and", "so". */
  readonly openers?: RegExp;
  /** The common form of a word's endings. It need not be a word, only the same for all of them. */
  stem(word: string): string;
}

export const retrievalWords: Readonly<Record<LanguageCode, RetrievalWords>> = {
  en: {
    functionWords: englishFunctionWords(),
    openers: /^(?:and|so|but|ok|okay|well|oh|um|uh|hmm|hey|hi|hello|sorry|just)$/,
    stem: stemEnglish,
  },
  ru: {
    functionWords: russianFunctionWords(),
    openers:
      /^(?:а|и|но|ну|так|да|вот|ой|скажите|подскажите|пожалуйста|привет|здравствуйте|кстати|извините|простите)$/,
    stem: stemRussian,
  },
  de: {
    functionWords: germanFunctionWords(),
    openers: /^(?:und|aber|so|ok|okay|ja|na|also|hallo|hi|sorry|bitte)$/,
    stem: stemGerman,
  },
  es: {
    functionWords: spanishFunctionWords(),
    openers: /^(?:y|pero|entonces|ok|vale|bueno|hola|perdón|perdone|disculpe|pues|oiga)$/,
    stem: stemSpanish,
  },
  fr: {
    functionWords: frenchFunctionWords(),
    openers: /^(?:et|mais|alors|donc|ok|bon|bonjour|salut|pardon|désolé|euh)$/,
    stem: stemFrench,
  },
  pt: {
    functionWords: portugueseFunctionWords(),
    openers: /^(?:e|mas|então|ok|bom|olá|oi|desculpe|desculpa|pois)$/,
    stem: stemPortuguese,
  },
};

function englishFunctionWords(): ReadonlySet<string> {
  return new Set(
    `
    a an the this that these those it its there here
    i im ive id ill me my mine myself we were us our ours you your youre yours he she they them their
    am is are was be been being isnt arent wasnt
    do does did doing done dont doesnt didnt have has had having havent hasnt got
    can cant could couldnt will wont would wouldnt shall should shouldnt may might must
    what whats which who whos whom whose when whens where wheres why whys how hows whether if
    and or but so as than then because about above after all also any at before by for from in into
    like of off on onto out over per to too under until up via with within without
    no not yes yeah yep ok okay well oh um uh hmm hey hi hello thanks thank please sorry
    just only even ever still already really actually exactly maybe perhaps quite very much many more
    most some such other another own same each every both few lot lots
    let lets know tell say ask asking wonder wondering question questions curious quick quickly
    possible possibly able need want get gets getting give go going make makes take takes thing things
    something anything someone somebody anyone anybody everyone everything guys folks now currently
    `
      .trim()
      .split(/\s+/),
  );
}

/** Plural, -ed and -ing, then a final e or y: "policies", "pricing" and "shipped" meet their roots. */
function stemEnglish(word: string): string {
  return word
    .replace(/(?<=.{2})ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=.{2}[^siu])s$/, '')
    .replace(/(?<=[aeiouy].*[^e])(?:ed|ing)$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/(?<=.{2})e$/, '')
    .replace(/(?<=.{2})y$/, 'i');
}

function russianFunctionWords(): ReadonlySet<string> {
  return new Set(
    `
    я мы ты вы он она оно они меня мне мной нас нам нами тебя тебе вас вам вами его ему им ее её ей их ими
    мой моя мое моё мои моего моей моим моих наш наша наше наши вашего вашей ваш ваша ваше ваши вашу вашем свой свою себя
    это этот эта эти этого этой этом эту тот та то те того той тут там здесь такой такая такие такое
    в во на с со к ко из от до по за о об у для без при через под над между перед около про
    и а но или да нет не ни ли же бы ведь вот ну если что чтобы как так то либо нибудь тоже также
    кто кого кому чем чего чему где куда откуда когда зачем почему отчего какой какая какое какие какого
    какую каких каким каком сколько насколько чей который которая которые ль
    есть быть был была было были будет будут буду нету являюсь является имеется бывает бывают
    могу можем может можете можно нельзя мочь смогу сможете надо нужно нужен нужна нужны должен должна должно стоит
    хочу хотел хотела хотим хотелось хотели узнать знать скажите подскажите расскажите объясните уточнить спросить вопрос вопросы
    привет здравствуйте добрый день пожалуйста спасибо извините простите
    уже еще ещё только просто очень все всё весь вся всех вообще кстати сейчас потом тогда именно точно примерно
    мол типа разве неужели один одна одно раз дела делать делаете сделать получится получить получу
    `
      .trim()
      .split(/\s+/),
  );
}

/**
 * Endings of nouns, adjectives and verbs, the reflexive one first: "срок" and "сроки", "платит" and
 * "платить" meet. At least three letters stay.
 */
function stemRussian(word: string): string {
  return word
    .replace(/ё/g, 'е')
    .replace(/(?<=.{4})(?:ся|сь)$/, '')
    .replace(
      /(?<=.{3})(?:иями|ями|ами|иях|иям|ием|ией|ого|его|ому|ему|ыми|ими|ешь|ете|ите|ует|уют|ают|яют|ать|ять|ить|еть|ала|яла|ила|али|яли|или|ал|ял|ил|ет|ит|ут|ют|ат|ят|ая|яя|ую|юю|ое|ее|ые|ие|ый|ий|ой|ей|ым|им|ом|ем|ам|ям|ах|ях|ых|их|ов|ев|ию|ия|ии|ть)$/,
      '',
    )
    .replace(/(?<=.{3})[аеиоуыэюяьй]+$/, '')
    .replace(/(?<=.{3})нн$/, 'н');
}

function germanFunctionWords(): ReadonlySet<string> {
  return new Set(
    `
    ich du er sie es wir ihr man mich mir dich dir uns euch ihn ihm ihnen mein meine meinen meiner meinem dein
    deine ihre ihrem ihren sein seine unser unsere euer der die das den dem des ein eine einen einem einer eines
    kein keine keinen dieser diese dieses diesem diesen
    ist sind war waren bin bist seid wird werden wurde sein gewesen habe hat haben hatte hätte hast
    kann kannst können könnte könnten will willst wollen möchte möchten soll sollen sollte muss müssen darf
    dürfen würde würden mag tun tut macht machen gibt geben geht gehen
    was wer wen wem wessen wann wo woher wohin warum wieso weshalb wofür wozu wie welche welcher welches welchen
    wieviel viel viele ob und oder aber denn weil dass wenn als auch so noch schon nur sehr mehr
    in im an am auf aus bei beim mit nach von vom vor für über unter zwischen durch gegen ohne um bis ab seit zu
    zum zur hier da dort nicht nein ja ok okay bitte danke hallo hi sorry eigentlich denn mal doch etwa etwas
    nichts alles alle jemand frage fragen wissen sagen weiß bekomme bekommen bekommt brauche brauchen
    `
      .trim()
      .split(/\s+/),
  );
}

/** Endings of nouns, verbs and adjectives, without what umlauts change: "Kosten", "kostet", "Kosten". */
function stemGerman(word: string): string {
  const plain = word
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u')
    .replaceAll('ß', 'ss');
  return plain.replace(/(?<=.{3})(?:ungen|ung|ern|em|en|er|es|e|s|n|t)$/, '');
}

function portugueseFunctionWords(): ReadonlySet<string> {
  const words = `
    eu tu você vocês vc vcs ele ela eles elas nós a gente me mim te ti se lhe nos lhes meu minha meus minhas teu tua seu sua
    seus suas nosso nossa nossos nossas o a os as um uma uns umas este esta isto esse essa isso aquele aquela aquilo
    é são era foi ser está estão estou estamos estar tem têm tenho temos ter tinha há haver existe vai vão vou vamos ir
    pode podem posso podemos poderia podia consigo consegue dá quero queremos queria gostaria gostava deve devo
    preciso precisamos precisa faz fazem fazer feito
    que quê o que qual quais quem quando onde aonde como quanto quantos quanta quantas por porque porquê para pra pro
    e ou mas pois se já ainda também só muito muita muitos mais menos tão tanto
    em no na nos nas de do da dos das com sem sobre entre até desde ao à aos às pelo pela
    aqui aí ali lá não sim ok okay por favor obrigado obrigada olá oi desculpe então algum alguma alguns algumas
    algo nada tudo todo toda todos todas alguém saber dizer diga pergunta dúvida recebo recebe
    `
    .trim()
    .split(/\s+/);
  return new Set(words.flatMap((word) => [word, unmarked(word)]));
}

/** Plurals, genders and endings of verbs, without the marks that phones leave out. */
function stemPortuguese(word: string): string {
  return unmarked(word)
    .replace(/(?<=.{2})(?:coes|soes|oes|aes)$/, (ending) => `${ending.slice(0, -3)}ao`)
    .replace(/(?<=.{3})(?:ais|eis)$/, (ending) => `${ending.charAt(0)}l`)
    .replace(
      /(?<=.{3})(?:amos|emos|imos|aram|eram|iram|ando|endo|indo|ar|er|ir|am|em|as|os|es|a|o|e|s)$/,
      '',
    );
}

function unmarked(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

function spanishFunctionWords(): ReadonlySet<string> {
  return new Set(
    `
    yo tú tu usted ustedes él el ella ello nosotros nosotras ellos ellas me te se le les nos os lo la los las un una
    unos unas mi mis su sus nuestro nuestra este esta esto estos estas ese esa eso esos esas
    es son soy somos era eran fue ser será sería está están estoy estamos estar he ha han hemos haber hay había
    tengo tiene tienen tenemos tener puedo puede pueden podemos podría poder quiero quiere quieren queremos quisiera
    debo debe deben hacer hago hace hacen va van voy ir necesito necesita necesitan
    qué que quién quien cuál cual cuáles cuales cuándo cuando dónde donde cómo como cuánto cuanto cuánta cuanta cuántos
    cuantos cuántas cuantas por para porque y e o u pero si sí no ni también ya aún más mas muy mucho mucha poco
    en a al de del con sin sobre desde hasta entre hacia según durante antes después aquí ahí allí
    ok vale por favor gracias hola perdón disculpe algo nada todo toda todos todas alguien pregunta preguntas saber
    sé sabe decir dice dígame dime
    `
      .trim()
      .split(/\s+/),
  );
}

/** Endings of nouns, verbs and adjectives, without accents: "envío", "envían", "envíos". */
function stemSpanish(word: string): string {
  const plain = word.normalize('NFD').replace(/[\u0301\u0308]/gu, '');
  return plain.replace(
    /(?<=.{3})(?:aciones|acion|imiento|amiento|ando|iendo|aron|ieron|aran|amos|emos|imos|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|an|en|as|es|os|a|e|o|s)$/u,
    '',
  );
}

function frenchFunctionWords(): ReadonlySet<string> {
  return new Set(
    `
    je tu il elle on nous vous ils elles me te se moi toi lui leur leurs eux mon ma mes ton ta tes son sa ses
    notre nos votre vos le la les un une des du de d l au aux ce cet cette ces ça ca cela ceci celui celle ceux
    cest est es suis sommes êtes etes sont être etre était était étais été sera serait jai ai as a avons avez ont
    avoir avait aurait aura y en na nai peux peut pouvez pouvons peuvent pouvoir pourrait pourrais pourriez
    veux veut voulez voudrais voudrait voulons dois doit devez devons faut faudrait fait faire faites fais va
    vais allez aller prend prendre mettre met donner obtenir avoir besoin
    que qui quoi dont où ou quand comment pourquoi combien quel quelle quels quelles quest estce est-ce lequel
    laquelle si et mais donc car ni or puis parce comme aussi alors encore déjà deja très tres trop plus moins
    bien juste seulement même meme tout tous toute toutes autre autres chaque quelque quelques plusieurs
    à a dans sur sous avec sans pour par chez vers entre avant après apres pendant depuis contre selon jusque
    jusquà ici là la voici voilà non oui pas ne n ok daccord bonjour bonsoir salut merci svp sil plaît plait
    désolé desole question questions demander demande savoir sais dire dites dis connaître possible chose rien
    quelquun quelque jamais toujours peut-être peutêtre maintenant
    `
      .trim()
      .split(/\s+/),
  );
}

/** Endings of nouns, adjectives and verbs, without accents: "livraison", "livré" and "livrer" meet. */
function stemFrench(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return plain
    .replace(/(?<=.{3})(?:ations?|aisons?|ements?|issements?)$/, '')
    .replace(/(?<=.{3})aux$/, 'al')
    .replace(
      /(?<=.{3})(?:issons|issez|issent|erons|erez|eront|aient|ions|iez|ees|ons|ent|ait|era|ees|es|ez|er|ir|re|ee|s|x|e|t)$/,
      '',
    )
    .replace(/(?<=.{3})e$/, '');
}
