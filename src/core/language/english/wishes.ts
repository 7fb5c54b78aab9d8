import type { WishData } from '../names/mention-data.ts';

const being =
  '(i am|im|we are|were|i will be|ill be|we will be|well be|i would be|id be|we would be)';
const wanting = `(i|we) [(just|really|also|would|will|do)] (want|need|like|love|plan|hope|wish|prefer|have|
  intend|rather) to`;
const wouldLike =
  '(id|wed|ill|well|i will|we will|lets|let us|i can|we can|i would|we would) [(rather|just|really)] [(like|love|prefer|want|need)] [to]';

export const wishes: WishData = {
  requestVerbs: (
    'find search look show get book reserve try play check see visit go make add put set give take use ' +
    'call name title label send transfer have please can could would will let lets i we looking going ' +
    'heading need want leaving departing flying traveling travelling what how which where when is are ' +
    'do does yes no ok okay sure maybe actually well oh and but so or the a an my our in at from to for ' +
    'near on with it its that this there some any only just'
  ).split(' '),
  insidePrepositions: ['(in|near|around|within|inside) [(the|downtown)]'],
  placePrepositions: [
    `(in|at|to|from|near|around|for|of|into|towards|toward|outside|inside|within|by|about|over|visit|
      visiting|leaving|departing|through|across) [(the|downtown)]`,
  ],
  placeLeads: [
    `(in|at|to|from|near|around|for|by|of|into|towards|toward|within|outside|inside|over|close|out|please|downtown|the|location|town|city|area|maybe)`,
    `${being} [(currently|now|just|also)] (in|at|going|traveling|travelling|flying|heading|headed|driving|
      moving|coming|leaving|departing|staying|visiting|living|located|based|looking|searching|arriving|
      starting|there|here)`,
    `${wanting} (go|travel|fly|get|leave|depart|visit|see|stay|arrive|look|search|live|be|come|start|pick it
      up|pick up|pick the car up|drop it off|find (it|one|something|some))`,
    `${wouldLike} (go|travel|fly|get|leave|depart|visit|see|stay|arrive|look|search|live|be|come|start|pick
      it up|pick up|drop it off|find (it|one|something|some))`,
    '(i|we) (live|work|stay|am|are|will leave|will go|leave|depart|start|fly|come)',
    `(look|looking|search|searching|find|check|try|go|leaving|departing|going|flying|heading|traveling|
      travelling|pick it up|pick up|drop it off) [(it|one|something|some|up|for (it|one|something|some))]`,
    '(it|they|that|mine) (is|are|should be|will be|would be)',
    '(somewhere|anywhere) (in|at|near|around|close to)',
    '(something|one|some|anything|preferably|probably|located|inside) [(in|at|near|around|by)]',
    '(visit|travel|fly|get|stay|arrive|depart|leave|drive|move|return) [(to|from|in|for|at)]',
  ],
  wishOpenings: [
    `(i|we) [(just|really|also|only|still|now|will|do|would|actually)] (want|need|like|love|prefer|require|wish|hope|plan|
      intend) [to]`,
    `(id|wed|ill|well) [(just|really|also|rather)] (like|love|prefer|need|want|take|go|be|have) [to]`,
    `(i am|im|we are|were|i will be|ill be) [(just|also|now|currently)] (looking for|searching for|looking to|in need of|
      interested in|planning|going|traveling|travelling|flying|leaving|departing|heading|coming|arriving|staying|trying)`,
    `[please] (find|book|reserve|get|search|look|schedule|order|arrange|make|give|add|set|put|send|transfer|rent|buy)`,
    `(can|could|would|will) you [(please|also|just|maybe|kindly)] (find|book|reserve|get|search|look|schedule|order|arrange|
      make|give|add|set|put|send|transfer|rent|buy|help)`,
    '(lets|let us) [(just|maybe)] (book|go|make|set|do|say|leave|take|meet)',
  ],
  wishLeads: [
    '(a|an|the|some|any|my|our|more|another|please|maybe|perhaps|just|only|for|of|with|at|to)',
    `${wanting} (go [to]|see|watch|eat|have|try|find|visit|listen to|hear|play|attend|get|book|stay at|
      reserve|check out|do|buy|order|use|cast|make a reservation at|get a table at)`,
    `${wouldLike} (go [to]|see|watch|eat|have|try|find|visit|listen to|hear|play|attend|get|book|stay at|
      reserve|check out|do|buy|order|use|cast)`,
    `${wouldLike}`,
    `${being} [(really|just|mostly|currently)] (interested in|looking for|searching for|in the mood for|
      thinking of|thinking about|thinking|craving|feeling like|hoping for|up for|going to|into|fond of|
      a fan of|after)`,
    `(i|we) [(really|just|also|would|do|will)] (want|need|like|love|prefer|choose|pick|take|enjoy|fancy|crave|
      feel like)`,
    `(go|see|watch|eat|have|try [out]|find|visit|listen to|hear|play|attend|get|book|stay at|reserve|check out|
      do|buy|order|use|cast|serve|into|try it at|book it (for|at)|stay|book me|me a table at|a table at|
      make a reservation (at|for)|a reservation at)`,
    `(interested in|craving|considering|thinking [(of|about)]|hoping for|looking for|searching for|in the mood
      for|up for|after|leaning towards|going (to|for)|hearing about|mood for)`,
    '(i|we) [(have|just)] (heard|been hearing) [(that|about|of)]',
    '(it|that|this|he|she) (has|needs|ought) to be',
    '(it|that|this) (should|must) be',
    '(needs to|has to|should|must) be',
    '(yes|no|well|ok|okay|sure) [but]',
    '(nice|good|great|cheap|affordable|decent|really|very|preferably|probably|actually)',
    `(something|someplace|anything|one|places|place|somewhere|a place|a restaurant|restaurants)
      [(that|which|where|who)] [(is|are)] [(serves|serve|serving|has|have|sells|offers)] [up] [(like|with|in)]`,
    '(find|search|look|book|show|play|get|try|make|reserve|call|name|title|label|use|put|cast) [(me|us|it)] [(for|at|as|on|the event)]',
    '(how|what) about',
    '(like|such as|called|named|titled|by the name of)',
    '(kind|kinds|type|types|sort|sorts|style|category|genre) (of|is)',
    '(the (song|movie|film|event|restaurant|hotel|show|name|title)) [(called|named|titled|is)]',
  ],
  wishTails: [
    `(please|thanks|thank you|instead|maybe|perhaps|preferably|only|too|then|now|if possible|as well|for me|
      for us|today|tonight|again|would be|is|are|was|sounds|seems|works|will)`,
    `(would|will|could|might|should) (be|do|work|sound|suit|hit) [(very|really|just|so|the)] [(great|good|
      nice|fine|perfect|excellent|fantastic|awesome|lovely|best|cool|ideal|amazing|ok|okay|well|spot|
      wonderful|me|us)]`,
    `(is|are|sounds|seems|looks) [(very|really|just|always|pretty)] (great|good|nice|fine|perfect|excellent|
      fantastic|awesome|lovely|best|cool|ideal|amazing|ok|okay|interesting|wonderful)`,
    '(would|will) (great|good|nice|fine|perfect)',
    '[some] (kind|kinds|type|types|sort|sorts|style|styles|category|genre) [of]',
    '(related|based|themed|themed|oriented|ish|flavored)',
    `(one|ones|thing|things|stuff|place|places|specials|section|information|info|serving|dishes|dish|option|
      options)`,
  ],
  sentenceWords: (
    'somewhere anywhere nowhere i im ive id ill me my mine we our ours us you your he him his she her it its they them their this that ' +
    'these those who what which when where why how is are was were be been being am do does did have has ' +
    'had can could will would shall should may might must not no yes if because but so than then to for ' +
    'with as from by about like want wants need needs please something anything someone there here get ' +
    'find look looking search know think let make give tell show really very'
  ).split(' '),
};
