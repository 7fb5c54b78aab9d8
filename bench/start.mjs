// How long the command line takes to its first question, and what a process holds in memory once it has
// talked in all six languages. The aims: under a second on two cores, and under 150 MB.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const told = {
  en: ['I want to return a product', "it's NW-20931 and I bought it two weeks ago", 'yes'],
  ru: ['хочу вернуть товар', 'NW-20931, купил две недели назад', 'да'],
  de: ['Guten Tag, ich möchte etwas zurückgeben', 'NW-20931, vor zwei Wochen gekauft', 'ja'],
  es: ['Hola, quiero devolver un producto', 'NW-20931, lo compré hace dos semanas', 'sí'],
  fr: ['Bonjour, je veux retourner un article', 'NW-20931, acheté il y a deux semaines', 'oui'],
  pt: ['Olá, quero devolver um produto', 'NW-20931, comprei há duas semanas', 'sim'],
};

if (process.argv[2] === 'talk') {
  await talkInAll();
  process.send(process.memoryUsage.rss() / 2 ** 20);
} else {
  const times = [];
  for (let run = 0; run < 5; run += 1) times.push(await firstQuestionMs());
  const [, , median] = times.sort((a, b) => a - b);
  process.stdout.write(`Command line to its first question: ${(median / 1_000).toFixed(2)} s\n`);
  const child = fork(fileURLToPath(import.meta.url), ['talk']);
  const [megabytes] = await once(child, 'message');
  child.disconnect();
  process.stdout.write(
    `Memory after a talk in six languages: ${megabytes.toFixed(0)} MB resident\n`,
  );
}

async function firstQuestionMs() {
  const program = fileURLToPath(new URL('../dist/cli/chat.js', import.meta.url));
  const startMs = performance.now();
  const child = spawn(process.execPath, [program, '--flow', 'return-request'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.write('hello\n');
  await once(createInterface({ input: child.stdout }), 'line');
  const ms = performance.now() - startMs;
  child.stdin.end();
  if (child.exitCode === null) await once(child, 'exit');
  return ms;
}

async function talkInAll() {
  const { newConversation } = await import('../dist/core/conversation.js');
  const { compileFlow } = await import('../dist/core/flow/compile.js');
  const { resume, step } = await import('../dist/core/step.js');
  const { findFlow } = await import('../dist/flow-files.js');
  const { proposeByRules } = await import('../dist/understanding/rules/propose.js');
  const found = await findFlow('return-request');
  if (!found.ok) throw new Error('the sample flow does not load');
  const flow = await compileFlow(found.spec);
  const catalogue = { flows: [flow], preferred: flow.spec.id, pinned: {} };
  let nowMs = Date.parse('2026-03-02T09:00:00Z');
  for (const [language, texts] of Object.entries(told)) {
    const place = { key: `bench:${language}`, platform: 'bench', language, timeZone: 'UTC' };
    let conversation = newConversation(place);
    for (const text of texts) {
      nowMs += 5_000;
      const about = { eventId: `e${nowMs}`, messageId: `m${nowMs}`, from: { id: 'u1' } };
      const input = { kind: 'text', ...about, receivedAtMs: nowMs, text };
      let result = step(catalogue, conversation, [input], { nowMs, sent: new Set() });
      if (result.kind === 'needs') {
        const understanding = proposeByRules(result.request);
        const answer = { need: 'understanding', understanding, report: { by: 'rules' } };
        result = resume(result, answer);
      }
      conversation = result.conversation;
    }
  }
}
