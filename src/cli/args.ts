import { parseArgs } from 'node:util';
import { nearest } from '../core/text/spelling.ts';

/** An option of a command: with a placeholder it takes a value, without one it is a switch. */
export interface OptionSpec {
  readonly placeholder?: string;
  readonly help: string;
}

export interface CommandSpec<Options extends Record<string, OptionSpec>> {
  /** How it is called, as in "npm run chat --". */
  readonly call: string;
  /** What it does, in a sentence or two. */
  readonly about: string;
  /** What stands without an option, in the plural; absent where nothing may. */
  readonly positionals?: string;
  readonly options: Options;
}

export type OptionValues<Options extends Record<string, OptionSpec>> = {
  readonly [Name in keyof Options]: Options[Name] extends { readonly placeholder: string }
    ? string | undefined
    : boolean;
};

export type ReadArgs<Options extends Record<string, OptionSpec>> =
  | {
      readonly kind: 'options';
      readonly options: OptionValues<Options>;
      readonly positionals: readonly string[];
    }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'faults'; readonly faults: readonly string[] };

/** Reads a command's arguments and reports every fault at once. `--help` wins over all of them. */
export function readArgs<const Options extends Record<string, OptionSpec>>(
  args: readonly string[],
  command: CommandSpec<Options>,
): ReadArgs<Options> {
  const { tokens } = parseArgs({
    args: [...args],
    options: parserOptions(command.options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });

  const faults: string[] = [];
  const positionals: string[] = [];
  const given = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (command.positionals !== undefined) positionals.push(token.value);
      else faults.push(`"${token.value}" belongs to no option`);
    }
    if (token.kind !== 'option') continue;
    if (token.name === 'help' || token.name === 'h') return { kind: 'help', text: help(command) };
    const fault = optionFault(token, command.options) ?? repeated(token.rawName, given, token.name);
    if (fault === undefined) given.set(token.name, token.value ?? true);
    else faults.push(fault);
  }
  if (faults.length > 0) return { kind: 'faults', faults };

  const values = Object.entries(command.options).map(([name, spec]) => [
    name,
    spec.placeholder === undefined ? given.has(name) : given.get(name),
  ]);
  const options = Object.fromEntries(values) as OptionValues<Options>;
  return { kind: 'options', options, positionals };
}

function parserOptions(options: Readonly<Record<string, OptionSpec>>) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { placeholder }]) => [
      name,
      { type: placeholder === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
}

function optionFault(
  token: { readonly name: string; readonly rawName: string; readonly value: string | undefined },
  options: Readonly<Record<string, OptionSpec>>,
): string | undefined {
  const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
  if (spec === undefined) {
    const meant = nearest(token.name, Object.keys(options));
    return `${token.rawName} is no option${meant === undefined ? '' : `: did you mean --${meant}?`}`;
  }
  if (spec.placeholder === undefined) {
    return token.value === undefined ? undefined : `--${token.name} takes no value`;
  }
  const missing = token.value === undefined || token.value === '' || token.value.startsWith('--');
  return missing ? `--${token.name} needs a value: --${token.name} ${spec.placeholder}` : undefined;
}

function repeated(
  rawName: string,
  given: ReadonlyMap<string, unknown>,
  name: string,
): string | undefined {
  return given.has(name) ? `${rawName} is given twice` : undefined;
}

function help({ call, about, options }: CommandSpec<Record<string, OptionSpec>>): string {
  const rows = Object.entries(options).map(([name, { placeholder, help }]) => ({
    left: placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`,
    help,
  }));
  rows.push({ left: '--help', help: 'Show this.' });
  const width = Math.max(...rows.map(({ left }) => left.length));
  const lines = rows.map(({ left, help }) => `  ${left.padEnd(width)}  ${help}`);
  return `${call} [options]\n\n${about}\n\n${lines.join('\n')}\n`;
}
