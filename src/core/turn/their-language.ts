import { readLanguageWish } from '../language/answers/language-wish.ts';
import type { LanguageCode } from '../language/language.ts';
import { detectLanguage } from '../language/words/detect.ts';
import type { TurnArguments } from '../step.ts';

/** Enough of a text to tell its language by. */
const sampleLength = 400;

/** The turn in the language that the person clearly writes now; what is unclear switches nothing. */
export function inTheirLanguage(turn: TurnArguments): TurnArguments {
  const { conversation, inputs } = turn;
  const before = conversation.language;
  const language = inputs.reduce(
    (current, input) => (input.kind === 'text' ? readLanguage(input.text, current) : current),
    before,
  );
  return language === before ? turn : { ...turn, conversation: { ...conversation, language } };
}

/** A wish for one of our languages counts more than the language it is said in. */
function readLanguage(text: string, current: LanguageCode): LanguageCode {
  const sample = text.slice(0, sampleLength);
  const wish = readLanguageWish(sample);
  if (wish !== undefined && wish !== 'other') return wish;
  return detectLanguage(sample, current) ?? current;
}
