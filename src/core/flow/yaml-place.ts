import { type Document, isCollection, isMap, isNode, isPair, isScalar, type Scalar } from 'yaml';
import type { FlowFault } from './fault.ts';

/**
 * Where in the text a fault stands: at the last existing node of its path (a key in a block, an
 * entry in a list), or inside the text there.
 */
export function offsetOf(document: Document, { path, at }: FlowFault, source: string): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const part of path) {
    if (!isCollection(node)) break;
    const item: unknown = isMap(node)
      ? node.items.find((pair) => String(pair.key) === String(part))
      : node.items[Number(part)];
    const start = startOf(isPair(item) ? item.key : item);
    if (start === undefined) break;
    offset = start;
    node = isPair(item) ? item.value : item;
  }
  return at !== undefined && isScalar(node) ? offsetInText(node, at, source) : offset;
}

/**
 * The place of a character of a text. YAML folds and indents long texts and escapes some signs, but
 * keeps the order of what is no space, so that is what is counted.
 */
function offsetInText({ range, value, type }: Scalar, at: number, source: string): number {
  const [start, end] = range ?? [0, 0];
  const ink = String(value).slice(0, at).replace(/\s/g, '').length;
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  let offset = isBlock ? source.indexOf('\n', start) + 1 : isQuoted ? start + 1 : start;
  for (let left = ink; offset < end; offset += 1) {
    const here = source.charAt(offset);
    if (/\s/.test(here)) continue;
    if (left === 0) break;
    const next = source.charAt(offset + 1);
    if (type === 'QUOTE_DOUBLE' && here === '\\' && /["\\/]/.test(next)) offset += 1;
    if (type === 'QUOTE_SINGLE' && here === "'" && next === "'") offset += 1;
    left -= 1;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
