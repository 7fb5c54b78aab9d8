import { expect, test } from 'vitest';
import { mentions as en } from '../../src/core/language/english/mentions.ts';
import { mentions as fr } from '../../src/core/language/french/mentions.ts';
import { mentions as de } from '../../src/core/language/german/mentions.ts';
import type { MentionData } from '../../src/core/language/names/mention-data.ts';
import { mentions as pt } from '../../src/core/language/portuguese/mentions.ts';
import { mentions as ru } from '../../src/core/language/russian/mentions.ts';
import { mentions as es } from '../../src/core/language/spanish/mentions.ts';

const lists = [
  'notNames',
  'nameParticles',
  'conjunctions',
  'titles',
  'verbEndings',
  'predicateEndings',
  'requestVerbs',
  'sentenceWords',
] as const satisfies readonly (keyof MentionData)[];

// They are written as running text over several lines. An entry with a line break in it would never
// be met, and nothing else would tell.
test.each(Object.entries({ en, ru, de, es, fr, pt }))(
  '%s lists words, each by itself',
  (_, data) => {
    const words = lists.flatMap((list) => data[list]);
    expect(words.filter((word) => word === '' || /\s/u.test(word))).toEqual([]);
  },
);
