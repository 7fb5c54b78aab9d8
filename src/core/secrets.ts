import type { CompiledFlow } from './flow/compile.ts';
import type { SlotSpec } from './flow/spec.ts';
import type { LanguageCode } from './language/language.ts';
import type { Session } from './session.ts';
import type { SlotState } from './slot-state.ts';
import { slotTypes } from './slot-types/index.ts';
import type { Value } from './value.ts';

const mask = '•••';

/**
 * What of sensitive slots must not be read by others in a shared place: every value as people see
 * it, and the words that it came from (contract 10). Longest first.
 */
export function secretsOf(
  flow: CompiledFlow,
  slots: readonly Session['slots'][],
  language: LanguageCode,
): readonly string[] {
  return wordsOf(flow, slots, language, ({ sensitive }) => sensitive);
}

/** Every value of the slots that are meant, as people see it, and the words that it came from. */
export function wordsOf(
  flow: CompiledFlow,
  slots: readonly Session['slots'][],
  language: LanguageCode,
  isMeant: (slot: SlotSpec) => boolean,
): readonly string[] {
  const secrets = flow.spec.slots.filter(isMeant).flatMap((slot) => {
    const shown = (value: Value) => slotTypes[slot.type].format(value, slot, language);
    return slots.flatMap((each) => {
      const state = each[slot.id];
      return state === undefined ? [] : textsOf(state, shown);
    });
  });
  return [...new Set(secrets)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/** The text with every secret masked that stands in it by itself, not as a part of other words. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((safe, secret) => {
    const pattern = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const alone = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
    return safe.replace(alone, mask);
  }, text);
}

function textsOf(state: SlotState, shown: (value: Value) => string): readonly string[] {
  const candidates = state.open?.candidates ?? [];
  const standing = 'value' in state ? [state] : [];
  const behind = state.status === 'inferred' && state.behind ? [state.behind] : [];
  const half = state.status === 'empty' ? state.half : undefined;
  const parts = half?.parts.map((value) => ({ value, source: half.source })) ?? [];
  return [...standing, ...behind, ...candidates, ...parts].flatMap(({ value, source }) => [
    shown(value),
    source.text,
  ]);
}
