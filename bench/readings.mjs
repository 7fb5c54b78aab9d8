// What reading one reply costs, for each type of slot, after start. Every run reads something new, as
// people say it: what is remembered must not help. The aim is a median under a millisecond.
import { languages } from '../dist/core/language/index.js';
import { slotTypes } from '../dist/core/slot-types/index.js';
import { slotTypeNames } from '../dist/core/slot-types/slot-type.js';

const nowMs = Date.parse('2026-03-02T09:00:00Z');
const context = { language: languages.en, nowMs, timeZone: 'Europe/Berlin' };
const options = ['small', 'medium', 'large'].map((id) => ({ id, label: { en: `${id} box` } }));

/** A reply by its number, and what the slot has besides its type. */
const replies = {
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
  money: [(n) => `${n} euros and 50 cents`, { currency: 'EUR' }],
  date: [(n) => `Friday, ${1 + (n % 28)} March ${2027 + (n % 60)}`, { bias: 'future' }],
  time: [(n) => `at ${n % 24}:${String(n % 60).padStart(2, '0')} o'clock${' '.repeat(n % 40)}`],
  duration: [(n) => `${n} hours and 30 minutes`],
  phone: [(n) => `+49 30 ${1_000_000 + n}`],
  url: [(n) => `https://www.example.com/page/${n}`],
  location: [(n) => `48.${100 + n}, 11.5755`],
  file: [(n) => `here it is ${n}`],
  list: [(n) => `${n}, ${n + 1} and ${n + 2}`, { items: { type: 'integer' } }],
};

const runs = 2_000;
process.stdout.write('Reading one reply, by type of slot: half within, 95 % within\n');
for (const type of slotTypeNames) {
  const [reply, more = {}] = replies[type];
  const slot = { id: 'slot', type, label: { en: 'slot' }, description: { en: 'slot' }, ...more };
  const times = [];
  for (let n = 0; n < 2 * runs; n += 1) {
    const text = reply(n);
    const startMs = performance.now();
    const { kind } = slotTypes[type].read(text, slot, context);
    if (kind === 'none' && type !== 'file') throw new Error(`"${text}" is read as no ${type}`);
    if (n >= runs) times.push(performance.now() - startMs);
  }
  times.sort((a, b) => a - b);
  const at = (part) => `${times[Math.floor(part * runs)].toFixed(3)} ms`;
  process.stdout.write(`  ${type.padEnd(14)} ${at(0.5)}   ${at(0.95)}\n`);
}

/** Another word for every number. */
function word(n) {
  return n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[digit]);
}
