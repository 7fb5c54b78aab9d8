import type { LanguageCode } from '../language/language.ts';

/**
 * What an acknowledging clause may be made of, beside words that the person said: nothing in it can
 * promise, confirm or ask. A language without an entry gets no clauses of a model's. Lower case,
 * without apostrophes.
 */
export const clauseWords: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: words(`
    a an the that this it its thats these those i im we you your youre our me and so but oh ah well
    very really quite rather too is are was sounds sound like about for with to of what how as
    great good nice lovely perfect wonderful excellent fine super splendid thanks thank okay ok right
    alright got understood noted gladly happy glad pleased hear hearing heard know knowing see makes
    make sense no problem worries rush take time course sorry apologies pity shame annoying
    frustrating unfortunate unlucky bad luck congratulations welcome hello hi interesting exciting
    helpful clear idea news plan choice question point
  `),
  ru: words(`
    а и но о об ну вот это то так как что вы вас вам ваш ваша мы нам я мне с для к за на не очень
    весьма совсем отлично хорошо прекрасно замечательно чудесно здорово славно супер спасибо
    благодарю понятно понял поняла понимаю ясно принято ладно окей ок рад рада рады слышать узнать
    знать вижу имеет смысл звучит конечно проблем спешите торопитесь жаль жалко сожалею простите
    извините обидно досадно неприятно неудача поздравляю здравствуйте привет добрый день интересно
    интересная интересный полезно идея новость план выбор вопрос
  `),
  de: words(`
    das dies es ist sind war ich wir sie ihr ihnen mir uns und aber oh ach na ja gut also so sehr wirklich ganz
    klingt hört sich an für mit zu von wie als super schön toll prima perfekt wunderbar ausgezeichnet danke vielen
    dank okay ok alles klar verstanden verstehe notiert gern gerne freut mich zu hören wissen ergibt macht sinn kein
    keine problem sorge eile lassen zeit natürlich entschuldigung tut leid schade ärgerlich pech glückwunsch
    willkommen hallo interessant spannend hilfreich idee neuigkeit plan wahl frage
  `),
  pt: words(`
    isso isto é são está eu nós e mas ah oh bem bom boa pois então muito mesmo bastante parece soa me como para com sem de
    do da que o a os as ótimo óptimo excelente perfeito maravilha maravilhoso legal obrigado obrigada ok certo claro
    combinado entendido entendi anotado anotei prazer em ouvir saber faz sentido sem problema problemas pressa tempo
    calma com certeza desculpe lamento sinto pena chato azar parabéns bem-vindo vindo bem-vinda olá interessante útil ideia
    notícia notícias plano escolha pergunta
  `),
  es: words(`
    eso esto es son era está están yo usted le lo la nos me y pero oh ah pues bueno así muy realmente bastante suena
    parece para con sin de por a al del el los las un una que qué como bien genial perfecto estupendo excelente magnífico
    buena buenas gracias muchas vale ok okay claro entendido entiendo anotado gusto encanta alegra saber leer oír
    sentido tiene tienen tómese tiempo problema prisa preocupe pasa nada disculpe perdón siento lástima pena mala suerte
    felicidades enhorabuena hola interesante útil idea noticia plan elección pregunta
  `),
  fr: words(`
    le la les un une des de du ce cet cette ces cest cela ça ca celui celle il elle on je jai nous vous votre
    vos notre et mais donc alors ah oh eh bien bon bonne très tres vraiment assez plutôt aussi est sont était
    semble paraît pour avec à au comme que quel quelle super génial parfait excellent magnifique merci beaucoup
    daccord ok entendu compris noté ravi ravie content contente savoir entendre lire voir logique clair pas
    souci problème presse temps bien sûr désolé désolée navré dommage pénible embêtant malchance félicitations
    bravo bienvenue bonjour salut intéressant utile idée nouvelle projet choix question
  `),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
