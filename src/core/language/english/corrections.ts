import type { CorrectionData } from '../answers/correction-data.ts';

export const corrections: CorrectionData = {
  lead: ['(well|oh|ah|hm|hmm|ok|okay|alright|all right|fine|ugh|argh|um|uh)'],
  markers: [
    '(i|we) [(actually|really)] (meant|mean) [to say]',
    '(i|we) [(actually|really)] wanted to (say|write)',
    "[(please|can you|could you|let's|lets|actually)] (make|call) (it|that|this)",
    '(i|we) [(actually|really|now)] (need|want|would like) to make (it|that)',
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
  ownAfterNo: ['(no|nope|nah|no no) (my|our)'],
  restated: [
    `(it's|its|it is|it was|that's|that was|they were|there (were|are)|there's|(i|we) (have|had|need|needed)|i'm|we're|we are|it (will|would|should) be|it'll be|make (it|that))`,
  ],
  inside: [
    `[(oh|ah|um|hm|so)] (no|nope|no no|oh no|wait|no wait|wait no|sorry|no sorry|sorry no|oops|whoops|
      actually|no actually|correction|typo|scratch that|strike that|my mistake|my bad|make it|make
      that|no make it|no make that) [(i meant|i mean|its|it is|thats|it was|make it|rather)]`,
  ],
  insideFreely: ['(or rather|or actually|i mean|i meant|no wait|oh wait|wait no|sorry i meant)'],
  changes: [
    `[(please|can you|could you|will you|would you|can we|could we|may we|can i|could i|may i|lets|let us|i want to|we want
      to|i need to|we need to|id like to|wed like to|i would like to|we would like to|is it possible to|would it be possible
      to|is there a way to|i have to|we have to)] [(please|just|also|maybe|then|instead)] (change|set|update|correct|switch|fix|
      edit|move|replace|modify|push|shift|postpone|reschedule|rename)`,
    `(would|do) you mind (changing|setting|updating|correcting|switching|moving|replacing|pushing|shifting|postponing|
      rescheduling|renaming)`,
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
  shiftFrom: ['from'],
  shiftTo: ['(to|down to|up to)'],
  tails: [
    `(instead|please|thanks|thank you|actually|rather|sorry|i meant|i mean|that is|then|my
      mistake|my bad)`,
  ],
  instead: ['instead'],
  offers: [
    `[(do you know if|can you (see|check|look|tell me) (if|whether)|could you (see|check|look) (if|whether)|
      [any] chance)] (is|are|would|will) there [be] [(still|maybe|perhaps|also)] (anything|something|any|an|a|some|one|room|
      space|other)`,
    `(can|could|would|will) you [please] (see|check|look|find out) (if|whether) (there (is|are|would be)|theres|you
      have|they have|we can|we could|i can|i could|its possible|it is possible)`,
    `(do|would|might) (you|they) [(still|also)] have [(still|maybe)] (anything|something|any|an|a|room|space|one)`,
    '(anything|something) [(else|still)] (available|free|open|possible)',
    '(is|would) it [be] [(still|also)] possible',
    `(can|could|may|might|would) (i|we) [(please|also|just|maybe|still)] [be able to] (check (in|out)|come|leave|arrive|start|
      begin|go|fly|travel|stay|meet|pick|return|depart|get|have|do|take)`,
    '(can|could|would|will) you [(please|also|just|maybe)] (check (me|us) (in|out)|do|make|deliver|fit|put|arrange|manage)',
    '(would|will|does) [(the|it|that)] <about> (work|be possible|be fine|be ok|be okay|suit you|suit)',
    'are you [(still|also)] (free|available|open)',
    '(can|could|will|would) you [(please|also|just|maybe|kindly)] (look|search|check|try) (for|at|in|with)',
  ],
};
