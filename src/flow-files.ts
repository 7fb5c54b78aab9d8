import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FlowFault, faultText } from './core/flow/fault.ts';
import type { FileText } from './core/flow/knowledge-files.ts';
import { repeats, saidIn } from './core/flow/said.ts';
import type { FlowSpec } from './core/flow/spec.ts';
import { filesNamedIn, readFlowYaml } from './core/flow/yaml.ts';
import { nearest } from './core/text/spelling.ts';
import { fileProblem } from './file-problem.ts';

/** What is wrong with a flow file. Line and column count from 1; absent where it is the whole file. */
export interface FileFault extends Pick<FlowFault, 'message' | 'remedy'> {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export type LoadedFlow =
  | { readonly ok: true; readonly spec: FlowSpec }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

export type LoadedFlows =
  | { readonly ok: true; readonly specs: readonly FlowSpec[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** The sample flows that come with the package. */
export const samplesFolder = fileURLToPath(new URL('../flows/', import.meta.url));

/**
 * Reads and checks one flow file, with the files of knowledge that it names. A file that cannot be
 * read is a fault like any other.
 */
export async function loadFlowFile(path: string): Promise<LoadedFlow> {
  const found = await readText(path);
  if ('problem' in found) return { ok: false, faults: [{ file: path, message: found.problem }] };
  const beside = (file: string) => join(dirname(path), file);
  const named = await Promise.all(
    filesNamedIn(found.text).map(async (file) => [file, await readText(beside(file))] as const),
  );
  const read = readFlowYaml(found.text, new Map(named));
  if (read.ok) return read;
  return {
    ok: false,
    faults: read.faults.map(({ path: _, at: __, file, ...fault }) => ({
      ...fault,
      file: file === undefined ? path : beside(file),
    })),
  };
}

async function readText(path: string): Promise<FileText> {
  try {
    return { text: await readFile(path, 'utf8') };
  } catch (error) {
    return { problem: fileProblem(error) };
  }
}

/** Reads every `.yaml` file of a folder, in order of names. The faults of all files come together. */
export async function loadFlows(folder: string): Promise<LoadedFlows> {
  let names: readonly string[];
  try {
    names = (await readdir(folder)).filter(isFlowFile).sort();
  } catch (error) {
    return { ok: false, faults: [{ file: folder, message: fileProblem(error) }] };
  }
  if (names.length === 0) {
    return {
      ok: false,
      faults: [{ file: folder, message: 'there is no .yaml file in this folder' }],
    };
  }
  return loadFlowFiles(names.map((name) => join(folder, name)));
}

/** Reads these flow files, which are to run side by side. The faults of all files come together. */
export async function loadFlowFiles(files: readonly string[]): Promise<LoadedFlows> {
  const loaded = await Promise.all(
    files.map(async (file) => ({ file, flow: await loadFlowFile(file) })),
  );
  const sound = loaded.flatMap(({ file, flow }) => (flow.ok ? [{ file, spec: flow.spec }] : []));
  const faults = [
    ...loaded.flatMap(({ flow }) => (flow.ok ? [] : flow.faults)),
    ...sound.flatMap((own, at) => clashes(own, sound.slice(0, at))),
  ];
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, specs: sound.map(({ spec }) => spec) };
}

/** The flow files that a path means: itself, or those of a folder, in order of names. */
export async function flowFilesAt(path: string): Promise<readonly string[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  return (await readdir(path))
    .filter(isFlowFile)
    .sort()
    .map((name) => join(path, name));
}

interface SoundFile {
  readonly file: string;
  readonly spec: FlowSpec;
}

/** What a flow shares with an earlier one although it must be its own: the id, and what begins it. */
function clashes({ file, spec }: SoundFile, earlier: readonly SoundFile[]): readonly FileFault[] {
  return earlier.flatMap((other) => {
    const both = [...saidIn(other.spec.triggers, []), ...saidIn(spec.triggers, [])];
    return [
      ...(other.spec.id === spec.id
        ? [{ file, message: `${other.file} has the id "${spec.id}" already` }]
        : []),
      ...repeats(both).map(({ again }) => ({
        file,
        message: `${other.file} has the trigger "${again.text}" already`,
      })),
    ];
  });
}

/**
 * The flows of a conversation: the named one first, and with a sample's id the other samples too, so
 * that a person can switch. Without a name, all samples.
 */
export async function findFlows(named?: string, folder = samplesFolder): Promise<LoadedFlows> {
  if (named === undefined) return loadFlows(folder);
  const found = await findFlow(named, folder);
  if (!found.ok) return found;
  const { spec } = found;
  if (isPath(named)) return { ok: true, specs: [spec] };
  const all = await loadFlows(folder);
  if (!all.ok) return all;
  return { ok: true, specs: [spec, ...all.specs.filter(({ id }) => id !== spec.id)] };
}

/**
 * Reads the flow that somebody named: a file if it looks like one (a path, or a name ending in
 * `.yaml`), else the flow with this id in `folder`.
 */
export async function findFlow(idOrFile: string, folder = samplesFolder): Promise<LoadedFlow> {
  if (isPath(idOrFile)) return loadFlowFile(idOrFile);
  const loaded = await loadFlows(folder);
  if (!loaded.ok) return loaded;
  const spec = loaded.specs.find(({ id }) => id === idOrFile);
  if (spec) return { ok: true, spec };
  const ids = loaded.specs.map(({ id }) => id);
  const meant = nearest(idOrFile, ids);
  const remedy = meant ? `did you mean "${meant}"?` : `there are: ${ids.join(', ')}`;
  return {
    ok: false,
    faults: [{ file: folder, message: `no flow has the id "${idOrFile}"`, remedy }],
  };
}

/** One line a fault, as a compiler writes them: `flows/x.yaml:12:5  message – remedy`. */
export function formatFaults(faults: readonly FileFault[]): string {
  return faults
    .map((fault) => {
      const place = [fault.file, fault.line, fault.column].filter((part) => part !== undefined);
      return `${place.join(':')}  ${faultText(fault)}`;
    })
    .join('\n');
}

function isFlowFile(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}

function isPath(idOrFile: string): boolean {
  return isFlowFile(idOrFile) || /[/\\]/.test(idOrFile);
}
