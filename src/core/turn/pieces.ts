import type { Input, TextInput } from '../input.ts';
import type { Language } from '../language/language.ts';
import type { Message } from '../text/message.ts';
import { normalise } from '../text/normalise.ts';

/**
 * The inputs of a burst, where messages that are one thought stand together: "about", "thirty
 * people". A message that says something by itself stands alone.
 */
export function thoughts(
  inputs: readonly Input[],
  language: Language,
): readonly (readonly Input[])[] {
  const groups: Input[][] = [];
  for (const input of inputs) {
    const last = groups.at(-1);
    if (last !== undefined && belongs(input, last, language)) last.push(input);
    else groups.push([input]);
  }
  return groups;
}

function belongs(input: Input, before: readonly Input[], language: Language): boolean {
  const said = before.filter((each): each is TextInput => each.kind === 'text');
  const last = said.at(-1);
  if (input.kind !== 'text' || last === undefined || said.length < before.length) return false;
  if (input.from.id !== last.from.id || input.text.trim() === '') return false;
  const text = said.map((each) => normalise(each).text).join(' ');
  return language.leavesOpen(text) || language.carriesOn(normalise(input).text, text);
}

/** Messages of one thought as one; every word keeps the way back to its own message. */
export function together(inputs: readonly TextInput[], language: Language): Message | undefined {
  const [first, ...others] = inputs.map(normalise);
  if (first === undefined || others.length === 0) return first;
  const pieces = [{ start: 0, message: first, leads: language.leavesOpen(first.text) }];
  let { text } = first;
  for (const message of others) {
    if (!/\d$/u.test(text) || !multiplier.test(message.text)) text += ' ';
    const leads = language.leavesOpen(message.text);
    pieces.push({ start: text.length, message, leads });
    text += message.text;
  }
  return { ...first, text, pieces };
}

/** Written right behind its number. */
const multiplier = /^\s*[kmкм]\s*$/iu;
