import type { AnswerData, ProcessData, ReplyData, StanceData } from './answers/answer-data.ts';
import type { CorrectionData } from './answers/correction-data.ts';
import type { OthersData } from './answers/others.ts';
import type { QuestionData } from './answers/question-data.ts';
import type { TakenAwayData } from './answers/taken-away.ts';
import type { DateData } from './dates/date-data.ts';
import type { LanguageCode } from './language.ts';
import type { FeatureData } from './names/feature-data.ts';
import type { ListData } from './names/list-data.ts';
import type { MentionData } from './names/mention-data.ts';
import type { ThingData } from './names/thing-data.ts';
import type { FractionData } from './numbers/fraction-data.ts';
import type { MeasureData } from './numbers/measure-data.ts';
import type { MoneyData, NumberData } from './numbers/number-data.ts';
import type { PartyData } from './numbers/party-data.ts';
import type { SpanData } from './spans/span-data.ts';
import type { DurationData } from './times/duration-data.ts';
import type { TimeData } from './times/time-data.ts';
import type { ContentData, FragmentData } from './words/content-data.ts';

/**
 * The words of one language; everything a language needs besides the mechanism in this folder.
 *
 * Lists hold phrases (see phrases.ts). They are matched against spoken forms: lower case, without
 * apostrophes, drawn-out letters or punctuation, so "don't" also covers "dont".
 */
export interface LanguageData {
  readonly code: LanguageCode;
  readonly answers: AnswerData;
  readonly stances: StanceData;
  readonly process: ProcessData;
  readonly replies: ReplyData;
  readonly questions: QuestionData;
  readonly corrections: CorrectionData;
  readonly content: ContentData;
  readonly numbers: NumberData;
  readonly mentions: MentionData;
  readonly features: FeatureData;
  readonly things: ThingData;
  readonly takenAway: TakenAwayData;
  readonly others: OthersData;
  readonly parties: PartyData;
  readonly dates: DateData;
  readonly money: MoneyData;
  readonly measures: MeasureData;
  readonly lists: ListData;
  readonly times: TimeData;
  readonly durations: DurationData;
  readonly spans: SpanData;
  readonly fragments: FragmentData;
  readonly fractions: FractionData;
}
