#!/usr/bin/env node
import { compileFlow } from '../core/flow/compile.ts';
import { findFlow, formatFaults } from '../flow-files.ts';
import { reportOf, reportsByPersona } from '../simulation/report.ts';
import { simulate } from '../simulation/run.ts';
import { spokenLanguages } from '../simulation/words.ts';
import { readArgs } from './args.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { modelOptions, understanderByOptions } from './model-options.ts';
import { reportTable } from './simulation-view.ts';
import { endWithReader } from './standard-output.ts';

const command = {
  call: 'npm run simulate --',
  about:
    'Lets simulated people talk with the bot: terse, chatty, forgetful, hostile and more, in English\n' +
    'and Russian, each with true values in mind. Reports what became of these. Repeats exactly.',
  options: {
    flow: { placeholder: 'ID|FILE', help: 'The flow they are asked: a sample, or a YAML file.' },
    people: { placeholder: 'N', help: 'How many there are; 20 without it.' },
    seed: { placeholder: 'N', help: 'Other people; 1 without it.' },
    language: {
      placeholder: 'xx',
      help: `Only people who speak this: ${spokenLanguages.join(', ')}.`,
    },
    transcripts: { help: 'Show everything that is said.' },
    ...modelOptions,
    json: { help: 'One JSON record a person, then one with the report.' },
  },
} as const;

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') {
  const faults = read.faults.map((message) => ({ code: 'bad-arguments', message }) as const);
  endWithFaults(faults, process.argv.includes('--json'));
} else await run(read.options);

async function run(options: Extract<typeof read, { kind: 'options' }>['options']): Promise<void> {
  const { json, transcripts } = options;
  const refuse = (message: string) => endWithFaults([{ code: 'bad-arguments', message }], json);
  const people = wholeNumber(options.people ?? '20');
  const seed = wholeNumber(options.seed ?? '1');
  const language = spokenLanguages.find((code) => code === options.language);
  if (people === undefined || people === 0 || seed === undefined) {
    return refuse('--people and --seed: write a whole number, and at least one of people');
  }
  if (options.language !== undefined && language === undefined) {
    return refuse(`--language: write one of ${spokenLanguages.join(', ')}`);
  }
  if (options.flow === undefined) return refuse('--flow: name the flow that they are asked');
  const configured = readConfig();
  if (options.model && !configured.ok) return endWithFaults(configured.faults, json);
  const found = await findFlow(options.flow);
  if (!found.ok) {
    return endWithFaults([{ code: 'faulty-flow', message: formatFaults(found.faults) }], json);
  }
  let understanding: ReturnType<typeof understanderByOptions>;
  try {
    const model = configured.ok ? configured.config.model : undefined;
    understanding = understanderByOptions(options, model);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const write = (text: string) => process.stdout.write(`${text}\n`);
  const tallies = await simulate({
    flow: await compileFlow(found.spec),
    people,
    seed,
    ...(language && { language }),
    ...understanding,
    ...(transcripts && !json && { overhear: write }),
    ...(json && { met: (tally) => write(JSON.stringify({ v: 1, type: 'person', ...tally })) }),
  });
  if (json) write(JSON.stringify({ v: 1, type: 'report', ...reportOf(tallies) }));
  else
    write(
      reportTable([...reportsByPersona(tallies), { persona: 'all', report: reportOf(tallies) }]),
    );
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
