import type { CompiledFlow } from '../flow/compile.ts';
import { localise } from '../flow/localise.ts';
import type { Localised } from '../flow/spec.ts';
import { listFormat } from '../language/formats.ts';
import type { LanguageCode } from '../language/language.ts';
import { slotSpec } from '../scene.ts';
import type { SlotState } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { Value } from '../value.ts';
import { formatMessage } from './format.ts';
import { framesFor, labelWords } from './frames.ts';
import { wordingPacks } from './index.ts';
import type { Frames, Variants, WordingPack } from './pack.ts';

/** What acts are put into words with. */
export interface Voice {
  readonly flow: CompiledFlow;
  /** Every flow that may be named. */
  readonly flows: readonly CompiledFlow[];
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly language: LanguageCode;
  /** How often each wording was used so far. */
  readonly said: Readonly<Record<string, number>>;
}

type Words = Readonly<Record<string, string | number>>;

/** One reply's words. Counts what it uses, so that the next variant is taken the next time. */
export interface Speaker {
  readonly pack: WordingPack;
  readonly said: Readonly<Record<string, number>>;
  /** The next variant under a key. */
  pick(key: string, variants: Variants, words?: Words): string;
  /** The next frame around the label of a slot, or of several as a list. */
  about(key: string, frames: Frames, slots: string | readonly string[], words?: Words): string;
  /** Counts a use of the key and returns how often it was used before. */
  count(key: string): number;
  used(key: string): number;
  authored(text: Localised | undefined): string | undefined;
  label(slot: string): string;
  value(slot: string, value: Value): string;
  /** Values of which one is asked, as short as they can be told apart. */
  apart(slot: string, values: readonly Value[]): readonly string[];
  title(flow: string): string;
  /** "a, b and c", "a, b or c". */
  list(items: readonly string[], type: 'conjunction' | 'disjunction'): string;
  format(message: string, words: Words): string;
}

export function speaker({ flow, flows, language, said: before }: Voice): Speaker {
  const said: Record<string, number> = { ...before };
  const pack = wordingPacks[language];
  const used = (key: string) => said[key] ?? 0;
  const count = (key: string) => {
    const times = used(key);
    said[key] = times + 1;
    return times;
  };
  const format = (message: string, words: Words) => formatMessage(message, language, words);
  const pick = (key: string, variants: Variants, words: Words = {}) =>
    format(variants[count(key) % variants.length] ?? variants[0], words);
  const authored = (text: Localised | undefined) =>
    text === undefined ? undefined : localise(text, language, flow.spec.language);
  const label = (id: string) => authored(slotSpec(flow, id).label) ?? id;
  return {
    pack,
    said,
    used,
    count,
    format,
    pick,
    authored,
    label,
    about: (key, frames, slots, words = {}) => {
      const named = labelWords([slots].flat(), flow, language);
      const variants = framesFor(frames, named);
      const message = variants[count(key) % variants.length] ?? variants[0];
      const text = format(message, { ...words, ...named });
      return /^\{(?:label|accusative|genitive)\}/.test(message) ? capitalised(text) : text;
    },
    value: (id, value) => {
      const slot = slotSpec(flow, id);
      return slotTypes[slot.type].format(value, slot, language);
    },
    apart: (id, values) => {
      const slot = slotSpec(flow, id);
      const type = slotTypes[slot.type];
      return (
        type.formatApart?.(values, slot, language) ??
        values.map((value) => type.format(value, slot, language))
      );
    },
    title: (id) => {
      const named = flows.find(({ spec }) => spec.id === id) ?? flow;
      return localise(named.spec.title, language, named.spec.language);
    },
    list: (items, type) => listFormat(language, type).format(items),
  };
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
