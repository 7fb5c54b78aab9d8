// One reader over all cases, in a process of its own; prints one JSON object for run.mjs. The same flows, the same judges; only who reads the words differs.
import { emptySlot } from '../../dist/core/slot-state.js';
import { groupsOf } from '../../dist/evaluation/public/groups.js';
import { judgeFile } from '../../dist/evaluation/public/index.js';

const [name, folder] = process.argv.slice(2);
const hear = await hearOf(name);

const taken = [];
const rows = [];
for (const file of ['replies', 'yes-no', 'values']) {
  const judged = await judgeFile(folder, file, timed);
  rows.push(...groupsOf(file, judged).map(({ judged: _, ...row }) => row));
}
taken.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    name,
    rows,
    medianMs: taken[Math.floor(taken.length / 2)],
  }),
);

async function timed(text, standing) {
  const sinceMs = performance.now();
  const heard = await hear(text, standing);
  taken.push(performance.now() - sinceMs);
  return heard;
}

async function hearOf(reader) {
  if (reader === 'slotwise') {
    const { hearWith } = await import('../../dist/evaluation/public/hear.js');
    const { rulesUnderstander } = await import('../../dist/understanding/rules/index.js');
    return hearWith(rulesUnderstander);
  }
  const files = { 'chrono-node': './chrono.mjs', recognizers: './recognizers.mjs' };
  const { read } = await import(files[reader]);
  // The language's data is loaded at its first use; that belongs to the start.
  read('tomorrow', { type: 'date' }, 'en', Date.now());
  return (text, standing) => Promise.resolve(heardBy(read, text, standing));
}

/**
 * A turn as somebody who has only the library writes it: what it finds for the slot that was asked is
 * the value; where one value is wanted and several different ones are found, there is none.
 */
function heardBy(read, text, { flow, language, nowMs, pending, filled = {} }) {
  const slots = {};
  for (const [id, slot] of flow.slots) {
    if (!pending.asked.includes(id)) {
      slots[id] = id in filled ? heldAs(filled[id]) : emptySlot;
      continue;
    }
    const isList = slot.type === 'list';
    const found = read(text, isList ? slot.items : slot, language, nowMs);
    const different = new Set(found.map((value) => JSON.stringify(value)));
    if (isList) slots[id] = found.length > 0 ? heldAs(found) : emptySlot;
    else slots[id] = different.size === 1 ? heldAs(found[0]) : emptySlot;
  }
  return { slots, acts: [], direct: [], directly: true };
}

function heldAs(value) {
  return { status: 'filled', asked: 1, value, basis: 'stated', confirmed: 'stated' };
}
