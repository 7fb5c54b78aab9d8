// What a model is sent, by the number of the turn, and how often it is called. Tokens are estimated
// at four characters each: only ratios mean anything, and the first is to be near 1.
import { newConversation } from '../dist/core/conversation.js';
import { compileFlow } from '../dist/core/flow/compile.js';
import { resume, step } from '../dist/core/step.js';
import { findFlow } from '../dist/flow-files.js';
import { reportOf } from '../dist/simulation/report.js';
import { simulate } from '../dist/simulation/run.js';
import { chatRequest } from '../dist/understanding/model/request.js';
import { serverTraits } from '../dist/understanding/model/server.js';

const found = await findFlow('project-inquiry');
if (!found.ok) throw new Error('the sample flow does not load');
const patient = { ...found.spec.pace, stallTurns: 1_000, idleTurns: 1_000 };
const flow = await compileFlow({ ...found.spec, pace: patient });
const catalogue = { flows: [flow], preferred: flow.spec.id, pinned: {} };
const nowMs = Date.parse('2026-03-02T09:00:00Z');
const words = 'so, well, you know how these things are, my dear, it is about a thing';

/** Says the same again and again with the same state, so that only the length of the talk changes. */
function sizesByTurn(turns) {
  const place = { key: 'bench:1', platform: 'bench', language: 'en', timeZone: 'UTC' };
  let conversation = newConversation(place);
  const sizes = [];
  let first;
  for (let turn = 0; turn <= turns; turn += 1) {
    const input = {
      kind: 'text',
      eventId: `e${turn}`,
      messageId: `m${turn}`,
      from: { id: 'u1' },
      receivedAtMs: nowMs,
      text: turn === 0 ? 'Hello' : words,
    };
    let result = step(catalogue, conversation, [input], { nowMs, sent: new Set() });
    if (result.kind === 'needs') {
      const { messages } = chatRequest(result.request, { model: 'm', server: serverTraits.openai });
      const [fixed = 0, moment = 0] = messages.map(({ content }) => Math.round(content.length / 4));
      sizes[turn] = { fixed, moment, all: fixed + moment };
      result = resume(result, {
        need: 'understanding',
        understanding: { proposals: [] },
        report: { by: 'rules' },
      });
    }
    const { session } = result.conversation;
    first ??= session;
    const { slots, pending, outcome } = first;
    conversation = { ...result.conversation, session: { ...session, slots, pending, outcome } };
  }
  return sizes;
}

const sizes = sizesByTurn(100);
process.stdout.write(
  'Input tokens of a turn (about): all, and the part that a prompt cache holds\n',
);
for (const turn of [1, 5, 10, 20, 50, 100]) {
  const { all, fixed } = sizes[turn];
  process.stdout.write(`  turn ${String(turn).padStart(3)}   ${all}   ${fixed}\n`);
}
process.stdout.write(`  turn 100 to turn 10: ${(sizes[100].all / sizes[10].all).toFixed(3)}\n\n`);

process.stdout.write('Calls a finished set, against one call a turn (simulated people)\n');
for (const id of ['return-request', 'project-inquiry', 'payment-order']) {
  const sample = await findFlow(id);
  if (!sample.ok) throw new Error('the sample flow does not load');
  const tallies = await simulate({ flow: await compileFlow(sample.spec), people: 40, seed: 1 });
  const { turnsEach, directShare } = reportOf(tallies);
  const calls = turnsEach * (1 - directShare);
  const ratio = (calls / turnsEach).toFixed(2);
  process.stdout.write(
    `  ${id.padEnd(16)} ${calls.toFixed(1)} calls in ${turnsEach} turns: ${ratio}\n`,
  );
}
