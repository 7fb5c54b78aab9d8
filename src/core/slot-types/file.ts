import type { SharedFile } from '../input.ts';
import type { Value } from '../value.ts';
import { none, type Problem, type SlotType } from './slot-type.ts';

/**
 * A file that a person shares: a photo, a document. What is kept says where the platform has it and
 * what it is, never what is in it. No words are one, and people read it by its name.
 */
export const file: SlotType = {
  name: 'file',
  read: () => none,
  find: () => [],
  check: (value) => problemOf(value),
  format: (value) => (problemOf(value) === undefined ? (value as unknown as SharedFile).name : ''),
  jsonSchema: () => ({
    type: 'object',
    properties: {
      platform: { type: 'string' },
      id: { type: 'string' },
      name: { type: 'string' },
      mimeType: { type: 'string' },
      size: { type: 'integer', minimum: 0 },
    },
    required: ['platform', 'id', 'name'],
    additionalProperties: false,
  }),
};

/** The canonical value of a file. */
export function fileValue({ platform, id, name, mimeType, size }: SharedFile): Value {
  return {
    platform,
    id,
    name,
    ...(mimeType !== undefined && { mimeType }),
    ...(size !== undefined && { size }),
  };
}

const texts: ReadonlySet<string> = new Set(['platform', 'id', 'name', 'mimeType']);

function problemOf(value: Value): Problem | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return { problem: 'format' };
  const given = value as Readonly<Record<string, string | number>>;
  const known = Object.entries(given).every(([part, of]) =>
    part === 'size' ? Number.isSafeInteger(of) && Number(of) >= 0 : texts.has(part) && isText(of),
  );
  const whole = ['platform', 'id', 'name'].every((part) => isText(given[part]));
  return known && whole ? undefined : { problem: 'format' };
}

function isText(part: unknown): boolean {
  return typeof part === 'string' && part !== '';
}
