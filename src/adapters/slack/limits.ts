/** What Slack refuses, in characters and counts. The renderer keeps to these, and tests check them. */
export const limits = {
  blocks: 50,
  modalBlocks: 100,
  header: 150,
  sectionText: 3_000,
  fields: 10,
  fieldText: 2_000,
  contextElements: 10,
  actions: 25,
  buttonText: 75,
  value: 2_000,
  url: 3_000,
  id: 255,
  options: 100,
  optionText: 75,
  optionValue: 150,
  placeholder: 150,
  label: 2_000,
  hint: 2_000,
  title: 24,
  metadata: 3_000,
  initialText: 3_000,
  /** Of all blocks of a message together: beyond this Slack answers `msg_blocks_too_long`. */
  payload: 13_200,
  /** Beyond this Slack cuts the text that stands for the blocks. */
  text: 40_000,
} as const;

/** One thing that Slack would refuse, with where it is. */
export interface LimitFault {
  readonly at: string;
  readonly fault: string;
}

type Node = Readonly<Record<string, unknown>>;
type Faults = readonly LimitFault[];

/** Every limit that blocks exceed, of a message or of a view. Nothing is sent that has one. */
export function blockFaults(blocks: unknown, most: number = limits.blocks): Faults {
  if (!Array.isArray(blocks)) return [{ at: 'blocks', fault: 'is no list' }];
  const ids = blocks.flatMap((block: Node) => block.block_id ?? []);
  const size = JSON.stringify(blocks).length;
  return [
    ...when(blocks.length > most, 'blocks', `${blocks.length} of ${most}`),
    ...when(most === limits.blocks && size > limits.payload, 'blocks', `${size} characters`),
    ...when(new Set(ids).size < ids.length, 'blocks', 'a block_id stands twice'),
    ...blocks.flatMap((block: Node, i) => ofBlock(block, `blocks[${i}]`)),
  ];
}

function ofBlock(block: Node, at: string): Faults {
  return [...ofIds(block, at), ...ofContent(block, at)];
}

function ofContent(block: Node, at: string): Faults {
  const { text, fields, accessory, elements } = block;
  switch (block.type) {
    case 'section':
      return [
        ...when(text === undefined && fields === undefined, at, 'a section without text'),
        ...(text === undefined ? [] : ofText(text, limits.sectionText, `${at}.text`)),
        ...ofList(fields, limits.fields, `${at}.fields`, (each, place) =>
          ofText(each, limits.fieldText, place),
        ),
        ...(accessory === undefined ? [] : ofElement(accessory as Node, `${at}.accessory`)),
      ];
    case 'header':
      return ofText(text, limits.header, `${at}.text`);
    case 'context':
      return ofList(elements, limits.contextElements, at, (each, place) =>
        ofText(each, limits.sectionText, place),
      );
    case 'actions':
      return [
        ...when(!Array.isArray(elements) || elements.length === 0, at, 'no elements'),
        ...twice(elements, 'action_id', at),
        ...ofList(elements, limits.actions, at, ofElement),
      ];
    case 'input':
      return [
        ...ofText(block.label, limits.label, `${at}.label`),
        ...(block.hint === undefined ? [] : ofText(block.hint, limits.hint, `${at}.hint`)),
        ...ofElement(block.element as Node, `${at}.element`),
      ];
    default:
      return [{ at, fault: 'an unknown kind of block' }];
  }
}

function ofElement(element: Node, at: string): Faults {
  const { type, text, value, url, options, placeholder, initial_value: initial } = element;
  const { option_groups: groups } = element;
  const most = type === 'checkboxes' || type === 'radio_buttons' ? 10 : limits.options;
  return [
    ...ofIds(element, at),
    ...(type === 'button' ? ofText(text, limits.buttonText, `${at}.text`) : []),
    ...when(lengthOf(value) > limits.value, at, 'its value is too long'),
    ...when(lengthOf(url) > limits.url, at, 'its address is too long'),
    ...(placeholder === undefined
      ? []
      : ofText(placeholder, limits.placeholder, `${at}.placeholder`)),
    ...when(lengthOf(initial) > limits.initialText, at, 'what stands in it is too long'),
    ...when(Array.isArray(options) && options.length === 0, at, 'no options'),
    ...twice(options, 'value', at),
    ...ofOptions(options, most, `${at}.options`),
    ...ofList(groups, limits.options, `${at}.option_groups`, (group, place) => [
      ...ofText(group.label, limits.optionText, `${place}.label`),
      ...ofOptions(group.options, most, `${place}.options`),
    ]),
  ];
}

function ofOptions(options: unknown, most: number, at: string): Faults {
  return ofList(options, most, at, (option, place) => [
    ...ofText(option.text, limits.optionText, `${place}.text`),
    ...when(typeof option.value !== 'string', place, 'no value'),
    ...when(lengthOf(option.value) > limits.optionValue, place, 'its value is too long'),
  ]);
}

function ofIds({ block_id, action_id }: Node, at: string): Faults {
  const given = [block_id, action_id].filter((id) => id !== undefined);
  const wrong = given.some((id) => lengthOf(id) === 0 || lengthOf(id) > limits.id);
  return when(wrong, at, 'an id is empty or too long');
}

function ofText(node: unknown, most: number, at: string): Faults {
  const { type, text } = (node ?? {}) as Node;
  return [
    ...when(type !== 'plain_text' && type !== 'mrkdwn', at, 'an unknown kind of text'),
    ...when(lengthOf(text) === 0, at, 'no text'),
    ...when(lengthOf(text) > most, at, `${lengthOf(text)} of ${most} characters`),
  ];
}

function ofList(
  list: unknown,
  most: number,
  at: string,
  ofEach: (each: Node, place: string) => Faults,
): Faults {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [{ at, fault: 'is no list' }];
  return [
    ...when(list.length > most, at, `${list.length} of ${most}`),
    ...list.flatMap((each: Node, i) => ofEach(each, `${at}[${i}]`)),
  ];
}

function twice(list: unknown, key: string, at: string): Faults {
  if (!Array.isArray(list)) return [];
  const values = list.map((each: Node) => each[key]);
  return when(new Set(values).size < values.length, at, `a ${key} stands twice`);
}

function when(holds: boolean, at: string, fault: string): Faults {
  return holds ? [{ at, fault }] : [];
}

function lengthOf(text: unknown): number {
  return typeof text === 'string' ? text.length : 0;
}
