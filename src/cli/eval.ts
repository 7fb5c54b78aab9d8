#!/usr/bin/env node
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConversationCase, readCases } from '../evaluation/case.ts';
import { type CaseResult, check } from '../evaluation/check.ts';
import { readArgs } from './args.ts';
import { caseText } from './case-view.ts';
import { endWithFaults } from './faults.ts';

const command = {
  call: 'npm run eval -- [FILES]',
  about:
    'Plays conversations that are written as data and compares every turn with what is expected.\n' +
    'FILES are YAML files of cases or folders of them; without any, the cases of this project.\n' +
    'A case that fails shows its turns and their traces. Exit status 1 if any fails.',
  positionals: 'files',
  options: {
    case: { placeholder: 'ID', help: 'Only the case with this id.' },
    offline: { help: 'Understand by rules alone (so far always).' },
    json: { help: 'One JSON record a case, then one with the totals.' },
  },
} as const;

const ownCases = fileURLToPath(new URL('../../test/cases/', import.meta.url));

const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') {
  const faults = read.faults.map((message) => ({ code: 'bad-arguments', message }) as const);
  endWithFaults(faults, process.argv.includes('--json'));
} else await evaluate(read.positionals, read.options);

async function evaluate(
  files: readonly string[],
  { case: only, json }: Extract<typeof read, { kind: 'options' }>['options'],
): Promise<void> {
  let cases: readonly ConversationCase[];
  try {
    const paths = (
      await Promise.all((files.length > 0 ? files : [ownCases]).map(caseFiles))
    ).flat();
    cases = (await Promise.all(paths.map(readCases))).flat();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return endWithFaults([{ code: 'bad-arguments', message }], json);
  }
  const wanted = only === undefined ? cases : cases.filter(({ id }) => id === only);
  if (wanted.length === 0) {
    const message = only === undefined ? 'there are no cases' : `there is no case "${only}"`;
    return endWithFaults([{ code: 'bad-arguments', message }], json);
  }
  const results: CaseResult[] = [];
  for (const each of wanted) {
    const result = await check(each);
    results.push(result);
    process.stdout.write(json ? `${JSON.stringify(caseRecord(result))}\n` : caseText(result));
  }
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  const turns = sum(results.map((result) => result.turns));
  const modelCalls = sum(results.map((result) => result.modelCalls));
  const passed = results.length - failed;
  process.stdout.write(
    json
      ? `${JSON.stringify({ v: 1, type: 'total', passed, failed, turns, modelCalls })}\n`
      : `\n${passed} of ${results.length} cases hold (${turns} turns, ${modelCalls} with a model).\n`,
  );
  if (failed > 0) process.exitCode = 1;
}

async function caseFiles(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => /\.ya?ml$/.test(name)).sort();
  return names.map((name) => join(path, name));
}

function caseRecord({ id, file, faults, transcript, turns, modelCalls }: CaseResult) {
  const holds = faults.length === 0;
  const record = { v: 1, type: 'case', id, file, holds, faults, turns, modelCalls };
  return holds ? record : { ...record, transcript };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
