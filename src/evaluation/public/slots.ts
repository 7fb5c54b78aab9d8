import { type CompiledFlow, compileFlow } from '../../core/flow/compile.ts';
import { defineFlow } from '../../core/flow/define.ts';
import type { FlowSource } from '../../core/flow/spec.ts';
import type { LanguageCode } from '../../core/language/language.ts';
import type { CaseSlot } from './cases.ts';

type SlotSource = FlowSource['slots'][number];

/**
 * The flow that an author would write for these slots, from nothing but their names, types,
 * descriptions and options. Slots may be replaced freely; `review` makes the flow ask for a last yes.
 */
export function flowOf(
  slots: readonly CaseSlot[],
  language: LanguageCode,
  { review = false }: { readonly review?: boolean } = {},
): Promise<CompiledFlow> {
  const known = flows.get(key());
  if (known !== undefined) return known;
  const flow = compileFlow(
    defineFlow({
      id: 'cases',
      version: 1,
      title: 'Cases',
      language,
      reversible: !review,
      slots: slots.map((slot) => ({ ...slotSource(slot), ...(review && { reversible: true }) })),
    }),
  );
  flows.set(key(), flow);
  return flow;

  function key(): string {
    return JSON.stringify([slots, language, review]);
  }
}

/** Cases share few flows, and compiling one costs more than a turn. */
const flows = new Map<string, Promise<CompiledFlow>>();

/** The id as a flow has it: letters, digits and underscores. */
export function slotId({ id }: Pick<CaseSlot, 'id'>): string {
  return id.toLowerCase().replace(/[^a-z0-9]+/gu, '_');
}

function slotSource(slot: CaseSlot): SlotSource {
  const id = slotId(slot);
  const label = id.replaceAll('_', ' ');
  const asked = { first: `${slot.description || label}?` };
  const common = { id, label, description: slot.description || label, ask: asked };
  const options = [...new Set(slot.options)];
  switch (slot.type) {
    case 'enum':
      if (options.length < 2) return { ...common, type: 'text' };
      return { ...common, type: 'choice', options: options.map((o) => ({ id: o, label: o })) };
    case 'integer':
      return { ...common, type: 'integer', ...unitOf(slot), ...limitsOf(options) };
    case 'money':
      return { ...common, type: 'money', currency: 'USD' };
    case 'date':
      return { ...common, type: 'date', bias: isBirth(slot) ? 'past' : 'future' };
    case 'person':
    case 'number':
    case 'time':
    case 'boolean':
      return { ...common, type: slot.type };
    case 'address':
      return { ...common, type: 'address' };
    case 'city':
      return { ...common, type: 'place' };
    case 'text':
      // Where nothing says what it is the name or the kind of, any words will do.
      return { ...common, type: slot.description === '' ? 'text' : 'phrase' };
  }
}

/** Reservations lie ahead, and nobody was born tomorrow. */
function isBirth({ id, description }: CaseSlot): boolean {
  return /\bbirth|\bdob\b/iu.test(`${id} ${description}`);
}

/** What a slot counts, where its name or description says so: "number of seats", "star rating". */
function unitOf({ id, description }: CaseSlot): { unit?: string[] } {
  const words = [id.replaceAll('_', ' '), description].flatMap((text) => {
    const [, counted] = /\b(?:number of|length of \w+ in) (\p{L}+)/iu.exec(text) ?? [];
    const [, rated] = /\b(\p{L}+) rating\b/iu.exec(text) ?? [];
    return [counted?.toLowerCase() ?? [], rated ? `${rated.toLowerCase()}s` : []].flat();
  });
  if (/\b(?:group|party)\b/iu.test(`${id.replaceAll('_', ' ')} ${description}`))
    words.push('people');
  const units = [...new Set(words)];
  return units.length > 0 ? { unit: units } : {};
}

function limitsOf(options: readonly string[]): { limits?: { min: number; max: number } } {
  const numbers = options.map(Number).filter(Number.isInteger);
  if (numbers.length === 0) return {};
  return { limits: { min: Math.min(...numbers), max: Math.max(...numbers) } };
}
