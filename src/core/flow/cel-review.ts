import type { ASTNode } from '@marcbachmann/cel-js';
import { nearest } from '../text/spelling.ts';
import { macros, partsOfTree, type Visited } from './cel-tree.ts';
import type { Seen } from './cel-values.ts';
import { dateMs, timeMs } from './limit.ts';

/** One thing that is wrong with an expression, and where: characters from its start. */
export interface ExpressionFault {
  readonly at: number;
  readonly message: string;
  readonly remedy?: string;
}

/** The slots that an expression may name, by id. */
export type SeenSlots = ReadonlyMap<string, Seen>;

/** The ids that an expression names outside of its macros, with the first place of each. */
export function namesIn(tree: ASTNode): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const { node, bound } of partsOfTree(tree)) {
    if (node.op !== 'id' || bound.includes(node.args) || names.has(node.args)) continue;
    names.set(node.args, node.start);
  }
  return names;
}

/**
 * What types do not show: calls that may run long or fail while a person waits, comparisons that
 * can never hold. What passes is quick on every set of values and fails on none of them.
 */
export function reviewFaults(tree: ASTNode, slots: SeenSlots): readonly ExpressionFault[] {
  return partsOfTree(tree).flatMap((part) => [
    ...formFaults(part),
    ...callFaults(part),
    ...optionFaults(part, slots),
  ]);
}

function formFaults({ node }: Visited): readonly ExpressionFault[] {
  const at = node.start;
  if (node.op === 'value' && node.args === null) {
    const remedy = 'a slot without a value already leaves the expression undecided';
    return [{ at, message: 'nothing can be compared with null', remedy }];
  }
  if (node.op === '[]' || node.op === 'map') {
    const remedy = 'use in, exists or all to look into a list';
    return [{ at, message: 'brackets that look something up can fail', remedy }];
  }
  if ((node.op === '/' || node.op === '%') && !isNumberButZero(node.args[1])) {
    const remedy = 'divide by a number, or multiply the other side';
    return [{ at, message: `"${node.op}" by a value can fail when it is zero`, remedy }];
  }
  return [];
}

function isNumberButZero({ op, args }: ASTNode): boolean {
  return op === 'value' && ['number', 'bigint'].includes(typeof args) && Number(args) !== 0;
}

const functions = ['size', 'number', 'date', 'time', 'days', 'duration'];
const methods = [
  ...macros,
  ...['contains', 'startsWith', 'endsWith', 'lowerAscii', 'upperAscii', 'trim', 'size'],
  ...['getFullYear', 'getMonth', 'getDate', 'getDayOfWeek', 'getHours', 'getMinutes'],
];

function callFaults({ node, bound }: Visited): readonly ExpressionFault[] {
  if (node.op !== 'call' && node.op !== 'rcall') return [];
  const name = node.args[0];
  const args = node.op === 'call' ? node.args[1] : node.args[2];
  const at = node.op === 'call' ? node.start : node.args[1].end;
  const known = node.op === 'call' ? functions : methods;
  if (!known.includes(name)) return [{ at, ...unknownCall(name, known) }];
  if (macros.includes(name) && bound.length > 0) {
    return [{ at, message: `"${name}" inside of another such call can take too long` }];
  }
  if (name.startsWith('get') && args.length > 0) {
    return [{ at, message: `"${name}" takes no time zone`, remedy: 'dates have none' }];
  }
  const literal = literals[name];
  if (literal === undefined || node.op === 'rcall') return [];
  const [text] = args;
  if (text?.op === 'value' && typeof text.args === 'string' && literal.reads(text.args)) return [];
  return [{ at, message: `"${name}" takes a text in quotes`, remedy: literal.remedy }];
}

function unknownCall(name: string, known: readonly string[]) {
  const message = `"${name}" cannot be used here`;
  const special = instead[name];
  if (special) return { message, remedy: special };
  const meant = nearest(name, known);
  return { message, remedy: meant ? `did you mean "${meant}"?` : `there are: ${known.join(', ')}` };
}

const instead: Readonly<Record<string, string>> = {
  matches: 'it can take seconds; put a "pattern" under "limits" of the slot',
  int: 'write number(…) to reckon with whole numbers and others',
  double: 'write number(…) to reckon with whole numbers and others',
  timestamp: 'write a date as date("2026-12-31")',
  dyn: 'every slot has its type',
  bind: 'write that part out',
  has: 'a slot without a value already leaves the expression undecided',
  not: 'write !(…)',
};

/** Functions that read a text: only one that was checked here cannot fail later. */
const literals: Readonly<
  Record<string, { readonly reads: (text: string) => boolean; readonly remedy: string }>
> = {
  date: { reads: (text) => dateMs(text) !== undefined, remedy: 'as in date("2026-12-31")' },
  time: { reads: (text) => timeMs(text) !== undefined, remedy: 'as in time("09:30")' },
  duration: {
    reads: (text) => /^(?:\d{1,6}[hms])+$/.test(text),
    remedy: 'as in duration("1h30m"), or days(2)',
  },
};

/** A choice compared with what is none of its options is never equal to it. */
function optionFaults({ node, bound }: Visited, slots: SeenSlots): readonly ExpressionFault[] {
  if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return [];
  const optionsOf = (side: ASTNode) => {
    const slot = side.op === 'id' && !bound.includes(side.args) ? slots.get(side.args) : undefined;
    return (slot?.options ?? slot?.items?.options ?? []).map(({ id }) => id);
  };
  const [left, right] = node.args;
  return [
    ...textsIn(right).flatMap((text) => noOption(text, optionsOf(left))),
    ...textsIn(left).flatMap((text) => noOption(text, optionsOf(right))),
  ];
}

function textsIn(node: ASTNode): readonly { readonly text: string; readonly at: number }[] {
  if (node.op === 'list') return node.args.flatMap(textsIn);
  if (node.op !== 'value' || typeof node.args !== 'string') return [];
  return [{ text: node.args, at: node.start }];
}

function noOption(
  { text, at }: { readonly text: string; readonly at: number },
  options: readonly string[],
): readonly ExpressionFault[] {
  if (options.length === 0 || options.includes(text)) return [];
  const meant = nearest(text, options);
  const remedy = meant ? `did you mean "${meant}"?` : `there are: ${options.join(', ')}`;
  return [{ at, message: `"${text}" is none of the options`, remedy }];
}
