import type { Thing, ThingData } from '../names/thing-data.ts';

const party =
  '[for (<n>|one|two|three|four|five|six|seven|eight|nine|ten|me|us) [(people|persons|person|of us)]]'.replace(
    '<n>|',
    '1|2|3|4|5|6|7|8|9|10|11|12|',
  );

const eating: Thing = {
  of: 'thing',
  nouns: ['restaurant', 'restaurants', 'diner', 'cafe', 'café', 'bistro', 'eatery', 'bar'],
  cues: [
    `(table|tables|reservation|booking|dinner|lunch|breakfast|brunch) ${party} at [the]`,
    '(eat|dine|eating|dining) at [the]',
  ],
  marks: [
    ...['restaurant', 'grill', 'bistro', 'cafe', 'café', 'cuisine', 'kitchen', 'pizzeria', 'diner'],
    ...['steakhouse', 'brasserie', 'trattoria', 'osteria', 'taqueria', 'tavern', 'eatery', 'sushi'],
    ...['bbq', 'brewhouse', 'brewery', 'noodles', 'pizza'],
  ],
};

const sleeping: Thing = {
  of: 'thing',
  nouns: ['hotel', 'hotels', 'hostel', 'motel', 'accommodation'],
  cues: [
    `(room|rooms|suite) ${party} (at|in) the`,
    '(stay|staying|check in|checking in|check into|checking into) at [the]',
  ],
  marks: [
    ...['hotel', 'hotels', 'hostel', 'motel', 'inn', 'resort', 'suites', 'lodge', 'hilton'],
    ...['marriott', 'hyatt', 'sheraton', 'radisson', 'novotel', 'ibis', 'westin'],
  ],
};

const events: Thing = {
  of: 'thing',
  nouns: ['event', 'events', 'concert', 'match', 'game', 'gig', 'show', 'fixture'],
  cues: [
    '(ticket|tickets) to (see|watch|attend) [the]',
    '(see|attend|watch) [the]',
    '(ticket|tickets) (to|for) [the]',
  ],
  versus: true,
};

const films: Thing = {
  of: 'thing',
  nouns: ['movie', 'movies', 'film', 'films'],
  cues: ['(watch|rewatch|stream|see|watching|seeing) [the]', '(play|playing)'],
};

const songs: Thing = {
  of: 'thing',
  nouns: ['song', 'songs', 'track', 'tune'],
  cues: ['(play|playing|hear|hearing|listen to|listening to|cast) [the]'],
};

const albums: Thing = {
  of: 'thing',
  nouns: ['album', 'albums', 'record', 'lp'],
  cues: [],
};

const cinemas: Thing = {
  of: 'thing',
  nouns: ['theatre', 'theater', 'theatres', 'theaters', 'cinema', 'cinemas'],
  cues: [],
  marks: ['cinema', 'cinemas', 'theatre', 'theater', 'theatres', 'theaters', 'imax', 'multiplex'],
};

const salons: Thing = {
  of: 'thing',
  nouns: ['salon', 'salons', 'stylist', 'hairdresser', 'barber', 'barbershop'],
  cues: ['appointment at [the]'],
  marks: ['salon', 'salons', 'barber', 'barbers', 'barbershop', 'hair', 'haircuts', 'parlor'],
};

const people: readonly Thing[] = [
  {
    of: 'person',
    nouns: ['director', 'directed', 'directors', 'filmmaker'],
    cues: ['[(was|is|were|are|been)] (directed|made|shot|filmed) by'],
  },
  {
    of: 'person',
    nouns: ['actor', 'actors', 'actress', 'actresses', 'starring', 'star', 'cast', 'lead'],
    cues: [
      '(starring|featuring)',
      '(that|which|it|and|also) (stars|features)',
      '(acted|played) by',
      '(movie|movies|film|films|one|something|anything) with',
    ],
  },
  {
    of: 'person',
    nouns: ['artist', 'artists', 'singer', 'singers', 'band', 'musician'],
    cues: ['(sung|performed|recorded) by', '(song|songs|music|track|tracks|album) (by|from)'],
  },
  {
    of: 'person',
    nouns: ['author', 'authors', 'writer', 'novelist'],
    cues: ['(written|penned|authored) by', '(book|books|novel|novels) (by|from)'],
  },
  {
    of: 'person',
    nouns: [
      'dentist',
      'doctor',
      'physician',
      'therapist',
      'stylist',
      'lawyer',
      'advisor',
      'consultant',
    ],
    cues: ['(appointment|appointments|session|consultation|checkup|booking|visit) with', 'to see'],
  },
];

export const things: ThingData = {
  names: ['name', 'names', 'title', 'titles'],
  kinds: ['kind', 'type', 'genre', 'category', 'subcategory', 'cuisine', 'sort', 'style'],
  articles: ['the'],
  of: ['of [(the|a|an|my|our)]'],
  called: [
    '[(is|was|which is|that is|its|is actually)] (called|named|titled|entitled|labelled|labeled)',
    '(by|in|under|with) the (name|title) [of]',
    'with [(the|a|its)] (name|title) [of]',
    '(call|name|title|label) (it|this|that)',
    '(rename|retitle|relabel) [(it|this|that)] (to|as|into)',
    '(call|name|title|label|rename) (it|this|that) as',
  ],
  being: [
    `(is|will be|would be|should be|must be|shall be|ought to be|has to be|is going to be|is supposed to be)
      [(now|actually|really|instead|rather|still|the)] [(called|named|titled)]`,
    '(as|to be|to read)',
    '(id|i|we|wed) [(would|do|will)] (like|want|prefer|chose|choose|picked|pick) is [(called|named)]',
  ],
  verbs: ['is', 'are', 'was', 'were', 'has', 'have', 'sounds', 'looks', 'seems', 'would', 'will'],
  by: ['by'],
  infinitives: [],
  things: [eating, sleeping, events, films, songs, albums, cinemas, salons, ...people],
};
