import type { DateData } from '../dates/date-data.ts';

/** Public holidays and days that are kept by name where German is spoken. */
export const publicDays: DateData['countryDays'] = [
  { names: ['(mariä|maria|mariae) himmelfahrt'], days: { all: '08-15' } },
  { names: ['(mariä|maria|mariae) empfängnis'], days: { all: '12-08' } },
  { names: ['(mariä|maria) lichtmess', 'lichtmess'], days: { all: '02-02' } },
  { names: ['(stephanstag|stefanitag|stephanitag)'], days: { all: '12-26' } },
  { names: ['(karsamstag|ostersamstag)'], days: { all: 'easter-1' } },
  { names: ['(weißer|weißen) sonntag'], days: { all: 'easter+7' } },
  { names: ['(trinitatis|dreifaltigkeitssonntag)'], days: { all: 'easter+56' } },
  { names: ['nationalfeiertag'], days: { AT: '10-26', CH: '08-01', DE: '10-03' } },
  { names: ['(bundesfeier|bundesfeiertag)'], days: { all: '08-01' } },
  { names: ['[internationaler] (frauentag|weltfrauentag)'], days: { all: '03-08' } },
  { names: ['weltkindertag'], days: { all: '09-20' } },
  { names: ['(martinstag|sankt martin|st martin)'], days: { all: '11-11' } },
  { names: ['(walpurgisnacht)'], days: { all: '04-30' } },
  { names: ['(erntedankfest|erntedank)'], days: { all: '10-sun1' } },
  { names: ['(josefitag|josefstag)'], days: { all: '03-19' } },
  { names: ['(mardi gras)'], days: { all: 'easter-47' } },
  { names: ['tag der befreiung'], days: { all: '05-08' } },
  { names: ['thanksgiving'], days: { CA: '10-mon2', elsewhere: '11-thu4' } },
  { names: ['black friday'], days: { all: '11-thu4+1' } },
  { names: ['cyber monday'], days: { all: '11-thu4+4' } },
  { names: ['(vatertag)'], days: { DE: 'easter+39', AT: '06-sun2', CH: '06-sun1' } },
];
