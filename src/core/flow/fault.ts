/** One thing that is wrong with a flow, in its author's words. */
export interface FlowFault {
  /** Keys and list positions from the top of the flow; the last may be a key that is missing. */
  readonly path: readonly (string | number)[];
  /** Where in the text at the path, in characters from its start; absent where it is all of it. */
  readonly at?: number;
  readonly message: string;
  /** What would put it right, where that can be said. */
  readonly remedy?: string;
}

/** A flow written in code that does not pass `checkFlow`. The message lists every fault. */
export class FlowError extends Error {
  override readonly name = 'FlowError';
  readonly faults: readonly FlowFault[];

  constructor(faults: readonly FlowFault[]) {
    const lines = faults.map((fault) => `  ${placeText(fault)}: ${faultText(fault)}`);
    super(
      `the flow has ${faults.length} fault${faults.length === 1 ? '' : 's'}\n${lines.join('\n')}`,
    );
    this.faults = faults;
  }
}

/** The fault as one line, remedy included, without its place. */
export function faultText({ message, remedy }: Pick<FlowFault, 'message' | 'remedy'>): string {
  return remedy === undefined ? message : `${message} – ${remedy}`;
}

/** The place as code writes it: `slots[0].when, character 8`. */
function placeText({ path, at }: FlowFault): string {
  return at === undefined ? pathText(path) : `${pathText(path)}, character ${at + 1}`;
}

function pathText(path: FlowFault['path']): string {
  if (path.length === 0) return 'flow';
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}
