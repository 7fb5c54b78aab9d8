import type { DateData } from '../dates/date-data.ts';

/** Public holidays and days that are kept by name where Portuguese is spoken. */
export const publicDays: DateData['countryDays'] = [
  { names: ['[(no|o)] (dia de tiradentes|tiradentes)'], days: { all: '04-21' } },
  { names: ['[(no|o)] [dia de] nossa senhora aparecida'], days: { all: '10-12' } },
  { names: ['[(na|a|dia da)] proclamação da república'], days: { all: '11-15' } },
  { names: ['[(no|o)] dia da consciência negra'], days: { all: '11-20' } },
  { names: ['[(no|o)] dia (dos namorados|de são valentim)'], days: { BR: '06-12', PT: '02-14' } },
  { names: ['[(no|o)] dia (das crianças|da criança)'], days: { BR: '10-12', PT: '06-01' } },
  { names: ['[(no|o)] dia de portugal'], days: { all: '06-10' } },
  { names: ['[(no|o)] dia da liberdade'], days: { all: '04-25' } },
  { names: ['[(na|a)] implantação da república'], days: { all: '10-05' } },
  { names: ['[(na|a)] restauração da independência'], days: { all: '12-01' } },
  { names: ['[(na|a)] imaculada conceição'], days: { all: '12-08' } },
  { names: ['[dia de] santo (antónio|antônio)'], days: { all: '06-13' } },
  { names: ['[dia de] são pedro'], days: { all: '06-29' } },
  { names: ['[(no|o)] [dia de] são martinho'], days: { all: '11-11' } },
  { names: ['[(na|a)] assunção [de nossa senhora]'], days: { all: '08-15' } },
  { names: ['[(na|a)] segunda [feira] de carnaval'], days: { all: 'easter-48' } },
  { names: ['[(no|o)] sábado de aleluia'], days: { all: 'easter-1' } },
  { names: ['[(na|a)] segunda [feira] de páscoa'], days: { all: 'easter+1' } },
  { names: ['[(no|o)] dia [internacional] da mulher'], days: { all: '03-08' } },
  { names: ['[(no|o)] dia do professor'], days: { all: '10-15' } },
  { names: ['[(no|o)] dia da mentira'], days: { all: '04-01' } },
  { names: ['black friday'], days: { all: '11-thu4+1' } },
  { names: ['cyber monday'], days: { all: '11-thu4+4' } },
];
