import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as records, one a line. */
  readonly records: readonly AnyRecord[];
}

// Records are read as a stranger would: by what is printed, not by this program's types.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about
export type AnyRecord = any;

/** Runs a built command with lines on standard input, in an environment without our variables. */
export async function run(
  file: string,
  args: readonly string[],
  lines: readonly (string | object)[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const env = { PATH: process.env.PATH, TZ: process.env.TZ, ...environment };
  const child = spawn(process.execPath, [file, ...args], { cwd: root, env });
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  child.stdin.end(input.map((line) => `${line}\n`).join(''));
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const printed = stdout.split('\n').filter((line) => /^\{.*\}$/.test(line));
  return { status, stdout, stderr, records: printed.map((line) => JSON.parse(line)) };
}

/** A scripted conversation, JSON in and out. */
export function chat(
  args: readonly string[],
  lines: readonly (string | object)[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return run('dist/cli/chat.js', ['--json', ...args], lines, environment);
}
