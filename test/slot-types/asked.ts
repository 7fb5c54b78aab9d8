import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import type { ReadContext, Reading } from '../../src/core/slot-types/slot-type.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';
import type { Value } from '../../src/core/value.ts';
import { slotOf } from './reading.ts';

export interface Setting {
  readonly language?: LanguageCode;
  readonly now?: string;
  readonly timeZone?: string;
}

/** Wednesday. */
export const wednesday = '2026-03-04T09:00:00Z';

export function contextOf({ language = 'en', now = wednesday, timeZone = 'UTC' }: Setting = {}) {
  return {
    language: languages[language],
    nowMs: Date.parse(now),
    timeZone,
  } satisfies ReadContext;
}

/** A slot as one language reads it at one moment. Readings in short: `['stated', '2026-03-14']`. */
export function asked(spec: Readonly<Record<string, unknown>>, setting: Setting = {}) {
  const slot = slotOf({ label: 'answer', ...spec });
  const type = slotTypes[slot.type];
  const context = contextOf(setting);
  return {
    slot,
    read: (text: string) => short(type.read(normaliseText(text), slot, context)),
    /** The words, `named`, `weak` or `alone`, and the reading. */
    find: (text: string) => {
      const plain = normaliseText(text);
      return type
        .find(plain, slot, context)
        .map(({ start, end, named, weak, reading }) => [
          plain.slice(start, end),
          named ? 'named' : weak ? 'weak' : 'alone',
          short(reading),
        ]);
    },
    check: (value: Value, today?: string) => type.check(value, slot, today)?.problem,
    format: (value: Value) => type.format(value, slot, setting.language ?? 'en'),
  };
}

export type Short = 'none' | readonly [string, unknown];

function short(reading: Reading): Short {
  switch (reading.kind) {
    case 'none':
      return 'none';
    case 'value':
      return [reading.basis, reading.value];
    case 'ambiguous':
      return ['ambiguous', reading.candidates];
    case 'invalid':
      return ['invalid', reading.problem.problem];
  }
}
