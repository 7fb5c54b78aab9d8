import type { PartyData } from '../numbers/party-data.ts';

const other = `(wife|husband|spouse|partner|girlfriend|boyfriend|fiance|fiancee|friend|son|daughter|
  mother|mom|mum|father|dad|brother|sister|
  boss|colleague|coworker|child|kid|baby|roommate|flatmate|neighbour|neighbor|date|cousin|aunt|uncle|grandmother|grandfather)`;

export const parties: PartyData = {
  speaker: ['(me|i|myself)'],
  companions: [`(my|our|a|an|one|1|his|her) [(other|best|little|older|younger|small)] ${other}`],
  members: [
    `(people|persons|adults|guests|grownups|grown ups|friends|colleagues|coworkers|others|brothers|sisters|sons|daughters|relatives|cousins|guys|women|men|girls|boys|ladies|parents|grandparents)`,
  ],
  crowd: ['(people|persons|guests|pax|in total|altogether|total)'],
  whose: ['(my|our|the|his|her|their)'],
  among: ['(of my|of our|of|other|more|small|little|young|others|other people|more people|extra)'],
  and: ['(and|plus|as well as|and also|&|+)'],
  with: ['(with|along with)'],
  sizes: {
    1: [
      `(me|i|myself|alone|solo)`,
      '(by myself|on my own|all by myself|all alone|me alone|no one else|nobody else)',
      '[(only|just)] (one|1) (of us|for me)',
      `(im|i am|ill be|i will be|id be) [(going|coming|dining|eating|travelling|traveling|flying|staying|there|here)] [(all|just)]
        (alone|solo|by myself|on my own)`,
      `(im|i am|ill be|i will be) [(actually|really)] the only (one|person|guest) [(going|coming|dining|eating|travelling|traveling|flying|staying|there|here)]`,
    ],
    2: [
      '(both of us|me plus one|me and (one|1) (more|other) [person]|me and someone else|me and a plus one)',
    ],
  },
  groups: ['(group|party|family|team|crew|bunch) of'],
  ofThem: ['(of (them|these|those|my|our|your|the|his|her|their))'],
  bookings: [
    '(group|party|family|team|crew|bunch) with',
    `(table|tables|seat|seats|cab|taxi|ride|lift|car|bus|train|flight|flights|ticket|tickets|room|trip|dinner|lunch|breakfast|brunch|spot|place|space|house|apartment|tour) [(just|only)] for`,
    `(it is|its|thats|that is|this is|itll be|it will be|that will be|ride is|booking is|will be|just|only) [(just|only)] for`,
  ],
  mayBook: [
    `(reservation|reservations|booking|bookings) [(just|only)] for`,
    `(book|reserve) [(it|that|one)] [(just|only)] for`,
  ],
  parts: [
    '(kids|kid|children|child|babies|baby|infants|infant|toddlers|toddler|teenagers|teenager|teens|seniors|senior|students|student|minors|minor)',
  ],
  contrasts: ['(but|although|though|however|except)'],
  hours: [],
  padding: [
    `(actually|sorry|no|its|it is|its going to be|it will be|itll be|just|only|for|please|thanks|thank you|will be|there|this time|a table|table|party of|ok|well|um)`,
  ],
};
