import { z } from 'zod';
import type { Form, FormField } from '../../core/form/form.ts';
import type { FilledField } from '../../core/input.ts';
import { type Block, type Element, plain, prose } from './blocks.ts';
import { callbacks } from './ids.ts';
import { limits } from './limits.ts';
import { shortened } from './text.ts';
import { type SlackWords, slackWords } from './words.ts';

/** What a form remembers of where it was opened. */
const metadata = z.object({
  key: z.string(),
  of: z.string(),
  thread: z.string().optional(),
  language: z.string(),
});
export type FormOrigin = z.output<typeof metadata>;

/**
 * A form as a modal: for every slot the element of its type, with what stands in it. What no element can
 * hold is left out rather than cut, since a field that comes back empty takes its value away.
 */
export function modalOf(form: Form, origin: Pick<FormOrigin, 'key' | 'thread'>) {
  const words = slackWords(form.language);
  const blocks = form.fields
    .filter(isHeld)
    .flatMap((field) => inputsOf(field, words))
    .slice(0, limits.modalBlocks)
    .map(({ field, block_id }): Block => {
      const hint = hintOf(field, words.oneALine);
      return {
        type: 'input',
        block_id,
        optional: field.optional,
        label: plain(field.label, limits.label),
        element: elementOf(field, form.language),
        ...(hint !== '' && { hint: plain(hint, limits.hint) }),
      };
    });
  const private_metadata: FormOrigin = { ...origin, of: form.of, language: form.language };
  return {
    type: 'modal',
    callback_id: callbacks.form,
    title: plain(form.title, limits.title),
    submit: plain(words.save, limits.title),
    close: plain(words.close, limits.title),
    private_metadata: JSON.stringify(private_metadata),
    blocks: blocks.length > 0 ? blocks : prose(words.nothingToEdit),
  };
}

/** The inputs of a field: a day with an hour has one for each, and a range of days one for each end. */
function inputsOf(
  field: FormField,
  words: SlackWords,
): readonly { readonly field: FormField; readonly block_id: string }[] {
  const { type, several, slot, initial, ...rest } = field;
  const second = secondOf[type];
  if (second === undefined || several) return [{ field, block_id: slot }];
  const [one, other] = initial?.split(second.behind) ?? [];
  return [
    { field: { ...rest, slot, type: 'date', ...(one && { initial: one }) }, block_id: slot },
    {
      field: {
        ...rest,
        slot,
        type: second.type,
        label: words[second.label],
        ...(other && { initial: other }),
      },
      block_id: slot + secondInput,
    },
  ];
}

/** What stands between both parts of a value, and which element the second part has. */
const secondOf: Partial<
  Record<
    FormField['type'],
    {
      readonly behind: string;
      readonly type: 'date' | 'time';
      readonly label: 'pickTime' | 'lastDay';
    }
  >
> = {
  'date-time': { behind: 'T', type: 'time', label: 'pickTime' },
  'date-range': { behind: '/', type: 'date', label: 'lastDay' },
};

/** Ends the name of a second input of a slot; no id of a slot has such a sign. */
const secondInput = ':2';

export function readOrigin(privateMetadata: string): FormOrigin | undefined {
  try {
    return metadata.safeParse(JSON.parse(privateMetadata)).data;
  } catch {
    return undefined;
  }
}

const option = z.object({ value: z.string() });
const elementState = z.object({
  value: z.string().nullish(),
  selected_date: z.string().nullish(),
  selected_time: z.string().nullish(),
  selected_option: option.nullish(),
  selected_options: z.array(option).nullish(),
});
const state = z.record(z.string(), z.record(z.string(), elementState));

/** What a modal was filled in with. A slot is its block; an empty text was left or made empty. */
export function fieldsOf(values: unknown): readonly FilledField[] {
  const read = state.safeParse(values);
  if (!read.success) return [];
  const texts = new Map<string, string>();
  for (const [block, elements] of Object.entries(read.data)) {
    const [element] = Object.values(elements);
    if (element === undefined) continue;
    const slot = block.replace(secondInput, '');
    const both = [texts.get(slot), textOf(element)].filter(Boolean);
    const isDay = element.selected_date !== undefined && element.selected_date !== null;
    texts.set(slot, both.join(isDay ? '/' : 'T'));
  }
  return [...texts].map(([slot, text]) => ({ slot, text }));
}

function textOf(element: z.output<typeof elementState>): string {
  const several = element.selected_options?.map(({ value }) => value).join('\n');
  const picked = element.selected_date ?? element.selected_time ?? element.selected_option?.value;
  return (several ?? picked ?? element.value ?? '').trim();
}

function elementOf(field: FormField, language: string): Element {
  const { type, several, options, initial } = field;
  const text = initial === undefined ? {} : { initial_value: initial };
  if (options !== undefined && options.length > 0) {
    return several ? selectSeveral(options, initial) : selectOne(options, initial);
  }
  if (several) return textElement({ multiline: true }, initial);
  switch (type) {
    case 'boolean': {
      const words = slackWords(language);
      const choices = [
        { id: 'true', label: words.yes },
        { id: 'false', label: words.no },
      ];
      return { ...selectOne(choices, initial), type: 'radio_buttons' };
    }
    case 'date':
      return {
        type: 'datepicker',
        action_id,
        ...(initial !== undefined && { initial_date: initial }),
      };
    case 'time':
      return {
        type: 'timepicker',
        action_id,
        ...(initial !== undefined && { initial_time: initial }),
      };
    case 'integer':
      return { type: 'number_input', action_id, is_decimal_allowed: false, ...text };
    case 'number':
    case 'percentage':
      return { type: 'number_input', action_id, is_decimal_allowed: true, ...text };
    case 'email':
      return { type: 'email_text_input', action_id, ...text };
    case 'text':
      return textElement({ multiline: true }, initial);
    default:
      return textElement({}, initial);
  }
}

const action_id = 'value';

function isHeld({ options = [], initial = '' }: FormField): boolean {
  return options.length > 0 || initial.length <= limits.initialText;
}

function textElement(look: { readonly multiline?: true }, initial: string | undefined): Element {
  const text = initial === undefined ? {} : { initial_value: initial };
  return { type: 'plain_text_input', action_id, ...look, ...text };
}

type Options = NonNullable<FormField['options']>;

function selectOne(options: Options, initial: string | undefined): Element {
  const all = shownOptions(options);
  const chosen = all.find(({ value }) => value === initial);
  return {
    type: 'static_select',
    action_id,
    ...inGroups(all),
    ...(chosen && { initial_option: chosen }),
  };
}

function selectSeveral(options: Options, initial: string | undefined): Element {
  const all = shownOptions(options);
  const ids = initial?.split('\n') ?? [];
  const chosen = all.filter(({ value }) => ids.includes(value));
  return {
    type: 'multi_static_select',
    action_id,
    ...inGroups(all),
    ...(chosen.length > 0 && { initial_options: chosen }),
  };
}

function shownOptions(options: Options) {
  return options.map(({ id, label }) => ({ text: plain(label, limits.optionText), value: id }));
}

/** More than one list can hold stand in groups, each named by its first and its last. */
function inGroups(options: ReturnType<typeof shownOptions>) {
  if (options.length <= limits.options) return { options };
  const count = Math.ceil(options.length / limits.options);
  const groups = Array.from({ length: count }, (_, i) => {
    const group = options.slice(i * limits.options, (i + 1) * limits.options);
    const ends = [group[0], group.at(-1)].map((each) => shortened(each?.text.text ?? '', 35));
    return { label: plain(ends.join(' – '), limits.optionText), options: group };
  });
  return { option_groups: groups.slice(0, limits.options) };
}

/** An example, for what is typed; what is picked needs none. */
function hintOf({ several, options, type, hint = '' }: FormField, oneALine: string): string {
  if (several && options === undefined) return oneALine;
  const picked = options !== undefined || ['date', 'time', 'boolean'].includes(type);
  return picked ? '' : hint;
}
