import type { LanguageCode } from '../language/language.ts';
import { splitSentences } from '../words.ts';
import { type Finding, none, type Reading, type SlotType } from './slot-type.ts';
import { namesOfSlot, occurrences } from './slot-words.ts';

/**
 * Yes or no. A reply counts when all of it is an answer, or a claim about the slot itself ("I have
 * premium"); a sentence, when it makes such a claim. A word that merely occurs says nothing.
 */
export const boolean: SlotType = {
  name: 'boolean',
  read(text, slot, context) {
    const answer = context.language.readAnswer(text);
    if (answer === undefined) return wholeClaim(text);
    if (answer.answer === 'unsure') return none;
    const reading = truth(answer.answer === 'yes');
    if (answer.rest === text.length) return reading;
    const claim = wholeClaim(text.slice(answer.rest));
    return sameTruth(claim, reading) ? reading : none;

    function wholeClaim(words: string): Reading {
      const content = context.language.content(words);
      const claim = boolean.find(words, slot, context)[0];
      if (claim === undefined) return none;
      return claim.start <= content.start && claim.end >= content.end ? claim.reading : none;
    }
  },
  find(text, slot, { language }) {
    return splitSentences(text).flatMap((sentence): readonly Finding[] => {
      const said = text.slice(sentence.start, sentence.end);
      const claim = language.isQuestion(said) ? undefined : language.readClaim(said);
      if (claim === undefined) return [];
      const object = said.slice(claim.object, claim.end);
      const name = occurrences(object, namesOfSlot(slot))[0];
      if (name === undefined || wordsIn(object) > wordsIn(object.slice(name.start, name.end)) + 2) {
        return [];
      }
      const { start } = sentence;
      return [
        {
          start: start + claim.start,
          end: start + claim.end,
          reading: truth(claim.holds),
          named: true,
        },
      ];
    });
  },
  check: (value) => (typeof value === 'boolean' ? undefined : { problem: 'format' }),
  format: (value, _slot, language) => truthWords[language][value === true ? 0 : 1],
  jsonSchema: () => ({ type: 'boolean' }),
};

function truth(value: boolean): Reading {
  return { kind: 'value', value, basis: 'stated' };
}

function sameTruth(a: Reading, b: Reading): boolean {
  return a.kind === 'value' && b.kind === 'value' && a.value === b.value;
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

const truthWords: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  en: ['yes', 'no'],
  ru: ['да', 'нет'],
};
