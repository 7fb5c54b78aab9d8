import type { DateData } from '../dates/date-data.ts';

/** Feasts of the Eastern churches and of other calendars. */
export const feasts: DateData['holidays'] = {
  'eastern-7': ['orthodox palm sunday'],
  'eastern-2': ['orthodox (good|great) friday'],
  'eastern-1': ['orthodox (holy|great|easter) saturday'],
  'eastern+0': ['orthodox easter [sunday]'],
  'eastern+1': ['orthodox easter monday'],
  'eastern+49': ['orthodox pentecost'],
  'islamic10-01': ['(eid|id) (al|ul) (fitr|fitar)'],
  'islamic12-10': ['(eid|id) (al|ul) (adha|azha)', '(feast of the sacrifice|bakrid|bakr id)'],
  'islamic01-01': ['islamic new year'],
  'islamic01-10': ['[day of] ashura [day]'],
  'islamic03-12': ['(mawlid|mawlid al nabi|milad un nabi)'],
  'islamic07-27': ["isra and (mi'raj|miraj)"],
  'islamic09-27': ['(laylat|lailat) (al|ul) (qadr|kadr)', 'night of power'],
};

/** Days with one name that countries keep on days of their own. */
export const countryDays: DateData['countryDays'] = [
  {
    names: ['(thanksgiving|thanks giving) [day]'],
    days: { CA: '10-mon2', elsewhere: '11-thu4' },
  },
  {
    names: ["(mother's|mothers) day"],
    days: { GB: 'easter-21', IE: 'easter-21', elsewhere: '05-sun2' },
  },
  {
    names: ["(father's|fathers) day"],
    days: { AU: '09-sun1', NZ: '09-sun1', elsewhere: '06-sun3' },
  },
  {
    names: ['(labor|labour) day'],
    days: {
      US: '09-mon1',
      CA: '09-mon1',
      NZ: '10-mon4',
      IE: '05-mon1',
      TT: '06-19',
      JM: '05-23',
      IN: '05-01',
      ZA: '05-01',
      BZ: '05-01',
      PH: '05-01',
    },
  },
  {
    names: ['independence day'],
    days: { US: '07-04', IN: '08-15', PH: '06-12', JM: '08-06', TT: '08-31', BZ: '09-21' },
  },
  { names: ['family day'], days: { CA: '02-mon3', ZA: 'easter+1' } },
  { names: ["(heroes'|heroes) day"], days: { JM: '10-mon3', PH: '08-mon-1', ZA: '09-24' } },
  { names: ['[(summer|august)] bank holiday'], days: { GB: '08-mon-1', IE: '08-mon1' } },
];

/** Around a feast, make it a name or a wish. */
export const feastNames: DateData['feastNames'] = {
  before: ['(merry|happy|father|blessed|joyous)'],
  behind: [
    '(island|islands|tree|trees|party|parties|present|presents|gift|gifts|card|cards|market|markets|song|songs|carol|carols|deal|deals|sale|sales|egg|eggs|bunny|discount|discounts|greetings|wishes|decorations|bonus)',
  ],
};
