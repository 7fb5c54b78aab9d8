#!/usr/bin/env node
import { readArgs } from '../cli/args.ts';
import { endWithFaults } from '../cli/faults.ts';
import { type TortureResult, torture } from './run.ts';

const command = {
  call: 'npm run torture --',
  about:
    'Real workers on a real Redis, killed at random moments while people talk and a webhook fails at\n' +
    'times. Then every promise is checked; the exit status is 1 where one did not hold.\n' +
    'Needs redis-server on the path; starts its own, in a folder of its own.',
  options: {
    kills: { placeholder: 'N', help: 'How many kills; 30 by default.' },
    conversations: { placeholder: 'M', help: 'How many conversations; 200 by default.' },
    workers: { placeholder: 'N', help: 'How many workers at the same time; 3 by default.' },
    seed: { placeholder: 'S', help: 'The same choices again, though never the same moments.' },
  },
} as const;

const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(read.faults);
else await main(read.options);

async function main(given: Extract<typeof read, { kind: 'options' }>['options']): Promise<void> {
  const wrong = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || /^\d{1,7}$/.test(value) ? [] : [`--${name}: write a number`],
  );
  if (wrong.length > 0) return refuse(wrong);
  const options = {
    kills: Number(given.kills ?? 30),
    conversations: Number(given.conversations ?? 200),
    workers: Math.max(1, Number(given.workers ?? 3)),
    seed: Number(given.seed ?? Date.now() % 1_000_000),
  };
  const progress = (text: string) => {
    process.stderr.write(`${text}\n`);
  };
  const result = await torture({ ...options, progress });
  process.stdout.write(reportText(options, result));
  process.exitCode = result.verdict.broken.length === 0 ? 0 : 1;
}

function reportText(options: { readonly seed: number }, result: TortureResult): string {
  const { verdict, kills, broughtAgain, claimsLost, faults, tookMs } = result;
  const ofRedis = kills.filter(({ what }) => what === 'redis').length;
  const seen = Object.entries(faults).map(([code, count]) => `${count} ${code}`);
  const rows = [
    ['seed', String(options.seed)],
    ['kills', `${kills.length}: ${kills.length - ofRedis} of workers, ${ofRedis} of Redis`],
    ['events accepted', `${verdict.events}, brought again ${broughtAgain} times`],
    ['turns', `${verdict.turns}, claims lost ${claimsLost}`],
    ['replies', `${verdict.replies}, repeated ${verdict.repeatedReplies}`],
    ['collections', `${verdict.collections}, posts repeated ${verdict.repeatedPosts}`],
    ['faults ridden out', seen.join(', ') || 'none'],
    ['took', `${Math.round(tookMs / 1_000)} s`],
  ];
  const lines = rows.map(([name = '', text = '']) => `${name.padEnd(18)} ${text}`);
  const broken = verdict.broken.slice(0, 20).map((what) => `BROKEN  ${what}`);
  const end = broken.length === 0 ? ['every promise held'] : broken;
  return `${[...lines, ...end].join('\n')}\n`;
}

function refuse(messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}
