import type { SlotSpec } from '../flow/spec.ts';
import { type Language, type LanguageCode, languageCodes } from '../language/language.ts';
import type { Basis } from '../slot-state.ts';
import { type Range, splitSentences } from '../text/words.ts';
import { type Finding, none, type Reading, type SlotType } from './slot-type.ts';
import { readFeatures } from './words/features.ts';
import { copulaAt, namesOfSlot, occurrences } from './words/slot-words.ts';

/**
 * Yes or no. A reply counts when all of it is an answer, or a claim about the slot itself ("I have
 * premium"); "I think so" is a derived yes. A sentence, when it makes such a claim. A word that merely occurs says nothing.
 */
export const boolean: SlotType = {
  name: 'boolean',
  read(text, slot, context) {
    const answer = context.language.readAnswer(text);
    if (answer === undefined || answer.rest < text.length) {
      const plain = framed(text, context.language);
      if (plain !== undefined) return plain;
    }
    if (answer === undefined) return wholeClaim(text);
    if (answer.answer === 'unsure') {
      const leans = answer.leansToYes && answer.rest === text.length;
      return leans ? truth(true, 'derived') : none;
    }
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
      if (language.isQuestion(said)) return [];
      const claims = [
        sentenceClaim(said, slot, language) ??
          clauseClaim(said, slot, language) ??
          acceptance(said, slot, language),
      ];
      return claims
        .flatMap((claim) => {
          if (claim === undefined || language.leavesUndecided(said.slice(0, claim.start)))
            return [];
          const { start, end, holds } = claim;
          const place = { start: sentence.start + start, end: sentence.start + end };
          const reading = truth(holds, isDoubted(said, language) ? 'derived' : 'stated');
          return [{ ...place, reading, named: true }];
        })
        .concat(claims[0] === undefined ? wished(said, sentence.start, slot, language) : []);
    });
  },
  check: (value) => (typeof value === 'boolean' ? undefined : { problem: 'format' }),
  format: (value, _slot, language) => truthWords[language][value === true ? 0 : 1],
  jsonSchema: () => ({ type: 'boolean' }),
};

/**
 * "Sure, so that would be no, thanks": one plain yes or no, with words around it that would say nothing
 * around any other value either.
 */
function framed(text: string, language: Language): Reading | undefined {
  const answers = [...text.matchAll(/\p{L}+/gu)].flatMap((word) => {
    const holds = plainAnswer(word[0], language);
    return holds === undefined ? [] : [{ holds, start: word.index, length: word[0].length }];
  });
  const only = answers[0];
  if (only === undefined || answers.length > 1) return undefined;
  const before = text.slice(0, only.start);
  const behind = text.slice(only.start + only.length);
  const any = `${before}${anyValue}${behind}`;
  const { start, end } = language.content(any);
  return any.slice(start, end) === anyValue ? truth(only.holds) : undefined;
}

/** A word that no language has anything to say about. */
const anyValue = 'x0x';

/** Nothing but the word for yes or for no; "fine" and "right" say too many other things. */
function plainAnswer(text: string, language: Language): boolean | undefined {
  const said = text.toLowerCase();
  if (!languageCodes.some((code) => truthWords[code].includes(said))) return undefined;
  const answer = language.readAnswer(said)?.answer;
  return answer === undefined || answer === 'unsure' ? undefined : answer === 'yes';
}

/** What is wished: of the thing that the slot is about, else in words that only answer a question. */
function wished(
  said: string,
  from: number,
  slot: SlotSpec,
  language: Language,
): readonly Finding[] {
  const features = readFeatures(said, slot, language);
  if (features.length === 0) return wishesIn(said, from, slot, language);
  return features.map(({ start, end, holds }) => {
    return { start: from + start, end: from + end, reading: truth(holds), named: true };
  });
}

/**
 * "With subtitles", "I'd rather not have subtitles": what is asked is wished, or is not. Whether the
 * slot asks for a wish or for what is so, words do not tell: it counts only for one that was asked.
 */
function wishesIn(
  said: string,
  from: number,
  slot: SlotSpec,
  language: Language,
): readonly Finding[] {
  return occurrences(said, namesOfSlot(slot)).flatMap(({ start, end }): readonly Finding[] => {
    const wish = language.readWish(said, start);
    if (wish === undefined) return [];
    const holds = wish.wished && !language.isNegated(said, wish.start);
    return [
      {
        start: from + wish.start,
        end: from + end,
        reading: truth(holds),
        named: false,
        weak: true,
      },
    ];
  });
}

/** "Not sure, I have premium, I think": a claim beside a doubt is no plain one. */
function isDoubted(said: string, language: Language): boolean {
  const parts = language.listParts(said).map(({ start, end }) => said.slice(start, end));
  return parts.length > 1 && parts.some((part) => isDoubt(part, language));
}

function isDoubt(part: string, language: Language): boolean {
  const stance = language.readStance(part);
  if (stance?.stance === 'unknown' && stance.about === undefined) return true;
  const answer = language.readAnswer(part);
  return answer?.answer === 'unsure' && answer.rest === part.length;
}

interface Claim extends Range {
  readonly holds: boolean;
}

/** "I have premium": the sentence says of its speaker what the slot asks. */
function sentenceClaim(said: string, slot: SlotSpec, language: Language): Claim | undefined {
  const claim = language.readClaim(said);
  if (claim === undefined) return undefined;
  const object = said.slice(claim.object, claim.end);
  const name = occurrences(object, namesOfSlot(slot))[0];
  if (name === undefined || wordsIn(object) > wordsIn(object.slice(name.start, name.end)) + 2) {
    return undefined;
  }
  return claim;
}

/** "..., not premium", "..., премиум есть": a clause of the slot's name and a yes or no to it. */
function clauseClaim(said: string, slot: SlotSpec, language: Language): Claim | undefined {
  for (const part of language.listParts(said)) {
    const clause = said.slice(part.start, part.end);
    const name = occurrences(clause, namesOfSlot(slot))[0];
    if (name === undefined) continue;
    const before = clause.slice(0, name.start).trim();
    const behind = clause
      .slice(name.end)
      .replace(/[\s.!:-]+/gu, ' ')
      .trim();
    if (behind === '' && wordsIn(before) === 1 && language.isNegated(clause, name.start)) {
      return { ...part, holds: false };
    }
    const noted = plainAnswer(behind.slice(Math.max(0, copulaAt(` ${behind}`) - 1)), language);
    if (noted !== undefined && owner.test(before)) {
      return { start: part.start + name.start - before.length, end: part.end, holds: noted };
    }
    if (before !== '' || behind === '') continue;
    const answer = language.readAnswer(behind);
    if (affirmed.test(behind)) return { ...part, holds: true };
    if (answer?.rest === behind.length && answer.answer !== 'unsure') {
      return { ...part, holds: answer.answer === 'yes' };
    }
  }
  return undefined;
}

/** "A shared desk is fine", "I'm not happy with sharing": what is asked will do, or will not. */
function acceptance(said: string, slot: SlotSpec, language: Language): Claim | undefined {
  for (const part of language.listParts(said)) {
    const clause = said.slice(part.start, part.end);
    const found = language.readAcceptance(clause);
    if (found === undefined) continue;
    const object = clause.slice(found.object.start, found.object.end);
    if (!namesPart(object, slot)) continue;
    const end = found.end === clause.length ? part.end : part.start + found.end;
    return { start: part.start + found.start, end, holds: found.accepts };
  }
  return undefined;
}

/** Whether few words name the slot, or a word of its name in another form: "sharing" of "shared desk". */
function namesPart(object: string, slot: SlotSpec): boolean {
  const words = object.toLowerCase().match(/\p{L}+/gu) ?? [];
  const stems = namesOfSlot(slot).flatMap((name) =>
    (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2))),
  );
  return words.slice(0, longestObject).some((word) => stems.some((stem) => word.startsWith(stem)));
}

/** In words. */
const longestObject = 4;

/** "(and) my premium is no", and what may stand in front of a name that says whose it is. */
const owner =
  /^(?:(?:and|und|y|et|e|и)\s+)?(?:the|my|our|der|die|das|mein|meine|unsere?|mi|el|la|mon|ma|le|notre|o|a|(?:o )?meu|(?:a )?minha|мой|моя|моё|мое|наш|наша)?$/iu;

/** Behind the name of what is had, where a language says so. */
const affirmed = /^(?:есть|имеется|оформлена?|подключена?)$/iu;

function truth(value: boolean, basis: Basis = 'stated'): Reading {
  return { kind: 'value', value, basis };
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
  de: ['ja', 'nein'],
  pt: ['sim', 'não'],
  es: ['sí', 'no'],
  fr: ['oui', 'non'],
};
