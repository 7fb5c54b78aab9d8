import { wordPacks } from './word-packs.ts';

/** What only Slack shows: labels of its own elements, and answers to a tap that went nowhere. */
export interface SlackWords {
  readonly change: string;
  readonly edit: string;
  readonly pickOne: string;
  readonly pickDate: string;
  readonly pickTime: string;
  readonly lastDay: string;
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
  /** To whoever took a message down: where it goes on. */
  readonly takenDown: string;
  readonly nothingToTakeDown: string;
  readonly olderControl: string;
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

/** The words in a language, given as its code or as a locale; English where there are none. */
export function slackWords(locale: string | undefined): SlackWords {
  const code = locale?.split(/[-_]/)[0]?.toLowerCase();
  return Object.entries(wordPacks).find(([language]) => language === code)?.[1] ?? wordPacks.en;
}
