import type { DateData } from '../dates/date-data.ts';

/** Public holidays and days that are kept by name where French is spoken. */
export const publicDays: DateData['countryDays'] = [
  {
    names: ['[(la|le jour de la)] fête nationale'],
    days: { FR: '07-14', BE: '07-21', CH: '08-01', LU: '06-23' },
  },
  { names: ["[(l')] armistice", "l'armistice", 'jour du souvenir'], days: { all: '11-11' } },
  { names: ['[la] fête de la victoire'], days: { all: '05-08' } },
  { names: ["[le] poisson d'avril"], days: { all: '04-01' } },
  { names: ['[la] saint nicolas'], days: { all: '12-06' } },
  { names: ['[la] (saint|st) patrick'], days: { all: '03-17' } },
  { names: ['[la] fête de la musique'], days: { all: '06-21' } },
  { names: ['[la] (saint|st) étienne'], days: { all: '12-26' } },
  {
    names: ['[la] journée [internationale] [des droits] (de la femme|des femmes)'],
    days: { all: '03-08' },
  },
  { names: ['[la] fête des grands mères'], days: { all: '03-sun1' } },
  { names: ['[le] beaujolais nouveau'], days: { all: '11-thu3' } },
  { names: ['[le] samedi saint'], days: { all: 'easter-1' } },
  { names: ["[(l')] immaculée conception", "l'immaculée conception"], days: { all: '12-08' } },
  { names: ['[le] jour des morts'], days: { all: '11-02' } },
  { names: ['black friday'], days: { all: '11-thu4+1' } },
  { names: ['cyber monday'], days: { all: '11-thu4+4' } },
  { names: ['[la] (saint|st) jean baptiste'], days: { all: '06-24' } },
  { names: ['[la] (saint|st) martin'], days: { all: '11-11' } },
  {
    names: ['[la] fête des pères'],
    days: { FR: '06-sun3', CA: '06-sun3', BE: '06-sun2', CH: '06-sun1' },
  },
];
