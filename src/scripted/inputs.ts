import { z } from 'zod';
import { commandNames, wordlessKinds } from '../core/input.ts';

/**
 * The input forms of the scripted conversation, one a line (docs/cli.md). Objects are strict: a
 * misspelt key is reported, never ignored.
 */

const base = {
  eventId: z.string().min(1).optional(),
  from: z
    .union([
      z.string().min(1),
      z.strictObject({ id: z.string().min(1), name: z.string().optional() }),
    ])
    .optional(),
  locale: z.string().refine(isLocale, 'is no language tag').optional(),
};

const forms = {
  text: z.strictObject({
    ...base,
    text: z.string(),
    quote: z.string().optional(),
    addressed: z.boolean().optional(),
    speech: z.boolean().optional(),
  }),
  control: z.strictObject({
    ...base,
    control: z.union([
      z.strictObject({ id: z.string().min(1) }),
      z.strictObject({ label: z.string().min(1) }),
    ]),
  }),
  edit: z.strictObject({ ...base, edit: z.strictObject({ of: z.string(), text: z.string() }) }),
  command: z.strictObject({
    ...base,
    command: z.enum(commandNames),
    flow: z.string().optional(),
    reference: z.string().optional(),
  }),
  contact: z.strictObject({
    ...base,
    contact: z.strictObject({
      own: z.boolean().default(true),
      phone: z.string().optional(),
      email: z.string().optional(),
      name: z.string().optional(),
    }),
  }),
  location: z.strictObject({
    ...base,
    location: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  }),
  file: z.strictObject({
    ...base,
    file: z.strictObject({
      name: z.string().min(1),
      mimeType: z.string().min(1).optional(),
      size: z.int().nonnegative().optional(),
    }),
  }),
  wordless: z.strictObject({ ...base, wordless: z.enum(wordlessKinds) }),
};

type Form = keyof typeof forms;
/** One input as it was written, before ids and people are filled in. */
export type WrittenInput = { [Name in Form]: z.output<(typeof forms)[Name]> }[Form];

/** Ten years: further on, calendars and timers mean nothing any more. */
const longestAdvanceMs = 10 * 366 * 86_400_000;
const advance = z.strictObject({ advanceMs: z.int().nonnegative().max(longestAdvanceMs) });
const burst = z.strictObject({ burst: z.array(z.unknown()).min(1) });

export type ReadLine =
  | { readonly kind: 'inputs'; readonly inputs: readonly WrittenInput[] }
  | { readonly kind: 'advance'; readonly advanceMs: number }
  | { readonly kind: 'fault'; readonly message: string };

/** Reads a line: one that begins with a brace is JSON, any other is what a person typed. */
export function readLine(line: string): ReadLine {
  if (!line.trimStart().startsWith('{')) return { kind: 'inputs', inputs: [{ text: line }] };
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { kind: 'fault', message: 'the line is not valid JSON' };
  }
  if (has(json, 'advanceMs')) {
    const read = advance.safeParse(json);
    return read.success ? { kind: 'advance', ...read.data } : fault(read.error);
  }
  if (has(json, 'burst')) {
    const read = burst.safeParse(json);
    return read.success ? readAll(read.data.burst) : fault(read.error);
  }
  return readAll([json]);
}

function readAll(items: readonly unknown[]): ReadLine {
  const inputs: WrittenInput[] = [];
  for (const written of items) {
    const item = typeof written === 'string' ? { text: written } : written;
    const form = formOf(item);
    if (form === undefined) {
      const known = Object.keys(forms).join(', ');
      return { kind: 'fault', message: `an input has exactly one of: ${known}` };
    }
    const read = forms[form].safeParse(item);
    if (!read.success) return fault(read.error);
    inputs.push(read.data);
  }
  return { kind: 'inputs', inputs };
}

function formOf(item: unknown): Form | undefined {
  const found = (Object.keys(forms) as Form[]).filter((form) => has(item, form));
  return found.length === 1 ? found[0] : undefined;
}

function has(json: unknown, key: string): boolean {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, key);
}

function fault(error: z.ZodError): ReadLine {
  const messages = error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  return { kind: 'fault', message: messages.join('; ') };
}

export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
