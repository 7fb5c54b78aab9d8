import type { TakenAwayData } from '../answers/taken-away.ts';

const later = '(only|then|probably|definitely|hopefully|just)';
const it = '(it|that|this|you|more|for sure|with you|to you|about it|about that|the answer|again)';

export const takenAway: TakenAwayData = {
  negations: [
    `(never|no way (im|i am|we are|were|id|ill|i would|i will)|dont|do not|wont|will not|wouldnt|would not|please dont|refuse to|not willing to) [(ever|even)] (pay|paying|spend|
      spending|charge|charging|give|giving|offer|invest|transfer|send|bill) [(me|us|them|you)] [(out|a|an|the|as much as)]`,
    `(dont|do not|never|cant|cannot) (send|transfer|give|pay|wire|forward) [(it|them|this|that|money|some money|the money|anything)] to
      [(my|our)]`,
    `(cannot|can't|can not|couldn't|won't|will not|wouldn't|won't be able to|not able to|don't want to|do not want to) [really]
      (do|make|be|come|go|leave|travel|pay|afford|spend|take|accept|use) [(on|in|at|for|to|by|with|more than)] [(a|an|the|it|that)]`,
    '(not|never) (on|at|before|during|until|between) [the]',
    '(any|anytime|any time|any day|anyone|anything|every day|all|everything|everyone) [(day|date|time|of them|of those)] but [(on|the|a|for)] [the]',
    'unless [(on|the|it is|its)] [the]',
    `(doesnt|does not|dont|do not|neednt|need not|not|shouldnt|should not) [(have|need)] [to] [be] [(too|very|so|that|particularly|especially|necessarily)]`,
    `(not|no|without|never|isn't|aren't|wasn't|except|excluding|neither|nor|don't|doesn't|no
      longer|rather than|instead of|anything but|everything but|anywhere but|everywhere but|anyone but|anytime but|any day but|any time but|all but|cannot|can't|haven't|hasn't) [(want|need|have|
      like|use|think|really|for|to|with|by|work|belong|spend|pay|book|reserve|transfer|exceed)] [(a|an|the|any|my|in|to|be|its|it is)]
      [(premium|much)]`,
  ],
  unfit: [
    `(doesnt|does not|dont|do not|wont|will not|wouldnt|would not|cant|cannot) [(really|quite|actually)] (work|do|suit|fit|be possible|be
      good|happen|make sense)`,
    `(isnt|is not|arent|are not|wont be|will not be|wouldnt be|would not be|is not really|isnt really) [(a|an|so|very|really)] (good|ok|okay|fine|great|
      possible|ideal|available|acceptable|convenient|right|option|for me|for us|going to work|gonna work|enough)`,
    `(is|are|was|were|would be|will be|seems|sounds|looks) [(a bit|a little|much|far|way|really|just|still|simply|probably)] too
      (much|many|few|little|late|early|soon|long|short|expensive|pricey|far|high|low|big|small|heavy|large|cold|hot|tight|close)`,
    `(is|are|would be|will be) [(really|just|simply|totally|completely|pretty|very|too|also|sadly)] (bad|impossible|out|no good|difficult|off|terrible|unacceptable|
      no option|a problem|booked|taken)`,
    `(i|we) (cant|cannot|can not|couldnt|wont be able to|will not be able to|am not able to|have no time|dont have time)`,
    `(im|i am|were|we are|ill be|i will be|well be|we will be) [(already|all|completely)] (busy|booked|working|unavailable|not available|not there|not free)`,
  ],
  unfitAtEnd: ['(no|not|never|no good|no way|no thanks)'],
  relative: ['(more|extra|longer) [please]', 'on top'],
  alternatives: ['(or|or maybe|or perhaps|maybe|perhaps|possibly) [(at|even)]'],
  exceptions: [
    '(but|besides|excepting|excluding)',
    'except [for]',
    '(apart from|other than)',
    '(just|only) not',
  ],
  exceptionsBehind: ['not'],
  noExceptions: ['but (i|we|it|id|wed|im|were|the|would|make|please|my)'],
  bygone: ['last (year|month|week)', '(the other day|yesterday|back then)'],
  lastTime: [
    '(i|we|it|there) used to',
    '(originally|back then|last time|the last time|on my last visit|on our last visit|previously)',
  ],
  likeBygone: ['(as|like|than|unlike)'],
  thisTime: ['(this time|now|today|this year|but|next time)'],
  toldBefore: [
    `(ill|i will|well|we will|i should|we should|im going to|i am going to|were going to|we are going to) [${later}] [be able to] (know|tell you|let you
      know|get back to you|confirm|decide|find out|call you|text you|write to you|email you|send you the answer) [${it}] [(on|by|in|at|until|before|
      after|within|from)] [(the|about)]`,
    `(i|we) (can|could|may|might) [${later}] (tell you|let you know|get back to you|decide|find out|call you) [${it}]
      [(on|by|in|at|until|before|after|within|from)] [(the|about)]`,
    `(i|we) (know|decide|find out) [${it}] (on|by|in|at|before|after|within) [(the|about)]`,
  ],
  bornBefore: ['(i|we|he|she|they) (was|were) born [(on|in)] [the]'],
  pastBehind: ['(was|were|has been|have been|had been)'],
  toldBehind: [
    `[(at the latest|or so)] (ill|i will|well|we will|i can|we can|i should|we should) [${later}] (know|tell you|let you know|get back to you|confirm|decide|
      find out|have an answer)`,
  ],
};
