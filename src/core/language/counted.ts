/** Words for one thing that is counted, in all languages. */
export interface Counted {
  readonly words: readonly string[];
  /** Words of these are as many of it: who asks for seats is also answered in guests. */
  readonly also?: readonly string[];
  /** The same, but only where it was asked and nothing else is counted. */
  readonly asked?: readonly string[];
}

const people = [
  'people',
  'person',
  'persons',
  'folks',
  'guests',
  'adults',
  'travelers',
  'travellers',
  'passengers',
  'riders',
  'participants',
  'attendees',
  'diners',
  'heads',
  'pax',
  'of us',
];
const places = ['tickets', 'seats', 'places', 'spots'];
const peopleInRussian = ['человек', 'человека', 'людей', 'гостей', 'гостя', 'персон', 'персоны'];
const placesInRussian = ['билетов', 'билета', 'билет', 'мест', 'места', 'место'];

/** The flow's own word for what it counts stays the one that is shown. */
export const counted: readonly Counted[] = [
  { words: people, asked: places },
  { words: places, also: people },
  { words: ['bedrooms', 'bed rooms', 'beds'] },
  { words: ['bathrooms', 'bath rooms', 'baths'] },
  { words: peopleInRussian, asked: placesInRussian },
  { words: placesInRussian, also: peopleInRussian },
];

/** Words for one kind of thing, so that a "drama film" is no other kind of movie than a drama. */
export const kindsAlike: readonly (readonly string[])[] = [
  ['movie', 'film', 'flick'],
  ['food', 'cuisine', 'meal', 'dish'],
  ['song', 'track', 'tune'],
  ['event', 'show', 'concert', 'game', 'ticket', 'tickets'],
  ['hotel', 'room', 'rooms'],
  ['фильм', 'фильмы', 'кино', 'фильма'],
  ['кухня', 'еда', 'блюда', 'кухню', 'еду'],
];
