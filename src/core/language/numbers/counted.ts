/** Words for one thing that is counted, in all languages. */
export interface Counted {
  readonly words: readonly string[];
  /** Words of these are as many of it: who asks for seats is also answered in guests. */
  readonly also?: readonly string[];
  /** The same, but only where it was asked and nothing else is counted. */
  readonly asked?: readonly string[];
}

const people = words(`
  people person persons individuals folks guests adults travelers travellers passengers riders participants
  attendees diners heads pax guys tops
  Personen Leute Einzelpersonen Gäste Gast Erwachsene Teilnehmer Reisende Mitreisende Passagiere Köpfe
  человек человека людей гостей гостя персон персоны взрослых взрослые взрослый
  personas persona individuos gente invitados adultos viajeros pasajeros participantes comensales
  personnes gens individus invités adultes voyageurs passagers convives
  pessoas pessoa indivíduos convidados viajantes passageiros
`).concat('of us', 'von uns', 'de nosotros', 'de nosotras', "d'entre nous", 'de nós');

const places = words(`
  tickets seats places spots Karten Karte Plätze Platz Sitzplätze Fahrkarten Fahrscheine
  билетов билета билет мест места место
  entradas boletos billetes plazas asientos lugares billets couverts sièges bilhetes ingressos assentos
`);

const days = words('days Tage Tagen дней дня день días jours dias');
const nights = words('nights Nächte Nächten ночей ночи ночь noches nuits noites');

/** The flow's own word for what it counts stays the one that is shown. */
export const counted: readonly Counted[] = [
  { words: people, asked: places },
  { words: places, also: people },
  { words: days, asked: nights },
  { words: nights, asked: days },
  { words: ['bedrooms', 'bed rooms', 'beds'] },
  { words: ['bathrooms', 'bath rooms', 'baths'] },
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

function words(text: string): readonly string[] {
  return text.trim().toLowerCase().split(/\s+/u);
}
