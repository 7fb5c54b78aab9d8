import type { Act } from '../acts.ts';
import { isActive } from '../decide/active.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { localise, localiseList } from '../flow/localise.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { FilledField } from '../input.ts';
import { languages } from '../language/index.ts';
import type { LanguageCode } from '../language/language.ts';
import { currentValue } from '../merge/merge.ts';
import { slotState } from '../scene.ts';
import type { Session } from '../session.ts';
import { dayAt } from '../slot-types/days/calendar.ts';
import type { Reading, SlotTypeName } from '../slot-types/slot-type.ts';
import { formatMessage } from '../wording/format.ts';
import { wordingPacks } from '../wording/index.ts';
import { say } from '../wording/say.ts';
import { capitalised } from '../wording/speaker.ts';
import { fieldText, readField } from './field.ts';

/** A session's values as a form, for platforms that have one. What comes back is a `FieldsInput`. */
export interface Form {
  readonly of: string;
  readonly title: string;
  readonly language: LanguageCode;
  readonly fields: readonly FormField[];
}

export interface FormField {
  readonly slot: string;
  readonly label: string;
  /** Of a list, the type of its entries. */
  readonly type: Exclude<SlotTypeName, 'list'>;
  readonly several?: true;
  /** What can be chosen: for a choice, or a list of them. */
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  /** What stands now, as `readField` takes it. */
  readonly initial?: string;
  /** It may be left empty: what stands may go, or nothing stands and others are to be edited. */
  readonly optional: boolean;
  readonly hint?: string;
}

/** What is wrong with a field, as a sentence for the person. */
export interface FieldFault {
  readonly slot: string;
  readonly message: string;
}

/** Where a form is opened: all that it is made of. Read only; nothing is asked or counted. */
export interface FormScene {
  readonly flow: CompiledFlow;
  readonly session: Session;
  readonly language: LanguageCode;
  readonly timeZone: string;
  readonly nowMs: number;
}

/**
 * The form of the slots that matter now, or of those named alone, for one person: a sensitive value is
 * left out for everybody but who gave it, and so are files.
 */
export function describeForm(scene: FormScene, viewer: string, only?: readonly string[]): Form {
  const { flow, session, language, timeZone, nowMs } = scene;
  const today = dayAt(nowMs, timeZone);
  const slots = flow.spec.slots.filter(({ id }) =>
    only === undefined ? isActive(flow, id, session.slots, today) : only.includes(id),
  );
  return {
    of: session.id,
    title: localise(flow.spec.title, language, flow.spec.language),
    language,
    fields: slots
      .filter((slot) => isTyped(slot) && maySee(slot, session, viewer))
      .map((slot) => describeField(slot, scene, only !== undefined)),
  };
}

/** A file is shared in the conversation, and there is nothing of it to type. */
function isTyped({ type, items }: SlotSpec): boolean {
  return (type === 'list' ? items?.type : type) !== 'file';
}

function maySee({ id, sensitive }: SlotSpec, session: Session, viewer: string): boolean {
  const state = slotState(session, id);
  return !sensitive || !('value' in state) || state.source.from.id === viewer;
}

function describeField(
  slot: SlotSpec,
  { flow, session, language }: FormScene,
  named: boolean,
): FormField {
  const inFlow = flow.spec.language;
  const item = slot.type === 'list' ? slot.items : slot;
  const value = currentValue(slotState(session, slot.id));
  const [example] = localiseList(slot.examples, language, inFlow);
  const options = (slot.type === 'list' ? slot.items?.options : slot.options)?.map((option) => ({
    id: option.id,
    label: localise(option.label, language, inFlow),
  }));
  return {
    slot: slot.id,
    label: capitalised(localise(slot.label, language, inFlow)),
    type: item?.type === undefined || item.type === 'list' ? 'text' : item.type,
    ...(slot.type === 'list' && { several: true }),
    ...(options && { options }),
    ...(value !== undefined && { initial: fieldText(value, slot, language) }),
    optional: !slot.required || (value === undefined && !named),
    ...(example !== undefined && {
      hint: formatMessage(wordingPacks[language].example[0], language, { example }),
    }),
  };
}

/** Every fault of what a form was filled in with, in words of the conversation. None: it can be sent. */
export function validateFields(
  scene: FormScene,
  fields: readonly FilledField[],
): readonly FieldFault[] {
  const { flow, session, language, timeZone, nowMs } = scene;
  const context = { language: languages[language], nowMs, timeZone };
  return fields.flatMap(({ slot: id, text }): readonly FieldFault[] => {
    const slot = flow.slots.get(id);
    if (slot === undefined || text === '') return [];
    const act = actOn(id, readField(text, slot, context, currentValue(slotState(session, id))));
    if (act === undefined) return [];
    const { slots, said } = session;
    const { parts } = say([act], { flow, flows: [flow], slots, language, said });
    return [{ slot: id, message: parts.map((part) => part.text).join(' ') }];
  });
}

function actOn(slot: string, reading: Reading): Act | undefined {
  switch (reading.kind) {
    case 'invalid':
      return { act: 'invalid', slot, problem: reading.problem };
    case 'ambiguous':
      return { act: 'ask-choice', slot, why: 'ambiguous', candidates: reading.candidates };
    default:
      return undefined;
  }
}
