import type { FlowFault } from './fault.ts';
import { saidIn } from './said.ts';
import { isLocalised, nodesAt, type SchemaNode } from './schema-nodes.ts';

/**
 * What is wrong with an author's texts, wherever the schema allows one: nothing but spaces, or no
 * text in the flow's own language, which every other language falls back to.
 */
export function textFaults(
  source: unknown,
  flowLanguage: string | undefined,
): readonly FlowFault[] {
  return visit(nodesAt([]), source, []);

  function visit(
    nodes: readonly SchemaNode[],
    value: unknown,
    path: FlowFault['path'],
  ): readonly FlowFault[] {
    if (isLocalised(nodes)) return [...blanks(value, path), ...ownLanguage(value, path)];
    if (nodes.length === 0 || typeof value !== 'object' || value === null) return [];
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    return keys.flatMap((key) =>
      visit(
        nodes.flatMap((node) => nodesAt([key], node)),
        (value as never)[key],
        [...path, key],
      ),
    );
  }

  function ownLanguage(value: unknown, path: FlowFault['path']): readonly FlowFault[] {
    if (flowLanguage === undefined || typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value) || Object.hasOwn(value, flowLanguage)) return [];
    return [
      { path, message: `"${path.at(-1)}" is missing in the flow's own language (${flowLanguage})` },
    ];
  }
}

function blanks(value: unknown, path: FlowFault['path']): readonly FlowFault[] {
  return saidIn(value, path)
    .filter(({ text }) => /^\s+$/.test(text))
    .map((blank) => ({ path: blank.path, message: 'this text is empty' }));
}
