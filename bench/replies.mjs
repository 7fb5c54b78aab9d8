// What people may answer, new with every number.

const options = ['small', 'medium', 'large'].map((id) => ({ id, label: { en: `${id} box` } }));

/** For each type of slot a reply by its number, and what the slot has besides its type. */
export const replies = {
  text: [(n) => `a customer portal with a shop behind it, number ${n}`],
  identifier: [(n) => `it's NW-${20_000 + n}`],
  person: [(n) => `I'm Dana Okoro${word(n)}`],
  organisation: [(n) => `Northwind${word(n)} Ltd`],
  place: [(n) => `in Leeds${word(n)}`],
  address: [(n) => `${1 + n} High Street, Oxford OX1 4AA`],
  phrase: [(n) => `dark blue${word(n)}`],
  email: [(n) => `dana.${n}@example.com`],
  integer: [(n) => `about ${n} pieces`, { unit: { en: ['pieces'] } }],
  boolean: [(n) => `yes, I do${'!'.repeat(n % 200)}`],
  choice: [
    (n) => `the ${['small', 'medium', 'large'][n % 3]} box, please${'.'.repeat(n % 50)}`,
    { options },
  ],
  number: [(n) => `${n}.5 metres`, { unit: { en: ['metres'] } }],
  percentage: [(n) => `${n % 100}.5 per cent`],
  quantity: [(n) => `${1 + n} kg and 200 g`, { units: ['kg'] }],
  money: [(n) => `${n} euros and 50 cents`, { currency: 'EUR' }],
  date: [(n) => `Friday, ${1 + (n % 28)} March ${2027 + (n % 60)}`, { bias: 'future' }],
  time: [(n) => `at ${n % 24}:${String(n % 60).padStart(2, '0')} o'clock${' '.repeat(n % 40)}`],
  'date-time': [
    (n) =>
      `${1 + (n % 28)} March ${2027 + (n % 60)} at ${13 + (n % 9)}:${String(n % 60).padStart(2, '0')}`,
    { bias: 'future' },
  ],
  'date-range': [
    (n) => `from ${1 + (n % 14)} to ${15 + (n % 14)} March ${2027 + (n % 60)}`,
    { bias: 'future' },
  ],
  duration: [(n) => `${n} hours and 30 minutes`],
  phone: [(n) => `+49 30 ${1_000_000 + n}`],
  url: [(n) => `https://www.example.com/page/${n}`],
  location: [(n) => `48.${100 + n}, 11.5755`],
  file: [(n) => `here it is ${n}`],
  list: [(n) => `${n}, ${n + 1} and ${n + 2}`, { items: { type: 'integer' } }],
};

/** Another word for every number. */
function word(n) {
  return n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[digit]);
}
