import type { FragmentData } from '../words/content-data.ts';

export const fragments: FragmentData = {
  opens: [
    `(about|around|roughly|approximately|approx|circa|maybe|perhaps|probably|almost|nearly|over|under|
      at least|at most|up to|more than|less than|between|some)`,
    '(from|by|until|till|for|at|to|of|in|on|with|before|after|via|the|a|an|my|our|your|their|its)',
    "(is|are|am|was|were|be|it's|it is|i'm|i am|we're|we are|there are|there's|that's|they are)",
    `(i|we|you) [(would|really|just|only|also)] (need|want|have|like|prefer|use|pay|build|order|take)
      [to]`,
    '(need|looking for|want|would like) [to] [(build|have|get)]',
    '[(my|our|the)] (name|email|mail|company|budget|number|amount|deadline|recipient|iban|reference) [is]',
    '(can|could|would|will|do|does) (i|you|we|it|they) [please]',
    '(and|or|but|so|because|if|that|call me|pay|send|transfer|make it)',
  ],
  counted: [
    '(k|m|mio|thousand|hundred|million|euros|euro|eur|dollars|usd|pounds|gbp|percent)',
    '(people|persons|employees|staff|ppl|of us|days|weeks|months|years|hours|pieces|pcs)',
  ],
  goesOn: ['(from|by|until|till|for|at|of|in|on|with|before|via|to|per|or so|and|or|ish)'],
};
