import type { ControlLabel } from '../controls.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { LanguageCode } from '../language/language.ts';
import { currentValue } from '../merge/merge.ts';
import { slotSpec, slotState } from '../scene.ts';
import type { Session } from '../session.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { Value } from '../value.ts';
import { formatMessage } from './format.ts';
import { framesFor, labelWords } from './frames.ts';
import { wordingPacks } from './index.ts';

/** The words on a control. */
export function labelOf(
  label: ControlLabel,
  flow: CompiledFlow,
  session: Session,
  language: LanguageCode,
): string {
  const { controls, changeSlot } = wordingPacks[language];
  const shown = (id: string, value: Value | undefined): string => {
    const slot = slotSpec(flow, id);
    return value === undefined ? '' : slotTypes[slot.type].format(value, slot, language);
  };
  switch (label.label) {
    case 'option':
      return shown(label.slot, label.value);
    case 'value': {
      const { open } = slotState(session, label.slot);
      return shown(label.slot, open?.candidates[label.candidate]?.value);
    }
    case 'change-slot': {
      const words = labelWords([label.slot], flow, language);
      return formatMessage(framesFor(changeSlot, words)[0], language, words);
    }
    case 'keep': {
      const value = shown(label.slot, currentValue(slotState(session, label.slot)));
      return formatMessage(controls.keep, language, { value });
    }
    default:
      return controls[label.label];
  }
}
