#!/usr/bin/env node
import type { CaseFile } from '../evaluation/public/cases.ts';
import { groupsOf } from '../evaluation/public/groups.ts';
import { hearWith } from '../evaluation/public/hear.ts';
import { judgedFiles, judgeFile } from '../evaluation/public/index.ts';
import type { Understander } from '../understanding/port.ts';
import { readArgs } from './args.ts';
import { failureText, tableText } from './eval-public-view.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { recordingOptions, understanderByOptions } from './model-options.ts';

const command = {
  call: 'npm run eval:public -- --data DIR',
  about:
    'Plays cases that were made elsewhere, one JSON object a line, through the conversation, and\n' +
    'counts how many are answered and right (docs/benchmarks.md tells the layout).',
  options: {
    data: { placeholder: 'DIR', help: 'The folder with the files of cases.' },
    file: { placeholder: 'NAME', help: 'Only this file: replies, yes-no, values, ...' },
    understander: {
      placeholder: 'NAME',
      help: 'Who understands: rules (as without it), or model (docs/models.md).',
    },
    ...recordingOptions,
    failures: { placeholder: 'N', help: 'Show so many failing cases of every row.' },
    type: { placeholder: 'NAME', help: 'Only rows whose type begins like this.' },
    wrong: { help: 'Of failing cases show only wrong answers, none that are missing.' },
    json: { help: 'One JSON record a row.' },
  },
} as const;

const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') fail(...read.faults);
else await evaluate(read.options);

async function evaluate(
  options: Extract<typeof read, { kind: 'options' }>['options'],
): Promise<void> {
  const { data, file, json } = options;
  const failures = Number(options.failures ?? 0);
  const faults = [
    ...(data === undefined ? ['say where the cases are: --data DIR'] : []),
    ...(file !== undefined && !isFile(file)
      ? [`"${file}" is none of ${judgedFiles.join(', ')}`]
      : []),
    ...(Number.isInteger(failures) && failures >= 0 ? [] : ['--failures takes a whole number']),
  ];
  if (data === undefined || faults.length > 0) return fail(...faults);
  let understander: Understander | undefined;
  try {
    understander = understanderOfOptions(options);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  for (const name of file !== undefined && isFile(file) ? [file] : judgedFiles) {
    try {
      const judged = await judgeFile(data, name, understander && hearWith(understander));
      const groups = groupsOf(name, judged).filter(
        ({ type }) => options.type === undefined || type.startsWith(options.type),
      );
      process.stdout.write(
        json
          ? groups.map(({ judged: _, ...row }) => `${JSON.stringify(row)}\n`).join('')
          : tableText(name, groups),
      );
      if (failures > 0) process.stdout.write(failureText(groups, failures, options.wrong));
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
  }
}

function understanderOfOptions(
  options: Extract<typeof read, { kind: 'options' }>['options'],
): Understander | undefined {
  const by = options.understander ?? 'rules';
  if (by !== 'rules' && by !== 'model') throw new Error('--understander is rules or model');
  const configured = readConfig();
  if (by === 'model' && !configured.ok) {
    throw new Error(configured.faults.map(({ message }) => message).join('\n'));
  }
  const model = configured.ok ? configured.config.model : undefined;
  return understanderByOptions({ ...options, model: by === 'model' }, model)?.understander;
}

function isFile(name: string): name is CaseFile {
  return (judgedFiles as readonly string[]).includes(name);
}

function fail(...messages: readonly string[]): void {
  const faults = messages.map((message) => ({ code: 'bad-arguments', message }) as const);
  endWithFaults(faults, process.argv.includes('--json'));
}
