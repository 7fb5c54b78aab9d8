import type { ThingData } from '../names/thing-data.ts';

const article = '[(der|die|das|den|dem|einen|einem|eine)]';

export const things: ThingData = {
  names: ['name', 'namen', 'titel', 'bezeichnung'],
  kinds: ['art', 'typ', 'genre', 'kategorie', 'küche', 'sorte', 'stil', 'richtung'],
  articles: ['(der|die|das|den|dem)'],
  of: [`(von|vom|für) ${article}`, '(des|der)'],
  called: [
    '(heißt|heisst|heißen|namens|genannt)',
    '(soll|sollte|muss) [(aber|doch)] heißen',
    '(mit|unter) (dem|diesem) (namen|titel)',
    '(nenne|nenn|nennen sie|nennt) (es|ihn|sie|das|den|die)',
  ],
  being: [
    '(ist|wäre|wird|lautet|heißt|heisst) [(jetzt|nun|eigentlich|doch|aber|stattdessen)]',
    '(soll|sollte|muss) [(jetzt|doch|eigentlich)]',
  ],
  verbs: ['ist', 'sind', 'war', 'waren', 'hat', 'klingt', 'wäre', 'sein', 'heißen', 'lauten'],
  by: ['von'],
  infinitives: [],
  things: [
    {
      of: 'thing',
      nouns: ['restaurant', 'restaurants', 'lokal', 'café', 'cafe', 'gasthaus', 'bistro'],
      cues: [
        `(tisch|tische|reservierung) [für (1|2|3|4|5|6|7|8|zwei|drei|vier|fünf|sechs|uns)] (im|bei|beim) ${article}`,
      ],
      marks: [
        'restaurant',
        'gasthaus',
        'gasthof',
        'bistro',
        'café',
        'brauhaus',
        'trattoria',
        'pizzeria',
      ],
    },
    {
      of: 'thing',
      nouns: ['hotel', 'hotels', 'hostel', 'pension', 'unterkunft'],
      cues: [`(zimmer|übernachtung|nächte|nacht|suite) (im|in der|bei) ${article}`],
      marks: ['hotel', 'hostel', 'pension', 'gasthof', 'resort', 'inn'],
    },
    {
      of: 'thing',
      nouns: ['veranstaltung', 'konzert', 'spiel', 'event', 'begegnung', 'show'],
      cues: [`(karten|karte|tickets|ticket) für ${article} (konzert|spiel|show) [von]`],
      versus: true,
    },
    { of: 'thing', nouns: ['film', 'films', 'filme'], cues: ['den film'] },
    {
      of: 'thing',
      nouns: ['lied', 'lieds', 'song', 'titel', 'stück'],
      cues: ['(den song|das lied)'],
    },
    { of: 'thing', nouns: ['album', 'albums', 'platte'], cues: [] },
    {
      of: 'thing',
      nouns: ['kino', 'kinos', 'theater', 'lichtspielhaus'],
      cues: [],
      marks: ['kino', 'kinos', 'theater', 'lichtspiele', 'cinema', 'imax'],
    },
    {
      of: 'thing',
      nouns: ['salon', 'salons', 'friseur', 'friseurs', 'stylist'],
      cues: ['termin (im|beim|bei) [(salon|friseur)]'],
      marks: ['salon', 'friseur', 'haarstudio', 'barbier'],
    },
    {
      of: 'person',
      nouns: ['regisseur', 'regisseurin', 'regisseurs', 'regie'],
      cues: [
        '(regie führt|regie führte|unter der regie von|gedreht von|inszeniert von)',
        'regie von',
      ],
    },
    {
      of: 'person',
      nouns: ['schauspieler', 'schauspielerin', 'darsteller', 'darstellerin', 'hauptrolle'],
      cues: ['(gespielt von|in der hauptrolle)', '(film|filme|etwas) mit'],
    },
    {
      of: 'person',
      nouns: ['künstler', 'künstlerin', 'sänger', 'sängerin', 'interpret', 'band'],
      cues: ['(gesungen|aufgenommen) von', '(song|songs|lied|lieder|musik|album) von'],
    },
    {
      of: 'person',
      nouns: ['autor', 'autorin', 'schriftsteller'],
      cues: ['geschrieben von', '(buch|roman) von'],
    },
    {
      of: 'person',
      nouns: [
        'arzt',
        'ärztin',
        'arztes',
        'zahnarzt',
        'zahnärztin',
        'therapeut',
        'berater',
        'beraterin',
        'anwalt',
      ],
      cues: ['(termin|termine|sprechstunde|gespräch|beratung) (bei|mit)'],
    },
  ],
};
