import type { Conversation } from '../conversation.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { SlotSpec } from '../flow/spec.ts';
import { languages } from '../language/index.ts';
import type { SlotState } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { ReadContext } from '../slot-types/slot-type.ts';
import type { TurnArguments } from '../step.ts';
import { normaliseText } from '../text/normalise.ts';
import type { Trace } from '../trace.ts';

const mask = '•••';
/** A shorter text would blank out half of what is said. */
const shortestSecret = 3;

/**
 * The trace without what is sensitive (contract 10): values of sensitive slots, the words they came
 * from, and those words wherever else they stand.
 */
export function maskTrace(trace: Trace, flow: CompiledFlow, heard: Heard): Trace {
  const sensitive = flow.spec.slots.filter((slot) => slot.sensitive);
  const ids = new Set(sensitive.map(({ id }) => id));
  if (ids.size === 0) return trace;
  const secrets = [...secretsIn(trace, ids), ...secretsSaid(trace, sensitive, heard)];
  return maskIn(
    trace,
    ids,
    [...new Set(secrets)].sort((a, b) => b.length - a.length),
  ) as Trace;
}

/** How the turn's words were read, and what had been asked. */
export interface Heard {
  readonly context: ReadContext;
  readonly asked: readonly string[];
}

export function heardIn({ context }: TurnArguments, conversation: Conversation): Heard {
  const { language, timeZone, session } = conversation;
  return {
    context: { language: languages[language], nowMs: context.nowMs, timeZone },
    asked: session?.pending?.asked ?? [],
  };
}

/** Words that look like a sensitive value, or answer the question for one, wherever they ended up. */
function secretsSaid(
  { inputs }: Trace,
  sensitive: readonly SlotSpec[],
  { context, asked }: Heard,
): readonly string[] {
  return inputs.flatMap(({ text }) => {
    const words = normaliseText(text);
    const found = sensitive.flatMap((slot) =>
      slotTypes[slot.type]
        .find(words, slot, context)
        .map(({ start, end }) => words.slice(start, end)),
    );
    const answer = sensitive.some(({ id }) => asked.includes(id)) ? [text] : [];
    return [...found, ...answer].filter((secret) => secret.length >= shortestSecret);
  });
}

function secretsIn({ before, after, direct, proposals }: Trace, ids: ReadonlySet<string>) {
  const secrets = new Set<string>();
  const add = (text: unknown) => {
    if (typeof text === 'string' && text.length >= shortestSecret) secrets.add(text);
  };
  for (const slots of [before, after]) {
    for (const id of ids) for (const text of textsOf(slots[id])) add(text);
  }
  for (const move of direct) {
    if (!('slot' in move) || !ids.has(move.slot)) continue;
    if ('value' in move) add(move.value);
    if ('source' in move) add(move.source.text);
    if ('candidates' in move) for (const { source } of move.candidates) add(source.text);
  }
  for (const { slot, quote } of proposals) if (ids.has(slot)) add(quote);
  return secrets;
}

function textsOf(state: SlotState | undefined): readonly unknown[] {
  if (state === undefined) return [];
  const candidates =
    state.open?.candidates.flatMap(({ value, source }) => [value, source.text]) ?? [];
  const own = 'value' in state ? [state.value, state.source.text] : [];
  const aside =
    state.status === 'empty' && state.aside ? [state.aside.value, state.aside.source.text] : [];
  const half =
    state.status === 'empty' && state.half ? [...state.half.parts, state.half.source.text] : [];
  return [...own, ...candidates, ...aside, ...half];
}

function maskIn(node: unknown, ids: ReadonlySet<string>, secrets: readonly string[]): unknown {
  if (typeof node === 'string')
    return secrets.reduce((text, secret) => text.replaceAll(secret, mask), node);
  if (Array.isArray(node)) return node.map((item) => maskIn(item, ids, secrets));
  if (typeof node !== 'object' || node === null) return node;
  const about = 'slot' in node && typeof node.slot === 'string' && ids.has(node.slot);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      about ? maskValues(key, value, ids, secrets) : maskSlot(key, value, ids, secrets),
    ]),
  );
}

/** Inside a move, change or act about a sensitive slot. */
function maskValues(
  key: string,
  value: unknown,
  ids: ReadonlySet<string>,
  secrets: readonly string[],
): unknown {
  return ['value', 'from', 'to', 'current', 'words', 'quote', 'candidates'].includes(key)
    ? mask
    : maskIn(value, ids, secrets);
}

/** A sensitive slot's own state keeps its status and nothing that was said. */
function maskSlot(
  key: string,
  value: unknown,
  ids: ReadonlySet<string>,
  secrets: readonly string[],
): unknown {
  const isState = ids.has(key) && typeof value === 'object' && value !== null && 'status' in value;
  if (!isState) return maskIn(value, ids, secrets);
  const state = value as SlotState;
  return {
    ...(maskIn(state, new Set(), secrets) as object),
    ...('value' in state && { value: mask }),
    ...(state.open && { open: { ...state.open, candidates: mask } }),
  };
}
