import type { MentionData } from '../names/mention-data.ts';
import { roles } from './roles.ts';
import { wishes } from './wishes.ts';

export const mentions: MentionData = {
  errands: 'contact consult check ping message forward ask tell call email text phone'.split(' '),
  nameIntroductions: [
    '(my|the|our|his|her) [(full|first|last|own|real)] name (is|would be|will be|was) [(actually|really|in fact)]',
    '(name is|name s|names|my names|my name)',
    "(i'm|i am) (called|named)",
    '(call me|you can call me|they call me|people call me|it is me|its me|me is|i go by)',
  ],
  closings: [
    '[with] [(many|best|kind|warm|warmest|kindest)] regards [from]',
    '(best wishes|all the best|sincerely|yours sincerely|yours truly|yours faithfully|sincerely yours)',
  ],
  introductions: ["(i'm|i am|it's|its|it is|im|this is)"],
  nameEndings: ['(here|speaking|writing|again)'],
  affiliations: ['(from|at|with|of|for|representing)'],
  links: ['(w|@)'],
  organisationIntroductions: [
    `(my|our|the) [(current|own|new|whole)] (company|organisation|organization|firm|employer|
      business|agency|startup) [name] (is|is called|would be|will be|name is)`,
    '(i|we) [(currently|now|also)] work (for|at|with|in)',
    "(i'm|i am|we're|we are|im) [(currently|now|also)] working (for|at|with)",
    "(i'm|i am|we're|we are|im) employed (by|at)",
    '(i|we) represent',
    '(writing|calling|speaking|contacting you|reaching out|emailing) [you] (from|for|on behalf of)',
    'on behalf of',
    `(i'm|i am|im|we're|we are) (a|an|the) [(new|senior|junior|lead|chief)] (designer|
      developer|engineer|manager|founder|owner|director|student|nurse|teacher|consultant|
      analyst|assistant|accountant|buyer|head|lead|ceo|cto|cfo|coo|product manager|project
      manager|office manager) (at|with|of|from|for)`,
  ],
  groupIntroductions: ["(we're|we are|were called|we are called|we're called)"],
  conjunctions: ['and'],
  nameParticles: [
    'de',
    'da',
    'di',
    'del',
    'der',
    'den',
    'van',
    'von',
    'zu',
    'la',
    'le',
    'el',
    'al',
    'bin',
    'ibn',
    'dos',
    'das',
    'du',
    'ter',
    'ten',
    'e',
    'y',
    'of',
    'and',
    'the',
    'st',
  ],
  alsoNames: ['may', 'will', 'good', 'new', 'case', 'april', 'june', 'august', 'best', 'early'],
  owners: ['the', 'and'],
  ...wishes,
  titles: ['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'sir', 'madam'],
  verbEndings: ['ing', 'ed', "n't"],
  predicateEndings: ['ing', 'ous', 'ful', 'able', 'ible', 'less', 'ical', 'tant', 'gent', 'ial'],
  notNames: [
    `i im ive id ill me my mine myself we our ours us you your yours he him his she her hers it
      its they them their theirs this that these those there here who what which when where why
      how whose`,
    `a an some any every each all both none nothing something anything everything someone
      anyone everyone nobody`,
    `is are was were be been being am do does did done doing have has had having can could will
      would shall should may might must cannot cant dont doesnt didnt isnt arent wasnt wont
      wouldnt couldnt havent hasnt`,
    `not no yes yeah yep nope nah ok okay sure please thanks thank hi hello hey bye maybe
      perhaps sorry later never always often soon now today tomorrow tonight yesterday morning
      evening afternoon night week month year`,
    `to as cause about after again against already also although at because been before between
      but by down during even for from get gets getting give gives go goes going gone got if in
      into just know like look looking looks make makes many more most much need needs needed
      new of off on one only or other our out over put really return said same saw say says see
      send set so than then though through too try trying under until up use used using very via
      want wants wanted well with within without work works working yet`,
    `help order orders number product products refund money price issue problem problems
      question questions email phone address name names account company website app login
      password broken wrong lost missing late busy fine good great bad tired happy sad sick
      hungry interested afraid ready available unsure confused certain wondering calling writing
      waiting asking thinking considering planning trying hoping moving become becomes becoming
      born married single vegetarian vegan customer member student employee manager developer
      designer user buyer owner guest driver doctor nurse teacher engineer human person people
      bot robot agent operator`,
    `cancel stop quit skip pass reset restart undo help private secret unknown anonymous
      whatever nobody idea preference choice option first second third last next correct right
      true false test testing`,
    `monday tuesday wednesday thursday friday saturday sunday january february march july
      august september october november december`,
    `german french english american british italian spanish portuguese russian ukrainian polish
      dutch swiss austrian chinese japanese korean indian canadian australian mexican brazilian
      turkish greek swedish norwegian danish finnish irish scottish european asian african`,
    `hundred thousand million two three four five six seven eight nine ten twenty thirty forty
      fifty knows decides check`,
    `come comes coming came take takes taking took tell tells told ask asks asked call calls
      called let lets start starts finish keep keeps leave leaves left live lives living love
      loves hate hates think thinks thought talk talks speak speaks buy buys bought pay pays
      paid sell sells sold find finds found feel feels felt seem seems believe guess mean means
      meant show shows`,
    `end middle start beginning mid late bottom top half couple few lot lots kind sort bit piece`,
    `urgent important serious ridiculous stupid silly crazy nuts insane weird strange funny
      annoying boring pointless useless nonsense spam rubbish bullshit crap shit wtf lol hard easy
      simple difficult complicated expensive cheap confidential personal asap soon enough`,
    `currently actually basically probably definitely obviously certainly completely totally
      absolutely`,
  ]
    .join(' ')
    .split(/\s+/u),
  roles,
  wanted: [
    `(with|want|need|like|love|prefer|add|include|including|keep|put on|turn on|switch on|activate|enable|have|
      rather have|get|put) [(it|the movie|them)] [with] [(the|a|an|some|my)]`,
  ],
  unwanted: [
    `(without|no|remove|drop|skip|turn off|switch off|disable|cancel|take off|leave out|dont want|do not want|
      dont need|do not need|not want|dont add|dont put|get rid of) [any] [(the|a|an|my)]`,
  ],
  acceptances: {
    leads: ['(so|and|but|because|cause|since|as)'],
    before: [
      `(i am|im|am|i would be|id be|we are|were|we would be|wed be) [(just|totally|perfectly|completely|
        absolutely|also|very|quite|all)] (ok|okay|fine|good|happy|alright|all right|cool|comfortable)
        (with|to|sharing) [(a|an|the|having a|having)]`,
      '(it is|its|thats|that is) (ok|okay|fine|alright|all right|no problem) [(for|with|by) (me|us)] (to|if|with) [(it is|its)] [(a|an|the)]',
      '(it|that|this) (can|could|may) [also] be (a|an)',
      '(i|we) (can|could|would|will) [also] (do|take|accept|live with) (a|an)',
      '(i|we) (dont|do not) mind [(a|an|the|having a|having)]',
    ],
    behind: [
      `(is|are|would be|will be|should be|sounds|seems|works|will work|would work|will do|is just|is
        totally|would also be|is also|is perfectly) [(just|totally|perfectly|very|quite|really|
        absolutely)] [(fine|ok|okay|good|great|alright|all right|perfect|acceptable|cool|no problem)]
        [(for|with|by) (me|us)] [(too|as well|then|thanks|please|i guess)]`,
    ],
  },
  rejections: {
    before: [
      `(i am|im|i would|i would be|id be|we are|were) (not|never) [(very|really)] (ok|okay|fine|good|
        happy|comfortable) (with|sharing) [(a|an|the)]`,
      '(i|we) (dont|do not|would not|wouldnt) [really] (want|like|need|care for) (a|an|the|any|to)',
    ],
    behind: [
      '(does not|doesnt|do not|dont|will not|wont|would not|wouldnt|cannot|cant) [(really|always)] (work|suit|fit|do|go) [(for|with)] [(me|us)] [(at all|either|unfortunately|sadly)]',
      `(is|are|would be|will be|sounds) not [(really|very|so)] (fine|ok|okay|good|great|acceptable|for me)
        [(for|with|by) (me|us)]`,
      `(isnt|wouldnt be|wont be|wont work|will not work|does not work|doesnt work|wont do) [(really|
        very|so)] [(fine|ok|okay|good|great|acceptable)] [(for|with|by) (me|us)]`,
    ],
  },
  valueCarriers: [
    `(there's|there is|there are|there will be|there would be|there'll be|there were|there was)
      [(just|only)]`,
    `(i|we) [(just|only|really)] (have|got|had|need|want|take|would need|would like|would take|
      will take|will need|will have|will be|use|own|chose|choose|pick|picked|go with|prefer|
      would prefer|think|bought|said|want to have|say|do|are|am|guess|believe|would go with|
      would say)`,
    `(i'd|we'd|i'll|we'll|i've|we've) (like|take|need|have|got|say|prefer|go for|go with|be|
      love|want|guess|pick|choose|use) [(to have|to go with|to take|to use|to choose|to pick)]`,
    `(we're|i'm|we are|i am) [(just|only|still)] [(a (group|party|team) of|going with|taking|
      at|using|on)]`,
    '[in] (a|our|the) (group|party|team|company|family) (of|is|has|counts)',
    '[(a|the|one|our|my|another)] (table|room|reservation|booking|seating|place|spot|cab|taxi|ride) (of|for)',
    '[(it|they|that|there)] (should|must|has to|have to|needs to|ought to) (have|be)',
    '(what about|how about|maybe|perhaps|try|look for|search for|find [me])',
    `(make it|make that|give me|get me|get|let's say|lets say|let's go with|let's take|say|
      take|put|put down|put me down for|go with|go for|just|only|exactly|precisely|currently|
      right now|now)`,
    '(it|they) (has|have|was|were|took|takes|costs|cost|happened|arrived|came)',
    '(probably|most likely|likely|mostly|mainly|primarily|definitely)',
    '(is|are|its|theyre|were|im|i am|we are|it is|they are) (gonna|going to) be',
  ],
  valuePadding: [
    `(instead|for|some|with|of us|of them|in total|total|altogether|all together|in all|overall|all in all|
      ago|old|so far|at the moment|right now|currently|now|only|just|exactly|a|an|the|to be
      exact|to be precise|as of now|at present|one|option|choice|version|would be (fine|
      great|good|best|nice|perfect|ok|okay|ideal|better)|will be (fine|great|good|perfect|ok|okay)|(is|are|will be) [(more than|quite|just)] (enough|expected|coming|there|attending|joining|joining us|
      participating|dining|going|travelling|traveling|invited)|(in|for) (my|our|the) (party|group|family)|for (me|us)|is
      (fine|good|great|perfect|ok|okay)|sounds good|works [for me]|if possible|will do|if you
      can|will work|would work|would do|best|here|then|i have|we have|then please|in my case|for
      now|myself|in size|please|of course)`,
  ],
  noneOfThem: [
    `[no] (none|neither|nothing) [(of (them|these|those|the above|the options|your options|
      that|it|this|the two|the three))] [(fits|fit|apply|applies|matches|match|work|works|suits|
      is right|are right|really|thanks|please|here|actually)] [(me|for me|to me|here)]`,
    '(not|no) (any of (them|these|those|the above)|one of (them|these|those)|of these|of those)',
    `(i|we) [really] (don't|do not) (want|like|need|see|use) (any|either) [of (them|these|
      those|the above)]`,
    '(something|anything|someone|somewhere) else [entirely]',
    `(other|another|another one|a different one|something different|not listed|not on the list|
      its not listed|its not on the list|not there|not in the list|my option is missing|mine is
      not listed)`,
    `(it's|its|that's|mine is|it is) (not (listed|on the list|there|in the list|one of (them|
      these|those)|any of (them|these|those))|something else|none of (them|these|those|the
      above))`,
  ],
  claims: [
    '(i|we) [(do|already|currently)] (have|own|use|hold|got) [(a|an|the|my|our)]',
    "(i've|we've) [already] got [(a|an|the|my|our)]",
    "(i'm|i am|we're|we are) [(already|currently)] [(a|an|the|on|in|on the)]",
    '(it|this|that|there) (is|has|comes with) [(a|an|the)]',
    "(it's|there's|its) [(a|an|the)]",
  ],
  denials: [
    "(i|we) (don't|do not) (have|own|use|hold) [(a|an|the|any|my|our)]",
    '(i|we) have (no|not got) [(a|an|the|any)]',
    "(i|we) (haven't) [got] [(a|an|the|any)]",
    '(i|we) never had [(a|an|the|any)]',
    "(i'm|i am|we're|we are) (not|no|no longer) [(yet|currently)] [(a|an|the|on|in|on the)]",
    "(i'm|we're|we|they) aren't [(a|an|the)]",
    `(it|this|that|there) (isn't|is not|hasn't|has no|is no|doesn't have|does not have) [(a|an|
      the|any)]`,
    "(it's|there's|its) (not|no) [(a|an|the)]",
  ],
};
