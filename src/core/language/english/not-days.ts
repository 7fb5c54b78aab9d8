import type { DateData } from '../dates/date-data.ts';

export const partings: DateData['partings'] = {
  before: [
    '(have|enjoy) (a|an|your) [(very|really)] [(nice|good|great|lovely|wonderful|pleasant|happy|fantastic)]',
    '(happy|enjoy)',
    '[(ill|i will|well|we will)] see (you|ya|u) [(all|then|again)] [on]',
    '(talk|speak) (to you|soon|again) [on]',
    'catch you [on]',
    'had (a|an) [(very|really)] (nice|good|great|lovely|wonderful)',
    'thank god [its]',
  ],
  opening: [],
  exclaimed: ['(until|till|til)'],
};

export const otherWords: DateData['otherWords'] = {
  words: ['(sun|sat|wed)'],
  before: ['(the|of|with|some|more|much|we|i|they|he|she|got|love|hot)'],
  joins: ['(and|or)'],
};
