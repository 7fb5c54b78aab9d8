// Conversations through a platform's whole road: its HTTP in, its library, the turn, the store, and its
// HTTP out. Next to it, in the same run, a bare bot of the platform's usual library that keeps nothing
// and says everything back: as many messages in, as many out. The bot, the people with the platform,
// and Redis (appendfsync always) have a process each, for all bots alike.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startRedisProcess } from '../../dist/torture/redis-process.js';
import { median } from './road.mjs';

const libraries = { slack: 'Bolt', telegram: 'grammY' };
/** Taken in turns, so that a machine that slows down slows all; the first round only warms up. */
const rounds = 6;

export async function compareWithEcho(platform, conversations) {
  const redis = await startRedisProcess();
  const people = await start('people.mjs', platform);
  const api = `http://127.0.0.1:${people.port}`;
  const bot = (name, told) =>
    start('bot.mjs', JSON.stringify({ platform, api, bot: name, ...told }));
  const bots = {
    redis: await bot('ours', { store: redis.url }),
    memory: await bot('ours', { store: 'memory' }),
    echo: await bot('echo'),
  };
  const measured = { redis: [], memory: [], echo: [] };
  let name = 10;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [which, { child, port }] of Object.entries(bots)) {
      name += 1;
      const count = round === 0 ? 200 : Math.ceil(conversations / rounds);
      const before = await asked(child, 'cpu');
      const { talked } = await asked(people.child, { port, name, count });
      const after = await asked(child, 'cpu');
      if (round === 0) continue;
      const cpuMs = (after.cpuMs - before.cpuMs) / count;
      const { ms, latencies, messages, calls } = talked;
      const perSecond = (count * 1_000) / ms;
      measured[which].push({ perSecond, cpuMs, reply: median(latencies), calls: calls / messages });
    }
  }
  for (const { child } of [people, ...Object.values(bots)]) await ended(child);
  await redis.stop();
  print(platform, measured);
}

function print(platform, measured) {
  const names = {
    redis: 'Slotwise on Redis',
    memory: 'Slotwise in memory',
    echo: `a bare ${libraries[platform]} bot`,
  };
  process.stdout.write(
    `${cpus().length} cores for the bot, Redis, and the people with the platform\n`,
  );
  for (const [which, name] of Object.entries(names)) {
    const of = (what) => median(measured[which].map((round) => round[what]));
    process.stdout.write(
      `${name.padEnd(24)} ${of('perSecond').toFixed(0).padStart(4)} conversations a second, ` +
        `${of('cpuMs').toFixed(1)} ms of a processor each, half of the replies within ` +
        `${of('reply').toFixed(1)} ms, ${of('calls').toFixed(2)} calls a message\n`,
    );
  }
  for (const which of ['redis', 'memory']) {
    const ratio = (what) =>
      median(measured[which].map((round, i) => round[what] / measured.echo[i][what]));
    process.stdout.write(
      `${names[which].padEnd(24)} ${(100 * ratio('perSecond')).toFixed(0)} % of the bare bot's ` +
        `conversations a second, ${(100 / ratio('cpuMs')).toFixed(0)} % by the bot's own processor\n`,
    );
  }
}

async function start(program, told) {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [told]);
  child.on('exit', (code) => code && process.exit(code));
  const [{ ready: port }] = await once(child, 'message');
  return { child, port };
}

async function asked(child, question) {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer;
}

async function ended(child) {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
