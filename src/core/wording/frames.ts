import type { CompiledFlow } from '../flow/compile.ts';
import { localise } from '../flow/localise.ts';
import type { LabelForms } from '../flow/spec.ts';
import { listFormat } from '../language/formats.ts';
import type { LanguageCode } from '../language/language.ts';
import { slotSpec } from '../scene.ts';
import type { Frames, Variants } from './pack.ts';

/** What stands for one label, or for several as a list; the other cases where all of them have forms. */
export type LabelWords = Readonly<{ label: string } & Partial<LabelForms>>;

export function labelWords(
  ids: readonly string[],
  flow: CompiledFlow,
  language: LanguageCode,
): LabelWords {
  const slots = ids.map((id) => slotSpec(flow, id));
  const list = (texts: readonly string[]) => listFormat(language, 'conjunction').format(texts);
  const label = list(slots.map((slot) => localise(slot.label, language, flow.spec.language)));
  const forms = slots.flatMap((slot) => formsIn(slot.forms, language) ?? []);
  if (forms.length < slots.length) return { label };
  return {
    label,
    accusative: list(forms.map(({ accusative }) => accusative)),
    genitive: list(forms.map(({ genitive }) => genitive)),
  };
}

/** The variants that these words can fill. */
export function framesFor(frames: Frames, words: LabelWords): Variants {
  if (!('plain' in frames)) return frames;
  return words.genitive === undefined ? frames.plain : frames.inflected;
}

function formsIn(
  forms: Readonly<Partial<Record<LanguageCode, LabelForms | undefined>>> | undefined,
  language: LanguageCode,
): LabelForms | undefined {
  return forms?.[language];
}
