import type { FlowSpec } from '../core/flow/spec.ts';
import { missingTexts } from '../core/flow/text-faults.ts';
import { languageCodes } from '../core/language/language.ts';

/** A sound flow in a few lines: what it holds, and which texts a language lacks. */
export function flowText(spec: FlowSpec): string {
  const optional = spec.slots.filter(({ required }) => !required).length;
  const slots = count(spec.slots.length, 'slot') + (optional > 0 ? ` (${optional} optional)` : '');
  const rest = [
    ...(spec.rules.length > 0 ? [count(spec.rules.length, 'rule')] : []),
    ...(spec.knowledge.length > 0 ? [count(spec.knowledge.length, 'snippet')] : []),
  ];
  const lines = [`${spec.id}, version ${spec.version}: ${[slots, ...rest].join(', ')}`];
  for (const language of languageCodes) {
    const missing = missingTexts(spec, spec.language, language);
    if (missing.length === 0) lines.push(`  ${language}: complete`);
    else if (isStarted(spec, language)) {
      const places = missing.slice(0, mostShown).map((path) => placeText(spec, path));
      const more = missing.length > mostShown ? `, and ${missing.length - mostShown} more` : '';
      lines.push(`  ${language}: lacks ${places.join(', ')}${more}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const mostShown = 5;

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** A language without a title is one that nobody has begun to write. */
function isStarted({ title }: FlowSpec, language: string): boolean {
  return typeof title === 'object' && Object.hasOwn(title, language);
}

/** A place by the ids on its way: `slots.email.label`. */
function placeText(spec: FlowSpec, path: readonly (string | number)[]): string {
  let here: unknown = spec;
  const parts = path.map((part) => {
    here = (here as Readonly<Record<string | number, unknown>> | undefined)?.[part];
    const { id } = (here ?? {}) as { readonly id?: unknown };
    return typeof part === 'number' && typeof id === 'string' ? id : part;
  });
  return parts.join('.');
}
