import { remembering } from '../remembering.ts';
import { acceptanceReader } from './answers/acceptances.ts';
import { answerReader } from './answers/answers.ts';
import { askedChangeReader } from './answers/asked-changes.ts';
import { correctionReader } from './answers/corrections.ts';
import { featureReader } from './answers/features.ts';
import { othersReader } from './answers/others.ts';
import { questionReader } from './answers/questions.ts';
import { replyReader } from './answers/replies.ts';
import { stanceReader } from './answers/stances.ts';
import { switchReader } from './answers/switches.ts';
import { takenAwayReader } from './answers/taken-away.ts';
import { wishReader } from './answers/wishes.ts';
import type { LanguageData } from './data.ts';
import { besideDaysReader } from './dates/beside-days.ts';
import { dateReader } from './dates/dates.ts';
import { english } from './english/index.ts';
import { french } from './french/index.ts';
import { german } from './german/index.ts';
import type { Language, LanguageCode } from './language.ts';
import { introductionReader } from './names/introductions.ts';
import { listReader } from './names/lists.ts';
import { mentionReader } from './names/mentions.ts';
import { nameReader } from './names/names.ts';
import { properNameReader } from './names/proper-names.ts';
import { roleReader } from './names/roles.ts';
import { smallPlaceReader } from './names/small-places.ts';
import { thingReader } from './names/things.ts';
import { decimalReader } from './numbers/decimals.ts';
import { divisionReader } from './numbers/divisions.ts';
import { fractionReader } from './numbers/fractions.ts';
import { measureReader } from './numbers/measures.ts';
import { currencyReader } from './numbers/money.ts';
import { numberReader } from './numbers/numbers.ts';
import { partyReader } from './numbers/parties.ts';
import { spelling } from './numbers/spelt.ts';
import { portuguese } from './portuguese/index.ts';
import { russian } from './russian/index.ts';
import { spanish } from './spanish/index.ts';
import { spanReader } from './spans/spans.ts';
import { durationReader } from './times/durations.ts';
import { timeReader } from './times/times.ts';
import { contentReader } from './words/content.ts';
import { fragmentReader } from './words/fragments.ts';

/** Every language that code understands, ready to read. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: createLanguage(english),
  ru: createLanguage(russian),
  de: createLanguage(german),
  pt: createLanguage(portuguese),
  es: createLanguage(spanish),
  fr: createLanguage(french),
};

/** The mechanism of this folder over the words of one language. */
export function createLanguage(data: LanguageData): Language {
  const reading = numberReader(data.numbers);
  const counting = { ...reading, numbers: remembering(reading.numbers) };
  const written = decimalReader(data.numbers, counting);
  const spokenToo = fractionReader(data.fractions, data.numbers, { ...counting, ...written });
  const divided = divisionReader(data.fractions, spokenToo);
  const decimals = { ...written, ...divided, decimals: remembering(divided.decimals) };
  const days = dateReader(data.dates, data.numbers, { ...counting, ...decimals });
  const dates = { ...days, dates: remembering(days.dates) };
  const { conjunctions, sentenceWords } = data.mentions;
  const leadOn = new Set([...conjunctions, ...sentenceWords, ...data.things.verbs]);
  const clocks = timeReader(data.times, { ...decimals, ...dates }, leadOn);
  const times = { ...clocks, times: remembering(clocks.times) };
  const lengths = durationReader(data.durations, { ...counting, ...decimals });
  const durations = {
    ...lengths,
    durations: remembering(lengths.durations),
    agos: remembering(lengths.agos),
  };
  const asking = questionReader(data.questions, data.corrections, {
    ...counting,
    ...dates,
    ...times,
  });
  const takenAway = takenAwayReader(data, counting);
  const others = othersReader(data);
  const stances = stanceReader(data.stances, data.process);
  const answers = answerReader(data.answers);
  const basic = {
    code: data.code,
    ...answers,
    readAnswer: remembering(answers.readAnswer),
    readStance: remembering((text: string) => {
      const read = stances(text);
      // "Any day but Monday" and "any time after six" have a preference, and "alle zwei Wochen" is none.
      const about = read?.stance === 'no-preference' ? (read.about ?? '') : '';
      const clear = [...dates.dates(about), ...times.times(about)];
      const isLimited =
        clear.some(({ form }) => form !== 'bare') ||
        durations.durations(about).length > 0 ||
        /\p{L}.*\d/u.test(about);
      return isLimited || takenAway.holdsException(about) ? undefined : read;
    }),
    content: remembering(contentReader(data.content)),
    readSwitch: switchReader(data.process),
    ...asking,
    isQuestion: remembering(asking.isQuestion),
    ...counting,
  };
  const mentions = mentionReader(data, basic);
  const corrections = correctionReader(data.corrections, basic);
  const acceptances = acceptanceReader(data.mentions, data.answers);
  const features = featureReader(data.features);
  const naming = nameReader(data.mentions, basic);
  return {
    ...basic,
    ...replyReader(data.replies),
    ...corrections,
    // "Monday does not suit" takes a Monday away, and means none.
    readCorrection: (text) => {
      const read = corrections.readCorrection(text);
      if (read === undefined || takenAway.isUnfit(text, read.end)) return undefined;
      // "Não antes do dia 9": "antes" is "rather" only behind a break.
      const lead = text.slice(0, read.start);
      if (!/[,;:.]/u.test(lead) && dates.isBound(text, read.start)) return undefined;
      return acceptances.readAcceptance(text)?.accepts === false ? undefined : read;
    },
    ...askedChangeReader(data.corrections, basic),
    ...mentions,
    ...takenAway,
    tellsOfPast: remembering(takenAway.tellsOfPast),
    readOthers: remembering(others.readOthers),
    holdsStrangers: remembering(others.holdsStrangers),
    ...naming,
    ...introductionReader(data.mentions, { ...basic, ...naming }),
    ...decimals,
    ...dates,
    ...besideDaysReader(data.dates),
    ...times,
    ...durations,
    ...spanReader(data, { ...decimals, ...counting, ...dates, ...durations }),
    ...partyReader(data.parties, counting),
    ...currencyReader(data.money),
    ...measureReader(data.measures),
    ...spelling(data.code),
    ...listReader(data.lists, { ...basic, ...decimals }),
    readWish: acceptances.readWish,
    readAcceptance: remembering(acceptances.readAcceptance),
    ...features,
    ...properNameReader(data.mentions),
    ...thingReader(data, { ...dates, ...times }),
    ...smallPlaceReader(data, { ...dates, ...times }),
    ...wishReader(data.mentions, data.questions.lead, mentions),
    ...roleReader(data),
    ...fragmentReader(data.fragments, basic),
  };
}
