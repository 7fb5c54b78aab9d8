import type { CommandForms } from '../answers/answer-data.ts';

/** Stances towards the conversation rather than the question: commands and pleasantries. */
export const commands: CommandForms = {
  'never-mind': [
    `(never mind|nevermind|nvm|never mind that|nevermind that|forget (that|about that|about
      it|i said that|what i said)|leave it [as it (is|was)]|keep it [as it (is|was)]|ignore
      that|disregard [that]|scratch that|as you were|no change|no changes|dont change (it|
      that|anything)|leave it (like that|at that|there|alone)|keep (the old one|the old value|
      the first one|what you have)|dont worry about it|dont bother)`,
  ],
  greeting: [
    `(hi|hello|hey|hiya|howdy|greetings|yo|hallo|heya|good (morning|afternoon|evening|day)|
      morning|evening|hi there|hello there|hey there|hey bot|hi bot|hello bot|hi all|hi team|
      hello everyone|hello team|hey team|hi everyone|sup|👋)`,
    `(how are you|how are you doing|how's it going|what's up|how do you do|how are things)
      [today] ?`,
    'nice to meet you',
  ],
  thanks: [
    `(thanks|thank you|thx|ty|cheers|tysm|much appreciated|appreciated|ta|thanks a lot|thanks
      a bunch|thanks a million|many thanks|thank u|tks|tnx|🙏)`,
    `(thanks|thank you) [(so|very)] [much] [for (your|the|all your|all the|all) (help|time|
      assistance|patience|support|info|information)]`,
    `(thanks|thank you) for (everything|helping|that|your help|asking|this|that info|letting
      me know)`,
    `(thanks|thank you) (again|both|all|everyone|guys|very much|so much)`,
    `[that|it] [you] [(have|ve)] (youve|you have|you) (been|were) [(so|very|really|super|a)] [(great|
      helpful|awesome|amazing|wonderful|kind|lovely|fantastic|great help|big help|star|patient)]`,
    `[(that|this|it)] (was|is) [(very|really|so|super)] (helpful|quick|easy|kind) [of you]`,
    `(bye bye|byebye|see ya|ciao|later then|until next time|talk (soon|later)|speak soon|have a good
      one|all the best|cheerio|farewell)`,
    `(i [really] appreciate (it|that|this|your help)|youre (great|awesome|the best|amazing)|
      have a (nice|good|great) (day|one|evening|weekend)|you
      too|bye|goodbye|good bye|see you|cya|take care|great help|good night)`,
  ],
  finish: [
    `(that's|that is|that was|that will be|that'll be|that would be|that should be|this is|it is)
      [(really|pretty much|probably|basically)] (all|everything) [(then|now)] [(i|we) (need|needed|
      have|had|know|want|wanted|can (say|tell)|got)] [(from me|from us|from my side|there is|for now|
      for today|right now|today|at the moment|so far)]`,
    "(that's|that is|that will be|that'll be) it (for now|for today|from me|from us|from my side)",
    "(i'm|i am|we're|we are) (done|finished|all set|through) [(here|now|for now)]",
    '[(all|and)] (done|finished|complete|all set) [(here|now|for now)]',
    `[(i|we)] [(have|'ve)] (nothing|no) (else|more|further) [to (add|say)] [(for now|from me|from us)]`,
    `[(you can|please|now|just|and|then|lets|could you|can you|go ahead and)] [(just|now|please)]
      (send|submit|post|forward) (it|this|that|them|everything|all of it) [(off|out|in|on|away)]
      [(now|please|then|as it is|like this|like that)] ?`,
    '[(you can|please|now|just|and)] (send|submit) [(now|please)]',
  ],
  'already-said': [
    `[but] (i|we) [(have|just|did)] already (told|gave|said|answered|mentioned|sent|given|
      provided|wrote|typed|did|have|written) [(you|it|that|this)] [(that|this|it|before|above|
      earlier|to you)]`,
    `[but] (i've|we've) [(just)] already (told|given|said|answered|mentioned|sent|provided|
      written|typed|done) [(you|it|that|this)] [(that|this|it|before|above|earlier|to you)]`,
    `[but] (i|we) [(have|just|did)] already (told|gave|said|answered|mentioned|sent|given|
      provided|wrote) [you] (my|our|the) <about>`,
    `[but] (i've|we've) already (told|given|said|answered|mentioned|sent|provided) [you] (my|
      our|the) <about>`,
    `[but] (i|we) just (told|gave|said|answered|mentioned|sent|wrote) [(you|it|that|this)]
      [(that|this|it|so)]`,
    `[but] (i've|we've) just (told|given|said|answered|mentioned|sent) [(you|it|that|this)]
      [(that|this|it|so)]`,
    `[but] (i|we) (told|said|mentioned|gave|answered|wrote) [(you|it|that|this)] [(that|this|
      it)] (already|before|above|earlier|in my (first|last|previous) message)`,
    `(didn't|did not|haven't) (i|we) [(just|already)] (tell|say|told|said|mention|answer|
      give|given) [(you|it|that|this)] [(that|this|it|already)] ?`,
    `(i told you|told you already|told you|as i said|like i said|as (i [(have|ve)]|we)
      [already] (said|mentioned|told you)|like i (said|told you) [(before|already|earlier|
      above)]|see above|as above|same as (before|above)|scroll up|you (already (have|know|
      asked) (that|it|this|me that|me this)|asked (that|me that|this|me this) already|just
      asked (that|me that|this|me this)|have it already|know it already|know that already)|
      already (said|told you|answered|given|mentioned|did) [(that|it|so)]|asked and answered)`,
  ],
  cancel: [
    `(cancel|stop|quit|exit|abort|end|terminate|forget it|unsubscribe|leave me alone|go away|
      enough|end chat|stop it|stop this|stop now|i quit|i give up|forget the whole
      thing|drop it|call it off|stop messaging me|stop texting me|fuck off|piss off|get lost|bugger
      off|screw you|fuck you|shut up|go to hell|leave me be)`,
    `[(i|we)] [(want|would like|need|wish|wanna)] [to] (cancel|stop|quit|abort|end|
      exit) [(this|it|that|everything|the [whole] (thing|process|conversation|chat|form|
      request)|all of (this|it|that)|here|the whole thing|this (conversation|chat|process|
      form|request)|now)]`,
    `(i'd like|i would like|we'd like|i want|i need|i wish|let's|lets|please|just|can you|can
      we|could you|could we|can i|could i) [to] [just] (cancel|stop|quit|abort|end|exit)
      [(this|it|that|everything|the whole thing|all of (this|it|that)|here|this (conversation|
      chat|process|form|request)|the (conversation|chat|process|form|request)|now)] ?`,
    `[i] (don't|do not) want (this|it|to (do (this|it)|continue|go on|proceed)) [(anymore|any more|
      any longer|now|after all)]`,
    "[i] (don't|do not) want to (anymore|any more|any longer)",
    "(i've|i have) changed my mind",
    'i changed my mind',
  ],
  reset: [
    `[(let's|lets|can we|can i|could we|i want to|id like to|i would like to|please|we
      should|i need to)] (start over|start again|restart|reset|begin again|start from
      (scratch|the beginning|the top|zero)|start all over [again]|start afresh|start anew|go
      back to the (start|beginning)|redo (everything|this|it all)|do it all again|start this
      over|start over again|start fresh|start new|from the top|from scratch|begin anew|try
      again from the (start|beginning)) [(from (scratch|the beginning|the start|the top))] ?`,
    `(start|begin) (it|this|everything|the whole thing) (over|again|from scratch|all over
      [again])`,
    '(clear|delete|erase|wipe) everything [and start (over|again)]',
  ],
  undo: [
    `(undo|undo that|undo it|undo this|undo the last (one|step|answer|change)|revert|revert
      that|go back|step back|take that back|i take that back|take it back|back|undo last|undo
      please|one step back|back up|put it back|change it back|restore (it|that)|bring it back|
      uncancel)`,
    `(oops|whoops|ooops|wait no|no wait|oh no|oh wait no|by (accident|mistake)|my mistake|accidentally|
      i misclicked|misclick|wrong button)`,
    `[(no|wait|oops|sorry|oh)] (i|that) (didn't|did not|wasn't|was not) (mean|meant) [(that|it|to|this|to
      do that|to cancel|to stop|to say that)]`,
    '(that|it) was (a mistake|an accident|by accident|not what i meant)',
    "[(no|wait)] (don't|do not) (cancel|stop|delete) [(it|that|this|yet)]",
    `(can|could) (you|i|we) (undo (that|it|this)|go back|take that back|revert (that|it|
      this)|bring it back) ?`,
  ],
  'go-on': [
    `[(please|ok|lets|let us|can we|could we|we can|i (want|would like|d like) to|id like to|i wanna|
      you can|just|yes)] (continue|go on|keep going|carry on|proceed|resume|move on) [(please|now|where we
      (stopped|were|left off)|from there|with (it|this|that))] ?`,
    `[(lets|can we|id like to|i want to)] (go|get) back to (it|this|where we were|business)`,
    '[(lets|can we|id like to|i want to)] [(go|get)] back to (the|my|our) <about>',
    '[(lets|i want to|id like to)] (continue|resume|go on) with (the|my|our) <about>',
  ],
  human: [
    `[(i|we)] [(want|need|would like|wanna|have|wish|prefer|would prefer|must)] [to]
      (talk|speak|chat) (to|with) (a|an|some|the|your|one of your) [(real|live|actual|human)]
      (human|person|agent|representative|rep|operator|someone|somebody|human being|colleague|
      manager|supervisor|people|support|advisor|adviser|employee|staff|service agent|support
      agent|customer service|team member|staff member|team|colleagues|guy|boss) [(instead|
      please|now|from (your|the) team)]`,
    `(i'd like|i would like|i want|i need|we need|we want|we'd like|i'd prefer|i would
      rather|i'd rather|let me|i'd rather|i wanna|please let me|i have) [to] (talk|speak|chat)
      (to|with) (a|an|some|the|your|one of your) [(real|live|actual|human)] (human|person|
      agent|representative|rep|operator|human being|colleague|manager|supervisor|people|
      support|advisor|adviser|employee|staff|service agent|support agent|team member|staff
      member|team|colleagues) [(instead|please|now|from (your|the) team)]`,
    `[(i'd like|i would like|i want|i need|we need|we want|let me|please let me|can i|could
      i|may i|can we|could we|is it possible|id rather|i wanna)] [to] [please] (talk|speak|
      chat) (to|with) (someone|somebody|anyone|anybody|people|humans|support|customer
      (service|support)|human|person|agent|a human|a person|an agent|a real person|a real
      human|a representative|an operator|a manager|a supervisor|your manager|a live agent|a
      live person|an actual person|an actual human|a colleague|a human being|a human agent|
      your team|the team|your colleague|someone real|a real human being|an employee|a live
      human) [(instead|please|now|real|else|human|there|from (your|the) (team|company)|about
      (this|that|it))] ?`,
    `(i want|i need|get me|give me|i'd like|i would like|connect me (to|with)|put me through
      to|transfer me to|forward me to|hand me over to|pass me (to|on to)|is there|can i (get|
      have)|could i (get|have)|may i have) (a|an|some|the|your) [(real|live|actual|human)]
      (human|person|agent|representative|rep|operator|human being|colleague|manager|
      supervisor|support agent|advisor|employee) [(please|now|instead|there|here|i can (talk|
      speak) to|to (talk|speak) to)] ?`,
    `(get|connect|put|transfer|forward|hand) (me|us) [(to|with|through to|over to)] (someone|
      somebody|support|customer (service|support)|human|agent|operator) [(please|now|real)]`,
    `(human|operator|agent|representative|real person|live agent|human please|agent please|
      customer service|real human|talk to human|speak to human|human agent|live person)`,
    `(is there|can|could) (someone|somebody|anyone|a human|a person|a real person) [(real|
      else|human)] [(there|here|i can (talk|speak) to|call me|help me [instead]|to (talk|
      speak) to|contact me|get in touch)] ?`,
    `(can|could|would|will|please have|have) (someone|somebody|a human|a person|an agent|a
      real person|a colleague) [please] (call|contact|help|phone|ring|email|reach out to) me
      [(back|instead|please)] ?`,
    `(i (don't|do not) want to (talk|speak|chat) (to|with) (a|this|some) (bot|robot|machine|
      computer|ai))`,
  ],
};
