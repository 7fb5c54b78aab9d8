import type { TakenBackData } from '../answers/taken-back.ts';

const later = '(only|then|probably|definitely|hopefully|just)';
const it = '(it|that|this|you|more|for sure|with you|to you|about it|about that|the answer|again)';

export const takenBack: TakenBackData = {
  denied: [
    `(doesnt|does not|dont|do not|wont|will not|wouldnt|would not|cant|cannot) [(really|quite|actually)] (work|do|suit|fit|be possible|be
      good|happen|make sense)`,
    `(isnt|is not|arent|are not|wont be|will not be|wouldnt be|would not be|is not really|isnt really) [(a|an|so|very|really)] (good|ok|okay|fine|great|
      possible|ideal|available|acceptable|convenient|right|option|for me|for us|going to work|gonna work|enough)`,
    `(is|are|was|were|would be|will be|seems|sounds|looks) [(a bit|a little|much|far|way|really|just|still|simply|probably)] too
      (much|many|few|little|late|early|soon|long|short|expensive|pricey|far|high|low|big|small|heavy|large|cold|hot|tight|close)`,
    `(is|are|would be) [(really|just|simply|totally|completely|pretty)] (bad|impossible|out of the question|no good|difficult|off|terrible|unacceptable)`,
    `(i|we) (cant|cannot|can not|couldnt|wont be able to|will not be able to|am not able to|have no time|dont have time)`,
    `(im|i am|were|we are|ill be|i will be|well be|we will be) [(already|all|completely)] (busy|booked|working|unavailable|not available|not there|not free)`,
  ],
  deniedAtEnd: ['(no|not|never|no good|no way|no thanks)'],
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
