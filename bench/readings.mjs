// What reading one reply costs, for each type of slot, after start. Every run reads something new, as
// people say it: what is remembered must not help. The aim is a median under a millisecond.
import { languages } from '../dist/core/language/index.js';
import { slotTypes } from '../dist/core/slot-types/index.js';
import { slotTypeNames } from '../dist/core/slot-types/slot-type.js';
import { replies } from './replies.mjs';

const nowMs = Date.parse('2026-03-02T09:00:00Z');
const context = { language: languages.en, nowMs, timeZone: 'Europe/Berlin' };
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
