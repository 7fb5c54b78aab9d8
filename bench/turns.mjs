// What a turn costs in the core alone: no store, no network, no rendering by a platform.
// Prints times of this run and ratios between them; only the ratios mean anything elsewhere.
import { Bench } from 'tinybench';
import { newConversation } from '../dist/core/conversation.js';
import { compileFlow } from '../dist/core/flow/compile.js';
import { resume, step } from '../dist/core/step.js';
import { findFlow } from '../dist/flow-files.js';
import { proposeByRules } from '../dist/understanding/rules/propose.js';

const found = await findFlow('project-inquiry');
if (!found.ok) throw new Error('the sample flow does not load');
const flow = await compileFlow(found.spec);
const catalogue = { flows: [flow], preferred: flow.spec.id, pinned: {} };
const nowMs = Date.parse('2026-03-02T09:00:00Z');
const place = { key: 'bench:1', platform: 'bench', language: 'en', timeZone: 'UTC' };

function text(words, n) {
  const from = { id: 'u1' };
  return {
    kind: 'text',
    eventId: `e${n}`,
    messageId: `m${n}`,
    from,
    receivedAtMs: nowMs,
    text: words,
  };
}

function take(conversation, words, n) {
  const first = step(catalogue, conversation, [text(words, n)], { nowMs, sent: new Set() });
  if (first.kind === 'settled') return first;
  const understanding = proposeByRules(first.request);
  return resume(first, { need: 'understanding', understanding, report: { by: 'rules' } });
}

function directly(conversation, words, n) {
  const result = step(catalogue, conversation, [text(words, n)], { nowMs, sent: new Set() });
  if (result.kind === 'settled') return result;
  throw new Error(`"${words}" was not settled by code alone`);
}

const opened = take(newConversation(place), 'Hello', 1).conversation;
const asksNeed = take(opened, "I'm Dana from Northwind, we have 30 people", 2).conversation;
const asksTime = take(asksNeed, 'a customer portal', 3).conversation;
const asksEmail = take(asksTime, 'in two months, for 10,000 euros', 4).conversation;

// Every run says something new, as people do: readings that are remembered must not help.
let count = 0;
const next = () => (count += 1);

const cases = {
  'a conversation through JSON and back': () => JSON.parse(JSON.stringify(asksEmail)),
  'a direct turn (an email address)': () => directly(asksEmail, `dana.${next()}@example.com`, 5),
  'an understood turn (three slots in a sentence)': () =>
    take(opened, `I'm Dana from Northwind${next()}, we're about thirty people`, 2),
  'a question answered from 6 snippets': () =>
    take(asksEmail, `what does it cost, number ${next()}?`, 5),
};

const bench = new Bench({ time: 500 });
for (const [name, run] of Object.entries(cases)) bench.add(name, run);
await bench.run();

const medians = bench.tasks.map(({ name, result }) => ({ name, ms: result.latency.p50 }));
const [{ ms: base }] = medians;
const width = Math.max(...medians.map(({ name }) => name.length));
for (const { name, ms } of medians) {
  const ratio = (ms / base).toFixed(1).padStart(7);
  process.stdout.write(
    `${name.padEnd(width)}  ${(ms * 1000).toFixed(0).padStart(6)} µs  ${ratio} ×\n`,
  );
}
