#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flowJsonSchema } from '../core/flow/schema-nodes.ts';
import { startFile } from '../core/flow/start-file.ts';
import { flowFilesAt, formatFaults, loadFlowFiles } from '../flow-files.ts';
import { readArgs } from './args.ts';
import { endWithFaults } from './faults.ts';
import { flowText } from './flow-view.ts';
import { endWithReader } from './standard-output.ts';

const command = {
  call: 'npm run flows -- check FILES | schema | new ID',
  about:
    'check FILES   Checks flow files, or every flow in a folder: each fault with its place.\n' +
    'schema        Writes the JSON Schema of flow files, for editors.\n' +
    'new ID        Writes a commented flow to begin with, and the schema beside it.\n' +
    'Exit status 2 if anything is wrong.',
  positionals: 'commands',
  options: {
    folder: { placeholder: 'DIR', help: 'Where new flows go: ./flows unless you say otherwise.' },
  },
} as const;

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(...read.faults);
else {
  const [subcommand, ...rest] = read.positionals;
  const { folder } = read.options;
  if (folder !== undefined && subcommand !== 'new') refuse('--folder goes with new');
  else if (subcommand === 'check' && rest.length > 0) await check(rest);
  else if (subcommand === 'check') refuse('check needs files or a folder: check flows');
  else if (subcommand === 'schema' && rest.length === 0) process.stdout.write(schemaText());
  else if (subcommand === 'new' && rest.length === 1) await begin(String(rest[0]), folder);
  else if (subcommand === 'new') refuse('new needs one id: new callback');
  else if (subcommand === undefined) refuse('say what to do: check, schema or new');
  else refuse(`"${read.positionals.join(' ')}" is none of check, schema, new`);
}

async function check(paths: readonly string[]): Promise<void> {
  const files = [...new Set((await Promise.all(paths.map(flowFilesAt))).flat())];
  if (files.length === 0) return refuse(`there is no .yaml file in ${paths.join(', ')}`);
  const loaded = await loadFlowFiles(files);
  if (loaded.ok) {
    process.stdout.write(loaded.specs.map(flowText).join(''));
    return;
  }
  const { faults } = loaded;
  const total = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  process.stderr.write(`${formatFaults(faults)}\n${total}\n`);
  process.exitCode = 2;
}

/** Leaves what is there as it is; only the schema, which nobody edits, is written anew. */
async function begin(id: string, folder = 'flows'): Promise<void> {
  if (!/^[a-z][a-z0-9_-]{0,62}$/.test(id)) {
    return refuse(`"${id}" is no id: use lower-case letters, digits, "-" and "_"`);
  }
  const file = join(folder, `${id}.yaml`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, startFile(id), { flag: 'wx' });
    await writeFile(join(folder, 'flow.schema.json'), schemaText());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return refuse(code === 'EEXIST' ? `${file} is already there` : `${file}: ${code}`);
  }
  process.stdout.write(`${file} is ready. Try it: npm start -- --flow ${file}\n`);
}

function schemaText(): string {
  return `${JSON.stringify(flowJsonSchema, null, 2)}\n`;
}

function refuse(...messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}
