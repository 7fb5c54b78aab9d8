import { nearest } from '../core/text/spelling.ts';
import type { OptionSpec, OptionValues } from './args.ts';

/** One of the things that a command does: how many words it wants, and which options go with it. */
export interface Subcommand<Option extends string> {
  /** What stands behind its name, as in "NAME URL". */
  readonly words: readonly string[];
  /** The words may be left out. */
  readonly optional?: true;
  readonly options: readonly Option[];
}

export type ReadSubcommand<Name extends string> =
  | { readonly ok: true; readonly name: Name; readonly words: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Which of the subcommands is meant, with the right number of words and no option of another. */
export function readSubcommand<Name extends string, Options extends Record<string, OptionSpec>>(
  subcommands: Readonly<Record<Name, Subcommand<Extract<keyof Options, string>>>>,
  positionals: readonly string[],
  options: OptionValues<Options>,
): ReadSubcommand<Name> {
  const names = Object.keys(subcommands) as Name[];
  const [given, ...words] = positionals;
  if (given === undefined) return no(`say what to do: ${names.join(', ')}`);
  const name = names.find((each) => each === given);
  if (name === undefined) {
    const meant = nearest(given, names);
    return no(
      `"${given}" is none of ${names.join(', ')}${meant ? `: did you mean ${meant}?` : ''}`,
    );
  }
  const { words: wanted, optional, options: allowed } = subcommands[name];
  const faults: string[] = [];
  const fits = words.length === wanted.length || (optional && words.length === 0);
  if (!fits) {
    faults.push(
      wanted.length === 0 ? `${name} takes no words` : `write ${name} ${wanted.join(' ')}`,
    );
  }
  const stray = Object.entries(options).filter(
    ([option, value]) =>
      value !== undefined && value !== false && !(allowed as readonly string[]).includes(option),
  );
  faults.push(...stray.map(([option]) => `--${option} does not go with ${name}`));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, name, words };
}

function no(fault: string): { readonly ok: false; readonly faults: readonly string[] } {
  return { ok: false, faults: [fault] };
}
