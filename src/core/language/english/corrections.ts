import type { CorrectionData } from '../data.ts';

export const corrections: CorrectionData = {
  lead: ['(well|oh|ah|hm|hmm|ok|okay|alright|all right|fine|ugh|argh|um|uh)'],
  markers: [
    '(i|we) [(actually|really)] (meant|mean) [to say]',
    '(i|we) [(actually|really)] wanted to (say|write)',
    "[(please|can you|could you|let's|lets|actually)] (make|call) (it|that|this)",
    '(it|that|this|they) (should|ought to|was supposed to|must) [(actually|rather)] (be|say|read)',
    '(should|ought to) [(actually|rather)] (be|say|read)',
    '(it|that) (should have been|was meant to be)',
    '(correction|correcting|typo|i misspoke|my mistake|my bad)',
    "(i said|i've said|we said)",
    '[(please|can you|could you|just|then|you can|you may)] use [my]',
    '(you|they) (can|may|could) (have|take|use|note) [my]',
    '(you|they) (can|may|could) (write|reach|email|call|text|mail) (me|us) [(at|on|under|via)]',
    '(write|reach|email|call|text|mail) (me|us) (at|on|under|via)',
    '(write|send|mail|reply|answer) [(me|us|it|them|that|the answer|everything)] to',
    "(here's|here is|heres) (my|our|the)",
    `(actually|rather|instead) [(it's|it is|that's|it would be|i'm|we're|we are|make it|there
      are|there's|i have|we have)]`,
    'or rather',
    `(no|nope|nah) (it's|its|it is|that's|it was|not|make it|i meant|rather|actually|i said|i
      mean)`,
    '(on second thought|on second thoughts|come to think of it|scratch that|strike that)',
    "(let's|lets) (say|make it|do|go with|take)",
  ],
  closedMarkers: [
    `(no|nope|nah|sorry|oops|whoops|wait|wrong|not quite|i'm sorry|my apologies|apologies|
      pardon|no no|no wait|oh no|oh wait|hold on|hang on|ups|that's
      wrong|that's not right|that is wrong|that is not right|it's wrong|not correct|incorrect|i
      was wrong|i made a mistake|sorry about that|excuse me|sorry for that)`,
  ],
  inside: [
    `[(oh|ah|um|hm)] (no|nope|no no|oh no|wait|no wait|wait no|sorry|no sorry|sorry no|oops|whoops|
      actually|no actually|correction|typo|scratch that|strike that|my mistake|my bad|make it|make
      that|no make it|no make that) [(i meant|i mean|its|it is|thats|it was|make it|rather)]`,
  ],
  insideFreely: ['(or rather|or actually|i mean|i meant|no wait|oh wait|wait no|sorry i meant)'],
  changes: [
    `[(please|can you|could you|lets|i want to|i need to|id like to|i would like to)] (change|
      set|update|correct|switch|fix|edit|move|replace)`,
  ],
  changeTo: ['(to|with|into)', 'to be'],
  not: [
    'not',
    'and not',
    "it's not",
    'it is not',
    "that's not",
    "isn't",
    "i'm not",
    'no longer',
    "wasn't",
    'never',
    'not a',
    'not the',
    'we are not',
    "we're not",
  ],
  butRather: ["but [(rather|it's|it is|a|i'm)]"],
  insteadOf: ['(instead of|rather than|in place of|not)'],
  tails: [
    `(instead|please|thanks|thank you|actually|rather|sorry|i meant|i mean|that is|then|my
      mistake|my bad)`,
  ],
};
