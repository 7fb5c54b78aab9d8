import type { LanguageCode } from '../../core/language/language.ts';

/** What only Slack shows: labels of its own elements, and answers to a tap that went nowhere. */
export interface SlackWords {
  readonly change: string;
  readonly edit: string;
  readonly pickOne: string;
  readonly pickDate: string;
  readonly pickTime: string;
  readonly save: string;
  readonly close: string;
  readonly answerPrivately: string;
  /** Beside that button. */
  readonly private: string;
  /** `who` is a mention; without a title, what it is about is still asked. */
  readonly started: (who: string, title: string | undefined) => string;
  readonly startedInDirectMessage: string;
  readonly unknownFlow: (titles: readonly string[]) => string;
  readonly nothingToEdit: string;
  readonly tooLate: string;
  readonly failed: string;
  readonly homeTitle: string;
  readonly homeText: string;
  readonly start: string;
  readonly yes: string;
  readonly no: string;
  readonly oneALine: string;
  /** Behind the bot's name, while an answer is on its way. */
  readonly thinking: string;
  readonly installedTitle: string;
  readonly installedText: string;
  readonly openSlack: string;
  readonly notInstalledTitle: string;
  readonly notInstalledText: string;
  readonly installAgain: string;
}

const english: SlackWords = {
  change: 'Change',
  edit: 'Edit',
  pickOne: 'Pick one',
  pickDate: 'Pick a date',
  pickTime: 'Pick a time',
  save: 'Save',
  close: 'Cancel',
  answerPrivately: 'Answer privately',
  private: 'Only you see this. What you enter is not shown in the channel.',
  started: (who, title) => (title === undefined ? `${who} has a request` : `${who}: ${title}`),
  startedInDirectMessage: "I can't write here, so I've opened a direct message with you.",
  unknownFlow: (titles) => `I don't know that one. I can help with: ${titles.join(', ')}.`,
  nothingToEdit: 'There is nothing to edit here any more.',
  tooLate: 'That took a moment too long. Please press the button again.',
  failed: "Sorry, that didn't work just now. Please try again in a moment.",
  homeTitle: 'What can I do for you?',
  homeText:
    'Pick what it is about and answer in your own words. You can change your mind at any time.',
  start: 'Start',
  yes: 'Yes',
  no: 'No',
  oneALine: 'One a line',
  thinking: 'is thinking…',
  installedTitle: "It's in your Slack",
  installedText: 'Invite it to a channel and mention it there, or write it directly.',
  openSlack: 'Open Slack',
  notInstalledTitle: 'Nothing was installed',
  notInstalledText: "You stopped it, or it didn't work this time. You can try again at any time.",
  installAgain: 'Try again',
};

const russian: SlackWords = {
  change: 'Изменить',
  edit: 'Изменить ответы',
  pickOne: 'Выберите',
  pickDate: 'Выберите дату',
  pickTime: 'Выберите время',
  save: 'Сохранить',
  close: 'Отмена',
  answerPrivately: 'Ответить лично',
  private: 'Это видите только вы. Ваш ответ в канале не появится.',
  started: (who, title) => (title === undefined ? `Новая заявка от ${who}` : `${who}: ${title}`),
  startedInDirectMessage: 'Здесь я писать не могу, поэтому написал вам в личные сообщения.',
  unknownFlow: (titles) => `Такого я не знаю. Могу помочь вот с чем: ${titles.join(', ')}.`,
  nothingToEdit: 'Здесь уже нечего менять.',
  tooLate: 'Прошло слишком много времени. Нажмите кнопку ещё раз.',
  failed: 'Сейчас не получилось. Попробуйте, пожалуйста, чуть позже.',
  homeTitle: 'Чем помочь?',
  homeText: 'Выберите тему и отвечайте своими словами. Передумать можно в любой момент.',
  start: 'Начать',
  yes: 'Да',
  no: 'Нет',
  oneALine: 'По одному в строке',
  thinking: 'думает…',
  installedTitle: 'Бот уже в вашем Slack',
  installedText: 'Пригласите его в канал и упомяните там или напишите ему лично.',
  openSlack: 'Открыть Slack',
  notInstalledTitle: 'Ничего не установлено',
  notInstalledText: 'Вы передумали, или в этот раз не получилось. Попробовать можно снова.',
  installAgain: 'Попробовать ещё раз',
};

const german: SlackWords = {
  change: 'Ändern',
  edit: 'Bearbeiten',
  pickOne: 'Auswählen',
  pickDate: 'Datum wählen',
  pickTime: 'Uhrzeit wählen',
  save: 'Speichern',
  close: 'Abbrechen',
  answerPrivately: 'Unter uns antworten',
  private: 'Das sehen nur Sie. Was Sie eingeben, steht nicht im Kanal.',
  started: (who, title) => (title === undefined ? `Ein Anliegen von ${who}` : `${who}: ${title}`),
  startedInDirectMessage:
    'Hier darf ich nicht schreiben, deshalb habe ich Ihnen direkt geschrieben.',
  unknownFlow: (titles) => `Das kenne ich nicht. Helfen kann ich bei: ${titles.join(', ')}.`,
  nothingToEdit: 'Hier gibt es nichts mehr zu bearbeiten.',
  tooLate: 'Das hat zu lange gedauert. Drücken Sie noch einmal.',
  failed: 'Das hat gerade nicht geklappt. Versuchen Sie es gleich noch einmal.',
  homeTitle: 'Was kann ich für Sie tun?',
  homeText:
    'Wählen Sie, worum es geht, und antworten Sie in Ihren Worten. Umentscheiden geht jederzeit.',
  start: 'Anfangen',
  yes: 'Ja',
  no: 'Nein',
  oneALine: 'Eins je Zeile',
  thinking: 'denkt nach …',
  installedTitle: 'Der Bot ist in Ihrem Slack',
  installedText:
    'Laden Sie ihn in einen Kanal ein und erwähnen Sie ihn dort, oder schreiben Sie ihm direkt.',
  openSlack: 'Slack öffnen',
  notInstalledTitle: 'Nichts wurde installiert',
  notInstalledText:
    'Sie haben abgebrochen, oder es hat diesmal nicht geklappt. Versuchen Sie es jederzeit wieder.',
  installAgain: 'Noch einmal versuchen',
};

const portuguese: SlackWords = {
  change: 'Mudar',
  edit: 'Editar',
  pickOne: 'Escolher',
  pickDate: 'Escolher a data',
  pickTime: 'Escolher a hora',
  save: 'Guardar',
  close: 'Cancelar',
  answerPrivately: 'Responder em privado',
  private: 'Mais ninguém vê isto. O que escrever não aparece no canal.',
  started: (who, title) => (title === undefined ? `Um pedido de ${who}` : `${who}: ${title}`),
  startedInDirectMessage: 'Aqui não posso escrever, por isso mandei uma mensagem direta.',
  unknownFlow: (titles) => `Isso não conheço. Posso ajudar com: ${titles.join(', ')}.`,
  nothingToEdit: 'Aqui já não há nada para editar.',
  tooLate: 'Demorou demais. Toque outra vez no botão.',
  failed: 'Agora não deu certo. Tente de novo daqui a pouco.',
  homeTitle: 'Em que posso ajudar?',
  homeText:
    'Escolha o assunto e responda com as suas palavras. Pode mudar de ideia a qualquer momento.',
  start: 'Começar',
  yes: 'Sim',
  no: 'Não',
  oneALine: 'Um por linha',
  thinking: 'está a pensar…',
  installedTitle: 'O bot está no seu Slack',
  installedText: 'Convide-o para um canal e mencione-o lá, ou escreva-lhe diretamente.',
  openSlack: 'Abrir o Slack',
  notInstalledTitle: 'Nada foi instalado',
  notInstalledText: 'Parou a meio, ou desta vez não deu certo. Pode tentar de novo quando quiser.',
  installAgain: 'Tentar de novo',
};

const spanish: SlackWords = {
  change: 'Cambiar',
  edit: 'Editar',
  pickOne: 'Elija una opción',
  pickDate: 'Elija una fecha',
  pickTime: 'Elija una hora',
  save: 'Guardar',
  close: 'Cancelar',
  answerPrivately: 'Responder en privado',
  private: 'Esto solo lo ve usted. Lo que escriba no aparece en el canal.',
  started: (who, title) => (title === undefined ? `Una solicitud de ${who}` : `${who}: ${title}`),
  startedInDirectMessage: 'Aquí no puedo escribir, así que le escribí por mensaje directo.',
  unknownFlow: (titles) => `Eso no lo conozco. Puedo ayudarle con: ${titles.join(', ')}.`,
  nothingToEdit: 'Aquí ya no hay nada que editar.',
  tooLate: 'Ha pasado demasiado tiempo. Pulse el botón otra vez.',
  failed: 'No ha funcionado. Inténtelo de nuevo en un momento.',
  homeTitle: '¿En qué puedo ayudarle?',
  homeText:
    'Elija de qué se trata y responda con sus palabras. Puede cambiar de opinión cuando quiera.',
  start: 'Empezar',
  yes: 'Sí',
  no: 'No',
  oneALine: 'Uno por línea',
  thinking: 'está pensando…',
  installedTitle: 'El bot ya está en su Slack',
  installedText: 'Invítelo a un canal y menciónelo allí, o escríbale directamente.',
  openSlack: 'Abrir Slack',
  notInstalledTitle: 'No se instaló nada',
  notInstalledText: 'Lo canceló, o esta vez no funcionó. Puede intentarlo de nuevo cuando quiera.',
  installAgain: 'Intentarlo de nuevo',
};

const french: SlackWords = {
  change: 'Changer',
  edit: 'Modifier',
  pickOne: 'Choisir',
  pickDate: 'Choisir une date',
  pickTime: 'Choisir une heure',
  save: 'Enregistrer',
  close: 'Annuler',
  answerPrivately: 'Répondre en privé',
  private: 'Vous seul voyez ceci. Ce que vous saisissez ne s’affiche pas dans le canal.',
  started: (who, title) =>
    title === undefined ? `Une demande de ${who}` : `${who}\u00A0: ${title}`,
  startedInDirectMessage: 'Je ne peux pas écrire ici, alors je vous ai envoyé un message en privé.',
  unknownFlow: (titles) =>
    `Je ne connais pas cela. Je peux aider pour\u00A0: ${titles.join(', ')}.`,
  nothingToEdit: 'Il n’y a plus rien à modifier ici.',
  tooLate: 'Cela a pris un peu trop de temps. Appuyez de nouveau sur le bouton.',
  failed: 'Désolé, cela n’a pas marché. Réessayez dans un instant.',
  homeTitle: 'Comment puis-je aider\u00A0?',
  homeText:
    'Choisissez un sujet et répondez avec vos mots. Vous pouvez changer d’avis à tout moment.',
  start: 'Commencer',
  yes: 'Oui',
  no: 'Non',
  oneALine: 'Un par ligne',
  thinking: 'réfléchit…',
  installedTitle: 'Le bot est dans votre Slack',
  installedText: 'Invitez-le dans un canal et mentionnez-le, ou écrivez-lui directement.',
  openSlack: 'Ouvrir Slack',
  notInstalledTitle: 'Rien n’a été installé',
  notInstalledText:
    'Vous avez arrêté, ou cela n’a pas marché cette fois. Vous pouvez réessayer à tout moment.',
  installAgain: 'Réessayer',
};

const packs: Readonly<Record<LanguageCode, SlackWords>> = {
  en: english,
  ru: russian,
  de: german,
  pt: portuguese,
  es: spanish,
  fr: french,
};

/** The words in a language, given as its code or as a locale; English where there are none. */
export function slackWords(locale: string | undefined): SlackWords {
  const code = locale?.split(/[-_]/)[0]?.toLowerCase();
  return Object.entries(packs).find(([language]) => language === code)?.[1] ?? english;
}
