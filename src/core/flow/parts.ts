import type { z } from 'zod';
import type { FlowFault } from './fault.ts';
import {
  type FlowSpec,
  flowSchema,
  type GroupSpec,
  groupSchema,
  type OptionSpec,
  type RuleSpec,
  ruleSchema,
  type SlotSpec,
  type SnippetSpec,
  snippetSchema,
} from './spec.ts';
import { itemSchema, optionSchema, slotSchema } from './spec-slot.ts';

/*
 * What can be told of a flow that may have faults: each key is read by itself, so that one bad key
 * does not hide what is wrong with the others, and all faults can be reported at once.
 */

export interface Part<T> {
  readonly path: FlowFault['path'];
  /** The keys whose values are of the right kind, and defaults. */
  readonly value: Partial<T>;
  /** The keys that the author wrote, right or wrong. */
  readonly written: ReadonlySet<string>;
}

/** What is read as a value: a slot, or the entries of a list, which have a part of a slot's keys. */
export interface ValuePart extends Part<SlotSpec> {
  readonly options: readonly Part<OptionSpec>[];
}

export interface SlotPart extends ValuePart {
  readonly items?: ValuePart;
}

export interface FlowParts {
  readonly flow: Part<FlowSpec>;
  readonly slots: readonly SlotPart[];
  readonly groups: readonly Part<GroupSpec>[];
  readonly rules: readonly Part<RuleSpec>[];
  readonly snippets: readonly Part<SnippetSpec>[];
}

export function partsOf(source: unknown): FlowParts {
  return {
    flow: read(flowSchema, source, []),
    slots: readList(slotSchema, source, [], 'slots').map(({ raw, ...slot }) => ({
      ...slot,
      options: readList(optionSchema, raw, slot.path, 'options'),
      ...(slot.written.has('items') && { items: readItems(raw, slot.path) }),
    })),
    groups: readList(groupSchema, source, [], 'groups'),
    rules: readList(ruleSchema, source, [], 'rules'),
    snippets: readList(snippetSchema, source, [], 'knowledge'),
  };
}

function readItems(slot: unknown, slotPath: FlowFault['path']): ValuePart {
  const raw = isRecord(slot) ? slot.items : undefined;
  const path = [...slotPath, 'items'];
  return { ...read(itemSchema, raw, path), options: readList(optionSchema, raw, path, 'options') };
}

function readList<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  owner: unknown,
  path: FlowFault['path'],
  key: string,
) {
  const list = isRecord(owner) ? owner[key] : undefined;
  if (!Array.isArray(list)) return [];
  return list.map((raw: unknown, at) => ({ ...read(schema, raw, [...path, key, at]), raw }));
}

function read<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  raw: unknown,
  path: FlowFault['path'],
): Part<z.output<z.ZodObject<Shape>>> {
  const record = isRecord(raw) ? raw : {};
  const written = Object.keys(record).filter((key) => record[key] !== undefined);
  const value: Record<string, unknown> = {};
  for (const [key, keySchema] of Object.entries<z.ZodType>(schema.shape as never)) {
    const parsed = keySchema.safeParse(record[key]);
    if (parsed.success && parsed.data !== undefined) value[key] = parsed.data;
  }
  return { path, value: value as never, written: new Set(written) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
