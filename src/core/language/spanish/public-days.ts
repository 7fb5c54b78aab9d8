import type { DateData } from '../dates/date-data.ts';

/** Public holidays and days that are kept by name where Spanish is spoken. */
export const publicDays: DateData['countryDays'] = [
  { names: ['[(el|en)] día [internacional] de la mujer'], days: { all: '03-08' } },
  { names: ['[(el|en)] día de la constitución'], days: { ES: '12-06', MX: '02-mon1' } },
  { names: ['[(la|en)] [noche de] san juan'], days: { all: '06-24' } },
  { names: ['[(el|en)] [día de] (sant jordi|san jorge)'], days: { all: '04-23' } },
  { names: ['[(la)] (candelaria|día de la candelaria)'], days: { all: '02-02' } },
  { names: ['[(el|en)] [día de] san josé'], days: { all: '03-19' } },
  { names: ['[(el)] (viernes negro|black friday)'], days: { all: '11-thu4+1' } },
  { names: ['cyber monday', 'ciber lunes'], days: { all: '11-thu4+4' } },
  {
    names: ['[(el)] jueves de (la ascensión|ascensión)', '[la] ascensión'],
    days: { all: 'easter+39' },
  },
  { names: ['[(el)] lunes de carnaval'], days: { all: 'easter-48' } },
  { names: ['[(la)] (asunción de la virgen|virgen de agosto)'], days: { all: '08-15' } },
  {
    names: ['[(el)] día del maestro'],
    days: { ES: '11-27', MX: '05-15', AR: '09-11', CO: '05-15', PE: '07-06', VE: '01-15' },
  },
  {
    names: ['[(el)] día del niño'],
    days: { MX: '04-30', CO: '04-sat-1', AR: '08-sun3', PE: '08-sun3', CL: '08-sun2' },
  },
  { names: ['[(el)] día de la bandera'], days: { MX: '02-24', AR: '06-20' } },
  {
    names: ['[(el)] día de la virgen de guadalupe', 'virgen de guadalupe'],
    days: { all: '12-12' },
  },
  { names: ['[(el)] día de la revolución [mexicana]'], days: { all: '11-mon3' } },
  {
    names: ['[(el)] día de la (mamá|mama)'],
    days: { MX: '05-10', AR: '10-sun3', CO: '05-sun2', CL: '05-sun2', PE: '05-sun2' },
  },
  { names: ['[el] día del padre'], days: { ES: '03-19', elsewhere: '06-sun3' } },
  {
    names: ['[el] día de (la|las) (madre|madres)'],
    days: {
      ES: '05-sun1',
      MX: '05-10',
      AR: '10-sun3',
      CO: '05-sun2',
      CL: '05-sun2',
      PE: '05-sun2',
      VE: '05-sun2',
    },
  },
  {
    names: ['[el] día de [la] independencia'],
    days: {
      MX: '09-16',
      AR: '07-09',
      CL: '09-18',
      CO: '07-20',
      PE: '07-28',
      VE: '07-05',
      US: '07-04',
    },
  },
];
