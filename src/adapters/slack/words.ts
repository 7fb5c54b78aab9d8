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
  readonly pleaseType: string;
  readonly homeTitle: string;
  readonly homeText: string;
  readonly start: string;
  readonly yes: string;
  readonly no: string;
  readonly oneALine: string;
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
  pleaseType: "I can't listen to recordings or open files yet. Could you type it for me?",
  homeTitle: 'What can I do for you?',
  homeText:
    'Pick what it is about and answer in your own words. You can change your mind at any time.',
  start: 'Start',
  yes: 'Yes',
  no: 'No',
  oneALine: 'One a line',
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
  pleaseType: 'Слушать записи и открывать файлы я пока не умею. Напишите, пожалуйста, текстом.',
  homeTitle: 'Чем помочь?',
  homeText: 'Выберите тему и отвечайте своими словами. Передумать можно в любой момент.',
  start: 'Начать',
  yes: 'Да',
  no: 'Нет',
  oneALine: 'По одному в строке',
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
  pleaseType: 'Aufnahmen und Dateien kann ich noch nicht öffnen. Schreiben Sie es mir kurz?',
  homeTitle: 'Was kann ich für Sie tun?',
  homeText:
    'Wählen Sie, worum es geht, und antworten Sie in Ihren Worten. Umentscheiden geht jederzeit.',
  start: 'Anfangen',
  yes: 'Ja',
  no: 'Nein',
  oneALine: 'Eins je Zeile',
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
  pleaseType:
    'Je ne sais pas encore écouter les enregistrements ni ouvrir les fichiers. Vous me l’écrivez\u00A0?',
  homeTitle: 'Comment puis-je aider\u00A0?',
  homeText:
    'Choisissez un sujet et répondez avec vos mots. Vous pouvez changer d’avis à tout moment.',
  start: 'Commencer',
  yes: 'Oui',
  no: 'Non',
  oneALine: 'Un par ligne',
};

const packs: Readonly<Record<LanguageCode, SlackWords>> = {
  en: english,
  ru: russian,
  de: german,
  fr: french,
};

/** The words in a language, given as its code or as a locale; English where there are none. */
export function slackWords(locale: string | undefined): SlackWords {
  const code = locale?.split(/[-_]/)[0]?.toLowerCase();
  return Object.entries(packs).find(([language]) => language === code)?.[1] ?? english;
}
