import { z } from 'zod';
import { flowFileSchema } from './spec.ts';

/** The part of JSON Schema that `flowFileSchema` turns into. */
export interface SchemaNode {
  readonly type?: string;
  readonly description?: string | undefined;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: SchemaNode | false;
  /** Only an object with one entry a language names its keys this way. */
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly anyOf?: readonly SchemaNode[];
  readonly enum?: readonly string[];
  readonly const?: string;
}

/** The flow's JSON Schema as an author writes it, for editors and for telling what may stand where. */
export const flowJsonSchema = z.toJSONSchema(flowFileSchema, { io: 'input' }) as SchemaNode;

type Path = readonly PropertyKey[];

/** Everything that may stand at a path, alternatives side by side; empty where nothing may. */
export function nodesAt(path: Path, from: SchemaNode = flowJsonSchema): readonly SchemaNode[] {
  let nodes = alternatives(from);
  for (const part of path) nodes = nodes.flatMap((node) => stepInto(node, part));
  return nodes;
}

/** The keys that an object may have, in the order of the schema. */
export function keysOf(nodes: readonly SchemaNode[]): readonly string[] {
  const keys = nodes.flatMap((node) => [
    ...Object.keys(node.properties ?? {}),
    ...(node.propertyNames?.enum ?? []),
  ]);
  return [...new Set(keys)];
}

/** Whether there may be one text (or list) a language here. */
export function isLocalised(nodes: readonly SchemaNode[]): boolean {
  return nodes.some((node) => node.propertyNames !== undefined);
}

/** What may stand here, for a sentence that goes on "must be …". */
export function describeNodes(nodes: readonly SchemaNode[]): string {
  return [...new Set(nodes.map(describeNode))].join(', or ');
}

function stepInto(node: SchemaNode, part: PropertyKey): readonly SchemaNode[] {
  const next =
    typeof part === 'number'
      ? node.items
      : (node.properties?.[String(part)] ?? node.additionalProperties);
  return next ? alternatives(next) : [];
}

function alternatives({ anyOf, ...node }: SchemaNode): readonly SchemaNode[] {
  return anyOf?.map((one) => ({ description: node.description, ...one })) ?? [node];
}

function describeNode(node: SchemaNode): string {
  if (node.const !== undefined) return `"${node.const}"`;
  if (node.enum) return `one of ${node.enum.join(', ')}`;
  if (node.propertyNames) return 'one entry a language';
  if (node.properties) return `a block with ${Object.keys(node.properties).join(', ')}`;
  return kinds[node.type ?? ''] ?? 'something else';
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};
