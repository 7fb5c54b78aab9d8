import type { ListData } from '../names/list-data.ts';

export const lists: ListData = {
  separators: ['(and|and also|as well as|plus|along with|&|+|and then)'],
  padding: [
    `(please|pls|oh|ok|okay|well|actually|yes|yeah|hmm|um|sorry|wait|thanks|thank you|then|but|
      can you|could you|would you|i want to|i would like to|id like to|lets|let us)`,
  ],
  add: {
    before: [
      '[and] (add|also add|include|also include|put on|throw in|append)',
      '[and] (also|another|additionally)',
      '(i|we) [(also|just)] (forgot|forgot about|forgot to mention|forgot to add|missed|left out)',
      '[and] (i|we) [(would|do)] also (want|need|like|have|take)',
      "[and] (i'd|we'd|i'll|we'll) also (like|need|have|take)",
      '(plus|as well as|in addition)',
    ],
    behind: ['(too|as well|also|in addition|to (it|that|them|the list|my list|the order))'],
  },
  remove: {
    before: [
      `(remove|delete|drop|take (off|out|away)|leave (out|off)|skip|exclude|without|except|no|
        no more|cancel|scratch|omit|get rid of|strike) [(the|my|any)]`,
      "(i|we) (don't|do not) (want|need) [(the|any)]",
      '(not|minus) [(the|any)]',
    ],
    around: [
      {
        before: '(take|leave|get|strike|cross) [(the|my|any)]',
        behind: '(off|out|away) [(it|the list|that)]',
      },
    ],
    behind: ['(off|out|from (it|that|the list|my list|the order)|anymore|any more|at all)'],
  },
  replace: {
    before: ['[(make it|i want|i need)] (only|just|nothing but)'],
    behind: ['(only|and nothing else|and that is all|thats all|nothing else)'],
  },
  insteadOf: ['(instead of|rather than|in place of) [the]'],
  swaps: ['(replace|swap|switch|change|exchange|substitute) [the]'],
  swapTo: ['(with|for|to|by)'],
};
