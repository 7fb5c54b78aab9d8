import type { QuestionData } from '../answers/question-data.ts';

const who = `(you|we|i|it|they|he|she|this|that|these|those|there|the|my|your|our|their|its|his|her|a|an|
  any|anyone|anybody|someone|somebody|something|anything|everyone|everything|all|one|each|both|
  some|people|u|no)`;

const fact = `(address|addresses|phone|number|numbers|postcode|postal|zip|price|prices|cost|name|names|details|
  information|info|menu|list|location|reference|contact|website|hours|options|email|rating)`;

export const questions: QuestionData = {
  starts: [
    `(what|which|who|whom|whose|when|where|why|how|what's|who's|where's|when's|how's|whats|wat|
      wots|how come|what about|whatre|whyd|whod)`,
    `(do|does|did|is|are|am|was|were|can|could|will|would|should|shall|has|have|had|may|might|
      must|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|
      hasn't|wasn't|weren't) ${who}`,
    `(can|could|would|will) you [please] (tell|explain|say|show|give|repeat|remind|clarify|
      check|confirm|help|describe|let|find|see|provide|elaborate|specify)`,
    `[(i'd|i would|we'd|i|we)] [(like|love|want|need|wanted|wish)] to know (what|which|who|
      when|where|why|how|if|whether|more|about)`,
    `(i'm|i am|i was|just|we were|we're) (wondering|curious|asking|interested to know) [(if|
      whether|what|how|why|when|where|about)]`,
    '(i wonder|wondering) (if|whether|what|how|why|when|where|who)',
    `[please] (tell|show|explain|remind) [(me|us|to me|to us)] (what|which|who|when|where|why|
      how|if|whether|about|more|again|the)`,
    '[please] (explain|clarify|repeat|elaborate) [(that|this|it|please|again|the question)]',
    `(i have|ive got|i got|we have|i had) (a|some|one|another|a few|two|a quick) [(more|quick|
      short|other)] (question|questions)`,
    '(quick|one) question',
    '[please] let (me|us) know (what|which|who|when|where|why|how|if|whether|more)',
    '(any idea|any chance|any clue) [(if|what|how|when|where|why|who|that|you|of)]',
    '(sorry what|pardon|come again|say again|say that again|huh what|excuse me what)',
  ],
  asks: [
    `[please] (can|could|would|will) you [(please|also|just|maybe|kindly|instead)] [try to] [help me] (find|look for|search for)
      (my|our|your|his|her|their|the (confirmation|booking|reservation|invoice|receipt|email|order))`,
    `(can|could|may|might) (i|we) [(please|also|just)] (get|have|know|see) (the|their|its|your|his|her|more|any)
      [(exact|full)] ${fact}`,
    `(can|could|would|will) you [please] (make sure|check if|find out|see if|tell me|confirm (if|that|whether))`,
  ],
  statements: [
    '(im|i am|were|we are) [(just|also|really|now)] (looking|searching) for (a|an|the|some)',
    `(what|which|how|where|when) [(much|many|ever)] (i|we|i'm|we're|i'd|we'd) (need|want|mean|
      meant|said|am|are|would|have|had|like|really|actually|care|prefer|think|was|did|love|hope|hoped|wanted|plan|planned|got|told|wrote|seek)`,
    `[(hm|hmm|well|um)] (maybe|perhaps|probably|possibly) (by|in|on|at|around|about|like|next|this|
      for|until|before|after|sometime)`,
    'what (matters|happened|happens|works|suits) (is|was|for|best|here)',
    `(when|whenever|where|wherever|whatever|whichever|however|which|who) (is|are|ever|works|
      suits|would be|cares|knows) [(fine|ok|okay|good|best|cheapest|possible|available|
      convenient|whichever|easiest|suitable)] (for|to|is|fine|ok|okay|good|best|available|
      convenient|cares|knows)`,
    'how about',
    '(who cares|who knows|whatever|why not|what a)',
  ],
  commands: [
    `[please] (let|give|send|get) (me|us) [have] (the|their|its|your|his|her|more|any) [(exact|full)] ${fact}`,
    '(do|did|have|has) (it|that|this|the|a|an|some|all|no|my|one|any|both|people)',
    '(can|may|might|must|was|were|will|would|should|could) (a|an|no|all|some|one|people|the)',
    'am (a|an|the|all|no|one)',
    'is (a|an|no|all|any|fine|one)',
    'are (a|an|no|all|any|the|my|some|both|people)',
    '(had|have) (a|an|no|some|all|something|anything|one|everything|people)',
  ],
  requests: [
    '[please] (can|could|would|will) you [(please|also|just|maybe)] (suggest|recommend) [(me|us)] (a|an|one|some|something|any)',
    `[please] (can|could|would|will) you [(please|also|just|maybe|kindly)] [help me] (get|find|try|look for|
      search for) [(me|us)] (a|an|one|some|two|three|four|five)`,
    `(can|could|may|might) (i|we) [(please|also|just|maybe|instead)] [try to] (book|reserve|order|return|make|
      add|change|buy|schedule|cancel|update|correct|request|place|register|apply|sign up|set up|
      exchange|move|switch)`,
    `[please] (can|could|would|will) you [(please|also|just|maybe|kindly|instead)] [(try|help me|help us|assist me)] [to] (book|reserve|order|
      make|add|change|buy|schedule|cancel|put|set|send|update|correct|note|write|use|take|remove|delete|
      arrange|register|do that|do it|play|call|return|cast|move|switch|turn|purchase|transfer|rent|
      rebook|reschedule|modify)`,
  ],
  wishes: [
    '[(i am|im|were)] (maybe|perhaps|probably|possibly|not sure|around|roughly|i think|i guess)',
    `(can|could|may|might) (i|we) [(please|also|just|maybe)] (get|have|take|do|be|go (for|with|on|in|at)|
      see|visit|come|try|meet|leave|stay|pick|go|fly|travel)`,
    '(lets|let us) [(maybe|just)] (try|say|do|make|go)',
    `(can|could|would|will) you [(please|also|just|maybe|kindly|instead)] [try to] [help me] (get|find|look for|
      search for)`,
    '(can|could|may|might) (it|that|this|they) be',
  ],
  plans: [
    `(i|we|id|wed) [(just|really|also|only|will)] (want|need|would like|would prefer|like|love|
      prefer)`,
    `[please] (book|reserve|order|buy|purchase|make it|give (me|us)|get (me|us)|put down|find (me|us))`,
    `(table|room|a table|a room|seats|tickets|a reservation|reservation) for`,
  ],
  proposals: ['(how|what) about', 'what do you (think|say) (of|about|to)', 'why not'],
  openEnded: [
    '[(for|in|at|by|on|to|from|with)] (what|which|who|whom|whose|when|where|why|how|whats|whos|hows|wheres)',
  ],
  points: ['(that|this|it|they|them|those|these|so|one|there)'],
  particles: [],
  lead: [
    `(well|um|uhm|uh|er|hm|hmm|oh|ah|so|ok|okay|yes|yeah|yep|no|nope|sure|and|but|also|or|hi|
      hello|hey|sorry|please|thanks|thank you|first|before that|by the way|btw|actually|wait|
      just|right|great|perfect|good|alright|excuse me|out of curiosity|one more thing|then|good
      (morning|afternoon|evening)|hold on|hang on|also)`,
  ],
  conditions: [
    `(before|first|firstly|one thing|by the way|btw|out of curiosity|just out of curiosity|before (that|you do|i do|we do))`,
    `(if|when|whenever|for|with|without|given|suppose|supposing|assuming|once|since|because|as|in
      case|unless|say|like|instead of|besides|apart from|according to|regarding|concerning|about
      (the|my|our|your|that|this))`,
  ],
  tags: [
    `(right|ok|okay|correct|yeah|yes|no|please|isn't it|is it|is that (right|ok|okay|correct|
      fine)|if that's ok|if possible|or|or so|i think|i guess|maybe|perhaps|you know|innit|yep|
      eh|alright|does that (work|help|make sense)|thanks)`,
  ],
};
