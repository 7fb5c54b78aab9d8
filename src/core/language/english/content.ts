import type { ContentData } from '../words/content-data.ts';
import { emoji } from '../words/emoji.ts';

export const content: ContentData = {
  lead: [
    '(hi|hello|hey|hiya|good morning|good afternoon|good evening) [(there|all|team|everyone|bot)]',
    '(um|uhm|umm|uh|er|erm|hm|hmm|mm|oh|ah|well|please|pls)',
    '(thanks|thank you)',
    '(to be honest|tbh|honestly|i mean|you know|lets see|let me see|let me think|let me check)',
    '(i think|i guess|i believe|i suppose|i would say|id say|lets say)',
    "(so|ok so|okay so|well so) (that would be|that'd be|it would be|it'd be|it's|it is|that's|that is)",
    "(since you ask|since you are asking|since you're asking|now that you ask|if you ask)",
    `(my answer is|the answer is|that would be|that'd be|it would be|it'd be|it should be|it
      will be|it'll be|it must be)`,
  ],
  closedLead: [
    `(ok|okay|sure|alright|right|great|yes|yeah|yep|so|sorry|fine|sure thing|of course|good|
      perfect|actually|here you go|here you are|here it is|here goes|there you go|got it|no
      problem|cool|certainly|absolutely|gladly|with pleasure|as i said|sounds good)`,
    '(ok|okay) so',
    '(my answer|answer)',
  ],
  carriers: [
    '(you can|please|you may) (reach|contact|email|write|call|find) (me|us) [(at|on|via|under|by)]',
    '(reach|contact|email) (me|us) (at|on|via)',
    "(here's|here is|here are) [(my|the|our)] [(email|number|name|address)]",
    "(it's|its|it is|we're|we are) called",
    "(it's|its|it is|that's|thats|that is|this is|they are|they're)",
  ],
  carrierOwners: ['(my|the|our|his|her|their|your|its|this|that)'],
  carrierNouns: [
    `(name|email|mail|e mail|address|number|no|nr|code|id|phone|company|organisation|
      organization|firm|employer|zip|postcode|reference|ref|username|surname|contact|mobile|
      telephone|handle|nickname|account|title|model|birthday|city|country|colour|color|size|
      amount|budget|date|time|deadline|team|department|role|brand|plan) [(number|name|address|
      code|id)]`,
  ],
  verbless: false,
  carrierVerbs: ['(is|are|was|would be|will be|should be|is called|is still|is just|=|must be)'],
  links: ['(is|was|are|no|number|nr|id|code|name|#|=|would be|should be|will be|it is|its)'],
  states: [
    `(wrong|missing|unknown|private|invalid|incorrect|correct|right|different|the same|not|no|
      too|very|broken|lost|a bit|still|already|changing|unclear|confidential|secret|fine|ok|
      okay|good|bad|late|none|on|in|at|irrelevant|important|flexible|unsure|hard|difficult|
      tight|limited|being|up to|what|where|whatever)`,
  ],
  tail: [
    '(please|pls|plz|thanks|thank you|thx|ty|cheers|mate|sir)',
    '(obviously|of course|naturally)',
    '(thanks|thank you) (so|very) much',
    `(thanks a lot|many thanks|thanks in advance|if possible|if you can|i think|i guess|i
      believe|i suppose|to be honest|tbh|lol|haha)`,
    "(i think|i believe|i guess) (that's|thats|that is) (it|all|right|correct)",
    '[i] hope (that|this|it) helps',
    `if (i remember (right|rightly|correctly|well)|i'm not mistaken|i am not mistaken|memory serves)`,
    'as far as i (know|remember|can tell)',
    ...emoji.friendly,
    '👍',
  ],
};
