import type { OthersData } from '../answers/others.ts';

const kin = `(colleague|coworker|co worker|friend|buddy|mate|neighbour|neighbor|boss|manager|brother|sister|mother|father|mum|mom|dad|son|
  daughter|wife|husband|partner|girlfriend|boyfriend|cousin|uncle|aunt|flatmate|roommate|teammate|client|doctor)`;
const known = `(my|our|a|his|her|their|the) [(good|best|old|other|older|younger|little|big|new)] ${kin}`;

export const others: OthersData = {
  people: [
    `${known} [of (mine|ours)]`,
    '(my|our|his|her|their) [(old|best)] (parents|friends|colleagues|neighbours|neighbors|kids|children|siblings|grandparents|clients|coworkers)',
    '(he|she|they|somebody|someone|somebody else|someone else|the others|other people)',
  ],
  says: [
    `[(also|just|always|already|only)] (says|said|thinks|thought|think|told (me|us)|tells (me|us)|suggested|suggests|recommended|recommends|
      reckons|claims|mentioned|wrote|insists) [that]`,
  ],
  named: ['(says|said|thinks|suggested|suggests|recommends|told (me|us)|wants|prefers) [that]'],
  does: [
    `[(has|have|had|also|just|always|already|once|only)] (paid|pays|spent|spends|lives|lived|bought|got|gave|wants|wanted|needs|needed|
      prefers|preferred|took|takes|came|went|stayed|booked|ordered|chose|picked|has|had|was|were)`,
    '(is|was|would be|are|were) [(also|just|totally)] (fine|ok|okay|happy) with',
  ],
  inverted: ['(says|said|according to)'],
  suitsBehind: [
    `(fine|ok|okay|good|great|perfect|alright|enough|work|works|suitable|cool) (for|with|by) (him|her|them|${known})`,
    `(suit|suits) (him|her|them|${known})`,
  ],
  suitsBefore: [`for (him|them|${known}) (its|it is|that is|thats) (fine|ok|okay|good|enough)`],
  strangers: [
    '(next door|next to us|beside us|behind us|in front of us|other guests|other people)',
    'at (the (next|other)|another) (table|desk)',
  ],
};
