import { expect, test } from 'vitest';
import { readLanguageWish } from '../../src/core/language/answers/language-wish.ts';
import { languages } from '../../src/core/language/index.ts';
import { languageCodes } from '../../src/core/language/language.ts';
import { detectLanguage } from '../../src/core/language/words/detect.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';

/** Texts far longer than a platform lets through: a reading that is not linear would not come back. */
test.each([
  ['letters', 'a'],
  ['Russian letters', 'я'],
  ['spaces', ' '],
  ['marks on letters', 'e\u0301\u0302'],
  ['joined emoji', '👨\u200d'],
  ['introductions', "I'm Dana from "],
  ['digits', '7'],
  ['corrections', '12, no '],
  ['marks of correction', 'oh no wait '],
  ['quotes', '"'],
  ['dashes', ' - '],
  ['addresses', 'a@'],
])('a very long text of %s is read to its end', (_, piece) => {
  const text = normaliseText(`${piece.repeat(100_000 / piece.length)}x`);
  for (const code of languageCodes) {
    const language = languages[code];
    expect(language.isApproval(text)).toBe(false);
    expect(language.readPick(text)).toBeUndefined();
    language.readAnswer(text);
    language.readStance(text);
    language.readCorrection(text);
    language.splitCorrection(text);
    language.readSwitch(text);
    language.isQuestion(text);
    language.readIntroduction(text);
    expect(language.names(text)).toBeDefined();
    detectLanguage(text, code);
  }
  expect(readLanguageWish(text)).toBeUndefined();
});
