#!/usr/bin/env node
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConversationCase, readCases } from '../evaluation/case.ts';
import { type CaseResult, check } from '../evaluation/check.ts';
import { fileProblem } from '../file-problem.ts';
import { readArgs } from './args.ts';
import { caseText } from './case-view.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { modelOptions, understanderByOptions } from './model-options.ts';

const command = {
  call: 'npm run eval -- [FILES]',
  about:
    'Plays conversations that are written as data and compares every turn with what is expected.\n' +
    'FILES are YAML files of cases or folders of them; without any, the cases of this project.\n' +
    'A case that fails shows its turns and their traces. Exit status 1 if any fails.',
  positionals: 'files',
  options: {
    case: { placeholder: 'ID', help: 'Only the case with this id.' },
    offline: { help: 'Understand by rules alone, as without --model.' },
    ...modelOptions,
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
  { case: only, json, ...options }: Extract<typeof read, { kind: 'options' }>['options'],
): Promise<void> {
  const configured = readConfig();
  if (options.model && !configured.ok) return endWithFaults(configured.faults, json);
  const model = configured.ok ? configured.config.model : undefined;
  let understanding: ReturnType<typeof understanderByOptions>;
  let cases: readonly ConversationCase[];
  try {
    understanding = options.offline ? undefined : understanderByOptions(options, model);
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
    const result = await check(each, understanding);
    results.push(result);
    process.stdout.write(json ? `${JSON.stringify(caseRecord(result))}\n` : caseText(result));
  }
  const total = totalOf(results);
  process.stdout.write(
    json
      ? `${JSON.stringify({ v: 1, type: 'total', ...total })}\n`
      : totalText(total, understanding !== undefined),
  );
  if (total.failed > 0) process.exitCode = 1;
}

interface Total {
  readonly passed: number;
  readonly failed: number;
  readonly turns: number;
  readonly modelCalls: number;
  readonly tokens: number;
  /** Cases that code decided alone, and those in which a model was called. */
  readonly branch: Count;
  readonly model: Count;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

function totalOf(results: readonly CaseResult[]): Total {
  return {
    ...countOf(results),
    turns: sum(results.map((result) => result.turns)),
    modelCalls: sum(results.map((result) => result.modelCalls)),
    tokens: sum(results.map((result) => result.tokens)),
    branch: countOf(results.filter(({ modelCalls }) => modelCalls === 0)),
    model: countOf(results.filter(({ modelCalls }) => modelCalls > 0)),
  };
}

function countOf(results: readonly CaseResult[]): Count {
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  return { passed: results.length - failed, failed };
}

function totalText(total: Total, apart: boolean): string {
  const { turns, modelCalls, tokens, branch, model } = total;
  const held = ({ passed, failed }: Count) => `${passed} of ${passed + failed}`;
  const lines = [`${held(total)} cases hold (${turns} turns, ${modelCalls} with a model).`];
  if (apart) {
    lines.push(
      `Decided by code alone: ${held(branch)}. With a model: ${held(model)}, ${tokens} tokens.`,
    );
  }
  return `\n${lines.join('\n')}\n`;
}

async function caseFiles(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw new Error(`${path} ${fileProblem(error)}`);
  });
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => /\.ya?ml$/.test(name)).sort();
  return names.map((name) => join(path, name));
}

function caseRecord({ id, file, faults, transcript, turns, modelCalls, tokens }: CaseResult) {
  const holds = faults.length === 0;
  const record = { v: 1, type: 'case', id, file, holds, faults, turns, modelCalls, tokens };
  return holds ? record : { ...record, transcript };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
