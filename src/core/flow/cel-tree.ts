import type { ASTNode } from '@marcbachmann/cel-js';

/** A part of an expression, with the names that the macros around it have introduced. */
export interface Visited {
  readonly node: ASTNode;
  readonly bound: readonly string[];
}

/** Calls that run a part of the expression once an entry: `tags.exists(tag, tag == "new")`. */
export const macros: readonly string[] = ['all', 'exists', 'exists_one', 'filter', 'map'];

/** Every part of an expression, the outer before the inner. Names that macros introduce are left out. */
export function partsOfTree(node: ASTNode, bound: readonly string[] = []): readonly Visited[] {
  const [name] = node.op === 'rcall' && macros.includes(node.args[0]) ? node.args[2] : [];
  if (node.op !== 'rcall' || name?.op !== 'id') {
    return [{ node, bound }, ...childrenOf(node).flatMap((child) => partsOfTree(child, bound))];
  }
  const inner = node.args[2].slice(1);
  return [
    { node, bound },
    ...partsOfTree(node.args[1], bound),
    ...inner.flatMap((part) => partsOfTree(part, [...bound, name.args])),
  ];
}

function childrenOf(node: ASTNode): readonly ASTNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}
