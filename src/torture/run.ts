import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { redisStore } from '../store/redis/index.ts';
import { type Chance, chance } from './chance.ts';
import { conversationKey, type FakePlatform, startPlatform } from './platform.ts';
import { type RedisProcess, startRedisProcess } from './redis-process.ts';
import { type Script, scriptOf } from './script.ts';
import { judge, type Kill, type Verdict } from './verdict.ts';
import { startWebhook } from './webhook.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

export interface TortureOptions {
  readonly kills: number;
  readonly conversations: number;
  readonly workers: number;
  readonly seed: number;
  readonly progress?: (text: string) => void;
}

export interface TortureResult {
  readonly verdict: Verdict;
  readonly kills: readonly Kill[];
  readonly broughtAgain: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly claimsLost: number;
  readonly tookMs: number;
}

/** Every so many kills Redis is the victim. */
const redisShare = 1 / 6;
const longestPauseMs = 900;
/** Nothing moved for so long: what is missing will not come. */
const patienceMs = 60_000;
const talkingAtOnce = 60;

/**
 * Lets people talk with workers, while workers and Redis are killed. Conversations are spread over
 * the kills, so that every kill meets some. What it starts it ends.
 */
export async function torture(options: TortureOptions): Promise<TortureResult> {
  const { conversations, seed } = options;
  const startMs = Date.now();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const redis = await startRedisProcess();
  const webhook = await startWebhook(secret, chance(seed + 1));
  let crew: WorkerProcess[] = [];
  const platform = await startPlatform(
    () => crew.flatMap((worker) => worker.port() ?? []),
    chance(seed + 2),
  );
  const reports: (() => WorkerProcess['reports'])[] = [];
  let hired = 0;

  function hire(): WorkerProcess {
    hired += 1;
    const worker = startWorkerProcess({
      name: `worker-${hired}`,
      redisUrl: redis.url,
      platformUrl: platform.url,
      webhook: { url: webhook.url, secret },
      leaseMs: 2_000,
      sendMs: 4_000,
    });
    reports.push(() => worker.reports);
    return worker;
  }

  const kills: Kill[] = [];
  const scripts = new Map<string, Script>(
    Array.from({ length: conversations }, (_, i) => [conversationKey(i), scriptOf(i)]),
  );
  const store = redisStore({ url: redis.url });
  try {
    crew = Array.from({ length: options.workers }, hire);
    await Promise.all(crew.map((worker) => worker.said('ready')));
    const over = new AbortController();
    const people = talkers(platform, scripts, options, () => kills.length, over.signal);
    const kill = killing(options, {
      chance: chance(seed),
      redis,
      kills,
      ...people,
      over: over.signal,
      workers: () => crew,
      replace(worker) {
        crew = crew.map((one) => (one === worker ? hire() : one));
      },
    });
    const all = Promise.all([people.finished(), kill]).then(() => undefined);
    const complaint = await Promise.race([all, stuck(people.done, over.signal)]);
    over.abort();
    await settledOutboxes(store, [...scripts.keys()]);
    const verdict = await judge({ scripts, store, platform, webhook, kills });
    const said = reports.flatMap((of) => of());
    const faults: Record<string, number> = {};
    for (const report of said) {
      if (!('code' in report) || report.code === undefined) continue;
      faults[report.code] = (faults[report.code] ?? 0) + 1;
    }
    return {
      verdict: complaint ? { ...verdict, broken: [complaint, ...verdict.broken] } : verdict,
      kills,
      broughtAgain: platform.broughtAgain(),
      faults,
      claimsLost: said.filter(({ report }) => report === 'lost').length,
      tookMs: Date.now() - startMs,
    };
  } finally {
    await Promise.all(crew.map((worker) => worker.kill()));
    await store.close();
    await Promise.all([platform.close(), webhook.close()]);
    await redis.stop();
  }
}

/** Lets so many talk as the kills so far have released. */
function talkers(
  platform: FakePlatform,
  scripts: ReadonlyMap<string, Script>,
  { kills, conversations, progress }: TortureOptions,
  killed: () => number,
  over: AbortSignal,
) {
  let done = 0;
  let busy = 0;
  const queue = [...scripts];

  async function talkOn(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const number = conversations - queue.length;
      const released = () => (conversations * (killed() + 1)) / (kills + 1);
      while (number > released() && !over.aborted) await setTimeout(20);
      if (over.aborted) return;
      busy += 1;
      await platform.converse(...next);
      busy -= 1;
      done += 1;
      if (done % 200 === 0) progress?.(`${done} conversations done, ${killed()} kills`);
    }
  }

  return {
    done: () => done,
    busy: () => busy,
    async finished(): Promise<void> {
      await Promise.all(Array.from({ length: talkingAtOnce }, talkOn));
    },
  };
}

interface Victims {
  readonly chance: Chance;
  readonly redis: RedisProcess;
  readonly kills: Kill[];
  readonly busy: () => number;
  readonly done: () => number;
  readonly over: AbortSignal;
  readonly workers: () => readonly WorkerProcess[];
  readonly replace: (worker: WorkerProcess) => void;
}

/** Kills somebody while people talk, and no more often than they get on. */
async function killing(
  { kills: wanted, conversations }: TortureOptions,
  victims: Victims,
): Promise<void> {
  const { chance: luck, redis, kills, busy, done, over, workers, replace } = victims;
  const share = () => (conversations * kills.length) / (wanted + 1);
  const tooSoon = () => done() + talkingAtOnce < share() || (busy() === 0 && done() < share());
  while (kills.length < wanted && !over.aborted) {
    await setTimeout(luck.between(50, longestPauseMs));
    while (tooSoon() && done() < conversations && !over.aborted) await setTimeout(20);
    if (luck.next() < redisShare) {
      kills.push({ what: 'redis', atMs: Date.now() });
      await redis.kill();
      continue;
    }
    const [first, ...others] = workers().filter((worker) => worker.port() !== undefined);
    if (first === undefined) continue;
    const victim = luck.pick([first, ...others]);
    kills.push({ what: victim.name, atMs: Date.now() });
    await victim.kill();
    replace(victim);
  }
}

async function stuck(done: () => number, over: AbortSignal): Promise<string | undefined> {
  for (let last = -1, sinceMs = Date.now(); !over.aborted; await setTimeout(500)) {
    if (done() !== last) [last, sinceMs] = [done(), Date.now()];
    if (Date.now() - sinceMs > patienceMs) return `only ${last} conversations came to their end`;
  }
  return undefined;
}

/** The last posts may still be on their way when the last reply has come. */
async function settledOutboxes(
  store: ReturnType<typeof redisStore>,
  keys: readonly string[],
): Promise<void> {
  const untilMs = Date.now() + patienceMs;
  for (const key of keys) {
    while (Date.now() < untilMs && (await waits(store, key))) await setTimeout(100);
  }
}

async function waits(store: ReturnType<typeof redisStore>, key: string): Promise<boolean> {
  return store.readOutbox(key).then(
    (entries) => entries.length > 0,
    () => true,
  );
}
