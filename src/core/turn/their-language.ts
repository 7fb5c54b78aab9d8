import { detectLanguage } from '../language/detect.ts';
import type { TurnArguments } from '../step.ts';

/** The turn in the language that the person clearly writes now; what is unclear switches nothing. */
export function inTheirLanguage(turn: TurnArguments): TurnArguments {
  const { conversation, inputs } = turn;
  const before = conversation.language;
  const language = inputs.reduce(
    (current, input) =>
      input.kind === 'text' ? (detectLanguage(input.text, current) ?? current) : current,
    before,
  );
  return language === before ? turn : { ...turn, conversation: { ...conversation, language } };
}
